#!/usr/bin/env python3
"""The words of the Makefile: set the project up, play, test, check.

It needs Python's standard library and nothing else, as it runs before anything is installed. Every step that
was done is remembered with a digest of the files it depends on, so that doing it again costs nothing.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NoReturn
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
SALON = BIN / ("salon.exe" if os.name == "nt" else "salon")
STATIC = ROOT / "src" / "salon" / "server" / "static"
REPORTS = ROOT / "artifacts" / "reports"
LIGHTHOUSE = ROOT / "tools" / "lighthouse"

HUNG = 600
"""Seconds after which a test is taken to hang; it is then named, with what every thread was doing."""

OLDEST_PYTHON = (3, 11)
OLDEST_NODE = (20, 19)
BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def stop(sentence: str) -> NoReturn:
    """End the program with ``sentence`` for the person in front of it, and exit code 1."""
    sys.exit(f"\n{sentence}")


def environment() -> dict[str, str]:
    """The environment of every child: the project's own programs come first."""
    return {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}


def run(*command: str | Path, env: Mapping[str, str] | None = None) -> bool:
    """Run ``command`` in the project's root, say so, and tell whether it succeeded."""
    words = [str(word) for word in command]
    print(f"› {' '.join(words)}".replace(f"{ROOT}{os.sep}", ""), flush=True)
    return subprocess.run(words, cwd=ROOT, env={**environment(), **(env or {})}, check=False).returncode == 0


def must(*command: str | Path) -> None:
    """Run ``command``; end the program when it fails."""
    if not run(*command):
        stop(f"This step failed: {' '.join(map(str, command))}")


# Steps that are done once


def files_below(*patterns: str) -> Iterator[Path]:
    """The files that match the patterns, in a stable order; tests and caches are left out."""
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            if path.is_file() and not {"__pycache__", "tests"} & set(path.relative_to(ROOT).parts):
                yield path


def digest(files: Iterable[Path]) -> str:
    """A digest of the names and the contents of ``files``."""
    total = hashlib.sha256()
    for path in files:
        total.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def once(stamp: Path, files: Iterable[Path], step: Callable[[], None]) -> None:
    """Do ``step`` unless ``stamp`` says that it was done with these very ``files``."""
    wanted = digest(files)
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    step()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted)


# Python


def python_environment() -> None:
    """Make ``.venv`` unless it is there and serves; uv makes it where there is one, else the venv module."""
    uv = shutil.which("uv")
    can_install = PYTHON.exists() and (uv or any(BIN.glob("pip*")))
    if can_install:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    if uv:
        must(uv, "venv", "--quiet", "--python", sys.executable, VENV)
    elif not run(sys.executable, "-m", "venv", VENV):
        shutil.rmtree(VENV, ignore_errors=True)
        stop(
            "Python's venv module is missing. On Debian or Ubuntu: apt-get install python3-venv.\n"
            "Elsewhere, install uv: it is used when it is there."
        )


def install(*requirements: str) -> None:
    """Install hash-locked requirement files, then the project itself in place."""
    uv = shutil.which("uv")
    pip: list[str | Path] = [uv, "pip"] if uv else [PYTHON, "-m", "pip", "--disable-pip-version-check"]
    target: list[str | Path] = ["--quiet", "--python", PYTHON] if uv else ["--quiet"]
    locked = [word for name in requirements for word in ("-r", f"requirements/{name}.txt")]
    must(*pip, "install", *target, "--require-hashes", *locked)
    if "node" not in requirements:
        must(*pip, "install", *target, "--no-deps", "--no-build-isolation", "--editable", ".")


def python_side(name: str) -> None:
    """Bring ``.venv`` to what ``requirements/NAME.txt`` says: ``run`` to play, ``dev`` to test as well."""
    python_environment()
    needed = ["requirements/run.txt", "requirements/build.txt", "pyproject.toml", "hatch_build.py"]
    if name == "dev" or (VENV / ".dev").exists():
        once(VENV / ".dev", files_below("requirements/dev.txt", *needed), lambda: install("dev"))
    else:
        once(VENV / ".run", files_below(*needed), lambda: install("run", "build"))


# The browser's client


def node_version(node: str) -> tuple[int, ...]:
    """The version that ``node`` says it has, as (major, minor); (0, 0) when it says nothing readable."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        return tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2])
    except ValueError:
        return (0, 0)


def npm() -> str:
    """The npm to use: the machine's own when its Node is young enough, else one installed into ``.venv``."""
    path = environment()["PATH"]
    node, found = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node and found and node_version(node) >= OLDEST_NODE:
        return found
    print("Node.js is missing or old here; one of the project's own goes into .venv.", flush=True)
    install("node")
    found = shutil.which("npm", path=str(BIN))
    if found is None:
        stop("Node.js 20.19 or newer is missing: install it from your system or from nodejs.org.")
    return found


def client_packages() -> None:
    """Install the client's locked packages."""
    must(npm(), "ci", "--no-audit", "--no-fund")


def build_client() -> None:
    """Build the client into the server's package."""
    must(npm(), "run", "build")


def lighthouse() -> None:
    """Have what judges the pages in the tests: it is large, and nobody needs it to play."""

    def install_it() -> None:
        must(npm(), "ci", "--no-audit", "--no-fund", "--prefix", LIGHTHOUSE)

    locked = list(files_below("tools/lighthouse/package*.json"))
    once(LIGHTHOUSE / "node_modules" / ".installed", locked, install_it)


def client_side() -> None:
    """Have the client's packages installed and the client built from the sources as they are."""
    locked = list(files_below("package.json", "package-lock.json"))
    once(ROOT / "node_modules" / ".installed", locked, client_packages)
    sources = files_below(
        "package-lock.json", "*.ts", "*.js", "tsconfig.json", "web/**/*", "src/salon/games/**/*"
    )
    stamp = ROOT / ".stamps" / "client"
    if not (STATIC / "index.html").exists():
        stamp.unlink(missing_ok=True)
    once(stamp, (path for path in sources if path.suffix != ".py"), build_client)


# The browser for the tests


def browser() -> str | None:
    """The Chromium to drive: ``$CHROMIUM``, or the first one on the PATH."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


def have_browser() -> dict[str, str]:
    """Make sure there is a Chromium; return what the tests' environment needs to find it.

    A machine of Debian's kind gets its package when root asks; elsewhere Playwright brings its own, and needs
    no variable.
    """
    if found := browser():
        return {"CHROMIUM": found}
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run("apt-get", "update", "-qq", env=quiet)
        run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", env=quiet)
        if found := browser():
            return {"CHROMIUM": found}
    if run(PYTHON, "-m", "playwright", "install", "chromium"):
        return {}
    stop(
        "The tests drive a real browser and found none. Install Chromium (on Debian or Ubuntu:\n"
        "apt-get install chromium) or say where yours is: CHROMIUM=/path/to/chromium make test."
    )


# The words


def setup() -> None:
    """install everything the project needs, and stop; the program is then .venv/bin/salon"""
    python_side("dev")
    client_side()
    print("Everything is in place. `make play` opens the salon.")


def play() -> None:
    """open a salon on this machine, and a browser on it"""
    python_side("run")
    client_side()
    sys.stdout.flush()
    os.execv(SALON, [str(SALON), "serve", "--open-browser"])  # noqa: S606


def counted(report: Path) -> tuple[int, int]:
    """How many tests passed and failed according to a JUnit report."""
    tests = lost = skipped = 0
    for suite in ElementTree.parse(report).iter("testsuite"):  # noqa: S314 -- our own runners wrote it
        tests += int(suite.get("tests", 0))
        lost += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped += int(suite.get("skipped", 0))
    return tests - lost - skipped, lost


def test() -> None:
    """run every test: Python's, the client's, and the ones in a real browser"""
    setup()
    lighthouse()
    env = have_browser()
    shutil.rmtree(REPORTS, ignore_errors=True)
    junit = f"--outputFile.junit={REPORTS / 'client.xml'}"
    pytest: list[str | Path] = [
        PYTHON,
        "-m",
        "pytest",
        "--quiet",
        f"--timeout={HUNG}",
        "--timeout-method=thread",
    ]
    # Playwright keeps an event loop running in the main thread and the asynchronous tests need one each, so
    # the tests in a browser have a process of their own.
    suites: dict[str, list[str | Path]] = {
        "python": [*pytest, "--numprocesses=auto", "-m", "not browser"],
        # Two browsers at once: most of their time goes by in waiting for the house players and for movements to end.
        "browser": [*pytest, "--numprocesses=2", "--dist=worksteal", "-m", "browser and not alone"],
        "alone": [*pytest, "-m", "alone"],
        "client": [npm(), "test", "--", "--reporter=default", "--reporter=junit", junit],
    }
    passed = failed = 0
    for name, command in suites.items():
        report = REPORTS / f"{name}.xml"
        own_report = [] if name == "client" else [f"--junitxml={report}"]
        succeeded = run(*command, *own_report, env=env)
        won, lost = counted(report) if report.is_file() else (0, 0)
        passed += won
        # A runner that broke down before or after its tests has failed too.
        failed += lost if succeeded or lost else 1
    print(f"\n{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


def pictures() -> None:
    """take the kept pictures of the kit's gallery anew, after a change that was meant"""
    setup()
    env = {**have_browser(), "SALON_NEW_PICTURES": "1"}
    if not run(PYTHON, "-m", "pytest", "--quiet", "tests/e2e/test_gallery.py", env=env):
        stop("The pictures could not be taken.")
    print("Look at them before you keep them: git diff --stat tests/e2e/pictures")


def check() -> None:
    """run the linters, the type checkers and the import rules"""
    setup()
    steps: list[list[str | Path]] = [
        [BIN / "ruff", "check", "."],
        [BIN / "ruff", "format", "--check", "."],
        [BIN / "mypy"],
        [BIN / "lint-imports"],
        [PYTHON, "-m", "tools.wire_types", "--check"],
        [PYTHON, "-m", "pytest", "--quiet", "tests/test_house.py"],
        [npm(), "run", "check"],
    ]
    broken = [" ".join(map(str, step)) for step in steps if not run(*step)]
    if broken:
        stop("\n".join(["These checks failed:", *broken]).replace(f"{ROOT}{os.sep}", ""))
    print("\nAll checks passed.")


def types() -> None:
    """write the TypeScript types of the wire and of the games anew"""
    python_side("dev")
    must(PYTHON, "-m", "tools.wire_types")


def pyright() -> None:
    """ask a second type checker for its opinion"""
    python_side("dev")
    must(BIN / "pyright")


def format_() -> None:
    """lay the sources out as the checks want them"""
    setup()
    must(BIN / "ruff", "check", "--fix", ".")
    must(BIN / "ruff", "format", ".")
    must(npm(), "run", "format")


def lock() -> None:
    """write the locked requirement files anew from pyproject.toml"""
    uv = shutil.which("uv")
    if uv is None:
        stop("`make lock` needs uv: pip install uv.")
    compile_ = [uv, "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-annotate"]
    compile_ += ["--python-version", "3.11", "--custom-compile-command", "make lock"]
    run_and_build = ["-c", "requirements/run.txt", "-c", "requirements/build.txt"]
    files = {
        "run": ["pyproject.toml"],
        "build": ["--group", "build", "-c", "requirements/run.txt"],
        "node": ["--group", "node"],
        "dev": ["pyproject.toml", "--group", "build", "--group", "dev", *run_and_build],
    }
    for name, words in files.items():
        must(*compile_, *words, "--output-file", f"requirements/{name}.txt")


def clean() -> None:
    """remove everything that was installed, built or cached"""
    installed = [VENV, ROOT / "node_modules", LIGHTHOUSE / "node_modules"]
    ours = [*installed, ROOT / ".stamps", ROOT / "artifacts", ROOT / "dist", STATIC]
    caches = [*ROOT.glob(".*_cache"), ROOT / ".hypothesis", ROOT / ".coverage"]
    for path in [*ours, *caches, *ROOT.glob("src/**/__pycache__"), *ROOT.glob("*/__pycache__")]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


def bench() -> None:
    """measure the hot paths, one after the other"""
    setup()
    for script in sorted(ROOT.glob("bench/[a-z]*.py")):
        must(PYTHON, "-m", f"bench.{script.stem}")


def new_game() -> None:
    """KEY=my_game: begin a new game from the template"""
    setup()
    must(PYTHON, "tools/new_game.py", *sys.argv[2:])


def help_() -> None:
    """say what there is"""
    for word, action in WORDS.items():
        print(f"make {word:<9} {action.__doc__}")


WORDS: dict[str, Callable[[], None]] = {
    "play": play,
    "test": test,
    "check": check,
    "setup": setup,
    "format": format_,
    "new-game": new_game,
    "types": types,
    "bench": bench,
    "pictures": pictures,
    "pyright": pyright,
    "lock": lock,
    "clean": clean,
    "help": help_,
}

if __name__ == "__main__":
    if sys.version_info < OLDEST_PYTHON:
        stop("Python 3.11 or newer is needed. With several installed: make PYTHON=python3.12 play.")
    word = sys.argv[1] if len(sys.argv) > 1 else "help"
    if word not in WORDS:
        stop(f"There is no `make {word}`; `make help` lists what there is.")
    try:
        WORDS[word]()
    except KeyboardInterrupt:
        sys.exit(130)
