import CheckoutAPI
import Foundation

/// Facts about Foundation on Linux: what its numbers do to prices, which is why no amount here passes through them.
///
/// Each expression is read and really run. Where it reads a text, the text is also given to our own reader, which refuses it
/// or is exact.
enum FoundationTrap {
  static let reading: VectorRun.Reading = { vector in
    let expression = try vector.input.need("expression").text()
    let expected = try vector.expected.need("result").text()
    #if os(Linux)
      let result: String
      do {
        result = try FoundationValue.described(try ExpressionReader.value(of: expression))
      } catch let unreadable as Unreadable {
        throw unreadable
      } catch {
        result = "throws"
      }
      let wanted = isNoMatch(expected) ? "does not match" : expected
      if let difference = VectorRun.difference(result, wanted) { return difference }
    #endif
    return ours(expression)
  }

  /// The other words for a text that an expression does not match.
  private static func isNoMatch(_ result: String) -> Bool {
    ["no match", "noMatch", "not matched", "does not match"].contains(result)
  }

  /// Whether our reader is exact about every text in an expression.
  private static func ours(_ expression: String) -> String? {
    for text in expression.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    where text.offset % 2 == 1 {
      let text = String(text.element)
      guard let money = try? Money(parsing: text, in: .usd, allowingSign: true) else { continue }
      guard let number = try? ExactDecimal(parsing: text), ExactDecimal(money) == number else {
        return "our reader takes \(text) for \(money)"
      }
    }
    return nil
  }
}
