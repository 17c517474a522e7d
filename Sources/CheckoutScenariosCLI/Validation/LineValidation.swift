/// How the lines about one subject are answered.
protocol LineValidation {
  /// The keys that a line may have, in the order they are explained.
  static var keys: [String] { get }

  /// Answers one line.
  ///
  /// - Parameter fields: The members of the line; what is wrong with them is reported there.
  /// - Returns: What is said of a line that is valid; it counts for nothing when a problem was reported.
  func answer(_ fields: inout LineFields) -> [String: JSONValue]
}

extension LineValidation {
  /// Answers one line as it was read; `nil` for a blank one.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - number: Its number, from 1.
  /// - Complexity: O(*n*) in the number of bytes, beside what the subject needs.
  func answer(_ line: LineReader.Line, number: Int) -> LineAnswer? {
    do throws(LineProblem) {
      guard let node = try Self.node(line) else { return nil }
      var fields = try LineFields(node, known: Self.keys)
      let members = answer(&fields)
      return LineAnswer(number: number, members: members, problems: fields.problems)
    } catch {
      return LineAnswer(number: number, members: [:], problems: [error])
    }
  }

  private static func node(_ line: LineReader.Line) throws(LineProblem) -> JSONNode? {
    guard case .bytes(let bytes) = line else {
      let message = "A line has at most \(LineReader.limit / 1_024) KiB; this one was not read."
      throw LineProblem(code: "line-too-long", message: message)
    }
    guard !bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return nil }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw LineProblem(code: "not-utf-8", message: "A line is text in UTF-8; this one is not.")
    }
    do throws(JSONProblem) {
      return try JSONReader.read(bytes)
    } catch {
      throw LineProblem(code: "not-json", message: "A line is one JSON object: \(error.message).")
    }
  }
}

/// What is answered to one line.
struct LineAnswer {
  /// The number of the line, from 1; blank lines count.
  let number: Int
  /// What is said of it when it is valid.
  let members: [String: JSONValue]
  /// What is wrong with it.
  let problems: [LineProblem]

  /// Whether nothing is wrong.
  var isValid: Bool { problems.isEmpty }

  /// The object to be written.
  var json: JSONValue {
    var members = isValid ? members : ["problems": .array(problems.map(\.json))]
    members["line"] = .int(number)
    members["valid"] = .bool(isValid)
    return .object(members)
  }
}
