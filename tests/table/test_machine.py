"""The salon as a state machine: whatever people, time and the house do, what must hold holds."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.table.evening import Evening, looks

from salon.core import discovery
from salon.core.contract import PlaceName
from salon.core.viewer import SPECTATOR
from salon.table import PLACES, Emission, Lost, Ticked, due, owed, redacted, table_view, thinking
from salon.table import commands as c
from salon.table.stools import CORNERS

PEOPLE = ("léa", "max", "zoé", "bob", "ana")
people = st.sampled_from(PEOPLE)
places = st.sampled_from(PLACES)
seats = st.integers(0, 7)


class SalonMachine(RuleBasedStateMachine):
    """Rules feed inputs, accepted or refused; invariants look at the salon after each."""

    def __init__(self) -> None:
        super().__init__()
        self.evening = Evening()
        self.evening.come(*PEOPLE[1:])
        self.read = 0
        self.nets: Counter[tuple[str, str]] = Counter()

    @property
    def salon(self) -> Any:
        return self.evening.salon

    def ask(self, person: str, command: c.AnyCommand) -> None:
        before = self.salon
        if self.evening.ask(person, command) is not None:
            assert self.salon is before
        self.count(before)

    def count(self, before: Any) -> None:
        """Add up what people have won and lost in the corners."""
        for emission in self.evening.told[self.read :]:
            if emission.stream in CORNERS and emission.event.__struct_config__.tag == "settled":
                seat = before.place(emission.stream).seats[emission.event.seat]
                self.nets[emission.stream, seat.person or ""] += emission.event.net
        self.read = len(self.evening.told)

    @rule(person=people)
    def come(self, person: str) -> None:
        before = self.salon
        if person not in before.removed:
            self.evening.come(person)
        self.count(before)

    @rule(person=people)
    def lose(self, person: str) -> None:
        before = self.salon
        self.evening.feed(Lost(person))
        self.count(before)

    @rule(person=people, place=places, seat=st.none() | seats)
    def sit(self, person: str, place: PlaceName, seat: int | None) -> None:
        self.ask(person, c.Sit(place, seat))

    @rule(person=people, place=places)
    def stand(self, person: str, place: PlaceName) -> None:
        self.ask(person, c.Stand(place))

    @rule(place=places, seat=st.none() | seats)
    def add_robot(self, place: PlaceName, seat: int | None) -> None:
        self.ask(self.salon.host or "léa", c.AddRobot(place, seat))

    @rule(place=places, seat=seats)
    def remove_robot(self, place: PlaceName, seat: int) -> None:
        self.ask(self.salon.host or "léa", c.RemoveRobot(place, seat))

    @rule(draw=st.randoms(use_true_random=False), seconds=st.sampled_from((0, 20)), stand_in=st.booleans())
    def choose(self, draw: Random, seconds: Any, stand_in: bool) -> None:
        games = [key for key, game in sorted(discovery.games().items()) if game.place == "table"]
        self.ask(self.salon.host or "léa", c.Choose(draw.choice(games), {}, seconds, stand_in))

    @rule()
    def start(self) -> None:
        self.ask(self.salon.host or "léa", c.Start())

    @rule(
        persons=st.integers(1, 4),
        game=st.sampled_from(("toy", "president", "holdem")),
        seconds=st.sampled_from((0, 20)),
        stand_in=st.booleans(),
    )
    def play_together(self, persons: int, game: str, seconds: Any, stand_in: bool) -> None:
        """The short way into a match, that the walk may get far."""
        host = self.salon.host or "léa"
        self.ask(host, c.Choose(game, {"rounds": 1 if game == "toy" else 2}, seconds, stand_in))
        for person in PEOPLE[:persons]:
            self.ask(person, c.Sit("table"))
        for _ in range(4 - persons):
            self.ask(host, c.AddRobot("table"))
        self.ask(host, c.Start())

    @rule(place=st.sampled_from(CORNERS), persons=st.integers(2, 4), amounts=st.integers(1, 3))
    def gather_in_a_corner(self, place: PlaceName, persons: int, amounts: int) -> None:
        """The short way to stakes on the table, of all but one."""
        for person in PEOPLE[:persons]:
            self.ask(person, c.Sit(place))
        on = (
            {"type": "bet", "amount": 10 * amounts}
            if place == "blackjack"
            else {"type": "bet", "on": "0", "chip": 10}
        )
        for person in PEOPLE[: persons - 1]:
            before = self.salon
            self.evening.act(person, on, place=place)
            self.count(before)

    @rule(person=st.sampled_from(PEOPLE[1:]))
    def stop_or_remove(self, person: str) -> None:
        self.ask(self.salon.host or "léa", c.Stop() if person == "max" else c.Remove(person))

    @rule(person=people)
    def leave(self, person: str) -> None:
        self.ask(person, c.Quit())

    @rule(person=people, place=places)
    def ready(self, person: str, place: PlaceName) -> None:
        self.ask(person, c.Ready(place))

    @rule(person=people, place=places, draw=st.randoms(use_true_random=False))
    def act(self, person: str, place: PlaceName, draw: Random) -> None:
        """A legal action, when there is one; it must be accepted unless it comes at the deadline."""
        match = self.salon.place(place).match
        seat = self.salon.place(place).seat_of(person)
        if seat is None or match is None or match.over:
            return
        game = discovery.game(match.game)
        options = game.legal(match.state, seat)
        if not options:
            return
        view = game.view(match.state, seat)
        action = game.fill(view, draw.choice(options), draw)
        key = game.decision(match.state, seat) or None
        before = self.salon
        late = match.clock is not None and match.clock.at is not None and self.evening.now >= match.clock.at
        raw = msgspec.Raw(msgspec.json.encode(action))
        refusal = self.evening.ask(person, c.Act(place, raw, key, self.salon.place(place).n))
        # Where a referee keeps what arrives, a second message of the same kind may come too late.
        again = game.referee is not None and refusal in ("too_late", "kept_already")
        assert refusal is None or (late and refusal == "stale") or again
        self.count(before)

    @rule(person=people, place=places)
    def act_badly(self, person: str, place: PlaceName) -> None:
        before = self.salon
        assert self.evening.act(person, {"type": "cheat"}, place=place) is not None
        assert self.evening.act(person, {"type": "pass"}, "no such decision", place) is not None
        assert self.salon is before

    @rule(seconds=st.sampled_from((0.5, 3.0, 11.0, 61.0, 400.0)))
    def let_time_pass(self, seconds: float) -> None:
        """The house players move and the clocks end, in the order of their time."""
        moment = self.evening.now + seconds
        for _ in range(2000):
            if not self.go_on(moment):
                self.evening.now = moment
                return
        raise AssertionError("time does not pass")

    @rule(steps=st.integers(1, 60))
    def let_things_happen(self, steps: int) -> None:
        """So many of the things that time brings, and no further: that may be in the middle of anything."""
        for _ in range(steps):
            if not self.go_on(self.evening.now + 3600.0):
                return

    def go_on(self, limit: float) -> bool:
        """Do the next thing that time brings before ``limit``; return whether there was one."""
        thoughts = sorted(thinking(self.salon), key=lambda thought: thought.not_before)
        at = due(self.salon)
        upcoming = [when for when in (thoughts[0].not_before if thoughts else None, at) if when is not None]
        if not upcoming or min(upcoming) > limit:
            return False
        self.evening.now = max(self.evening.now, min(upcoming))
        before = self.salon
        if at is not None and at <= self.evening.now:
            assert self.evening.feed(Ticked()) is None
        else:
            assert self.evening.feed(self.evening.choice_of(thoughts[0])) is None
        self.count(before)
        return True

    @precondition(lambda self: self.salon.table.match is not None and self.salon.table.match.over)
    @rule(person=people, chair=seats)
    def change_chairs_after_a_match(self, person: str, chair: int) -> None:
        self.ask(person, c.Stand("table"))
        self.ask(person, c.Sit("table", chair))

    @precondition(lambda self: any(p.match.phase in ("playing", "spinning") for p in self.salon.places[1:]))
    @rule(person=st.sampled_from(PEOPLE[:3]), place=st.sampled_from(CORNERS), back=st.booleans())
    def leave_a_corner_with_stakes(self, person: str, place: PlaceName, back: bool) -> None:
        self.ask(person, c.Stand(place))
        if back:
            self.ask(person, c.Sit(place))

    @rule(stopped=st.sampled_from((0.0, 5.0, 400.0)))
    def restart(self, stopped: float) -> None:
        before = self.salon
        self.evening.restart(stopped)
        self.count(before)

    @invariant()
    def nothing_is_owed_for_long(self) -> None:
        assert owed(self.salon) is None

    @invariant()
    def a_person_has_one_seat_a_place(self) -> None:
        for place in self.salon.places:
            holders = Counter(
                seat.person for seat in place.seats if seat is not None and seat.person is not None
            )
            assert all(count == 1 for count in holders.values())

    @invariant()
    def a_seat_never_dies(self) -> None:
        table = self.salon.table
        if table.running:
            assert len(table.seats) == table.match.seats
            assert None not in table.seats
        else:
            assert len(table.seats) == 8

    @invariant()
    def a_running_match_goes_on(self) -> None:
        match = self.salon.table.match
        if match is None or match.over:
            return
        connected = {person.id for person in self.salon.people if person.connected}
        present = any(
            decision is not None and seat is not None and seat.holder in connected
            for seat, decision in zip(self.salon.table.seats, match.decisions, strict=True)
        )
        assert present or due(self.salon) is not None or thinking(self.salon)

    @invariant()
    def everybody_sees_what_their_seat_sees(self) -> None:
        for place in self.salon.places:
            match = place.match
            if match is None:
                continue
            game = discovery.game(match.game)
            public = msgspec.json.encode(game.view(match.state, SPECTATOR))
            sits = match.played if match.over else [seat and seat.holder for seat in place.seats]
            for person in (*PEOPLE, None):
                shown = msgspec.json.encode(table_view(self.salon, place.name, person, self.evening.now).view)
                seat = sits.index(person) if person is not None and person in sits else None
                own = public if seat is None else msgspec.json.encode(game.view(match.state, seat))
                # Who has changed chairs after the match may have to look at it from outside.
                assert shown == own or (match.over and shown == public)

    @invariant()
    def chips_are_neither_made_nor_lost(self) -> None:
        """``chips.3`` of both corner games, for each person through all sittings."""
        for (name, person), purse in self.salon.purses.items():
            place = self.salon.place(name)
            index = next((i for i, seat in enumerate(place.seats) if seat and seat.person == person), None)
            staked = 0
            if index is not None and place.match.phase != "round_over":
                player = discovery.game(name).view(place.match.state, SPECTATOR).players[index]
                staked = player.bet if name == "blackjack" else player.staked
            assert purse.balance >= 0
            assert purse.balance + staked == 1000 + 1000 * purse.loans + self.nets[name, person]

    @invariant()
    @precondition(lambda self: self.salon.table.running)
    def no_event_says_more_than_the_seat_of_its_time_knows(self) -> None:
        last: Emission
        for last in self.salon.table.recent[-3:]:
            assert last.game is not None
            redact = discovery.game(last.game).redact
            for person in (*PEOPLE, None):
                had = last.seats.index(person) if person in last.seats and person is not None else SPECTATOR
                assert redacted(self.salon, last, person) == redact(last.event, had)

    def teardown(self) -> None:
        """The fold of the log is the salon, byte for byte."""
        folded = self.evening.folded()
        assert looks(folded, self.evening.now) == looks(self.salon, self.evening.now)
        assert folded == self.salon


@pytest.mark.usefixtures("games")
def test_the_salon_holds_together() -> None:
    run_state_machine_as_test(
        SalonMachine, settings=settings(max_examples=100, stateful_step_count=40, deadline=None)
    )
