import CheckoutAPI
import Foundation

extension CardReadings {
  static let code: VectorRun.Reading = { vector in
    let brand = try vector.input["brand"].flatMap { scheme(try $0.text()) }
    let text = try vector.input.need("cvc").text()
    return first(
      try flag(vector, "valid", (try? SecurityCode(text, brand: brand)) != nil),
      try flag(vector, "potentiallyValid", SecurityCode.verdict(on: text, brand: brand).isPotentiallyValid),
      (try? SecurityCode(text, brand: brand)).flatMap { code in
        code.digitsForTokenisation.utf8.count == text.unicodeScalars.count ? nil : "a digit is lost"
      })
  }

  static let codeName: VectorRun.Reading = { vector in
    guard let brand = scheme(try vector.input.need("brand").text()) else { throw Unreadable("there is no brand") }
    return first(
      VectorRun.difference(brand.securityCodeName, try vector.expected.need("name").text()),
      VectorRun.difference(Int64(brand.securityCodeLength), try vector.expected.need("size").whole()))
  }

  static let format: VectorRun.Reading = { vector in
    let digits = try vector.input.need("digits").text()
    let edit = CardField.number(digits, caret: digits.count)
    let text = try vector.expected.need("text").text()
    return first(VectorRun.difference(edit.text, text), VectorRun.difference(edit.caret, edit.text.count))
  }

  static let edit: VectorRun.Reading = { vector in
    var text = try vector.input.need("text").text()
    var caret = Int(try vector.input.need("caret").whole())
    for operation in try vector.input.need("ops").list() {
      let words = try operation.text().split(separator: " ", maxSplits: 1).map(String.init)
      let key: EditingKey =
        switch words.first {
        case "delete", "backspace": .deleteBackward
        case "deleteForward", "forward-delete": .deleteForward
        case "type", "paste": .insert(words.count > 1 ? words[1] : " ")
        default: throw Unreadable("there is no operation \(words)")
        }
      let edit = CardField.number(text, selection: caret..<caret, key: key)
      (text, caret) = (edit.text, edit.caret)
    }
    return first(
      VectorRun.difference(text, try vector.expected.need("text").text()),
      VectorRun.difference(Int64(caret), try vector.expected.need("caret").whole()))
  }

  static let mask: VectorRun.Reading = { vector in
    let number = try CardNumber(try vector.input.need("pan").text())
    let masked: String
    switch try vector.input.need("style").text() {
    case "firstSixLastFour": masked = number.masked(.firstSixLastFour)
    case "firstEightLastFour": masked = number.masked(.firstEightLastFour)
    case "last4": masked = number.masked(.lastFour, separator: " ")
    case "last4-plain": masked = number.masked(.lastFour, mark: "*", separator: "-")
    case let style: throw Unreadable("there is no style \(style)")
    }
    return VectorRun.difference(masked, try vector.expected.need("text").text())
  }

  static let redact: VectorRun.Reading = { vector in
    guard let text = try vector.input["text"]?.text() else {
      // What shows nothing of a number or a code, whichever way it is asked for.
      let digits = try vector.expected.need("mustNotContainDigits").text()
      let shown = try SecretTexts.all(number: digits, code: "8642")
      return shown.first { $0.filter(\.isNumber).contains(digits.dropFirst(4).dropLast(4)) || $0.contains("8642") }
    }
    let masked = CardRedaction.masking(text)
    let digits = try vector.expected["mustNotContainDigits"]?.text()
    let most = try vector.expected["mustNotContainMoreThanVisibleDigits"]?.whole()
    return first(
      digits.flatMap { masked.contains($0) ? "\(masked) has \($0)" : nil },
      most.flatMap { masked.filter(\.isNumber).count > $0 ? "\(masked) has too many digits" : nil },
      try vector.expected["text"].flatMap { VectorRun.difference(masked, try $0.text()) },
      vector.expected["falsePositive"] == nil
        ? nil : VectorRun.difference(CardRedaction.masking(text, .passingLuhn), text))
  }
}
