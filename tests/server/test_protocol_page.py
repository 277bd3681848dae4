"""The page on the wire is true: its examples are messages, and it leaves none out."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import msgspec
import pytest
from tests.server.program import ROOT

from salon.server.messages import FromClient, FromServer
from salon.server.refusals import ALL_REFUSALS
from salon.table.commands import AnyCommand

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def _examples(side: str) -> list[str]:
    blocks = re.findall(rf"^```json {side}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


def _tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


@pytest.mark.parametrize("text", _examples("device"))
def test_what_a_device_sends_can_be_read(text: str) -> None:
    message = msgspec.json.decode(text, type=FromClient)
    sent, read = json.loads(text), json.loads(msgspec.json.encode(message))
    assert sent.items() <= read.items() or sent["command"].items() <= read["command"].items()


@pytest.mark.parametrize("text", _examples("server"))
def test_what_the_server_sends_is_written_like_this(text: str) -> None:
    message = msgspec.json.decode(text, type=FromServer)
    assert msgspec.json.encode(message).decode() == text


def test_every_message_and_every_command_has_an_example() -> None:
    sent = [json.loads(text) for text in _examples("device")]
    assert {message["type"] for message in sent} == _tags(FromClient)
    assert {json.loads(text)["type"] for text in _examples("server")} == _tags(FromServer)
    assert {message["command"]["type"] for message in sent if "command" in message} == _tags(AnyCommand)


def test_every_refusal_is_explained() -> None:
    rows = re.findall(r"^\| (`.*?) \| .* \|$", PAGE.partition("## Refusals")[2], re.MULTILINE)
    explained = [code for row in rows for code in re.findall(r"`(\w+)`", re.sub(r"\(.*?\)", "", row))]
    assert sorted(explained) == list(ALL_REFUSALS)
