/// What a command shows to people, before anything is decided about width and colour.
struct Page: Sendable {
  /// How a text stands out; what it means is always in its words too.
  enum Style: Sendable {
    case normal
    case strong
    case faint
    case good
    case bad
  }

  /// A part of what is in a cell.
  enum Piece: Sendable, ExpressibleByStringLiteral {
    /// A text that may come from anywhere: what could be a card's number in it is masked.
    case text(String)
    /// An amount that the tool itself wrote, from minor units: a long one is no card's number, and what turns the order
    /// of text in it is meant.
    case amount(String)

    init(stringLiteral value: String) { self = .text(value) }
  }

  /// One cell of a table.
  struct Cell: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// What is in it, one piece behind the other.
    var pieces: [Piece]
    var style: Style
    var isRightAligned: Bool

    init(_ text: String, _ style: Style = .normal, right: Bool = false) {
      self.init(pieces: [.text(text)], style, right: right)
    }

    init(pieces: [Piece], _ style: Style = .normal, right: Bool = false) {
      self.pieces = pieces
      self.style = style
      isRightAligned = right
    }

    init(stringLiteral value: String) { self.init(value) }
  }

  /// A part of a page.
  enum Block: Sendable {
    case text(String, Style)
    case heading(String)
    case table([[Cell]])
    case verbatim([String])
  }

  /// The parts, from top to bottom.
  private(set) var blocks: [Block] = []

  /// Adds a paragraph.
  mutating func add(_ text: String, _ style: Style = .normal) { blocks.append(.text(text, style)) }

  /// Adds a heading and, below it, a table whose last column holds the free text; nothing when it is empty.
  mutating func add(_ heading: String, _ rows: [[Cell]]) {
    guard !rows.isEmpty else { return }
    blocks.append(.heading(heading))
    blocks.append(.table(rows))
  }

  /// Adds a table without a heading.
  mutating func add(_ rows: [[Cell]]) {
    if !rows.isEmpty { blocks.append(.table(rows)) }
  }

  /// Adds lines that are neither wrapped nor indented: they are in a language of their own.
  mutating func add(verbatim lines: [String]) { blocks.append(.verbatim(lines)) }

  /// Adds another page below this one.
  mutating func add(_ page: Page) { blocks += page.blocks }
}
