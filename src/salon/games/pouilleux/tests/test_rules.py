"""The offer, the draw, the end and the clock: the articles that the shared cases leave open."""

from __future__ import annotations

from typing import Any

import pytest

from salon.core.actor import CHANCE, CLOCK, Expire
from salon.core.chance import Permutation
from salon.core.clock import Clock
from salon.core.errors import IllegalMove
from salon.core.refusal import MALFORMED, NOT_YOUR_TURN, Refusal
from salon.core.turn import Chance, Place
from salon.games.pouilleux import GAME
from salon.games.pouilleux.tests.driver import DONE, Match, table
from salon.games.pouilleux.types import (
    BARREN,
    Config,
    Draw,
    DrawOption,
    Drew,
    Fanned,
    Left,
    Lost,
    MatchOver,
    Offered,
    Paired,
    Presented,
    Reorder,
    Reordered,
    ReorderOption,
    RoundOver,
    Unveiled,
    Void,
)

IN_ORDER = Config(shuffle_offer=False)

# The offer


def test_offer_1_the_dealer_offers_to_the_next_seat_with_cards() -> None:
    match = table("5c Ks|5d 3s|Qs Ah", dealer=1)
    assert match.happened(Offered) == [Offered(1, 2, 2, True)]
    assert match.to_act == (1, 2)


def test_offer_2_the_new_card_i_is_the_old_card_p_i() -> None:
    match = table("5c Ks 3h|5d|Qs Ah", fans=[[2, 0, 1]])
    assert match.hands[0] == "3h 5c Ks"
    assert match.happened(Fanned) == [Fanned(0, ("3h", "5c", "Ks"))]


def test_offer_2_every_offer_of_two_cards_or_more_takes_a_permutation() -> None:
    match = table("5c|6d 3s|Qs Ah 9d", fans=[[2, 1, 0]])
    assert match.hands == ["5c", "6d 3s", "Qs Ah 9d"], "a single card is not shuffled"
    match.draw(0)
    assert match.hands[1] == "5c 3s 6d"
    match.draw(2)
    assert match.hands[1:] == ["5c 3s", "Qs Ah 9d 6d"], "without a permutation left the order is kept"


def test_offer_3_the_giver_may_reorder_as_often_as_it_likes_until_the_draw() -> None:
    match = table("5c Ks 3h|5d 7s|Qs Ah", fans=[[0, 1, 2]])
    assert match.legal(0) == (ReorderOption(3),)
    match.reorder(0, "3h Ks 5c")
    assert match.events == (Reordered(0, ("3h", "Ks", "5c")),)
    match.reorder(0, "Ks 5c 3h").draw(1)
    assert match.happened(Drew) == [Drew(0, 1, 1, 2, "5c")]
    assert match.refusal(0, Reorder(("Ks", "3h"))) == NOT_YOUR_TURN


@pytest.mark.parametrize(
    ("order", "refusal"),
    [
        ("5c Ks", Refusal("other_cards")),
        ("5c Ks 3h 3h", Refusal("other_cards")),
        ("5c Ks 5d", Refusal("other_cards")),
        ("5c 5c Ks", Refusal("other_cards")),
        ("", Refusal("other_cards")),
        ("5c Ks ??", MALFORMED),
    ],
)
def test_offer_3_an_order_is_exactly_the_cards_of_the_hand(order: str, refusal: Refusal) -> None:
    match = table("5c Ks 3h|5d 7s|Qs Ah")
    before = match.state
    assert match.refusal(0, Reorder(tuple(order.split()))) == refusal
    assert match.state is before


def test_offer_3_with_one_card_there_is_nothing_to_reorder() -> None:
    match = table("5c|5d 7s|Qs Ah")
    assert match.refusal(0, Reorder(("5c",))) == Refusal("one_card")
    assert match.to_act == (1,)


def test_offer_4_a_fan_is_presented_before_it_is_drawn_from() -> None:
    match = table("5c Ks|5d 7s|Qs Ah", config=IN_ORDER)
    assert match.happened(Offered) == [Offered(0, 1, 2, False)]
    assert match.refusal(1, Draw(0)) == Refusal("not_presented")
    assert match.legal(0) == (ReorderOption(2), DONE)
    assert match.do(0, DONE).events == (Presented(0, 1),)
    assert match.refusal(0, DONE) == NOT_YOUR_TURN
    assert match.to_act == (0, 1)


def test_offer_4_a_single_card_is_open_at_once() -> None:
    match = table("5c|5d 7s|Qs Ah", config=IN_ORDER)
    assert match.happened(Offered) == [Offered(0, 1, 1, True)]


@pytest.mark.parametrize("position", [-1, 2, 10**9, 2**70, -(2**70)])
def test_offer_5_a_place_that_is_not_there_is_refused(position: int) -> None:
    match = table("5c Ks|5d 7s|Qs Ah")
    before = match.state
    assert match.refusal(1, Draw(position)) == Refusal("no_such_place", {"count": 2})
    with pytest.raises(IllegalMove):
        match.draw(position)
    assert match.state is before


def test_offer_5_one_draw_an_offer() -> None:
    match = table("5c Ks|6d 7s|Qs Ah").draw(0)
    assert match.refusal(1, Draw(0)) == NOT_YOUR_TURN
    assert match.legal(2) == (DrawOption(3),)


def test_offer_6_the_card_goes_to_the_end_of_the_hand() -> None:
    match = table("5c Ks|6d 7s|Qs Ah", config=IN_ORDER).do(0, DONE).draw(0)
    assert match.hands == ["Ks", "6d 7s 5c", "Qs Ah"]


def test_offer_7_the_drawer_offers_next() -> None:
    match = table("5c Ks|6d 7s|Qs Ah").draw(0)
    assert match.happened(Offered) == [Offered(1, 2, 3, True)]


def test_offer_8_an_emptied_drawer_is_passed_over() -> None:
    match = table("5c Ks|5d|Qs Ah|Kd 3h").draw(0)
    assert match.happened(Left) == [Left(1, 1)]
    assert match.happened(Offered) == [Offered(2, 3, 2, True)]


def test_offer_9_two_seats_draw_from_each_other_in_turn() -> None:
    match = table("5c Ks|Kd Qs 5d", config=IN_ORDER)
    givers = []
    while not match.over:
        givers.append(match.state.giver)
        if not match.state.open:
            match.expire()
        match.draw(0)
    assert givers[:2] == [0, 1]
    assert match.view().loser is not None


def test_out_2_the_giver_leaves_before_the_drawer() -> None:
    match = table("5c|5d|Qs").draw(0)
    assert match.happened(Left) == [Left(0, 1), Left(1, 2)]
    assert match.happened(Lost) == [Lost(2, "Qs")]


# The end of the round


def test_end_1_the_holder_of_the_last_card_loses() -> None:
    match = table("5c|5d|Qs", config=Config(rounds=3)).draw(0)
    over = RoundOver(1, 3, 2, ((), (), ("Qs",)), (0, 0, 1), (0, 1), 0)
    assert match.happened(RoundOver) == [over]
    assert match.happened(MatchOver) == []
    assert (match.view().phase, match.view().offer, match.to_act) == ("round_over", None, ())


def test_end_3_two_hundred_draws_without_a_pair_are_void() -> None:
    match = table("6s|7d|Qs", barren=BARREN - 2).draw(0)
    assert match.view().phase == "offer"
    match.draw(0)
    assert match.happened(Void) == [Void(200)]
    assert match.happened(Lost) == []
    assert match.over
    assert match.view().loser is None
    assert GAME.ranking(match.state) == (Place(0, 1, 0), Place(1, 1, 0), Place(2, 1, 0))


def test_end_3_a_pair_begins_the_count_anew() -> None:
    match = table("6s 5c|6d 8s|Qs 5h 8h", barren=BARREN - 1, config=IN_ORDER).do(0, DONE).draw(0)
    assert match.happened(Paired) == [Paired(1, ("6s", "6d"), "6")]
    assert match.state.barren == 0


def test_end_4_hands_and_the_mysterious_card_are_opened() -> None:
    match = table("5c|5d|7s", config=Config(variant="mystery"), removed="7d").draw(0)
    assert match.happened(Unveiled) == [Unveiled("7d")]
    assert match.view().removed == "7d"
    assert match.view().players[2].hand == ("7s",)


def test_score_1_score_2_defeats_add_up() -> None:
    match = table("5c|5d|Qs", config=Config(rounds=3)).draw(0).next()
    assert [player.score for player in match.view().players] == [0, 0, 1]
    assert GAME.returns(match.state) == (0, 0, 1)


# The clock


def _clock(match: Match) -> Clock:
    clock = GAME.clock(match.state)
    assert isinstance(clock, Clock)
    assert clock.optional, "a table may be without a clock"
    return clock


@pytest.mark.parametrize(("how", "seconds"), [("auto", 10), ("manual", 45)])
def test_clock_1_pairing(how: Any, seconds: float) -> None:
    match = table("9d 9s 9h|Qs Qh Qd 3c|4c 4d 4h", config=Config(pairing=how))
    before = _clock(match)
    assert (before.seconds, before.seats) == (seconds, (0, 1, 2))
    match.discard(1, "Qs Qh")
    assert _clock(match).key == before.key, "one clock for all"


def test_clock_1_presenting_and_drawing() -> None:
    match = table("5c Ks|6d 7s|Qs Ah", config=IN_ORDER)
    presenting = _clock(match)
    assert (presenting.seconds, presenting.seats) == (6, (0,))
    match.reorder(0, "Ks 5c")
    assert _clock(match) == presenting, "a reorder never lengthens a clock"
    match.do(0, DONE)
    drawing = _clock(match)
    assert (drawing.seconds, drawing.seats, drawing.lead) == (20, (1,), 0)
    assert drawing.key != presenting.key
    match.reorder(0, "5c Ks")
    assert _clock(match) == drawing


def test_clock_2_a_fan_that_is_not_open_is_opened() -> None:
    match = table("5c Ks|6d 7s|Qs Ah", config=IN_ORDER).expire()
    assert match.events == (Presented(0, 1),)
    assert match.state.open


def test_clock_2_the_clock_draws_by_a_permutation_and_nobody_may_act_before_it_is_known() -> None:
    match = table("5c Ks 2h|6d 7s|Qs Ah")
    state, events = GAME.apply(match.state, CLOCK, Expire())
    assert events == ()
    assert GAME.to_act(state) == Chance(Permutation(3))
    assert GAME.clock(state) is None
    assert [GAME.legal(state, seat) for seat in range(3)] == [(), (), ()]
    assert GAME.check(state, 1, Draw(0)) == NOT_YOUR_TURN
    state, events = GAME.apply(state, CHANCE, (2, 0, 1))
    assert events[0] == Drew(0, 1, 2, 3, "2h")


def test_clock_2_a_single_card_needs_no_chance() -> None:
    match = table("5c|6d 7s|Qs Ah").expire()
    assert match.happened(Drew) == [Drew(0, 1, 0, 1, "5c")]


def test_clock_2_an_absent_seat_presents_draws_and_leaves_its_fan() -> None:
    match = table("5c Ks|6d 7s|Qs Ah", config=IN_ORDER)
    assert GAME.default(match.state, 0) == DONE
    match.do(0, DONE)
    assert GAME.default(match.state, 0) == Reorder(("5c", "Ks"))
    match.do(0, GAME.default(match.state, 0))
    assert match.hands[0] == "5c Ks"
    assert match.refusal(1, GAME.default(match.state, 1)) is None


@pytest.mark.parametrize("action", [Draw(0), Reorder(("Qs",)), DONE])
def test_after_the_end_everything_is_refused(action: Any) -> None:
    match = table("5c|5d|Qs").draw(0)
    assert match.over
    assert [match.refusal(seat, action) for seat in range(3)] == [NOT_YOUR_TURN] * 3
    before = match.state
    assert match.expire().state is before
    assert match.next().state is before
