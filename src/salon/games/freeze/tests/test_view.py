"""Who sees what (``hidden.*``)."""

from msgspec import UNSET

from salon.cards.pack import HIDDEN
from salon.core.viewer import ALL, SPECTATOR, Viewer
from salon.games.freeze import GAME
from salon.games.freeze.events import Drew, Looked, Swapped, Took
from salon.games.freeze.tests.driver import Table
from salon.games.freeze.types import Seen

A, B, C = "2s 3s 4s 5s", "2h 3h 4h 5h", "2d 3d 4d 5d"
CLOSED = ((HIDDEN, HIDDEN), (HIDDEN, HIDDEN))
EYES: tuple[Viewer, ...] = (0, 1, 2, SPECTATOR)


def test_the_look_is_ones_own_bottom_row() -> None:
    """look.1, hidden.1"""
    table = Table(A, B, C, look=True)
    assert table.view(1).seen == (Seen(1, 1, 0, "4h"), Seen(1, 1, 1, "5h"))
    assert table.view(SPECTATOR).seen == ()
    assert table.told(1)[0].looks == ((HIDDEN, HIDDEN), ("4h", "5h"), (HIDDEN, HIDDEN))
    for viewer in EYES:
        assert all(player.lines == CLOSED for player in table.view(viewer).players)
    table.act(1, "ready")
    assert table.view(1).seen == ()


def test_a_drawn_card_is_the_drawers() -> None:
    """hidden.2"""
    table = Table(A, B, C, draws="9s")
    table.act(0, "draw")
    assert [table.view(viewer).drawn for viewer in EYES] == ["9s", HIDDEN, HIDDEN, HIDDEN]
    event = table.events[-1]
    assert isinstance(event, Drew)
    assert [GAME.redact(event, viewer).card for viewer in EYES] == ["9s", HIDDEN, HIDDEN, HIDDEN]
    (swapped, *_) = table.act(0, "swap", 0, 1)
    assert isinstance(swapped, Swapped)
    assert [GAME.redact(swapped, viewer).kept for viewer in (*EYES, ALL)] == ["9s", *[HIDDEN] * 3, "9s"]
    assert GAME.redact(swapped, 2).card == "3s"
    assert all(table.view(viewer).players[0].lines == CLOSED for viewer in EYES)


def test_a_taken_card_is_told_to_all_and_then_closed() -> None:
    """turn.5, hidden.1"""
    table = Table(A, B, C, draws="9s", powers="none")
    table.act(0, "draw")
    table.act(0, "discard")
    (took, *_) = table.act(1, "take", 1, 1)
    assert took == Took(1, 1, 1, "9s", "5h", 2)
    assert GAME.redact(took, SPECTATOR) == took
    assert all(table.view(viewer).players[1].lines == CLOSED for viewer in EYES)


def test_a_look_is_told_as_a_place() -> None:
    """hidden.3, power.7"""
    table = Table(A, B, C, draws="9s")
    table.act(0, "draw")
    table.act(0, "discard")
    (looked,) = table.act(0, "look", 2, 0, 1)
    assert looked == Looked(0, 2, 0, 1, "3d", own=False)
    assert [GAME.redact(looked, viewer).card for viewer in EYES] == ["3d", HIDDEN, HIDDEN, HIDDEN]
    assert table.view(0).seen == (Seen(2, 0, 1, "3d"),)
    for viewer in EYES[1:]:
        view = table.view(viewer)
        assert view.seen == ()
        assert view.power is not None
        assert [(spot.seat, spot.line, spot.slot) for spot in view.power.looked] == [(2, 0, 1)]


def test_a_fault_is_seen_by_all_after_what_a_power_shows() -> None:
    """fault.2"""
    table = Table(A, B, C, draws="9s 6h")
    table.act(0, "draw")
    table.act(0, "discard")
    table.act(0, "look", 2, 0, 1)
    table.act(1, "speed", 0, 0)
    assert table.view(0).seen == (Seen(2, 0, 1, "3d"), Seen(1, 0, 0, "2h"))
    assert table.view(SPECTATOR).seen == table.view(1).seen == (Seen(1, 0, 0, "2h"),)
    assert table.view(ALL).draw_count == 52 - 12 - 2
    table.act(1, "place", 0)
    assert table.view(SPECTATOR).seen == ()
    assert table.view(1).players[1].lines == ((HIDDEN,) * 3, (HIDDEN, HIDDEN))


def test_everything_is_open_at_the_end() -> None:
    """hidden.1, score.1"""
    table = Table(A, B, C)
    table.act(0, "freeze")
    for _ in range(3):
        table.expire()
    view = table.view(SPECTATOR)
    assert view.phase == "round_over"
    assert view.players[1].lines == (("2h", "3h"), ("4h", "5h"))
    assert view.players[0].points == 14
    assert (view.power, view.window, view.drawn, view.turn) == (None, None, None, None)
    table.next()
    assert table.view(0).players[1].lines == CLOSED
    assert table.view(0).players[1].points is None


def test_only_a_seat_has_legal() -> None:
    """hidden.5"""
    table = Table(A, B, C, draws="9s")
    assert table.view(SPECTATOR).legal is UNSET
    assert table.view(ALL).legal is UNSET
    assert table.view(1).legal == ()
    table.act(0, "draw")
    table.act(0, "discard")
    assert table.view(2).to_act == (0, 1, 2), "whether or not it holds the rank"


def test_what_the_drawn_card_would_give_is_told_to_the_drawer_alone() -> None:
    """power.1, power.7, hidden.2"""
    table = Table(A, B, C, draws="9s 6s Js")
    table.act(0, "draw")
    assert [table.view(viewer).gives for viewer in EYES] == ["look_other", None, None, None]
    table.act(0, "swap", 0, 0)
    assert table.view(0).gives is None
    table.act(1, "draw")
    assert table.view(1).gives is None


def test_a_drawn_card_without_a_target_gives_nothing() -> None:
    """power.7"""
    table = Table(A, B, draws="Js")
    table.act(0, "freeze")
    table.act(1, "draw")
    assert table.view(1).gives is None


def test_each_row_is_priced_when_the_cards_are_open() -> None:
    """score.2"""
    table = Table("2s 3s 4s 4c", B, draws="9s", powers="none")
    table.act(0, "freeze")
    assert [player.rows for player in table.view(1).players] == [None, None]
    table.act(1, "draw")
    table.act(1, "discard")
    table.expire()
    assert [player.rows for player in table.view(1).players] == [(5, 0), (5, 9)]
