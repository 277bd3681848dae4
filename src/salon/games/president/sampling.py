"""Filling templates, and imagining the cards that a seat cannot see (for search and for the tests of secrecy)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from salon.cards.pack import HIDDEN
from salon.cards.shuffle import shuffled
from salon.core.chance import Rng
from salon.games.president import exchange
from salon.games.president.cards import (
    PACK,
    QUEEN_OF_HEARTS,
    THREE_OF_CLUBS,
    TWO,
    only_twos,
    strength,
    strongest,
    value,
    weakest_first,
)
from salon.games.president.exchange import Pair
from salon.games.president.types import (
    Action,
    Dealt,
    Event,
    Give,
    GiveOption,
    Laid,
    Opens,
    Option,
    Passed,
    Played,
    Returned,
    State,
    Tribute,
    View,
)

Slot = tuple[int, Callable[[int], bool]]
"""A place in the hand of a seat, and which cards may lie there."""


def fill(view: View, option: Option, rng: Rng) -> Action:
    """Return an action that fits ``option`` of the seat whose view this is; a gift is drawn at random."""
    if not isinstance(option, GiveOption):
        return option
    hand = next(player.hand for player in view.players if player.received is not None)
    return Give(shuffled(hand, rng.getrandbits)[: option.count])


def resample(view: View, events: Sequence[Event], seat: int, rng: Rng) -> State:
    """Return a whole state that agrees with all that ``seat`` knows; ``events`` are those it was told.

    It knows its own cards and gifts, what was laid, that an opener chosen by a card held it (``open.1``), that what
    is left to whom gave it a tribute is weaker than the tribute (``swap.2``), and that nobody holds 2s only
    (``two.3``). The cards are drawn evenly but for these bonds, which are served first.
    """
    told = _round(events)
    state = State(
        config=view.config,
        round=view.round,
        dealer=view.dealer,
        scores=tuple(player.score for player in view.players),
        roles=tuple(player.role for player in view.players),
        finish=tuple(player.finish for player in view.players),
        phase=view.phase,
        owing=view.to_act if view.phase == "exchange" else (),
        turn=view.to_act[0] if view.phase == "play" and view.to_act else None,
        pile=tuple(Laid(laid.seat, PACK.cards(laid.cards)) for laid in view.pile),
        passed=view.passed,
        moves=sum(isinstance(event, (Played, Passed)) for event in told),
        points=None
        if view.players[0].points is None
        else tuple(player.points or 0 for player in view.players),
    )
    if not any(player.cards for player in view.players):
        return replace(state, moves=0)  # the deal is still owed
    return _Imagined(state, view, told, seat, rng).state()


class _Imagined:
    """One drawing of the cards that a seat cannot see."""

    def __init__(self, state: State, view: View, told: Sequence[Event], seat: int, rng: Rng) -> None:
        self._state = state
        self._seat = seat
        self._rng = rng
        self._laid = tuple(
            frozenset(
                card
                for event in told
                if isinstance(event, Played) and event.seat == other
                for card in PACK.cards(event.cards)
            )
            for other in range(len(view.players))
        )
        gone = frozenset[int]().union(*self._laid)
        swaps = state.phase == "exchange" or (state.phase == "play" and state.round > 1)
        self._others: list[Pair] = []
        """The pairs whose exchange this seat did not see."""
        self._held: list[tuple[int, ...]] = []
        """The cards of each seat that are known: all of a hand that is shown."""
        for player in view.players:
            self._held.append(() if HIDDEN in player.hand else PACK.cards(player.hand))
        self._sizes = [player.cards for player in view.players]
        self._received: list[tuple[int, ...]] = [()] * len(view.players)
        self._received[seat] = PACK.cards(view.players[seat].received or ())
        self._gave: list[tuple[int, ...]] = [()] * len(view.players)
        self._ceiling: dict[int, int] = {}
        for pair in exchange.pairs(state.roles) if swaps else ():
            self._remember(pair, told, gone)
        if state.phase == "play" and state.round == 1 and state.config.opener != "left":
            card = QUEEN_OF_HEARTS if state.config.opener == "queen_of_hearts" else THREE_OF_CLUBS
            opener = next(event.seat for event in told if isinstance(event, Opens))
            if opener != seat and card not in gone:
                self._held[opener] = (card,)
        seen = gone.union(*self._held)
        self._unseen = [card for card in range(len(PACK.codes)) if card not in seen]

    def state(self) -> State:
        hands = [list(held) for held in self._held]
        for owner, card in _assign(self._slots(), shuffled(self._unseen, self._rng.getrandbits)):
            hands[owner].append(card)
        state = replace(
            self._state,
            hands=tuple(map(weakest_first, hands)),
            received=tuple(map(weakest_first, self._received)),
            gave=tuple(self._gave),
        )
        for pair in self._others:
            state = self._swap(state, pair) if state.phase == "exchange" else self._mark(state, pair)
        return replace(state, owing=self._state.owing)

    def _remember(self, pair: Pair, told: Sequence[Event], gone: frozenset[int]) -> None:
        if self._seat not in (pair.lower, pair.upper):
            self._others.append(pair)
            if self._state.phase == "exchange":
                # The cards are drawn as they were dealt, and then go the way that the rules send them.
                moved = pair.cards if pair.upper in self._state.owing else 0
                self._sizes[pair.lower] += moved
                self._sizes[pair.upper] -= moved
            return
        up, down = _gift(told, Tribute, pair.lower), _gift(told, Returned, pair.upper)
        if self._state.phase == "exchange":
            self._gave[pair.lower], self._gave[pair.upper] = up, down
        if self._seat == pair.lower:
            known, holder = frozenset(up) - frozenset(down) - gone, pair.upper
        else:
            known, holder = frozenset(down) - gone, pair.lower
            self._ceiling[holder] = min(map(strength, up))
        self._held[holder] = self._received[holder] = weakest_first(known)

    def _slots(self) -> list[Slot]:
        bound: list[Slot] = []
        free: list[Slot] = []
        for seat, (held, size) in enumerate(zip(self._held, self._sizes, strict=True)):
            for _ in range(size - len(held)):
                ceiling = self._ceiling.get(seat)
                lone = only_twos(held) and not any(owner == seat for owner, _ in bound)
                if ceiling is None and not lone:
                    free.append((seat, _anything))
                else:
                    bound.append((seat, _at_most(ceiling, lone)))
        return bound + free

    def _swap(self, state: State, pair: Pair) -> State:
        state, _ = exchange.take_tribute(state, pair)
        if pair.upper in self._state.owing:
            return state
        gift = shuffled(state.hands[pair.upper], self._rng.getrandbits)[: pair.cards]
        return exchange.give_back(state, pair.upper, gift)[0]

    def _mark(self, state: State, pair: Pair) -> State:
        # The exchange is over: which cards went up and came down is drawn so that swap.2 could have moved them.
        low = self._laid[pair.lower].union(state.hands[pair.lower])
        high = self._laid[pair.upper].union(state.hands[pair.upper])
        bits = self._rng.getrandbits
        gifts = [shuffled(sorted(low), bits)[: pair.cards] for _ in range(8)]
        # This last one always fits: the tribute itself came back.
        gifts.append(strongest(low, pair.cards))
        for gift in gifts:
            rest = max((strength(card) for card in low if card not in gift), default=-1)
            pool = [card for card in sorted(high.union(gift)) if strength(card) > rest]
            if len(pool) >= pair.cards:
                up = set(shuffled(pool, bits)[: pair.cards])
                break
        received = list(state.received)
        received[pair.lower] = tuple(card for card in state.hands[pair.lower] if card in gift)
        received[pair.upper] = tuple(
            card for card in state.hands[pair.upper] if card in up and card not in gift
        )
        return replace(state, received=tuple(received))


def _round(events: Sequence[Event]) -> Sequence[Event]:
    starts = [index for index, event in enumerate(events) if isinstance(event, Dealt)]
    return events[starts[-1] :] if starts else ()


def _gift(told: Sequence[Event], kind: type[Tribute | Returned], giver: int) -> tuple[int, ...]:
    return next(
        (PACK.cards(event.cards) for event in told if isinstance(event, kind) and event.giver == giver), ()
    )


def _anything(card: int) -> bool:
    return card >= 0


def _at_most(ceiling: int | None, no_two: bool) -> Callable[[int], bool]:
    def fits(card: int) -> bool:
        return (ceiling is None or strength(card) < ceiling) and not (no_two and value(card) == TWO)

    return fits


def _assign(slots: Sequence[Slot], cards: Sequence[int]) -> list[tuple[int, int]]:
    """Return a card for every slot, as (seat, card): a bipartite matching by augmenting paths."""
    taken: dict[int, int] = {}

    def place(slot: int, tried: set[int]) -> bool:
        fits = slots[slot][1]
        open_to = [card for card in cards if card not in tried and fits(card)]
        for card in open_to:
            if card not in taken:
                taken[card] = slot
                return True
        for card in open_to:
            if card in tried:
                continue
            tried.add(card)
            if place(taken[card], tried):
                taken[card] = slot
                return True
        return False

    for slot in range(len(slots)):
        if not place(slot, set()):
            raise ValueError("no hands agree with what this seat was told")
    return [(slots[slot][0], card) for card, slot in taken.items()]
