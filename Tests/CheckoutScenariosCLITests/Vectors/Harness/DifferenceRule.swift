/// Vectors that are not followed, by rule: one group, a condition, and the reason.
struct DifferenceRule: Sendable {
  let group: String
  let reason: String
  let applies: @Sendable (Vector) -> Bool

  /// Describes a rule.
  ///
  /// - Parameters:
  ///   - group: The group it is about.
  ///   - reason: Why; a policy names the decision record.
  ///   - applies: Which vectors of the group.
  init(_ group: String, because reason: String, where applies: @escaping @Sendable (Vector) -> Bool) {
    self.group = group
    self.reason = reason
    self.applies = applies
  }
}
