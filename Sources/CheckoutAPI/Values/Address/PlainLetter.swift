/// Letters without what stands above, below or through them, so that words are found however they are spelt.
///
/// Source: the canonical decompositions of the Unicode Standard, of the small letters of Latin, and of those of Greek and
/// Cyrillic in use; letters with a stroke, which have none, are here too.
enum PlainLetter {
  /// The letter that a small letter is made of; itself for any other character.
  static func of(_ letter: Unicode.Scalar) -> Unicode.Scalar { letter.isASCII ? letter : plain[letter] ?? letter }

  private static let plain: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    spellings.flatMap { letter, others in others.unicodeScalars.map { ($0, letter) } }
  ) { first, _ in first }

  private static let spellings: [(Unicode.Scalar, String)] = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
    ("b", "ḃḅḇ"),
    ("c", "çćĉċčḉ"),
    ("d", "ďḋḍḏḑḓđ"),
    ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"),
    ("f", "ḟ"),
    ("g", "ĝğġģǧǵḡ"),
    ("h", "ĥȟḣḥḧḩḫẖħ"),
    ("i", "ìíîïĩīĭįǐȉȋḭḯỉịı"),
    ("j", "ĵǰ"),
    ("k", "ķǩḱḳḵ"),
    ("l", "ĺļľḷḹḻḽł"),
    ("m", "ḿṁṃ"),
    ("n", "ñńņňǹṅṇṉṋ"),
    ("o", "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợø"),
    ("p", "ṕṗ"),
    ("r", "ŕŗřȑȓṙṛṝṟ"),
    ("s", "śŝşšșṡṣṥṧṩ"),
    ("t", "ţťțṫṭṯṱẗŧ"),
    ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
    ("v", "ṽṿ"),
    ("w", "ŵẁẃẅẇẉẘ"),
    ("x", "ẋẍ"),
    ("y", "ýÿŷȳẏẙỳỵỷỹ"),
    ("z", "źżžẑẓẕ"),
    ("α", "ά"),
    ("ε", "έ"),
    ("η", "ή"),
    ("ι", "ίϊΐ"),
    ("ο", "ό"),
    ("υ", "ύϋΰ"),
    ("ω", "ώ"),
    ("г", "ѓ"),
    ("е", "ёѐ"),
    ("и", "йѝ"),
    ("к", "ќ"),
    ("у", "ў"),
    ("і", "ї"),
  ]
}
