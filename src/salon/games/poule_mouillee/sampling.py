"""Imagining the cards that nobody can see (for search and for the tests of secrecy)."""

from __future__ import annotations

from collections.abc import Sequence

from salon.cards.shuffle import shuffled
from salon.core.chance import Rng
from salon.games.poule_mouillee import memory
from salon.games.poule_mouillee.counting import PACK, series
from salon.games.poule_mouillee.types import Action, Event, State, View


def fill(view: View, option: Action, rng: Rng) -> Action:
    """Return ``option``: every option of this game is an action."""
    return option


def resample(view: View, events: Sequence[Event], seat: int, rng: Rng) -> State:
    """Return a whole state that agrees with all that ``seat`` knows; ``events`` are those of the round.

    Cards that were seen when they went under a stack keep their place in it; all others are drawn evenly.
    """
    known = memory.stacks(view, events)
    drawn = iter(shuffled(memory.unseen(view, known), rng.getrandbits))
    dealt = any(player.cards for player in view.players)
    pile = PACK.cards(view.pile)
    count, worth = series(pile)
    return State(
        config=view.config,
        round=view.round,
        dealer=view.dealer,
        scores=tuple(player.score for player in view.players),
        phase=view.phase,
        stacks=tuple(tuple(next(drawn) if card is None else card for card in stack) for stack in known)
        if dealt
        else (),
        pile=pile,
        count=count,
        worth=worth,
        out=PACK.cards(view.out_of_play),
        turn=view.to_act[0] if view.to_act else None,
        run=view.run or "start",
        due=view.due,
        played=view.played,
    )
