"""The rules of Roulette as answers to the questions of the contract."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from salon.cards.shuffle import below
from salon.core.actor import CHANCE, CLOCK, Actor, Away, Back, Leave, Next, Sit
from salon.core.chance import Rng, Wheel
from salon.core.clock import Clock
from salon.core.refusal import Refusal
from salon.core.turn import Chance, Seats, ToAct
from salon.games._corner import stools as corner
from salon.games._corner.stools import first_stools, put, taken, won
from salon.games._corner.types import Setup
from salon.games.roulette import spin, stools
from salon.games.roulette.spin import Step
from salon.games.roulette.types import (
    SPIN_SECONDS,
    Action,
    Bet,
    BetOption,
    Chip,
    Clear,
    Cleared,
    Config,
    Option,
    Placed,
    PlaceName,
    Ready,
    SaidReady,
    Stake,
    State,
    Stool,
    View,
)
from salon.games.roulette.wheel import CHIPS, PLACES, POCKETS

REFUSALS: Final = ("no_stool", "bets_closed", "over_limit", "not_enough", "no_stake", "already_ready")

SPIN: Final = Chance(Wheel(POCKETS))


def setup(config: Config, seats: int, carried: Setup) -> State:
    """Return the table before the first betting (``record.1``); raises BadSetup."""
    return State(config=config, stools=first_stools("roulette", seats, carried, Stool))


def to_act(state: State) -> ToAct:
    """Return every taken stool in the betting, nobody after it; the number when it is owed (``record.4``)."""
    if state.phase == "betting":
        return Seats(taken(state))
    return SPIN if state.phase == "spinning" and state.number is None else Seats(())


def legal(state: State, seat: int) -> tuple[Option, ...]:
    """Return the chips that still fit, and what can be done with the stakes (``record.4``)."""
    stool = state.stools[seat]
    if state.phase != "betting" or not stool.taken:
        return ()
    staked = stool.staked
    room = min(stool.balance, state.config.limit - staked)
    chips = tuple(chip for chip in CHIPS if chip <= room)
    options: tuple[Option, ...] = (BetOption(chips),) if chips else ()
    if staked:
        options += (Clear(),)
        if not stool.ready:
            options += (Ready(),)
    return options


def check(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why the action is refused, or None; all that it looks at is public."""
    stool = state.stools[seat]
    if not stool.taken:
        return Refusal("no_stool")
    if state.phase != "betting":
        return Refusal("bets_closed")
    match action:
        case Bet(_, chip):
            return _check_chip(stool, chip, state.config.limit)
        case Clear():
            return None if stool.stakes else Refusal("no_stake")
        case Ready():
            if not stool.stakes:
                return Refusal("no_stake")
            return Refusal("already_ready") if stool.ready else None


def _check_chip(stool: Stool, chip: int, limit: int) -> Refusal | None:
    # bet.2: the sum is checked, not the single touch.
    if stool.staked + chip > limit:
        return Refusal("over_limit", {"limit": limit, "staked": stool.staked})
    if chip > stool.balance:
        return Refusal("not_enough", {"balance": stool.balance})
    return None


def apply(state: State, actor: Actor, action: Any) -> Step:
    """Carry out a seat's action, the number drawn, the end of a clock or an order of the house."""
    if isinstance(actor, int):
        return _act(state, actor, action)
    if actor == CHANCE:
        # hidden.1: where the ball will stop is told to nobody.
        return replace(state, number=action), ()
    if actor == CLOCK:
        return _expire(state)
    match action:
        case Next():
            return spin.open_betting(state) if state.phase == "round_over" else (state, ())
        case Sit():
            return corner.sit(state, action)
        case Leave():
            return spin.go_on(*stools.leave(state, action))
        case Away():
            return spin.go_on(*corner.away(state, action))
        case Back():
            return corner.back(state, action)
        case _:
            return state, ()


def _act(state: State, seat: int, action: Action) -> Step:
    stool = state.stools[seat]
    match action:
        case Bet(on, chip):
            return _bet(state, seat, on, chip)
        case Clear():
            cleared = replace(stool, balance=stool.balance + stool.staked, stakes=(), ready=False)
            return put(state, seat, cleared), (Cleared(seat, stool.staked),)
        case Ready():
            return spin.go_on(put(state, seat, replace(stool, ready=True)), (SaidReady(seat),))


def _bet(state: State, seat: int, on: PlaceName, chip: Chip) -> Step:
    stool = state.stools[seat]
    if not spin.staked(state):
        state = replace(state, countdown=state.countdown + 1)
    amount = chip + sum(stake.amount for stake in stool.stakes if stake.on == on)
    raised = Stake(on, amount)
    if amount > chip:
        stakes = tuple(raised if stake.on == on else stake for stake in stool.stakes)
    else:
        stakes = (*stool.stakes, raised)
    stool = replace(stool, balance=stool.balance - chip, stakes=stakes, ready=False)
    return put(state, seat, stool), (Placed(seat, on, chip, amount, stool.staked),)


def _expire(state: State) -> Step:
    if state.phase == "betting" and spin.staked(state):
        return spin.start(state, "clock")
    if state.phase == "spinning" and state.number is not None:
        return spin.stop(state, state.number)
    return state, ()


def clock(state: State) -> Clock | None:
    """Return the countdown of the betting (``start.1``), or the time that the ball runs (``spin.2``)."""
    if state.phase == "betting" and spin.staked(state):
        seats = taken(state)
        return Clock(f"{state.round}.bet.{state.countdown}", seats, state.config.spin_seconds)
    if state.phase == "spinning":
        return Clock(f"{state.round}.ball", (), SPIN_SECONDS)
    return None


def decision(state: State, seat: int) -> str:
    """Return the round whose betting the seat decides about (``clock.3``): two touches answer the same decision."""
    return f"{state.round}.bet" if state.phase == "betting" and state.stools[seat].taken else ""


def returns(state: State) -> tuple[int, ...]:
    """Return what each stool's person has won or lost, loans and the first 1000 chips apart (``chips.3``).

    A free stool has neither won nor lost anything.
    """
    return tuple(won(stool, staked(state, seat)) for seat, stool in enumerate(state.stools))


def staked(state: State, seat: int) -> int:
    """Return the chips of the seat that are on the cloth and not yet settled (``chips.3``)."""
    return 0 if state.phase == "round_over" else state.stools[seat].staked


def ranking(state: State) -> None:
    """Return None: an evening at this table has no end and no ranking."""
    return


def default(state: State, seat: int) -> Action:
    """Return the smallest stake, then readiness, then taking it back.

    The salon never asks for it, since nobody plays a person's chips here (``clock.2``).
    """
    stool = state.stools[seat]
    if not stool.stakes:
        return Bet("red", CHIPS[0])
    return Clear() if stool.ready else Ready()


def fill(view: View, option: Option, rng: Rng) -> Action:
    """Return the action for ``option``: one of its chips on one of all places, drawn evenly."""
    if not isinstance(option, BetOption):
        return option
    bits = rng.getrandbits
    return Bet(PLACES[below(len(PLACES), bits)], option.chips[below(len(option.chips), bits)])
