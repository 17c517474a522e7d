import CheckoutTesting

/// Draws texts that a pattern of postcodes takes, from the pattern as the data has it and not from the automata.
struct PatternGenerator: Sendable {
  private indirect enum Node: Sendable {
    case symbols([UInt8])
    case sequence([Node])
    case choice([Node])
    case repeated(Node, ClosedRange<Int>)
  }

  private let root: Node

  /// Reads literals, classes, groups, alternatives and counts; that is all the data uses.
  init(_ pattern: String) {
    var rest = Array(pattern.utf8)[...]
    root = PatternGenerator.choice(&rest)
  }

  /// A text that the pattern takes as a whole.
  func next(_ random: inout SplitMix64) -> String {
    var text: [UInt8] = []
    write(root, to: &text, &random)
    return String(decoding: text, as: UTF8.self)
  }

  private func write(_ node: Node, to text: inout [UInt8], _ random: inout SplitMix64) {
    switch node {
    case .symbols(let symbols): text.append(random.one(of: symbols))
    case .sequence(let nodes): for node in nodes { write(node, to: &text, &random) }
    case .choice(let nodes): write(random.one(of: nodes), to: &text, &random)
    case .repeated(let node, let counts):
      for _ in 0..<counts.lowerBound + random.below(counts.count) { write(node, to: &text, &random) }
    }
  }

  private static let digits = Array("0123456789".utf8)

  private static func choice(_ rest: inout ArraySlice<UInt8>) -> Node {
    var branches = [sequence(&rest)]
    while rest.first == UInt8(ascii: "|") {
      rest.removeFirst()
      branches.append(sequence(&rest))
    }
    return .choice(branches)
  }

  private static func sequence(_ rest: inout ArraySlice<UInt8>) -> Node {
    var nodes: [Node] = []
    while let next = rest.first, next != UInt8(ascii: "|"), next != UInt8(ascii: ")") {
      let node = single(&rest)
      nodes.append(counted(node, &rest))
    }
    return .sequence(nodes)
  }

  private static func single(_ rest: inout ArraySlice<UInt8>) -> Node {
    switch rest.removeFirst() {
    case UInt8(ascii: "("):
      if rest.starts(with: Array("?:".utf8)) { rest.removeFirst(2) }
      let inner = choice(&rest)
      rest.removeFirst()
      return inner
    case UInt8(ascii: "["): return .symbols(classSymbols(&rest))
    case UInt8(ascii: "\\"): return .symbols(escaped(rest.removeFirst()))
    case let literal: return .symbols([literal])
    }
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] { byte == UInt8(ascii: "d") ? digits : [byte] }

  private static func classSymbols(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    var symbols: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "]") {
      if byte == UInt8(ascii: "\\") {
        symbols += escaped(rest.removeFirst())
      } else if rest.first == UInt8(ascii: "-"), let last = rest.dropFirst().first, last != UInt8(ascii: "]") {
        rest.removeFirst(2)
        symbols += Array(byte...last)
      } else {
        symbols.append(byte)
      }
    }
    return symbols
  }

  private static func counted(_ node: Node, _ rest: inout ArraySlice<UInt8>) -> Node {
    switch rest.first {
    case UInt8(ascii: "?"):
      rest.removeFirst()
      return .repeated(node, 0...1)
    case UInt8(ascii: "{"):
      let inside = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
      rest = rest.dropFirst(inside.count + 2)
      let bounds = String(decoding: inside, as: UTF8.self).split(separator: ",").compactMap { Int($0) }
      guard let low = bounds.first, let high = bounds.last else { return node }
      return .repeated(node, low...high)
    default: return node
    }
  }
}
