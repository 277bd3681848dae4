"""What each letter, question and moment does to a salon."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from salon.core.discovery import games
from salon.core.refusal import Refusal
from salon.server import refusals
from salon.server.api.types import SalonInfo
from salon.server.messages import Ack, Refused
from salon.server.salons.answers import Answers
from salon.server.salons.audience import TRY_AGAIN, Audience, Device, closed, write
from salon.server.salons.batch import Batch
from salon.server.salons.letters import Answer, Ask, Describe, Forget, Join, Leave, Letter, Open, Question
from salon.server.salons.services import Services
from salon.server.salons.thoughts import Mused
from salon.table import Asked, Came, Lost, Moved, Opened, Restarted, Salon, Ticked, due
from salon.table.commands import Quit, Watch
from salon.table.refusals import REMOVED, STALE

LINGER: Final = 1.5
"""A person whose device is gone counts as lost after so many seconds: a reload of the page is no absence."""
BACK_OFF: Final = 5.0
"""Seconds before the time is looked at again after a mistake of ours."""
CAPACITY: Final = 20
"""People that a new salon holds; its host may change it."""
TICKS: Final = 100
"""So many steps of time are taken at once at most."""

Asking = tuple[Question, "asyncio.Future[Answer]"]
Item = Letter | Mused | Restarted | Asking


class Desk:
    """Takes what a mailbox holds, item by item, into a batch; tells the audience once the batch is durable."""

    def __init__(self, code: str, services: Services, audience: Audience) -> None:
        self.code = code
        self.answers = Answers()
        self._services = services
        self._audience = audience
        self._lost: dict[str, float] = {}
        self._blind_until = 0.0

    def handle(self, batch: Batch, item: Item) -> None:
        """Take one item; a mistake of ours is answered as one, and leaves no trace."""
        try:
            match item:
                case Join():
                    self._join(batch, item)
                case Ask():
                    self._ask(batch, item)
                case Leave():
                    self._leave(item, batch.now)
                case Mused():
                    self._move(batch, item)
                case Restarted():
                    batch.take(item)
                case (question, future):
                    self._question(batch, question, future)
        except Exception:  # noqa: BLE001 - whatever one item breaks, the others go on
            reference = self._services.metrics.mistake(
                "a salon could not handle what it was sent", salon=self.code
            )
            self._excuse(batch, item, refusals.internal(reference))

    def pass_time(self, batch: Batch) -> None:
        """Do what is due."""
        for person in [person for person, at in self._lost.items() if at <= batch.now]:
            del self._lost[person]
            if not self._audience.has(person):
                batch.take(Lost(person))
        if batch.now < self._blind_until:
            return
        try:
            for _ in range(TICKS):
                at = due(batch.salon)
                if at is None or at > batch.now or batch.take(Ticked()) is not None:
                    break
        except Exception:  # noqa: BLE001 - a clock that cannot be carried out must not stop the salon
            self._services.metrics.mistake("a salon could not pass time", salon=self.code)
            self._blind_until = batch.now + BACK_OFF

    def next_time(self, salon: Salon) -> float | None:
        """When ``pass_time`` next has something to do; None: not before something else happens."""
        times = list(self._lost.values())
        at = due(salon)
        if at is not None:
            times.append(max(at, self._blind_until))
        return min(times, default=None)

    def settle(self, batch: Batch) -> None:
        """The batch is durable: tell everybody what came of it."""
        salon = batch.salon
        self._audience.tell(batch.before, salon, batch.emissions, batch.joined, batch.now)
        for device, answer, keep in batch.answers:
            if keep and device.person is not None and answer.id is not None:
                self.answers.keep(device.person, answer.id, answer)
            self._audience.send(device, write(answer))
        for future, reply in batch.replies:
            if not future.done():
                future.set_result(reply)
        for device in list(self._audience.devices.values()):
            if device.person is not None and salon.person(device.person) is None:
                out = REMOVED if device.person in salon.removed else refusals.LEFT
                self._audience.close(device, closed(out))

    def _join(self, batch: Batch, letter: Join) -> None:
        refusal = None if batch.salon.code else refusals.UNKNOWN_SALON
        person = letter.person
        if refusal is None and person is not None:
            known = batch.salon.person(person)
            if known is None or not known.connected:
                came = Came(person, letter.name, letter.avatar)
                refusal = batch.take(came)
        if refusal is not None:
            self._services.wire.deliver(letter.device, closed(refusal))
            return
        device = Device(letter.device, person, letter.watch, letter.last)
        if person is not None:
            self._lost.pop(person, None)
        self._audience.add(device)
        batch.joined.append(device)

    def _ask(self, batch: Batch, letter: Ask) -> None:
        device = self._audience.devices.get(letter.device)
        if device is None:
            return
        kind = str(letter.command.__struct_config__.tag)
        if isinstance(letter.command, Watch):
            device.watch = frozenset(letter.command.places)
            batch.answers.append((device, Ack(letter.id), False))
            return
        if device.person is None:
            batch.answers.append((device, Refused(letter.id, refusals.ONLY_WATCHING), False))
            return
        given = self.answers.get(device.person, letter.id)
        if given is not None:
            batch.answers.append((device, given, False))
            return
        earlier = [
            answer
            for other, answer, _ in batch.answers
            if other.person == device.person and answer.id == letter.id
        ]
        if earlier:
            batch.answers.append((device, earlier[0], True))
            return
        asked = Asked(device.person, letter.command, letter.rtt)
        refusal = batch.take(asked, letter.id)
        answer = Ack(letter.id) if refusal is None else Refused(letter.id, refusal)
        self._services.metrics.commands.labels(kind, refusal.code if refusal else "ack").inc()
        batch.answers.append((device, answer, True))

    def _leave(self, letter: Leave, now: float) -> None:
        device = self._audience.devices.pop(letter.device, None)
        if device is not None and device.person is not None and not self._audience.has(device.person):
            self._lost[device.person] = now + LINGER

    def _move(self, batch: Batch, mused: Mused) -> None:
        match = batch.salon.place(mused.place).match
        if match is None or match.state is None:
            return
        game = games()[match.game]
        default = game.default(match.state, mused.seat)
        for action in (mused.action, default):
            if action is None and default is not None:
                continue
            raw = msgspec.Raw(msgspec.json.encode(action))
            move = Moved(mused.place, mused.seat, mused.decision, raw)
            refusal = batch.take(move)
            if refusal is None or refusal == STALE:
                return
            self._services.metrics.defaults.inc()

    def _question(self, batch: Batch, question: Question, future: asyncio.Future[Answer]) -> None:
        match question:
            case Open(person, name, avatar):
                opened = Opened(self.code, person, name, avatar, CAPACITY)
                batch.replies.append((future, batch.take(opened)))
            case Describe(person):
                batch.replies.append((future, describe(batch.salon, person)))
            case Forget(person):
                if batch.salon.person(person) is not None:
                    batch.take(Asked(person, Quit()))
                batch.forgotten.append((person, future))

    def _excuse(self, batch: Batch, item: Item, refusal: Refusal) -> None:
        match item:
            case Join():
                self._services.wire.deliver(item.device, closed(refusal, TRY_AGAIN))
            case Ask():
                device = self._audience.devices.get(item.device)
                if device is not None:
                    batch.answers.append((device, Refused(item.id, refusal), False))
            case (_, future):
                batch.replies.append((future, refusal))
            case _:
                pass


def describe(salon: Salon, person: str | None) -> SalonInfo | Refusal:
    """The salon through its door."""
    if not salon.code:
        return refusals.UNKNOWN_SALON
    if person in salon.removed:
        return REMOVED
    host = salon.person(salon.host)
    match = salon.table.match
    return SalonInfo(
        code=salon.code,
        people=sum(somebody.connected for somebody in salon.people),
        capacity=salon.capacity,
        locked=salon.locked,
        host=host.name if host else None,
        game=match.game if match is not None and salon.table.running else None,
        inside=salon.person(person) is not None,
    )
