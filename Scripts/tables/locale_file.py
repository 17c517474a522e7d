"""The Swift file with the locales."""

from collections import Counter

import babel
from babel.core import get_cldr_version

from tables.currencies import list_one
from tables.locales import TAGS, LocaleData, locale_data, symbols
from tables.swift import header, literal

PATH = "Sources/CheckoutScenariosCLI/Locale/LocaleTable.swift"


def text() -> str:
    """The whole file."""
    codes = [currency.code for currency in list_one() if currency.is_payable]
    by_tag = {tag: symbols(tag, codes) for tag in TAGS}
    common = {code: _most_common(code, by_tag) for code in codes}
    lines = [
        _header(),
        "extension LocaleRow {\n",
        "  /// The symbols that most locales have, `code=symbol`; a currency that is not here is written with its code.\n",
        f"  static let commonSymbols = {_joined({c: s for c, s in common.items() if s != c})}\n\n",
        "  /// Every locale, in the order of the tags.\n",
        "  static let all: [LocaleRow] = [\n",
    ]
    for tag in TAGS:
        own = {code: symbol for code, symbol in by_tag[tag].items() if symbol != common[code]}
        lines.append(_row(locale_data(tag), own))
    lines += ["  ]\n", "}\n"]
    return "".join(lines)


def _header() -> str:
    return header([
        f"How locales write amounts: Unicode CLDR {get_cldr_version()} (Unicode License v3, see NOTICE),",
        f"from the package Babel {babel.__version__} (BSD-3-Clause). What Babel leaves out is in",
        "Scripts/tables/locales.py, with its source.",
    ])  # fmt: skip


def _most_common(code: str, by_tag: dict[str, dict[str, str]]) -> str:
    """The symbol of most locales; of equally common ones the first in order."""
    counts = Counter(table[code] for table in by_tag.values())
    return min(counts, key=lambda symbol: (-counts[symbol], symbol))


def _joined(table: dict[str, str]) -> str:
    if any(";" in symbol or "=" in symbol for symbol in table.values()):
        raise ValueError("a symbol holds what parts the symbols")
    return literal(";".join(f"{code}={symbol}" for code, symbol in table.items()))


def _row(data: LocaleData, own: dict[str, str]) -> str:
    negative = "nil" if data.negative is None else literal(data.negative)
    return (
        "    LocaleRow(\n"
        f"      tag: {literal(data.tag)}, decimal: {literal(data.decimal)}, group: {literal(data.group)},"
        f" minus: {literal(data.minus)}, zero: {literal(data.zero)},\n"
        f"      primaryGroup: {data.primary}, secondaryGroup: {data.secondary},"
        f" minimumGrouping: {data.minimum_grouping},\n"
        f"      positive: {literal(data.positive)}, negative: {negative},"
        f" isRightToLeft: {'true' if data.is_right_to_left else 'false'},\n"
        f"      ownSymbols: {_joined(own)}),\n"
    )
