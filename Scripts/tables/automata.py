"""Automata that take bare postcodes, packed into words."""

from tables.postcodes import SYMBOLS, Shape


class Automata:
    """All automata in one list of words: the edges of each state, one after another.

    From the lowest bit: the symbols (36), where the state it leads to begins (15), whether that one accepts (1),
    whether it is the last edge of its state (1). The state at 0 has no edges.
    """

    def __init__(self):
        self.words = [1 << 52]
        self._known: dict[frozenset, int] = {}

    def add(self, accepted: list[Shape]) -> int:
        """The place where the first state begins."""
        return self._state(frozenset(shape.places for shape in accepted))

    def _state(self, rests: frozenset) -> int:
        if (known := self._known.get(rests)) is not None:
            return known
        masks: dict[frozenset, int] = {}
        for symbol in range(len(SYMBOLS)):
            after = frozenset(rest[1:] for rest in rests if rest and rest[0] >> symbol & 1)
            if after:
                masks[after] = masks.get(after, 0) | 1 << symbol
        edges = [(mask, self._state(after), () in after) for after, mask in masks.items()]
        start = len(self.words) if edges else 0
        for number, (mask, target, accepts) in enumerate(edges, 1):
            if target >= 1 << 15:
                raise ValueError("there are too many states")
            self.words.append(mask | target << 36 | accepts << 51 | (number == len(edges)) << 52)
        self._known[rests] = start
        return start
