"""Open seating: stools, chips and absence at the blackjack table."""

from __future__ import annotations

from tests.table.evening import Evening

from salon.core.chance import ScriptSource
from salon.table import commands as c
from salon.table import events as e
from salon.table import room_view, thinking

HIT: dict[str, object] = {"type": "hit"}
STAND: dict[str, object] = {"type": "stand"}


def bet(amount: int) -> dict[str, object]:
    return {"type": "bet", "amount": amount}


def corner(*people: str, deck: tuple[str, ...] = ()) -> Evening:
    """Return an evening with these people on the stools; the shoe begins with ``deck``."""
    evening = Evening(ScriptSource({"deck": [list(deck)]}))
    for person in people:
        if person != "léa":
            evening.come(person)
        evening.do(person, c.Sit("blackjack"))
    return evening


def act(evening: Evening, person: str, action: dict[str, object]) -> str | None:
    return evening.act(person, action, place="blackjack")


def stool(evening: Evening, seat: int) -> tuple[int, int]:
    player = evening.table(place="blackjack").view.players[seat]
    return player.balance, player.loans


def phase(evening: Evening) -> str:
    return str(evening.table(place="blackjack").view.phase)


NINETEEN = ("Th", "Ts", "9h", "7c")
"""The first stool has 19, the dealer 17."""
EIGHTEEN_TWICE = ("Th", "Tc", "Ts", "8h", "8c", "7c")
"""The first two stools have 18, the dealer 17."""


def test_the_table_is_always_on_and_idle_without_anybody() -> None:
    evening = Evening()
    assert room_view(evening.salon).blackjack.status == "idle"
    assert evening.table(place="blackjack").view.players == (None,) * 5
    evening.do("léa", c.Sit("blackjack", 3))
    assert room_view(evening.salon).blackjack.status == "playing"
    assert stool(evening, 3) == (1000, 0)
    assert evening.table("léa", "blackjack").seat == 3


def test_one_stool_a_person_and_a_chair_beside_it() -> None:
    """``stool.1``."""
    evening = corner("léa")
    assert evening.ask("léa", c.Sit("blackjack", 2)) == "already_seated"
    evening.come("max")
    assert evening.ask("max", c.Sit("blackjack", 0)) == "seat_taken"
    assert evening.ask("max", c.Sit("blackjack", 7)) == "no_such_seat"
    evening.do("léa", c.Sit("table"))
    assert (evening.table("léa", "blackjack").seat, evening.table("léa").seat) == (0, 0)


def test_chips_belong_to_the_person_not_to_the_stool() -> None:
    """``chips.1``: leaving and sitting down again gives nothing new; another person has 1000."""
    evening = corner("léa", deck=NINETEEN)
    assert act(evening, "léa", bet(100)) is None
    assert act(evening, "léa", STAND) is None
    assert stool(evening, 0) == (1100, 0)
    evening.do("léa", c.Stand("blackjack"))
    evening.come("max")
    evening.do("max", c.Sit("blackjack", 0))
    assert stool(evening, 0) == (1000, 0)
    evening.do("léa", c.Sit("blackjack", 4))
    assert stool(evening, 4) == (1100, 0)
    evening.do("léa", c.Quit())
    evening.come("léa")
    evening.do("léa", c.Sit("blackjack", 2))
    assert stool(evening, 2) == (1100, 0)


def test_a_bet_comes_back_to_who_leaves_during_the_betting() -> None:
    """``stool.3``."""
    evening = corner("léa", "max")
    assert act(evening, "léa", bet(300)) is None
    evening.heard()
    evening.do("léa", c.Stand("blackjack"))
    assert evening.heard() == [e.StoodUp("blackjack", 0, "Léa")]
    evening.do("léa", c.Sit("blackjack", 4))
    assert stool(evening, 4) == (1000, 0)


def test_who_leaves_with_a_hand_in_play_is_paid_and_may_come_back_to_it() -> None:
    """``stool.4``."""
    evening = corner("léa", "max", deck=EIGHTEEN_TWICE)
    assert act(evening, "léa", bet(100)) is None
    assert act(evening, "max", bet(200)) is None
    evening.do("max", c.Stand("blackjack"))
    assert evening.table("max", "blackjack").seat is None
    seat = room_view(evening.salon).blackjack.seats[1]
    assert seat is not None
    assert (seat.person, seat.away) == ("max", True)
    assert act(evening, "max", HIT) == "not_seated"
    assert evening.ask("max", c.Sit("blackjack", 3)) == "already_seated"
    evening.come("zoé")
    assert evening.ask("zoé", c.Sit("blackjack", 1)) == "seat_taken"
    evening.heard()
    assert act(evening, "léa", STAND) is None
    assert phase(evening) == "round_over"
    evening.until(5.0)
    assert evening.heard() == [e.StoodUp("blackjack", 1, "Max")]
    assert room_view(evening.salon).blackjack.seats[1] is None
    evening.do("max", c.Sit("blackjack", 3))
    assert stool(evening, 3) == (1200, 0)


def test_sitting_down_again_cancels_the_departure() -> None:
    """``stool.4``."""
    evening = corner("léa", "max", deck=EIGHTEEN_TWICE)
    assert act(evening, "léa", bet(100)) is None
    assert act(evening, "max", bet(200)) is None
    evening.do("max", c.Stand("blackjack"))
    evening.do("max", c.Sit("blackjack"))
    assert evening.table("max", "blackjack").seat == 1
    assert act(evening, "léa", STAND) is None
    evening.until(5.0)
    assert evening.table("max", "blackjack").seat == 1
    assert stool(evening, 1) == (1200, 0)


def test_the_next_betting_opens_after_the_pause_or_when_all_are_ready() -> None:
    """``pay.4``."""
    evening = corner("léa", "max", deck=EIGHTEEN_TWICE)
    assert act(evening, "léa", bet(100)) is None
    assert act(evening, "max", bet(200)) is None
    assert act(evening, "léa", STAND) is None
    assert act(evening, "max", STAND) is None
    assert evening.table(place="blackjack").pause == 5_000
    evening.do("léa", c.Ready("blackjack"))
    assert phase(evening) == "round_over"
    evening.do("max", c.Ready("blackjack"))
    assert phase(evening) == "betting"


def test_the_timeline_of_the_betting() -> None:
    """``clock.4``: P1 bets at 0, P3 at 9, P2 not: the deal starts at 10."""
    evening = corner("léa", "max", "zoé")
    assert act(evening, "léa", bet(100)) is None
    evening.until(9.0)
    assert act(evening, "zoé", bet(100)) is None
    evening.until(9.999)
    assert phase(evening) == "betting"
    evening.until(10.0)
    assert phase(evening) != "betting"


def test_the_timeline_of_a_countdown_that_stops() -> None:
    """``clock.4``: P1 bets at 0 and takes it back at 6; P2 bets at 8: it ends at 18."""
    evening = corner("léa", "max")
    assert act(evening, "léa", bet(100)) is None
    evening.until(6.0)
    assert act(evening, "léa", bet(0)) is None
    evening.until(8.0)
    assert act(evening, "max", bet(100)) is None
    evening.until(17.999)
    assert phase(evening) == "betting"
    evening.until(18.0)
    assert phase(evening) != "betting"


def test_a_loss_may_start_the_donne() -> None:
    """``clock.2``: who is away is not waited for; a bet already made is dealt."""
    evening = corner("léa", "max")
    assert act(evening, "léa", bet(100)) is None
    evening.until(3.0)
    evening.lose("max")
    assert phase(evening) == "playing"


def test_nobody_bets_for_somebody_who_is_away() -> None:
    """``clock.2``: nobody plays a person's chips in its place."""
    evening = corner("léa", "max")
    evening.lose("max")
    evening.until(500.0)
    assert thinking(evening.salon) == ()
    assert stool(evening, 1) == (1000, 0)
    assert phase(evening) == "betting"


def test_the_hand_of_who_is_lost_stands_after_the_grace() -> None:
    """``clock.2``: 10 s after the loss; when the loss is older, 1 s after its turn begins."""
    evening = corner("léa", "max", deck=EIGHTEEN_TWICE)
    assert act(evening, "léa", bet(100)) is None
    assert act(evening, "max", bet(100)) is None
    evening.until(1.0)
    evening.lose("max")
    evening.until(2.0)
    evening.lose("léa")
    evening.until(11.999)
    assert evening.table(place="blackjack").view.to_act == (0,)
    evening.until(12.0)
    assert evening.table(place="blackjack").view.to_act == (1,)
    evening.until(12.999)
    assert phase(evening) == "playing"
    evening.until(13.0)
    assert phase(evening) == "round_over"
    assert (stool(evening, 0), stool(evening, 1)) == ((1100, 0), (1100, 0))


def test_the_hand_of_who_is_lost_stands_at_the_end_of_its_time_if_that_is_earlier() -> None:
    """``clock.2``: or at the end of its 30 s."""
    evening = corner("léa", deck=NINETEEN)
    assert act(evening, "léa", bet(100)) is None
    evening.until(25.0)
    evening.lose("léa")
    evening.until(29.999)
    assert phase(evening) == "playing"
    evening.until(30.0)
    assert phase(evening) == "round_over"


def test_a_stool_is_freed_when_the_next_betting_opens_after_a_minute_away() -> None:
    """``clock.2``."""
    evening = corner("léa", "max", deck=("Th", "Ts", "9h", "7c", "Td", "Tc", "9d", "8c"))
    evening.lose("max")
    evening.until(58.0)
    assert act(evening, "léa", bet(100)) is None
    assert act(evening, "léa", STAND) is None
    evening.until(58.0)
    evening.do("léa", c.Ready("blackjack"))
    assert evening.table("max", "blackjack").seat == 1
    assert act(evening, "léa", bet(100)) is None
    assert act(evening, "léa", STAND) is None
    evening.heard()
    evening.until(63.0)
    assert e.StoodUp("blackjack", 1, "Max") in evening.heard()
    assert evening.table("max", "blackjack").seat is None


def test_who_is_back_is_waited_for_again() -> None:
    evening = corner("léa", "max")
    evening.lose("max")
    evening.come("max")
    assert act(evening, "léa", bet(100)) is None
    assert phase(evening) == "betting"


def test_a_stop_of_the_program_starts_no_donne() -> None:
    evening = corner("léa", "max")
    assert act(evening, "léa", bet(100)) is None
    evening.until(4.0)
    evening.restart(stopped=300.0)
    clock = evening.table(place="blackjack").clock
    assert clock is not None
    assert (phase(evening), clock.left) == ("betting", 6_000)
    evening.come("léa", "max")
    evening.until(309.0)
    assert phase(evening) == "betting"
    evening.until(310.0)
    assert phase(evening) == "playing"


def test_who_does_not_come_back_after_a_stop_is_not_waited_for() -> None:
    evening = corner("léa", "max")
    evening.restart(stopped=300.0)
    evening.come("léa")
    evening.until(309.9)
    assert evening.table(place="blackjack").view.players[1].away is False
    evening.until(310.0)
    assert evening.table(place="blackjack").view.players[1].away is True


def test_house_players_keep_company_and_rest_without_it() -> None:
    evening = corner("léa")
    evening.do("léa", c.AddRobot("blackjack"))
    (thought,) = thinking(evening.salon)
    assert evening.feed(evening.choice_of(thought)) is None
    assert evening.table(place="blackjack").view.players[1].bet > 0
    assert thinking(evening.salon) == ()
    evening.do("léa", c.Stand("blackjack"))
    evening.play_on(1000.0)
    assert (thinking(evening.salon), phase(evening)) == ((), "betting")
    evening.do("léa", c.RemoveRobot("blackjack", 1))
    assert room_view(evening.salon).blackjack.seats == (None,) * 5


def test_a_removed_person_leaves_the_stool() -> None:
    evening = corner("léa", "max")
    evening.do("léa", c.Remove("max"))
    assert room_view(evening.salon).blackjack.seats[1] is None


def test_five_donnes_without_a_bet_free_the_stool() -> None:
    """``stool.5``: the game frees it, and the salon says so."""
    evening = corner("léa", "max")
    for _ in range(5):
        assert evening.table("max", "blackjack").seat == 1
        assert act(evening, "léa", bet(10)) is None
        evening.until(evening.now + 50.0)
        assert phase(evening) == "betting"
    assert e.StoodUp("blackjack", 1, "Max") in evening.heard()
    assert evening.table("max", "blackjack").seat is None
