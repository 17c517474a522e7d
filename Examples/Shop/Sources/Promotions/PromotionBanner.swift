/// What a banner shows: a value, so that whoever draws it decides how.
public struct PromotionBanner: Hashable, Sendable {
  /// What it says.
  public let title: String
  /// The code that it advertises; `nil` when it advertises none.
  public let code: String?

  /// Describes a banner.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - code: The code that it advertises.
  public init(title: String, code: String? = nil) {
    self.title = title
    self.code = code
  }

  /// The banner in one line.
  public var line: String { code.map { "\(title) Code: \($0)" } ?? title }
}
