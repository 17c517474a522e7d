/// What `Package.swift` says, read from its tokens: no process is needed, and nothing is evaluated.
///
/// It understands lists of plain calls only. Whatever else the manifest does ends up in `unreadable`, so that
/// nothing is built in a way that the rules cannot see.
struct Manifest: Sendable {
  /// A target or product with its line.
  struct Item: Sendable {
    /// The call that makes it, such as `target` or `library`.
    let kind: String
    let name: String
    /// The dependencies of a target, or the targets of a product.
    let members: [String]
    let line: Int
    let call: CallExpression
  }

  private(set) var settings: [CallExpression] = []
  private(set) var products: [Item] = []
  private(set) var targets: [Item] = []
  /// The lines that depend on another package.
  private(set) var packages: [Int] = []
  /// The lines that are no list of plain calls.
  private(set) var unreadable: [Int] = []

  init(_ bytes: [UInt8]) {
    let tokens = Lexer.tokens(of: bytes).filter { $0.depth == 0 }
    var index = 0
    while index < tokens.count {
      index = readStatement(tokens, at: index)
    }
  }

  /// The upcoming features that are switched on, with their lines.
  var features: [(name: String, line: Int)] {
    settings.filter { $0.name == "enableUpcomingFeature" }.map { call in
      (call.arguments.first?.value.map(\.text).joined() ?? "", call.line)
    }
  }

  /// Reads one of the three statements a manifest has, and returns where the next begins.
  private mutating func readStatement(_ tokens: [Token], at index: Int) -> Int {
    func word(_ offset: Int, _ text: String) -> Bool {
      index + offset < tokens.count && tokens[index + offset].text == text
    }
    if word(0, "import"), word(1, "PackageDescription") { return index + 2 }
    if word(0, "let"), word(1, "strictSettings"), word(2, ":"),
      let end = TokenTree.end(of: tokens, from: index + 3), word(end - index + 1, "="),
      let last = TokenTree.end(of: tokens, from: end + 2)
    {
      settings = read(Array(tokens[(end + 2)...last]))
      return last + 1
    }
    if word(0, "let"), word(1, "package"), word(2, "="), word(3, "Package"),
      let end = TokenTree.end(of: tokens, from: index + 4), let call = TokenTree.call(Array(tokens[(index + 3)...end]))
    {
      readPackage(call)
      return end + 1
    }
    unreadable.append(tokens[index].line)
    return tokens.count
  }

  private mutating func readPackage(_ package: CallExpression) {
    packages = read(package.value("dependencies")).map(\.line)
    products = read(package.value("products")).map { item($0, members: "targets") }
    targets = read(package.value("targets")).map { item($0, members: "dependencies") }
    for argument in package.arguments
    where !["name", "platforms", "products", "dependencies", "targets"].contains(argument.label) {
      unreadable.append(argument.value.first?.line ?? package.line)
    }
  }

  private mutating func read(_ list: [Token]) -> [CallExpression] {
    if let first = list.first, !first.isMark("[") || TokenTree.end(of: list, from: 0) != list.count - 1 {
      unreadable.append(first.line)
    }
    let (calls, others) = TokenTree.calls(in: list)
    unreadable += others
    return calls
  }

  private mutating func item(_ call: CallExpression, members label: String) -> Item {
    let members = TokenTree.elements(of: call.value(label))
    unreadable += members.filter { $0.count != 1 || $0[0].kind != .string }.map { $0[0].line }
    if call.string("name") == nil { unreadable.append(call.line) }
    return Item(
      kind: call.name, name: call.string("name") ?? "", members: members.map { $0[0].text }, line: call.line,
      call: call)
  }
}
