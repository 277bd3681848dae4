"""``python -m bench._echo SIZE``: a plain server that tells all of a table whatever one of it says, as SIZE bytes.

It knows nothing and keeps nothing: the least that a command told to four devices can cost with this library. It prints
its port and serves until it is ended.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict

from websockets.asyncio.server import ServerConnection, serve


async def main(size: int) -> None:
    """Serve."""
    tables: defaultdict[str, set[ServerConnection]] = defaultdict(set)

    async def handle(socket: ServerConnection) -> None:
        assert socket.request is not None
        table = tables[socket.request.path]
        table.add(socket)
        async for said in socket:
            text = str(said).ljust(size)
            for other in table:
                await other.send(text)

    async with serve(handle, "127.0.0.1", 0, compression=None) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
