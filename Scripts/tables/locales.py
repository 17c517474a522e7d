"""How locales write amounts, by the CLDR."""

import unicodedata
from dataclasses import dataclass

from babel.core import Locale

TAGS = (
    "ar-AE ar-EG ar-KW bn-BD cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-IE en-IN en-US es-CL es-CO "
    "es-ES es-MX fa-IR fi-FI fr-CA fr-FR he-IL hi-IN hu-HU id-ID it-IT ja-JP ko-KR nb-NO nl-NL pl-PL pt-BR pt-PT "
    "ro-RO ru-RU sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW"
).split()

# Babel leaves `minimumGroupingDigits` out. Source: CLDR 48, numbers.json of es, hu, it, pl, pt-PT; 1 for the others.
MINIMUM_GROUPING = {"es-ES": 2, "hu-HU": 2, "it-IT": 2, "pl-PL": 2, "pt-PT": 2}

# Babel has the patterns of Latin digits only. Source: CLDR 48, numbers.json of ar-EG, ar-KW (arab) and fa (arabext);
# that of bn (beng) is the same as for Latin digits.
NATIVE_PATTERNS = {
    "ar-EG": "\u200f#,##0.00\u00a0¤",
    "ar-KW": "\u200f#,##0.00\u00a0¤",
    "fa-IR": "\u200e¤#,##0.00",
}

# The digit nought of the numbering systems that are the default of some locale.
ZEROS = {"latn": "0", "arab": "\u0660", "arabext": "\u06f0", "beng": "\u09e6"}


@dataclass(frozen=True)
class LocaleData:
    """One locale."""

    tag: str
    decimal: str
    group: str
    minus: str
    zero: str
    primary: int
    secondary: int
    minimum_grouping: int
    # The pattern with `#` for all of the number.
    positive: str
    negative: str | None
    is_right_to_left: bool


def locale_data(tag: str) -> LocaleData:
    """What the CLDR has of a locale."""
    locale = Locale.parse(tag.replace("-", "_"))
    system = locale.default_numbering_system
    # In the CLDR, what a numbering system does not say is that of Latin digits.
    symbols = {**dict(locale.number_symbols["latn"]), **_said(locale.number_symbols[system])}
    pattern = locale.currency_formats["standard"]
    positive, *negative = (NATIVE_PATTERNS.get(tag) or pattern.pattern).split(";")
    primary, secondary = pattern.grouping
    if unicodedata.decimal(ZEROS[system]) != 0:
        raise ValueError(f"{system}: not a digit nought")
    return LocaleData(
        tag=tag,
        decimal=symbols.get("currencyDecimal") or symbols["decimal"],
        group=symbols.get("currencyGroup") or symbols["group"],
        minus=symbols["minusSign"],
        zero=ZEROS[system],
        primary=primary,
        secondary=secondary,
        minimum_grouping=MINIMUM_GROUPING.get(tag, 1),
        positive=_shape(positive, pattern.number_pattern),
        negative=_shape(negative[0], pattern.number_pattern) if negative else None,
        is_right_to_left=locale.text_direction == "rtl",
    )


def _said(symbols) -> dict[str, str]:
    return {key: value for key, value in dict(symbols).items() if isinstance(value, str) and key != "alias"}


def _shape(pattern: str, number: str) -> str:
    """A pattern with `#` for the number; `¤` is the symbol and `-` the minus sign, and nothing is quoted."""
    shape = pattern.replace(number, "#")
    if shape.count("#") != 1 or shape.count("¤") != 1 or set(shape) & set("'%‰+@0.,"):
        raise ValueError(f"a pattern that is not understood: {pattern!r}")
    return shape


def symbols(tag: str, codes: list[str]) -> dict[str, str]:
    """The symbols of a locale; a currency that has none is written with its code."""
    locale = Locale.parse(tag.replace("-", "_"))
    return {code: locale.currency_symbols.get(code, code) for code in codes}
