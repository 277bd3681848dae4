"""``docs/library.md``: every Python example runs and prints what the page says."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "library.md"
EXAMPLE = re.compile(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_the_examples_print_what_the_page_says() -> None:
    text = PAGE.read_text(encoding="utf-8")
    examples = EXAMPLE.findall(text)
    assert len(examples) == text.count("```python"), "an example without its output"
    names: dict[str, Any] = {}
    for code, wanted in examples:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, PAGE.name, "exec"), names)  # noqa: S102 - our own page
        assert printed.getvalue() == wanted, f"{PAGE.name} prints something else:\n{code}"
