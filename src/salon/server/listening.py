"""The socket that the server listens on, and the addresses under which it is reached."""

from __future__ import annotations

import errno
import os
import socket
import sys
from typing import Final

from salon.core.errors import SalonError
from salon.server.settings import FIRST_PORT

TRIES: Final = 50
"""So many ports are tried when none was asked for."""
UNREAD: Final = 30_000
"""Milliseconds after which the system gives a connection up whose other end takes nothing any more."""

FILES: Final = 65_536
"""Open files, a connection being one, that the program asks for."""


class PortTaken(SalonError):
    """There is no port to listen on."""


def listen(host: str, port: int | None) -> socket.socket:
    """A bound socket at ``port``, or at the first free one; raises PortTaken, and OSError for a bad address."""
    ports = range(FIRST_PORT, FIRST_PORT + TRIES) if port is None else [port]
    for candidate in ports:
        try:
            return _bind(host, candidate)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    wanted = f"port {port} is" if port is not None else f"ports {ports[0]} to {ports[-1]} are"
    raise PortTaken(f"{wanted} taken: choose another one with --port")


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    bound.set_inheritable(True)
    return bound


def allow_many_files() -> None:
    """Let the program hold as many connections as the system allows it to ask for."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - there is none on Windows

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = min(most, FILES) if most != resource.RLIM_INFINITY else FILES
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def local_url(bound: socket.socket) -> str:
    """The address for a browser on this machine."""
    host, port = bound.getsockname()[:2]
    name = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host  # noqa: S104
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def network_url(bound: socket.socket) -> str | None:
    """The address for the others on the same network; None when only this machine is served, or has no network."""
    host, port = bound.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):  # noqa: S104
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks the system which of its addresses leads out.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        name = probe.getsockname()[0]
    return None if name.startswith("127.") else f"http://{name}:{port}"
