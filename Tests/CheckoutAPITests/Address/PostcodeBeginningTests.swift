import CheckoutAPI
import CheckoutTesting
import Testing

/// What may still become a postcode while it is typed.
@Suite struct PostcodeBeginningTests {
  private static func isBeginning(_ text: String, _ code: String) throws -> Bool {
    PostalCode.isBeginning(text, in: try #require(CountryCode(code)))
  }

  @Test(arguments: [
    ("AT", "A-"), ("AT", "A"), ("AT", "A-6020"), ("AT", "AT-"), ("DE", "D-"), ("DE", "D"), ("DE", "DE"), ("JP", "〒"),
    ("JP", " "), ("JP", "〒 15"), ("US", " "), ("US", "90210-"), ("US", "90210"), ("US", "USA"), ("EE", "ES"),
    ("LV", "10"), ("LV", "LV-"), ("LV", "L"), ("DE", "10117\n"), ("DE", "\n10"), ("JP", "154-"),
  ])
  func `how a code begins was taken for none`(country: String, text: String) throws {
    #expect(try Self.isBeginning(text, country))
  }

  @Test(arguments: [
    ("US", "9-0-2"), ("US", "902-"), ("DE", "10117-"), ("DE", "-"), ("LV", "-10"), ("JP", "1-"), ("DE", "101\n"),
    ("DE", "〒"), ("AT", "-A"), ("EE", "E-S"), ("GB", "Q"), ("CA", "H3-"),
  ])
  func `what begins no code was taken for a beginning`(country: String, text: String) throws {
    #expect(try !Self.isBeginning(text, country))
  }

  @Test(arguments: [("LV", "-1050"), ("AI", "-2640"), ("LV", "- 1050"), ("AD", ".100"), ("SV", "/1101")])
  func `a sign was taken before a postcode`(country: String, text: String) throws {
    let country = try #require(CountryCode(country))
    #expect(throws: PostalCodeProblem.invalid) { try PostalCode(text, in: country) }
    #expect(!PostalCode.isBeginning(text, in: country))
  }

  @Test func `a hyphen with nothing behind it is no part of a code, and may become one`() throws {
    let country = try #require(CountryCode("US"))
    #expect(throws: PostalCodeProblem.invalid) { try PostalCode("90210-", in: country) }
    #expect(PostalCode.isBeginning("90210-", in: country))
  }

  private static let generators = CountryCode.all.compactMap { country in
    AddressFormat(country).postcodePattern.map { (country, PatternGenerator($0)) }
  }

  /// A code as somebody may type it: with what names the country, in other digits, with or without its separator.
  private static func writing(_ random: inout SplitMix64) -> (CountryCode, String) {
    let (country, generator) = random.one(of: generators)
    var text = generator.next(&random)
    if random.below(3) == 0 { text = text.filter { $0 != " " && $0 != "-" } }
    if random.below(3) == 0 { text = text.lowercased() }
    let before = ["", "", " ", "\u{200B}", "\n", "〒", "〒 "] + ["-", " ", ""].map { country.code + $0 }
    text = random.one(of: before) + text
    if let sign = ["AT": "A-", "DE": "D-", "US": "USA ", "EE": "est-", "OM": "PC "][country.code], random.below(2) == 0
    {
      text = sign + text
    }
    if random.below(3) == 0 {
      let zero = random.one(of: [0xFF10, 0x660, 0x966] as [UInt32])
      text = String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { scalar in
            ("0"..."9").contains(scalar) ? Unicode.Scalar(zero + scalar.value - 48) ?? scalar : scalar
          }))
    }
    return (country, text + random.one(of: ["", "", " ", "\t", "\u{FEFF}"]))
  }

  @Test func `every part of a code that is accepted begins one, however it is written`() throws {
    var accepted = 0
    try Property.check(seed: 0xADD2_E554) { random in
      let (country, text) = Self.writing(&random)
      guard (try? PostalCode(text, in: country)) != nil else { return nil }
      accepted += 1
      if !PostalCode.isBeginning(text, in: country) { return "\(country): \(text) itself" }
      // Of several ends of lines one is white space only where nothing follows.
      let trimmed = text.last?.isNewline == true || text.last == "\t" ? String(text.dropLast()) : text
      let beginning = String(trimmed.prefix(random.below(trimmed.count + 1)))
      return PostalCode.isBeginning(beginning, in: country) ? nil : "\(country): \(beginning) of \(text)"
    }
    #expect(accepted > Property.count * 3 / 5)
  }

  private static let keys = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-".map(String.init)

  /// Types on until there is a code; `nil` where no key leads on.
  private static func completed(_ text: String, in country: CountryCode) -> String? {
    var text = text
    for _ in 0..<20 {
      if (try? PostalCode(text, in: country)) != nil { return text }
      guard let key = keys.first(where: { PostalCode.isBeginning(text + $0, in: country) }) else { return nil }
      text += key
    }
    return nil
  }

  @Test func `what begins a code can be typed on to one`() throws {
    var beginnings = 0
    try Property.check(seed: 0xADD2_E555, count: 20_000) { random in
      var (country, text) = Self.writing(&random)
      text = String(text.prefix(random.below(text.count + 1)))
      if random.below(2) == 0 {
        let place = text.index(text.startIndex, offsetBy: random.below(text.count + 1))
        text.insert(contentsOf: random.one(of: ["-", "-", " ", "A", "1", "〒", "."]), at: place)
      }
      guard PostalCode.isBeginning(text, in: country) else { return nil }
      beginnings += 1
      return Self.completed(text, in: country) == nil ? "\(country): \(text) leads nowhere" : nil
    }
    #expect(beginnings > 5_000)
  }
}
