"""Filling templates, and imagining the cards that a seat cannot see (for search and for the tests of secrecy)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec.structs import replace

from salon.cards.pack import HIDDEN
from salon.cards.pack import RANKS as RANK_NAMES
from salon.cards.shuffle import below, shuffled
from salon.core.chance import Rng
from salon.games.freeze.events import Event
from salon.games.freeze.lines import PACK
from salon.games.freeze.memory import Memory
from salon.games.freeze.types import (
    Action,
    Exchange,
    ExchangeOption,
    Line,
    Lines,
    Option,
    Penalty,
    Power,
    Spot,
    State,
    View,
    Window,
)

_T = TypeVar("_T")


def fill(view: View, option: Option, rng: Rng) -> Action:
    """Return an action that fits ``option`` of the seat whose view this is; an exchange is drawn at random."""
    if not isinstance(option, ExchangeOption):
        return option
    fixed = (option.line, option.slot, option.seat, option.with_line, option.with_slot)
    if all(isinstance(value, int) for value in fixed):
        return Exchange(*(value for value in fixed if isinstance(value, int)))
    by_seat = {seat: list(places(view, seat)) for seat in range(len(view.players)) if seat != view.freezer}
    able = [seat for seat, spots in by_seat.items() if spots]
    anyone = view.power is not None and view.power.kind == "swap_any"
    first = _one(able, rng) if anyone or view.turn is None else view.turn
    second = _one([seat for seat in able if seat != first], rng)
    given, got = _one(by_seat[first], rng), _one(by_seat[second], rng)
    if first == view.turn:
        return Exchange(given.line, given.slot, second, got.line, got.slot)
    return Exchange(given.line, given.slot, second, got.line, got.slot, giver=first)


def resample(view: View, events: Sequence[Event], seat: int, rng: Rng) -> State:
    """Return a whole state that agrees with all that ``seat`` knows; ``events`` are those it was told.

    It knows the cards that it was shown wherever they have gone since, the discard, and after a draw pile has been
    remade which cards are in it. The others are drawn evenly.
    """
    memory = Memory(events)
    state = _public(view, memory)
    if not view.players[0].lines[0] and not view.players[0].lines[1]:
        return state
    known = dict(memory.known)
    for other, player in enumerate(view.players):
        for line, row in enumerate(player.lines):
            for slot, code in enumerate(row):
                if code is not None and code != HIDDEN:
                    known[Spot(other, line, slot)] = PACK.index[code]
    drawn = None if view.drawn is None else memory.drawn
    located = {*memory.discard, *known.values()} | (set() if drawn is None else {drawn})
    stacks: list[list[int]] = []
    for generation in range(memory.generation + 1):
        unseen = [card for card, born in memory.born.items() if born == generation and card not in located]
        stacks.append(list(shuffled(unseen, rng.getrandbits)))

    def lines(other: int) -> Lines:
        top, bottom = (
            _row(other, line, row, known, memory, stacks)
            for line, row in enumerate(view.players[other].lines)
        )
        return top, bottom

    hands = tuple(lines(other) for other in range(len(view.players)))
    if view.drawn is not None and drawn is None:
        drawn = stacks[memory.drawn_age].pop()
    penalty = _penalty(view, memory)
    if penalty is not None:
        penalty = replace(penalty, card=stacks[-1].pop())
    return replace(
        state,
        lines=hands,
        drawn=drawn,
        penalty=penalty,
        discard=tuple(memory.discard),
        pile=tuple(stacks[-1]),
    )


def _public(view: View, memory: Memory) -> State:
    points = tuple(player.points for player in view.players)
    gained = tuple(player.round_score for player in view.players)
    window = view.window
    return State(
        config=view.config,
        round=view.round,
        dealer=view.dealer,
        scores=tuple(player.score for player in view.players),
        windows=view.windows,
        phase=view.phase,
        looking=view.to_act if view.phase == "look" else (),
        turn=view.turn,
        turns=view.turns,
        spent=view.spent is not None,
        window=None if window is None else Window(window.id, RANK_NAMES.index(window.rank), window.used),
        power=_power(view, memory),
        freezer=view.freezer,
        faults=view.faults,
        points=None if None in points else tuple(value or 0 for value in points),
        round_scores=None if None in gained else tuple(value or 0 for value in gained),
    )


def _power(view: View, memory: Memory) -> Power | None:
    if view.power is None:
        return None
    own = view.power.seat in memory.looks
    other = any(owner != view.power.seat for owner in memory.looks)
    return Power(view.power.kind, view.power.looked, own, other, memory.exchanged)


def _penalty(view: View, memory: Memory) -> Penalty | None:
    fault = memory.fault
    if view.phase != "penalty" or fault is None:
        return None
    if fault.line is None or fault.slot is None:
        return Penalty(fault.seat)
    return Penalty(fault.seat, shown=Spot(fault.seat, fault.line, fault.slot))


def _row(
    seat: int,
    line: int,
    row: Sequence[str | None],
    known: dict[Spot, int],
    memory: Memory,
    stacks: list[list[int]],
) -> Line:
    cards: list[int | None] = []
    for slot, code in enumerate(row):
        spot = Spot(seat, line, slot)
        if code is None:
            cards.append(None)
        else:
            cards.append(known[spot] if spot in known else stacks[memory.age[spot]].pop())
    return tuple(cards)


def places(view: View, seat: int) -> Iterator[Spot]:
    """Yield the places of a seat that hold a card, the top row first."""
    for line, row in enumerate(view.players[seat].lines):
        for slot, code in enumerate(row):
            if code is not None:
                yield Spot(seat, line, slot)


def _one(items: Sequence[_T], rng: Rng) -> _T:
    return items[below(len(items), rng.getrandbits)]
