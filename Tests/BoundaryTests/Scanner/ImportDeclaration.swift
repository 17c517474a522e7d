/// One import of a file, with everything that is written about it.
struct ImportDeclaration: Sendable, Hashable {
  /// The module, without backticks.
  let module: String
  /// What follows the module, such as `["T"]` in `import struct M.T`.
  var path: [String] = []
  /// The kind of the one declaration that is imported, such as `struct`.
  var kind: String?
  /// The attributes, in the order in which they are written.
  var attributes: [Attribute] = []
  /// The access level, when one is written.
  var access: String?
  /// The line of the word `import`.
  let line: Int
  /// The branches of `#if` around it, outermost first.
  var conditions: [ConditionBranch] = []

  /// The groups it opens, one for each `@_spi`.
  var groups: [String] {
    attributes.filter { $0.name == "_spi" }.flatMap(\.arguments)
  }

  /// Whether an attribute of this name, given without the at sign, stands before it.
  func has(_ attribute: String) -> Bool {
    attributes.contains { $0.name == attribute }
  }
}

/// An attribute as far as the scanner reads it: `@_spi(Internals)` is `_spi` with one argument.
struct Attribute: Sendable, Hashable {
  let name: String
  /// The names inside the brackets; other pieces of an argument are left out.
  var arguments: [String] = []
  let line: Int
}

/// The branch of an `#if` in which an import stands.
struct ConditionBranch: Sendable, Hashable {
  enum Clause: String, Sendable {
    case `if`
    case `elseif`
    case `else`
  }

  /// The condition of the `#if` itself, without blanks.
  let opening: String
  /// The clause the import stands in.
  let clause: Clause
  /// The condition of that clause, without blanks; empty for `#else`.
  let condition: String
}

/// A declaration that stands behind a door: it has an `@_spi` attribute and is not an import.
struct GroupDeclaration: Sendable, Hashable {
  let group: String
  let line: Int
}
