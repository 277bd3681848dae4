"""Devices that play by themselves, through what the wire tells them and nothing else."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from tests.server.harness import Json, Phone

from salon.core.contract import Game
from salon.core.discovery import game as find


def choose(game: Game, view: Json, rng: random.Random) -> Any:
    """An action that the view allows, as JSON."""
    seen: Any = msgspec.convert(view, game.view_type)
    option = rng.choice(seen.legal)
    return msgspec.to_builtins(game.fill(seen, option, rng))


async def sit_down(host: Phone, guest: Phone, code: str, *others: Phone, **choice: Any) -> None:
    """Two people and two house players at the big table, and a match of Président begins without a clock.

    The ``others`` look on: as Zoé those who have an identity, the others as televisions.
    """
    await host.hello(code, watch=["table"])
    for other in others:
        who = {"name": "Zoé"} if other.cookie else {"tv": True}
        await other.hello(code, watch=["table"], **who)
    await guest.hello(code, "Max", watch=["table"])
    await host.ok("sit", place="table")
    await guest.ok("sit", place="table")
    for _ in range(2):
        await host.ok("add_robot", place="table")
    await host.ok("choose", **{"game": "president", "seconds": 0, "config": {"rounds": 2}, **choice})
    await host.ok("start")
    for phone in (guest, *others):
        await phone.until(lambda it: it["type"] == "table" and it["table"]["view"] is not None)


def latest(phone: Phone, place: str = "table") -> Json:
    """The last view of a place that the device was told."""
    table: Json = _latest(phone, place)["table"]
    return table


def _latest(phone: Phone, place: str) -> Json:
    for message in reversed(phone.told):
        parts: list[Json] = message.get("tables", []) if message["type"] == "welcome" else [message]
        for part in parts:
            if part["type"] == "table" and part["table"]["place"] == place:
                return part
    raise AssertionError("never told")


async def whose_turn(*devices: Phone, place: str = "table") -> Phone:
    """The one of these devices that is asked, once one of them is."""
    seats = {latest(device, place)["seat"]: device for device in devices}
    table = latest(devices[0], place)
    while not (asked := [seats[seat] for seat in table["view"]["to_act"] if seat in seats]):
        table = (await devices[0].until("table"))["table"]
    while not latest(asked[0], place)["decision"]:
        await asked[0].until("table")
    return asked[0]


async def play(phone: Phone, rng: random.Random, until: Any, place: str = "table") -> Json:
    """Act whenever it is the device's turn, until ``until(table)`` holds; return that table."""
    table = latest(phone, place)
    answered = ""
    while not until(table):
        if table["decision"] and table["decision"] != answered and table["view"]["legal"]:
            answered = table["decision"]
            action = choose(find(table["game"]), table["view"], rng)
            seen = _latest(phone, place)["n"]
            answer = await phone.do("act", place=place, action=action, decision=answered, seen=seen)
            if answer["type"] == "refused":  # somebody was quicker: what there is now is looked at anew
                answered = ""
                if _latest(phone, place)["n"] == seen:
                    await phone.until("table")
        elif table["status"] == "pause" and table["seat"] not in table["ready"]:
            await phone.do("ready", place=place)
        elif _too_late(await phone.until("table"), place, table["seat"]):
            answered = ""
        table = latest(phone, place)
    return table


def _too_late(message: Json, place: str, seat: int) -> bool:
    """Whether what ``seat`` had done came to nothing because somebody else was quicker."""
    told = [it["event"] for it in message.get("events", ()) if "event" in it]
    return message["table"]["place"] == place and any(
        it["type"] == "late" and it["seat"] == seat for it in told
    )


def is_over(table: Json) -> bool:
    """Whether the match has ended."""
    return bool(table["status"] == "over")
