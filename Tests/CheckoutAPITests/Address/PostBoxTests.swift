import CheckoutAPI
import CheckoutTesting
import Testing

/// Lines of streets that name a post box, and those that only sound like one.
@Suite struct PostBoxTests {
  private static func isWarnedOf(_ street: String, in country: String) -> Bool {
    var draft = Fixtures.berlin
    (draft.country, draft.street) = (country, street)
    return AddressReport(draft).warnings.contains(FieldProblem(.street, .postBox))
  }

  static let boxes: [(String, String)] = [
    ("US", "PO Box 1"), ("US", "P.O. BOX 9"), ("US", "p o box 7"), ("DE", "Postfach 10 20"), ("FR", "BP 12"),
    ("SE", "Box 34"), ("NL", "Postbus 10"), ("FR", "Boîte postale 3"), ("JP", "私書箱1号"), ("HU", "Pf. 12"),
    ("FI", "PL 123"), ("PL", "Skrytka pocztowa 5"), ("RU", "Абонентский ящик 7"), ("AE", "صندوق بريد 12"),
    ("AU", "Locked Bag 12"), ("CL", "Casilla de correo 4"),
  ]

  @Test(arguments: boxes)
  func `a post box is warned of, and refused where the policy says so`(country: String, street: String) {
    var draft = Fixtures.berlin
    (draft.country, draft.street) = (country, street)
    let problem = FieldProblem(.street, .postBox)
    #expect(AddressReport(draft).warnings.contains(problem))
    #expect(AddressReport(draft, policy: AddressPolicy(refusesPostBoxes: true)).problems.contains(problem))
  }

  static let missed: [(String, String)] = [
    // French, Italian and Portuguese letters of a box, and words between them and the number.
    ("CH", "Case postale 12"), ("CA", "Case postale 12"), ("LU", "Case postale 12"), ("CH", "CP 12"), ("CH", "C.P. 12"),
    ("CA", "C.P. n° 12"), ("FR", "BP n° 12"), ("FR", "B.P. No 12"), ("HT", "BP 12"), ("LB", "B.P. 12"), ("SM", "CP 5"),
    ("AO", "C.P. 123"), ("MZ", "CP 123"), ("BR", "Cx. Postal 12"), ("AD", "Apartat de correus 4"),
    // Spanish of both sides of the ocean.
    ("CL", "Casilla 12"), ("BO", "Casilla 12"), ("AR", "Casilla Nº 12"), ("AR", "C.C. 12"), ("CO", "Apartado Aéreo 12"),
    ("CO", "A.A. 12"), ("CR", "Apartado 12-1000"), ("PA", "Apdo. 12"), ("EC", "Casilla 17"), ("VE", "Apartado 12"),
    // The north.
    ("IS", "Pósthólf 12"), ("NO", "Boks 12"), ("DK", "Postbox 12"), ("EE", "Postkast 12"), ("EE", "p/k 12"),
    ("LV", "a/k 12"), ("LV", "Abonenta kastīte 12"), ("LT", "a. d. 12"), ("LT", "Pašto dėžutė 12"), ("GL", "Box 12"),
    // The middle and the south-east.
    ("CZ", "Poštovní přihrádka 5"), ("SK", "Poštový priečinok 5"), ("SK", "Poštovní přihrádka 5"),
    ("CZ", "Pos\u{30C}tovni\u{301} pr\u{30C}ihra\u{301}dka 5"), ("PL", "Skr. poczt. 5"), ("PL", "Skrytka 5"),
    ("AT", "Pf. 12"), ("RO", "Căsuța poștală 12"), ("RO", "Căsuţa poştală 12"), ("RO", "CP 12"),
    ("SI", "Poštni predal 12"), ("SI", "p. p. 12"), ("HR", "Poštanski pretinac 12"), ("RS", "Poštanski fah 12"),
    ("RS", "Поштански фах 12"), ("MK", "Поштенски фах 12"), ("BG", "Пощенска кутия 12"), ("BG", "п.к. 12"),
    ("BG", "ПК 12"), ("AL", "Kutia postare 12"), ("GR", "Ταχυδρομική Θυρίδα 12"), ("GR", "ΤΑΧΥΔΡΟΜΙΚΗ ΘΥΡΙΔΑ 12"),
    ("TR", "P.K. 12"), ("TR", "PK 12"), ("TR", "Posta kutusu 12"), ("TR", "POSTA KUTUSU 12"),
    // The east.
    ("UA", "а/с 12"), ("UA", "Абонентська скринька 12"), ("BY", "а/я 12"), ("RU", "а/я № 12"),
    ("AM", "Փոստային արկղ 12"), ("GE", "საფოსტო ყუთი 12"), ("MN", "Шуудангийн хайрцаг 12"),
    // Africa.
    ("ZA", "Posbus 12"), ("ZA", "Privaatsak X12"), ("TZ", "S.L.P. 12"), ("KE", "SLP 12"), ("NG", "P.M.B. 12"),
    ("ET", "ፖ.ሣ.ቁ. 12"), ("SO", "Sanduuqa Boosta 12"),
    // From Arabic to Korean.
    ("SA", "ص.ب 12"), ("SA", "ص.ب: ١٢"), ("EG", "ص. ب. 12"), ("IR", "صندوق پستی 12"), ("IR", "ص.پ 12"),
    ("PK", "پوسٹ بکس 12"), ("IL", "ת.ד. 12"), ("IL", "ת״ד 12"), ("IL", "תא דואר 12"), ("IN", "पोस्ट बॉक्स 12"),
    ("IN", "P.B. No. 12"), ("IN", "Post Bag No. 12"), ("BD", "পোস্ট বক্স 12"), ("TH", "ตู้ ปณ. 12"), ("TH", "ตู้ ป.ณ. 12"),
    ("VN", "Hòm thư 12"), ("VN", "Hộp thư số 12"), ("ID", "Kotak Pos 12"), ("ID", "Tromol Pos 12"),
    ("MY", "Peti Surat 12"), ("CN", "北京2345信箱"), ("TW", "台北郵政第12號信箱"), ("KR", "사서함 12호"), ("JP", "私書函1号"),
    ("KR", "C.P.O. Box 12"), ("IE", "Bosca Poist 12"),
  ]

  @Test(arguments: missed)
  func `a post box was missed`(country: String, street: String) {
    #expect(Self.isWarnedOf(street, in: country))
    #expect(Self.isWarnedOf(street.lowercased(), in: country))
    #expect(Self.isWarnedOf(street.uppercased(), in: country))
  }

  @Test(arguments: [
    ("US", "12 Boxwood Lane"), ("US", "1 Post Street"), ("DE", "Postfachweg 3"), ("DE", "Box 34"), ("GB", "BP House 1"),
    ("FR", "12 rue du BP"), ("US", "Poboxstr. 1"), ("DE", "Am Postplatz 5"), ("US", "500 Boxer Rd"),
    ("ES", "Calle A 5"), ("FR", "Boîte 12"), ("BE", "Kerkstraat 1 bus 12"), ("CH", "Rue de la Case 12"),
    ("DE", "CP 12"), ("US", "PK 12"), ("MX", "Calle C. P. Ramírez 12"), ("CL", "Calle La Casilla Vieja"),
    ("TR", "P. Kemal Sokak 12"), ("BG", "ул. П. К. Яворов 12"), ("UA", "вул. А. Сахарова 5"),
    ("RU", "ул. А. Яблочкова 12"),
    ("LV", "A. Kalniņa iela 5"), ("LT", "A. D. Vilko g. 5"), ("SE", "Boxvägen 3"), ("NO", "Boksveien 3"),
    ("CZ", "Na Přihrádce 5"), ("SK", "Poštová 5"), ("SI", "Poštna ulica 5"), ("GR", "Θ. Τσάτσου 5"),
    ("US", "Suite 3, 12 A.A. Milne Rd"), ("CO", "Carrera 7 A 12"), ("TZ", "S. L. Patel Road 12"),
    ("IN", "P. B. Marg 12"),
    ("VN", "Đường Hồ Thị Thu 12"), ("CN", "信义路12号"), ("JP", "箱根町12"), ("IT", "Via C. P. Rossi 12"),
    ("PL", "ul. Skrytkowa 5"), ("HR", "P. P. Njegoša 12"), ("ID", "Jalan Pos 12"), ("FI", "Planssi 3"),
  ])
  func `a street that only sounds like a post box is none`(country: String, street: String) {
    #expect(!Self.isWarnedOf(street, in: country))
  }

  @Test(arguments: [("IL", "שדרות דוד המלך 12"), ("SA", "شارع القصص بجدة 12"), ("EG", "شارع خصوص بنها 12")])
  func `the end of a word and the next one made letters of a post box`(country: String, street: String) {
    #expect(!Self.isWarnedOf(street, in: country))
  }

  /// A phrase with each of the letters that stands with an accent somewhere.
  private static let phrases = [
    "postfach", "posta kutusu", "postilokero", "private bag", "boite postale", "hop thu", "skrytka pocztowa",
    "postanski pretinac", "abonenta kastite", "pasto dezute", "kutia postare", "gpo box", "locked bag", "postni predal",
    "postafiok", "postholf", "bosca poist", "apartado de correos", "casella postale", "casuta postala",
  ]

  @Test func `a letter with accents counts as the letter, composed or not`() throws {
    let bases = Self.bases
    var seen = 0
    for value in Array(0xC0...0x24F) + Array(0x1E00...0x1EFF) as [UInt32] {
      let letter = String(try #require(Unicode.Scalar(value)))
      // Letters that no phrase has are never asked for.
      guard let base = bases[letter], let phrase = Self.phrases.first(where: { $0.contains(base) }) else { continue }
      let written = phrase.replacing(base, with: letter)
      seen += 1
      #expect(Self.isWarnedOf(written + " 12", in: "VN"), "\(written)")
    }
    #expect(seen > 200)
  }

  /// The letters of ASCII, by what they are with one mark or two: strings are the same by canonical equivalence.
  private static var bases: [String: String] {
    let marks = (0x300...0x331 as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0).map(String.init) }
    let pairs = marks + marks.flatMap { first in marks.map { first + $0 } }
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    return Dictionary(
      letters.flatMap { letter in pairs.map { (letter + $0, letter) } }
    ) { first, _ in first }
  }
}
