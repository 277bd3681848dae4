"""Fair speed over the network: Freeze section 5, with its timeline to the millisecond."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from tests.table.evening import looks
from tests.table.race import FREEZE, PEOPLE, SEVENS, Race

from salon.core.record import read_record
from salon.core.refusal import MALFORMED
from salon.core.replay import replay
from salon.games.freeze.types import Freeze
from salon.table import Moved, due, record, thinking
from salon.table.places import GRACE


def timeline(**config: Any) -> Race:
    """race.5 up to 1150: B's draw, then the attempts of C, D and B."""
    race = Race(speed_hold=2.5, **config)
    race.discard()
    race.at(500)
    assert race.send("max", "draw") is None
    race.at(1000)
    assert race.send("zoé", "speed", 0, 0, window=1) is None
    race.at(1100)
    assert race.send("bob", "speed", 0, 0, window=1) is None
    race.at(1150)
    assert race.send("max", "speed", 0, 0, window=1) is None
    return race


def test_the_timeline_of_the_rulebook() -> None:
    """race.5: 750 beats 1010 and 1110, and B's draw is performed at 1200."""
    race = timeline()
    assert [attempt.reaction for attempt in race.match.ref.attempts] == pytest.approx([0.75, 1.01, 1.11])
    race.at(1199.9)
    assert race.story() == [], "until then nothing is judged, and nothing is drawn"
    race.at(1200)
    assert race.told_to("zoé") == ["sped", "drew"]
    assert race.told_to("max") == ["sped", "late", "drew"]
    assert race.told_to("bob") == ["sped", "late", "drew"]
    assert race.told_to(None) == ["sped", "drew"]
    assert race.story() == [("sped", 2), ("late", 3), ("late", 1), ("drew", 1)]
    assert race.state.lines[2][0][0] is None
    assert race.state.faults == ()
    assert race.state.drawn is not None


def test_a_message_after_the_judgement_that_had_not_seen_it() -> None:
    """race.5, race.1: D's message at 1260 with an older number is void, with a newer one a fault."""
    for seen_it in (False, True):
        race = Race(speed_hold=2.5)
        race.discard()
        before = race.number
        race.at(1000)
        assert race.send("zoé", "speed", 0, 0, window=1) is None
        race.at(1260)
        assert race.story() == [("sped", 2)]
        if seen_it:
            assert race.send("bob", "speed", 0, 0, window=1) is None
            assert [(fault.seat, fault.kind) for fault in race.state.faults] == [(3, "second")]
            assert race.state.phase == "penalty"
        else:
            assert race.send("bob", "speed", 0, 0, window=1, seen=before) == "too_late"
            assert race.state.faults == ()


def test_the_number_decides_and_not_what_the_client_claims() -> None:
    """race.1"""
    race = Race()
    race.discard()
    race.at(1000)
    assert race.send("zoé", "speed", 0, 0) is None
    race.at(1300)
    assert race.send("bob", "speed", 0, 0, window=1, used=False) is None
    assert [fault.kind for fault in race.state.faults] == ["second"]


def test_a_window_of_which_the_sender_had_not_heard() -> None:
    """race.1, speed.11: without a window in the message the number says which one is meant."""
    race = Race()
    before = race.number
    race.discard()
    race.at(900)
    assert race.send("zoé", "speed", 0, 0, seen=before) == "other_window"
    assert race.send("zoé", "speed", 0, 0, window=2) == "other_window"
    race.at(3000)
    assert race.story() == []


def test_without_rivals_the_first_attempt_is_judged_after_200_ms() -> None:
    """race.2"""
    race = Race()
    race.discard()
    race.at(700)
    assert race.send("bob", "speed", 0, 0) is None
    assert due(race.salon) == pytest.approx(race.zero + 0.9)
    race.at(899)
    assert race.story() == []
    race.at(900)
    assert race.story() == [("sped", 3)]


def test_a_reaction_is_at_least_120_ms_and_rtt_counts_for_at_most_250() -> None:
    """race.2: equal reactions go by arrival; C's 300 ms count as 250."""
    race = Race()
    race.discard()
    race.at(100)
    assert race.send("bob", "speed", 0, 0) is None
    race.at(200)
    assert race.send("zoé", "speed", 0, 0) is None
    assert [attempt.reaction for attempt in race.match.ref.attempts] == [0.12, 0.12]
    race.at(300)
    assert race.story() == [("sped", 3), ("late", 2)]
    race = Race()
    race.discard()
    race.at(800)
    assert race.send("bob", "speed", 0, 0) is None
    race.at(965)
    assert race.send("zoé", "speed", 0, 0) is None
    assert [attempt.reaction for attempt in race.match.ref.attempts] == pytest.approx([0.71, 0.715])
    race.at(1000)
    assert race.story() == [("sped", 3), ("late", 2)]


def test_only_the_first_attempt_of_a_seat_counts() -> None:
    """race.2"""
    race = Race()
    race.discard()
    race.at(1000)
    assert race.send("bob", "speed", 0, 1) is None
    race.at(1050)
    assert race.send("bob", "speed", 0, 0) == "too_late"
    race.at(1200)
    assert race.story() == [("fault", 3)], "a wrong card, and the quickest"


def test_a_wrong_card_wins_the_photo_finish_too() -> None:
    """race.2, speed.5: the others are void, not judged after it."""
    race = Race()
    race.discard()
    race.at(1000)
    assert race.send("zoé", "speed", 1, 0) is None
    race.at(1100)
    assert race.send("bob", "speed", 0, 0) is None
    race.at(1200)
    assert race.story() == [("fault", 2), ("late", 3)]
    assert [(fault.seat, fault.kind) for fault in race.state.faults] == [(2, "wrong")]


def test_what_cannot_be_an_attempt_starts_no_photo_finish() -> None:
    """race.2, speed.11"""
    race = Race()
    race.discard()
    race.at(1000)
    assert race.send("zoé", "speed", 0, 7) == "no_card_there"
    assert race.send("zoé", "speed", 0, 0, window=9) == "other_window"
    assert race.match.ref.finish is None


def test_a_card_that_was_exchanged_before_the_sender_knew() -> None:
    """race.3: refused on arrival, and void if it is exchanged while the photo finish is under way."""
    race = Race(*SEVENS, draws="Jd", powers="classic")
    race.discard()
    before = race.number
    race.at(400)
    fields = {"line": 0, "slot": 1, "seat": 2, "with_line": 0, "with_slot": 0}
    assert race.send("léa", "exchange", **fields) is None
    race.at(500)
    assert race.send("zoé", "speed", 0, 0, seen=before) == "too_late"
    assert race.state.faults == ()

    race = Race(*SEVENS, draws="Jd", powers="classic")
    race.discard()
    race.at(500)
    assert race.send("zoé", "speed", 0, 0) is None
    race.at(600)
    assert race.send("bob", "speed", 0, 0) is None
    race.at(650)
    assert race.send("léa", "exchange", **fields) is None
    race.at(700)
    assert race.story()[-2:] == [("fault", 3), ("late", 2)], "D's card is judged, C's had been taken away"


def test_a_photo_finish_of_which_nothing_is_left() -> None:
    """race.3: the window stays unused."""
    race = Race(*SEVENS, draws="Jd", powers="classic")
    race.discard()
    race.at(500)
    assert race.send("zoé", "speed", 0, 0) is None
    race.at(600)
    assert race.send("léa", "exchange", 0, 1, seat=2, with_line=0, with_slot=0) is None
    race.at(700)
    assert race.story() == [("exchanged", 0), ("late", 2)]
    assert race.state.window is not None
    assert not race.state.window.used


def test_the_next_seats_act_waits_for_the_end_of_the_hold() -> None:
    """race.4"""
    race = Race(speed_hold=2.5)
    race.discard()
    race.at(300)
    assert race.send("max", "take", 0, 0) is None
    race.at(400)
    assert race.send("max", "draw") == "kept_already"
    race.at(2499)
    assert race.story() == []
    race.at(2500)
    assert race.story() == [("took", 1)]


def test_an_act_that_is_not_allowed_anyhow_is_refused_at_once() -> None:
    """race.4"""
    race = Race()
    race.discard()
    race.at(300)
    assert race.send("max", "take", 0, 9) == "no_card_there"
    assert race.send("max", "skip") == "no_pass"
    assert race.send("bob", "draw") == "not_your_turn"
    assert race.match.ref.kept is None


def test_after_the_hold_an_act_is_performed_at_once() -> None:
    """race.4"""
    race = Race(speed_hold=1.5)
    race.discard()
    race.at(1500)
    assert race.send("max", "draw") is None
    assert race.story() == [("drew", 1)]
    race = Race(speed_hold=0)
    race.discard()
    assert race.send("max", "draw") is None
    assert race.story() == [("drew", 1)]


def test_a_photo_finish_outlasts_the_hold() -> None:
    """race.4: an act that arrives meanwhile waits for it; a power that is running is not held."""
    race = Race(speed_hold=1.0)
    race.discard()
    race.at(950)
    assert race.send("zoé", "speed", 0, 0) is None
    race.at(1100)
    assert race.send("max", "draw") is None
    assert race.story() == []
    race.at(1150)
    assert race.story() == [("sped", 2), ("drew", 1)]
    race = Race(*SEVENS, powers="classic")
    race.discard()
    race.at(200)
    assert race.send("léa", "look", 0, 0, seat=0) is None
    assert race.send("léa", "skip") is None
    assert race.story() == [("looked", 0), ("power_over", 0)]


def test_an_act_that_is_no_longer_allowed_is_dropped_and_said() -> None:
    """race.4: B's own speed spends its turn; then while A's power runs B cannot draw."""
    race = Race()
    race.discard()
    race.at(300)
    assert race.send("max", "draw") is None
    race.at(600)
    assert race.send("max", "speed", 0, 0) is None
    race.at(800)
    assert race.told_to("max") == ["sped", "turn", "late"]
    assert race.story() == [("sped", 1), ("late", 1)]
    assert race.state.turn == 2
    assert race.state.faults == ()

    race = Race(*SEVENS, powers="classic", strict_faults=True)
    race.discard()
    race.at(700)
    assert race.send("max", "draw") is None, "out of turn, but held: no fault"
    race.at(2500)
    assert race.story() == [("late", 1)]
    assert race.state.faults == ()


def test_a_penalty_that_is_due_drops_the_act_that_was_kept() -> None:
    """race.4: a used window ends the hold; what is not allowed then is dropped."""
    race = Race()
    race.discard()
    race.at(300)
    assert race.send("max", "draw") is None
    race.at(600)
    assert race.send("zoé", "speed", 1, 1) is None
    race.at(800)
    assert race.story() == [("fault", 2), ("late", 1)]
    assert race.state.phase == "penalty"


def test_the_clock_of_a_turn_counts_from_the_end_of_the_hold() -> None:
    """clock.1, race.4"""
    race = Race(speed_hold=2.5)
    race.discard()
    clock = race.table("max").clock
    assert clock is not None
    assert (clock.lead, clock.total, clock.left) == (2500, 30_000, 30_000)
    race.at(32_499)
    assert race.story() == []
    race.at(32_500)
    assert race.story() == [("drew", 1), ("discarded", 1)]
    race = timeline()
    race.at(1200)
    race.until(race.now + 20)
    assert race.story()[-2:] == [("drew", 1), ("discarded", 1)]


def test_at_a_table_without_a_clock_one_seat_is_waited_for() -> None:
    """clock.1"""
    race = Race(seconds=0, speed_hold=2.5)
    race.discard()
    race.at(500_000)
    assert race.story() == []
    assert race.table("max").clock is None
    assert race.table("zoé").waits == (1,)
    assert race.send("max", "draw") is None
    assert race.story() == [("drew", 1)]


def test_a_used_window_starts_the_clock() -> None:
    """race.4, clock.1"""
    race = Race(speed_hold=2.5)
    race.discard()
    race.at(1000)
    assert race.send("zoé", "speed", 0, 0) is None
    race.at(1200)
    clock = race.table("max").clock
    assert clock is not None
    assert (clock.lead, clock.left) == (0, 30_000)


def test_the_other_clocks_stand_still_during_a_penalty() -> None:
    """clock.1"""
    race = Race(speed_hold=0)
    race.discard()
    race.at(1000)
    assert race.send("zoé", "speed", 0, 0) is None
    race.at(11_200)
    assert race.send("bob", "speed", 0, 0) is None
    assert race.state.phase == "penalty"
    race.at(14_200)
    assert race.send("bob", "place", line=0) is None
    clock = race.table("max").clock
    assert clock is not None
    assert (clock.total, clock.left) == (30_000, 20_000)
    race.at(34_199)
    assert race.state.turn == 1
    race.at(34_200)
    assert race.state.turn == 2


def test_an_attempt_in_time_is_judged_before_the_last_window_closes() -> None:
    """last.3, race.2, clock.1: it arrived 50 ms before the end; what arrives after the end is stale."""
    race = Race("2s 3s 4s 5s", "7h 3h 4h 5h", draws="7d", people=2)
    race.until(race.now + 1)
    assert race.send("léa", "freeze") is None
    race.until(race.now + 1)
    assert race.send("max", "draw") is None
    assert race.send("max", "discard") is None
    race.zero = race.now
    assert race.state.turn is None
    race.at(2450)
    race.story()
    assert race.send("max", "speed", 0, 0) is None
    race.at(2600)
    assert race.story() == []
    assert race.send("max", "speed", 0, 1) == "stale"
    race.at(2650)
    assert race.story()[0] == ("sped", 1)
    assert race.state.phase == "round_over"


@pytest.mark.parametrize(
    ("wait", "seen_it", "fault"), [(0.4, True, False), (0.6, True, True), (5.0, False, False)]
)
def test_an_act_out_of_turn_as_the_turn_changes_is_no_fault(wait: float, seen_it: bool, fault: bool) -> None:
    """strict.2: not within 500 ms of the change, and not from who had not seen it."""
    race = Race(strict_faults=True, speed_hold=0)
    before = race.number
    race.discard()
    race.at(wait * 1000)
    answer = race.send("zoé", "draw", seen=None if seen_it else before)
    assert answer == (None if fault else "not_your_turn")
    assert [one.kind for one in race.state.faults] == (["turn"] if fault else [])


def test_who_is_away_is_held_too() -> None:
    """race.4, clock.2: the default of an absent seat waits for the end of the hold, and never speeds."""
    race = Race(speed_hold=2.5)
    race.lose("max", "zoé")
    race.until(race.now + GRACE)
    race.discard()
    race.at(2499)
    assert race.story() == []
    race.at(2500)
    assert race.story() == [("drew", 1)]


def test_a_stop_of_the_program_gives_the_hold_its_time_back() -> None:
    """race.4"""
    race = timeline()
    race.restart(600.0)
    race.zero += 600.0
    race.at(1199)
    assert race.story() == []
    race.at(1200)
    assert ("sped", 2) in race.story()


def test_the_log_folds_to_the_same_verdicts() -> None:
    """race.5: arrival and round trip are in the log, and nothing else is needed."""
    race = timeline()
    assert looks(race.folded(), race.now) == looks(race.salon, race.now)
    assert race.folded().table.match == race.match
    race.at(1200)
    race.at(30_000)
    assert race.folded() == race.salon


@pytest.mark.parametrize("seed", range(6))
def test_whatever_arrives_the_log_and_the_record_tell_it_again(seed: int) -> None:
    """race.1 to race.5: messages of every kind, late and early, from people who are near, far and gone."""
    rng = Random(seed)
    race = Race(strict_faults=seed % 2 == 0, powers=("classic", "kaboo")[seed % 2], rounds=1)
    answers: Counter[str | None] = Counter()
    for _ in range(1500):
        race.until(race.now + rng.expovariate(8.0))
        if race.match.over:
            break
        person = rng.choice(PEOPLE)
        seen = race.number - (rng.randrange(4) if rng.random() < 0.3 else 0)
        options = FREEZE.legal(race.state, PEOPLE.index(person))
        options = tuple(option for option in options if option != Freeze() or rng.random() < 0.05)
        if options and rng.random() < 0.8:
            choice = FREEZE.fill(FREEZE.view(race.state, PEOPLE.index(person)), rng.choice(options), rng)
            fields = msgspec.to_builtins(choice)
            answers[race.send(person, fields.pop("type"), seen=seen, **fields)] += 1
        elif race.state.penalty is None and race.state.window is not None:
            answers[race.send(person, "speed", rng.randrange(2), rng.randrange(2), seen=seen)] += 1
        elif rng.random() < 0.05:
            answers[race.send(person, "draw", seen=seen)] += 1
    told = Counter(emission.event.__struct_config__.tag for emission in race.told)
    assert answers[None] > 50
    assert answers["too_late"] + answers["other_window"] > 0
    assert told["late"] > 0
    assert told["sped"] > 0
    assert race.folded() == race.salon
    text = record(race.salon, "table")
    assert text is not None
    replayed = replay(read_record(text))
    assert replayed.failure is None
    assert replayed.state == race.state


def test_house_players_speed_and_wait_like_everybody() -> None:
    """bots.1, race.2, race.4: they react in 0.9 to 2.5 s, and what they draw early is kept."""
    race = Race("2s 3s 4s 5s", "9h 3h 4h 9d", "Th 8h 6h 7s", draws="7d", people=1, robots=2)
    assert race.state.turn == 0
    race.discard()
    thoughts = {thought.seat: thought for thought in thinking(race.salon)}
    assert set(thoughts) == {1, 2}
    for thought in thoughts.values():
        assert 0.9 <= thought.not_before - race.zero <= 2.5
    first = min(thought.not_before for thought in thoughts.values())
    race.play_on(first - 0.001)
    assert race.story() == []
    race.play_on(race.zero + 2.75)
    told = race.story()
    assert ("sped", 2) in told or ("drew", 1) in told
    assert race.state.faults == ()


def test_a_house_player_lets_a_window_go_by() -> None:
    """bots.1: it is asked once, and what it does not know it leaves; where it is waited for it has to move."""
    race = Race("2s 3s 4s 5s", "9h 3h 4h 9d", "Th 8h 6h 8s", draws="7d", people=1, robots=2)
    race.discard()
    last = max(thought.not_before for thought in thinking(race.salon) if thought.seat == 2)
    race.play_on(last)
    assert [thought.seat for thought in thinking(race.salon) if thought.seat == 2] == []
    assert race.match.decisions[2] is not None
    assert race.match.decisions[2].answered
    assert race.folded() == race.salon
    nothing = Moved("table", 1, FREEZE.decision(race.state, 1), msgspec.Raw(b"null"))
    assert race.feed(nothing) == MALFORMED
