"""``python -m tests.e2e.quick``: the real server whose clock runs ``SPEED`` times as fast, or ``--speed`` times.

House players think, rounds pause and absences count by that clock (``salon.server.clock``). ``--ping`` seconds lie
between two pings; nothing else differs.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from salon.server.clock import Clock
from salon.server.door import Pace
from salon.server.folder import DataFolder
from salon.server.listening import listen
from salon.server.node import assemble, beating
from salon.server.pages.assets import STATIC, Assets
from salon.server.serve import Server, configure
from salon.server.settings import Settings

SPEED = 4.0


async def serve(data: Path, port: int, static: Path, speed: float, pace: Pace) -> None:
    """Serve until a signal comes."""
    with DataFolder(data) as folder, listen("127.0.0.1", port) as bound:
        assets = Assets(static)
        node = assemble(folder, assets.build, clock=Clock(speed), pace=pace)
        server = Server(configure(node, assets), node, Settings(data=data), bound)
        async with beating(folder):
            await server.serve([bound])


def main() -> None:
    """Read the flags that the tests give to the real program too."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--static", type=Path, default=STATIC, help="another build of the client")
    parser.add_argument("--speed", type=float, default=SPEED)
    parser.add_argument("--ping", type=float, default=Pace().ping)
    flags = parser.parse_args()
    pace = Pace(ping=flags.ping)
    asyncio.run(serve(flags.data, flags.port, flags.static, flags.speed, pace))


if __name__ == "__main__":
    main()
