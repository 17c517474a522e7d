/// Tells a post box from a street, by the words that the postal services of the languages use.
///
/// Source: the matchers of google/libaddressinput, written as sequences of words, and what the postal services of further
/// countries write.
enum PostBox {
  /// Whether a line names a post box.
  ///
  /// - Parameters:
  ///   - line: A line of a street.
  ///   - country: The country: what is a post box in one may be a street in another.
  /// - Complexity: O(*n*) in the length of the line.
  static func isOne(_ line: String, in country: CountryCode?) -> Bool {
    guard !line.isEmpty, line.utf8.count <= Trimming.longestField, PostBoxGlance.mayName(line) else { return false }
    let words = self.words(line)
    let short = country.flatMap { byCountry[$0.code] } ?? [:]
    for (start, word) in words.enumerated() {
      let sequences = (everywhere[word] ?? []) + (short[word] ?? [])
      if sequences.contains(where: { follows($0, in: words[start...]) }) { return true }
    }
    if line.utf8.allSatisfy({ $0 < 128 }) { return false }
    let text = words.joined(separator: " ")
    return inScripts.contains { holds(text, $0) }
  }

  /// Words in small letters and digits, without what separates them; accents are dropped, composed or not.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var isNumber = false
    func end() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    for scalar in line.lowercased().unicodeScalars {
      let plain = PlainLetter.of(scalar)
      let digit = plain.properties.numericType == .decimal
      guard digit || plain.properties.isAlphabetic else {
        if !plain.properties.isDiacritic { end() }
        continue
      }
      if digit != isNumber { end() }
      isNumber = digit
      word.append(plain)
    }
    end()
    return words
  }

  /// Whether some words begin with others; `#` stands for a number, and for *number* in words before it.
  private static func follows(_ wanted: [String], in words: ArraySlice<String>) -> Bool {
    var rest = words
    for wanted in wanted {
      if wanted == "#", let word = rest.first, PostBoxWords.numbers.contains(word) { rest.removeFirst() }
      guard let word = rest.popFirst() else { return false }
      let isMet =
        wanted == "#" ? word.unicodeScalars.allSatisfy { $0.properties.numericType == .decimal } : word == wanted
      guard isMet else { return false }
    }
    return true
  }

  private static func holds(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    guard text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { text[$0...].starts(with: part) }
  }

  static let everywhere = sequences(PostBoxWords.everywhere)

  static let byCountry: [String: [String: [[String]]]] = {
    var phrases: [String: [String]] = [:]
    for (countries, spoken) in PostBoxWords.byCountries {
      for country in countries.split(separator: " ") { phrases[String(country), default: []] += spoken }
    }
    return phrases.mapValues(sequences)
  }()

  private static let inScripts = PostBoxWords.inScripts.map { words($0).joined(separator: " ") }

  /// Sequences of words, by their first one; spelt as the words of a line are.
  private static func sequences(_ phrases: [String]) -> [String: [[String]]] {
    let sequences = phrases.map { phrase in
      phrase.split(separator: " ").flatMap { $0 == "#" ? ["#"] : words(String($0)) }
    }
    return Dictionary(grouping: sequences) { $0.first ?? "" }
  }
}
