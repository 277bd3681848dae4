"""What a looker-on may not be told: a card that a player sees and the looker's own view of that moment hides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tests.e2e.ears import Ears, Json

HIDDEN: Final = "??"


def _moments(ears: Ears) -> dict[int, Json]:
    """The table messages by the number of their last event; the first one that tells a number."""
    moments: dict[int, Json] = {}
    for message in ears.told:
        for part in message.get("tables", ()) if message["type"] == "welcome" else (message,):
            if part["type"] == "table" and part["table"]["place"] == "table" and part["table"]["view"]:
                moments.setdefault(part["n"], part)
    return moments


def _hidden(players: Any, lookers: Any) -> Iterator[str]:
    """What stands in a player's view where the looker's has a hidden card."""
    if lookers == HIDDEN:
        if isinstance(players, str) and players != HIDDEN:
            yield players
    elif isinstance(lookers, dict) and isinstance(players, dict):
        for key in lookers.keys() & players.keys():
            yield from _hidden(players[key], lookers[key])
    elif isinstance(lookers, list) and isinstance(players, list):
        for one, other in zip(players, lookers, strict=False):
            yield from _hidden(one, other)


def _words(part: Any) -> Iterator[str]:
    """Every text in a message."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for value in part.values():
            yield from _words(value)
    elif isinstance(part, list):
        for value in part:
            yield from _words(value)


def nothing_told_to(looker: Ears, of: Sequence[Ears]) -> int:
    """Check all that a looker-on was told against what the players saw at that moment; return how much was hidden.

    A card that lay open for all one message before may be named in the message that takes it out of sight.
    """
    moments, hidden = _moments(looker), 0
    before: set[str] = set()
    for number, part in sorted(moments.items()):
        seen = [_moments(ears).get(number) for ears in of]
        secret = {
            code
            for moment in seen
            if moment
            for code in _hidden(moment["table"]["view"], part["table"]["view"])
        }
        told = set(_words(part)) & secret
        assert told <= before, f"{told - before} in {part}"
        hidden += len(secret)
        before = set(_words(part["table"]["view"]))
    return hidden
