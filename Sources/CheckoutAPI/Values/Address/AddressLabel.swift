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

  /// Takes lines that stand already.
  ///
  /// - Parameter lines: The lines; empty ones are dropped.
  public init(lines: [String]) { self.lines = lines.filter { !$0.isEmpty } }

  /// The lines as one.
  ///
  /// - Parameter language: A tag of BCP 47, such as `ko`, whose custom separates them; `nil` goes by the letters.
  /// - Returns: The lines with a comma between them, or what the language puts there: nothing in Chinese and Japanese, a
  ///   space in Korean and Thai, its own comma in Arabic.
  public func oneLine(language: String? = nil) -> String {
    let custom = language.map(LineSeparator.init(language:)) ?? LineSeparator(of: lines)
    return lines.joined(separator: custom.text)
  }

  /// Writes the fields of an address by a layout.
  init(_ draft: AddressDraft, layout: String) {
    let pieces = AddressLayout.pieces(of: layout)
    var kept: [AddressLayout.Piece] = []
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .lineEnd: kept.append(piece)
      case .field(let letter): if !draft[letter.field].isEmpty { kept.append(piece) }
      case .text:
        // What stands beside a field that is empty goes with it: no stray comma, no lonely prefix.
        let next = index + 1 < pieces.count ? pieces[index + 1] : .lineEnd
        if case .field(let letter) = next, draft[letter.field].isEmpty { continue }
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
        written.append((written.popLast() ?? "") + draft[letter.field])
        if letter == .street, !draft.additionalStreet.isEmpty { written.append(draft.additionalStreet) }
      }
    }
    self.init(lines: written.map { Trimming.trimmed($0) })
  }
}

/// What stands between the lines of an address when they are written as one.
private struct LineSeparator {
  let text: String

  private static let comma = LineSeparator(text: ", ")
  private static let arabicComma = LineSeparator(text: "، ")
  private static let space = LineSeparator(text: " ")
  private static let nothing = LineSeparator(text: "")

  private init(text: String) { self.text = text }

  /// Source: google/libaddressinput, the separators of compact addresses.
  init(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first.map(String.init) {
    case _ where parts.contains("latn"): self = .comma
    case "ja", "zh", "yue": self = .nothing
    case "ko", "th": self = .space
    case "ar", "ckb", "fa", "ps", "sd", "ug", "ur": self = .arabicComma
    default: self = .comma
    }
  }

  /// By the first letters that tell: most addresses have names, so that some do.
  init(of lines: [String]) {
    for scalar in lines.lazy.flatMap(\.unicodeScalars) {
      switch scalar.value {
      case 0x3040...0x30FF, 0x4E00...0x9FFF: self = .nothing
      case 0xAC00...0xD7A3, 0x0E00...0x0E7F: self = .space
      case 0x0620...0x06D3: self = .arabicComma
      default: continue
      }
      return
    }
    self = .comma
  }
}
