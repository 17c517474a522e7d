"""The patterns of postcodes as small automata over bare codes: letters and digits, without what separates them."""

from dataclasses import dataclass
from re import _constants as ops
from re import _parser

SYMBOLS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS = (1 << 10) - 1
_SEPARATORS = " -"


@dataclass(frozen=True)
class Shape:
    """One way to write a code: the symbols that each place takes, and a separator before one of them."""

    # One mask of SYMBOLS for each place.
    places: tuple[int, ...]
    # The place that a separator stands before, and which; None where there is none.
    separator: tuple[int, str] | None


@dataclass(frozen=True)
class Layout:
    """Where the separator of a form stands, counted from an end."""

    character: str
    is_from_end: bool
    offset: int


def shapes(pattern: str, examples: list[str]) -> list[Shape]:
    """Every way to write a code of a pattern; a separator that may be left out is left out if no example has it."""
    keeps = any(separator in example for example in examples for separator in _SEPARATORS)
    found = {}
    for sequence in sequences(pattern):
        places = tuple(mask for mask in sequence if isinstance(mask, int))
        marks = list(_marks(sequence))
        if len(marks) > 1:
            raise ValueError(f"{pattern}: more than one separator")
        separator = marks[0] if marks else None
        # Of the same places with and without a separator, one way of writing counts.
        if places not in found or (separator is not None) == keeps:
            found[places] = separator
    return [Shape(places, separator) for places, separator in found.items()]


def _marks(sequence):
    place = 0
    for mask in sequence:
        if isinstance(mask, int):
            place += 1
        else:
            yield place, mask


def sequences(pattern: str) -> list[list]:
    """The alternatives of a pattern, each a list of masks of symbols and of separators."""
    return _sequences(_parser.parse(pattern))


def _sequences(parsed) -> list[list]:
    found = [[]]
    for op, argument in parsed:
        found = [head + tail for head in found for tail in _alternatives(op, argument)]
    return found


def _alternatives(op, argument) -> list[list]:
    if op is ops.LITERAL:
        return [[_mark(chr(argument))]]
    if op is ops.IN:
        return _class(argument)
    if op is ops.SUBPATTERN:
        return _sequences(argument[3])
    if op is ops.BRANCH:
        return [sequence for branch in argument[1] for sequence in _sequences(branch)]
    if op is ops.MAX_REPEAT:
        low, high, item = argument
        once = _sequences(item)
        found, current = [], [[]]
        for count in range(high + 1):
            if count >= low:
                found += current
            current = [head + tail for head in current for tail in once]
        return found
    raise ValueError(f"a pattern that is not understood: {op} {argument}")


def _mark(character: str):
    return character if character in _SEPARATORS else 1 << SYMBOLS.index(character)


def _class(items) -> list[list]:
    mask, separators = 0, []
    for op, argument in items:
        if op is ops.CATEGORY and argument is ops.CATEGORY_DIGIT:
            mask |= DIGITS
        elif op is ops.RANGE:
            for code in range(argument[0], argument[1] + 1):
                mask |= _mark(chr(code))
        elif op is ops.LITERAL and chr(argument) in _SEPARATORS:
            separators.append(chr(argument))
        elif op is ops.LITERAL:
            mask |= _mark(chr(argument))
        else:
            raise ValueError(f"a class that is not understood: {op} {argument}")
    # Of several separators the hyphen is written.
    return ([[mask]] if mask else []) + ([[max(separators)]] if separators else [])


def forms(left: list[Shape]) -> list[tuple[Layout | None, list[Shape]]]:
    """The shapes by the place of their separator; the place that most shapes share comes first."""
    found = []
    while any(shape.separator for shape in left):
        layouts = {layout for shape in left if shape.separator for layout in _layouts(shape)}
        counts = {layout: sum(_fits(shape, layout) for shape in left) for layout in layouts}
        best = max(layouts, key=lambda layout: (counts[layout], not layout.is_from_end, layout.offset))
        found.append((best, [shape for shape in left if _fits(shape, best)]))
        left = [shape for shape in left if not _fits(shape, best)]
    return found + ([(None, left)] if left else [])


def _layouts(shape: Shape) -> list[Layout]:
    place, character = shape.separator
    return [Layout(character, False, place), Layout(character, True, len(shape.places) - place)]


def _fits(shape: Shape, layout: Layout) -> bool:
    if shape.separator is None:
        return not layout.is_from_end and len(shape.places) <= layout.offset
    return layout in _layouts(shape)


def lead(accepted: list[Shape]) -> str:
    """The letters that every code begins with, where only digits follow."""
    letters = ""
    rests = [shape.places for shape in accepted]
    while all(rest and rest[0] == rests[0][0] and rest[0].bit_count() == 1 and rest[0] > DIGITS for rest in rests):
        letters += SYMBOLS[rests[0][0].bit_length() - 1]
        rests = [rest[1:] for rest in rests]
    return letters if all(mask <= DIGITS for rest in rests for mask in rest) else ""


def prefixes(pattern: str) -> str:
    """The pattern of the first characters of a code, as plain alternatives: `0[456789],00[1234567]`."""
    written = (map(_written, filter(lambda mask: isinstance(mask, int), found)) for found in sequences(pattern))
    return ",".join("".join(masks) for masks in written)


def _written(mask: int) -> str:
    symbols = [symbol for number, symbol in enumerate(SYMBOLS) if mask >> number & 1]
    return symbols[0] if len(symbols) == 1 else f"[{''.join(symbols)}]"
