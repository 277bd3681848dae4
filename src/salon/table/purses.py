"""The chips that people bring to a corner table and take away from it (``chips.1`` of both games)."""

from __future__ import annotations

from salon.core.actor import HOUSE, Sit
from salon.core.contract import Game, PlaceName
from salon.core.play import read_config, read_setup
from salon.core.turn import Purse
from salon.table.catalogue import known
from salon.table.events import StoodUp
from salon.table.fold import Fold
from salon.table.state import STOOLS, Match

EMPTY = {"balances": [None] * STOOLS}
"""The set-up of a corner table where nobody sits yet."""


def brought(fold: Fold, name: PlaceName, match: Match, person: str | None) -> Purse:
    """Return what somebody brings to a place: what they left there, or what the game gives at a first sitting."""
    kept = fold.salon.purses.get((name, person or ""))
    if kept is not None:
        return kept
    game = known(match.game)
    fresh = game.setup(read_config(game, match.config), match.seats, read_setup(game, match.setup))
    return _purse_if_seated(game, fresh, 0)


def _purse_if_seated(game: Game, state: object, stool: int) -> Purse:
    seated, _ = game.apply(state, HOUSE, Sit(stool))
    purse = game.purse(seated, stool) if game.purse is not None else None
    return purse or Purse(0, 0)


def reconcile(fold: Fold, name: PlaceName, match: Match) -> None:
    """Note what the people on the stools own now, and who the game says sits there no more."""
    game = known(match.game)
    if game.purse is None:
        return
    purses = dict(fold.salon.purses)
    for index, seat in enumerate(fold.salon.place(name).seats):
        if seat is None:
            continue
        purse = game.purse(match.state, index)
        if seat.person is not None:
            # A stake that came back in leaving is seen only in what the stool would give to who sits down again.
            purses[name, seat.person] = purse or _purse_if_seated(game, match.state, index)
        if purse is None:
            fold.put_seat(name, index, None)
            fold.say(StoodUp(name, index, seat.name, robot=seat.robot))
    if purses != fold.salon.purses:
        fold.change(purses=purses)
