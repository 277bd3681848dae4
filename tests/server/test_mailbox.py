"""A salon when something goes wrong in it: one mistake stays one mistake."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Live, Phone, live, new_identity, open_salon, phone
from tests.server.players import is_over, latest, play, sit_down

from salon.core.discovery import games
from salon.server.salons.audience import Audience
from salon.server.salons.letters import Describe
from salon.server.store import Append, StoreError


async def _salon(server: Live) -> tuple[str, str]:
    cookie = await new_identity(server.url)
    return cookie, await open_salon(server.url, cookie)


def _said(device: Phone) -> list[str]:
    return [it["text"] for it in device.told[0]["chat"]] if "chat" in device.told[0] else []


async def test_what_cannot_be_made_durable_is_told_to_nobody(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookie, code = await _salon(server)
    append = server.node.store.append

    async def full(batch: Append) -> None:
        raise StoreError("database or disk is full")

    async with phone(server.url, cookie) as lea, phone(server.url) as max_:
        await lea.hello(code)
        await max_.hello(code, "Max")
        monkeypatch.setattr(server.node.store, "append", full)
        await max_.send({"type": "do", "id": "lost", "command": {"type": "say", "text": "perdu"}})
        for device in (lea, max_):
            closed = await device.gone()
            assert (closed["refusal"]["code"], closed["retry"], device.close_code) == ("internal", True, 1013)
            assert len(closed["refusal"]["params"]["reference"]) == 8
            assert "perdu" not in str(device.told)
        monkeypatch.setattr(server.node.store, "append", append)
        async with phone(server.url, max_.cookie) as again:
            await again.hello(code)
            assert _said(again) == []
            # The same command under the same id is done now, as it was not done before.
            assert (await again.do("say", id="lost", text="retrouvé"))["type"] == "ack"


async def test_a_salon_that_another_node_has_written_to_is_read_anew(server: Live) -> None:
    cookie, code = await _salon(server)
    async with phone(server.url, cookie) as lea:
        await lea.hello(code)
        await lea.ok("say", text="à moi")
        entries = await server.node.store.read(code)
        foreign = entries[-1].replace("à moi".encode(), "à toi".encode())
        await server.node.store.append(Append(code, len(entries), (foreign,)))
        await lea.send({"type": "do", "id": "late", "command": {"type": "say", "text": "trop tard"}})
        assert (await lea.gone())["retry"] is True
        async with phone(server.url, cookie) as again:
            await again.hello(code, last=lea.last)
            assert _said(again) == ["à moi", "à toi"]


async def test_a_mistake_in_one_command_is_answered_with_a_reference(
    server: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    cookie, code = await _salon(server)
    blackjack = games()["blackjack"]

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    async with phone(server.url, cookie) as lea, phone(server.url) as max_:
        await lea.hello(code)
        await max_.hello(code, "Max")
        await lea.ok("sit", place="blackjack")
        monkeypatch.setitem(games(), "blackjack", replace(blackjack, check=broken))
        refused = await lea.do("act", place="blackjack", action={"type": "bet", "amount": 50})
        assert refused["refusal"]["code"] == "internal"
        reference = refused["refusal"]["params"]["reference"]
        assert [record for record in caplog.records if getattr(record, "reference", "") == reference]
        monkeypatch.setitem(games(), "blackjack", blackjack)
        await lea.ok("act", place="blackjack", action={"type": "bet", "amount": 50})
        await max_.ok("say", text="rien remarqué")
        assert "salon_mistakes_total 1.0" in server.node.door.metrics.text().decode()


async def test_a_view_that_cannot_be_drawn_concerns_its_viewer_alone(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookie, code = await _salon(server)
    blackjack = games()["blackjack"]

    def broken(state: Any, viewer: Any) -> Any:
        return 1 / 0 if viewer == 1 else blackjack.view(state, viewer)

    async with phone(server.url, cookie) as lea, phone(server.url) as max_:
        await lea.hello(code)
        await max_.hello(code, "Max")
        await lea.ok("sit", place="blackjack", seat=0)
        await max_.ok("sit", place="blackjack", seat=1)
        monkeypatch.setitem(games(), "blackjack", replace(blackjack, view=broken))
        await lea.ok("act", place="blackjack", action={"type": "bet", "amount": 50})
        assert latest(lea, "blackjack")["view"]["players"][0]["bet"] == 50
        closed = await max_.gone()
        assert (closed["refusal"]["code"], closed["retry"]) == ("internal", True)


async def test_a_house_player_that_errs_plays_what_an_absent_seat_would(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    president = games()["president"]
    wrong = president.actions[0](("As",) * 9)
    monkeypatch.setitem(games(), "president", replace(president, bot=lambda *_: wrong))
    async with live(tmp_path, speed=100.0) as server:
        cookie, code = await _salon(server)
        async with phone(server.url, cookie) as lea, phone(server.url) as max_:
            await sit_down(lea, max_, code, config={"rounds": 1})
            await asyncio.gather(play(lea, random.Random(1), is_over), play(max_, random.Random(2), is_over))
        assert "salon_defaults_total 0.0" not in server.node.door.metrics.text().decode()


async def test_an_idle_salon_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async with live(tmp_path, speed=1000.0) as server:
        cookie, code = await _salon(server)
        async with phone(server.url, cookie) as lea:
            await lea.hello(code)
            await lea.ok("say", text="à plus tard")
        await server.node.house.ended(code)
        with pytest.raises(KeyError):
            server.node.house.salon(code)
        async with phone(server.url, cookie) as lea:
            await lea.hello(code)
            assert _said(lea) == ["à plus tard"]


async def test_a_code_that_opens_nothing_does_not_stay_in_memory(server: Live) -> None:
    async with server.http() as http:
        assert (await http.get("/api/salons/BBBBBB")).status_code == 404
    await server.node.house.ended("BBBBBB")
    with pytest.raises(KeyError):
        server.node.house.salon("BBBBBB")


async def test_a_question_that_is_not_waited_for_does_not_disturb_the_end(server: Live) -> None:
    """A phone that hangs up at the door while the server stops: the others are told, and the stop goes on."""
    cookie, code = await _salon(server)
    async with phone(server.url, cookie) as lea:
        await lea.hello(code)
        append, held, go_on = server.node.store.append, asyncio.Event(), asyncio.Event()

        async def slow(batch: Append) -> None:
            held.set()
            await go_on.wait()
            await append(batch)

        server.node.store.append = slow  # type: ignore[method-assign]
        await lea.send({"type": "do", "id": "held", "command": {"type": "say", "text": "un instant"}})
        await held.wait()
        asking = asyncio.create_task(server.node.door.ask(code, Describe(None)))
        await asyncio.sleep(0)
        asking.cancel()
        stopping = asyncio.create_task(server.node.farewell())
        await asyncio.sleep(0)
        go_on.set()
        await stopping
        closed = await lea.gone()
        assert (closed["refusal"]["code"], lea.close_code) == ("restarting", 1012)
    assert _mistakes(server) == 0.0


async def test_a_mistake_in_telling_leaves_nobody_waiting_for_an_answer(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookie, code = await _salon(server)

    def broken(*_: object) -> None:
        raise RuntimeError("nothing can be told")

    with monkeypatch.context() as once:
        once.setattr(Audience, "tell", broken)
        async with server.http(headers={"cookie": cookie}) as http:
            answer = await http.get(f"/api/salons/{code}")
            assert answer.status_code == 503
    async with phone(server.url, cookie) as lea:
        assert (await lea.hello(code))["type"] == "welcome"


def _mistakes(server: Live) -> float:
    text = server.node.door.metrics.text().decode()
    return sum(
        float(line.rpartition(" ")[2]) for line in text.splitlines() if "salon_mistakes_total" in line[:22]
    )
