"""``hidden.*``, ``draw.3`` and ``view.*``: what each viewer is shown and told."""

from __future__ import annotations

import random

import msgspec
import pytest

from salon.core.viewer import ALL, SPECTATOR
from salon.games._poker.tests.driver import Match
from salon.games.draw_poker import GAME
from salon.games.draw_poker.types import Draw

DECK = "9s Ah Ks 9d Qc Kd 8c Td 7h 5h 6s 4c 3s 2h 2s 9h Qs 4d Ad 8h 3c Kc Jd 5d"


def test_draw_3_a_choice_shows_to_the_seat_itself_and_to_the_reader_of_everything() -> None:
    match = Match(GAME, 3, DECK)
    match.bets("k k k")
    match.do(2, Draw(("6s", "2h")))
    for viewer, drew in ((2, 2), (ALL, 2), (0, None), (1, None), (SPECTATOR, None)):
        assert match.view(viewer).players[2].drew == drew
    assert match.view(2).players[2].hand == ("Ah", "Qc", "Td", "6s", "2h"), (
        "the hand stays until all have chosen"
    )
    assert match.view(2).to_act == (0, 1)


def test_draw_5_the_number_stays_to_the_end_of_the_hand_and_goes_with_the_next() -> None:
    match = Match(GAME, 3, DECK)
    match.bets("20 c f")
    match.do(1, Draw(("8c",)))
    match.do(2, Draw(()))
    match.bets("20 f")
    assert [player.drew for player in match.view().players] == [None, 1, 0]
    match.next()
    assert [player.drew for player in match.view().players] == [None, None, None]


def test_showdown_5_hands_of_all_in_seats_stay_hidden_until_the_exchange_is_over() -> None:
    match = Match(GAME, 2, DECK)
    match.bets("990 c")
    assert match.view().phase == "draw"
    assert match.view().shown == ()
    match.do(0, Draw(()))
    assert match.view().players[0].hand == ("??",) * 5
    match.do(1, Draw(()))
    assert match.view().shown == (1, 0)
    assert "??" not in match.view().players[0].hand


def test_hidden_5_no_view_tells_the_cards_that_are_still_to_come() -> None:
    match = Match(GAME, 3, DECK)
    match.bets("k k k")
    for viewer in (0, 1, 2, SPECTATOR, ALL):
        text = msgspec.json.encode(match.view(viewer)).decode()
        assert not [card for card in DECK.split()[15:] if card in text]


@pytest.mark.parametrize("steps", range(0, 40, 3))
def test_resample_agrees_with_all_that_a_seat_knows(steps: int) -> None:
    rng = random.Random(steps)
    match = Match(GAME, 4, rng=rng, config={"rounds": 5})
    for _ in range(steps):
        if not match.over:
            match.random_step(rng)
    for seat in range(4):
        state = GAME.resample(match.view(seat), match.told(seat), seat, rng)
        assert GAME.view(state, seat) == match.view(seat)
        assert GAME.view(state, SPECTATOR) == match.view(SPECTATOR)
        assert GAME.to_act(state) == GAME.to_act(match.state)
