"""The rules of Président, article by article, beside the rule cases."""

from itertools import combinations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.core.actor import CLOCK, HOUSE, Expire, Next
from salon.core.errors import BadSetup
from salon.core.play import read_config, read_setup
from salon.core.refusal import Refusal
from salon.core.turn import Place
from salon.games.president import GAME
from salon.games.president.cards import PACK, TWO, VALUES, value
from salon.games.president.exchange import role_of
from salon.games.president.tests.driver import chance, deal, do, holding, refusal, seen, told
from salon.games.president.types import Finished, LeftOver, MatchOver, Opens, PliWon, Role, State

hands = st.lists(st.integers(0, 51), min_size=6, max_size=18, unique=True).map(sorted)


def test_order_of_the_values() -> None:
    """pack.1"""
    assert "".join(VALUES) == "3456789TJQKA2"
    assert value(PACK.index["2c"]) > value(PACK.index["As"]) > value(PACK.index["Kd"])


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (3, [18, 17, 17]),
        (4, [13] * 4),
        (5, [11, 11, 10, 10, 10]),
        (6, [9, 9, 9, 9, 8, 8]),
        (7, [8, 8, 8, 7, 7, 7, 7]),
        (8, [7, 7, 7, 7, 6, 6, 6, 6]),
    ],
)
def test_hands_from_the_left_of_the_dealer(seats: int, sizes: list[int]) -> None:
    """deal.2"""
    for dealer in range(seats):
        state = deal(seats, setup={"dealer": dealer})
        assert [len(state.hands[(dealer + 1 + place) % seats]) for place in range(seats)] == sizes
        assert sorted(card for hand in state.hands for card in hand) == list(range(52))


@pytest.mark.parametrize(("seats", "middle"), [(3, 1), (4, 0), (8, 4)])
def test_titles(seats: int, middle: int) -> None:
    """end.3"""
    roles = [role_of(rank, seats) for rank in range(1, seats + 1)]
    assert roles[0] == "president"
    assert roles[-1] == "trou"
    assert roles.count("neutral") == middle
    assert ("vice_president" in roles) == ("vice_trou" in roles) == (seats > 3)


def test_equal_cards_skip_nobody() -> None:
    """pli.2"""
    state = do(holding("7s 9s 9h", "7h 9d", "7d 9c"), 0, "play", "7s")
    state = do(state, 1, "play", "7h")
    assert state.turn == 2
    assert do(state, 2, "play", "7d").turn == 0


def test_a_two_closes_the_pli_and_opens_again() -> None:
    """two.1, text.3"""
    state = do(holding("7s 9s", "2h 2d 9d", "8d 9c"), 0, "play", "7s")
    state, events = told(state, 1, "play", "2h")
    assert events[1:] == (PliWon(1, "two"), Opens(1))
    assert state.turn == 1
    assert state.pile == ()


def test_the_winner_without_cards_leaves_the_opening_to_the_next() -> None:
    """pli.6, pli.7"""
    state = do(holding("9s", "8h Th", "7d 8d", ""), 0, "play", "9s")
    state = do(state, 1, "pass")
    assert state.turn == 2, "the cards that finished a hand may still be beaten"
    state, events = told(state, 2, "pass")
    assert PliWon(0, "passes") in events
    assert state.turn == 1


def test_a_play_that_nobody_can_answer_ends_the_pli_at_once() -> None:
    """pli.4"""
    state = do(holding("5s 9s 9h", "6h 9d", "7d 7c"), 0, "play", "5s")
    state = do(state, 1, "pass")
    state = do(state, 2, "play", "7d")
    state = do(state, 0, "pass")
    assert (state.turn, state.pile, state.passed) == (2, (), ())


@given(hands)
def test_two_three_word_for_word(hand: list[int]) -> None:
    """two.3, two.4: what remains is empty after no 2s, or holds a card that is not a 2."""
    if all(value(card) == TWO for card in hand):
        return
    state = msgspec.structs.replace(deal(3), hands=(tuple(hand), (0,), (1,)), turn=0)
    legal = {frozenset(PACK.cards(play.cards)) for play in GAME.legal(state, 0)}
    for size in range(1, 5):
        for cards in combinations(hand, size):
            rest = set(hand) - set(cards)
            alike = len({value(card) for card in cards}) == 1
            fine = any(value(card) != TWO for card in rest) or (not rest and value(cards[0]) != TWO)
            assert (frozenset(cards) in legal) == (alike and fine)
    assert any(len(cards) == 1 for cards in legal), "the opener always has a single card"


@pytest.mark.parametrize(
    ("hand", "kind", "cards", "code"),
    [
        ("5s 5h 2h", "pass", "", "opener_must_play"),
        ("5s 5h 2h", "play", "", "no_cards"),
        ("5s 5h 2h", "play", "5s 5s", "twice"),
        ("5s 5h 2h", "play", "6s", "not_in_hand"),
        ("5s 6h 2h", "play", "5s 6h", "mixed"),
        ("5s 5h 2h", "play", "5s 5h", "only_twos"),
        ("5s 2h", "play", "5s", "only_twos"),
        ("5s 5h", "give", "5s", "no_exchange"),
        ("5s 5h", "play", "?? 5s", "malformed"),
    ],
)
def test_why_an_opener_is_refused(hand: str, kind: str, cards: str, code: str) -> None:
    """pli.1, two.3"""
    why = refusal(holding(hand, "7h 8h", "9h Th"), 0, kind, cards)
    assert why is not None
    assert why.code == code


def test_why_a_follower_is_refused() -> None:
    """pli.2, text.2"""
    state = do(holding("8s 8h 9s", "7h 7c 9h 9d 9c Kd 2s", "Js Th"), 0, "play", "8s 8h")
    assert refusal(state, 1, "play", "9h 9d") is None
    assert refusal(state, 1, "play", "9h 9d 9c") == Refusal("wrong_count", {"count": 2})
    assert refusal(state, 1, "play", "Kd") == Refusal("wrong_count", {"count": 2})
    assert refusal(state, 1, "play", "7h 7c") == Refusal("too_weak", {"value": "8"})
    barred = seen(state, 1).barred
    assert isinstance(barred, dict)
    assert {card: why.code for card, why in barred.items()} == {
        "7h": "too_weak",
        "7c": "too_weak",
        "Kd": "wrong_count",
        "2s": "wrong_count",
    }


def test_cards_greyed_by_the_twos() -> None:
    """two.4, text.2: with 5 2 the opener may play the 2 but not the 5."""
    barred = seen(holding("5s 2s", "7h 7c", "9c Th"), 0).barred
    assert isinstance(barred, dict)
    assert {card: why.code for card, why in barred.items()} == {"5s": "only_twos"}


def test_each_card_is_greyed_or_playable() -> None:
    """text.2: cards that are in no legal play are greyed, with a reason."""
    state = do(holding("8s 8h 9s", "7h 7c 9h 9d Kd 2s 2h", "9c Th"), 0, "play", "8s 8h")
    for seat in (1, 2):
        view = seen(state, seat)
        playable = {card for option in view.legal or () for card in getattr(option, "cards", ())}
        greyed = set(view.barred or {})
        assert playable & greyed == set()
        assert (playable | greyed == set(view.players[seat].hand)) == (seat == state.turn)


def test_the_round_ends_in_the_middle_of_a_pli() -> None:
    """end.2, score.1, end.4"""
    state = holding("5s", "", "7d 2d", turn=0)
    state, events = told(state, 0, "play", "5s")
    assert state.phase == "round_over"
    assert state.roles == ("neutral", "president", "trou")
    assert state.points == (1, 2, 0)
    assert [event for event in events if isinstance(event, (Finished, LeftOver))] == [
        Finished(0, 2, "neutral"),
        LeftOver(2, "trou", 2, ("7d", "2d")),
    ]


def test_ties_at_the_end_of_the_match() -> None:
    """score.2, text.6"""
    state = holding("5s", "", "7d 2d", turn=0, config=read_config(GAME, {"rounds": 1}), scores=(3, 2, 4))
    state, events = told(state, 0, "play", "5s")
    assert GAME.ranking(state) == (Place(0, 1, 4), Place(1, 1, 4), Place(2, 1, 4))
    assert events[-1] == MatchOver((0, 1, 2), 3, 4)


ROLES: list[Role] = ["president", "vice_president", "vice_trou", "trou"]


def exchanging() -> State:
    """Round 2 of 4 seats: seat 3 (Trou) gave to 0 (Président), seat 2 to 1."""
    return deal(4, config={"rounds": 3}, setup={"dealer": 3, "roles": ROLES})


def test_the_tribute_is_the_strongest_and_counted_out() -> None:
    """swap.1, swap.2"""
    state = exchanging()
    assert [len(hand) for hand in state.hands] == [15, 14, 12, 11]
    assert min(map(value, state.gave[3])) >= max(map(value, state.hands[3]))


def test_at_the_same_value_spades_go_first() -> None:
    """swap.2: ♠, then ♥, ♦, ♣."""
    state = deal(
        3,
        ["3s", "2d", "4s", "3h", "2c", "4h", "3d", "2s", "4d", "3c", "2h", "4c"],
        setup={"dealer": 2, "roles": ["president", "trou", "neutral"]},
    )
    assert PACK.names(state.gave[1]) == ("2s", "2h")
    assert set(PACK.cards(("2d", "2c"))) <= set(state.hands[1])


def test_the_other_pair_does_not_disturb_a_gift() -> None:
    """swap.4, clock.5: one decision a seat, whatever the other pair does."""
    state = exchanging()
    named = GAME.decision(state, 0)
    ran = GAME.clock(state)
    state = do(state, 1, "give", PACK.codes[state.hands[1][0]])
    assert GAME.decision(state, 0) == named != ""
    assert GAME.decision(state, 1) == ""
    after = GAME.clock(state)
    assert ran is not None
    assert after is not None
    assert (after.key, ran.seats, after.seats) == (ran.key, (0, 1), (0,))


def test_an_exchange_refuses_everything_else() -> None:
    """swap.3"""
    state = exchanging()
    first, second = PACK.names(state.hands[0][:2])
    stranger = PACK.codes[state.hands[3][0]]
    for kind, cards, code in [
        ("pass", "", "exchange_first"),
        ("play", first, "exchange_first"),
        ("give", "", "give_count"),
        ("give", first, "give_count"),
        ("give", f"{first} {first}", "twice"),
        ("give", f"{first} {stranger}", "not_in_hand"),
        ("give", f"{first} zz", "malformed"),
    ]:
        why = refusal(state, 0, kind, cards)
        assert why is not None
        assert why.code == code
    state = do(state, 0, "give", f"{second} {first}")
    late = refusal(state, 0, "give", f"{first} {second}")
    assert late is not None
    assert late.code == "not_your_turn", "a confirmed choice is final"


def test_the_clock_ends_the_whole_exchange() -> None:
    """clock.3, open.2: each seat that owes gives its weakest; the Trou opens."""
    state = exchanging()
    weakest = state.hands[0][:2]
    state, _ = chance(state, CLOCK, Expire())
    assert state.phase == "play"
    assert state.turn == 3
    assert set(weakest) <= set(state.received[3])


def test_the_dealer_moves_and_titles_stay() -> None:
    """deal.1, end.4"""
    state = do(holding("5s", "", "7d 2d"), 0, "play", "5s")
    state, _ = chance(state, HOUSE, Next())
    assert (state.round, state.dealer, state.phase) == (2, 1, "exchange")
    assert state.roles == ("neutral", "president", "trou")
    assert state.finish == (None, None, None)


def test_the_clock_of_a_pli() -> None:
    """clock.1, clock.6: one deadline a decision; no animation between the plays of a pli."""
    state = deal(3)
    opening = GAME.clock(state)
    assert opening is not None
    assert opening.seconds is None
    assert opening.lead > 0
    state = do(state, 1, "play", PACK.codes[state.hands[1][0]])
    following = GAME.clock(state)
    assert following is not None
    assert following.lead == 0
    assert following.key != opening.key
    assert following.seats == (2,)


@pytest.mark.parametrize(
    "setup",
    [
        {"dealer": 4},
        {"dealer": -1},
        {"scores": [1, 2, 3]},
        {"scores": [1, 2, 3, -4]},
        {"roles": ["president", "neutral", "neutral", "trou"]},
        {"roles": ["president", "vice_president", "trou"]},
        {"roles": ROLES, "round": 1},
        {"roles": ROLES, "round": 6},
        {"round": 2},
        {"round": 0},
    ],
)
def test_set_ups_that_fit_no_match(setup: dict[str, object]) -> None:
    """record.1"""
    with pytest.raises(BadSetup):
        GAME.setup(read_config(GAME, {}), 4, read_setup(GAME, setup))
