"""The rules of Président: from the set-up to the ranking."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from salon.cards.pack import FRENCH
from salon.core.actor import CHANCE, CLOCK, Actor, Next
from salon.core.chance import Shuffle
from salon.core.clock import Clock
from salon.core.errors import BadSetup
from salon.core.ranking import ranked
from salon.core.refusal import NOT_YOUR_TURN, Refusal
from salon.core.setup import check_dealer, check_round, check_seats, first_scores
from salon.core.turn import Chance, Over, Place, Seats, ToAct
from salon.games.president import exchange, plays
from salon.games.president.cards import PACK, weakest_first
from salon.games.president.deal import first_opener, hands_dealt
from salon.games.president.exchange import role_of
from salon.games.president.pli import lay, open_pli, stand_out
from salon.games.president.types import (
    MAX_SEATS,
    MIN_SEATS,
    Action,
    Config,
    Dealt,
    Event,
    Give,
    Option,
    Pass,
    Play,
    Role,
    Setup,
    State,
)

Events = tuple[Event, ...]
Roles = tuple[Role | None, ...]

OPENER_MUST_PLAY = Refusal("opener_must_play")
EXCHANGE_FIRST = Refusal("exchange_first")
NO_EXCHANGE = Refusal("no_exchange")

REFUSALS: Final = tuple(
    dict.fromkeys((*plays.CODES, *exchange.CODES, "opener_must_play", "exchange_first", "no_exchange"))
)

DEAL_SECONDS: Final = 1.5
SWAP_SECONDS: Final = 1.0
SWEEP_SECONDS: Final = 0.6


def setup(config: Config, seats: int, carried: Setup) -> State:
    """Return the match before the first deal (``record.1``); raises BadSetup."""
    check_seats("Président", seats, MIN_SEATS, MAX_SEATS)
    check_dealer(carried.dealer, seats)
    scores = first_scores(carried.scores, seats)
    number = (1 if carried.roles is None else 2) if carried.round is None else carried.round
    check_round(number, config.rounds)
    if (carried.roles is None) != (number == 1):
        raise BadSetup("titles are needed from the second round on, and there are none in the first")
    titles = sorted(role_of(rank, seats) for rank in range(1, seats + 1))
    if carried.roles is not None and sorted(carried.roles) != titles:
        raise BadSetup(f"roles: {', '.join(titles)} in any order")
    roles: Roles = carried.roles or (None,) * seats
    return _before_the_deal(config, number, carried.dealer, scores, roles)


def to_act(state: State) -> ToAct:
    """Return whom the match waits for."""
    if state.phase == "over":
        return Over()
    if not state.hands:
        return Chance(Shuffle(FRENCH.codes))
    if state.phase == "exchange":
        return Seats(state.owing)
    return Seats(() if state.turn is None else (state.turn,))


def legal(state: State, seat: int) -> tuple[Option, ...]:
    """Return what ``seat`` may do now (``record.5``)."""
    if seat in state.owing:
        return (exchange.give_option(state, seat),)
    if seat == state.turn:
        return plays.legal_plays(state, seat)
    return ()


def check(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not do ``action`` now, or None."""
    if seat in state.owing:
        return exchange.check_gift(state, seat, action.cards) if isinstance(action, Give) else EXCHANGE_FIRST
    if seat != state.turn:
        return NOT_YOUR_TURN
    match action:
        case Play(cards):
            return plays.check_play(state, seat, cards)
        case Pass():
            return None if state.pile else OPENER_MUST_PLAY
        case Give():
            return NO_EXCHANGE


def apply(state: State, actor: Actor, action: object) -> tuple[State, Events]:
    """Return the state after an input, and what happened."""
    if actor == CHANCE and isinstance(action, tuple):
        return _deal(state, PACK.cards(action))
    if actor == CLOCK:
        return _expire(state)
    if isinstance(actor, int):
        return _act(state, actor, action)
    if isinstance(action, Next) and state.phase == "round_over":
        dealer = (state.dealer + 1) % len(state.scores)
        return _before_the_deal(state.config, state.round + 1, dealer, state.scores, state.roles), ()
    return state, ()


def default(state: State, seat: int) -> Action:
    """Return what an absent seat does (``clock.2``, ``clock.3``); ``seat`` may act."""
    if seat in state.owing:
        return Give(PACK.names(exchange.weakest_gift(state, seat)))
    if state.pile:
        return Pass()
    # The first of the legal plays is the weakest single: they come weakest first, one card before two.
    return next(option for option in plays.legal_plays(state, seat) if isinstance(option, Play))


def clock(state: State) -> Clock | None:
    """Return the clock that runs: one deadline a decision, a common one for the exchange (``clock.1``, ``clock.3``)."""
    if state.owing:
        return Clock(_key(state), state.owing, lead=DEAL_SECONDS + SWAP_SECONDS)
    if state.turn is None:
        return None
    if state.pile or state.passed:
        lead = 0.0
    elif state.moves:
        lead = SWEEP_SECONDS
    else:
        lead = DEAL_SECONDS if state.round == 1 else SWAP_SECONDS
    return Clock(_key(state), (state.turn,), lead=lead)


def decision(state: State, seat: int) -> str:
    """Return the name of the decision that ``seat`` faces (``clock.5``), or nothing.

    A gift is one decision, whatever the other pair does meanwhile (``swap.4``).
    """
    return _key(state) if seat in state.owing or seat == state.turn else ""


def returns(state: State) -> tuple[int, ...]:
    """Return the points of each seat so far (``score.1``)."""
    return state.scores


def ranking(state: State) -> tuple[Place, ...] | None:
    """Return the places of the match, best first, or None before its end (``score.2``)."""
    return ranked(state.scores, best="highest") if state.phase == "over" else None


def _key(state: State) -> str:
    return f"{state.round}.swap" if state.owing else f"{state.round}.{state.moves}"


def _before_the_deal(
    config: Config, number: int, dealer: int, scores: tuple[int, ...], roles: Roles
) -> State:
    return State(
        config=config,
        round=number,
        dealer=dealer,
        scores=scores,
        roles=roles,
        finish=(None,) * len(scores),
        phase="play" if number == 1 else "exchange",
    )


def _deal(state: State, order: tuple[int, ...]) -> tuple[State, Events]:
    seats = len(state.scores)
    hands = tuple(weakest_first(hand) for hand in hands_dealt(order, seats, state.dealer))
    dealt = Dealt(state.round, state.config.rounds, state.dealer, tuple(map(PACK.names, hands)))
    state = replace(state, hands=hands, received=((),) * seats, gave=((),) * seats)
    if state.phase == "exchange":
        return _collect(state, dealt)
    state, opened = open_pli(state, first_opener(state.config, state.dealer, hands))
    return state, (dealt, *opened)


def _collect(state: State, dealt: Dealt) -> tuple[State, Events]:
    events: Events = (dealt,)
    due = exchange.pairs(state.roles)
    for pair in due:
        state, tribute = exchange.take_tribute(state, pair)
        events += (tribute,)
    return replace(state, owing=tuple(sorted(pair.upper for pair in due))), events


def _act(state: State, seat: int, action: object) -> tuple[State, Events]:
    match action:
        case Play(cards):
            return lay(state, seat, weakest_first(PACK.cards(cards)))
        case Pass():
            return stand_out(state, seat)
        case Give(cards):
            return _give(state, seat, PACK.cards(cards))
    return state, ()


def _give(state: State, seat: int, cards: tuple[int, ...]) -> tuple[State, Events]:
    state, returned = exchange.give_back(state, seat, cards)
    if state.owing:
        return state, (returned,)
    # open.2: the Trou opens once both pairs are done (swap.4).
    state, opened = open_pli(
        replace(state, phase="play", gave=((),) * len(state.hands)), state.roles.index("trou")
    )
    return state, (returned, *opened)


def _expire(state: State) -> tuple[State, Events]:
    # record.2: every gift that is missing, or one decision of the pli.
    events: Events = ()
    seats = state.owing if state.turn is None else (state.turn,)
    for seat in seats:
        state, more = _act(state, seat, default(state, seat))
        events += more
    return state, events
