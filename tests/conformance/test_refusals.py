"""Bad input of any kind gets a typed refusal and leaves no trace."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from tests.kit import KEYS, LONG, SETTINGS, Match, Setting, encoded

from salon.core.errors import BadSetup
from salon.core.play import check, read_action, read_config, read_setup
from salon.core.refusal import MALFORMED, NOT_YOUR_TURN, Refusal
from salon.core.texts import LANGUAGES, fields_of, flatten, load_texts

STEPS = 600 if LONG else 60
NOTHING: tuple[Any, ...] = (
    None,
    0,
    True,
    "play",
    "",
    [],
    {},
    [{}],
    {"type": None},
    {"type": "no such thing"},
    {"x": 1},
)
ABSURD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1.5,
    10**9,
    2**70,
    -(2**70),
    "",
    "??",
    "1",
    "As",
    "Zz",
    "é\u0000",
    [],
    [[]],
    ["??"],
    ["Zz"],
    ["As", "As"],
    ["As", "Ah", "Ad", "Ac", "2s"],
    ["2s", "3h", "Xx", ""],
    ["As"] * 300,
    [-1],
    [0, 0],
    [10**9],
    {},
    {"type": "play"},
)
OUT_OF_RANGE: tuple[Any, ...] = ("no such value", [], {}, -(10**6), 10**12, [10**12], float("nan"))

each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
each_game = pytest.mark.parametrize("key", KEYS)


@each_setting
def test_garbage_is_refused_and_leaves_no_trace(setting: Setting) -> None:
    match = Match(setting)
    game = match.game
    codes = {*game.refusals, MALFORMED.code, NOT_YOUR_TURN.code}
    refused = 0
    for step in match.play(STEPS):
        if match.rng.random() < 0.6:
            continue
        state, frozen = step.after, encoded(step.after)
        for seat in range(match.seats):
            for raw in _garbage(match):
                action = read_action(game, raw)
                refusal = check(game, state, match.seats, seat, action)
                assert encoded(state) == frozen, f"{raw} changed the state"
                if refusal is None:
                    # By chance it was no garbage: then it must be playable.
                    game.apply(state, seat, action)
                    continue
                refused += 1
                assert isinstance(refusal, Refusal)
                assert refusal.code in codes, refusal
                assert msgspec.json.decode(encoded(refusal), type=Refusal).code == refusal.code
                if refusal.code in game.refusals:
                    for language in LANGUAGES:
                        needed = fields_of(_texts(setting.key, language)[f"refusal.{refusal.code}"])
                        assert needed <= set(refusal.params), (
                            f"{refusal} lacks what its {language} text needs"
                        )
    assert refused > 100


@each_game
def test_what_is_no_action_is_malformed(key: str) -> None:
    game = Match(Setting(key, SETTINGS_OF[key][0].seats)).game
    for raw in NOTHING:
        assert read_action(game, raw) == MALFORMED, raw
        assert read_action(game, msgspec.json.encode(raw)) == MALFORMED, raw
    for data in (b"", b"{", b"\xff\xfe", b'{"type":"' + b"a" * 10_000 + b'"}', b"[" * 5_000):
        assert read_action(game, data) == MALFORMED, data[:20]


@each_setting
def test_a_seat_that_is_not_there(setting: Setting) -> None:
    match = Match(setting)
    for _ in match.play(5):
        for seat in match.to_act:
            action = match.game.default(match.state, seat)
            for nobody in (-1, match.seats, 10**9):
                assert check(match.game, match.state, match.seats, nobody, action) == NOT_YOUR_TURN


@each_game
def test_wrong_numbers_of_seats(key: str) -> None:
    game = Match(Setting(key, SETTINGS_OF[key][0].seats)).game
    for seats in (-1, 0, game.min_seats - 1, game.max_seats + 1, 10**6):
        with pytest.raises(BadSetup):
            game.setup(game.config(), seats, game.setup_type())


@each_game
def test_options_out_of_range(key: str) -> None:
    game = Match(Setting(key, SETTINGS_OF[key][0].seats)).game
    shapes: tuple[Any, ...] = ([], "x", 3, {"no_such_option": 1})
    for raw in shapes:
        with pytest.raises(BadSetup):
            read_config(game, raw)
    for name in game.config.__struct_fields__:
        for value in OUT_OF_RANGE:
            with pytest.raises(BadSetup):
                game.setup(read_config(game, {name: value}), game.min_seats, game.setup_type())


@each_game
def test_set_ups_that_fit_no_match(key: str) -> None:
    game = Match(Setting(key, SETTINGS_OF[key][0].seats)).game
    seats = game.min_seats
    with pytest.raises(BadSetup):
        read_setup(game, {"no_such_thing": 1})
    for name in game.setup_type.__struct_fields__:
        values: list[Any] = ["no such value", {}, [], -1]
        if name == "dealer":
            values += [seats, [0]]
        elif name == "round":
            values += [0, 10**6]
        else:
            values += [[1] * (seats + 1), [-1] * seats, ["no such value"] * seats]
        for value in values:
            if name in ("scores", "points") and value == [-1] * seats:
                continue  # Some games have points below zero.
            with pytest.raises(BadSetup):
                game.setup(game.config(), seats, read_setup(game, {name: value}))


SETTINGS_OF = {key: [setting for setting in SETTINGS if setting.key == key] for key in KEYS}


@cache
def _texts(key: str, language: str) -> dict[str, Any]:
    return dict(flatten(load_texts(key, language)))


@cache
def _of_other_games(key: str) -> tuple[dict[str, Any], ...]:
    found: list[dict[str, Any]] = []
    for other in KEYS:
        if other != key:
            match = Match(SETTINGS_OF[other][0])
            list(match.play(40))
            found += match.actions[:12]
    return tuple(found)


def _garbage(match: Match) -> Iterator[Any]:
    """Shapes that are no action, actions with absurd fields, actions of other games, real ones bent out of shape."""
    yield from NOTHING
    yield from _of_other_games(match.setting.key)
    for kind in match.game.actions:
        tag = kind.__struct_config__.tag
        names = kind.__struct_fields__
        yield {"type": tag}
        for name in names:
            for value in match.rng.sample(ABSURD, 8):
                yield {"type": tag, **{other: match.rng.choice(ABSURD) for other in names}, name: value}
    for action in match.rng.sample(match.actions, min(4, len(match.actions))):
        yield action
        for name, value in action.items():
            yield {key: kept for key, kept in action.items() if key != name}
            yield {**action, name: match.rng.choice(ABSURD)}
            if isinstance(value, list) and value:
                yield {**action, name: [*value, value[0]]}
                yield {**action, name: [*value, *value]}
