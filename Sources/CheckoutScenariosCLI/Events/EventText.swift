/// One event as it is written: its name, then `name=value` arguments.
///
/// A value is bare, or stands in double quotes in which `\"` and `\\` are a quote and a backslash:
/// `add-line product=sku-9 name="Desk lamp" price=19.99`.
struct EventText: Hashable, Sendable {
  /// One argument.
  struct Argument: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// The name of the event.
  var name: String
  /// The arguments, in the order they were written.
  var arguments: [Argument] = []

  /// Cuts the text.
  ///
  /// - Throws: ``EventProblem`` that never repeats a value, for it may be the number of a card.
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String) throws(EventProblem) {
    var scalars = text.unicodeScalars[...]
    scalars.skipSpaces()
    name = scalars.take { !$0.properties.isWhitespace }
    guard !name.isEmpty else { throw EventProblem("an event has a name, such as proceed") }
    scalars.skipSpaces()
    while !scalars.isEmpty {
      arguments.append(try EventText.argument(from: &scalars, number: arguments.count + 1))
      scalars.skipSpaces()
    }
  }

  private static func argument(
    from scalars: inout Substring.UnicodeScalarView,
    number: Int
  ) throws(EventProblem) -> Argument {
    let name = scalars.take { $0 != "=" && !$0.properties.isWhitespace }
    guard scalars.popFirst() == "=", !name.isEmpty else {
      let problem = "argument \(number) is not written as name=value"
      if name.hasPrefix("#") { throw EventProblem("\(problem); a comment begins its own line") }
      // Behind a bare value it may be the rest of it.
      throw EventProblem(number > 1 ? "\(problem); a value with spaces stands in double quotes" : problem)
    }
    guard scalars.first == "\"" else {
      return Argument(name: name, value: scalars.take { !$0.properties.isWhitespace })
    }
    scalars.removeFirst()
    var value = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        guard scalars.first.map(\.properties.isWhitespace) ?? true else {
          throw EventProblem("argument \(number) goes on after its closing quote")
        }
        return Argument(name: name, value: String(value))
      case "\\":
        guard let escaped = scalars.popFirst(), escaped == "\"" || escaped == "\\" else {
          throw EventProblem("argument \(number) has a backslash before something else than a quote or a backslash")
        }
        value.append(escaped)
      default: value.append(scalar)
      }
    }
    throw EventProblem("argument \(number) has no closing quote")
  }
}

/// What is wrong with an event, in words that hold no value of an argument.
struct EventProblem: Error, Hashable, Sendable {
  /// What is wrong.
  var message: String
  /// Whether something secret stood where everybody can read it.
  var isSecretShown = false

  /// Describes a problem.
  init(_ message: String, isSecretShown: Bool = false) {
    self.message = message
    self.isSecretShown = isSecretShown
  }
}

extension Substring.UnicodeScalarView {
  /// Takes the scalars from the front that are as wanted.
  fileprivate mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    let taken = prefix(while: isWanted)
    removeFirst(taken.count)
    return String(taken)
  }

  fileprivate mutating func skipSpaces() { _ = take { $0.properties.isWhitespace } }
}
