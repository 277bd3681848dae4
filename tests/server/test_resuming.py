"""Coming back: exactly what was missed, or a fresh view."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.server.harness import Json, Live, live, new_identity, open_salon, phone
from tests.server.players import is_over, latest, play, sit_down

from salon.server.messages import PROTOCOL
from salon.table.state import RING


def _events(message: Json, place: str) -> list[Json]:
    table = next(it for it in message["tables"] if it["table"]["place"] == place)
    assert not table.get("fresh")
    return list(table.get("events", ()))


async def test_who_comes_back_gets_exactly_what_was_missed(tmp_path: Path) -> None:
    async with live(tmp_path, speed=100.0) as server:
        cookie = await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as lea, phone(server.url) as max_, phone(server.url) as zoe:
            await sit_down(lea, max_, code, zoe)
            had = dict(zoe.last)
            witness = phone(server.url)
            async with witness as watching:
                await watching.hello(code, "Témoin", watch=["table"])
                await zoe.leave()
                await asyncio.gather(
                    play(lea, random.Random(1), is_over), play(max_, random.Random(2), is_over)
                )
                await watching.until(lambda it: it["type"] == "table" and is_over(it["table"]))
                seen = [
                    event for it in watching.told if it["type"] == "table" for event in it.get("events", ())
                ]
            async with phone(server.url, zoe.cookie) as back:
                welcome = await back.hello(code, watch=["table"], last=had)
                missed = _events(welcome, "table")
                assert [event["n"] for event in missed] == list(
                    range(had["table"] + 1, back.last["table"] + 1)
                )
                assert missed[-len(seen) :] == seen
                room = welcome["room"]["events"]
                assert [event["n"] for event in room] == list(range(had["room"] + 1, back.last["room"] + 1))
                again = await back.hello(code)
                assert again["type"] == "refused"
            async with phone(server.url, zoe.cookie) as up_to_date:
                welcome = await up_to_date.hello(code, watch=["table"], last=back.last)
                assert _events(welcome, "table") == []


@pytest.mark.parametrize("last", [{}, {"table": 10**6}, {"table": -5}, {"kitchen": 3}])
async def test_who_has_nothing_of_ours_gets_a_fresh_view(server: Live, last: dict[str, int]) -> None:
    cookie = await new_identity(server.url)
    code = await open_salon(server.url, cookie)
    async with phone(server.url, cookie) as lea:
        welcome = await lea.hello(code, watch=["table"], last=last)
        assert [table["fresh"] for table in welcome["tables"]] == [True]
        assert "events" not in welcome["tables"][0]


async def test_who_was_away_for_too_long_gets_a_fresh_view(tmp_path: Path) -> None:
    async with live(tmp_path, speed=2000.0) as server:
        cookie = await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as lea, phone(server.url) as max_:
            await sit_down(lea, max_, code, config={"rounds": 20})
            had = dict(lea.last)

            def far(table: Json) -> bool:
                return lea.last["table"] - had["table"] > RING or is_over(table)

            other = asyncio.create_task(play(max_, random.Random(2), is_over))
            await play(lea, random.Random(1), far)
            other.cancel()
            async with phone(server.url, cookie) as back:
                welcome = await back.hello(code, watch=["table"], last=had)
                (table,) = welcome["tables"]
                assert table["fresh"]
                assert table["table"]["seat"] == latest(lea)["seat"]
                assert table["table"]["view"]["legal"] is not None


async def test_a_reload_in_the_middle_is_seen_by_nobody(tmp_path: Path) -> None:
    async with live(tmp_path, speed=20.0) as server:
        cookie = await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as lea, phone(server.url) as max_:
            await sit_down(lea, max_, code)
            n = lea.last["room"]
            hand = latest(max_)["view"]["players"][latest(max_)["seat"]]["hand"]
            await max_.leave()
            async with phone(server.url, max_.cookie) as again:
                await again.hello(code, watch=["table"])
                assert latest(again)["view"]["players"][latest(again)["seat"]]["hand"] == hand
                await again.ok("say", text="oups")
                await lea.until("room")
                assert lea.last["room"] == n + 1


async def test_who_does_not_come_back_is_told_as_absent_and_replaced(tmp_path: Path) -> None:
    async with live(tmp_path, speed=50.0) as server:
        cookie = await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as lea, phone(server.url) as max_:
            await sit_down(lea, max_, code)
            await max_.leave()
            told: list[str] = []
            while "taken_over" not in told:
                news = await lea.until("room")
                told += [event["event"]["type"] for event in news.get("events", ())]
            assert told == ["disconnected", "taken_over"]
            assert [
                seat["stand_in"] for seat in news["room"]["table"]["seats"] if seat and seat.get("stand_in")
            ]
            async with phone(server.url, max_.cookie) as back:
                welcome = await back.hello(code, watch=["table"])
                assert latest(back)["seat"] is not None
                assert not any(
                    seat and seat.get("stand_in") for seat in welcome["room"]["room"]["table"]["seats"]
                )


async def test_the_welcome_comes_before_the_answer_to_a_repeated_command(server: Live) -> None:
    cookie = await new_identity(server.url)
    code = await open_salon(server.url, cookie)
    async with phone(server.url, cookie) as lea:
        await lea.hello(code)
        await lea.ok("say", id="once", text="une fois")
        async with phone(server.url, cookie) as again:
            for message in (
                {"type": "hello", "protocol": PROTOCOL, "code": code},
                {"type": "do", "id": "once", "command": {"type": "say", "text": "une fois"}},
            ):
                await again.send(message)
            assert [(await again.next())["type"] for _ in range(2)] == ["welcome", "ack"]
