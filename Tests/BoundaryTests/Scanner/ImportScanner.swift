/// Finds the imports of a Swift file, and the declarations that stand behind an `@_spi` group.
///
/// It asks for no more grammar than that: `import` is a reserved word, so outside of literals and comments it
/// is an import unless it is a member, a label or the argument of an attribute.
struct ImportScanner {
  /// What a file says about modules.
  struct Result: Sendable, Hashable {
    var imports: [ImportDeclaration] = []
    var groups: [GroupDeclaration] = []
  }

  /// Branches nested deeper than this are left out, so that hostile input cannot cost quadratic time.
  static let deepestNesting = 64

  private static let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private", "open"]
  private static let kinds: Set = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  private let tokens: [Token]
  private var index = 0
  private var result = Result()
  private var attributes: [Attribute] = []
  private var access: String?
  private var branches: [ConditionBranch] = []
  /// The directives that are open beyond the deepest nesting.
  private var uncounted = 0

  private init(_ bytes: [UInt8]) {
    tokens = Lexer.tokens(of: bytes).filter { $0.depth == 0 }
  }

  /// Scans one file.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func scan(_ bytes: [UInt8]) -> Result {
    var scanner = ImportScanner(bytes)
    while scanner.index < scanner.tokens.count { scanner.step() }
    scanner.flush()
    return scanner.result
  }

  private func token(_ offset: Int = 0) -> Token? {
    let place = index + offset
    return place >= 0 && place < tokens.count ? tokens[place] : nil
  }

  private mutating func step() {
    let next = tokens[index]
    if next.kind == .directive, takeDirective(next) { return }
    if next.isMark("@"), token(1)?.isName == true { return takeAttribute() }
    if next.isWord("import"), takeImport(next) { return }
    if next.kind == .word, Self.accessLevels.contains(next.text) {
      access = next.text
      index += 1
      return
    }
    flush()
    index += 1
  }

  /// Ends what may stand before a declaration: its groups, if any, were those of a declaration.
  private mutating func flush() {
    for attribute in attributes where attribute.name == "_spi" {
      for group in attribute.arguments {
        result.groups.append(GroupDeclaration(group: group, line: attribute.line))
      }
    }
    attributes.removeAll(keepingCapacity: true)
    access = nil
  }
}

extension ImportScanner {
  /// The import that begins here, unless the word is a member (`x.import`) or a label (`import: x`).
  private mutating func takeImport(_ keyword: Token) -> Bool {
    guard token(-1)?.isMark(".") != true, var name = token(1), name.isName else { return false }
    var declaration = ImportDeclaration(module: name.text, line: keyword.line)
    var end = index + 2
    if name.kind == .word, Self.kinds.contains(name.text), let module = token(2), module.isName {
      declaration = ImportDeclaration(module: module.text, kind: name.text, line: keyword.line)
      name = module
      end += 1
    }
    guard end >= tokens.count || !tokens[end].isMark(":") else { return false }
    while end < tokens.count, tokens[end].isMark(".") {
      end += 1
      if end < tokens.count, tokens[end].isName {
        declaration.path.append(tokens[end].text)
        end += 1
      }
    }
    declaration.attributes = attributes
    declaration.access = access
    declaration.conditions = branches
    result.imports.append(declaration)
    attributes.removeAll(keepingCapacity: true)
    access = nil
    index = end
    return true
  }

  /// The attribute that begins here, with the names inside its brackets.
  private mutating func takeAttribute() {
    let line = tokens[index].line
    index += 2
    var name = tokens[index - 1].text
    while token()?.isMark(".") == true, let part = token(1), part.isName {
      name += ".\(part.text)"
      index += 2
    }
    var attribute = Attribute(name: name, line: line)
    if token()?.isMark("(") == true { attribute.arguments = takeArguments() }
    attributes.append(attribute)
  }

  private mutating func takeArguments() -> [String] {
    var names: [String] = []
    var open = 0
    while let next = token() {
      index += 1
      if next.isMark("(") { open += 1 }
      if next.isMark(")") { open -= 1 }
      if open == 0 { break }
      if next.isName { names.append(next.text) }
    }
    return names
  }

  /// Keeps the branches of `#if` up to date; any other directive is code.
  private mutating func takeDirective(_ directive: Token) -> Bool {
    guard ["if", "elseif", "else", "endif"].contains(directive.text) else { return false }
    index += 1
    var condition = ""
    while let next = token(), next.line == directive.line, next.kind != .directive {
      condition += next.text
      index += 1
    }
    switch directive.text {
    case "if": open(condition)
    case "endif": close()
    default: change(to: directive.text, condition)
    }
    return true
  }

  private mutating func open(_ condition: String) {
    guard branches.count < Self.deepestNesting else {
      uncounted += 1
      return
    }
    branches.append(ConditionBranch(opening: condition, clause: .if, condition: condition))
  }

  private mutating func close() {
    if uncounted > 0 {
      uncounted -= 1
    } else {
      _ = branches.popLast()
    }
  }

  private mutating func change(to text: String, _ condition: String) {
    guard uncounted == 0, let last = branches.popLast(), let clause = ConditionBranch.Clause(rawValue: text) else {
      return
    }
    branches.append(ConditionBranch(opening: last.opening, clause: clause, condition: condition))
  }
}
