extension ValidationSubject {
  /// What there is to know about the lines, for people: examples, keys, rules.
  static var page: Page {
    var page = Page()
    page.add("A line", allCases.map { [.init($0.rawValue, .strong), .init($0.example)] })
    page.add(
      "Keys", allCases.map { [.init($0.rawValue, .strong), .init($0.keys.joined(separator: ", "))] })
    for paragraph in paragraphs {
      page.add("")
      page.add(paragraph)
    }
    return page
  }

  /// The same for programs.
  static var json: JSONValue {
    .array(
      allCases.map { subject in
        ["name": .string(subject.rawValue), "keys": .strings(subject.keys), "example": .string(subject.example)]
      })
  }

  /// What there is to know about the lines, in prose.
  private static let paragraphs = [
    "Each line of stdin is one JSON object, and is answered by one line on stdout before the next is read: with line, "
      + "its number, and valid. What is wrong is in problems, with field, code and message; a line that is not JSON, "
      + "not UTF-8 or longer than \(LineReader.limit / 1_024) KiB is answered as well. Blank lines are skipped.",
    "It ends with 0 when every line is valid, and with 1 when one is not.",
    "money also reads {\"currency\":\"EUR\",\"minorUnits\":1999}. A text is digits with at most one point; with "
      + "--locale it is read as people write amounts there.",
    "Nothing of a card is repeated but its brand. Its expiry is held against the key now, else against --now, else "
      + "against the fixed clock of the scenarios.",
  ]
}
