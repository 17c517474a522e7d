import Testing

@Suite struct SecretSampleTests {
  private static let path = "Sources/CheckoutAPI/A.swift"
  private static let table = SecretSamples.table + ".swift"

  /// The secrets that the search starts from, with their samples.
  private static let secrets = SecretHolders.secrets.sorted().map { "public struct \($0) { let value: String }" }
  private static let keys = SecretHolders.secrets.sorted().map { "\"\($0)\": [1]" }
  private static let prefix = [
    "Sources/CheckoutAPI/Values/Card/CardPrefix.swift": "public struct CardPrefix { let digits: String }"
  ]

  /// Sources where everything has a sample, and beside it a source of which only some types have.
  private static func planted(
    _ name: String, _ source: String, sampled: [String] = [], _ failures: [String] = []
  ) -> Planted {
    let keys = keys + sampled.map { "\"\($0)\": [1]" }
    let files = [
      "Sources/CheckoutCore/Secrets.swift": secrets.joined(separator: "\n"),
      table: "let all = [\(keys.joined(separator: ", "))]", path: source,
    ]
    return Planted(name, files.merging(prefix) { $1 }, failures)
  }

  private static func missing(_ name: String, through other: String, line: Int = 1) -> String {
    "\(path):\(line): \(name) can hold a secret, through \(other), and has no sample."
  }

  @Test func `every type that can hold a secret has a sample`() {
    SecretSamples.rule(for: .current).expectToHold()
    let good = Self.planted("good", "")
    SecretSamples.rule(for: Project(good.files)).expectToGuardItself(in: good.files)
  }

  @Test func `the search finds what is known to hold secrets`() {
    let sources = Project.current.swiftFiles.filter { $0.path.hasPrefix("Sources/") }
    let holders = SecretHolders(in: sources).holders
    for name in [
      "CardInput", "CardNumber", "SecurityCode", "CardDetails", "CardReport", "GiftCardInput", "CheckoutAction",
      "TokenisationRequest", "OrderSubmission", "Tender.Source", "CheckoutFunnel", "CheckoutModel",
      "CheckoutDependencies", "ScenarioFacts", "StubCheckoutRepository", "InMemoryPlacementJournal",
    ] {
      #expect(holders[name]?.isShared == true, "\(name)")
    }
    for name in ["Cart", "Quote", "PostalAddress", "CardBrand", "CheckoutPolicy", "ManualClock"] {
      #expect(holders[name] == nil, "\(name)")
    }
  }

  @Test(arguments: [
    planted("as it should be", "public struct A { let token: PaymentToken }", sampled: ["A"]),
    planted("property", "public struct A { let a: [PaymentToken?] }", [missing("A", through: "PaymentToken")]),
    planted(
      "property without a written type", "public struct A { var a = Optional<PaymentToken>.none }",
      [missing("A", through: "PaymentToken")]),
    planted(
      "payload", "\n@nonexhaustive public indirect enum A { case a, b(Int, of: [Int: PaymentToken]) }",
      [missing("A", through: "PaymentToken", line: 2)]),
    planted(
      "through a private type",
      "package final class A { private let state: Mutex<State>\nprivate struct State {\n"
        + "var b = 1\n  var a: PaymentToken? } }", [missing("A", through: "A.State")]),
    planted(
      "nested", "extension B { public struct A { let a: FieldEdit } }\npublic struct C { var a: [B.A] }\nenum B {}",
      [
        missing("B.A", through: "FieldEdit"), missing("C", through: "B.A", line: 2),
      ]),
    planted(
      "through a protocol",
      "public struct A { let a: any P }\npublic protocol P {}\nfinal class B: P { let a: FieldEdit }",
      [missing("A", through: "P")]),
    planted(
      "through an extension", "public struct A { let a: any P }\npublic protocol P {}\nextension EditingKey: P {}",
      [missing("A", through: "P")]),
    planted(
      "through another name", "public struct A { let a: B }\ntypealias B = (Int, EditingKey)",
      [missing("A", through: "B")]),
    planted("by its name", "public struct A { let securityCode: String }", [missing("A", through: "its securityCode")]),
    planted(
      "observed", "public struct A { var a: FieldEdit { didSet { f() } } }", [missing("A", through: "FieldEdit")]),
    planted("of two", "public struct A { let (a, b) = (1, PaymentToken()) }", [missing("A", through: "PaymentToken")]),
    planted(
      "not to be told", "struct A {\nlet a = f(), b = 1\nvar c = true, d = -1, e = [1], f = \"\" }",
      ["\(path):1: nothing tells the type of a in A."]),
    planted(
      "none of them",
      """
      public struct A {
        public static let sample = PaymentToken("a")
        public var token: PaymentToken { PaymentToken("a") }
        public func token(_ key: EditingKey) -> FieldEdit { let a: FieldEdit = f(key); return a }
        // let a: PaymentToken
        let text = "PaymentToken", number: Shelf
      }
      struct B { let token: PaymentToken }
      protocol P { var token: PaymentToken { get } }
      public struct C { let a: CardPrefix }
      """),
    planted("nothing that holds one", "", sampled: ["Cart"], ["\(table):1: Cart is no shared type that can hold a"]),
    Planted(
      "no secrets", prefix.merging([table: "let all = [1]"]) { $1 },
      SecretHolders.secrets.sorted().map { "\(table):1: there is no type \($0)." }),
  ])
  func `a type without a sample, and a sample without a type, are named`(_ planted: Planted) {
    SecretSamples.rule(for: Project(planted.files)).expect(planted)
  }
}
