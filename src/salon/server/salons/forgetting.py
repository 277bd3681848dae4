"""Taking a person's name and words out of what is kept of a salon."""

from __future__ import annotations

import msgspec

from salon.server.salons.logged import SOMEBODY, decode, encode, without
from salon.server.store import Finished, Rewrite, Store
from salon.table.views import MatchResult


async def forget(store: Store, code: str, last: int, person: str) -> None:
    """Rewrite the log of the salon ``code``, which ends at ``last``; raises StoreError.

    The id stays where it stands: it says nothing about the person once the secret behind it is gone, and the matches
    of the others need it.
    """
    entries: dict[int, bytes] = {}
    for number, data in enumerate(await store.read(code), start=1):
        cleaned = without(decode(data), person)
        if cleaned is not None:
            entries[number] = encode(cleaned)
    finished = tuple(_without(match, person) for match in await store.finished(code))
    await store.rewrite(Rewrite(code, last, person, entries, finished))


def _without(match: Finished, person: str) -> Finished:
    result = msgspec.json.decode(match.result, type=MatchResult)
    names = tuple(
        SOMEBODY if who == person else name for name, who in zip(result.names, result.persons, strict=True)
    )
    result = msgspec.structs.replace(result, names=names)
    return msgspec.structs.replace(match, result=msgspec.json.encode(result))
