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


def _known(lookers: Any, *others: Any) -> Iterator[str]:
    """What the looker is told and not everybody else, word by word."""
    if isinstance(lookers, str):
        if any(other != lookers for other in others):
            yield lookers
    elif isinstance(lookers, dict):
        for key, value in lookers.items():
            yield from _known(value, *(_at(other, key) for other in others))
    elif isinstance(lookers, list):
        for index, value in enumerate(lookers):
            yield from _known(value, *(_at(other, index) for other in others))


def _at(part: Any, key: Any) -> Any:
    try:
        return part[key]
    except (KeyError, IndexError, TypeError):
        return None


def nothing_told_to(looker: Ears, of: Sequence[Ears]) -> int:
    """Check all that a looker-on was told against what the players saw at that moment; return how much was hidden.

    What stands at the same place in everybody's message is no secret, though a card be hidden elsewhere.
    """
    hidden = 0
    heard = [_moments(ears) for ears in of]
    for number, part in _moments(looker).items():
        seen = [moments[number] for moments in heard if number in moments]
        if len(seen) < len(heard):
            continue  # somebody was away
        secret = {code for moment in seen for code in _hidden(moment["table"]["view"], part["table"]["view"])}
        views = _known(part["table"]["view"], *(moment["table"]["view"] for moment in seen))
        events = _known(part.get("events"), *(moment.get("events") for moment in seen))
        told = {*views, *events} & secret
        assert not told, f"{told} in {part}"
        hidden += len(secret)
    return hidden
