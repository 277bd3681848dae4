"""Coming in: the handshake, who is let in and who is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.harness import Live, live, new_identity, open_salon, phone
from websockets.exceptions import InvalidStatus

from salon.server.codes import ALPHABET
from salon.server.door import Pace
from salon.server.messages import PROTOCOL


@pytest.fixture
async def cookie(server: Live) -> str:
    """The identity of the host."""
    return await new_identity(server.url)


@pytest.fixture
async def code(server: Live, cookie: str) -> str:
    """An open salon."""
    return await open_salon(server.url, cookie)


async def test_one_handshake_brings_the_room(server: Live, cookie: str, code: str) -> None:
    async with phone(server.url, cookie) as lea, phone(server.url) as max_:
        welcome = await lea.hello(code)
        assert welcome["protocol"] == PROTOCOL
        assert welcome["build"] == server.node.door.build
        room = welcome["room"]["room"]
        assert [(person["name"], person["host"]) for person in room["people"]] == [("Léa", True)]
        assert room["code"] == code
        assert welcome["you"] == room["host"]
        await max_.hello(f" {code[:3].lower()}-{code[3:]}", "Max")
        news = await lea.until("room")
        assert [event["event"]["type"] for event in news["events"]] == ["entered"]
        assert [person["name"] for person in news["room"]["people"]] == ["Léa", "Max"]


@pytest.mark.parametrize("wrong", ["BBBBBB", "short", "", "ÉÉÉÉÉÉ", "BBBBBBBBBBBB"])
async def test_an_unknown_code_says_so(server: Live, code: str, wrong: str) -> None:
    async with phone(server.url) as max_:
        assert (await max_.hello(wrong, "Max"))["refusal"]["code"] == "unknown_salon"
        await max_.gone()
        assert max_.close_code == 1000


async def test_who_tries_many_codes_is_not_answered_any_more(server: Live, code: str) -> None:
    async with server.http() as http:
        wrong = [await http.get(f"/api/salons/BBBBB{letter}") for letter in (ALPHABET * 2)[:25]]
        assert [answer.status_code for answer in wrong] == [404] * 20 + [429] * 5
        refused = await http.get(f"/api/salons/{code}")
        assert refused.json()["refusal"]["code"] == "too_many_codes"
    async with phone(server.url) as max_:
        assert (await max_.hello(code, "Max"))["refusal"]["code"] == "too_many_codes"


async def test_wrong_codes_from_one_address_do_not_shut_out_who_is_inside(
    server: Live, cookie: str, code: str
) -> None:
    """A whole household, or all that comes through one proxy, has one address."""
    async with server.http(headers={"cookie": cookie}) as http:
        wrong = [await http.get(f"/api/salons/BBBBB{letter}") for letter in (ALPHABET * 2)[:25]]
        assert wrong[-1].status_code == 429
        assert (await http.get(f"/api/salons/{code}")).json()["inside"] is True
    async with phone(server.url, cookie) as lea:
        assert (await lea.hello(code))["type"] == "welcome"


async def test_a_locked_salon_lets_nobody_new_in(server: Live, cookie: str, code: str) -> None:
    async with phone(server.url, cookie) as lea, phone(server.url) as max_, phone(server.url) as zoe:
        await lea.hello(code)
        await max_.hello(code, "Max")
        await lea.ok("lock", locked=True)
        assert (await zoe.hello(code, "Zoé"))["refusal"]["code"] == "salon_locked"
        async with phone(server.url, max_.cookie) as again:
            assert (await again.hello(code))["type"] == "welcome"


async def test_a_full_salon_lets_nobody_in(server: Live, cookie: str, code: str) -> None:
    async with phone(server.url, cookie) as lea, phone(server.url) as max_:
        await lea.hello(code)
        await lea.ok("capacity", people=1)
        refusal = (await max_.hello(code, "Max"))["refusal"]
        assert refusal == {"code": "salon_full", "params": {"capacity": 1}}


async def test_who_was_shown_out_cannot_come_back(server: Live, cookie: str, code: str) -> None:
    async with phone(server.url, cookie) as lea, phone(server.url) as max_:
        await lea.hello(code)
        welcome = await max_.hello(code, "Max")
        await lea.ok("remove", person=welcome["you"])
        assert (await max_.gone())["refusal"]["code"] == "removed"
        async with phone(server.url, max_.cookie) as again:
            assert (await again.hello(code, "Maxime"))["refusal"]["code"] == "removed"


@pytest.mark.parametrize(
    ("name", "refusal"), [("", "name_empty"), ("  \t", "name_empty"), ("x" * 300, "name_too_long")]
)
async def test_a_name_that_is_none_is_refused(server: Live, code: str, name: str, refusal: str) -> None:
    async with phone(server.url) as max_:
        assert (await max_.hello(code, name))["refusal"]["code"] == refusal


async def test_markup_in_a_name_is_only_text(server: Live, code: str) -> None:
    async with phone(server.url) as max_:
        welcome = await max_.hello(code, "<b>Max</b>")
        assert welcome["room"]["room"]["people"][-1]["name"] == "<b>Max</b>"


async def test_without_an_identity_nobody_gets_in(server: Live, code: str) -> None:
    for cookie in ("", "salon=forged", "other=x"):
        async with phone(server.url, cookie) as max_:
            assert (await max_.hello(code, "Max"))["refusal"]["code"] == "no_identity"


async def test_a_page_of_another_release_is_told_to_reload(server: Live, code: str) -> None:
    async with phone(server.url) as old:
        closed = await old.hello(code, "Max", protocol=PROTOCOL + 1)
        assert closed["refusal"]["code"] == "old_client"
        assert not closed.get("retry")
    async with phone(server.url) as old:
        await old.send({"type": "hello", "protocol": 0, "room": code, "token": "of former times"})
        assert (await old.gone())["refusal"]["code"] == "old_client"


async def test_a_newer_device_takes_over(server: Live, cookie: str, code: str) -> None:
    async with phone(server.url, cookie) as first, phone(server.url, cookie) as second:
        await first.hello(code)
        welcome = await second.hello(code)
        closed = await first.gone()
        assert closed["refusal"]["code"] == "replaced"
        assert not closed.get("retry")
        # Nobody left and nobody came: it is one and the same person.
        await second.ok("say", text="me revoilà")
        assert second.last["room"] == welcome["room"]["n"] + 1


async def test_a_television_is_nobody_and_only_watches(server: Live, cookie: str, code: str) -> None:
    async with phone(server.url, cookie) as lea, phone(server.url, "") as tv:
        await lea.hello(code)
        welcome = await tv.hello(code, tv=True, watch=["table"])
        assert welcome["you"] is None
        assert [table["table"]["place"] for table in welcome["tables"]] == ["table"]
        assert len(welcome["room"]["room"]["people"]) == 1
        assert (await tv.do("say", text="bonjour"))["refusal"]["code"] == "only_watching"
        await tv.ok("watch", places=["roulette", "blackjack"])
        await lea.ok("say", text="bonjour")
        assert (await tv.until("room"))["events"][0]["event"]["text"] == "bonjour"


async def test_a_second_hello_is_refused(server: Live, cookie: str, code: str) -> None:
    async with phone(server.url, cookie) as lea:
        await lea.hello(code)
        assert (await lea.hello(code))["refusal"]["code"] == "already_joined"
        await lea.ok("say", text="toujours là")


async def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    async with live(tmp_path, pace=Pace(hello=0.05)) as server, phone(server.url) as mute:
        assert (await mute.gone())["refusal"]["code"] == "no_hello"
        assert mute.close_code == 1008


async def test_who_does_not_answer_pings_is_given_up_and_may_come_back(tmp_path: Path) -> None:
    async with live(tmp_path, pace=Pace(ping=0.02, silence=0.1)) as server:
        cookie = await new_identity(server.url)
        code = await open_salon(server.url, cookie)
        async with phone(server.url, cookie) as dead:
            dead.mute = True
            await dead.hello(code)
            closed = await dead.gone(mute=True)
            assert closed["refusal"]["code"] == "gone_silent"
            assert closed["retry"] is True
            assert dead.close_code == 1013


@pytest.mark.parametrize(
    "origin", [None, "https://elsewhere.example", "null", "http://127.0.0.1:1", "http://[", "http://[::1"]
)
async def test_a_page_of_another_site_gets_no_socket(server: Live, origin: str | None) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with phone(server.url, origin=origin):
            pass
    assert refused.value.response.status_code == 403


async def test_a_site_that_was_named_gets_one(tmp_path: Path) -> None:
    site = "https://salon.example"
    async with live(tmp_path, origins=(site,)) as server, phone(server.url, origin=site) as max_:
        assert (await max_.hello("BBBBBB", "Max"))["refusal"]["code"] == "unknown_salon"


async def test_leaving_for_good(server: Live, cookie: str, code: str) -> None:
    async with phone(server.url, cookie) as lea, phone(server.url) as max_:
        await lea.hello(code)
        await max_.hello(code, "Max")
        await max_.ok("quit")
        assert (await max_.gone())["refusal"]["code"] == "left"
        news = await lea.until(lambda it: it["type"] == "room" and len(it["room"]["people"]) == 1)
        assert news["events"][0]["event"]["type"] == "gone"


async def test_who_comes_while_the_server_stops_may_try_again(server: Live, cookie: str, code: str) -> None:
    await server.node.farewell()
    async with phone(server.url, cookie) as lea:
        closed = await lea.hello(code)
        assert (closed["refusal"]["code"], closed["retry"]) == ("restarting", True)
        await lea.gone()
        assert lea.close_code == 1012


async def test_who_was_shown_out_does_not_look_on_as_a_television(
    server: Live, cookie: str, code: str
) -> None:
    async with phone(server.url, cookie) as lea, phone(server.url) as max_:
        await lea.hello(code)
        max_id = (await max_.hello(code, "Max"))["you"]
        await lea.ok("remove", person=max_id)
        async with phone(server.url, max_.cookie) as again:
            assert (await again.hello(code, tv=True))["refusal"]["code"] == "removed"


async def test_a_locked_salon_shows_nothing_to_a_television_of_strangers(
    server: Live, cookie: str, code: str
) -> None:
    async with phone(server.url, cookie) as lea:
        await lea.hello(code)
        await lea.ok("lock", locked=True)
        async with phone(server.url) as strange, phone(server.url, cookie) as own:
            assert (await strange.hello(code, tv=True))["refusal"]["code"] == "salon_locked"
            assert (await own.hello(code, tv=True))["type"] == "welcome"
