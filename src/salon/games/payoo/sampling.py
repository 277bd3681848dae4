"""Filling templates, and imagining the cards that a seat cannot see (for search and for the tests of secrecy)."""

from __future__ import annotations

from collections.abc import Sequence

from salon.cards.shuffle import shuffled
from salon.core.chance import Rng
from salon.games.payoo.cards import (
    FACES,
    GIFT,
    PACK,
    SUIT,
    SUIT_MASK,
    cards_in,
    dealt_codes,
    mask_of,
)
from salon.games.payoo.types import (
    Action,
    Dealt,
    Event,
    Give,
    GiveOption,
    Option,
    Played,
    Received,
    State,
    View,
)


def fill(view: View, option: Option, rng: Rng) -> Action:
    """Return an action that fits ``option`` of the seat whose view this is; a gift is drawn at random."""
    if not isinstance(option, GiveOption):
        return option
    hand = next(player.hand for player in view.players if player.received is not None)
    return Give(shuffled(hand, rng.getrandbits)[: option.count])


def this_round(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events since the last deal, that one included."""
    starts = [index for index, event in enumerate(events) if isinstance(event, Dealt)]
    return events[starts[-1] :] if starts else events


def played_by(events: Sequence[Event], seats: int) -> tuple[int, ...]:
    """Return the cards (a mask) that each seat has played in ``events``."""
    played = [0] * seats
    for event in events:
        if isinstance(event, Played):
            played[event.seat] |= 1 << PACK.index[event.card]
    return tuple(played)


def missing_suits(events: Sequence[Event], seats: int) -> tuple[int, ...]:
    """Return the cards (a mask) that each seat cannot hold, having once not followed (``trick.2``)."""
    out = [0] * seats
    asked = 0
    for event in events:
        if isinstance(event, Played):
            if event.kind == "lead":
                asked = SUIT_MASK[SUIT[PACK.index[event.card]]]
            elif event.kind == "discard":
                out[event.seat] |= asked
    return tuple(out)


def resample(view: View, events: Sequence[Event], seat: int, rng: Rng) -> State:
    """Return a whole state that agrees with all that ``seat`` knows; ``events`` are those it was told.

    It knows its own cards and gifts, what was played, and who had none of a suit. The cards are drawn evenly but
    for these bonds; which of the cards of two other seats were a gift is drawn as well.
    """
    seats = len(view.players)
    told = this_round(events)
    dealt = view.phase != "give" or any(player.cards for player in view.players)
    played = played_by(told, seats)
    gifts = _known_gifts(view, told, seat)
    hands = _hands(view, gifts, played, missing_suits(told, seats), seat, rng) if dealt else ()
    if view.phase == "give":
        gifts, hands = _apart(view, gifts, hands, rng)
        dots = (0,) * seats if dealt else ()
    else:
        held = tuple(hand | gone for hand, gone in zip(hands, played, strict=True))
        gifts = tuple(
            gift or _some(held[(giver + 1) % seats], GIFT[seats], rng) for giver, gift in enumerate(gifts)
        )
        dots = tuple(gifts[receiver - 1] & hands[receiver] for receiver in range(seats))
    return State(
        config=view.config,
        round=view.round,
        dealer=view.dealer,
        scores=tuple(player.score for player in view.players),
        phase=view.phase,
        hands=hands,
        gifts=gifts,
        dots=dots,
        die=None if view.die is None else FACES.index(view.die),
        leader=view.leader,
        trick=PACK.cards(card.card for card in view.trick),
        last_leader=view.last_trick[0].seat if view.last_trick else 0,
        last_trick=PACK.cards(card.card for card in view.last_trick or ()),
        taken=tuple(player.taken for player in view.players),
        moves=sum(gone.bit_count() for gone in played),
    )


def _known_gifts(view: View, told: Sequence[Event], seat: int) -> tuple[int, ...]:
    """Return the gifts that ``seat`` has made and received, and 0 for those that it has not seen."""
    gifts = [0] * len(view.players)
    gifts[seat] = mask_of(PACK.cards(view.players[seat].gave or ()))
    for event in told:
        if isinstance(event, Received):
            gifts[event.giver] = mask_of(PACK.cards(event.cards))
    return tuple(gifts)


def _hands(
    view: View,
    gifts: tuple[int, ...],
    played: tuple[int, ...],
    missing: tuple[int, ...],
    seat: int,
    rng: Rng,
) -> tuple[int, ...]:
    """Return a hand for each seat; in the phase ``give`` what it has put apart is still among the cards."""
    seats = len(view.players)
    hands = [0] * seats
    hands[seat] = mask_of(PACK.cards(view.players[seat].hand))
    sizes = [player.cards for player in view.players]
    if view.phase == "give":
        sizes = [size + len(player.gave or ()) for size, player in zip(sizes, view.players, strict=True)]
        hands[seat] |= gifts[seat]
    else:
        hands[(seat + 1) % seats] |= gifts[seat] & ~played[(seat + 1) % seats]
    seen = 0
    for mask in (*hands, *played):
        seen |= mask
    pack = mask_of(PACK.cards(dealt_codes(seats)))
    unseen = shuffled(cards_in(pack & ~seen), rng.getrandbits)
    room = [size - hand.bit_count() for size, hand in zip(sizes, hands, strict=True)]
    for card, owner in _assign(unseen, room, missing).items():
        hands[owner] |= 1 << card
    return tuple(hands)


def _assign(cards: Sequence[int], room: Sequence[int], missing: Sequence[int]) -> dict[int, int]:
    """Return an owner for every card: a matching by augmenting paths, in the (random) order of ``cards``."""
    owners: dict[int, int] = {}
    places = [owner for owner, free in enumerate(room) for _ in range(free)]
    held: list[int | None] = [None] * len(places)

    def place(card: int, tried: set[int]) -> bool:
        for spot, owner in enumerate(places):
            if spot in tried or missing[owner] >> card & 1:
                continue
            tried.add(spot)
            other = held[spot]
            if other is None or place(other, tried):
                held[spot] = card
                owners[card] = owner
                return True
        return False

    for card in cards:
        if not place(card, set()):
            raise ValueError("no hands agree with what this seat was told")
    return owners


def _apart(
    view: View, gifts: tuple[int, ...], hands: tuple[int, ...], rng: Rng
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return gifts for all who have confirmed one, and the hands without them."""
    chosen = tuple(
        gift or _some(hands[giver], len(view.players[giver].gave or ()), rng) if hands else 0
        for giver, gift in enumerate(gifts)
    )
    return chosen, tuple(hand & ~gift for hand, gift in zip(hands, chosen, strict=bool(hands)))


def _some(mask: int, count: int, rng: Rng) -> int:
    return mask_of(shuffled(cards_in(mask), rng.getrandbits)[:count])
