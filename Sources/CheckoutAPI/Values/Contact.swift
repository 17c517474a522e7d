/// How the merchant reaches the shopper, as typed: not checked yet.
public struct ContactDraft: Hashable, Sendable {
  /// The e-mail address.
  public var email: String
  /// The telephone number; empty when none is given.
  public var phone: String

  /// Describes a contact.
  ///
  /// - Parameters:
  ///   - email: The e-mail address.
  ///   - phone: The telephone number, or empty.
  public init(email: String = "", phone: String = "") {
    self.email = email
    self.phone = phone
  }
}

/// How the merchant reaches the shopper: an e-mail address that could be one.
public struct Contact: Hashable, Sendable {
  /// The e-mail address: one `@`, something on both sides, no white space.
  public let email: String
  /// The telephone number as typed; empty when none was given.
  public let phone: String

  package init(email: String, phone: String) {
    self.email = email
    self.phone = phone
  }
}

/// A shopper the host knows, so that the funnel does not ask again.
public struct KnownShopper: Hashable, Sendable {
  /// The contact the host has on file.
  public var contact: ContactDraft

  /// Describes a known shopper.
  ///
  /// - Parameter contact: The contact the host has on file; an e-mail address in it that cannot be one counts as none.
  public init(contact: ContactDraft) { self.contact = contact }
}
