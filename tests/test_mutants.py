"""Every game has ten deliberate faults that its tests notice (noticing them all takes the long profile)."""

from pathlib import Path

import pytest
from tests.kit import KEYS, LONG
from tools.mutants import caught, copied, mutants


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("mutants") / "house")


@pytest.mark.parametrize("key", KEYS)
def test_the_faults_are_still_in_the_code_to_be_made(key: str) -> None:
    assert len(mutants(key)) >= 10


@pytest.mark.parametrize("key", KEYS)
def test_a_fault_is_noticed(key: str, house: Path) -> None:
    faults = mutants(key)
    survivors = [fault for fault in (faults if LONG else faults[:1]) if not caught(house, key, fault)]
    assert survivors == []
