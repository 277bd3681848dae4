"""From hand to hand: the set-up, the start and the end of a hand, the ranking (``options.*``, ``end.*``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from salon.cards.pack import FRENCH
from salon.core.chance import Shuffle
from salon.core.errors import BadSetup
from salon.core.ranking import ranked
from salon.core.setup import check_seats
from salon.core.turn import Chance, Over, Place, Seats, ToAct
from salon.games._poker.events import Dealt, Eliminated, Event, HandStarted, MatchOver
from salon.games._poker.seats import left_of, with_chips
from salon.games._poker.types import NOBODY, Exit, Setup, State

S = TypeVar("S", bound=State)
Events = tuple[Event, ...]

PACK_OWED: Final = Chance(Shuffle(FRENCH.codes))
OVER: Final = Over()
WAIT: Final = Seats(())


def first_stacks(stack: int, rounds: int, seats: int, most: int, carried: Setup) -> tuple[int, ...]:
    """Return the stacks that a match starts with (``options.2``, ``options.4``); raises BadSetup."""
    check_seats("this game", seats, 2, most)
    stacks = (stack,) * seats if carried.stacks is None else carried.stacks
    if len(stacks) != seats or min(stacks) < 0:
        raise BadSetup("stacks: one amount a seat, none of them negative")
    if sum(chips > 0 for chips in stacks) < 2:
        raise BadSetup("stacks: at least two seats have chips")
    if not 0 <= carried.dealer < seats or not stacks[carried.dealer]:
        raise BadSetup(f"the dealer is a seat with chips, not {carried.dealer}")
    if not 1 <= carried.round <= rounds:
        raise BadSetup(f"there is no hand {carried.round} of {rounds}")
    return stacks


def first_exits(stacks: Sequence[int]) -> tuple[Exit | None, ...]:
    """Return the exits before the first hand: seats that have no chips are out from the start (``end.3``)."""
    return tuple([None if chips else Exit(0, 0) for chips in stacks])


def before_hand(state: S, dealer: int) -> S:
    """Return the match before the next hand, with the pack still to be shuffled; seats without chips are out."""
    zeros = (0,) * len(state.stacks)
    return replace(
        state,
        round=state.round + 1,
        phase="betting",
        dealer=dealer,
        start=state.stacks,
        street="",
        bets=zeros,
        paid=zeros,
        live=with_chips(state.stacks),
        levels=(),
        bettor=NOBODY,
        step=0,
        pack=(),
        hands=((),) * len(zeros),
        board=(),
        shown=(),
        pots=(),
        won=None,
    )


def started(state: State) -> HandStarted:
    """Return the event that begins the hand."""
    return HandStarted(state.round, state.rounds, state.dealer, state.start)


def deal(state: S, pack: tuple[int, ...], count: int) -> tuple[S, Dealt]:
    """Deal ``count`` cards to every seat with chips at the start of the hand, one at a time (``deal.1``)."""
    hands: list[tuple[int, ...]] = [()] * len(state.stacks)
    order = [seat for seat in left_of(state.dealer, len(hands)) if state.live >> seat & 1]
    dealt = count * len(order)
    for index, seat in enumerate(order):
        hands[seat] = pack[index : dealt : len(order)]
    state = replace(state, hands=tuple(hands), pack=pack[dealt:])
    return state, Dealt(state.dealer, tuple(map(FRENCH.names, hands)))


def end_hand(state: S) -> tuple[S, Events]:
    """Return the state once the pots are paid: who is eliminated, and whether the match is over (``end.1``)."""
    lost = [seat for seat, chips in enumerate(state.stacks) if not chips and state.start[seat]]
    exits = tuple(
        [
            Exit(state.round, state.start[seat]) if seat in lost else gone
            for seat, gone in enumerate(state.exits)
        ]
    )
    over = state.round >= state.rounds or sum(chips > 0 for chips in state.stacks) < 2
    state = replace(state, exits=exits, phase="over" if over else "round_over", turn=NOBODY)
    events: Events = tuple(map(Eliminated, lost))
    if over:
        places = ranking(state) or ()
        winners = tuple([place.seat for place in places if place.rank == 1])
        events += (MatchOver(winners, len(winners), places[0].score),)
    return state, events


def waits_for(state: State) -> ToAct:
    """Return whom the match waits for, the exchange of Poker fermé left aside."""
    if state.turn != NOBODY:
        return Seats((state.turn,))
    if not state.street:
        return PACK_OWED
    return OVER if state.phase == "over" else WAIT


def ranking(state: State) -> tuple[Place, ...] | None:
    """Return the places of the match, best first, or None before its end (``end.2`` to ``end.4``)."""
    if state.phase != "over":
        return None
    keys = [
        (1, chips, 0) if gone is None else (0, gone.hand, gone.stack)
        for chips, gone in zip(state.stacks, state.exits, strict=True)
    ]
    return ranked(state.stacks, best="highest", by=keys)
