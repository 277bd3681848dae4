"""A salon driven by a test: the mailbox of the server, without a server."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from salon.core import discovery
from salon.core.chance import ChanceSource, RandomSource
from salon.core.contract import PlaceName
from salon.core.refusal import Refusal
from salon.table import (
    NEW,
    PLACES,
    Asked,
    Came,
    Drawn,
    Emission,
    Entry,
    Input,
    Lost,
    Moved,
    Opened,
    Restarted,
    Salon,
    Thought,
    Ticked,
    decide,
    due,
    evolve,
    owed,
    room_view,
    table_view,
    thinking,
)
from salon.table.commands import Act, AddRobot, AnyCommand, Choose, Sit, Start
from salon.table.views import TableView

CODE = "ABCDEF"


class Evening:
    """An open salon whose host ``léa`` is inside; time is ``now``, in seconds, and stands at 0 in the beginning."""

    def __init__(self, source: ChanceSource | None = None, capacity: int = 20) -> None:
        self.salon: Salon = NEW
        self.now = 0.0
        self.log: list[Entry] = []
        self.told: list[Emission] = []
        self._source = source or RandomSource(Random(7))
        assert self.feed(Opened(CODE, "léa", "Léa", "chat", capacity)) is None
        self.come("léa")

    def feed(self, given: Input) -> Refusal | None:
        """Decide and fold one input and the chance that it brings about; return why it is refused."""
        refusal = decide(self.salon, given, self.now)
        if refusal is not None:
            assert evolve(self.salon, Entry(self.now, given)) == (self.salon, ())
            return refusal
        self._fold(given)
        while (waiting := owed(self.salon)) is not None:
            self._fold(Drawn(waiting[0], self._source.draw(waiting[1])))
        return None

    def _fold(self, given: Input) -> None:
        entry = Entry(self.now, given)
        self.log.append(entry)
        self.salon, told = evolve(self.salon, entry)
        self.told += told

    def come(self, *people: str) -> None:
        """People come in, or come back; their name is their id with a capital."""
        for person in people:
            assert self.feed(Came(person, person.capitalize(), "ours")) is None

    def lose(self, *people: str) -> None:
        """The connection of people is lost."""
        for person in people:
            assert self.feed(Lost(person)) is None

    def ask(self, person: str, command: AnyCommand) -> str | None:
        """Return the code of the refusal of a command, or None."""
        refusal = self.feed(Asked(person, command))
        return refusal.code if refusal is not None else None

    def do(self, person: str, command: AnyCommand) -> None:
        """A command that must be accepted."""
        assert self.ask(person, command) is None

    def act(
        self, person: str, action: dict[str, Any], decision: str | None = None, place: PlaceName = "table"
    ) -> str | None:
        """Return the code of the refusal of an action, or None."""
        return self.ask(person, Act(place, msgspec.Raw(msgspec.json.encode(action)), decision))

    def until(self, moment: float) -> None:
        """Let time pass up to ``moment``; each thing that is due happens exactly when it is."""
        while (at := due(self.salon)) is not None and at <= moment:
            self.now = max(self.now, at)
            assert self.feed(Ticked()) is None
        self.now = moment

    def restart(self, stopped: float) -> None:
        """The program stops now and runs again after so many seconds."""
        since = self.now
        self.now += stopped
        assert self.feed(Restarted(since)) is None

    def choice_of(self, thought: Thought) -> Moved:
        """Return what the house player does."""
        bot = discovery.game(thought.game).bot
        action = bot(thought.view, thought.events, thought.seat, Random(thought.seed))
        raw = msgspec.Raw(msgspec.json.encode(action))
        return Moved(thought.place, thought.seat, thought.decision, raw)

    def play_on(self, moment: float) -> None:
        """Let time pass up to ``moment`` with the house players playing."""
        while True:
            thoughts = sorted(thinking(self.salon), key=lambda thought: thought.not_before)
            at = due(self.salon)
            first = thoughts[0].not_before if thoughts else None
            upcoming = [when for when in (first, at) if when is not None and when <= moment]
            if not upcoming:
                break
            self.now = max(self.now, min(upcoming))
            if at is not None and at <= self.now:
                assert self.feed(Ticked()) is None
            else:
                self.feed(self.choice_of(thoughts[0]))
        self.now = moment

    def table(self, person: str | None = None, place: PlaceName = "table") -> TableView:
        """Return a place as somebody sees it."""
        return table_view(self.salon, place, person, self.now)

    def decision(self, person: str, place: PlaceName = "table") -> str:
        """Return the decision that somebody faces."""
        return self.table(person, place).decision

    def heard(self, stream: str = "room") -> list[Any]:
        """Return the events told in a stream so far, and forget them."""
        found = [emission.event for emission in self.told if emission.stream == stream]
        self.told = [emission for emission in self.told if emission.stream != stream]
        return found

    def start_match(
        self,
        *others: str,
        robots: int = 0,
        game: str = "toy",
        config: dict[str, Any] | None = None,
        seconds: Any = 30,
        stand_in: bool = True,
    ) -> None:
        """Sit down ``léa``, ``others`` and so many house players, and start a match."""
        for person in others:
            if self.salon.person(person) is None:
                self.come(person)
        for person in ("léa", *others):
            self.do(person, Sit("table"))
        for _ in range(robots):
            self.do("léa", AddRobot("table"))
        self.do("léa", Choose(game, config or {}, seconds, stand_in))
        self.do("léa", Start())

    def folded(self) -> Salon:
        """Return the fold of the log as the store would give it back."""
        salon = NEW
        for entry in self.log:
            stored = msgspec.json.decode(msgspec.json.encode(entry), type=Entry)
            salon, _ = evolve(salon, stored)
        return salon


def looks(salon: Salon, now: float) -> bytes:
    """Return everything that anybody can see of ``salon``, as bytes."""
    viewers = (*(person.id for person in salon.people), None)
    views = [table_view(salon, place, viewer, now) for place in PLACES for viewer in viewers]
    return msgspec.json.encode((room_view(salon), views, salon.chat))
