/// The code printed on a card: three or four digits that only tokenisation may read.
///
/// It has no encoding, and printing, dumping or mirroring it shows nothing.
public struct SecurityCode: Hashable, Sendable {
  private let packed: UInt16
  private let count: UInt8

  /// Reads what was typed: digits of any script, with white space only around them; marks that cannot be
  /// seen are dropped.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - brand: The scheme; while it is not known, three or four digits are taken.
  /// - Throws: ``CardProblem`` for a code that is missing, not of digits, too short or too long.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String, brand: CardBrand?) throws(CardProblem) {
    var packed: UInt16 = 0
    var count = 0
    let seen = text.unicodeScalars.filter { !InvisibleScalar.isInvisible($0) }
    for scalar in Trimming.trimmed(String(seen)).unicodeScalars {
      guard let digit = DigitScript.value(of: scalar) else { throw .codeNotDigits }
      count += 1
      if count <= 4 { packed = packed * 10 + UInt16(digit) }
    }
    guard count > 0 else { throw .codeMissing }
    let longest = brand?.securityCodeLength ?? 4
    guard count <= longest else { throw .codeTooLong }
    guard count >= brand?.securityCodeLength ?? 3 else { throw .codeTooShort }
    self.packed = packed
    self.count = UInt8(count)
  }

  /// From three or four digits that are known to be right.
  package init(packed: UInt16, count: UInt8) {
    self.packed = packed
    self.count = count
  }

  /// What can be said of a code while it is being typed.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - brand: The scheme, when it is known.
  public static func verdict(on text: String, brand: CardBrand?) -> CardVerdict {
    do throws(CardProblem) {
      _ = try SecurityCode(text, brand: brand)
      return .valid
    } catch .codeMissing, .codeTooShort {
      return .incomplete
    } catch {
      return .invalid(error)
    }
  }

  /// The digits in clear, to be put into the one request that turns them into a token, and nowhere else.
  public var digitsForTokenisation: String { CardDigits(packed: UInt64(packed), count: Int(count)).text }
}

extension SecurityCode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Nothing about the code.
  public var description: String { "SecurityCode(hidden)" }
  /// Nothing about the code.
  public var debugDescription: String { description }
  /// No children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
