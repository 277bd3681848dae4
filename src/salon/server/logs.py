"""Structured logs: one line of JSON an entry, on standard error."""

from __future__ import annotations

import json
import logging
import secrets
import sys
import time
from typing import Any

log = logging.getLogger("salon")
"""The program's own log."""

_OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object: time, level, event, and whatever was given as ``extra``."""

    def format(self, record: logging.LogRecord) -> str:
        """The line for ``record``."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in _OWN})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Send everything from ``level`` upwards to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(max(logging.WARNING, root.level))
    logging.getLogger("asyncio").setLevel(max(logging.WARNING, root.level))


def mistake(event: str, **facts: Any) -> str:
    """Log the exception being handled as a mistake of ours; return the reference under which it stands."""
    reference = secrets.token_hex(4)
    log.exception(event, extra={"reference": reference, **facts})
    return reference
