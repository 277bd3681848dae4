"""Open seating at the roulette: the wheel that turns by the clock, and company of the house."""

from __future__ import annotations

from tests.table.evening import Evening

from salon.table import commands as c
from salon.table import thinking

READY = {"type": "ready"}


def bet(chip: int = 10) -> dict[str, object]:
    return {"type": "bet", "on": "red", "chip": chip}


def wheel(*people: str) -> Evening:
    evening = Evening()
    for person in people:
        if person != "léa":
            evening.come(person)
        evening.do(person, c.Sit("roulette"))
    return evening


def act(evening: Evening, person: str, action: dict[str, object]) -> str | None:
    return evening.act(person, action, place="roulette")


def phase(evening: Evening) -> str:
    return str(evening.table(place="roulette").view.phase)


def test_the_wheel_starts_at_the_end_of_the_countdown_and_pays_when_the_ball_rests() -> None:
    """``clock.4``: P1 is ready at 2, P2 does nothing: at 20. ``spin.2``: the ball runs for about 6 s."""
    evening = wheel("léa", "max")
    assert act(evening, "léa", bet()) is None
    evening.until(2.0)
    assert act(evening, "léa", dict(READY)) is None
    evening.until(19.999)
    assert phase(evening) == "betting"
    evening.until(20.0)
    assert phase(evening) == "spinning"
    assert evening.table(place="roulette").status == "playing"
    assert act(evening, "max", bet()) == "bets_closed"
    evening.until(26.0)
    assert (phase(evening), evening.table(place="roulette").status) == ("round_over", "pause")
    evening.until(33.0)
    assert phase(evening) == "betting"


def test_the_wheel_starts_when_the_last_one_is_ready() -> None:
    """``clock.4``: P2 bets at 5 and is ready at 7: at 7."""
    evening = wheel("léa", "max")
    for moment, person, action in (
        (0.0, "léa", bet()),
        (2.0, "léa", READY),
        (5.0, "max", bet()),
        (7.0, "max", READY),
    ):
        evening.until(moment)
        assert phase(evening) == "betting"
        assert act(evening, person, dict(action)) is None
    assert phase(evening) == "spinning"


def test_nothing_is_ended_early_for_who_is_away() -> None:
    """``clock.2``: stakes are kept, and the countdown is nobody's own."""
    evening = wheel("léa", "max")
    assert act(evening, "léa", bet()) is None
    evening.lose("léa")
    evening.until(19.999)
    assert phase(evening) == "betting"
    evening.until(20.0)
    assert phase(evening) == "spinning"


def test_stakes_come_back_to_who_leaves_during_the_betting() -> None:
    """``stool.3``."""
    evening = wheel("léa", "max")
    assert act(evening, "léa", bet(100)) is None
    evening.do("léa", c.Stand("roulette"))
    evening.do("léa", c.Sit("roulette", 4))
    assert evening.table(place="roulette").view.players[4].balance == 1000


def test_a_house_player_lays_a_chip_and_is_ready_and_lays_no_more() -> None:
    evening = wheel("léa")
    evening.do("léa", c.AddRobot("roulette"))
    moves = []
    while thoughts := thinking(evening.salon):
        move = evening.choice_of(thoughts[0])
        moves.append((bytes(move.action).split(b'"')[3], thoughts[0].seed))
        evening.now = thoughts[0].not_before
        assert evening.feed(move) is None
    assert [kind for kind, _ in moves] == [b"bet", b"ready"]
    assert len({seed for _, seed in moves}) == 2
