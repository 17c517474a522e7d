/// One of the forms that a country's postcodes have: an automaton over their symbols, and where a separator stands.
struct PostcodeForm {
  private let word: UInt32

  /// The forms of a country; none where it has no postcodes.
  static func all(of format: AddressFormat) -> [PostcodeForm] {
    format.postcodeForms.compactMap { index in
      index < AddressTable.forms.count ? PostcodeForm(word: AddressTable.forms[index]) : nil
    }
  }

  /// Whether the symbols are a code of this form, or how one begins.
  enum Match {
    case whole, beginning, none
  }

  /// Runs the automaton.
  ///
  /// - Complexity: O(*n*) in the number of symbols.
  func match(_ symbols: [UInt8]) -> Match {
    guard let end = end(of: symbols) else { return .none }
    return end.isWhole ? .whole : .beginning
  }

  /// How a text stands to the codes of this form.
  enum Writing {
    /// It is a code, written as its country writes it.
    case own
    /// It is a code in another writing, or has what the form does not know.
    case other
    /// It is no code of this form.
    case none
  }

  /// Whether a text is a code of this form in the country's own writing, as most are.
  ///
  /// - Complexity: O(*n*) in the length of the text; nothing is allocated.
  func writing(of text: String) -> Writing {
    var end = (state: Int(word & 0x7FFF), isWhole: false)
    var (count, marks, mark, markPlace) = (0, 0, UInt8(0), 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") {
        (marks, mark, markPlace) = (marks + 1, byte, count)
        continue
      }
      guard (48...57).contains(byte) || (65...90).contains(byte) else { return .other }
      guard let edge = PostcodeForm.edge(from: end.state, for: byte) else { return .none }
      end = (PostcodeForm.target(edge), PostcodeForm.accepts(edge))
      count += 1
    }
    guard end.isWhole else { return .none }
    guard let place = separatorPlace(in: count) else { return marks == 0 ? .own : .other }
    return marks == 1 && mark == separator && markPlace == place ? .own : .other
  }

  /// How many symbols the codes have that begin with some.
  ///
  /// - Complexity: O(*n*) in the number of states.
  func counts(of symbols: [UInt8]) -> Set<Int> {
    guard let end = end(of: symbols) else { return [] }
    var counts: Set<Int> = end.isWhole ? [symbols.count] : []
    var states: Set<Int> = [end.state]
    var count = symbols.count
    while !states.isEmpty, count < BarePostcode.longest {
      count += 1
      let edges = states.flatMap(PostcodeForm.edges)
      if edges.contains(where: PostcodeForm.accepts) { counts.insert(count) }
      states = Set(edges.map(PostcodeForm.target))
    }
    return counts
  }

  /// Where the automaton is behind some symbols; `nil` when no code begins so.
  private func end(of symbols: [UInt8]) -> (state: Int, isWhole: Bool)? {
    var end = (state: Int(word & 0x7FFF), isWhole: false)
    for symbol in symbols {
      guard let edge = PostcodeForm.edge(from: end.state, for: symbol) else { return nil }
      end = (PostcodeForm.target(edge), PostcodeForm.accepts(edge))
    }
    return end
  }

  /// Where the separator of a code stands, by the symbols before it; `nil` where there is none.
  func separatorPlace(in count: Int) -> Int? {
    guard separator != nil else { return nil }
    let offset = Int(word >> 18 & 15)
    let place = word >> 17 & 1 == 1 ? count - offset : offset
    return place > 0 && place < count ? place : nil
  }

  /// A code of this form, as its country writes it.
  func written(_ symbols: [UInt8]) -> String {
    guard let separator, let place = separatorPlace(in: symbols.count) else {
      return String(decoding: symbols, as: UTF8.self)
    }
    return String(decoding: symbols.prefix(place) + [separator] + symbols.dropFirst(place), as: UTF8.self)
  }

  private var separator: UInt8? {
    switch word >> 15 & 3 {
    case 1: UInt8(ascii: " ")
    case 2: UInt8(ascii: "-")
    default: nil
    }
  }

  private static func edge(from state: Int, for symbol: UInt8) -> UInt64? {
    // 0-9 and A-Z, in the order of the bits of an edge.
    let bit = symbol <= 57 ? UInt64(symbol &- 48) : UInt64(symbol &- 55)
    for index in state..<max(state, AddressTable.edges.count) {
      let edge = AddressTable.edges[index]
      if edge >> bit & 1 == 1 { return edge }
      if edge >> 52 & 1 == 1 { return nil }
    }
    return nil
  }

  private static func target(_ edge: UInt64) -> Int { Int(edge >> 36 & 0x7FFF) }

  private static func accepts(_ edge: UInt64) -> Bool { edge >> 51 & 1 == 1 }

  /// The edges of a state; the state at 0 has none.
  private static func edges(from state: Int) -> [UInt64] {
    guard state > 0, let last = AddressTable.edges[state...].firstIndex(where: { $0 >> 52 & 1 == 1 }) else { return [] }
    return Array(AddressTable.edges[state...last])
  }
}
