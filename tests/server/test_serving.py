"""``salon serve``: settings, the socket, what the terminal says."""

from __future__ import annotations

import argparse
import json
import logging
from pathlib import Path

import pytest

from salon.cli import main
from salon.server.banner import banner
from salon.server.folder import DataFolder, FolderInUse
from salon.server.limits import Bucket, Buckets, Rate
from salon.server.listening import PortTaken, listen, local_url, network_url
from salon.server.logs import JsonLines
from salon.server.settings import BadSetting, Settings, add_flags, read

ALL = "0.0.0.0"  # noqa: S104 - what a server for the phones at home listens on


def _read(*words: str, **variables: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_flags(parser)
    return read(parser.parse_args(words), variables)


def test_nothing_has_to_be_set() -> None:
    settings = _read(HOME="/nowhere")
    assert (settings.host, settings.port, settings.origins, settings.open_browser) == (
        ALL,
        None,
        (),
        False,
    )
    assert settings.data.name == "salon"


def test_flags_win_over_variables() -> None:
    variables = {
        "SALON_HOST": "::1",
        "SALON_PORT": "9000",
        "SALON_DATA": "/var/salon",
        "SALON_ORIGIN": "https://A.example/, http://b.example:81",
        "SALON_PUBLIC_URL": "https://salon.example/",
        "SALON_LOG_LEVEL": "debug",
        "SALON_OPEN_BROWSER": "yes",
    }
    assert _read(**variables) == Settings(
        host="::1",
        port=9000,
        data=Path("/var/salon"),
        origins=("https://a.example", "http://b.example:81", "https://salon.example"),
        public_url="https://salon.example",
        log_level="debug",
        open_browser=True,
    )
    flags = ["--port", "1", "--data", "here", "--origin", "http://c.example", "--no-browser"]
    settings = _read(*flags, **variables)
    assert (settings.port, settings.data, settings.open_browser) == (1, Path("here"), False)
    assert settings.origins == ("http://c.example", "https://salon.example")


@pytest.mark.parametrize(
    "variables",
    [
        {"SALON_PORT": "eighty"},
        {"SALON_PORT": "65536"},
        {"SALON_ORIGIN": "salon.example"},
        {"SALON_LOG_LEVEL": "loud"},
        {"SALON_OPEN_BROWSER": "perhaps"},
    ],
)
def test_a_setting_that_means_nothing_is_said(
    variables: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BadSetting):
        _read(**variables)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert main(["serve"]) == 2
    assert capsys.readouterr().err.startswith("salon: ")


def test_the_next_free_port_is_taken_unless_one_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with listen("127.0.0.1", 0) as first:
        first.listen()
        port = first.getsockname()[1]
        with pytest.raises(PortTaken, match=str(port)):
            listen("127.0.0.1", port)
        monkeypatch.setattr("salon.server.listening.FIRST_PORT", port)
        with listen("127.0.0.1", None) as second:
            assert second.getsockname()[1] > port


def test_the_addresses_that_are_told() -> None:
    with listen("127.0.0.1", 0) as here:
        port = here.getsockname()[1]
        assert local_url(here) == f"http://localhost:{port}"
        assert network_url(here) is None
    with listen(ALL, 0) as everywhere:
        found = network_url(everywhere)
        assert found is None or found.endswith(f":{everywhere.getsockname()[1]}")


def test_the_terminal_tells_the_addresses_and_draws_the_one_for_phones() -> None:
    text = banner("http://localhost:8000", "http://192.0.2.7:8000", None, Path("/data"))
    assert all(part in text for part in ("http://localhost:8000", "http://192.0.2.7:8000", "/data", "▄"))
    alone = banner("http://localhost:8000", None, None, Path("/data"))
    assert "▄" not in alone
    assert banner("http://localhost:8000", None, "https://salon.example", Path("/data")).count("▄") > 20


def test_a_folder_is_used_by_one_program_at_a_time(tmp_path: Path) -> None:
    with DataFolder(tmp_path / "new") as folder:
        assert folder.last_alive is None
        folder.beat()
        with pytest.raises(FolderInUse), DataFolder(folder.path):
            pass
    with DataFolder(folder.path) as again:
        assert again.last_alive is not None
        assert folder.path.stat().st_mode & 0o077 == 0


def test_a_bucket_gives_what_is_in_it_and_fills_up_again() -> None:
    bucket = Bucket(Rate(per_second=2, burst=3))
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.6) for _ in range(2)] == [True, False]
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_buckets_are_apart_and_not_kept_for_ever() -> None:
    buckets = Buckets(Rate(per_second=0, burst=1), capacity=2)
    assert buckets.of("a").take(0)
    assert not buckets.of("a").take(0)
    assert buckets.of("b").take(0)
    assert buckets.of("c").take(0)
    assert buckets.of("a").take(0), "the one that was used longest ago starts anew"


def test_a_line_of_the_log_is_json() -> None:
    record = logging.makeLogRecord(
        {"msg": "une erreur « %s »", "args": ("é",), "levelname": "ERROR", "salon": "BCDFGH"}
    )
    line = json.loads(JsonLines().format(record))
    assert (line["event"], line["level"], line["salon"]) == ("une erreur « é »", "error", "BCDFGH")
    assert line["at"].endswith("Z")
