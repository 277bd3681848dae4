"""The contract, at every step of random play: who may act, what is legal, the clock, decisions, purity, encoding."""

from typing import Any

import msgspec
import pytest
from tests.kit import KEYS, LONG, SETTINGS, Match, Setting, encoded, union, viewers

from salon.core.actor import CHANCE, CLOCK, HOUSE, Expire, Next
from salon.core.chance import RandomSource, fits
from salon.core.contract import Game
from salon.core.play import read_config, read_setup
from salon.core.turn import Chance, Over, Seats
from salon.core.viewer import ALL, SPECTATOR

STEPS = 1500 if LONG else 150

each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
each_game = pytest.mark.parametrize("key", KEYS)


@each_setting
def test_who_may_act(setting: Setting) -> None:
    match = Match(setting)
    for _ in _positions(match):
        game, state = match.game, match.state
        waiting = game.to_act(state)
        assert isinstance(waiting, (Seats, Over)), "advance leaves no chance owed"
        seats = match.to_act
        assert list(seats) == sorted(set(seats)), "sorted, each seat once"
        assert all(0 <= seat < match.seats for seat in seats)
        for viewer in viewers(match.seats):
            assert game.view(state, viewer).to_act == seats, f"to_act in the view of {viewer}"
        for seat in range(match.seats):
            options = game.legal(state, seat)
            assert bool(options) == (seat in seats), f"seat {seat} may act: {seat in seats}, legal: {options}"
            assert (game.decision(state, seat) != "") == (seat in seats), f"the decision of seat {seat}"
            assert game.view(state, seat).legal == options
        for outside in (SPECTATOR, ALL):
            assert not msgspec.to_builtins(game.view(state, outside)).get("legal")


@each_setting
def test_the_match_can_always_go_on(setting: Setting) -> None:
    match = Match(setting)
    for _ in _positions(match):
        view = match.game.view(match.state, SPECTATOR)
        empty = match.game.purse is not None and not any(
            match.game.purse(match.state, seat) for seat in range(match.seats)
        )
        running = match.game.clock(match.state) is not None
        assert match.over or match.to_act or running or view.phase == "round_over" or empty, view.phase
        if match.over:
            assert view.phase == "over"
        assert view.phase in match.game.phases
        assert view.game == setting.key
        assert len(view.players) == match.seats


@each_setting
def test_everything_that_is_legal_is_accepted(setting: Setting) -> None:
    match = Match(setting)
    game = match.game
    for _ in _positions(match):
        for seat in match.to_act:
            options = game.legal(match.state, seat)
            assert len(set(map(encoded, options))) == len(options), "no option twice"
            assert options == game.legal(match.state, seat), "a stable order"
            view = game.view(match.state, seat)
            for option in options:
                action = game.fill(view, option, match.rng)
                assert isinstance(action, game.actions)
                assert isinstance(option, game.options)
                assert game.check(match.state, seat, action) is None, f"seat {seat}: {option} as {action}"
            default = game.default(match.state, seat)
            if default is None:
                assert game.clock(match.state) is not None, f"the match goes on without seat {seat}"
            else:
                assert game.check(match.state, seat, default) is None, f"default of {seat}"


@each_setting
def test_nothing_else_is_accepted_from_others(setting: Setting) -> None:
    match = Match(setting)
    game = match.game
    for _ in _positions(match):
        defaults = (game.default(match.state, seat) for seat in match.to_act)
        actions = [action for action in defaults if action is not None]
        for seat in set(range(match.seats)) - set(match.to_act):
            for action in actions:
                if game.check(match.state, seat, action) is None:
                    # Where a table plays so, it is a fault, which costs the seat something and changes nothing else.
                    assert _fault(game, match.state, seat, action), f"seat {seat}: {action}"


def _fault(game: Game, state: Any, seat: int, action: Any) -> bool:
    before = getattr(game.view(state, SPECTATOR), "faults", None)
    after, _ = game.apply(state, seat, action)
    new = getattr(game.view(after, SPECTATOR), "faults", ())[len(before or ()) :]
    return before is not None and [fault.seat for fault in new] == [seat]


@each_setting
def test_apply_is_pure(setting: Setting) -> None:
    match = Match(setting)
    for _ in _positions(match):
        if match.over:
            break
        before, frozen = match.state, encoded(match.state)
        actor, action = match.choose()
        first = match.game.apply(before, actor, action)
        assert encoded(before) == frozen, f"{action} changed the state that it was applied to"
        assert match.game.apply(before, actor, action) == first, f"{action} does not always do the same"
        match.do(actor, action)


@each_setting
def test_the_decision_changes_when_it_is_settled(setting: Setting) -> None:
    match = Match(setting)
    for step in match.play(STEPS):
        if not isinstance(step.actor, int):
            continue
        before, after = step.before, step.after
        # At the corner tables a bet may be changed until the betting ends: it is one decision.
        phase = match.game.view(before, SPECTATOR).phase
        if match.game.open_seating and phase == match.game.phases[0]:
            continue
        waiting = match.game.to_act(before)
        assert isinstance(waiting, Seats)
        if waiting.seats == (step.actor,) or match.game.view(after, SPECTATOR).phase != phase:
            assert match.game.decision(after, step.actor) != match.game.decision(before, step.actor), (
                step.action
            )


@each_setting
def test_the_clock(setting: Setting) -> None:
    match = Match(setting)
    game = match.game
    for _ in _positions(match):
        clock = game.clock(match.state)
        if clock is None:
            assert game.apply(match.state, CLOCK, Expire()) == (match.state, ()), "no clock, nothing runs out"
            continue
        assert not match.over
        assert clock.key
        assert list(clock.seats) == sorted(set(clock.seats))
        assert all(0 <= seat < match.seats for seat in clock.seats)
        assert clock.seconds is None or clock.seconds > 0
        assert clock.lead >= 0
        state, _ = game.apply(match.state, CLOCK, Expire())
        assert state != match.state, "the end of a clock does something"
        if isinstance(game.to_act(state), Seats):
            after = game.clock(state)
            assert after is None or after.key != clock.key, "a clock that has run out starts anew"


@each_setting
def test_the_next_round_waits_for_the_end_of_this_one(setting: Setting) -> None:
    match = Match(setting)
    seen = False
    for number, _ in enumerate(_positions(match, 5000)):
        if seen and number > 600:
            break
        phase = match.game.view(match.state, SPECTATOR).phase
        after, events = match.game.apply(match.state, HOUSE, Next())
        if phase == "round_over":
            seen = True
            assert after != match.state
        else:
            assert after == match.state, phase
            assert events == ()
    assert seen or match.over


@each_setting
def test_everything_crosses_the_wire(setting: Setting) -> None:
    match = Match(setting)
    game = match.game
    actions, options, events = union(game.actions), union(game.options), union(game.events)
    assert _back(game.config, read_config(game, setting.config))
    assert _back(game.setup_type, read_setup(game, match.setup))
    for event in match.events:
        assert _back(events, event)
    for step in match.play(STEPS):
        assert _back(type(step.after), step.after)
        if isinstance(step.actor, int):
            assert _back(actions, step.action)
        for event in step.events:
            assert _back(events, event)
        for viewer in viewers(match.seats):
            assert _back(game.view_type, game.view(step.after, viewer))
        for seat in match.to_act:
            for option in game.legal(step.after, seat):
                assert _back(options, option)


@each_setting
def test_redaction(setting: Setting) -> None:
    match = Match(setting)
    redact = match.game.redact
    for event in (*match.events, *(event for step in match.play(STEPS) for event in step.events)):
        assert redact(event, ALL) == event, "the reader of everything reads everything"
        for viewer in viewers(match.seats):
            told = redact(event, viewer)
            if told is not None:
                assert type(told) is type(event)
                assert redact(told, viewer) == told, f"{event} as {viewer}"


@each_setting
def test_returns_and_purses(setting: Setting) -> None:
    match = Match(setting)
    for _ in _positions(match):
        assert len(match.game.returns(match.state)) == match.seats
        if match.game.purse is None:
            continue
        players = match.game.view(match.state, SPECTATOR).players
        for seat in range(match.seats):
            purse = match.game.purse(match.state, seat)
            assert (purse is None) == (players[seat] is None), f"stool {seat}"
            if purse is not None:
                assert purse.balance >= 0
                assert purse.loans >= 0


@each_game
def test_chance_is_asked_for_and_taken(key: str) -> None:
    for setting in (setting for setting in SETTINGS if setting.key == key):
        match = Match(setting)
        game = match.game
        state = game.setup(read_config(game, setting.config), setting.seats, read_setup(game, match.setup))
        owed = game.to_act(state)
        while isinstance(owed, Chance):
            assert all(game.legal(state, seat) == () for seat in range(setting.seats)), "the croupier first"
            assert all(game.decision(state, seat) == "" for seat in range(setting.seats))
            assert game.clock(state) is None
            outcome = RandomSource(match.rng).draw(owed.spec)
            assert fits(owed.spec, outcome)
            before = encoded(state)
            after, _ = game.apply(state, CHANCE, outcome)
            assert encoded(state) == before
            assert after != state
            state, owed = after, game.to_act(after)


def _positions(match: Match, steps: int = STEPS) -> Any:
    """Every position of the match, the first and the last included."""
    yield match.state
    for step in match.play(steps):
        yield step.after


def _back(kind: Any, value: Any) -> bool:
    return bool(msgspec.json.decode(msgspec.json.encode(value), type=kind) == value)
