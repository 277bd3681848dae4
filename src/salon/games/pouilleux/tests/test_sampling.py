"""What a seat knows of the other hands, and hands that agree with it."""

from __future__ import annotations

import random

import pytest

from salon.core.actor import HOUSE, Next
from salon.games.pouilleux import GAME, knowledge
from salon.games.pouilleux.cards import PACK, groups
from salon.games.pouilleux.placing import Table, place
from salon.games.pouilleux.tests.driver import DONE, Match, random_match, table
from salon.games.pouilleux.types import Config, DrawOption, Pair, ReorderOption

CONFIGS = [
    Config(),
    Config(variant="mystery"),
    Config(variant="jack"),
    Config(pairing="manual"),
    Config(pairing="manual", variant="mystery", shuffle_offer=False),
]


@pytest.mark.parametrize("config", CONFIGS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_known_is_true(seats: int, config: Config) -> None:
    rng = random.Random(f"{seats} {config}")
    match = random_match(seats, rng, config)
    certain = 0
    for _ in range(150):
        if match.state.phase in ("pairing", "offer"):
            where = {card: seat for seat, hand in enumerate(match.state.hands) for card in hand}
            if config.variant == "mystery" and match.state.removed is not None:
                where[match.state.removed] = seats
            for seat in range(seats):
                may = knowledge.whereabouts(match.view(seat), match.told(seat), seat)
                assert set(may) == {card for card, owner in where.items() if owner != seat}
                for card, mask in may.items():
                    assert mask >> where[card] & 1
                    certain += mask.bit_count() == 1
        if match.over:
            match = random_match(seats, rng, config)
        match.random_step(rng)
    assert certain > 10


def test_a_card_that_was_given_away_is_followed() -> None:
    match = table("5c Ks|6d 7s|Qs Ah", config=Config(shuffle_offer=False)).do(0, DONE).draw(1)
    king = PACK.index["Ks"]
    assert knowledge.whereabouts(match.view(0), match.told(0), 0)[king] == 0b010
    match.do(1, DONE).draw(0)
    assert knowledge.whereabouts(match.view(0), match.told(0), 0)[king] == 0b110, "it may have gone on"


@pytest.mark.parametrize("config", CONFIGS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_imagined_hands_hold_pairs_exactly_where_pairs_are_waited_for(seats: int, config: Config) -> None:
    rng = random.Random(f"{seats} {config}")
    match = random_match(seats, rng, config)
    phases = set()
    for _ in range(100):
        seat = rng.randrange(seats)
        imagined = GAME.resample(match.view(seat), match.told(seat), seat, rng)
        phases.add(imagined.phase)
        cards = [*sum(imagined.hands, ()), imagined.removed]
        real = [*sum(match.state.hands, ()), match.state.removed]
        assert sorted(map(str, cards)) == sorted(map(str, real)), "the same cards, in other places"
        assert imagined.pairs == match.state.pairs
        for owner, hand in enumerate(imagined.hands):
            held = groups(hand, config.variant)
            assert bool(held) == (imagined.phase == "pairing" and owner in match.to_act)
            assert config.pairing == "manual" or {len(group) for group in held} <= {3}
        if match.over:
            match = random_match(seats, rng, config)
        match.random_step(rng)
    assert {"offer"} <= phases


def test_before_the_deal_the_deal_is_owed() -> None:
    match = table("5c|5d|Qs", config=Config(rounds=3)).draw(0)
    state = GAME.apply(match.state, HOUSE, Next())[0]
    imagined = GAME.resample(GAME.view(state, 0), match.told(0), 0, random.Random(1))
    assert imagined == state


def test_when_the_round_is_over_there_is_nothing_to_imagine() -> None:
    match = Match(3, config=Config(variant="mystery"))
    while not match.over:
        match.expire()
    imagined = GAME.resample(match.view(0), match.told(0), 0, random.Random(1))
    assert imagined == match.state
    assert isinstance(imagined.pairs[0], Pair)


def test_placing_finds_the_only_way() -> None:
    cards = PACK.cards(("9s", "9h", "Ks", "2d"))
    may = {cards[0]: 0b11, cards[1]: 0b11, cards[2]: 0b11, cards[3]: 0b01}
    table_ = Table(variant="queen", room=(3, 1, 0), pairing=(), auto=True)
    owners = place(may, table_, random.Random(1))
    # One nine each, and no room for the King with the second seat.
    assert owners[cards[2]] == owners[cards[3]] == 0
    assert {owners[cards[0]], owners[cards[1]]} == {0, 1}


def test_placing_says_so_when_there_is_no_way() -> None:
    nines = PACK.cards(("9s", "9h"))
    with pytest.raises(ValueError, match="agree"):
        place(dict.fromkeys(nines, 0b1), Table("queen", (2, 0), (), auto=True), random.Random(1))


def test_placing_is_not_always_the_same() -> None:
    cards = PACK.cards(("9s", "8h", "Ks", "2d", "3c", "4c"))
    table_ = Table(variant="queen", room=(2, 2, 2), pairing=(), auto=True)
    found = {
        tuple(sorted(place(dict.fromkeys(cards, 0b111), table_, random.Random(seed)).items()))
        for seed in range(50)
    }
    assert len(found) > 20


def test_fill_draws_any_place_and_any_order() -> None:
    match = table("5c Ks 3h|6d 7s|Qs Ah")
    rng = random.Random(2)
    draws = {GAME.fill(match.view(1), DrawOption(3), rng).position for _ in range(50)}
    assert draws == {0, 1, 2}
    orders = {GAME.fill(match.view(0), ReorderOption(3), rng).order for _ in range(100)}
    assert len(orders) == 6
    assert all(match.refusal(0, GAME.fill(match.view(0), ReorderOption(3), rng)) is None for _ in range(9))
