"""The powers of cards that are drawn and discarded at once (section 3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from salon.core.refusal import Refusal
from salon.games.freeze.events import Exchanged, Looked, PowerBegan, PowerOver
from salon.games.freeze.lines import KING, PACK, RED_KINGS, card_at, has_card, held, put, rank, spots
from salon.games.freeze.turns import Told, end_turn
from salon.games.freeze.types import (
    Config,
    Exchange,
    ExchangeOption,
    Look,
    Option,
    Power,
    PowerKind,
    Spot,
    State,
)

NO_CARD_THERE: Final = Refusal("no_card_there")
NOT_THIS_POWER: Final = Refusal("not_this_power")
WRONG_LOOK: Final = Refusal("wrong_look")
WRONG_EXCHANGE: Final = Refusal("wrong_exchange")
LOOK_SPENT: Final = Refusal("look_spent")
LOOK_AT_BOTH: Final = Refusal("look_at_both")
ONLY_THESE_TWO: Final = Refusal("only_these_two")
FROZEN_CARDS: Final = Refusal("frozen_cards")
EXCHANGED: Final = Refusal("exchanged")
REFUSALS: Final = (
    NO_CARD_THERE,
    NOT_THIS_POWER,
    WRONG_LOOK,
    WRONG_EXCHANGE,
    LOOK_SPENT,
    LOOK_AT_BOTH,
    ONLY_THESE_TWO,
    FROZEN_CARDS,
    EXCHANGED,
)

EXCHANGES: Final = ("swap", "swap_any", "swap_see")
_CLASSIC: Final[dict[int, PowerKind]] = {
    6: "look_own",
    7: "look_own",
    8: "look_other",
    9: "look_other",
    10: "swap",
    11: "swap",
    KING: "king",
}
_KABOO: Final[dict[int, PowerKind]] = {**_CLASSIC, 10: "swap_any", 11: "swap_see"}


def kind_of(config: Config, card: int) -> PowerKind | None:
    """Return the power of a card at this table (``power.2`` to ``power.5``, ``power.9``, ``power.10``)."""
    match config.powers:
        case "none":
            return None
        case "kaboo":
            return _KABOO.get(rank(card))
        case "classic":
            return None if card in RED_KINGS else _CLASSIC.get(rank(card))


def begin(state: State, seat: int, card: int, told: Told) -> State:
    """Let the turn seat use the power of the card that it has discarded, or end its turn (``power.1``)."""
    kind = kind_of(state.config, card)
    if kind is None or not has_target(state, seat, kind):
        return end_turn(state, told)
    told.append(PowerBegan(seat, kind))
    return replace(state, phase="power", power=Power(kind))


def has_target(state: State, seat: int, kind: PowerKind) -> bool:
    """Return whether the turn seat has anything to use a power on (``power.7``)."""
    own = has_card(state, seat)
    free = sum(
        has_card(state, other) for other in range(len(state.lines)) if other not in (seat, state.freezer)
    )
    match kind:
        case "look_own":
            return own
        case "look_other":
            return any(True for _ in _to_look_at(state, seat, kind))
        case "swap" | "swap_see" | "king":
            return own and free > 0
        case "swap_any":
            return own + free > 1


def after_a_speed(state: State, seat: int, power: Power, gone: Spot, told: Told) -> State:
    """Take a card that has left its place out of the power, which may end for want of a target.

    ``power.7``, ``power.8``; ``seat`` is the turn seat.
    """
    power = replace(power, looked=tuple(spot for spot in power.looked if spot != gone))
    state = replace(state, power=power)
    return state if power.begun or has_target(state, seat, power.kind) else finish(state, seat, told)


def finish(state: State, seat: int, told: Told) -> State:
    """End the power, and the turn with it (``power.6``)."""
    told.append(PowerOver(seat))
    return end_turn(state, told)


def look(state: State, seat: int, power: Power, spot: Spot, told: Told) -> State:
    """Look at a card, alone (``power.2``, ``power.3``, ``power.5``)."""
    own = spot.seat == seat
    told.append(Looked(seat, spot.seat, spot.line, spot.slot, PACK.codes[held(state, spot)], own))
    looked = (*power.looked, spot)
    return replace(
        state, power=replace(power, looked=looked, own=power.own or own, other=power.other or not own)
    )


def exchange(state: State, seat: int, power: Power, action: Exchange, told: Told) -> State:
    """Exchange two cards; the turn is over, but for a Queen that shows what came (``power.4``, ``power.9``)."""
    first, second = _pair(seat, action)
    lines = put(put(state.lines, first, held(state, second)), second, held(state, first))
    places = (first.seat, first.line, first.slot, second.seat, second.line, second.slot)
    told.append(Exchanged(seat, *places, own=first.seat == seat))
    state = replace(state, lines=lines)
    if power.kind == "swap_see":
        return look(state, seat, replace(power, done=True), first, told)
    return end_turn(state, told)


def options(state: State, seat: int, power: Power) -> Iterator[Option]:
    """Yield what the turn seat may do with its power, but for ending it (``legal.1``)."""
    if power.kind in EXCHANGES:
        if not power.done:
            yield ExchangeOption()
        return
    if power.kind in ("look_own", "king") and not power.own:
        for spot in spots(state, seat):
            yield Look(spot.seat, spot.line, spot.slot)
    if power.kind in ("look_other", "king") and not power.other:
        for spot in _to_look_at(state, seat, power.kind):
            yield Look(spot.seat, spot.line, spot.slot)
    if pair := _kings_pair(seat, power):
        first, second = pair
        yield ExchangeOption(first.line, first.slot, second.seat, second.line, second.slot)


def check_look(state: State, seat: int, power: Power, action: Look) -> Refusal | None:
    """Return why the turn seat may not look at this card by the power that it has, or None."""
    if power.kind in EXCHANGES:
        return NOT_THIS_POWER
    own = action.seat == seat
    if power.kind == ("look_other" if own else "look_own"):
        return WRONG_LOOK
    if power.own if own else power.other:
        return LOOK_SPENT
    if action.seat == state.freezer and not _frozen_too(state, power.kind):
        return FROZEN_CARDS
    return NO_CARD_THERE if card_at(state, action.seat, action.line, action.slot) is None else None


def check_exchange(state: State, seat: int, power: Power, action: Exchange) -> Refusal | None:
    """Return why the turn seat may not make this exchange by the power that it has, or None."""
    if power.kind in ("look_own", "look_other"):
        return NOT_THIS_POWER
    if power.done:
        return EXCHANGED
    first, second = _pair(seat, action)
    if first.seat == second.seat or (power.kind != "swap_any" and first.seat != seat):
        return WRONG_EXCHANGE
    if state.freezer is not None and state.freezer in (first.seat, second.seat):
        return FROZEN_CARDS
    if any(card_at(state, spot.seat, spot.line, spot.slot) is None for spot in (first, second)):
        return NO_CARD_THERE
    if power.kind == "king":
        pair = _kings_pair(seat, power)
        if pair is None:
            return LOOK_AT_BOTH
        return None if pair == (first, second) else ONLY_THESE_TWO
    return None


def _pair(seat: int, action: Exchange) -> tuple[Spot, Spot]:
    giver = action.giver if isinstance(action.giver, int) else seat
    return Spot(giver, action.line, action.slot), Spot(action.seat, action.with_line, action.with_slot)


def _kings_pair(seat: int, power: Power) -> tuple[Spot, Spot] | None:
    # power.5: those two that were looked at, if both still lie there.
    if power.kind != "king" or len(power.looked) < 2:
        return None
    own, other = sorted(power.looked, key=lambda spot: spot.seat != seat)
    return own, other


def _to_look_at(state: State, seat: int, kind: PowerKind) -> Iterator[Spot]:
    for other in range(len(state.lines)):
        if other != seat and (other != state.freezer or _frozen_too(state, kind)):
            yield from spots(state, other)


def _frozen_too(state: State, kind: PowerKind) -> bool:
    # power.3; a King looks at cards that it could exchange (power.5).
    return state.config.frozen_look and kind == "look_other"
