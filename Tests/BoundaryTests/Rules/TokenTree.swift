/// A call such as `.target(name: "A")`, as far as it can be read without a grammar.
struct CallExpression: Sendable {
  /// The name, without its leading full stop.
  let name: String
  let arguments: [Argument]
  let line: Int

  /// One argument, with the label before it if it has one.
  struct Argument: Sendable {
    let label: String?
    let value: [Token]
  }

  /// The value of the argument with a label.
  func value(_ label: String) -> [Token] {
    arguments.first { $0.label == label }?.value ?? []
  }

  /// The string behind a label, when the value is nothing else.
  func string(_ label: String) -> String? {
    let value = value(label)
    return value.count == 1 && value[0].kind == .string ? value[0].text : nil
  }

  /// The call as one word, blanks left out.
  var text: String {
    let pieces = arguments.map { ($0.label.map { "\($0):" } ?? "") + $0.value.map(\.written).joined() }
    return ".\(name)(\(pieces.joined(separator: ",")))"
  }
}

extension Token {
  /// The token as it is written, except that every string has plain quotes.
  var written: String { kind == .string ? "\"\(text)\"" : text }
}

/// Reads lists and calls out of tokens.
enum TokenTree {
  /// The place of the bracket that closes the one at `start`.
  static func end(of tokens: [Token], from start: Int) -> Int? {
    var open = 0
    for index in start..<max(start, tokens.count) where tokens[index].kind == .mark {
      if ["(", "[", "{"].contains(tokens[index].text) { open += 1 }
      if [")", "]", "}"].contains(tokens[index].text) {
        open -= 1
        if open == 0 { return index }
      }
    }
    return nil
  }

  /// The pieces of a list between commas, brackets of the list itself left out.
  static func elements(of list: [Token]) -> [[Token]] {
    guard let first = list.first, first.isMark("[") || first.isMark("("), let end = end(of: list, from: 0) else {
      return []
    }
    var elements: [[Token]] = [[]]
    var open = 0
    for token in list[1..<max(1, end)] {
      if token.kind == .mark, ["(", "[", "{"].contains(token.text) { open += 1 }
      if token.kind == .mark, [")", "]", "}"].contains(token.text) { open -= 1 }
      if open == 0, token.isMark(",") {
        elements.append([])
      } else {
        elements[elements.count - 1].append(token)
      }
    }
    return elements.filter { !$0.isEmpty }
  }

  /// The call that these tokens are, and nothing else.
  static func call(_ tokens: [Token]) -> CallExpression? {
    let head = tokens.first?.isMark(".") == true ? 1 : 0
    guard tokens.count > head + 2, tokens[head].isName, tokens[head + 1].isMark("("),
      end(of: tokens, from: head + 1) == tokens.count - 1
    else { return nil }
    let arguments = elements(of: Array(tokens[(head + 1)...])).map { piece in
      piece.count > 1 && piece[0].isName && piece[1].isMark(":")
        ? CallExpression.Argument(label: piece[0].text, value: Array(piece[2...]))
        : CallExpression.Argument(label: nil, value: piece)
    }
    return CallExpression(name: tokens[head].text, arguments: arguments, line: tokens[head].line)
  }

  /// The elements of a list that are calls, and the lines of those that are not.
  static func calls(in list: [Token]) -> (calls: [CallExpression], others: [Int]) {
    elements(of: list).reduce(into: ([], [])) { result, element in
      if let call = call(element) {
        result.calls.append(call)
      } else {
        result.others.append(element[0].line)
      }
    }
  }
}
