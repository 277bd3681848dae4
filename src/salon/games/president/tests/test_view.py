"""Who sees what (``hidden.*``), and what a view says."""

from msgspec import UNSET

from salon.cards.pack import HIDDEN
from salon.core.viewer import ALL, SPECTATOR, Viewer
from salon.games.president import GAME
from salon.games.president.cards import PACK
from salon.games.president.tests.driver import deal, do, holding, seen, told
from salon.games.president.types import Dealt, Need, Returned, Tribute

ROLES = ["president", "vice_president", "neutral", "vice_trou", "trou"]
PAIR: tuple[Viewer, ...] = (0, 4, ALL)
STRANGERS: tuple[Viewer, ...] = (1, 2, 3, SPECTATOR)


def test_hands_are_backs_for_others() -> None:
    """hidden.1"""
    state = deal(4)
    eyes: tuple[Viewer, ...] = (0, SPECTATOR)
    for viewer in eyes:
        for seat, player in enumerate(seen(state, viewer).players):
            assert player.cards == 13
            assert (player.hand == (HIDDEN,) * 13) == (seat != viewer)
    assert all(HIDDEN not in player.hand for player in seen(state, ALL).players)


def test_only_a_seat_has_legal_and_barred() -> None:
    state = deal(4)
    for viewer in (SPECTATOR, ALL):
        assert seen(state, viewer).legal is UNSET
        assert seen(state, viewer).barred is UNSET
    assert seen(state, 0).legal == ()
    assert seen(state, 0).barred == {}
    assert seen(state, 1).legal


def test_the_exchange_is_known_to_its_pair_only() -> None:
    """hidden.2, swap.5"""
    state = deal(5, setup={"roles": ROLES})
    gift = PACK.names(state.gave[4])
    for viewer in PAIR:
        assert seen(state, viewer).players[4].gave == gift
    for viewer in STRANGERS:
        assert seen(state, viewer).players[4].gave == (HIDDEN, HIDDEN)
        assert seen(state, viewer).players[0].received is None
    assert seen(state, 0).players[0].received == tuple(sorted(gift, key=PACK.index.__getitem__))
    assert seen(state, 4).players[0].received is None, "which cards carry the dot, to their holder only"
    assert seen(state, 2).players[2].gave is None


def test_events_of_the_exchange_are_told_to_its_pair_only() -> None:
    """hidden.2"""
    up = Tribute(4, 0, "trou", 2, ("Ks", "2s"))
    down = Returned(0, 4, "president", 2, ("3s", "4s"))
    for event in (up, down):
        for viewer in PAIR:
            assert GAME.redact(event, viewer) == event
        for viewer in STRANGERS:
            assert GAME.redact(event, viewer).cards == (HIDDEN, HIDDEN)
            assert GAME.redact(event, viewer).count == 2


def test_a_deal_tells_each_its_own_hand() -> None:
    """hidden.1"""
    event = Dealt(1, 5, 0, (("3s", "4s"), ("5s",), ("6s",)))
    assert GAME.redact(event, 1).hands == ((HIDDEN, HIDDEN), ("5s",), (HIDDEN,))
    assert GAME.redact(event, SPECTATOR).hands == ((HIDDEN, HIDDEN), (HIDDEN,), (HIDDEN,))


def test_what_the_pli_asks_for() -> None:
    """text.3: « une paire, 7 ou plus fort »."""
    state = holding("7s 7h 9s", "8h 8c 9h", "9c Th")
    assert seen(state, 1).need is None
    state = do(state, 0, "play", "7h 7s")
    assert seen(state, SPECTATOR).need == Need(2, "7")
    assert seen(state, SPECTATOR).pile[0].cards == ("7s", "7h"), "weakest first, then s h d c (record.3)"


def test_what_is_left_is_shown_to_all() -> None:
    """end.2, hidden.1, record.4"""
    state = do(holding("5s", "", "7d 2d"), 0, "play", "5s")
    view = seen(state, SPECTATOR)
    assert view.players[2].hand == ("7d", "2d")
    assert view.players[2].points == 0
    assert view.pile[-1].cards == ("5s",), "the pli that the end cuts short stays in view"
    assert view.need is None
    assert view.to_act == ()


def test_nothing_tells_that_a_player_cannot_play() -> None:
    """hidden.4: the public view and the events are the same whatever the follower holds."""
    weak = do(holding("9s 9h", "3h 4h", "8c Tc"), 0, "play", "9s")
    strong = do(holding("9s 9h", "Kh Ah", "8c Tc"), 0, "play", "9s")
    assert seen(weak, SPECTATOR) == seen(strong, SPECTATOR)
    assert seen(weak, 0) == seen(strong, 0)
    assert GAME.clock(weak) == GAME.clock(strong)
    assert told(weak, 1, "pass")[1] == told(strong, 1, "pass")[1]
