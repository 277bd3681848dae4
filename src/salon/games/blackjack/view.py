"""What each viewer sees, and what a seat can imagine behind it."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from salon.cards.pack import HIDDEN
from salon.core.turn import Seats
from salon.core.viewer import ALL, Viewer
from salon.games.blackjack import rules
from salon.games.blackjack.strategy import best
from salon.games.blackjack.totals import total
from salon.games.blackjack.types import Advice, Dealt, Double, Event, Option, PlayerView, State, Stool, View


def view(state: State, viewer: Viewer) -> View:
    """Return what ``viewer`` sees: everything but the hidden card and the order of the shoe (``hidden.1``)."""
    turn = rules.to_act(state)
    playing = state.phase == "playing"
    known = state.dealer if viewer == ALL or not playing else state.dealer[:1]
    points, soft = total(known) if known else (None, False)
    legal = rules.legal(state, viewer) if isinstance(viewer, int) else UNSET
    return View(
        game="blackjack",
        config=state.config,
        phase="betting" if state.phase == "shuffling" else state.phase,
        round=state.round,
        rounds=None,
        dealer=None,
        to_act=turn.seats if isinstance(turn, Seats) else (),
        players=tuple(_player(stool) if stool.taken else None for stool in state.stools),
        ranking=None,
        dealer_hand=known + (HIDDEN,) * (len(state.dealer) - len(known)),
        dealer_total=points,
        dealer_soft=soft,
        shoe=len(state.shoe) - state.drawn,
        legal=legal,
        advice=_advice(state, legal) if isinstance(legal, tuple) else UNSET,
    )


def _player(stool: Stool) -> PlayerView:
    points, soft = total(stool.hand) if stool.hand else (None, False)
    return PlayerView(
        balance=stool.balance,
        loans=stool.loans,
        bet=stool.bet,
        hand=stool.hand,
        total=points,
        soft=soft,
        state=stool.status,
        result=stool.result,
        net=stool.net,
        leaving=stool.leaving,
        away=stool.away,
        skipped=stool.skipped,
    )


def _advice(state: State, legal: tuple[Option, ...]) -> Advice | None:
    if state.turn is None or not legal:
        return None
    return best(*total(state.stools[state.turn].hand), state.dealer[0], Double() in legal)


def redact(event: Event, viewer: Viewer) -> Event | None:
    """Return the event as ``viewer`` may know it: only the hidden card of a deal is not told."""
    if isinstance(event, Dealt) and viewer != ALL:
        return replace(event, hole=HIDDEN)
    return event
