"""The command ``salon``: one subcommand a job, each in a module of ``salon.commands``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import metadata
from typing import Any

from salon.commands import COMMANDS


class _Version(argparse.Action):
    """Looks the version up when it is asked for: only an installed program has one."""

    def __init__(self, **options: Any) -> None:
        super().__init__(nargs=0, default=argparse.SUPPRESS, help="show the version and exit", **options)

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        try:
            version = metadata.version("salon")
        except metadata.PackageNotFoundError:
            version = "(not installed)"
        print(f"salon {version}")
        parser.exit()


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    top = argparse.ArgumentParser(prog="salon", description="A salon where friends play cards.")
    top.add_argument("--version", action=_Version)
    jobs = top.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        about = (command.__doc__ or "").partition("\n")[0]
        job = jobs.add_parser(command.__name__.rpartition(".")[2], help=about, description=about)
        command.arguments(job)
        job.set_defaults(run=command.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line ``argv`` (the process's own by default) and return its exit code.

    Raises SystemExit, as argparse does, for a command line that cannot be read (code 2), ``--help`` and ``--version``.
    """
    top = parser()
    args = top.parse_args(argv)
    if "run" not in args:
        top.print_help()
        return 0
    code: int = args.run(args)
    return code
