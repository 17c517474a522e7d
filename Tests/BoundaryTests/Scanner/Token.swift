/// One piece of Swift source that is neither a space nor a comment.
///
/// The kinds are as coarse as the rules of the package need them. What stands inside a literal never
/// turns into a token of its own, except the code of a string interpolation, which says so in `depth`.
struct Token: Sendable, Hashable {
  /// What the lexer took a piece of source for.
  enum Kind: Sendable, Hashable {
    /// A name or a keyword written without backticks; Swift tells the two apart by place.
    case word
    /// A name in backticks. The text leaves them out, and such a name is never a keyword.
    case quotedWord
    /// A number, without its fraction: `1.5` is a number, a full stop and a number.
    case number
    /// A whole string literal, interpolations left out. It follows the tokens of its interpolations.
    case string
    /// A whole regex literal, without its delimiters.
    case regex
    /// A hash sign with the word behind it, such as `#if`. The text leaves the sign out.
    case directive
    /// One byte of an operator or one bracket, comma, colon, full stop …
    case mark
  }

  let kind: Kind
  let text: String
  /// The line it begins on, counted from 1.
  let line: Int
  /// In how many string interpolations it stands; 0 is ordinary code.
  let depth: Int

  /// Whether this is that very mark, such as a bracket.
  func isMark(_ text: String) -> Bool {
    kind == .mark && self.text == text
  }

  /// Whether this is that very word, written without backticks.
  func isWord(_ text: String) -> Bool {
    kind == .word && self.text == text
  }

  /// Whether it can name something: a word or a name in backticks.
  var isName: Bool {
    kind == .word || kind == .quotedWord
  }
}
