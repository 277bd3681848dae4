"""The program stops, is killed, and comes back: nothing that was told is lost."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Json, Phone, new_identity, open_salon, phone
from tests.server.players import choose, latest, play, sit_down, whose_turn
from tests.server.program import program

from salon.core.discovery import game


def _mine(device: Phone) -> Any:
    table = latest(device)
    return table["view"]["players"][table["seat"]]


async def test_after_a_kill_the_same_cards_and_chips_are_there(tmp_path: Path) -> None:
    async with program(tmp_path) as server:
        cookie = await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as lea, phone(server.url) as max_:
            await sit_down(lea, max_, code, seconds=60)
            await lea.ok("sit", place="blackjack")
            await lea.ok("act", place="blackjack", action={"type": "bet", "amount": 130})
            await max_.ok("say", text="avant")
            had, hand, said = dict(max_.last), _mine(max_)["hand"], {"id": "before", "text": "une fois"}
            await max_.ok("say", **said)
            server.signal(signal.SIGKILL)
            await lea.gone()
            await max_.gone()
            assert "closed" not in [it["type"] for it in max_.told]
        code_of_death, _ = await server.end()
        assert code_of_death == -signal.SIGKILL

        await server.start(server.port)
        async with phone(server.url, cookie) as lea, phone(server.url, max_.cookie) as max_:
            welcome = await max_.hello(code, watch=["table"], last=had)
            assert set(_mine(max_)["hand"]) <= set(hand)
            assert len(_mine(max_)["hand"]) == _mine(max_)["cards"]
            (table,) = welcome["tables"]
            assert not table.get("fresh")
            assert [event["n"] for event in table.get("events", ())] == list(
                range(had["table"] + 1, table["n"] + 1)
            )
            # The command that was acknowledged before the kill is acknowledged again, and done once.
            assert (await max_.do("say", **said))["type"] == "ack"
            assert [it["text"] for it in welcome["chat"]] == ["avant", "une fois"]
            await lea.hello(code)
            view = latest(lea, "blackjack")["view"]
            assert view["players"][0]["bet"] == 130
            assert view["players"][0]["balance"] == 870
            # Nobody is told of an absence: the restart is ours alone.
            types = [event["event"]["type"] for event in welcome["room"].get("events", ())]
            assert "disconnected" not in types
            server.signal(signal.SIGTERM)
            await lea.gone()
        assert (await server.end())[0] == 0


async def test_a_clock_gets_back_the_time_in_which_nobody_could_play(tmp_path: Path) -> None:
    async with program(tmp_path) as server:
        cookie = await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as lea, phone(server.url) as max_:
            await sit_down(lea, max_, code, seconds=60)
            asked = await whose_turn(lea, max_)
            before = latest(asked)["clock"]
            server.signal(signal.SIGKILL)
            await asked.gone()
        await server.end()
        _as_if_long_ago(tmp_path, seconds=300)
        await server.start()
        async with phone(server.url, asked.cookie) as back:
            await back.hello(code, watch=["table"])
            after = latest(back)["clock"]
            assert (after["key"], after["total"]) == (before["key"], before["total"])
            assert before["left"] - 5000 < after["left"] <= before["left"]
            assert latest(back)["decision"]


def _as_if_long_ago(data: Path, seconds: float) -> None:
    """Make the program have stopped so many seconds earlier than it did."""
    with sqlite3.connect(data / "salon.db") as connection:
        for stream, number, entry in connection.execute("select * from entry").fetchall():
            moved = {**json.loads(entry), "at": json.loads(entry)["at"] - seconds}
            row = (json.dumps(moved).encode(), stream, number)
            connection.execute("update entry set data = ? where stream = ? and number = ?", row)
    connection.close()
    alive = data / "alive"
    os.utime(alive, (alive.stat().st_atime - seconds, alive.stat().st_mtime - seconds))


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT])
async def test_a_stop_is_announced_and_quick(tmp_path: Path, kind: signal.Signals) -> None:
    async with program(tmp_path) as server:
        cookie = await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as lea:
            await lea.hello(code)
            await lea.send(
                json.dumps({"type": "do", "id": "last", "command": {"type": "say", "text": "à la prochaine"}})
            )
            await lea.until("ack")
            server.signal(kind)
            closed = await lea.gone()
            assert (closed["refusal"]["code"], closed["retry"]) == ("restarting", True)
            assert lea.close_code == 1012
        code_of_end, error = await server.end()
        assert (code_of_end, error) == (0, "")
        await server.start()
        async with phone(server.url, cookie) as lea:
            welcome = await lea.hello(code)
            assert [said["text"] for said in welcome["chat"]] == ["à la prochaine"]


async def test_killed_at_any_moment_the_table_goes_on(tmp_path: Path) -> None:
    rng = random.Random(5)
    async with program(tmp_path) as server:
        cookie, friend = await new_identity(server.url), await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as lea, phone(server.url, friend) as max_:
            await sit_down(lea, max_, code)
            last = dict(lea.last)
        for life in range(4):
            async with phone(server.url, cookie) as lea, phone(server.url, friend) as max_:
                # The harness checks that the numbers go on from the last one, without a gap and without a repetition.
                lea.last = last
                await lea.hello(code, watch=["table"], last=last)
                await max_.hello(code, watch=["table"])
                device = await whose_turn(lea, max_)
                table = latest(device)
                action = choose(game("president"), table["view"], rng)
                command = {"type": "act", "place": "table", "action": action, "decision": table["decision"]}
                await device.send({"type": "do", "id": f"life {life}", "command": command})
                await asyncio.sleep(rng.random() * 0.02)
                server.signal(signal.SIGKILL)
                await lea.gone()
                last = dict(lea.last)
            await server.end()
            await server.start(server.port)


async def test_house_players_end_with_the_program_even_when_it_is_killed(tmp_path: Path) -> None:
    async with program(tmp_path) as server:
        cookie = await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as lea, phone(server.url) as max_:
            await sit_down(lea, max_, code)
            both = [asyncio.create_task(play(it, random.Random(1), _house_has_moved)) for it in (lea, max_)]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in both:
                task.cancel()
            children = _children(server.process.pid)
            assert children
            server.signal(signal.SIGKILL)
            await server.end()
            for handle in map(os.pidfd_open, children):
                await _ended(handle)


def _house_has_moved(table: Json) -> bool:
    view = table["view"]
    return any(seat > 1 for seat in [*view["passed"], *(laid["seat"] for laid in view["pile"])])


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def _ended(handle: int) -> None:
    """Wait for the end of the process that ``handle`` stands for."""
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_reader(handle, ended.set)
    try:
        async with asyncio.timeout(10):
            await ended.wait()
    finally:
        loop.remove_reader(handle)
        os.close(handle)


async def test_two_programs_do_not_share_a_folder(tmp_path: Path) -> None:
    async with program(tmp_path) as server:
        second = type(server)(tmp_path)
        with pytest.raises(AssertionError, match="another salon is running"):
            await second.start()
        assert second.process.returncode == 1


async def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(AssertionError, match="taken"):
            async with program(tmp_path, "--port", str(taken.getsockname()[1])):
                pass
