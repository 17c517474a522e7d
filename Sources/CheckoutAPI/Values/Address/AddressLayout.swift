/// The lines of an address as the data writes them: fields, texts between them, and ends of lines.
enum AddressLayout {
  /// A field of a layout, in the order of the bits of the table.
  enum Letter: Int, CaseIterable {
    case recipient, organization, street, district, city, region, postalCode, sortingCode

    init?(_ byte: UInt8) {
      guard let index = "NOADCSZX".utf8.enumerated().first(where: { $0.element == byte })?.offset else { return nil }
      self.init(rawValue: index)
    }

    /// The letter of a field; the second line of a street belongs to the street.
    init?(_ field: FormField) {
      switch field {
      case .recipient: self = .recipient
      case .organization: self = .organization
      case .street, .additionalStreet: self = .street
      case .district: self = .district
      case .city: self = .city
      case .region: self = .region
      case .postalCode: self = .postalCode
      case .sortingCode: self = .sortingCode
      case .country, .phone, .email, .cardNumber, .expiry, .securityCode, .holder: return nil
      }
    }

    /// The field of a form.
    var field: FormField {
      switch self {
      case .recipient: .recipient
      case .organization: .organization
      case .street: .street
      case .district: .district
      case .city: .city
      case .region: .region
      case .postalCode: .postalCode
      case .sortingCode: .sortingCode
      }
    }
  }

  /// One piece of a layout.
  enum Piece: Equatable {
    case field(Letter)
    case text(String)
    case lineEnd

    var isField: Bool { if case .field = self { true } else { false } }
  }

  /// The pieces of a layout, in its order.
  static func pieces(of layout: String) -> [Piece] {
    var pieces: [Piece] = []
    var text: [UInt8] = []
    var isEscaped = false
    func endText() {
      if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    for byte in layout.utf8 {
      if isEscaped {
        endText()
        if byte == UInt8(ascii: "n") { pieces.append(.lineEnd) }
        if let letter = Letter(byte) { pieces.append(.field(letter)) }
        isEscaped = false
      } else if byte == UInt8(ascii: "%") {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    endText()
    return pieces
  }

  /// The fields of a layout, in its order.
  static func letters(of layout: String) -> [Letter] {
    pieces(of: layout).compactMap { if case .field(let letter) = $0 { letter } else { nil } }
  }
}
