extension Page {
  /// How a page is drawn.
  struct Drawing: Sendable {
    /// Whether styles are drawn in colour.
    var isColoured = false
    /// Whether it is for programs: no alignment, no wrapping, tabs between cells, no blank lines.
    var isPlain = false
    /// How many columns a line has.
    var width = 80
  }

  /// The page as text; it ends with a newline unless it is empty.
  func text(_ drawing: Drawing) -> String {
    var output = ""
    for (index, block) in blocks.enumerated() {
      switch block {
      case .text(let text, let style):
        output += drawing.lines(text).map { drawing.paint($0, style) + "\n" }.joined()
      case .heading(let text):
        if index > 0, !drawing.isPlain { output += "\n" }
        output += drawing.lines(text).map { drawing.paint($0, .strong) + "\n" }.joined()
      case .verbatim(let lines):
        output += lines.map { $0.shown + "\n" }.joined()
      case .table(let rows):
        output += drawing.isPlain ? drawing.plain(rows) : drawing.aligned(rows)
      }
    }
    return output
  }
}

extension Page.Drawing {
  /// A paragraph, line by line.
  fileprivate func lines(_ text: String) -> [String] {
    isPlain ? [text.shown] : text.shown.wrapped(to: width)
  }

  /// Puts a text into its colour.
  fileprivate func paint(_ text: String, _ style: Page.Style) -> String {
    guard isColoured, !text.isEmpty else { return text }
    let code: String
    switch style {
    case .normal: return text
    case .strong: code = "1"
    case .faint: code = "2"
    case .good: code = "32"
    case .bad: code = "31"
    }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  fileprivate func plain(_ rows: [[Page.Cell]]) -> String {
    rows.map { row in row.map { paint($0.shown, $0.style) }.joined(separator: "\t") + "\n" }.joined()
  }

  /// Aligns the cells of a table; the last one is wrapped below itself.
  fileprivate func aligned(_ rows: [[Page.Cell]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.dropLast().enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.shown.columns)
      }
    }
    return rows.map { aligned($0, widths: widths) }.joined()
  }

  private func aligned(_ row: [Page.Cell], widths: [Int]) -> String {
    guard let last = row.last else { return "" }
    var line = "  "
    var indent = 2
    for (cell, width) in zip(row.dropLast(), widths) {
      let text = cell.shown
      let gap = String(repeating: " ", count: width - text.columns)
      line += (cell.isRightAligned ? gap + paint(text, cell.style) : paint(text, cell.style) + gap) + "  "
      indent += width + 2
    }
    // Where the columns before it leave no room, the last one is wrapped at a width that can still be read.
    let parts = last.shown.wrapped(to: max(24, width - indent))
    let margin = String(repeating: " ", count: indent)
    for (index, part) in parts.enumerated() {
      line += (index > 0 ? "\n" + margin : "") + paint(part, last.style)
    }
    while line.hasSuffix(" ") { line.removeLast() }
    return line + "\n"
  }
}

extension String {
  /// The text as it leaves the tool: masked while it is still one piece, for wrapping could part a card's number.
  fileprivate var shown: String { Redaction.masking(self).printable }
}

extension Page.Cell {
  /// What is in it as it leaves the tool; only amounts are left as they are, with the marks of direction they need.
  fileprivate var shown: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text.shown
      case .amount(let amount): amount
      }
    }.joined()
  }
}
