"""The arithmetic of the table (``count.*``), against the examples of the rulebook and in full."""

from __future__ import annotations

import pytest

from salon.games.poule_mouillee.counting import GOAL, PACK, RED, counted, how, series, stands_for


def _counts(cards: str) -> list[int]:
    codes = cards.split()
    return [series(PACK.cards(codes[: length + 1]))[0] for length in range(len(codes))]


@pytest.mark.parametrize(
    ("article", "cards", "counts"),
    [
        ("count.2", "6c 8d", [6, 14]),
        ("count.2", "Ks 5s", [20, 25]),
        ("count.2", "2s Th 9c", [2, 12, 21]),
        ("count.3", "Ks 5h", [20, 15]),
        ("count.3", "7s 5s Th", [7, 12, 2]),
        ("count.3", "7s 5s Ts", [7, 12, 22]),
        ("count.3", "Ts 6s 5d", [10, 16, 21]),
        ("count.4", "Ah As", [11, 12]),
        ("count.4", "Ks Ad", [20, 21]),
        ("count.4", "Ts Ah", [10, 21]),
        ("count.4", "Ts 2h Ah", [10, 12, 13]),
        ("count.5", "Ks Kh", [20, 20]),
        ("count.6", "7s Qh", [7, 7]),
        ("count.7", "Ts 9s X1 4c", [10, 19, 0, 4]),
        ("count.8", "Js 7c", [0, 7]),
        ("count.9", "9s 7s 8h Jc Jd", [9, 16, 8, 16, 8]),
        ("count.9", "7s 8s 9h Jd", [7, 15, 6, 15]),
        ("count.10", "Ks 5h Jc", [20, 15, 20]),
        ("count.10", "Kc Jd", [20, 20]),
        ("count.10", "7s Qh Js", [7, 7, 7]),
        ("count.10", "Ts 9s X1 Jh 4c", [10, 19, 0, 0, 4]),
        ("count.10", "9h Js Qd Jh", [9, 18, 18, 18]),
        ("count.11", "7s Jc Jh", [7, 14, 21]),
        ("count.11", "Js Jh 7c Jc", [0, 0, 7, 14]),
        ("count.11", "Ks Jd Jc", [20, 20, 20]),
        ("count.11", "As Jh Jd", [11, 0, 11]),
        ("count.12", "As Jc", [11, 22]),
        ("count.12", "As Jh", [11, 0]),
        ("count.12", "Tc 5s Ah Jc", [10, 15, 16, 17]),
        ("count.12", "Kc Ah", [20, 21]),
    ],
)
def test_the_examples_of_the_rulebook(article: str, cards: str, counts: list[int]) -> None:
    assert _counts(cards) == counts, article


def _as_the_rulebook_says(code: str, count: int, under: int) -> int:
    """count.2 to count.12 once more, word by word; ``under`` is what a Jack repeats (-1: King, -2: Joker)."""
    rank, red = code[0], code[1] in "hd"
    if rank == "K" or (rank == "J" and under == -1):
        return 20
    if rank == "X" or (rank == "J" and under == -2):
        return 0
    if rank == "Q":
        return count
    if rank == "A":
        return count + 11 if count <= 10 else count + 1
    value = under if rank == "J" else 10 if rank == "T" else int(rank)
    if count + value > 21 and red:
        return max(0, count - value)
    return count + value


@pytest.mark.parametrize("code", PACK.codes)
def test_every_card_on_every_count(code: str) -> None:
    (card,) = PACK.cards([code])
    for count in range(GOAL):
        for under in range(-2, 12):
            after = counted(card, count, stands_for(card, count, under))
            assert after == _as_the_rulebook_says(code, count, under), f"{code} on {count}, Jack as {under}"
            assert after >= 0, "count.3: never below 0"


def test_count_4_count_5_nothing_but_black_numerals_and_black_jacks_can_bust() -> None:
    busts = {
        code[0]
        for card, code in enumerate(PACK.codes)
        for count in range(GOAL)
        for under in range(-2, 12)
        if counted(card, count, stands_for(card, count, under)) > GOAL
    }
    assert busts == set("23456789TJ")
    assert not any(
        RED[card] and counted(card, count, stands_for(card, count, under)) > GOAL
        for card in range(56)
        for count in range(GOAL)
        for under in range(-2, 12)
    )


def test_chicken_1_below_11_no_card_busts_unless_a_black_jack_copies_an_ace() -> None:
    for card in range(56):
        for count in range(11):
            for under in range(-2, 11):
                assert counted(card, count, stands_for(card, count, under)) <= GOAL


@pytest.mark.parametrize(
    ("before", "worth", "after", "doing"),
    [(20, 5, 15, "subtract"), (14, 5, 19, "add"), (7, 0, 7, "add"), (20, -1, 20, "set"), (5, -2, 0, "set")],
)
def test_count_1_what_a_card_did_is_told(before: int, worth: int, after: int, doing: str) -> None:
    assert how(before, worth, after) == doing
