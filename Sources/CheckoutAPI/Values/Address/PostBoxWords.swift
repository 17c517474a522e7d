/// The words for post boxes; `#` stands for a number, without which a short word is too often something else.
enum PostBoxWords {
  /// What means a post box in every country, since no street is called so.
  static let everywhere = [
    // English.
    "po box", "p o box", "pobox", "p o b #", "pob #", "post box", "postbox #", "postal box", "post office box",
    "private bag", "private mail bag", "locked bag", "gpo box", "g p o box", "cpo box", "c p o box", "post bag",
    "po bag",
    "p o bag", "p b no #", "pb no #",
    // German, Dutch, Afrikaans, and the north.
    "postfach", "postbus", "posbus", "privaatsak", "postboks", "postfack", "pósthólf", "postsmoga", "postilokero",
    "postkast #", "abonenta kastīte", "pasta kastīte", "pašto dėžutė", "abonentinė dėžutė",
    // Romance languages.
    "boîte postale", "case postale", "casella postale", "caixa postal", "cx postal", "căsuța poștală",
    "apartado de correo", "apartado de correos", "apartado postal", "apartado aéreo", "apdo de correos", "apdo postal",
    "apdo aéreo", "casilla de correo", "casilla de correos", "casilla correo", "casilla postal", "apartat de correus",
    "apartat postal", "posta kutxa", "posta kutxatila",
    // The middle and the south-east of Europe, Turkey.
    "postafiók", "skrytka pocztowa", "skr pocztowa", "skr poczt", "poštovní přihrádka", "poštovní schránka",
    "poštový priečinok", "poštová schránka", "poštni predal", "poštanski pretinac", "poštanski fah",
    "поштански фах", "поштански преградак", "поштенски фах", "пощенска кутия", "kutia postare", "posta kutusu",
    "ταχυδρομική θυρίδα",
    // The east.
    "абонентский ящик", "абонементный ящик", "почтовый ящик", "а я #", "абонентська скринька", "поштова скринька",
    "абаненцкая скрынка", "шуудангийн хайрцаг", "փոստային արկղ", "փոստարկղ", "საფოსტო ყუთი",
    // Africa and Asia in Latin letters, Ireland.
    "sanduuqa boosta", "sanduuqa boostada", "sanduku la posta", "kotak pos", "tromol pos", "peti surat", "beg berkunci",
    "bosca poist",
    // Letters that stand alone: as parts of a text they would be the ends of words.
    "ص ب", "ص پ", "ת ד", "ፖ ሣ ቁ", "ፖ ሳ ቁ",
  ]

  /// What means a post box in some countries, and a street or a flat in others.
  static let byCountries: [(countries: String, phrases: [String])] = [
    ("SE GL", ["box #"]), ("AX FI", ["pl #", "p l #", "pb #", "p b #", "box #"]),
    ("DK FO GL NO SJ", ["pb #", "p b #", "boks #"]), ("EE", ["pk #", "p k #"]), ("LV", ["a k #"]),
    ("LT", ["a d #", "p d #"]), ("AT CH DE HU LI", ["pf #"]), ("CZ SK", ["p p #", "pp #", "přihrádka #"]),
    ("PL", ["skrytka #", "skr #"]), ("BA HR ME MK RS SI", ["p p #", "pp #", "п п #", "пп #", "p fah #", "п фах #"]),
    ("BG", ["п к #", "пк #", "p k #", "pk #"]), ("AL XK", ["k p #", "kp #"]), ("CY GR", ["τ θ #", "τθ #"]),
    ("CY TR", ["p k #", "pk #"]), ("BY UA", ["а с #"]), ("IL", ["תד #", "תא דואר"]),
    ("CH IT SM VA", ["c p #", "cp #"]), ("CA", ["c p #", "cp #"]), ("MD RO", ["c p #", "cp #"]),
    ("AO BR CV GW MZ ST TL", ["c p #", "cp #"]),
    ("AO CV GW MZ PT ST TL", ["apartado #"]),
    ("AD CO CR CU DO EC ES GQ GT HN MX NI PA PE PR SV VE", ["apartado #", "apdo #", "apartat #"]),
    ("AR BO CL EC PE PY UY", ["casilla #"]), ("AR", ["c c #", "cc #"]), ("CO", ["a a #", "aa #"]),
    (french, ["bp #", "b p #", "cs #", "cedex #"]),
    ("GH GM LR NG PG SL", ["p m b #", "pmb #"]), ("KE TZ", ["s l p #", "slp #"]), ("VN", ["hòm thư", "hộp thư"]),
  ]

  private static let french = """
    AD BE BF BI BJ BL CD CF CG CI CM DJ DZ FR GA GF GN GP HT KH KM LA LB LU MA MC MF MG ML MQ MR MU NC NE PF PM RE RW \
    SC SN TD TG TN VU WF YT
    """

  /// In scripts that put no space between words, or join a word to what belongs to it.
  static let inScripts = [
    "私書箱", "私書函", "私书箱", "信箱", "사서함", "صندوق بريد", "صندوق البريد", "صندوق پستی", "پوسٹ بکس", "پوسٹ باکس", "ตู้ ปณ",
    "ตู้ ป ณ", "ตู้ไปรษณีย์", "पोस्ट बॉक्स", "पो बॉक्स", "পোস্ট বক্স",
  ]

  /// What may stand between the words for a box and its number.
  static let numbers: Set = ["n", "no", "nr", "nº", "nro", "num", "number", "numero", "so"]
}
