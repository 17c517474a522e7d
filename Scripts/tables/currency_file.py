"""The Swift file with the codes of ISO 4217."""

import babel
import iso4217
from babel.core import get_cldr_version

from tables.currencies import Currency, list_one
from tables.swift import header, literal, packed
from tables.withdrawn import withdrawn

PATH = "Sources/CheckoutAPI/Values/Money/CurrencyTable.swift"

NO_EXPONENT = 7


def text() -> str:
    """The whole file."""
    currencies = list_one()
    lines = [
        _header(),
        "extension Currency {\n",
        "  /// One word for each code of ISO 4217 list one, in the order of the codes.\n",
        "  ///\n",
        "  /// From the lowest bit: the decimals of the minor unit (3 bits, 7 for none), whether it is payable (1), the\n",
        "  /// digits that are shown (3), the digits of cash (3), the increment of cash in units of its last digit (7, 0 for\n",
        "  /// none), the numeric code (10), and the letters (15, five each, A is 1, the first one highest).\n",
        "  static let listOne: [UInt64] = [\n",
    ]
    lines += [f"    0x{_word(currency):011X},  // {_comment(currency)}\n" for currency in currencies]
    lines += [
        "  ]\n\n",
        "  /// The English names of the list, in the same order.\n",
        "  static let listOneNames: [StaticString] = [\n",
    ]
    lines += [f"    {literal(currency.name)},\n" for currency in currencies]
    lines += [
        "  ]\n\n",
        "  /// One word for each withdrawn code that was tender in 1999 or later, in the order of the codes.\n",
        "  ///\n",
        "  /// The letters of the code are in the bits 15 to 29, those of its successor in the lowest 15; 0 is none.\n",
        "  static let withdrawn: [UInt32] = [\n",
    ]
    for code, successor in withdrawn({currency.code for currency in currencies}).items():
        word = packed(code) << 15 | (packed(successor) if successor else 0)
        lines.append(f"    0x{word:08X},  // {code}, now {successor or 'none'}\n")
    lines += ["  ]\n", "}\n"]
    return "".join(lines)


def _header() -> str:
    return header([
        f"Codes, numbers, names, exponents: ISO 4217 List One, published {iso4217.raw_xml.attrib['Pblshd']} by SIX,",
        f"from the package iso4217 {iso4217.__version__} (public domain).",
        f"Digits shown, digits of cash, withdrawn codes: Unicode CLDR {get_cldr_version()} (Unicode License v3, see NOTICE),",
        f"from the package Babel {babel.__version__} (BSD-3-Clause).",
    ])  # fmt: skip


def _word(currency: Currency) -> int:
    """The fields of a code in one number, from the lowest bit on."""
    word = shift = 0
    fields = [
        (NO_EXPONENT if currency.exponent is None else currency.exponent, 3),
        (int(currency.is_payable), 1),
        (currency.display_digits, 3),
        (currency.cash_digits, 3),
        (currency.cash_rounding, 7),
        (currency.number, 10),
        (packed(currency.code), 15),
    ]
    for value, width in fields:
        if not 0 <= value < 1 << width:
            raise ValueError(f"{currency.code}: {value} does not fit {width} bits")
        word |= value << shift
        shift += width
    return word


def _comment(currency: Currency) -> str:
    exponent = "none" if currency.exponent is None else currency.exponent
    parts = [f"{currency.code} {currency.number:03} {exponent}", "payable" if currency.is_payable else "not payable"]
    parts.append(f"shown {currency.display_digits}")
    rounding = f" by {currency.cash_rounding}" if currency.cash_rounding else ""
    parts.append(f"cash {currency.cash_digits}{rounding}")
    return ", ".join(parts)
