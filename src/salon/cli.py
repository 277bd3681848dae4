"""The command ``salon``: one subcommand a job."""

import argparse
from collections.abc import Sequence
from importlib import metadata


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line ``argv`` (the process's own by default) and return its exit code."""
    parser = argparse.ArgumentParser(prog="salon", description="A salon where friends play cards.")
    parser.add_argument("--version", action="version", version=f"salon {metadata.version('salon')}")
    parser.parse_args(argv)
    parser.print_help()
    return 0
