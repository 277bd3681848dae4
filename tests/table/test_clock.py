"""Clocks and default actions; the timelines are those of the rulebooks."""

from __future__ import annotations

from tests.table.evening import Evening
from tests.table.toy import Given, Played

from salon.table import commands as c
from salon.table import due, thinking

PLAY = {"type": "play"}


def give(number: int) -> dict[str, object]:
    return {"type": "give", "number": number}


def four(evening: Evening, seconds: int = 30) -> list[str]:
    """Start a match of léa, max, zoé and bob without stand-ins; return them from the dealer's left."""
    people = ["léa", "max", "zoé", "bob"]
    evening.start_match(*people[1:], seconds=seconds, stand_in=False)
    match = evening.salon.table.match
    assert match is not None
    first = match.state.dealer + 1
    return [people[(first + turn) % 4] for turn in range(4)]


def test_the_timeline_of_payoo() -> None:
    """Payoo ``clock.6``: common deadline, animation, a loss in one's turn, a later turn, a return."""
    evening = Evening()
    b, c_, d, a = four(evening)
    for moment, person in ((4.0, a), (12.0, b), (29.0, c_)):
        evening.until(moment)
        assert evening.act(person, give(2)) is None
    evening.until(29.999)
    evening.heard("table")
    evening.until(30.0)
    seat_of_d = evening.table(d).seat
    assert evening.heard("table") == [Given(seat_of_d or 0, 1)]
    clock = evening.table().clock
    assert clock is not None
    assert (clock.lead, clock.left, clock.total) == (3_000, 30_000, 30_000)
    evening.until(40.0)
    evening.lose(b)
    evening.until(49.999)
    assert evening.heard("table") == []
    evening.until(50.0)
    assert evening.heard("table") == [Played(evening.table(b).seat or 0)]
    for person in (c_, d, a):
        assert evening.act(person, PLAY) is None
    evening.until(62.0)
    for person in (a, c_, d):
        assert evening.act(person, give(3)) is None
    assert evening.heard("table")[-1].number == 3


def test_a_later_decision_of_who_is_away_is_taken_after_a_second() -> None:
    """``clock.4``: every later one, until the return, 1 s after it opens; Payoo ``clock.6``, 58 and 59."""
    evening = Evening()
    a, b, *_ = people = four(evening)
    for person in people:
        assert evening.act(person, give(1)) is None
    evening.lose(b)
    evening.until(20.0)
    assert evening.act(a, PLAY) is None
    evening.heard("table")
    evening.until(20.999)
    assert evening.heard("table") == []
    evening.until(21.0)
    assert evening.heard("table") == [Played(evening.table(b).seat or 0)]


def test_a_decision_opens_when_the_animation_before_it_is_over() -> None:
    """Président ``clock.6``: animation time comes before the clock, and before the second of who is away."""
    evening = Evening()
    a, b, *others = four(evening)
    evening.lose(a)
    evening.until(10.0)
    for person in (b, *others):
        assert evening.act(person, give(1)) is None
    evening.heard("table")
    evening.until(13.999)
    assert evening.heard("table") == []
    evening.until(14.0)
    assert evening.heard("table") == [Played(evening.table(a).seat or 0)]


def test_the_ordinary_deadline_holds_if_it_is_earlier() -> None:
    """``clock.4``."""
    evening = Evening()
    people = four(evening, seconds=20)
    evening.until(15.0)
    evening.lose(people[0])
    evening.until(19.999)
    evening.heard("table")
    evening.until(20.0)
    assert len(evening.heard("table")) == 4


def test_without_a_clock_a_present_person_is_waited_for_and_an_absent_one_is_not() -> None:
    """``clock.4``: all this applies with the clock set to none too."""
    evening = Evening()
    people = four(evening, seconds=0)
    assert evening.table().clock is None
    assert due(evening.salon) is None
    evening.lose(people[2])
    assert due(evening.salon) == 10.0
    evening.until(1000.0)
    assert [evening.decision(person) for person in people] == ["1.give", "1.give", "", "1.give"]


def test_who_comes_back_within_the_grace_has_lost_nothing() -> None:
    evening = Evening()
    people = four(evening, seconds=0)
    evening.lose(people[0])
    evening.until(9.9)
    evening.come(people[0])
    evening.until(100.0)
    assert evening.decision(people[0]) == "1.give"
    assert evening.act(people[0], give(3), "1.give") is None


def test_a_move_at_the_deadline_is_late() -> None:
    """``clock.5``, Président ``clock.6``: the click at 46.05 is refused, also before the table has looked."""
    evening = Evening()
    people = four(evening, seconds=20)
    evening.now = 20.05
    assert evening.act(people[0], give(3), "1.give") == "stale"
    evening.until(20.05)
    assert evening.act(people[0], give(3), "1.give") == "stale"


def test_a_deadline_is_not_moved_by_what_others_do() -> None:
    """Poker ``clock.4``: no refused action, no act of somebody else, no coming or going lengthens it."""
    evening = Evening()
    people = four(evening, seconds=20)
    evening.until(7.0)
    assert evening.act(people[0], give(3)) is None
    assert evening.act(people[1], give(9)) == "wrong_move"
    evening.lose(people[2])
    evening.come(people[2])
    clock = evening.table().clock
    assert clock is not None
    assert (clock.left, len(clock.seats)) == (13_000, 3)


def test_a_clock_runs_for_house_players_as_well() -> None:
    evening = Evening()
    evening.start_match(robots=1, seconds=20)
    assert evening.act("léa", give(1)) is None
    assert len(thinking(evening.salon)) == 1
    evening.until(20.0)
    assert evening.table().view.phase == "play"


def test_a_house_player_that_fails_does_not_stop_the_table() -> None:
    evening = Evening()
    evening.start_match(robots=1, seconds=0)
    assert evening.act("léa", give(1)) is None
    evening.until(20.0)
    assert evening.table().view.phase == "play"


def test_who_leaves_for_good_without_a_stand_in_plays_by_default() -> None:
    evening = Evening()
    people = four(evening, seconds=0)
    evening.now = 5.0
    evening.do(people[0], c.Quit())
    evening.heard("table")
    evening.until(5.0)
    assert len(evening.heard("table")) == 1
    for person in people[1:]:
        assert evening.act(person, give(1)) is None
    evening.until(9.0)
    assert isinstance(evening.heard("table")[-1], Played)
