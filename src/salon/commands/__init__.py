"""The subcommands of ``salon``, in the order in which ``salon --help`` lists them.

A command is a module: its docstring begins with what the command does, ``arguments(parser)`` declares its arguments,
``run(args)`` does the job and returns the exit code.
"""

from __future__ import annotations

import argparse
from typing import Protocol

from salon.commands import games, replay, rules, serve, simulate


class Command(Protocol):
    """What a module of this package offers."""

    __name__: str
    __doc__: str | None

    def arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


COMMANDS: tuple[Command, ...] = (serve, games, rules, replay, simulate)
