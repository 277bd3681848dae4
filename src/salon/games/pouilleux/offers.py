"""The offer of a fan and the blind draw, until the round ends (``offer.*``, ``out.*``, ``end.*``)."""

from __future__ import annotations

from msgspec.structs import replace

from salon.core.ranking import leading
from salon.core.refusal import MALFORMED, Refusal
from salon.games.pouilleux import pairing
from salon.games.pouilleux.cards import PACK, kind
from salon.games.pouilleux.pairing import Step
from salon.games.pouilleux.types import (
    BARREN,
    Done,
    DrawOption,
    Drew,
    Event,
    Fanned,
    Left,
    Lost,
    MatchOver,
    Offered,
    Option,
    Presented,
    Reordered,
    ReorderOption,
    RoundOver,
    State,
    Unveiled,
    Void,
)

NOT_PRESENTED = Refusal("not_presented")
ONE_CARD = Refusal("one_card")
OTHER_CARDS = Refusal("other_cards")

CODES = ("not_presented", "no_such_place", "one_card", "other_cards")
"""Every code that a draw or a new order may be refused with, beside ``malformed``."""


def fan(state: State) -> tuple[int, ...]:
    """Return the cards that are offered, as they lie; none outside an offer."""
    return () if state.giver is None else state.hands[state.giver]


def legal(state: State, seat: int) -> tuple[Option, ...]:
    """Return what ``seat`` may do while a fan is offered (``act.1``)."""
    count = len(fan(state))
    if seat == state.taker:
        return (DrawOption(count),) if state.open else ()
    if seat != state.giver or count < 2:
        return ()
    return (ReorderOption(count),) if state.open else (ReorderOption(count), Done())


def check_draw(state: State, position: int) -> Refusal | None:
    """Return why the drawer may not take the card at ``position``, or None (``offer.4``, ``offer.5``)."""
    if not state.open:
        return NOT_PRESENTED
    count = len(fan(state))
    return None if 0 <= position < count else Refusal("no_such_place", {"count": count})


def check_order(state: State, codes: tuple[str, ...]) -> Refusal | None:
    """Return why the giver may not put its fan in the order ``codes``, or None (``offer.3``)."""
    if len(fan(state)) < 2:
        return ONE_CARD
    if not all(code in PACK.index for code in codes):
        return MALFORMED
    return None if sorted(PACK.cards(codes)) == sorted(fan(state)) else OTHER_CARDS


def begin(state: State) -> Step:
    """End the phase ``pairing``: who has no cards leaves, the dealer offers first (``out.2``, ``offer.1``)."""
    seats = len(state.hands)
    events: tuple[Event, ...] = ()
    for step in range(1, seats + 1):
        state, more = _leave(state, (state.dealer + step) % seats)
        events += more
    state, more = _go_on(replace(state, phase="offer"), state.dealer)
    return state, events + more


def shuffle(state: State, order: tuple[int, ...]) -> Step:
    """Put the fan in the order of a permutation: new card i is old card order[i] (``offer.2``)."""
    state = _in_order(state, tuple(fan(state)[old] for old in order))
    told = () if state.giver is None else (Fanned(state.giver, PACK.names(fan(state))),)
    return replace(state, owed=None), told


def reorder(state: State, seat: int, codes: tuple[str, ...]) -> Step:
    """Put the fan of ``seat``, the giver, in the order ``codes`` (``offer.3``)."""
    order = PACK.cards(codes)
    if not state.open:
        # Its player decides anew each time: present it like this, or not yet.
        state = replace(state, reorders=state.reorders + 1)
    return _in_order(state, order), (Reordered(seat, codes),)


def present(state: State) -> Step:
    """Open the fan (``offer.4``)."""
    if state.giver is None or state.taker is None:
        return state, ()
    return replace(state, open=True), (Presented(state.giver, state.taker),)


def draw(state: State, position: int) -> Step:
    """Let the drawer take the card at ``position``, with all that follows (``offer.6`` to ``offer.9``)."""
    giver, taker = state.giver, state.taker
    if giver is None or taker is None:
        return state, ()
    hands = list(state.hands)
    fanned = hands[giver]
    card = fanned[position]
    variant = state.config.variant
    mates = [mate for mate in hands[taker] if kind(mate, variant) == kind(card, variant)]
    hands[giver] = (*fanned[:position], *fanned[position + 1 :])
    hands[taker] = (*hands[taker], card)
    events: tuple[Event, ...] = (Drew(giver, taker, position, position + 1, PACK.codes[card]),)
    state = replace(
        state,
        owed=None,
        hands=tuple(hands),
        fresh=0,
        draws=state.draws + 1,
        barren=0 if mates else state.barren + 1,
    )
    if mates:
        state, more = pairing.throw(state, taker, (mates[0], card))
        events += more
    for seat in (giver, taker):  # out.2: the giver leaves first
        state, more = _leave(state, seat)
        events += more
    state, more = _go_on(state, taker)
    return state, events + more


def _leave(state: State, seat: int) -> Step:
    if state.hands[seat] or state.out[seat]:
        return state, ()
    place = max(state.out) + 1
    out = (*state.out[:seat], place, *state.out[seat + 1 :])
    return replace(state, out=out), (Left(seat, place),)


def _go_on(state: State, first: int) -> Step:
    """End the round, or let ``first`` offer its fan, or the next one with cards (``offer.7``, ``offer.8``)."""
    if sum(map(len, state.hands)) == 1:
        return _end_round(state, next(seat for seat, hand in enumerate(state.hands) if hand))
    if state.barren == BARREN:
        return _end_round(state, None)
    giver = _active(state, first)
    taker = _active(state, giver + 1)
    cards = len(state.hands[giver])
    several, shuffled = cards > 1, state.config.shuffle_offer
    state = replace(
        state,
        giver=giver,
        taker=taker,
        open=shuffled or not several,
        owed="fan" if shuffled and several else None,
        reorders=0,
    )
    return state, (Offered(giver, taker, cards, state.open),)


def _active(state: State, seat: int) -> int:
    seats = len(state.hands)
    return next(other % seats for other in range(seat, seat + seats) if state.hands[other % seats])


def _in_order(state: State, order: tuple[int, ...]) -> State:
    hands = tuple(order if seat == state.giver else hand for seat, hand in enumerate(state.hands))
    return replace(state, hands=hands)


def _end_round(state: State, loser: int | None) -> Step:
    scores = tuple(score + (seat == loser) for seat, score in enumerate(state.scores))
    best, leaders = leading(scores, "lowest")
    final = state.round == state.config.rounds
    hands = tuple(map(PACK.names, state.hands))
    state = replace(
        state,
        scores=scores,
        loser=loser,
        giver=None,
        taker=None,
        open=False,
        phase="over" if final else "round_over",
    )
    events: list[Event] = [Void(BARREN) if loser is None else Lost(loser, hands[loser][0])]
    if state.config.variant == "mystery" and state.removed is not None:
        events.append(Unveiled(PACK.codes[state.removed]))
    events.append(RoundOver(state.round, state.config.rounds, loser, hands, scores, leaders, best))
    if final:
        events.append(MatchOver(leaders, len(leaders), best))
    return state, tuple(events)
