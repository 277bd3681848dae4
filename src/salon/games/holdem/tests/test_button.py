"""``button.*``: where D and the blinds go."""

import pytest

from salon.games.holdem.button import first_positions, next_positions

A, B, C, D, E = range(5)


def stacks(seats: int, *gone: int) -> tuple[int, ...]:
    return tuple(0 if seat in gone else 1000 for seat in range(seats))


@pytest.mark.parametrize(
    ("gone", "expected"),
    [
        ((), (B, C, D)),
        ((A,), (B, C, D)),
        ((B,), (A, C, D)),
        ((C,), (A, B, D)),
        ((D,), (B, C, E)),
        ((B, C), (E, A, D)),
        ((A, B), (E, C, D)),
        ((C, D), (A, B, E)),
    ],
)
def test_button_3_the_table_of_five_seats(gone: tuple[int, ...], expected: tuple[int, int, int]) -> None:
    assert next_positions(C, stacks(5, *gone)) == expected


@pytest.mark.parametrize(("gone", "dealer", "big"), [(A, C, B), (B, C, A), (C, B, A)])
def test_button_3_three_seats_become_two(gone: int, dealer: int, big: int) -> None:
    assert next_positions(C, stacks(3, gone)) == (dealer, dealer, big)


def test_button_1_the_first_hand() -> None:
    assert first_positions(A, stacks(5)) == (A, B, C)
    assert first_positions(D, stacks(5, E, A)) == (D, B, C)


@pytest.mark.parametrize("dealer", [B, D])
def test_button_1_two_seats_with_chips_at_a_larger_table(dealer: int) -> None:
    assert first_positions(dealer, stacks(5, A, C, E)) == (dealer, dealer, B + D - dealer)


def test_button_2_nobody_pays_the_big_blind_twice_before_the_others() -> None:
    big, order = B, []
    for _ in range(10):
        _, _, big = next_positions(big, stacks(5))
        order.append(big)
    assert order == [C, D, E, A, B] * 2
