"""Whatever a device sends is answered by a typed refusal, and leaves everything else running."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.harness import Live, Phone, new_identity, open_salon, phone

from salon.server.limits import COMMANDS, REFUSALS
from salon.server.sockets.reading import LARGEST


@pytest.fixture
async def lea(server: Live) -> AsyncIterator[Phone]:
    """A device that is in its salon."""
    cookie = await new_identity(server.url)
    code = await open_salon(server.url, cookie)
    async with phone(server.url, cookie) as device:
        await device.hello(code)
        yield device


async def _still_works(device: Phone) -> None:
    await device.ok("say", text="ça va")


async def _refusal(device: Phone, message: Any) -> Any:
    await device.send(message)
    refused = await device.until("refused")
    return refused["id"], refused["refusal"]["code"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "not JSON",
        "[]",
        "null",
        "{}",
        b"\xff\xfe\x00",
        '{"type":"unknown"}',
        '{"type":"do"}',
        '{"type":"do","id":7,"command":{"type":"start"}}',
        '{"type":"pong","n":"x"}',
        "[" * 5000,
        json.dumps({"type": "do", "id": "x" * 41, "command": {"type": "start"}}),
    ],
)
async def test_what_cannot_be_read_is_refused_without_an_id(lea: Phone, message: Any) -> None:
    assert await _refusal(lea, message) == (None, "unreadable")
    await _still_works(lea)


@pytest.mark.parametrize(
    "command",
    [
        None,
        {},
        {"type": "fly"},
        {"type": "sit"},
        {"type": "sit", "place": "kitchen"},
        {"type": "sit", "place": "table", "seat": -1},
        {"type": "sit", "place": "table", "seat": 8},
        {"type": "sit", "place": "table", "colour": "red"},
        {"type": "capacity", "people": 10**30},
        {"type": "say", "text": 5},
        {"type": "choose", "game": "president", "seconds": 1},
    ],
)
async def test_a_command_of_the_wrong_shape_is_refused_by_its_id(lea: Phone, command: Any) -> None:
    message = {"type": "do", "id": "mine", "command": command}
    assert await _refusal(lea, message) == ("mine", "unreadable")
    await _still_works(lea)


async def test_a_message_that_is_too_large_is_refused(lea: Phone) -> None:
    command = {"type": "say", "text": "x" * LARGEST}
    await lea.send({"type": "do", "id": "1", "command": command})
    refused = await lea.until("refused")
    assert refused["refusal"] == {"code": "too_large", "params": {"max": LARGEST}}
    await _still_works(lea)


async def test_a_message_that_is_far_too_large_ends_the_connection(server: Live, lea: Phone) -> None:
    await lea.send("x" * (4 * LARGEST + 1))
    await lea.gone()
    assert lea.close_code == 1009
    async with server.http() as http:
        assert (await http.get("/healthz")).status_code == 200


async def test_a_command_before_hello_is_refused(server: Live) -> None:
    async with phone(server.url) as max_:
        assert await _refusal(max_, {"type": "do", "id": "a", "command": {"type": "start"}}) == (
            "a",
            "not_joined",
        )


async def test_a_repeated_id_is_answered_again_and_does_nothing_twice(server: Live, lea: Phone) -> None:
    first = await lea.do("say", id="same", text="une fois")
    n = lea.last["room"]
    assert await lea.do("say", id="same", text="deux fois") == first
    refused = await lea.do("start", id="no")
    assert refused["refusal"]["code"] == "no_game_chosen"
    await lea.ok("choose", game="president")
    assert await lea.do("start", id="no") == refused
    code = lea.told[0]["room"]["room"]["code"]
    async with phone(server.url, lea.cookie) as again:
        welcome = await again.hello(code)
        assert await again.do("say", id="same", text="trois fois") == first
        assert [said["text"] for said in welcome["chat"]] == ["une fois"]
        assert again.last["room"] == n + 1


async def test_the_salon_answers_what_cannot_be_done_now(lea: Phone) -> None:
    codes = {
        "start": (await lea.do("start"))["refusal"]["code"],
        "unknown game": (await lea.do("choose", game="bridge"))["refusal"]["code"],
        "bad option": (await lea.do("choose", game="president", config={"rounds": 0}))["refusal"]["code"],
        "no match": (await lea.do("act", place="table", action={"type": "pass"}))["refusal"]["code"],
        "stand": (await lea.do("stand", place="table"))["refusal"]["code"],
        "nobody": (await lea.do("remove", person="nobody"))["refusal"]["code"],
        "reaction": (await lea.do("react", reaction="<script>"))["refusal"]["code"],
        "empty": (await lea.do("say", text=" "))["refusal"]["code"],
        "long": (await lea.do("say", text="x" * 241))["refusal"]["code"],
    }
    assert codes == {
        "start": "no_game_chosen",
        "unknown game": "unknown_game",
        "bad option": "bad_config",
        "no match": "no_match",
        "stand": "not_seated",
        "nobody": "unknown_person",
        "reaction": "unknown_reaction",
        "empty": "chat_empty",
        "long": "chat_too_long",
    }
    await _still_works(lea)


async def test_only_the_host_has_the_hosts_powers(server: Live, lea: Phone) -> None:
    code = lea.told[0]["room"]["room"]["code"]
    async with phone(server.url) as max_:
        await max_.hello(code, "Max")
        commands: dict[str, dict[str, Any]] = {
            "lock": {"locked": True},
            "choose": {"game": "president"},
            "start": {},
        }
        for command, fields in commands.items():
            assert (await max_.do(command, **fields))["refusal"]["code"] == "not_host"


async def test_chat_and_reactions_are_limited(lea: Phone) -> None:
    said = [(await lea.do("say", text=str(n)))["type"] for n in range(6)]
    assert said == ["ack"] * 5 + ["refused"]
    shown = [(await lea.do("react", reaction="bravo"))["type"] for n in range(6)]
    assert shown == ["ack"] * 5 + ["refused"]
    assert lea.told[-1]["refusal"]["code"] == "too_fast"
    await lea.ok("watch", places=["table"])


async def test_a_command_that_came_too_fast_may_be_sent_again(lea: Phone) -> None:
    for n in range(int(COMMANDS.burst) + 5):
        await lea.send({"type": "do", "id": f"w{n}", "command": {"type": "watch", "places": []}})
    refused = await lea.until("refused")
    assert refused["refusal"]["code"] == "too_fast"
    await lea.until("refused")
    answer = refused
    while answer["type"] == "refused":
        answer = await lea.do("watch", id=refused["id"], places=[])
    assert answer == {"type": "ack", "id": refused["id"]}


async def test_a_flood_ends_the_connection_and_nothing_else(server: Live, lea: Phone) -> None:
    code = lea.told[0]["room"]["room"]["code"]
    async with phone(server.url) as max_:
        await max_.hello(code, "Max")
        for _ in range(int(REFUSALS.burst) + 50):
            await max_.send("junk")
        assert (await max_.gone())["refusal"]["code"] == "flood"
        assert max_.close_code == 1008
    await _still_works(lea)
    figures = server.node.door.metrics.text().decode()
    (turned_away,) = re.findall(r'salon_turned_away_total{refusal="unreadable"} (\S+)', figures)
    assert float(turned_away) >= REFUSALS.burst
    assert 'salon_closed_total{code="1008"} 1.0' in figures


async def test_pongs_that_nobody_asked_for_are_a_flood_too(server: Live, lea: Phone) -> None:
    code = lea.told[0]["room"]["room"]["code"]
    async with phone(server.url) as max_:
        await max_.hello(code, "Max")
        for _ in range(int(REFUSALS.burst) + 50):
            await max_.send({"type": "pong", "n": 77})
        assert (await max_.gone())["refusal"]["code"] == "flood"
        assert max_.close_code == 1008
    await _still_works(lea)


async def test_a_request_with_an_origin_that_is_none_is_refused(server: Live) -> None:
    async with server.http() as http:
        answer = await http.post("/api/me", headers={"origin": "http://["})
        assert (answer.status_code, answer.json()["refusal"]["code"]) == (403, "forbidden")
