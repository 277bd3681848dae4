"""Run records and check that every line of them holds.

Each difference is printed as ``file:line: difference``; the other files are run all the same. The exit code is 0 if
every line of every file holds, 1 if one does not, 2 if a file cannot be read.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from salon.core.errors import RecordError
from salon.core.record import read_record
from salon.core.replay import replay


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of ``salon replay``."""
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a record (JSON Lines)")
    parser.add_argument("-q", "--quiet", action="store_true", help="print differences only, no summary")


def run(args: argparse.Namespace) -> int:
    """Replay the files and return the exit code."""
    broken = unreadable = 0
    for path in args.files:
        try:
            failure = _failure(path)
        except (OSError, UnicodeDecodeError) as error:
            unreadable += 1
            print(f"{path}: cannot be read: {_reason(error)}", file=sys.stderr)
            continue
        if failure is not None:
            broken += 1
            print(f"{path}:{failure.line}: {failure.reason}")
    if not args.quiet:
        held = len(args.files) - broken - unreadable
        print(f"{held} of {len(args.files)} records hold", file=sys.stderr)
    return 2 if unreadable else 1 if broken else 0


def _failure(path: Path) -> RecordError | None:
    text = path.read_text(encoding="utf-8")
    try:
        return replay(read_record(text)).failure
    except RecordError as error:
        return error


def _reason(error: OSError | UnicodeDecodeError) -> str:
    return "not UTF-8 text" if isinstance(error, UnicodeDecodeError) else error.strerror or str(error)
