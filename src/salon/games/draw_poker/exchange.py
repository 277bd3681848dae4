"""The exchange (``draw.*``)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from salon.cards.pack import FRENCH
from salon.core.refusal import MALFORMED, NOT_YOUR_TURN, Refusal
from salon.games._poker.events import Event
from salon.games._poker.seats import left_of, members
from salon.games._poker.types import Bet
from salon.games.draw_poker.types import MAX_DISCARD, Chose, Draw, DrawOption, Drew, ExchangeOpened, State

Events = tuple[Event, ...]

OPTION: Final = DrawOption(MAX_DISCARD)
EXCHANGE_NOW: Final = Refusal("exchange_now")
CODES: Final = ("exchange_now", "no_exchange_now", "too_many", "twice", "not_in_hand")


def open_exchange(state: State) -> tuple[State, Events]:
    """Begin the exchange (``draw.1``)."""
    state = replace(state, phase="draw", street="draw", discards=(None,) * len(state.stacks))
    return state, (ExchangeOpened(members(state.live)),)


def choosing(state: State) -> tuple[int, ...]:
    """Return the seats that have still to choose."""
    if state.phase != "draw":
        return ()
    return tuple([seat for seat in members(state.live) if state.discards[seat] is None])


def refuse(state: State, seat: int, action: object) -> Refusal | None:
    """Return why what ``seat`` does during the exchange is refused, or None (``draw.2``)."""
    if seat not in choosing(state):
        return NOT_YOUR_TURN
    if isinstance(action, Bet):
        return EXCHANGE_NOW
    if not isinstance(action, Draw):
        return MALFORMED
    if len(action.discard) > MAX_DISCARD:
        return Refusal("too_many", {"max": MAX_DISCARD})
    if len(set(action.discard)) < len(action.discard):
        return Refusal("twice")
    hand = FRENCH.names(state.hands[seat])
    for card in action.discard:
        if card not in hand:
            return Refusal("not_in_hand", {"card": card})
    return None


def choose(state: State, seat: int, discard: tuple[str, ...]) -> tuple[State, Events]:
    """Return the state after a choice; the new cards are not dealt yet (``draw.3``)."""
    given = FRENCH.cards(discard)
    discards = (*state.discards[:seat], given, *state.discards[seat + 1 :])
    return replace(state, discards=discards), (Chose(seat, discard, len(given)),)


def deal_new_cards(state: State) -> tuple[State, Events]:
    """Deal the new cards, seat by seat from the left of the dealer, each all in a row (``draw.4``)."""
    hands = list(state.hands)
    pack = state.pack
    events: list[Event] = []
    for seat in left_of(state.dealer, len(hands)):
        given = state.discards[seat]
        if given is None:
            continue
        fresh = pack[: len(given)]
        pack = pack[len(given) :]
        new = iter(fresh)
        hands[seat] = tuple([next(new) if card in given else card for card in hands[seat]])
        events.append(Drew(seat, len(given), FRENCH.names(fresh), FRENCH.names(hands[seat])))
    return replace(state, hands=tuple(hands), pack=pack, step=state.step + 1), tuple(events)
