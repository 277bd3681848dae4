"""Who may know what (``hidden.*``): no back in a fan can be told from another."""

from __future__ import annotations

import random
from itertools import permutations

import msgspec
import pytest
from msgspec.structs import replace

from salon.cards.shuffle import shuffled
from salon.core.actor import CHANCE
from salon.core.viewer import ALL, SPECTATOR, Viewer
from salon.games.pouilleux import GAME
from salon.games.pouilleux.tests.driver import DONE, Match, random_match, table
from salon.games.pouilleux.types import Config, Dealt, Draw, Drew, Fanned, Paired, Reorder, Reordered

IN_ORDER = Config(shuffle_offer=False)


def _bytes(match: Match, viewer: Viewer) -> bytes:
    """All that the viewer sees and has just been told."""
    told = [GAME.redact(event, viewer) for event in match.events]
    return msgspec.json.encode((match.view(viewer), told))


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_hidden_1_a_hand_is_known_to_its_owner_only(viewer: Viewer) -> None:
    match = table("5c Ks|6d 7s 8h|Qs Ah")
    for seat, player in enumerate(match.view(viewer).players):
        backs = ("??",) * player.cards
        assert (player.hand == backs) == (seat != viewer)
        assert player.heap is msgspec.UNSET
    assert [player.cards for player in match.view(viewer).players] == [2, 3, 2]


def test_hidden_1_the_deal_tells_each_seat_its_own_cards() -> None:
    (dealt,) = Match(3).happened(Dealt)
    for seat in range(3):
        hands = GAME.redact(dealt, seat).hands
        assert hands[seat] == dealt.hands[seat]
        assert {card for other, hand in enumerate(hands) if other != seat for card in hand} == {"??"}
    assert {card for hand in GAME.redact(dealt, SPECTATOR).hands for card in hand} == {"??"}


def test_hidden_1_a_drawn_card_is_known_to_both_and_to_nobody_else() -> None:
    match = table("5c Ks|6d 7s|Qs Ah").draw(1)
    (drew,) = match.happened(Drew)
    assert drew == Drew(0, 1, 1, 2, "Ks")
    assert [GAME.redact(drew, viewer).card for viewer in (0, 1, 2, SPECTATOR)] == ["Ks", "Ks", "??", "??"]
    for viewer in (2, SPECTATOR):
        assert b'"Ks"' not in _bytes(match, viewer)


def test_hidden_1_the_others_learn_it_if_it_makes_a_pair() -> None:
    match = table("5c Ks|Kd 7s|Qs Ah").draw(1)
    assert [event.card for event in map(_as_stranger, match.happened(Drew))] == ["??"]
    (paired,) = match.happened(Paired)
    assert GAME.redact(paired, SPECTATOR) == Paired(1, ("Ks", "Kd"), "K")


def _as_stranger(event: Drew) -> Drew:
    told: Drew = GAME.redact(event, SPECTATOR)
    return told


def test_hidden_2_how_the_fan_was_shuffled_is_seen_by_its_owner_alone() -> None:
    match = table("5c Ks 3h|5d 7s|Qs Ah")
    before = replace(match.state, owed="fan")
    seen: dict[Viewer, set[bytes]] = {0: set(), 1: set(), 2: set(), SPECTATOR: set()}
    for order in permutations(range(3)):
        match.keep(GAME.apply(before, CHANCE, order))
        for viewer, pictures in seen.items():
            pictures.add(_bytes(match, viewer))
    assert {viewer: len(pictures) for viewer, pictures in seen.items()} == {0: 6, 1: 1, 2: 1, SPECTATOR: 1}


def test_hidden_2_what_a_fan_holds_changes_nothing_for_those_who_draw_from_it() -> None:
    first = table("5c Ks 3h|6d 7s|Qs Ah", fans=[[2, 0, 1]])
    second = table("4c 9s Td|6d 7s|Qs Ah", fans=[[0, 1, 2]])
    viewers: tuple[Viewer, ...] = (1, 2, SPECTATOR)
    for viewer in viewers:
        assert _bytes(first, viewer) == _bytes(second, viewer)
    assert GAME.decision(first.state, 1) == GAME.decision(second.state, 1)
    assert GAME.clock(first.state) == GAME.clock(second.state)


@pytest.mark.parametrize("position", range(3))
def test_hidden_2_a_draw_that_makes_no_pair_tells_the_others_its_place_only(position: int) -> None:
    first = table("5c Ks 3h|6d 7s|Qs Ah").draw(position)
    second = table("4c 9s Td|6d 7s|Qs Ah").draw(position)
    viewers: tuple[Viewer, ...] = (2, SPECTATOR)
    for viewer in viewers:
        assert _bytes(first, viewer) == _bytes(second, viewer)


def test_hidden_3_reordering_is_told_to_nobody_else() -> None:
    match = table("5c Ks 3h|5d 7s|Qs Ah")
    viewers: tuple[Viewer, ...] = (1, 2, SPECTATOR)
    before = {viewer: msgspec.json.encode(match.view(viewer)) for viewer in viewers}
    timing, decision = GAME.clock(match.state), GAME.decision(match.state, 1)
    match.reorder(0, "3h Ks 5c")
    (reordered,) = match.events
    for viewer in viewers:
        assert msgspec.json.encode(match.view(viewer)) == before[viewer]
        assert GAME.redact(reordered, viewer) is None
    assert GAME.redact(reordered, 0) == Reordered(0, ("3h", "Ks", "5c"))
    assert (GAME.clock(match.state), GAME.decision(match.state, 1)) == (timing, decision)


def test_hidden_3_a_new_order_that_changes_nothing_looks_like_any_other() -> None:
    match = table("5c Ks|5d 7s|Qs Ah", fans=[[0, 1]])
    same = GAME.apply(match.state, 0, Reorder(("5c", "Ks")))[1]
    other = GAME.apply(match.state, 0, Reorder(("Ks", "5c")))[1]
    assert [GAME.redact(event, 1) for event in same] == [GAME.redact(event, 1) for event in other] == [None]


def test_offer_2_the_shuffle_is_told_to_the_giver() -> None:
    match = table("5c Ks|5d 7s|Qs Ah", fans=[[1, 0]])
    (fanned,) = match.happened(Fanned)
    assert GAME.redact(fanned, 0) == Fanned(0, ("Ks", "5c"))
    assert [GAME.redact(fanned, viewer) for viewer in (1, 2, SPECTATOR)] == [None] * 3


def test_hidden_4_the_mysterious_card_is_nobodys_to_know() -> None:
    match = table("5c Ks|6d 7s|9s Ah", config=Config(variant="mystery"), removed="7d")
    assert [match.view(viewer).removed for viewer in (0, 1, 2, SPECTATOR)] == ["??"] * 4
    assert match.view(ALL).removed == "7d"


def test_end_4_all_is_open_when_the_round_is_over() -> None:
    match = table("5c|5d|Qs", config=Config(rounds=3)).draw(0)
    assert [player.hand for player in match.view().players] == [(), (), ("Qs",)]
    assert match.next().view().players[2].hand != ("Qs",)


def test_legal_is_in_the_view_of_a_seat_only() -> None:
    match = table("5c Ks|5d 7s|Qs Ah", config=IN_ORDER)
    assert match.view(1).legal == ()
    assert match.view(SPECTATOR).legal is msgspec.UNSET
    assert match.view(ALL).legal is msgspec.UNSET


@pytest.mark.parametrize(
    "config",
    [
        Config(),
        Config(variant="mystery"),
        Config(variant="jack"),
        Config(pairing="manual"),
        Config(pairing="manual", variant="mystery", shuffle_offer=False),
    ],
)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_hidden_1_what_a_seat_cannot_see_changes_nothing_for_it(seats: int, config: Config) -> None:
    """In a state that agrees with what a seat knows, view, options and timing are the same bytes."""
    rng = random.Random(f"{seats} {config}")
    match = random_match(seats, rng, config)
    other_cards = 0
    for _ in range(120):
        for seat in shuffled(range(seats), rng.getrandbits)[:2]:
            imagined = GAME.resample(match.view(seat), match.told(seat), seat, rng)
            other_cards += imagined.hands != match.state.hands
            assert msgspec.json.encode(GAME.view(imagined, seat)) == msgspec.json.encode(match.view(seat))
            assert GAME.legal(imagined, seat) == GAME.legal(match.state, seat)
            assert GAME.decision(imagined, seat) == GAME.decision(match.state, seat)
            assert GAME.clock(imagined) == GAME.clock(match.state)
            assert GAME.to_act(imagined) == GAME.to_act(match.state)
            assert (imagined.barren, imagined.draws) == (match.state.barren, match.state.draws)
        if match.over:
            match = random_match(seats, rng, config)
        match.random_step(rng)
    assert other_cards > 50


def test_draw_and_done_of_another_are_refused_alike_whatever_the_hands() -> None:
    for hands in ("5c Ks|5d 7s|Qs Ah", "4c 9s|5d 7s|Qs Ah"):
        match = table(hands)
        assert [match.refusal(2, action) is None for action in (Draw(0), DONE)] == [False, False]
