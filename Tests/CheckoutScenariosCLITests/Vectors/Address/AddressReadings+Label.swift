import CheckoutAPI

extension AddressReadings {
  static let label: VectorRun.Reading = { vector in
    let country = try countryCode(vector)
    let isFromAbroad = vector.input["international"] == .flag(true)
    let label = AddressFormat(country).label(
      of: try draft(vector.input), in: try script(vector, country), isFromAbroad: isFromAbroad)
    return VectorRun.difference(label.lines, try vector.expected.need("lines").list().map { try $0.text() })
  }

  static let oneLine: VectorRun.Reading = { vector in
    let language = try vector.input["language"]?.text()
    let label =
      if let lines = vector.input["lines"] {
        AddressLabel(lines: try lines.list().map { try $0.text() })
      } else {
        AddressFormat(try countryCode(vector)).label(
          of: try draft(vector.input), in: try script(vector, try countryCode(vector)))
      }
    return VectorRun.difference(label.oneLine(language: language), try vector.expected.need("text").text())
  }

  /// Latin letters are asked for by the language: by its script, or because it is none of the country's.
  private static func script(_ vector: Vector, _ country: CountryCode) throws -> AddressLabel.Script {
    guard let language = try vector.input["language"]?.text().lowercased() else { return .native }
    if language.contains("latn") { return .latin }
    let native: [String: String] = [
      "AE": "ar", "AM": "hy", "CN": "zh", "EG": "ar", "HK": "zh", "JP": "ja", "KP": "ko", "KR": "ko", "MO": "zh",
      "RU": "ru", "TH": "th", "TW": "zh", "UA": "uk", "VN": "vi",
    ]
    return native[country.code].map { language.hasPrefix($0) } ?? true ? .native : .latin
  }
}
