extension LocaleRow {
  /// The locales that differ in how amounts are written, to look at a screen in.
  ///
  /// The point and the comma, spaces and apostrophes between groups, groups of two, digits of other scripts, and amounts
  /// that run from right to left.
  static let spread = ["en-US", "de-DE", "de-CH", "fr-FR", "hi-IN", "ja-JP", "he-IL", "ar-EG", "fa-IR"]
    .compactMap(LocaleRow.named)
}
