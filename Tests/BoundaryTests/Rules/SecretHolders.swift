/// Which types of some sources can hold a secret: those that are one, and those that can hold such a type.
///
/// A protocol counts when a type of the sources that conforms to it does: what is held as `any P` may be that type.
struct SecretHolders: Sendable {
  /// A type that can hold a secret, and why.
  struct Holder: Sendable {
    let name: String
    let path: String
    let line: Int
    /// Whether other modules can name a value of it.
    let isShared: Bool
    /// The property or the type that makes it one.
    let through: String
  }

  /// The types that are secrets although no name of what they store says so.
  static let secrets: Set = ["PaymentToken", "EditingKey", "FieldEdit"]

  /// The names of properties and payloads that hold a secret, or a part of one, when they are of text or digits.
  static let labels: Set = [
    "number", "cardNumber", "maskedNumber", "pan", "digits", "packed", "securityCode", "cvv", "cvc", "pin", "token",
  ]

  private static let plain: Set = [
    "String", "Substring", "Character", "Int", "Int64", "Int128", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
  ]

  /// All declarations of a name: the type and its extensions.
  private var types: [String: [(declaration: TypeDeclaration, path: String)]] = [:]
  private(set) var holders: [String: Holder] = [:]

  /// Reads sources, and follows what their types hold.
  ///
  /// - Parameters:
  ///   - files: The sources.
  ///   - innocent: Types that are found, and do not make those a holder that hold them.
  /// - Complexity: O(*n* · *m*) for *n* types, the longest chain of which has *m*.
  init(in files: [Project.File], innocent: Set<String> = []) {
    for file in files {
      for declaration in TypeScanner.scan(file.bytes) {
        types[declaration.name, default: []].append((declaration, file.path))
      }
    }
    // Sorted, so that a failure says the same each time.
    let sorted = types.sorted { $0.key < $1.key }
    for (name, declarations) in sorted {
      if SecretHolders.secrets.contains(name) { add(name, through: "being a secret") }
      for holding in declarations.flatMap(\.declaration.holdings) where SecretHolders.isSecret(holding) {
        add(name, through: "its \(holding.label ?? "")")
      }
    }
    var count = -1
    while holders.count > count {
      count = holders.count
      for (name, declarations) in sorted { follow(name, declarations.map(\.declaration), innocent) }
    }
  }

  /// The properties of which nothing tells the type, with the types they are of.
  var unreadable: [(owner: TypeDeclaration, path: String, label: String)] {
    types.sorted { $0.key < $1.key }.flatMap(\.value).flatMap { found in
      found.declaration.holdings.filter(\.isUnreadable).map { (found.declaration, found.path, $0.label ?? "") }
    }
  }

  /// Whether there is a type of this name, whatever it holds.
  func knows(_ name: String) -> Bool { types[name] != nil }

  private static func isSecret(_ holding: TypeDeclaration.Holding) -> Bool {
    guard let label = holding.label, labels.contains(label) else { return false }
    return !holding.types.isEmpty && holding.types.allSatisfy(plain.contains)
  }

  private mutating func follow(_ name: String, _ declarations: [TypeDeclaration], _ innocent: Set<String>) {
    let isHolder = holders[name] != nil
    for declaration in declarations {
      for type in declaration.holdings.flatMap(\.types) where !isHolder {
        guard let held = resolved(type, in: name), holders[held] != nil, !innocent.contains(held) else { continue }
        return add(name, through: held)
      }
      for type in declaration.inherited {
        guard let other = resolved(type, in: name), let first = types[other]?.first?.declaration else { continue }
        if first.kind == .protocol, isHolder, !innocent.contains(name) { add(other, through: name) }
        if first.kind == .class, !isHolder, holders[other] != nil { return add(name, through: other) }
      }
    }
  }

  private mutating func add(_ name: String, through reason: String) {
    guard holders[name] == nil, let found = types[name]?.first(where: { $0.declaration.kind != .extension }) else {
      return
    }
    let isNamed = found.declaration.isShared && ![.protocol, .typealias].contains(found.declaration.kind)
    holders[name] = Holder(
      name: name, path: found.path, line: found.declaration.line, isShared: isNamed, through: reason)
  }

  /// The full name of a type that is written inside another: the nearest one that begins as it is written.
  private func resolved(_ written: String, in owner: String) -> String? {
    let parts = written.split(separator: ".")
    let owners = owner.split(separator: ".")
    for length in stride(from: parts.count, to: 0, by: -1) {
      for depth in stride(from: owners.count, through: 0, by: -1) {
        let name = (owners.prefix(depth) + parts.prefix(length)).joined(separator: ".")
        if types[name] != nil { return name }
      }
    }
    return nil
  }
}
