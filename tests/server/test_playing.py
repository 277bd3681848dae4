"""A whole match over real sockets, and what each of those who look at it is told."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Live, live, new_identity, open_salon, phone
from tests.server.players import is_over, latest, play, sit_down

from salon.core.discovery import game as find
from salon.core.discovery import games
from salon.core.record import read_record
from salon.core.replay import replay
from salon.core.viewer import ALL, SPECTATOR, Viewer

SPEED = 100.0


async def test_two_people_and_two_house_players_play_a_match_to_its_end(tmp_path: Path) -> None:
    async with live(tmp_path, speed=SPEED) as server:
        cookie = await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as lea, phone(server.url) as max_, phone(server.url, "") as tv:
            await tv.hello(code, tv=True, watch=["table"])
            await sit_down(lea, max_, code)
            ends = await asyncio.gather(
                play(lea, random.Random(1), is_over), play(max_, random.Random(2), is_over)
            )
            assert ends[0]["view"]["ranking"] == ends[1]["view"]["ranking"]
            assert len(ends[0]["view"]["ranking"]) == 4
            shown = await tv.until(lambda it: it["type"] == "table" and is_over(it["table"]))
            assert shown["table"]["view"]["ranking"] == ends[0]["view"]["ranking"]
            await lea.ok("say", text="bien joué")
            room = (
                (await lea.until("room"))["room"] if lea.told[-1]["type"] != "ack" else lea.told[-2]["room"]
            )
            assert [result["game"] for result in room["results"]] == ["president"]

        async with server.http(headers={"cookie": cookie}) as http:
            results = (await http.get(f"/api/salons/{code}/results")).json()
            assert results == {"matches": [1], "results": room["results"]}
            assert (await http.get(f"/api/salons/{code}/record?match=2")).status_code == 404
            record = await http.get(f"/api/salons/{code}/record")
            assert record.headers["content-type"] == "application/jsonl"
        replayed = replay(read_record(record.text))
        assert replayed.failure is None
        ranking = [
            [place.seat, place.rank, place.score] for place in replayed.game.ranking(replayed.state) or ()
        ]
        assert ranking == [[it["seat"], it["rank"], it["score"]] for it in ends[0]["view"]["ranking"]]

        async with server.http(headers={"cookie": await new_identity(server.url)}) as http:
            refused = await http.get(f"/api/salons/{code}/record")
            assert (refused.status_code, refused.json()["refusal"]["code"]) == (404, "no_record")


async def test_no_message_holds_a_card_that_its_reader_may_not_see(tmp_path: Path) -> None:
    async with live(tmp_path, speed=SPEED) as server:
        cookie = await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as lea, phone(server.url) as max_, phone(server.url, "") as tv:
            await tv.hello(code, tv=True, watch=["table"])
            await sit_down(lea, max_, code)
            # Whoever of the two is asked first: then nothing moves, as there is no clock.
            asked = (play(it, random.Random(3), lambda table: table["decision"]) for it in (lea, max_))
            turns = [asyncio.create_task(turn) for turn in asked]
            done, waiting = await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            await asyncio.wait(turns)
            assert done
            match = server.node.house.salon(code).table.match
            assert match is not None
            everything = find("president").view(match.state, ALL)
            hands = [set(player.hand) for player in everything.players]
            assert min(map(len, hands)) > 5
            for device in (lea, max_, tv):
                seat = latest(device)["seat"] if device is not tv else None
                secret = set().union(*(hand for i, hand in enumerate(hands) if i != seat))
                text = json.dumps(device.told)
                assert [card for card in secret if f'"{card}"' in text] == []
                if seat is not None:
                    assert all(f'"{card}"' in text for card in hands[seat])


async def test_what_a_viewer_may_not_know_comes_as_a_bare_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("president")

    def discreet(event: Any, viewer: Viewer) -> Any:
        return (
            None
            if viewer == SPECTATOR and event.__struct_config__.tag == "dealt"
            else game.redact(event, viewer)
        )

    monkeypatch.setitem(games(), "president", replace(game, redact=discreet))
    async with live(tmp_path, speed=SPEED) as server:
        cookie = await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as lea, phone(server.url) as max_, phone(server.url) as zoe:
            await sit_down(lea, max_, code, zoe)
            await asyncio.gather(play(lea, random.Random(1), is_over), play(max_, random.Random(2), is_over))
            await zoe.until(lambda it: it["type"] == "table" and is_over(it["table"]))
            player, spectator = (
                {
                    event["n"]: event
                    for it in device.told
                    if it["type"] == "table"
                    for event in it.get("events", ())
                }
                for device in (max_, zoe)
            )
            assert player.keys() == spectator.keys()
            bare = [n for n, event in spectator.items() if event == {"n": n}]
            assert [player[n]["event"]["type"] for n in bare] == ["dealt", "dealt"]


async def test_a_place_is_told_to_those_who_watch_it_or_sit_there(server: Live) -> None:
    cookie = await new_identity(server.url)
    code = await open_salon(server.url, cookie)
    async with phone(server.url, cookie) as lea, phone(server.url) as max_:
        await lea.hello(code)
        await max_.hello(code, "Max")
        await max_.ok("sit", place="blackjack", seat=2)
        assert latest(max_, "blackjack")["seat"] == 2
        await lea.ok("watch", places=["blackjack"])
        fresh = lea.told[-2]
        assert (fresh["type"], fresh["fresh"], fresh["table"]["place"]) == ("table", True, "blackjack")
        assert fresh["table"]["seat"] is None
        await max_.ok("act", place="blackjack", action={"type": "bet", "amount": 50})
        bet = await lea.until("table")
        assert bet["table"]["view"]["players"][2]["bet"] == 50
        assert not bet.get("fresh")
        await lea.ok("watch", places=[])
        told = len(lea.told)
        await max_.ok("stand", place="blackjack")
        await lea.ok("say", text="rien vu")
        assert "table" not in [it["type"] for it in lea.told[told:]]
