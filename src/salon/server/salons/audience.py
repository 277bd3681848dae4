"""The devices that look at a salon, and what each of them is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, get_args

import msgspec
from msgspec import UNSET

from salon.core.contract import PlaceName
from salon.core.refusal import Refusal
from salon.server import refusals
from salon.server.messages import (
    PROTOCOL,
    Closed,
    Message,
    Numbered,
    Room,
    Table,
    Welcome,
)
from salon.server.metrics import Metrics
from salon.server.salons.letters import Delivery
from salon.server.salons.seams import Wire
from salon.table import PLACES, Emission, Salon, Stream, number, redacted, room_view, since, table_view
from salon.table.views import RoomView

POLICY: Final = 1008
"""Close code: what the device did is against the rules."""
TRY_AGAIN: Final = 1013
"""Close code: the device may come back."""
GOING_AWAY: Final = 1012
"""Close code: the server restarts."""
NORMAL: Final = 1000

_encoder: Final = msgspec.json.Encoder()
STREAMS: Final[frozenset[str]] = frozenset(get_args(Stream))


def write(message: Message) -> str:
    """The JSON text of a message."""
    return _encoder.encode(message).decode()


def closed(refusal: Refusal, code: int = NORMAL, *, retry: bool = False) -> Delivery:
    """The last delivery to a device."""
    return Delivery(write(Closed(refusal, retry)), code)


class Device:
    """A device in a salon: whose it is (None: a television), what it watches, and what it has been shown."""

    __slots__ = ("id", "last", "person", "shown", "watch")

    def __init__(
        self,
        device: str,
        person: str | None,
        watch: Iterable[PlaceName],
        last: dict[str, int],
    ) -> None:
        self.id = device
        self.person = person
        self.watch = frozenset(watch)
        self.last = {stream: n for stream, n in last.items() if stream in STREAMS}
        self.shown: frozenset[PlaceName] = frozenset()

    def sees(self, salon: Salon) -> frozenset[PlaceName]:
        """The places that it is to be shown: those it watches, and those where its person sits."""
        seated = (place.name for place in salon.places if place.seat_of(self.person) is not None)
        return self.watch.union(seated)


class Audience:
    """All devices of one salon."""

    def __init__(self, wire: Wire, metrics: Metrics, build: str) -> None:
        self._wire = wire
        self._metrics = metrics
        self._build = build
        self._room: RoomView | None = None
        self.devices: dict[str, Device] = {}

    def has(self, person: str) -> bool:
        """Whether a device of ``person`` is here."""
        return any(device.person == person for device in self.devices.values())

    def add(self, device: Device) -> None:
        """Let ``device`` in; an older device of the same person is told that it has been replaced."""
        if device.person is not None:
            older = [other for other in self.devices.values() if other.person == device.person]
            for other in older:
                self.close(other, closed(refusals.REPLACED))
        self.devices[device.id] = device

    def close(self, device: Device, farewell: Delivery) -> None:
        """Send a device its last message."""
        self.devices.pop(device.id, None)
        self._wire.deliver(device.id, farewell)

    def send(self, device: Device, text: str) -> None:
        """Send a device an encoded message."""
        if device.id in self.devices:
            self._wire.deliver(device.id, Delivery(text))

    def tell(
        self, before: Salon, salon: Salon, emissions: Sequence[Emission], joined: Sequence[Device], now: float
    ) -> None:
        """Tell every device what has changed since ``before``, and those who have just ``joined`` everything."""
        page = Page(salon, now)
        room = room_view(salon)
        room_events = [emission for emission in emissions if emission.stream == "room"]
        news: str | None = None
        if room_events or room != self._room:
            events = page.numbered(room_events, None)
            news = write(Room(number(salon, "room"), room, events))
        self._room = room
        changed = {
            place: [emission for emission in emissions if emission.stream == place]
            for place in PLACES
            if salon.place(place) is not before.place(place)
        }
        new = {device.id for device in joined}
        for device in list(self.devices.values()):
            try:
                if device.id in new:
                    self.send(device, write(self._welcome(page, device, room)))
                    continue
                if news is not None:
                    self.send(device, news)
                self._tell_places(page, device, changed)
            except Exception:  # noqa: BLE001 - one view that cannot be drawn must not silence all others
                reference = self._metrics.mistake("a device could not be told", salon=salon.code)
                self.close(device, closed(refusals.internal(reference), TRY_AGAIN, retry=True))

    def show(self, device: Device, salon: Salon, now: float) -> None:
        """Show a device what it has begun to watch."""
        self._tell_places(Page(salon, now), device, {})

    def _tell_places(self, page: Page, device: Device, changed: dict[PlaceName, list[Emission]]) -> None:
        visible = device.sees(page.salon)
        for place in PLACES:
            if place not in visible:
                continue
            if place not in device.shown:
                self.send(device, page.fresh(place, device.person))
            elif place in changed:
                self.send(device, page.news(place, device.person, changed[place]))
        device.shown = visible

    def _welcome(self, page: Page, device: Device, room: RoomView) -> Welcome:
        salon = page.salon
        device.shown = device.sees(salon)
        missed = _missed(salon, device, "room")
        return Welcome(
            protocol=PROTOCOL,
            build=self._build,
            you=device.person,
            room=Room(number(salon, "room"), room, page.numbered(missed or (), device.person)),
            chat=salon.chat,
            tables=tuple(
                page.table(place, device.person, _missed(salon, device, place))
                for place in PLACES
                if place in device.shown
            ),
        )


def _missed(salon: Salon, device: Device, stream: Stream) -> tuple[Emission, ...] | None:
    last = device.last.get(stream)
    return None if last is None else since(salon, stream, last)


class Page:
    """A salon at one moment; what is the same for several viewers is written once."""

    def __init__(self, salon: Salon, now: float) -> None:
        self.salon = salon
        self._now = now
        self._written: dict[tuple[Any, ...], str] = {}

    def fresh(self, place: PlaceName, person: str | None) -> str:
        """The message for who begins to look at ``place``."""
        viewer = self._viewer(place, person, ())
        return self._once(("fresh", place, viewer), lambda: self.table(place, viewer, None))

    def news(self, place: PlaceName, person: str | None, emissions: Sequence[Emission]) -> str:
        """The message for who has been looking at ``place``."""
        viewer = self._viewer(place, person, emissions)
        return self._once(("news", place, viewer), lambda: self.table(place, viewer, emissions))

    def table(self, place: PlaceName, person: str | None, emissions: Sequence[Emission] | None) -> Table:
        """``place`` for ``person``; ``emissions`` None: they do not have what came before."""
        view = table_view(self.salon, place, person, self._now)
        events = self.numbered(emissions or (), person)
        return Table(number(self.salon, place), view, events, fresh=emissions is None)

    def numbered(self, emissions: Iterable[Emission], person: str | None) -> tuple[Numbered, ...]:
        """The emissions as ``person`` may know them: what is not for them is a bare number."""
        return tuple(self._numbered(emission, person) for emission in emissions)

    def _numbered(self, emission: Emission, person: str | None) -> Numbered:
        event = redacted(self.salon, emission, person)
        return Numbered(emission.n, UNSET if event is None else msgspec.Raw(_encoder.encode(event)))

    def _viewer(self, place: PlaceName, person: str | None, emissions: Iterable[Emission]) -> str | None:
        """``person`` if they have or had a seat there; everybody else sees one and the same."""
        seated = self.salon.place(place).seat_of(person) is not None
        return person if seated or any(person in emission.seats for emission in emissions) else None

    def _once(self, key: tuple[Any, ...], make: Any) -> str:
        text = self._written.get(key)
        if text is None:
            text = self._written[key] = write(make())
        return text
