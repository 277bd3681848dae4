"""What is not live: identity, salons, games, results, and what those who run the server look at."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from tests.server.harness import Live, live, new_identity, open_salon, phone

from salon.core.discovery import games
from salon.server.codes import ALPHABET, new_code, read_code
from salon.server.identity import person_of
from salon.server.messages import PROTOCOL
from salon.server.pages.headers import HEADERS
from salon.server.store import Append, Finished, StoreError
from salon.table.views import MatchResult

PAGE = b"<!doctype html><title>Le Salon</title>" + b" " * 1000


async def test_a_device_gets_one_identity_and_keeps_it(server: Live) -> None:
    async with server.http() as http:
        first = await http.post("/api/me")
        cookie = first.headers["set-cookie"]
        assert all(part in cookie for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"))
        assert "Secure" not in cookie
        again = await http.post("/api/me")
        assert "set-cookie" not in again.headers
        assert again.json() == first.json() == {"id": person_of(http.cookies["salon"])}
        assert http.cookies["salon"] not in first.text


async def test_behind_tls_the_cookie_stays_there(server: Live) -> None:
    async with server.http(headers={"x-forwarded-proto": "https"}) as http:
        assert "Secure" in (await http.post("/api/me")).headers["set-cookie"]


@pytest.mark.parametrize("secret", [None, "", "short", "x" * 44, "é" * 43, " " * 43])
def test_only_our_secrets_are_identities(secret: str | None) -> None:
    assert person_of(secret) is None


def test_codes_can_be_read_aloud_and_typed() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) > 490
    assert all(len(code) == 6 and not set(code) & set("AEIOULQ01") for code in codes)
    assert set("".join(codes)) == set(ALPHABET)
    assert read_code(" bcd-fgh ") == "BCDFGH"
    assert [read_code(text) for text in ("BCDFG", "BCDFGHJ", "BCDFGA", "")] == [None] * 4


async def test_opening_a_salon(server: Live) -> None:
    cookie = await new_identity(server.url)
    async with server.http(headers={"cookie": cookie}) as http:
        opened = await http.post("/api/salons", json={"name": " Léa ", "avatar": "renard"})
        code = opened.json()["code"]
        found = await http.get(f"/api/salons/{code}")
        assert found.json() == {
            "code": code,
            "people": 0,
            "capacity": 20,
            "locked": False,
            "host": "Léa",
            "game": None,
            "inside": True,
        }
    async with server.http() as http:
        stranger = await http.get(f"/api/salons/{code.lower()}")
        assert stranger.json()["inside"] is False


@pytest.mark.parametrize(
    ("body", "status", "refusal"),
    [
        ("not JSON", 400, "unreadable"),
        ("[]", 400, "unreadable"),
        ('{"name":"Léa"}', 400, "unreadable"),
        ('{"name":"Léa","avatar":"chat","admin":true}', 400, "unreadable"),
        ('{"name":" ","avatar":"chat"}', 409, "name_empty"),
        (json.dumps({"name": "x" * 300, "avatar": "chat"}), 409, "name_too_long"),
        (json.dumps({"name": "x" * 20_000, "avatar": "chat"}), 413, "too_large"),
    ],
)
async def test_a_salon_that_cannot_be_opened(server: Live, body: str, status: int, refusal: str) -> None:
    headers = {"cookie": await new_identity(server.url), "content-type": "application/json"}
    async with server.http(headers=headers) as http:
        answer = await http.post("/api/salons", content=body.encode())
        assert (answer.status_code, answer.json()["refusal"]["code"]) == (status, refusal)


async def test_opening_needs_an_identity_json_and_a_page_of_ours(server: Live) -> None:
    body = {"name": "Léa", "avatar": "chat"}
    async with server.http() as http:
        assert (await http.post("/api/salons", json=body)).status_code == 401
        await http.post("/api/me")
        assert (await http.post("/api/salons", data=body)).status_code == 400
        for path in ("/api/salons", "/api/me", "/api/forget"):
            foreign = await http.post(path, json=body, headers={"origin": "https://elsewhere.example"})
            assert (foreign.status_code, foreign.json()["refusal"]["code"]) == (403, "forbidden")
        assert (await http.post("/api/salons", json=body, headers={"origin": server.url})).status_code == 201


async def test_opening_many_salons_is_limited(server: Live) -> None:
    async with server.http(headers={"cookie": await new_identity(server.url)}) as http:
        body = {"name": "Léa", "avatar": "chat"}
        codes = [(await http.post("/api/salons", json=body)).status_code for _ in range(22)]
        assert codes == [201] * 20 + [429] * 2


async def test_the_games_and_their_options(server: Live) -> None:
    async with server.http() as http:
        listed = (await http.get("/api/games")).json()["games"]
    assert [game["key"] for game in listed] == list(games())
    for game in listed:
        config = games()[game["key"]].config()
        assert {option["name"] for option in game["options"]} == set(config.__struct_fields__)
        for option in game["options"]:
            assert option["kind"] in ("integer", "number", "boolean", "choice", "list")
            assert not option["choices"] or option["default"] in option["choices"]
            assert option["kind"] != "choice" or option["choices"]
    rounds = next(it for it in listed if it["key"] == "president")["options"][0]
    assert (rounds["name"], rounds["kind"], rounds["minimum"], rounds["maximum"]) == (
        "rounds",
        "integer",
        1,
        20,
    )


async def test_the_pages_of_the_client(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_bytes(PAGE)
    (static / "assets" / "index-abc.js").write_bytes(b"let x = 1\n" * 100)
    (static / "assets" / "font.woff2").write_bytes(b"x" * 1000)
    async with live(tmp_path / "data", static=static) as server, server.http() as http:
        for path in ("/", "/s/BCDFGH", "/s/BCDFGH/tv"):
            page = await http.get(path)
            assert (page.status_code, page.content) == (200, PAGE)
            assert page.headers["content-encoding"] == "gzip"
            assert page.headers["cache-control"] == "no-cache"
            assert {name: page.headers[name] for name in HEADERS} == HEADERS
        unchanged = await http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (unchanged.status_code, unchanged.content) == (304, b"")
        plain = await http.get("/", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        script = await http.get("/assets/index-abc.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "content-encoding" not in (await http.get("/assets/font.woff2")).headers
        assert (await http.head("/")).headers["content-length"] == page.headers["content-length"]
        for path in ("/assets/%2e%2e/index.html", "/assets//", "/nothing", "/assets/"):
            assert (await http.get(path)).json()["refusal"]["code"] == "not_found"
        assert (await http.get("/version")).json()["build"] == server.node.door.build


def test_the_policy_allows_no_inline_script_and_no_other_host() -> None:
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    assert policy.startswith("default-src 'none'; script-src 'self';")
    assert "frame-ancestors 'none'" in policy


async def test_what_those_who_run_the_server_look_at(server: Live) -> None:
    cookie = await new_identity(server.url)
    code = await open_salon(server.url, cookie)
    async with phone(server.url, cookie) as lea, server.http() as http:
        await lea.hello(code)
        await lea.ok("say", text="bonjour")
        await lea.do("start")
        assert (await http.get("/healthz")).text == "ok\n"
        assert (await http.get("/readyz")).text == "ok\n"
        assert (await http.get("/version")).json()["protocol"] == PROTOCOL
        await http.get("/nothing")
        figures = dict(
            line.rsplit(" ", 1) for line in (await http.get("/metrics")).text.splitlines() if line[0] != "#"
        )
    assert figures['salon_commands_total{kind="say",outcome="ack"}'] == "1.0"
    assert figures['salon_commands_total{kind="start",outcome="no_game_chosen"}'] == "1.0"
    assert figures["salon_sockets"] == figures["salon_salons"] == "1.0"
    assert figures["salon_entries_total"] == figures["salon_append_seconds_count"] == "3.0"
    assert figures['salon_requests_total{route="/api/salons",status="201"}'] == "1.0"
    assert figures['salon_requests_total{route="none",status="404"}'] == "1.0"


async def test_a_store_that_does_not_answer_is_not_ready(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(stream: str, after: int = 0) -> tuple[bytes, ...]:
        raise StoreError("gone")

    monkeypatch.setattr(server.node.store, "read", broken)
    async with server.http() as http:
        assert (await http.get("/readyz")).status_code == 503
        assert (await http.get("/healthz")).status_code == 200


async def test_a_mistake_of_ours_is_answered_with_its_reference(
    server: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(stream: str) -> tuple[str, ...]:
        raise ZeroDivisionError

    monkeypatch.setattr(server.node.store, "finished", broken)
    code = await open_salon(server.url, await new_identity(server.url))
    async with server.http() as http:
        answer = await http.get(f"/api/salons/{code}/results")
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (500, "internal")
    reference = answer.json()["refusal"]["params"]["reference"]
    assert [record for record in caplog.records if getattr(record, "reference", "") == reference]
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.parametrize(("method", "path"), [("DELETE", "/api/games"), ("PUT", "/"), ("POST", "/version")])
async def test_a_method_that_is_not_there(server: Live, method: str, path: str) -> None:
    async with server.http() as http:
        answer = await http.request(method, path)
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (405, "wrong_method")
    assert "GET" in answer.headers["allow"]


async def test_forgetting_a_person(server: Live) -> None:
    host = await new_identity(server.url)
    code = await open_salon(server.url, host, "Hôte")
    async with phone(server.url, host) as lea, phone(server.url) as max_:
        await lea.hello(code)
        await max_.hello(code, "Maximilien")
        await max_.ok("say", text="mon secret")
        await max_.ok("profile", name="Maxence", avatar="ours")
        await max_.ok("sit", place="blackjack")
        async with server.http(headers={"cookie": max_.cookie}) as http:
            answer = await http.post("/api/forget")
            assert answer.json() == {"salons": 1}
            assert 'salon=""; HttpOnly; Max-Age=0' in answer.headers["set-cookie"]
        assert (await max_.gone())["refusal"]["code"] == "left"
        await lea.ok("say", text="qui était-ce ?")
        entries = b"".join(await server.node.store.read(code))
        assert not [word for word in ("Maximilien", "mon secret", "Maxence") if word.encode() in entries]
        assert "Hôte".encode() in entries
        assert await server.node.store.streams(person_of(max_.cookie.removeprefix("salon="))) == ()
    async with phone(server.url, host) as again:
        welcome = await again.hello(code, last={"room": 0})
        assert not [word for word in ("Maximilien", "mon secret", "Maxence") if word in json.dumps(welcome)]
        assert [said["text"] for said in welcome["chat"]] == ["…", "qui était-ce ?"]
    async with server.http() as http:
        assert (await http.post("/api/forget")).json() == {"salons": 0}


@pytest.mark.parametrize(("game", "status"), [("president", 200), ("holdem", 404), ("draw_poker", 404)])
async def test_the_record_of_a_game_whose_hands_stay_hidden_is_not_handed_out(
    server: Live, game: str, status: int
) -> None:
    """It holds the shuffles, and with them every hand that was folded."""
    cookie = await new_identity(server.url)
    code = await open_salon(server.url, cookie)
    async with server.http(headers={"cookie": cookie}) as http:
        me = (await http.post("/api/me")).json()["id"]
        result = MatchResult(game, 0.0, ("Léa", "Ada"), (me, None), (1, 2), (10, -10))
        finished = Finished(1, msgspec.json.encode(result), '{"salon":1}\n')
        last = len(await server.node.store.read(code))
        await server.node.store.append(Append(code, last, (), (), (finished,)))
        assert len((await http.get(f"/api/salons/{code}/results")).json()["results"]) == 1
        answer = await http.get(f"/api/salons/{code}/record")
        assert answer.status_code == status
        assert status == 200 or answer.json()["refusal"]["code"] == "no_record"
