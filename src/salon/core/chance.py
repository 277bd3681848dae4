"""What nobody chooses: the outcomes that a game asks for, and the sources that give them."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from salon.cards.shuffle import below, scripted, shuffled
from salon.core.errors import ScriptError


class Rng(Protocol):
    """A source of random bits (``random.Random`` and ``random.SystemRandom`` are ones)."""

    def getrandbits(self, k: int, /) -> int: ...

    def random(self) -> float: ...


class Shuffle(msgspec.Struct, frozen=True, tag="deck"):
    """An order of ``cards`` (given in canonical order, one pack after the other); the first is dealt first."""

    cards: tuple[str, ...]


class Die(msgspec.Struct, frozen=True, tag="die"):
    """One of ``faces``."""

    faces: tuple[str, ...]


class Wheel(msgspec.Struct, frozen=True, tag="spin"):
    """A number in ``0 … pockets - 1``."""

    pockets: int


class Permutation(msgspec.Struct, frozen=True, tag="fan"):
    """An order of the numbers ``0 … size - 1``."""

    size: int


ChanceSpec = Shuffle | Die | Wheel | Permutation
Outcome = Any
"""``tuple[str, ...]`` for a shuffle, ``str`` for a die, ``int`` for a wheel, ``tuple[int, ...]`` for a permutation."""


class ChanceSource(Protocol):
    """Gives the outcomes that a match asks for, one by one."""

    def draw(self, spec: ChanceSpec) -> Outcome: ...


class RandomSource:
    """A chance source fed by a generator of random bits."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def draw(self, spec: ChanceSpec) -> Outcome:
        """Return a uniformly random outcome of ``spec``."""
        bits = self._rng.getrandbits
        match spec:
            case Shuffle(cards):
                return shuffled(cards, bits)
            case Die(faces):
                return faces[below(len(faces), bits)]
            case Wheel(pockets):
                return below(pockets, bits)
            case Permutation(size):
                return shuffled(range(size), bits)


class KeepingSource:
    """Passes the outcomes of another source on, and keeps them as the ``chance`` of a record's header."""

    def __init__(self, source: ChanceSource) -> None:
        self._source = source
        self.script: dict[str, list[Any]] = {}

    def draw(self, spec: ChanceSpec) -> Outcome:
        """Return the other source's outcome of ``spec``."""
        outcome = self._source.draw(spec)
        kept = list(outcome) if isinstance(outcome, tuple) else outcome
        self.script.setdefault(str(spec.__struct_config__.tag), []).append(kept)
        return outcome


class ScriptSource:
    """The scripted outcomes of a record's ``chance``; what is not scripted comes in canonical order.

    An unscripted die shows its first face, an unscripted wheel stops at 0, an unscripted fan keeps its order.
    """

    def __init__(self, script: dict[str, list[Any]]) -> None:
        self._left: dict[str, list[Any]] = {kind: list(outcomes) for kind, outcomes in script.items()}
        decks = self._left.get("deck")
        if decks and not isinstance(decks[0], list):
            self._left["deck"] = [decks]

    def draw(self, spec: ChanceSpec) -> Outcome:
        """Return the next scripted outcome of this kind; raises ScriptError if it does not fit."""
        kind = str(spec.__struct_config__.tag)
        waiting = self._left.get(kind)
        given = waiting.pop(0) if waiting else None
        match spec:
            case Shuffle(cards):
                return scripted(cards, given or ())
            case Die(faces):
                return self._fit(spec, faces[0] if given is None else given, given is None or given in faces)
            case Wheel(pockets):
                number = 0 if given is None else given
                return self._fit(spec, number, type(number) is int and 0 <= number < pockets)
            case Permutation(size):
                order = tuple(range(size)) if given is None else tuple(given)
                return self._fit(spec, order, sorted(order) == list(range(size)))

    @staticmethod
    def _fit(spec: ChanceSpec, outcome: Outcome, fits: bool) -> Outcome:
        if not fits:
            raise ScriptError(f"scripted outcome {outcome!r} does not fit {spec!r}")
        return outcome


def fits(spec: ChanceSpec, outcome: Outcome) -> bool:
    """Return whether ``outcome`` is a possible outcome of ``spec``."""
    match spec:
        case Shuffle(cards):
            return isinstance(outcome, tuple) and sorted(outcome) == sorted(cards)
        case Die(faces):
            return outcome in faces
        case Wheel(pockets):
            return type(outcome) is int and 0 <= outcome < pockets
        case Permutation(size):
            return isinstance(outcome, tuple) and sorted(outcome) == list(range(size))
