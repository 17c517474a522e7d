"""The first-level areas of the countries that have them."""

import unicodedata
from dataclasses import dataclass, field

# ZIP codes of places on both sides of a border, which the data gives to one side only: routes of the USPS follow roads
# and not states.
STRADDLING = {
    "02861": "MA RI", "42223": "KY TN", "59221": "MT ND", "63673": "IL MO", "71749": "AR LA", "73949": "OK TX",
    "81137": "CO NM", "84536": "AZ UT", "86044": "AZ UT", "86515": "AZ NM", "88063": "NM TX", "89439": "CA NV",
    "97635": "CA OR",
}  # fmt: skip

# Irish counties are written with it, and typed without, or without its stop, which is dropped where areas are looked up.
COUNTY = "Co. "


@dataclass
class Area:
    """One first-level area."""

    key: str
    iso: str = ""
    latin: str = ""
    # What people call it, where the key is short for that.
    name: str = ""
    # The pattern of the beginnings of its postcodes.
    postcodes: str = ""
    names: list[str] = field(default_factory=list)


def areas(code: str, row: dict, data: dict) -> list[Area]:
    """The areas of a country, with their names in all its languages."""
    found = {area.key: area for area in _own_areas(code, row)}
    by_iso = {area.iso: area for area in found.values() if area.iso}
    by_name = {name: area for area in found.values() for name in area.names}
    for language in row.get("languages", "").split("~"):
        other = data.get(f"{code}--{language}")
        for key, iso, names in _named(other) if other else []:
            area = found.get(key) or by_iso.get(iso) or by_name.get(key)
            if area is None:
                raise ValueError(f"{code}--{language}: {key} is no area")
            area.names += [key, *names]
    for area in found.values():
        area.names = _distinct(area)
    return list(found.values())


def _own_areas(code: str, row: dict) -> list[Area]:
    latin = _column(row, "sub_lnames")
    name = _column(row, "sub_names")
    zips = _column(row, "sub_zips")
    found = []
    for number, (key, iso, names) in enumerate(_named(row)):
        patterns = [zips[number]] if zips[number] else []
        if code == "US":
            patterns += [postcode for postcode, states in STRADDLING.items() if key in states.split()]
        called = name[number] if name[number] != key else ""
        found.append(Area(key, iso, latin[number], called, "|".join(patterns), names))
    return found


def _named(row: dict) -> list[tuple[str, str, list[str]]]:
    """Key, ISO code and names of each area."""
    keys = row["sub_keys"].split("~") if "sub_keys" in row else []
    columns = [_column(row, name) for name in ("sub_names", "sub_lfnames")]
    isos = _column(row, "sub_isoids")
    return [(key, isos[n], [column[n] for column in columns if column[n]]) for n, key in enumerate(keys)]


def _column(row: dict, name: str) -> list[str]:
    count = row.get("sub_keys", "").count("~") + 1
    column = row[name].split("~") if name in row else [""] * count
    if len(column) != count:
        raise ValueError(f"{row['key']}: {name} has {len(column)} entries, not {count}")
    return column


def _distinct(area: Area) -> list[str]:
    """The other names, and how they are typed where there are no accents, each once."""
    spelt = [area.key, area.latin, area.name, *area.names]
    if area.key.startswith(COUNTY):
        county = area.key.removeprefix(COUNTY)
        spelt += [county, f"County {county}"]
    known = {area.key.lower(), area.latin.lower(), area.name.lower()}
    names = []
    for name in [*spelt, *map(_plain, spelt)]:
        if name and name.lower() not in known:
            known.add(name.lower())
            names.append(name)
    return names


def _plain(text: str) -> str:
    """A text without accents; nothing where that is no ASCII text."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return bare if bare.isascii() else ""
