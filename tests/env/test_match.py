"""Matches in memory: they end, their records replay to the same end, and players see what they may see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from salon.bots.random_player import random_player
from salon.core.contract import Events, Game
from salon.core.discovery import games
from salon.core.errors import BadSetup, IllegalMove
from salon.core.record import ExpireLine, NextLine, read_record
from salon.core.replay import replay
from salon.core.turn import Over
from salon.env.match import long_run, play, record_of

ALL_GAMES = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
BLACKJACK = games()["blackjack"]


@ALL_GAMES
@pytest.mark.parametrize("seed", range(3))
def test_a_match_of_random_players_replays_from_its_record(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    seats = rng.randint(game.min_seats, game.max_seats)
    result = play(game, None, [random_player(game)] * seats, rng, donnes=5)
    replayed = replay(read_record(record_of(result, "random")))
    assert replayed.failure is None
    assert replayed.state == result.state
    assert len(result.returns) == seats
    if game.open_seating:
        assert (result.ranking, result.rounds) == (None, 5)
    else:
        assert isinstance(game.to_act(result.state), Over)
        assert result.ranking is not None
        assert sorted(place.seat for place in result.ranking) == list(range(seats))


@ALL_GAMES
def test_the_same_seed_gives_the_same_match(game: Game) -> None:
    players = [game.bot, *[random_player(game)] * (game.min_seats - 1)]
    first, second, other = (record_of(play(game, {}, players, random.Random(seed))) for seed in (7, 7, 8))
    assert first == second
    assert first != other


@ALL_GAMES
def test_players_see_their_own_view_and_events_and_are_asked_once_a_decision(game: Game) -> None:
    asked: list[tuple[int, Any, Events]] = []
    inner = random_player(game)

    def watching(view: Any, events: Events, seat: int, rng: Any) -> Any:
        assert seat in view.to_act
        asked.append((seat, view, events))
        return inner(view, events, seat, rng)

    result = play(game, {}, [watching] * game.min_seats, random.Random(3))
    assert asked
    acts = sum(not isinstance(line, (ExpireLine, NextLine)) for line in result.lines)
    assert len(asked) == acts
    for seat, view, events in asked:
        assert view.legal, f"seat {seat} was asked without an option"
        assert all(game.redact(event, seat) == event for event in events), "told once, redacted once"


def test_an_illegal_move_of_a_player_is_an_error_of_the_program() -> None:
    def cheat(view: Any, events: Events, seat: int, rng: Any) -> Any:
        return BLACKJACK.default(BLACKJACK.setup(BLACKJACK.config(), 1, BLACKJACK.setup_type()), 0)

    with pytest.raises(IllegalMove, match="bets_closed"):
        play(BLACKJACK, None, [cheat], random.Random(1))


@pytest.mark.parametrize("players", [0, 6])
def test_a_number_of_players_that_does_not_fit(players: int) -> None:
    with pytest.raises(BadSetup, match="1 to 5"):
        play(BLACKJACK, None, [BLACKJACK.bot] * players, random.Random(1))


@pytest.mark.parametrize("config", [{"decks": 0}, {"packs": 1}, []])
def test_options_that_do_not_fit(config: Any) -> None:
    with pytest.raises(BadSetup):
        play(BLACKJACK, config, [BLACKJACK.bot], random.Random(1))


def test_the_set_up_is_played_and_recorded() -> None:
    result = play(BLACKJACK, None, [BLACKJACK.bot] * 2, random.Random(1), setup={"balances": [30, None]})
    assert result.header.setup == {"balances": [30, None]}
    assert all(getattr(line, "seat", 0) == 0 for line in result.lines), "stool 1 is empty"


def test_a_long_run_gives_every_donne_and_the_sum_of_the_evening() -> None:
    players = [BLACKJACK.bot, random_player(BLACKJACK)]
    donnes = list(long_run(BLACKJACK, None, players, random.Random(5), 300))
    evening = play(BLACKJACK, None, players, random.Random(5), donnes=300)
    assert len(donnes) == 300
    assert tuple(map(sum, zip(*donnes, strict=True))) == evening.returns
    assert any(donnes[0]) or any(donnes[1])


def test_random_players_take_every_option() -> None:
    """Against a hand of two cards: Tirer, Rester and Doubler, each about as often as the others."""
    state = BLACKJACK.setup(BLACKJACK.config(), 1, BLACKJACK.setup_type())
    shoe = ("6h", "9d", "5c", "Ks", *("2s",) * 308)
    state, _ = BLACKJACK.apply(state, 0, BLACKJACK.action_type.__args__[0](10))
    state, _ = BLACKJACK.apply(state, "chance", shoe)
    choose, rng = random_player(BLACKJACK), random.Random(2)
    seen = [choose(BLACKJACK.view(state, 0), (), 0, rng).__struct_config__.tag for _ in range(300)]
    assert all(80 < seen.count(tag) < 120 for tag in ("hit", "stand", "double"))


def test_a_random_player_says_so_when_it_may_do_nothing() -> None:
    empty = BLACKJACK.setup(BLACKJACK.config(), 1, BLACKJACK.setup_type((None,)))
    with pytest.raises(IllegalMove):
        random_player(BLACKJACK)(BLACKJACK.view(empty, 0), (), 0, random.Random(1))
