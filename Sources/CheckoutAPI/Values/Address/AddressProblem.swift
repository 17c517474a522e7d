/// Why an address is not accepted: everything that is wrong with it, field by field.
public struct AddressProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, at least one problem; each says its field, a code, and a message with a remedy.
  public let problems: [FieldProblem]

  init(_ problems: [FieldProblem]) { self.problems = problems }

  /// The fields and codes, without anything that was typed: `city missing, postal-code invalid`.
  public var description: String {
    problems.map { "\($0.field.rawValue) \($0.code.rawValue)" }.joined(separator: ", ")
  }
}
