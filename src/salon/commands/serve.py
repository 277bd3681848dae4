"""Open the salon: serve it to the browsers of this machine and of its network."""

from __future__ import annotations

import argparse
import os
import sys

from salon.server.settings import BadSetting, add_flags, read


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of ``salon serve``."""
    add_flags(parser)


def run(args: argparse.Namespace) -> int:
    """Serve until a signal comes."""
    # The other commands do not wait for the server to load.
    from salon.server.serve import serve  # noqa: PLC0415

    try:
        return serve(read(args, os.environ))
    except BadSetting as error:
        print(f"salon: {error}", file=sys.stderr)
        return 2
