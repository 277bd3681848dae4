"""Reading what a device sends."""

from __future__ import annotations

from typing import Final

import msgspec

from salon.server.messages import PROTOCOL, FromClient

LARGEST: Final = 16 * 1024
"""A message has at most this many bytes. One of four times the size ends the connection (close code 1009)."""


class Unreadable(msgspec.Struct, frozen=True):
    """A message that is none; ``id`` is the command's, where it could be read."""

    id: str | None


class TooLarge(msgspec.Struct, frozen=True):
    """A message beyond ``LARGEST``."""


class OldClient(msgspec.Struct, frozen=True):
    """The ``Hello`` of a page that speaks another protocol."""


class _Glance(msgspec.Struct, frozen=True):
    type: str = ""
    protocol: int | None = None
    id: str | None = None


_decoder: Final = msgspec.json.Decoder(FromClient)
_glance: Final = msgspec.json.Decoder(_Glance)


def read(text: str | bytes) -> FromClient | Unreadable | TooLarge | OldClient:
    """The message that ``text`` is."""
    data = text.encode() if isinstance(text, str) else text
    if len(data) > LARGEST:
        return TooLarge()
    try:
        message: FromClient = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _what_can_be_read(data)
    return message


def _what_can_be_read(data: bytes) -> Unreadable | OldClient:
    try:
        seen = _glance.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Unreadable(None)
    if seen.type == "hello" and seen.protocol is not None and seen.protocol != PROTOCOL:
        return OldClient()
    return Unreadable(seen.id if seen.id is not None and len(seen.id) <= 40 else None)
