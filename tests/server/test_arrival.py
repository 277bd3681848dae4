"""When a message counts as arrived, and how far away its sender is: Freeze, section 5."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.server.harness import Live, live, new_identity, open_salon, phone
from tests.server.players import is_over, latest, play, sit_down

from salon.core.record import read_record
from salon.core.replay import replay
from salon.server.clock import Clock
from salon.server.salons.desk import Item
from salon.server.salons.logged import decode
from salon.server.salons.mailbox import Mailbox
from salon.server.sockets import pulse
from salon.server.sockets.pulse import SETTLED, Pulse
from salon.server.store import Append


async def test_a_message_counts_from_its_arrival_even_if_the_salon_is_busy(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """race.2: what waits while something is made durable has not arrived later for it."""
    cookie = await new_identity(server.url)
    code = await open_salon(server.url, cookie)
    store, append, post, now = server.node.store, server.node.store.append, Mailbox.post, Clock.now
    writing, written, posted = asyncio.Event(), asyncio.Event(), asyncio.Event()
    ahead = 0.0

    async def slow(batch: Append) -> None:
        writing.set()
        await written.wait()
        await append(batch)

    def noted(self: Mailbox, item: Item) -> None:
        post(self, item)
        posted.set()

    async with phone(server.url, cookie) as lea:
        await lea.hello(code)
        monkeypatch.setattr(Clock, "now", lambda self: now(self) + ahead)
        monkeypatch.setattr(store, "append", slow)
        await lea.send({"type": "do", "id": "one", "command": {"type": "say", "text": "un"}})
        await writing.wait()
        monkeypatch.setattr(Mailbox, "post", noted)
        await lea.send({"type": "do", "id": "two", "command": {"type": "say", "text": "deux"}})
        await posted.wait()
        ahead = 100.0
        written.set()
        await lea.ok("say", text="trois")
        entries = [decode(data) for data in await store.read(code)]
        said = {entry.id: entry.at for entry in entries if entry.id is not None}
        assert said["two"] - said["one"] < 50.0
        assert entries[-1].at - said["two"] > 50.0


def test_the_round_trip_is_the_median_of_five_that_nobody_could_slow_down_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """race.2: taken before the window opened."""
    now = 0.0
    monkeypatch.setattr(pulse, "monotonic", lambda: now)
    pings = Pulse()

    def measure(trip: float) -> None:
        nonlocal now
        ping = pings.ping()
        now += trip
        assert pings.pong(ping.n) == pytest.approx(trip)

    for trip in (0.5, 0.04, 0.06, 0.05, 0.03, 0.04):
        measure(trip)
        now += SETTLED + 0.1
    assert pings.rtt == pytest.approx(0.04)
    for _ in range(4):
        measure(0.25)
    assert pings.rtt == pytest.approx(0.04), "what was measured in the last moments does not count yet"
    now += SETTLED + 0.1
    assert pings.rtt == pytest.approx(0.25)
    assert Pulse().rtt is None


async def test_a_round_of_freeze_over_real_sockets(tmp_path: Path) -> None:
    """race.2, race.4: people and house players race for windows, and the record holds what was judged."""
    async with live(tmp_path, speed=20.0) as server:
        cookie = await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as lea, phone(server.url) as max_:
            await sit_down(lea, max_, code, game="freeze", config={"rounds": 1, "speed_hold": 1.0})
            await asyncio.gather(play(lea, random.Random(5), is_over), play(max_, random.Random(6), is_over))
            salon = latest(lea)
            assert len(salon["view"]["ranking"]) == 4
            events = [
                event["event"]["type"]
                for message in lea.told
                if message["type"] == "table"
                for event in message.get("events", ())
                if "event" in event
            ]
            assert {"discarded", "swapped", "took"} & set(events), "windows were opened"
        async with server.http(headers={"cookie": cookie}) as http:
            record = await http.get(f"/api/salons/{code}/record")
        replayed = replay(read_record(record.text))
        assert replayed.failure is None
        assert [place.seat for place in replayed.game.ranking(replayed.state) or ()] == [
            place["seat"] for place in salon["view"]["ranking"]
        ]
