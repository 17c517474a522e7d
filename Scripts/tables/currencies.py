"""The codes of ISO 4217 list one, with the digits that the CLDR has for them."""

from collections import Counter
from dataclasses import dataclass

import iso4217
from babel.core import get_global

# Nobody is paid in these, although the list has a minor unit for them and does not call them funds.
UNITS_OF_ACCOUNT = {
    "UYW",  # Unidad previsional: wages and pensions are reckoned in it, and paid in UYU.
    "XAD",  # Arab accounting dinar: the Arab Monetary Fund keeps its books in it.
}

# How many codes there are by the number of their decimals; None has no minor unit.
EXPECTED_EXPONENTS = {0: 17, 2: 139, 3: 7, 4: 2, None: 13}


@dataclass(frozen=True)
class Currency:
    """One code."""

    code: str
    number: int
    name: str
    exponent: int | None
    is_payable: bool
    display_digits: int
    cash_digits: int
    cash_rounding: int


def list_one() -> list[Currency]:
    """Every code, in the order of the codes; codes, counts and widths are held against what is expected."""
    found: dict[str, Currency] = {}
    for entry in iso4217.raw_xml.iterfind("CcyTbl/CcyNtry"):
        if entry.find("Ccy") is None:
            # A place without a currency of its own.
            continue
        currency = _currency(entry)
        if found.setdefault(currency.code, currency) != currency:
            raise ValueError(f"{currency.code} has two different entries")
    currencies = [found[code] for code in sorted(found)]
    counts = Counter(currency.exponent for currency in currencies)
    if counts != EXPECTED_EXPONENTS:
        raise ValueError(f"the codes have other exponents than expected: {dict(counts)}")
    if missing := UNITS_OF_ACCOUNT - found.keys():
        raise ValueError(f"units of account that are not listed: {sorted(missing)}")
    return currencies


def _currency(entry) -> Currency:
    code = entry.find("Ccy").text.strip()
    name = entry.find("CcyNm")
    units = entry.find("CcyMnrUnts").text.strip()
    exponent = None if units == "N.A." else int(units)
    is_fund = name.attrib.get("IsFund", "").lower() == "true"
    fractions = get_global("currency_fractions")
    display, _, cash, rounding = fractions.get(code, fractions["DEFAULT"])
    return Currency(
        code=code,
        number=int(entry.find("CcyNbr").text.strip()),
        name=" ".join(name.text.split()),
        exponent=exponent,
        is_payable=exponent is not None and not is_fund and code not in UNITS_OF_ACCOUNT,
        display_digits=display,
        cash_digits=cash,
        cash_rounding=rounding,
    )
