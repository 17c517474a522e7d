import CheckoutAPI

/// The contact as typed, and what the rules make of it.
struct ContactForm: Equatable, Sendable {
  /// What the host has on file; `nil` for a guest, or when it cannot be used.
  let known: Contact?
  /// What was typed; `nil` while nothing was.
  private(set) var draft: ContactDraft?
  private(set) var typed: Contact?
  private(set) var problems: [FieldProblem] = []

  init(known shopper: KnownShopper?) {
    known = shopper.flatMap { ContactForm.check($0.contact).contact }
  }

  /// What the merchant gets; what was typed goes before what is on file.
  var accepted: Contact? { draft == nil ? known : typed }

  /// What the form shows: what was typed, else what is on file; `nil` for a guest who has typed nothing yet.
  var shown: ContactDraft? { draft ?? known.map { ContactDraft(email: $0.email, phone: $0.phone) } }

  /// Whether the shopper is asked: a guest, or one who began to type.
  var isAsked: Bool { known == nil || draft != nil }

  mutating func set(_ draft: ContactDraft) {
    let checked = ContactForm.check(draft)
    self.draft = draft
    typed = checked.contact
    problems = checked.problems
  }

  /// An e-mail address needs one `@` with something on both sides, and no white space or control characters.
  ///
  /// More cannot be known without writing to it.
  private static func check(_ draft: ContactDraft) -> (contact: Contact?, problems: [FieldProblem]) {
    let email = Trimming.trimmed(draft.email)
    guard !email.isEmpty else { return (nil, [FieldProblem(.email, .missing)]) }
    guard let at = email.utf8.lastIndex(of: UInt8(ascii: "@")), isPlausible(email, splitAt: at) else {
      return (nil, [FieldProblem(.email, .invalid)])
    }
    let phone = Trimming.trimmed(draft.phone)
    guard phone.utf8.count <= Trimming.longestField, !phone.unicodeScalars.contains(where: Trimming.isControl)
    else { return (nil, [FieldProblem(.phone, .invalid)]) }
    return (Contact(email: email, phone: phone), [])
  }

  private static func isPlausible(_ email: String, splitAt at: String.Index) -> Bool {
    let local = email.utf8[..<at]
    let domain = email.utf8[email.utf8.index(after: at)...]
    guard !local.isEmpty, !domain.isEmpty, email.utf8.count <= 254 else { return false }
    guard !local.contains(UInt8(ascii: "@")), !email.unicodeScalars.contains(where: Trimming.isSpaceOrControl) else {
      return false
    }
    return domain.first != UInt8(ascii: ".") && domain.last != UInt8(ascii: ".")
  }
}
