extension EditingKey {
  /// What a field holds after the key: a deletion beside a gap goes on to the digit behind it.
  ///
  /// - Parameters:
  ///   - text: What is in the field.
  ///   - selection: What is selected, in characters from the start; an empty range is the caret.
  ///   - isGap: What is drawn by the field itself and cannot be deleted.
  /// - Returns: The text, and where the caret stands in it.
  /// - Complexity: O(*n*) in the length of the text.
  package func pressed(
    in text: String,
    selection: Range<Int>,
    isGap: (Character) -> Bool
  ) -> (text: String, caret: Int) {
    var characters = Array(text)
    var low = max(0, min(selection.lowerBound, characters.count))
    var high = max(low, min(selection.upperBound, characters.count))
    switch self {
    case .insert(let inserted):
      characters.replaceSubrange(low..<high, with: inserted)
      low += inserted.count
    case .deleteBackward:
      if low == high {
        while low > 0, isGap(characters[low - 1]) { low -= 1 }
        low = max(0, low - 1)
      }
      characters.removeSubrange(low..<high)
    case .deleteForward:
      if low == high {
        while high < characters.count, isGap(characters[high]) { high += 1 }
        high = min(characters.count, high + 1)
      }
      characters.removeSubrange(low..<high)
    }
    // What was inserted may have become one character with its neighbours: the caret stays behind what is before it.
    let text = String(characters)
    return (text, min(String(characters[..<low]).count, text.count))
  }
}
