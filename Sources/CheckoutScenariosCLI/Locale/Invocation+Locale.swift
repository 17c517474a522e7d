import CheckoutAPI

extension Invocation {
  /// The locale that `--locale` names; `nil` without the flag.
  ///
  /// - Throws: A failure with ``ExitCode/usage`` that names every locale there is.
  var locale: LocaleRow? {
    get throws(ToolFailure) {
      guard let name = value(.locale) else { return nil }
      if let row = LocaleRow.named(name) { return row }
      let tags = LocaleRow.all.map(\.tag)
      let nearest = Suggestion.nearest(to: LocaleRow.normalised(name), in: tags.map { $0.lowercased() })
        .flatMap(LocaleRow.named)
      let question = nearest.map { "; did you mean '\($0.tag)'?" } ?? ""
      var failure = ToolFailure(
        .usage, .flagMisused, "unknown locale '\(Redaction.beginning(of: name))'\(question)",
        hint: "\(Tool.name) help locales")
      failure.diagnostic.details = ["known: \(tags.joined(separator: ", "))"]
      throw failure
    }
  }
}

extension LocaleRow {
  /// Writes an amount to stand in a line of the tool.
  ///
  /// The line runs from left to right. An amount that does not is isolated: two of them next to each other would change
  /// places otherwise.
  var format: @Sendable (Money) -> String {
    let formatter = LocaleMoneyFormatter(self)
    let isRightToLeft = isRightToLeft
    return { money in
      let text = formatter.string(from: money)
      return isRightToLeft ? "\u{2067}\(text)\u{2069}" : text
    }
  }
}
