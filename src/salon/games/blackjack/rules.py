"""The rules of Blackjack as answers to the questions of the contract."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from salon.cards.pack import FRENCH
from salon.cards.shuffle import below
from salon.core.actor import CHANCE, CLOCK, Actor, Away, Back, Leave, Next, Sit
from salon.core.chance import Rng, Shuffle
from salon.core.clock import Clock
from salon.core.refusal import NOT_YOUR_TURN, Refusal
from salon.core.turn import Chance, Seats, ToAct
from salon.games._corner import stools as corner
from salon.games._corner.stools import first_stools, put, taken, won
from salon.games._corner.types import Setup
from salon.games.blackjack import donne, stools
from salon.games.blackjack.donne import Step
from salon.games.blackjack.types import (
    HIGHEST,
    STEP,
    Action,
    Bet,
    BetOption,
    Config,
    Double,
    Hit,
    Option,
    Placed,
    Stand,
    State,
    Stool,
    TakenBack,
    View,
)


def setup(config: Config, seats: int, carried: Setup) -> State:
    """Return the table before the first betting (``record.1``); raises BadSetup."""
    return State(config=config, stools=first_stools("blackjack", seats, carried, Stool))


def to_act(state: State) -> ToAct:
    """Return every taken stool in the betting, the hand to play in a donne, the shuffle when it is owed."""
    match state.phase:
        case "betting":
            return Seats(taken(state))
        case "shuffling":
            return Chance(Shuffle(FRENCH.codes * state.config.decks))
        case "playing" if state.turn is not None:
            return Seats((state.turn,))
        case _:
            return Seats(())


def _highest(stool: Stool) -> int:
    return min(HIGHEST, (stool.balance + stool.bet) // STEP * STEP)


def _may_double(stool: Stool) -> bool:
    return len(stool.hand) == 2 and stool.balance >= stool.bet


def legal(state: State, seat: int) -> tuple[Option, ...]:
    """Return the range of bets and the taking back, or the moves of the hand (``record.5``)."""
    stool = state.stools[seat]
    if state.phase == "betting" and stool.taken:
        bets = BetOption(min=STEP, max=_highest(stool), step=STEP)
        return (bets, BetOption(amount=0)) if stool.bet else (bets,)
    if state.turn == seat:
        return (Hit(), Stand(), Double()) if _may_double(stool) else (Hit(), Stand())
    return ()


def check(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why the action is refused, or None; all that it looks at is public."""
    stool = state.stools[seat]
    if not stool.taken:
        return Refusal("no_stool")
    if isinstance(action, Bet):
        return _check_bet(stool, action.amount) if state.phase == "betting" else Refusal("bets_closed")
    if state.phase == "betting":
        return Refusal("no_hand")
    if state.turn != seat:
        return NOT_YOUR_TURN
    if isinstance(action, Double):
        if len(stool.hand) != 2:
            return Refusal("double_late")
        if stool.balance < stool.bet:
            return Refusal("double_chips", {"needed": stool.bet, "balance": stool.balance})
    return None


def _check_bet(stool: Stool, amount: int) -> Refusal | None:
    if amount == 0:
        return None if stool.bet else Refusal("no_bet")
    if amount < STEP or amount > HIGHEST or amount % STEP:
        return Refusal("bet_amount", {"min": STEP, "max": HIGHEST, "step": STEP})
    if amount > stool.balance + stool.bet:
        return Refusal("bet_chips", {"owned": stool.balance + stool.bet})
    return None


def apply(state: State, actor: Actor, action: Any) -> Step:
    """Carry out a seat's action, a shuffle, the end of a clock or an order of the house."""
    if isinstance(actor, int):
        return _act(state, actor, action)
    if actor == CHANCE:
        return donne.shuffle(state, action)
    if actor == CLOCK:
        return _expire(state)
    match action:
        case Next():
            return stools.open_betting(state) if state.phase == "round_over" else (state, ())
        case Sit():
            return corner.sit(state, action)
        case Leave():
            return _go_on(*stools.leave(state, action))
        case Away():
            return _go_on(*corner.away(state, action))
        case Back():
            return corner.back(state, action)
        case _:
            return state, ()


def _act(state: State, seat: int, action: Action) -> Step:
    match action:
        case Bet(amount):
            return _bet(state, seat, amount)
        case Hit():
            return donne.hit(state, seat)
        case Stand():
            return donne.stand(state, seat, "choice")
        case Double():
            return donne.double(state, seat)


def _bet(state: State, seat: int, amount: int) -> Step:
    stool = state.stools[seat]
    first = not any(other.bet for other in state.stools)
    changed = replace(
        stool,
        balance=stool.balance + stool.bet - amount,
        bet=amount,
        status="bet" if amount else "idle",
    )
    state = put(state, seat, changed)
    if first:
        state = replace(state, countdown=state.countdown + 1)
    told = Placed(seat, amount, stool.bet) if amount else TakenBack(seat, stool.bet)
    return _go_on(state, (told,))


def _go_on(state: State, events: tuple[Any, ...]) -> Step:
    """Start the donne if every connected person has a bet, and there is one at all (``bet.4``)."""
    if state.phase != "betting" or not any(stool.bet for stool in state.stools):
        return state, events
    if any(stool.taken and not stool.away and not stool.bet for stool in state.stools):
        return state, events
    state, more = donne.start(state)
    return state, (*events, *more)


def _expire(state: State) -> Step:
    if state.phase == "betting" and any(stool.bet for stool in state.stools):
        return donne.start(state)
    if state.turn is not None:
        return donne.stand(state, state.turn, "clock")
    return state, ()


def clock(state: State) -> Clock | None:
    """Return the countdown of the betting (``bet.3``) or the time of the hand (``clock.1``)."""
    if state.phase == "betting" and any(stool.bet for stool in state.stools):
        seats = taken(state)
        return Clock(f"{state.round}.bet.{state.countdown}", seats, state.config.bet_seconds)
    if state.turn is not None:
        return Clock(f"{state.round}.hand.{state.turn}", (state.turn,), state.config.hand_seconds)
    return None


def decision(state: State, seat: int) -> str:
    """Name what the seat decides: its bet (one decision, however often it is changed) or its hand card by card."""
    stool = state.stools[seat]
    if state.phase == "betting" and stool.taken:
        return f"{state.round}.bet"
    if state.turn == seat:
        return f"{state.round}.{seat}.{len(stool.hand)}"
    return ""


def staked(state: State, seat: int) -> int:
    """Return the chips of the seat that are on the table and not yet settled (``chips.3``)."""
    return 0 if state.phase == "round_over" else state.stools[seat].bet


def returns(state: State) -> tuple[int, ...]:
    """Return what each person has won or lost, loans and the first 1000 chips apart (``chips.3``); 0: a free stool."""
    return tuple(won(stool, staked(state, seat)) for seat, stool in enumerate(state.stools))


def ranking(state: State) -> None:
    """Return None: an evening at this table has no end and no ranking."""
    return


def default(state: State, seat: int) -> Action:
    """Return what changes least: the present bet or else the lowest one, and Rester.

    The salon never asks for it, since nobody plays a person's chips here (``clock.2``).
    """
    if state.phase == "betting":
        return Bet(state.stools[seat].bet or STEP)
    return Stand()


def fill(view: View, option: Option, rng: Rng) -> Action:
    """Return the action for ``option``: a uniformly random bet of its range, or the one that it is."""
    match option:
        case BetOption(int(low), int(high), int(step)):
            return Bet(low + step * below((high - low) // step + 1, rng.getrandbits))
        case BetOption():
            return Bet(0)
        case _:
            return option
