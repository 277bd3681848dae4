"""The pack, the deal and its pairs: the articles that the shared cases leave open (``pack.*``, ``pair.*``)."""

from __future__ import annotations

from typing import Any

import pytest

from salon.core.chance import ScriptSource, Shuffle
from salon.core.errors import BadSetup, IllegalMove
from salon.core.play import check, read_action, read_config, read_setup
from salon.core.refusal import MALFORMED, NOT_YOUR_TURN, Refusal
from salon.core.turn import Chance
from salon.games.pouilleux import GAME
from salon.games.pouilleux.cards import PACK, groups
from salon.games.pouilleux.tests.driver import DONE, Match, table
from salon.games.pouilleux.types import Config, Dealt, Discard, Draw, Left, Offered, Pair, Paired, Setup

MANUAL = Config(pairing="manual")


@pytest.mark.parametrize(("variant", "missing"), [("queen", {"Qc"}), ("jack", {"Jc"}), ("mystery", set())])
def test_pack_1_pack_2_pack_3_what_is_shuffled(variant: Any, missing: set[str]) -> None:
    owed = GAME.to_act(GAME.setup(Config(variant=variant), 4, Setup()))
    assert owed == Chance(Shuffle(tuple(code for code in PACK.codes if code not in missing)))


def test_pack_3_the_first_card_is_set_aside_unseen() -> None:
    deck = ScriptSource({"deck": [["7d", "As", "2s"]]})
    match = Match(3, config=Config(variant="mystery", pairing="manual"), source=deck)
    assert [hand.split()[0] for hand in match.hands] == ["3s", "As", "2s"]
    assert "7d" not in " ".join(match.hands).split()
    assert (match.view(0).removed, match.view("all").removed) == ("??", "7d")


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (2, [26, 25]),
        (3, [17, 17, 17]),
        (4, [13, 13, 13, 12]),
        (5, [11, 10, 10, 10, 10]),
        (6, [9, 9, 9, 8, 8, 8]),
    ],
)
def test_deal_2_sizes_counted_from_the_dealers_left(seats: int, sizes: list[int]) -> None:
    match = Match(seats, config=MANUAL, setup=Setup(dealer=seats - 1))
    assert [player.cards for player in match.view().players] == sizes
    (dealt,) = match.happened(Dealt)
    assert list(map(len, dealt.hands)) == sizes


def test_deal_1_the_deal_passes_to_the_left() -> None:
    match = table("5c|5d|Qs", config=Config(rounds=3), dealer=2)
    assert (match.view().dealer, match.happened(Offered)) == (2, [Offered(2, 0, 1, True)])
    match.draw(0, 0)
    assert match.view().phase == "round_over"
    assert match.next().view().dealer == 0


@pytest.mark.parametrize(
    ("first", "second", "variant", "pair"),
    [
        ("9s", "9d", "queen", True),
        ("9s", "9d", "jack", False),
        ("9s", "9c", "jack", True),
        ("9h", "9d", "jack", True),
        ("Qs", "Qh", "queen", True),
        ("Qs", "Ks", "queen", False),
    ],
)
def test_pair_1_pack_2_what_a_pair_is(first: str, second: str, variant: Any, pair: bool) -> None:
    assert bool(groups(PACK.cards((first, second)), variant)) == pair


def test_pair_3_the_table_throws_off_groups_of_two_and_four_seat_0_first() -> None:
    deck = ScriptSource({"deck": [["2h", "9s", "2s", "9h", "9c", "2d", "9d", "2c", "Kd", "3s"]]})
    match = Match(2, setup=Setup(dealer=1), source=deck)
    first = [pair for pair in match.happened(Paired) if pair.seat == 0]
    assert [pair.cards for pair in first if pair.rank in "29"] == [("2s", "2h"), ("9d", "9c")]
    seats = [pair.seat for pair in match.happened(Paired)]
    assert seats == sorted(seats)


def test_pair_5_groups_in_the_canonical_order_of_their_first_cards() -> None:
    match = table("2h 9h 2d 9s 4c 4d|Ks", config=MANUAL).do(0, DONE)
    assert [pair.cards for pair in match.happened(Paired)] == [("9s", "9h"), ("2h", "2d"), ("4d", "4c")]


def test_pair_5_of_three_the_first_two_go() -> None:
    match = table("9d 9s Ks 9h|Qs Qh 3c 4c").do(0, DONE)
    assert match.hands[0] == "9d Ks"
    assert match.to_act == (1,)


@pytest.mark.parametrize(
    ("cards", "refusal"),
    [
        ("9s Ks", Refusal("not_a_pair")),
        ("9s", Refusal("two_cards")),
        ("", Refusal("two_cards")),
        ("9s 9h 9d", Refusal("two_cards")),
        ("9s 9s", Refusal("two_cards")),
        ("9s 9c", Refusal("not_in_hand", {"card": "9c"})),
        ("9s ??", MALFORMED),
        ("9s X1", MALFORMED),
        ("9s 5p", MALFORMED),
    ],
)
def test_pair_6_a_false_pair_is_refused_without_a_trace(cards: str, refusal: Refusal) -> None:
    match = table("9d 9s Ks 9h|Qs 3c 4c")
    before = match.state
    assert match.refusal(0, Discard(tuple(cards.split()))) == refusal
    with pytest.raises(IllegalMove):
        match.discard(0, cards)
    assert match.state is before


def test_pair_6_either_order_and_a_canonical_picture() -> None:
    match = table("9d 9s Ks 9h|Qs 3c 4c").discard(0, "9d 9h")
    assert match.happened(Paired) == [Paired(0, ("9h", "9d"), "9")]
    assert match.hands[0] == "9s Ks"


def test_pair_4_all_seats_throw_off_at_the_same_time() -> None:
    match = table("9d 9s|Qs Qh 3c|4c 4d Ks", config=MANUAL)
    waiting = [match.to_act]
    for seat, cards in ((2, "4c 4d"), (0, "9d 9s")):
        waiting.append(match.discard(seat, cards).to_act)
    assert waiting == [(0, 1, 2), (0, 1), (1,)]
    assert match.refusal(0, DONE) == NOT_YOUR_TURN
    assert match.refusal(1, Draw(0)) == NOT_YOUR_TURN


def test_pair_6_each_pair_is_a_decision_of_its_own_whatever_the_others_do() -> None:
    match = table("9d 9s 2s 2h|Qs Qh 3c|4c 4d Ks", config=MANUAL)
    before = GAME.decision(match.state, 0)
    match.discard(2, "4c 4d")
    assert GAME.decision(match.state, 0) == before != ""
    assert match.discard(0, "9d 9s").state is not None
    assert GAME.decision(match.state, 0) not in ("", before)
    assert GAME.decision(match.state, 2) == ""


def test_pair_7_in_the_rest_of_the_round_the_table_throws_off() -> None:
    match = table("5c Ks|5d 3s Kd|Qs Ah", config=MANUAL, fans=[[0, 1], [0, 1]])
    assert match.draw(0).happened(Paired) == [Paired(1, ("5d", "5c"), "5")]
    assert match.hands[1] == "3s Kd"


def test_pair_8_presenting_and_reordering_change_nothing_in_what_is_shown() -> None:
    match = table("9d 9s 9h Ks|Qs 3c", config=Config(shuffle_offer=False)).do(0, DONE)
    shown = match.view().shown
    assert len(shown) == 1
    match.reorder(0, "Ks 9d").do(0, DONE)
    assert match.view().shown == shown
    assert match.draw(0).view().shown == ()


def test_pair_8_closed_pairs_are_a_number_only() -> None:
    match = table("5c Ks|5d 3s Kd|Qs Ah", fans=[[0, 1], [0, 1]]).draw(0, 0)
    assert [player.pairs for player in match.view().players] == [0, 1, 0]
    assert match.view("all").players[1].heap == (("5d", "5c"),)
    assert match.state.pairs == (Pair(1, (PACK.index["5d"], PACK.index["5c"])),)


def test_out_2_seats_emptied_by_the_deal_leave_clockwise_from_the_dealers_left() -> None:
    match = table("9d 9s|Qs|4c 4d|Qh Ks Kd 3s", config=MANUAL, dealer=2)
    for seat in (0, 2, 3):
        match.do(seat, DONE)
    assert match.happened(Left) == [Left(0, 1), Left(2, 2)]
    assert match.happened(Offered) == [Offered(3, 1, 2, True)], (
        "offer.1: the next active seat after the dealer"
    )


def test_end_2_the_pairs_of_the_deal_may_end_the_round() -> None:
    match = table("9d 9s|Qs", config=MANUAL).do(0, DONE)
    assert match.over
    assert match.view().loser == 1


# Bad input


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_players_1_two_to_six_seats(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(Config(), seats, Setup())


@pytest.mark.parametrize(
    "config",
    [
        {"rounds": 0},
        {"rounds": 2},
        {"rounds": 1.5},
        {"variant": "king"},
        {"pairing": "slow"},
        {"shuffle_offer": 1},
        {"jokers": 2},
    ],
)
def test_options_out_of_range(config: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        read_config(GAME, config)


@pytest.mark.parametrize(
    "carried",
    [{"dealer": 3}, {"dealer": -1}, {"scores": [1, 2]}, {"scores": [1, 2, -3]}, {"round": 2}, {"round": 0}],
)
def test_a_set_up_that_fits_no_match(carried: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(Config(), 3, read_setup(GAME, carried))


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "draw"},
        {"type": "draw", "position": "0"},
        {"type": "draw", "position": 0.5},
        {"type": "draw", "position": True},
        {"type": "draw", "position": 0, "card": "As"},
        {"type": "draw", "discard": ["As"]},
        {"type": "reorder", "order": "As"},
        {"type": "discard", "cards": [9, 9]},
        {"type": "done", "now": 1},
        {"type": "play"},
        {"type": "pass"},
    ],
)
def test_what_is_no_action_of_this_game_is_malformed(raw: dict[str, Any]) -> None:
    match = table("5c Ks|5d 3s|Qs Ah")
    assert check(GAME, match.state, 3, 1, read_action(GAME, raw)) == MALFORMED
