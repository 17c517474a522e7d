/// The lines of an address as they stand on a parcel, without the country.
public struct AddressLabel: Hashable, Sendable {
  /// In which letters an address is written.
  public enum Script: Hashable, Sendable, CaseIterable {
    /// As the country itself does.
    case native
    /// In Latin letters and their order, for mail from abroad.
    case latin
  }

  /// The lines, none of them empty.
  public let lines: [String]
  private let separator: LineSeparator

  /// Takes lines that stand already.
  ///
  /// - Parameter lines: The lines; empty ones are dropped.
  public init(lines: [String]) { self.init(lines: lines, separator: .comma) }

  private init(lines: [String], separator: LineSeparator) {
    self.lines = lines.filter { !$0.isEmpty }
    self.separator = separator
  }

  /// The lines as one.
  ///
  /// - Parameter language: A tag of BCP 47, such as `ko`, whose custom separates them; `nil` goes by the country, as far
  ///   as the address, whoever lives there, is in its letters. Lines without a country have commas.
  /// - Returns: The lines with a comma between them, or what the language puts there: nothing in Chinese and Japanese, a
  ///   space in Korean and Thai, its own comma in Arabic.
  public func oneLine(language: String? = nil) -> String {
    language.map { lines.joined(separator: LineSeparator(language: $0).text) } ?? separator.joined(lines)
  }

  /// Writes the fields of an address by a layout.
  init(_ draft: AddressDraft, layout: String, separator: LineSeparator) {
    let empty = Set(AddressLayout.Letter.allCases.filter { AddressLabel.lines(of: $0, in: draft).isEmpty })
    let pieces = AddressLayout.pieces(of: layout)
    var kept: [AddressLayout.Piece] = []
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .lineEnd: kept.append(piece)
      case .field(let letter): if !empty.contains(letter) { kept.append(piece) }
      case .text:
        // What stands beside a field that is empty goes with it: no stray comma, no lonely prefix.
        let next = index + 1 < pieces.count ? pieces[index + 1] : .lineEnd
        if case .field(let letter) = next, empty.contains(letter) { continue }
        if index > 0, pieces[index - 1].isField, kept.last?.isField != true { continue }
        kept.append(piece)
      }
    }
    var written = [""]
    for piece in kept {
      switch piece {
      case .lineEnd: written.append("")
      case .text(let text): written.append((written.popLast() ?? "") + text)
      case .field(let letter):
        let lines = AddressLabel.lines(of: letter, in: draft)
        written.append((written.popLast() ?? "") + (lines.first ?? ""))
        written += lines.dropFirst()
      }
    }
    self.init(lines: written.map { Trimming.trimmed($0) }, separator: separator)
  }

  /// What stands for a letter of a layout: a street has up to two lines.
  private static func lines(of letter: AddressLayout.Letter, in draft: AddressDraft) -> [String] {
    let lines = letter == .street ? [draft.street, draft.additionalStreet] : [draft[letter.field]]
    return lines.filter { !$0.isEmpty }
  }
}
