"""The articles of the rulebook that the shared cases leave open, each test named after its article."""

from __future__ import annotations

from typing import Any

import pytest
from tests.matches import kinds

from salon.core.actor import Away, Back, Leave, Sit
from salon.core.chance import Shuffle
from salon.core.errors import BadSetup
from salon.core.play import read_config, read_setup
from salon.core.refusal import NOT_YOUR_TURN, Refusal
from salon.core.turn import Chance, Purse, Seats
from salon.games._corner.types import Lent, Setup
from salon.games.blackjack import GAME
from salon.games.blackjack.tests.driver import Table
from salon.games.blackjack.totals import is_blackjack, total
from salon.games.blackjack.types import (
    Bet,
    BetOption,
    Config,
    Dealt,
    Double,
    Freed,
    Hit,
    Settled,
    Shuffled,
    Stand,
    Stood,
)

# Stools


def test_stool_1_a_taken_stool_stays_taken() -> None:
    table = Table(1).house(Sit(0, balance=5, loans=3))
    assert table.events == ()
    assert GAME.purse is not None
    assert GAME.purse(table.state, 0) == Purse(1000, 0)


def test_stool_2_who_sits_down_after_the_settlement_waits_for_the_next_betting() -> None:
    table = Table(2, "Th Td 9c 7s", balances=(1000, None)).bets(10).do(0, Stand())
    table.house(Sit(1))
    assert table.refusal(1, Bet(10)) == Refusal("bets_closed")
    assert table.next().refusal(1, Bet(10)) is None


def test_stool_3_leaving_after_the_settlement_frees_the_stool_at_once() -> None:
    table = Table(2, "Th 9s Td 9c 9h 7s").bets(10, 10).do(0, Stand()).do(1, Stand())
    table.house(Leave(0))
    assert table.view().players[0] is None
    assert table.house(Sit(0)).player(0).balance == 1010


def test_stool_4_a_hand_left_before_its_turn_is_passed_over() -> None:
    table = Table(3, "Th 9s 8s Td 9c 9h 8c 7s").bets(10, 10, 10).house(Leave(1))
    assert (table.view().to_act, table.player(1).state) == ((0,), "stood")
    table.do(0, Stand())
    assert table.view().to_act == (2,)
    table.do(2, Stand())
    assert table.player(1).net == 10


def test_stool_4_a_stood_hand_that_is_left_keeps_the_stool_until_the_next_betting() -> None:
    table = Table(2, "Th 9s Td 9c 9h 7s").bets(10, 10).do(0, Stand()).house(Leave(0))
    assert table.player(0).leaving
    table.do(1, Stand())
    assert table.player(0).net == 10
    assert table.next().events[0] == Freed(0, "left")
    assert table.view().players[0] is None


def test_stool_4_sitting_down_again_cancels_the_departure_and_not_the_standing() -> None:
    table = Table(2, "Th 9s Td 2c 9h 7s").bets(10, 10).house(Leave(0)).house(Sit(0, balance=77))
    assert (table.player(0).state, table.player(0).balance) == ("stood", 990)
    table.do(1, Stand()).next()
    assert table.player(0).balance == 990


def test_stool_4_the_only_hand_is_left_and_the_donne_ends() -> None:
    table = Table(1, "Th Td 9c 7s").bets(10).house(Leave(0))
    assert table.view().phase == "round_over"
    assert table.happened(Settled) == [Settled(0, "win", 10, 1010)]


def test_stool_5_a_hand_starts_the_count_again_and_so_does_leaving() -> None:
    table = Table(3)

    def donne(*amounts: int) -> None:
        table.bets(*amounts).expire()
        while table.view().phase == "playing":
            table.expire()
        table.next()

    for _ in range(4):
        donne(10)
    table.house(Leave(2)).house(Sit(2))
    donne(10, 10)
    for _ in range(4):
        donne(10)
    assert table.view().players[2] is None
    assert table.player(1).state == "idle"
    donne(10)
    assert table.view().players[1] is None


def test_stool_5_a_donne_that_had_begun_does_not_count() -> None:
    table = Table(2, balances=(1000, None)).bets(10).house(Sit(1))
    for _ in range(5):
        while table.view().phase == "playing":
            table.expire()
        assert table.next().view().players[1] is not None
        table.bets(10).expire()
    while table.view().phase == "playing":
        table.expire()
    assert table.next().view().players[1] is None


# Chips


def test_chips_1_the_person_brings_balance_and_loans() -> None:
    table = Table(1, balances=(None,)).house(Sit(0, balance=350, loans=2))
    assert (table.player(0).balance, table.player(0).loans) == (350, 2)


def test_chips_2_sitting_down_with_less_than_ten_chips_brings_a_loan() -> None:
    table = Table(2, balances=(None, 9)).house(Sit(0, balance=5, loans=1))
    assert table.happened(Lent) == [Lent(0, 1000, 2)]
    assert (table.player(0).balance, table.player(0).loans) == (1005, 2)
    assert (table.player(1).balance, table.player(1).loans) == (1009, 1)


def test_chips_2_who_has_left_with_a_hand_is_lent_to_as_well() -> None:
    table = Table(2, "Th 9s Td 2c 9h 7s", balances=(10, 1000)).bets(10, 10).house(Leave(0)).do(1, Stand())
    assert (table.player(0).balance, table.player(0).loans) == (1000, 1)
    table.next().house(Sit(0))
    assert (table.player(0).balance, table.player(0).loans) == (1000, 1)


# Bets


@pytest.mark.parametrize("amount", [-10, 5, 15, 505, 510, 10**30])
def test_bet_1_what_is_no_bet(amount: int) -> None:
    assert Table(1).refusal(0, Bet(amount)) == Refusal("bet_amount", {"min": 10, "max": 500, "step": 10})


def test_bet_1_not_more_than_one_owns() -> None:
    table = Table(2, balances=(140, 1000)).bets(100)
    assert table.refusal(0, Bet(150)) == Refusal("bet_chips", {"owned": 140})
    assert table.refusal(0, Bet(140)) is None


def test_bet_2_there_is_nothing_to_take_back() -> None:
    assert Table(1).refusal(0, Bet(0)) == Refusal("no_bet")


def test_bet_3_later_bets_do_not_extend_the_countdown_and_a_new_first_bet_restarts_it() -> None:
    table = Table(3)
    assert table.clock_key is None
    first = table.bets(10).clock_key
    assert first is not None
    assert table.do(1, Bet(20)).clock_key == first
    assert table.do(1, Bet(50)).clock_key == first
    assert table.do(0, Bet(0)).clock_key == first, "another bet still lies there"
    assert table.do(1, Bet(0)).clock_key is None
    again = table.do(2, Bet(10)).clock_key
    assert again not in (None, first)


def test_bet_3_the_seconds_are_those_of_the_table() -> None:
    clock = GAME.clock(Table(2, config=Config(bet_seconds=20)).bets(10).state)
    assert clock is not None
    assert (clock.seconds, clock.seats) == (20, (0, 1))


def test_bet_4_who_is_away_is_not_waited_for() -> None:
    table = Table(3).house(Away(2)).bets(10)
    assert table.view().phase == "betting"
    assert table.do(1, Bet(10)).view().phase == "playing"


def test_bet_4_the_loss_itself_starts_the_donne() -> None:
    table = Table(2).bets(10)
    assert table.house(Away(1)).view().phase == "playing"
    assert table.player(1).state == "idle"


def test_bet_4_who_is_back_is_waited_for_again() -> None:
    table = Table(2).house(Away(1)).house(Back(1)).bets(10)
    assert table.view().phase == "betting"


def test_bet_4_it_needs_one_bet_at_least() -> None:
    table = Table(2).house(Away(0)).house(Leave(1))
    assert table.view().phase == "betting"


def test_bet_5_the_bets_of_a_table_all_away_are_dealt() -> None:
    table = Table(2).bets(10).house(Away(0))
    assert table.view().phase == "betting", "seat 1 is there and may still bet"
    assert table.house(Away(1)).view().phase == "playing"


# The shoe


@pytest.mark.parametrize("decks", [1, 8])
def test_shoe_1_all_packs_are_shuffled_together(decks: int) -> None:
    state, _ = GAME.apply(Table(1, config=Config(decks=decks)).state, 0, Bet(10))
    owed = GAME.to_act(state)
    assert isinstance(owed, Chance)
    assert isinstance(owed.spec, Shuffle)
    assert owed.spec.cards[:2] == ("As", "2s")
    assert len(owed.spec.cards) == 52 * decks


def test_shoe_1_one_pack_is_shuffled_before_every_donne() -> None:
    table = Table(1, ["Th Td 9c 7s", "As 9d Kd 9c"], config=Config(decks=1)).bets(10).do(0, Stand()).next()
    table.bets(10)
    assert table.happened(Shuffled) == [Shuffled(1)]
    assert table.player(0).hand == ("As", "Kd")


def test_shoe_1_the_worst_donne_fits_the_shoe() -> None:
    """Five hands of nothing but low cards, from one pack: nobody runs out of cards."""
    low = [rank + suit for rank in "A234" for suit in "shdc"] + ["5s", "5h", "5d", "5c"]
    table = Table(5, " ".join(low), config=Config(decks=1)).bets(10, 10, 10, 10, 10)
    while table.view().phase == "playing":
        (seat,) = table.view().to_act
        points = table.player(seat).total
        assert points is not None
        table.do(seat, Hit() if points < 20 else Stand())
    assert table.view().shoe >= 0


def test_shoe_2_one_card_each_then_the_dealer_then_one_each_then_the_hidden_one() -> None:
    table = Table(4, "2s 3s 4s 5s 6s 7s 8s 9s", balances=(1000, None, 1000, 1000)).bets(10, 0, 20, 30)
    assert table.happened(Dealt) == [
        Dealt(1, (0, 2, 3), (("2s", "6s"), ("3s", "7s"), ("4s", "8s")), "5s", "9s")
    ]


# Totals


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("As Ah", (12, True)),
        ("As Ah 9c", (21, True)),
        ("As Ah Ad 6c", (19, True)),
        ("As 4h 7d", (12, False)),
        ("As Kh", (21, True)),
        ("Ts Jh Qd", (30, False)),
        ("As 6h 9d", (16, False)),
        ("2s 9h", (11, False)),
    ],
)
def test_total_1(hand: str, worth: tuple[int, bool]) -> None:
    assert total(hand.split()) == worth


@pytest.mark.parametrize(
    ("hand", "natural"), [("As Th", True), ("Kd Ac", True), ("As 5h 5d", False), ("7s 7h 7d", False)]
)
def test_total_2(hand: str, natural: bool) -> None:
    assert is_blackjack(hand.split()) is natural


# The dealer's blackjack, the turns


def test_peek_1_nobody_is_given_a_turn() -> None:
    table = Table(2, "As 9s Kh Ts 7c Ad").bets(10, 10)
    assert kinds(table.events) == [
        "bet",
        "shuffled",
        "dealt",
        "blackjack",
        "revealed",
        "dealer_done",
        "settled",
        "settled",
    ]
    assert [event.net for event in table.happened(Settled)] == [0, -10]


def test_turn_1_the_turns_are_refused_to_others() -> None:
    table = Table(2, "9h 8h Td 9c 8c Ks").bets(10, 10)
    assert table.refusal(1, Hit()) == NOT_YOUR_TURN
    assert table.refusal(0, Hit()) is None


def test_turn_3_at_21_the_hand_stands_by_itself() -> None:
    table = Table(2, "5h 8h Td 6c 8c Ks Tc").bets(10, 10).do(0, Hit())
    assert table.happened(Stood) == [Stood(0, 21, "twenty_one")]
    assert table.view().to_act == (1,)


def test_turn_5_why_one_may_not_double() -> None:
    table = Table(1, "2h 9d 3c Ks 2s", balances=(150,)).bets(100)
    assert table.refusal(0, Double()) == Refusal("double_chips", {"needed": 100, "balance": 50})
    table.do(0, Hit())
    assert table.refusal(0, Double()) == Refusal("double_late")


def test_turn_5_a_doubled_hand_that_busts_loses_twice() -> None:
    table = Table(1, "Th 9d 6c Ks 6s").bets(100).do(0, Double())
    assert kinds(table.events) == ["double", "bust", "revealed", "dealer_done", "settled"]
    assert (table.player(0).net, table.player(0).balance) == (-200, 800)


def test_dealer_1_an_absent_players_hand_is_drawn_for() -> None:
    table = Table(1, "Th 6d 9c Ts 5c").bets(10).house(Leave(0))
    assert table.view().dealer_hand == ("6d", "Ts", "5c")


# The clocks


def test_clock_1_the_deadline_is_the_hands_and_not_renewed_by_a_card() -> None:
    table = Table(2, "8h 9s Td 2c 3h 9h 2s").bets(10, 10)
    clock = GAME.clock(table.state)
    assert clock is not None
    assert (clock.seats, clock.seconds) == ((0,), 30)
    table.do(0, Hit())
    assert table.clock_key == clock.key
    table.expire()
    assert table.happened(Stood) == [Stood(0, 12, "clock")]
    assert table.clock_key not in (None, clock.key)


def test_clock_1_every_hand_of_every_donne_has_its_own_clock() -> None:
    table = Table(1)
    keys = set()
    for _ in range(3):
        keys.add(table.bets(10).clock_key)
        while table.view().phase == "playing":
            table.expire()
        assert table.clock_key is None
        table.next()
    assert len(keys) == 3


def test_clock_2_a_bet_already_made_is_dealt_and_its_hand_is_waited_for_by_the_clock() -> None:
    table = Table(2, "8h 9s Td 2c 3h 9h").bets(10).house(Away(0)).do(1, Bet(10))
    assert (table.view().to_act, table.player(0).away) == ((0,), True)
    table.expire()
    assert table.view().to_act == (1,)


def test_clock_3_a_card_changes_the_decision_and_a_changed_bet_does_not() -> None:
    table = Table(2, "2h 9s Td 2c 3h 9h 2s")
    betting = GAME.decision(table.state, 0)
    assert betting
    table.bets(10)
    assert GAME.decision(table.state, 0) == betting
    table.do(1, Bet(10))
    first = GAME.decision(table.state, 0)
    assert first not in ("", betting)
    assert GAME.decision(table.state, 1) == ""
    assert GAME.decision(table.do(0, Hit()).state, 0) not in ("", betting, first)


def test_clock_4_the_timeline_of_the_betting() -> None:
    three = Table(3).bets(10)
    started = three.clock_key
    three.do(2, Bet(10))
    assert three.clock_key == started
    assert three.expire().view().phase == "playing"
    two = Table(2).bets(10)
    assert two.do(1, Bet(10)).view().phase == "playing"
    left = Table(2).bets(10)
    assert left.house(Leave(1)).view().phase == "playing"


# The record


@pytest.mark.parametrize(
    ("seats", "setup"),
    [
        (0, Setup()),
        (6, Setup()),
        (2, Setup(balances=(1000,))),
        (2, Setup(loans=(0, 0, 0))),
    ],
)
def test_record_1_a_setup_that_does_not_fit(seats: int, setup: Setup) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(Config(), seats, setup)


@pytest.mark.parametrize("raw", [{"balances": [-1]}, {"loans": ["a"]}, {"stacks": [1]}, [1]])
def test_record_1_a_setup_that_is_none(raw: Any) -> None:
    with pytest.raises(BadSetup):
        read_setup(GAME, raw)


@pytest.mark.parametrize(
    "raw", [{"decks": 0}, {"decks": 9}, {"decks": True}, {"rounds": 3}, {"bet_seconds": 0}]
)
def test_record_1_options_that_are_none(raw: Any) -> None:
    with pytest.raises(BadSetup):
        read_config(GAME, raw)


def test_record_2_what_does_not_concern_the_phase_does_nothing() -> None:
    table = Table(2, balances=(1000, None))
    for order in (Leave(1), Away(1), Back(1), Sit(0)):
        before = table.state
        assert table.house(order).events == ()
        assert table.state == before
    before = table.state
    assert table.next().state == before
    assert table.expire().state == before
    table.bets(10)
    assert table.next().view().phase == "playing"


def test_record_5_the_taken_stools_may_act_in_the_betting_and_nobody_between_two_donnes() -> None:
    table = Table(3, "Th Td 9c 7s", balances=(1000, None, 1000))
    assert GAME.to_act(table.state) == Seats((0, 2))
    table.bets(10).house(Leave(2)).do(0, Stand())
    assert GAME.to_act(table.state) == Seats(())
    assert GAME.legal(table.state, 0) == ()


def test_record_5_the_order_of_what_is_legal() -> None:
    table = Table(1, "6h 9d 5c Ks 2s")
    bets = BetOption(min=10, max=500, step=10)
    assert GAME.legal(table.state, 0) == (bets,)
    table = Table(2, "6h 9d 5c Ks 2s").bets(10)
    assert GAME.legal(table.state, 0) == (bets, BetOption(amount=0))
    table.house(Leave(1))
    assert GAME.legal(table.state, 0) == (Hit(), Stand(), Double())


def test_a_default_is_legal_whenever_the_seat_may_act() -> None:
    table = Table(2)
    for _ in range(3):
        while (seats := table.view().to_act) and table.view().phase != "round_over":
            seat = next((seat for seat in seats if not table.player(seat).bet), seats[0])
            action = GAME.default(table.state, seat)
            assert table.refusal(seat, action) is None
            table.do(seat, action)
        table.next()
    assert table.view().round == 4
