"""Who may know what (``hidden.*``), and what may be imagined behind it."""

from __future__ import annotations

import random

import msgspec
import pytest

from salon.core.viewer import ALL, SPECTATOR, Viewer
from salon.games.poule_mouillee import GAME, memory
from salon.games.poule_mouillee.counting import PACK
from salon.games.poule_mouillee.tests.driver import CHICKEN, PLAY, Match, random_match, table
from salon.games.poule_mouillee.types import Config, Played


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_hidden_1_a_stack_is_hidden_from_everybody(viewer: Viewer) -> None:
    for player in Match(3).view(viewer).players:
        assert player.stack == ("??",) * 18
        assert player.cards == 18


def test_hidden_1_the_reader_of_everything_sees_the_stacks() -> None:
    match = table("2s 3s|4s X1", pile="9s")
    assert [player.stack for player in match.view(ALL).players] == [("2s", "3s"), ("4s", "X1")]


def test_hidden_2_all_seats_see_the_same() -> None:
    match = table("2s 3s|4s X1", pile="9s As")
    views = [msgspec.structs.replace(match.view(viewer), legal=()) for viewer in (0, 1, SPECTATOR)]
    assert views[0] == views[1] == views[2]
    assert (views[0].pile, views[0].count) == (("9s", "As"), 20)


def test_count_1_the_view_says_what_each_card_of_the_series_did() -> None:
    match = table("2s 3s|4s X1", pile="9s 7s 8h Jd Kc")
    assert [msgspec.structs.astuple(each) for each in match.view(SPECTATOR).sums] == [
        ("add", 9, 0, 9),
        ("add", 7, 9, 16),
        ("subtract", 8, 16, 8),
        ("add", 8, 8, 16),
        ("set", 20, 16, 20),
    ]


def test_count_1_the_view_says_the_same_as_the_events() -> None:
    rng = random.Random(4)
    match = random_match(4, rng)
    longest = 0
    told: list[tuple[str, int, int, int]] = []
    for _ in range(200):
        match.random_step(rng)
        told += [(each.how, each.value, each.before, each.count) for each in match.happened(Played)]
        shown = match.view().sums
        assert [msgspec.structs.astuple(each) for each in shown] == told[len(told) - len(shown) :]
        longest = max(longest, len(shown))
    assert longest > 5


@pytest.mark.parametrize("how", ["bust", "chicken", "twenty_one"])
def test_hidden_3_a_series_that_was_picked_up_cannot_be_looked_at(how: str) -> None:
    if how == "bust":
        match = table("Ts 2s|2c 3c", pile="9h 8c Qd").do(0, PLAY)
    elif how == "chicken":
        match = table("Ts 2s|2c 3c", pile="9h 8c Qd").do(0, CHICKEN)
    else:
        match = table("4h 2s|2c 3c", pile="9h 8c Qd").do(0, PLAY)
    for viewer in (0, 1, SPECTATOR):
        shown = msgspec.json.encode(match.view(viewer))
        assert not any(f'"{code}"'.encode() in shown for code in PACK.codes)
    named = msgspec.json.encode([event for event in match.events if not isinstance(event, Played)])
    assert not any(code.encode() in named for code in PACK.codes), "only a card as it is turned up is named"


def test_legal_is_in_the_view_of_a_seat_only() -> None:
    match = table("2s 3s|4s X1", pile="9s As")
    assert match.view(0).legal == (PLAY, CHICKEN)
    assert match.view(1).legal == ()
    assert match.view(SPECTATOR).legal is msgspec.UNSET
    assert match.view(ALL).legal is msgspec.UNSET


@pytest.mark.parametrize("config", [Config(), Config(on_21="out", restart="free", jokers=4), Config(cap=40)])
def test_hidden_3_memory_knows_exactly_the_cards_that_were_picked_up(config: Config) -> None:
    rng = random.Random(3)
    match = random_match(3, rng, config)
    certain = 0
    while not match.over:
        match.random_step(rng)
        known = memory.stacks(match.view(), match.told(SPECTATOR))
        assert list(map(len, known)) == list(map(len, match.state.stacks))
        for stack, real in zip(known, match.state.stacks, strict=True):
            for place, card in enumerate(stack):
                assert card in (None, real[place])
                certain += card is not None
        turned = {event.card for event in match.told(SPECTATOR) if isinstance(event, Played)}
        hidden = {code for stack in match.state.stacks for code in PACK.names(stack)}
        remembered = {PACK.codes[card] for stack in known for card in stack if card is not None}
        assert remembered == turned & hidden
    assert certain > 10


def test_resample_agrees_with_all_that_was_seen_and_draws_the_rest() -> None:
    rng = random.Random(4)
    match = random_match(4, rng)
    other = 0
    while not match.over:
        imagined = GAME.resample(match.view(1), match.told(1), 1, rng)
        assert sorted(sum(imagined.stacks, ())) == sorted(sum(match.state.stacks, ()))
        assert memory.stacks(GAME.view(imagined, 1), match.told(1)) == memory.stacks(
            match.view(1), match.told(1)
        )
        other += imagined.stacks != match.state.stacks
        public = msgspec.structs.replace(match.state, stacks=())
        assert msgspec.structs.replace(imagined, stacks=()) == public
        match.random_step(rng)
    assert other > 30


def test_resample_without_the_deal_knows_no_more_than_the_view() -> None:
    match = Match(2).play(20)
    imagined = GAME.resample(match.view(0), match.told(0)[-3:], 0, random.Random(1))
    assert GAME.view(imagined, 0) == match.view(0)
    assert sorted(sum(imagined.stacks, imagined.pile)) == sorted(sum(match.state.stacks, match.state.pile))


def test_fill_leaves_an_option_as_it_is() -> None:
    match = table("2s 3s|4s X1", pile="9s As")
    assert [GAME.fill(match.view(0), option, random.Random(1)) for option in match.legal(0)] == [
        PLAY,
        CHICKEN,
    ]
