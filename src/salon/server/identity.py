"""Who a device is: a secret that it keeps in a cookie, and the public id that follows from it."""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import SimpleCookie
from typing import Final

COOKIE: Final = "salon"
LIFETIME: Final = 365 * 24 * 3600
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """A fresh secret of 256 bits."""
    return secrets.token_urlsafe(32)


def person_of(secret: str | None) -> str | None:
    """The public id of the person who holds ``secret``; None if that is not one of our secrets."""
    if secret is None or not _SECRET.fullmatch(secret):
        return None
    return hashlib.sha256(b"salon person " + secret.encode()).hexdigest()[:20]


def set_cookie(secret: str, *, secure: bool) -> str:
    """The ``Set-Cookie`` header that gives a device its secret for a year."""
    return _cookie(secret, LIFETIME, secure=secure)


def clear_cookie(*, secure: bool) -> str:
    """The ``Set-Cookie`` header that takes the secret away."""
    return _cookie("", 0, secure=secure)


def _cookie(value: str, lifetime: int, *, secure: bool) -> str:
    cookie: SimpleCookie = SimpleCookie()
    cookie[COOKIE] = value
    morsel = cookie[COOKIE]
    morsel["path"] = "/"
    morsel["max-age"] = str(lifetime)
    morsel["samesite"] = "Lax"
    morsel["httponly"] = True
    morsel["secure"] = secure
    return morsel.OutputString()
