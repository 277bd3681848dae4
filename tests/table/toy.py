"""A small game for the tests of the table: a gift of all at once, then a play of each in turn.

Each seat holds one secret card. In ``give`` every seat lays one of the numbers 1 to 3 aside, unseen, under a common
clock; then the seats play in turn, from the left of the dealer, the first one after an animation of three seconds.
What a seat has given, it scores.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from salon.core.actor import CHANCE, CLOCK, Actor, Next
from salon.core.chance import Rng, Shuffle
from salon.core.clock import Clock
from salon.core.contract import Game
from salon.core.refusal import NOT_YOUR_TURN, Refusal
from salon.core.turn import Chance, Over, Place, Seats, ToAct
from salon.core.viewer import ALL, Viewer

LEAD = 3.0


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 2


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dealer: int = 0


class State(msgspec.Struct, frozen=True):
    config: Config
    dealer: int
    scores: tuple[int, ...]
    round: int = 1
    phase: Literal["give", "play", "round_over", "over"] = "give"
    hands: tuple[str, ...] = ()
    gifts: tuple[int, ...] = ()
    turn: int | None = None
    plays: int = 0


class Give(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="give"):
    number: int


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="play"):
    pass


class Dealt(msgspec.Struct, frozen=True, tag_field="type", tag="dealt"):
    hands: tuple[str, ...]


class Given(msgspec.Struct, frozen=True, tag_field="type", tag="given"):
    seat: int
    number: int | None


class Played(msgspec.Struct, frozen=True, tag_field="type", tag="played"):
    seat: int


class PlayerView(msgspec.Struct, frozen=True):
    score: int
    hand: str


class View(msgspec.Struct, frozen=True):
    game: str
    phase: str
    round: int
    rounds: int
    players: tuple[PlayerView, ...]
    legal: tuple[Any, ...] = ()


def setup(config: Config, seats: int, carried: Setup) -> State:
    return State(config, carried.dealer, (0,) * seats)


def to_act(state: State) -> ToAct:
    seats = len(state.scores)
    if state.phase == "over":
        return Over()
    if not state.hands:
        return Chance(Shuffle(tuple(f"c{number}" for number in range(seats))))
    if state.phase == "give":
        return Seats(tuple(seat for seat in range(seats) if not state.gifts[seat]))
    return Seats(() if state.turn is None else (state.turn,))


def legal(state: State, seat: int) -> tuple[Any, ...]:
    waits = to_act(state)
    if not isinstance(waits, Seats) or seat not in waits.seats:
        return ()
    return (Give(1), Give(2), Give(3)) if state.phase == "give" else (Play(),)


def check(state: State, seat: int, action: Any) -> Refusal | None:
    if not legal(state, seat):
        return NOT_YOUR_TURN
    return None if action in legal(state, seat) else Refusal("wrong_move")


def apply(state: State, actor: Actor, action: Any) -> tuple[State, tuple[Any, ...]]:
    seats = len(state.scores)
    if actor == CHANCE:
        return replace(state, hands=action, gifts=(0,) * seats), (Dealt(action),)
    if actor == CLOCK:
        waits = to_act(state)
        events: tuple[Any, ...] = ()
        for seat in waits.seats if isinstance(waits, Seats) else ():
            state, more = _act(state, seat, default(state, seat))
            events += more
        return state, events
    if isinstance(actor, int):
        return _act(state, actor, action)
    if isinstance(action, Next) and state.phase == "round_over":
        fresh = State(state.config, (state.dealer + 1) % seats, state.scores, state.round + 1)
        return fresh, ()
    return state, ()


def _act(state: State, seat: int, action: Any) -> tuple[State, tuple[Any, ...]]:
    seats = len(state.scores)
    if isinstance(action, Give):
        gifts = (*state.gifts[:seat], action.number, *state.gifts[seat + 1 :])
        state = replace(state, gifts=gifts)
        if all(gifts):
            state = replace(state, phase="play", turn=(state.dealer + 1) % seats)
        return state, (Given(seat, action.number),)
    plays = state.plays + 1
    if plays < seats:
        return replace(state, turn=(seat + 1) % seats, plays=plays), (Played(seat),)
    scores = tuple(score + gift for score, gift in zip(state.scores, state.gifts, strict=True))
    last = state.round == state.config.rounds
    return replace(state, phase="over" if last else "round_over", turn=None, plays=plays, scores=scores), (
        Played(seat),
    )


def clock(state: State) -> Clock | None:
    if state.phase == "give":
        waits = to_act(state)
        return Clock(f"{state.round}.give", waits.seats if isinstance(waits, Seats) else ())
    if state.turn is None:
        return None
    return Clock(f"{state.round}.{state.plays}", (state.turn,), lead=0.0 if state.plays else LEAD)


def decision(state: State, seat: int) -> str:
    if not legal(state, seat):
        return ""
    return f"{state.round}.give" if state.phase == "give" else f"{state.round}.{state.plays}"


def ranking(state: State) -> tuple[Place, ...] | None:
    if state.phase != "over":
        return None
    order = sorted(range(len(state.scores)), key=lambda seat: -state.scores[seat])
    ranks = [1 + sum(other > state.scores[seat] for other in state.scores) for seat in order]
    return tuple(Place(seat, rank, state.scores[seat]) for seat, rank in zip(order, ranks, strict=True))


def view(state: State, viewer: Viewer) -> View:
    hands = state.hands or ("",) * len(state.scores)
    return View(
        game="toy",
        phase=state.phase,
        round=state.round,
        rounds=state.config.rounds,
        players=tuple(
            PlayerView(score, hand if viewer in (seat, ALL) else "??")
            for seat, (score, hand) in enumerate(zip(state.scores, hands, strict=True))
        ),
        legal=legal(state, viewer) if isinstance(viewer, int) else (),
    )


def redact(event: Any, viewer: Viewer) -> Any:
    match event:
        case Dealt(hands) if viewer != ALL:
            return Dealt(tuple(hand if seat == viewer else "??" for seat, hand in enumerate(hands)))
        case Given(seat) if viewer not in (seat, ALL):
            return None
    return event


def default(state: State, seat: int) -> Any:
    return Give(1) if state.phase == "give" else Play()


def fill(view: View, option: Any, rng: Rng) -> Any:
    return option


def resample(view: View, events: tuple[Any, ...], seat: int, rng: Rng) -> State:
    raise NotImplementedError


def bot(view: View, events: tuple[Any, ...], seat: int, rng: Rng) -> Any:
    return view.legal[-1]


GAME = Game(
    key="toy",
    place="table",
    min_seats=2,
    max_seats=4,
    rules_version=1,
    config=Config,
    setup_type=Setup,
    actions=(Give, Play),
    options=(Give, Play),
    events=(Dealt, Given, Played),
    view_type=View,
    setup=setup,
    to_act=to_act,
    legal=legal,
    check=check,
    apply=apply,
    clock=clock,
    decision=decision,
    returns=lambda state: state.scores,
    ranking=ranking,
    view=view,
    redact=redact,
    default=default,
    fill=fill,
    resample=resample,
    bot=bot,
    choices={"rounds": (1, 2)},
    refusals=("wrong_move",),
    phases=("give", "play", "round_over", "over"),
    bot_pace=(1.0, 2.0),
    pause=12.0,
)
