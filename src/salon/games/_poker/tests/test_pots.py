"""``pots.*`` and ``odd.*``: the table of the rulebook, and what holds for any hand."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.games._poker.pots import cut, divide
from salon.games._poker.tests.driver import pot_list
from salon.games._poker.types import Share

A, B, C, D, E = range(5)


@pytest.mark.parametrize(
    ("paid", "stacks", "live", "pots"),
    [
        (
            (50, 120, 300, 300, 300),
            (0, 0, 0, 0, 9),
            (A, B, C, D, E),
            [(250, (A, B, C, D, E)), (280, (B, C, D, E)), (540, (C, D, E))],
        ),
        ((250, 190, 250, 90), (9, 9, 0, 0), (A, C, D), [(360, (A, C, D)), (420, (A, C))]),
        ((80, 50, 80), (9, 0, 9), (A, B), [(150, (A, B)), (60, (A,))]),
        ((20, 20, 12), (9, 9, 0), (A, B, C), [(36, (A, B, C)), (16, (A, B))]),
        ((100, 100, 40), (9, 9, 9), (A, B), [(240, (A, B))]),
    ],
)
def test_pots_1_to_3_the_table_of_the_rulebook(
    paid: tuple[int, ...],
    stacks: tuple[int, ...],
    live: tuple[int, ...],
    pots: list[tuple[int, tuple[int, ...]]],
) -> None:
    assert pot_list(cut(paid, stacks, sum(1 << seat for seat in live))) == pots


def test_pots_3_chips_without_a_contender_fall_to_the_pot_below() -> None:
    # B folded above the highest all-in, and nobody with chips is left.
    assert pot_list(cut((50, 80, 50), (0, 9, 0), 0b101)) == [(180, (A, C))]


def test_pots_4_one_pot_as_long_as_nobody_is_all_in() -> None:
    assert pot_list(cut((10, 20, 0), (9, 9, 9), 0b111)) == [(30, (A, B, C))]


hands = st.integers(2, 8).flatmap(
    lambda seats: st.tuples(
        st.lists(st.integers(0, 40), min_size=seats, max_size=seats),
        st.lists(st.integers(0, 2), min_size=seats, max_size=seats),
        st.integers(1, 2**seats - 1),
    )
)


@given(hands)
def test_pots_every_chip_lies_in_one_pot_and_every_pot_has_a_contender(
    hand: tuple[list[int], list[int], int],
) -> None:
    paid, stacks, live = hand
    # An all-in seat has put something in: it was dealt cards (deal.1).
    paid = [chips or 1 if not stack else chips for chips, stack in zip(paid, stacks, strict=True)]
    pots = cut(paid, stacks, live)
    assert sum(pot.amount for pot in pots) == sum(paid)
    assert all(pot.seats and pot.amount for pot in pots) or not any(paid)
    for pot, further in pairwise(pots):
        assert set(further.seats) < set(pot.seats), "who contends for a side pot contends for those below"
    for pot in pots:
        assert all(live >> seat & 1 for seat in pot.seats)


@given(hands)
def test_pots_2_an_all_in_seat_wins_from_each_at_most_what_it_put_in(
    hand: tuple[list[int], list[int], int],
) -> None:
    paid, stacks, live = hand
    paid = [chips or 1 if not stack else chips for chips, stack in zip(paid, stacks, strict=True)]
    most = max(paid)
    if any(live >> seat & 1 and (stacks[seat] or paid[seat] == most) for seat in range(len(paid))):
        for seat, own in enumerate(paid):
            if live >> seat & 1 and not stacks[seat]:
                reach = sum(pot.amount for pot in cut(paid, stacks, live) if seat in pot.seats)
                assert reach == sum(min(own, chips) for chips in paid)


def test_odd_1_the_odd_chips_go_round_from_the_left_of_the_dealer_and_end_with_him() -> None:
    assert divide(17, (0, 1, 3), dealer=1, seats=4) == (Share(3, 6), Share(0, 6), Share(1, 5))
    assert divide(16, (0, 1, 3), dealer=1, seats=4) == (Share(3, 6), Share(0, 5), Share(1, 5))
    assert divide(15, (0, 1), dealer=0, seats=3) == (Share(1, 8), Share(0, 7))


@given(st.integers(1, 500), st.sets(st.integers(0, 7), min_size=1), st.integers(0, 7))
def test_odd_1_a_pot_is_paid_out_to_the_last_chip(amount: int, winners: set[int], dealer: int) -> None:
    shares = divide(amount, winners, dealer, 8)
    assert sum(share.chips for share in shares) == amount
    assert {share.seat for share in shares} == winners
    chips = [share.chips for share in shares]
    assert chips == sorted(chips, reverse=True)
    assert chips[0] - chips[-1] <= 1
