"""The codes that ISO 4217 lists no more, with the codes that took their place."""

from babel.core import get_global

# Codes whose use ended before this day are history: nobody sends them any more.
FIRST_END = (1999, 1, 1)
# The end of what is still in use.
NO_END = (9999, 12, 31)

# Where the CLDR is not what ISO 4217 is about: the successor; None is no withdrawn code at all.
OVERRULED: dict[str, str | None] = {
    "MCF": None,  # The franc of Monaco: ISO 4217 never had a code for it.
    "RUR": "RUB",  # The CLDR ends it with 1998; ISO 4217 listed it until 2004.
    "YUM": "RSD",  # Montenegro took the euro; the dinar itself went on as CSD, and then as RSD.
}

# What has to come out, whatever the next release of the data says.
EXPECTED = {
    "ZWL": "ZWG", "CUC": "CUP", "ANG": "XCG", "SLL": "SLE", "BGN": "EUR", "HRK": "EUR", "EEK": "EUR", "LTL": "EUR",
    "LVL": "EUR", "SKK": "EUR", "DEM": "EUR", "STD": "STN", "BYR": "BYN", "ZMK": "ZMW", "VEF": "VES", "VEB": "VES",
    "MRO": "MRU", "YUM": "RSD", "CSD": "RSD", "TRL": "TRY", "ROL": "RON", "GHC": "GHS",
}  # fmt: skip


def withdrawn(listed: set[str]) -> dict[str, str | None]:
    """The successors of the withdrawn codes, in the order of the codes; None where there is no single one."""
    found: dict[str, str | None] = {}
    for code, ends in _ends().items():
        last = max(ends)[0]
        if code in listed or last < FIRST_END or last == NO_END:
            continue
        successors = {_tender(territory, listed) for end, territory in ends if end == last}
        # A state that is no more has no tender, and no say.
        successors.discard(None)
        found[code] = successors.pop() if len(successors) == 1 else None
    for code, successor in OVERRULED.items():
        if successor is None:
            del found[code]
        else:
            found[code] = successor
    for code, successor in EXPECTED.items():
        if found.get(code) != successor:
            raise ValueError(f"{code} should have become {successor}, and became {found.get(code)}")
    if wrong := [code for code, successor in found.items() if code in listed or successor not in {None} | listed]:
        raise ValueError(f"listed themselves, or followed by a code that is not: {wrong}")
    return dict(sorted(found.items()))


def _ends() -> dict[str, list[tuple[tuple[int, int, int], str]]]:
    """Where and when each code that was tender ended; what has no end has `NO_END`."""
    ends: dict[str, list] = {}
    for territory, rows in sorted(get_global("territory_currencies").items()):
        for code, _, end, is_tender in rows:
            if is_tender:
                ends.setdefault(code, []).append((end or NO_END, territory))
    return ends


def _tender(territory: str, listed: set[str]) -> str | None:
    """What is tender in a territory now; the newest of several."""
    rows = get_global("territory_currencies")[territory]
    current = [(start or (0, 0, 0), code) for code, start, end, is_tender in rows if is_tender and end is None]
    current = [(start, code) for start, code in current if code in listed]
    return max(current)[1] if current else None
