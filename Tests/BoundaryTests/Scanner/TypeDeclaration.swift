/// A type as a source declares it, with the names of what a value of it can hold.
struct TypeDeclaration: Sendable, Hashable {
  /// What sort of declaration it is.
  enum Kind: String, Sendable {
    case `struct`
    case `enum`
    case `class`
    case `actor`
    case `protocol`
    case `extension`
    case `typealias`
  }

  /// A stored property, or one payload of a case.
  struct Holding: Sendable, Hashable {
    /// The name of the property, or the label of the payload if it has one.
    let label: String?
    /// The names in its type, dotted where they are; in its initial value where no type is written.
    let types: [String]
    /// Whether nothing tells the type: it is not written, and the initial value does not begin with one.
    var isUnreadable = false
  }

  /// The name with those of the types around it, such as `Tender.Source`.
  let name: String
  let kind: Kind
  /// The access level, when one is written.
  let access: String?
  let line: Int
  /// What is written behind the name: superclass, protocols, constraints.
  let inherited: [String]
  var holdings: [Holding] = []

  /// Whether other modules of the package can name it.
  var isShared: Bool { ["public", "package", "open"].contains(access) }
}
