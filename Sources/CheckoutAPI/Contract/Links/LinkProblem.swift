/// Why a link is none of the checkout's, or cannot be understood.
@nonexhaustive public enum LinkProblem: String, Error, Hashable, Sendable, CaseIterable {
  /// The scheme is neither the app's own nor `https`.
  case otherScheme = "other-scheme"
  /// The host is none of those that are taken.
  case otherHost = "other-host"
  /// It names a user or a password.
  case userInfo = "user-info"
  /// It names a port.
  case port
  /// It has a fragment.
  case fragment
  /// The path is not that of the checkout, alone or with a step behind it.
  case unknownPath = "unknown-path"
  /// It has a parameter that means nothing here; a price is one.
  case unknownParameter = "unknown-parameter"
  /// It has a parameter twice.
  case parameterTwice = "parameter-twice"
  /// A parameter says nothing, or more than a name can hold.
  case unusableValue = "unusable-value"
  /// The quantity is no whole number from 1, or stands there without a product.
  case unusableQuantity = "unusable-quantity"
  /// It is not written as links are: a stray percent sign, or bytes that are no text.
  case badEncoding = "bad-encoding"
  /// It is longer than 2,048 bytes.
  case tooLong = "too-long"
}

extension LinkProblem {
  /// What is wrong, in one sentence.
  public var message: String {
    switch self {
    case .otherScheme: "The link has a scheme that is not taken."
    case .otherHost: "The link is to a host that is not taken."
    case .userInfo: "The link names a user."
    case .port: "The link names a port."
    case .fragment: "The link has a fragment."
    case .unknownPath: "The path is not that of the checkout with one step at most."
    case .unknownParameter: "The link has a parameter that means nothing here."
    case .parameterTwice: "The link has a parameter twice."
    case .unusableValue: "A parameter of the link is empty, too long, or no text on one line."
    case .unusableQuantity: "The quantity is no whole number from 1, or has no product."
    case .badEncoding: "The link is not written as links are."
    case .tooLong: "The link is too long."
    }
  }
}
