/// Finds the types of a Swift file, and what their stored properties and payloads are of.
///
/// It reads declarations and no expressions: of a property without a written type it takes the names in its initial
/// value. What a computed property, a function or a static property names is not held by a value.
struct TypeScanner {
  private static let modifiers: Set = [
    "public", "package", "open", "internal", "fileprivate", "private", "final", "indirect", "nonisolated", "weak",
    "unowned", "lazy", "static", "class", "set", "unsafe", "(", ")",
  ]

  private let tokens: [Token]
  private var index = 0
  private var types: [TypeDeclaration] = []
  /// For each open brace the place of the type it is the body of; nothing for any other brace.
  private var braces: [Int?] = []

  private init(_ bytes: [UInt8]) { tokens = Lexer.tokens(of: bytes).filter { $0.depth == 0 } }

  /// Scans one file.
  ///
  /// - Complexity: O(*n*) in the number of bytes, times the depth to which types are nested.
  static func scan(_ bytes: [UInt8]) -> [TypeDeclaration] {
    var scanner = TypeScanner(bytes)
    while scanner.index < scanner.tokens.count { scanner.step() }
    return scanner.types
  }

  private mutating func step() {
    let token = tokens[index]
    index += 1
    if token.isMark("{") { return braces.append(nil) }
    if token.isMark("}") { return _ = braces.popLast() }
    guard token.kind == .word else { return }
    if let kind = TypeDeclaration.Kind(rawValue: token.text), takeType(kind, token.line) { return }
    guard let owner = braces.last ?? nil else { return }
    if token.text == "let" || token.text == "var" {
      takeProperty(of: owner)
    } else if token.text == "case", types[owner].kind == .enum {
      takePayloads(of: owner)
    }
  }

  private func token(_ place: Int) -> Token? { tokens.indices.contains(place) ? tokens[place] : nil }

  /// The words and brackets right before a place that only modify what is declared there.
  private func modifiers(before place: Int) -> [String] {
    tokens[..<place].reversed().prefix { Self.modifiers.contains($0.text) }.map(\.text)
  }

  private func access(before place: Int) -> String? {
    modifiers(before: place).first { ["public", "package", "open", "internal", "fileprivate", "private"].contains($0) }
  }

  /// The dotted name that begins at a place, and the place behind it.
  private func dottedName(at start: Int) -> (name: String, end: Int)? {
    guard let first = token(start), first.isName else { return nil }
    var (name, end) = (first.text, start + 1)
    while token(end)?.isMark(".") == true, let next = token(end + 1), next.isName {
      name += ".\(next.text)"
      end += 2
    }
    return (name, end)
  }

  /// The names in a range that can be those of types: each with what follows it behind full stops.
  private func typeNames(in range: Range<Int>) -> [String] {
    var names: [String] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard let (name, end) = dottedName(at: place) else {
        place += 1
        continue
      }
      if name.first?.isUppercase == true { names.append(name) }
      place = end
    }
    return names
  }
}

extension TypeScanner {
  /// The declaration whose keyword was just passed; the body of a type is left to the next steps.
  private mutating func takeType(_ kind: TypeDeclaration.Kind, _ line: Int) -> Bool {
    let keyword = index - 1
    guard token(keyword - 1)?.isMark(".") != true, token(keyword - 1)?.isWord("import") != true,
      let (name, end) = dottedName(at: index), !["func", "var", "let", "init"].contains(name)
    else { return false }
    let stop =
      kind == .typealias
      ? declarationEnd(from: end) : tokens[end...].firstIndex { $0.isMark("{") || $0.isMark("}") } ?? tokens.count
    guard kind == .typealias || token(stop)?.isMark("{") == true else { return false }
    let owners = braces.compactMap { $0 }.last.map { types[$0].name + "." } ?? ""
    let names = typeNames(in: end..<stop)
    types.append(
      TypeDeclaration(
        name: owners + name, kind: kind, access: access(before: keyword), line: line,
        inherited: kind == .typealias ? [] : names,
        holdings: kind == .typealias ? [TypeDeclaration.Holding(label: nil, types: names)] : []))
    index = stop
    if kind != .typealias {
      braces.append(types.count - 1)
      index += 1
    }
    return true
  }

  /// The property whose keyword was just passed, unless it is static or computed.
  private mutating func takeProperty(of owner: Int) {
    guard !modifiers(before: index - 1).contains(where: Self.isStatic) else { return }
    let label = token(index).flatMap { $0.isName ? $0.text : nil }
    let start = label == nil ? index : index + 1
    let stop = declarationEnd(from: start)
    let assignment = (start..<stop).first { tokens[$0].isMark("=") }
    let isComputed =
      assignment == nil && token(stop)?.isMark("{") == true
      && !["willSet", "didSet"].contains(token(stop + 1)?.text)
    guard !isComputed else { return }
    let isTyped = label != nil && token(start)?.isMark(":") == true
    let types = typeNames(in: start..<(isTyped ? assignment ?? stop : stop))
    let value = assignment.flatMap { token($0 + 1) }
    let isNamed = value?.kind == .word && !["true", "false"].contains(value?.text) || value?.isMark(".") == true
    self.types[owner].holdings.append(
      TypeDeclaration.Holding(label: label, types: types, isUnreadable: !isTyped && types.isEmpty && isNamed))
    index = max(index, stop)
  }

  @Sendable private static func isStatic(_ modifier: String) -> Bool { modifier == "static" || modifier == "class" }

  /// The payloads of the cases whose keyword was just passed.
  private mutating func takePayloads(of owner: Int) {
    let stop = declarationEnd(from: index)
    while index < stop {
      if tokens[index].isMark("("), let close = TokenTree.end(of: tokens, from: index) {
        for payload in TokenTree.elements(of: Array(tokens[index...close])) {
          let hasLabel = payload.count > 1 && payload[0].isName && payload[1].isMark(":")
          types[owner].holdings.append(
            TypeDeclaration.Holding(
              label: hasLabel ? payload[0].text : nil, types: TypeScanner(payload).typeNames(in: payload.indices)))
        }
        index = close
      }
      index += 1
    }
  }

  private init(_ tokens: [Token]) { self.tokens = tokens }

  /// Where a declaration of a line ends that goes on from here: at a brace, or with its line unless it clearly goes on.
  private func declarationEnd(from start: Int) -> Int {
    var open = 0
    for place in start..<tokens.count {
      let token = tokens[place]
      if ["(", "["].contains(token.text), token.kind == .mark { open += 1 }
      if [")", "]"].contains(token.text), token.kind == .mark { open -= 1 }
      if open < 0 { return place }
      guard open == 0 else { continue }
      if token.isMark("{") || token.isMark("}") { return place }
      if place > start, token.line > tokens[place - 1].line, !goesOn(place) { return place }
    }
    return tokens.count
  }

  /// Whether the token at the start of a line belongs to the line before.
  private func goesOn(_ place: Int) -> Bool {
    [",", ":", "=", "<", "&", "|"].contains(tokens[place - 1].text) || tokens[place].isMark(".")
      || [")", "]", ">", "&", "=", ":", "-"].contains(tokens[place].text)
  }
}
