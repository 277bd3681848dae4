"""From a fresh clone to the first page: how long ``make play`` takes where nothing has been installed yet.

``python -m bench.first_page`` clones the project as it was last committed into a new folder and runs the README's
command there; what it downloads is counted, whatever the machine has cached of it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[1]
PORT = 8917
PATIENCE = 900.0


def first_page(process: subprocess.Popen[bytes]) -> float:
    """When the first page has come, script and all."""
    with httpx.Client(base_url=f"http://127.0.0.1:{PORT}") as http:
        until = time.perf_counter() + PATIENCE
        while time.perf_counter() < until:
            if process.poll() is not None:
                raise SystemExit(f"make play ended with code {process.returncode}")
            try:
                if http.get("/").status_code == 200:
                    return time.perf_counter()
            except httpx.TransportError:
                time.sleep(0.05)
    raise SystemExit("there was no page in time")


def played(clone: Path, env: dict[str, str]) -> float:
    """Seconds from ``make play`` to the first page."""
    begun = time.perf_counter()
    process = subprocess.Popen(["make", "play"], cwd=clone, env=env, start_new_session=True)
    try:
        return first_page(process) - begun
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "salon"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        free = {
            name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")
        }
        env = {**free, "SALON_PORT": str(PORT), "SALON_DATA": f"{folder}/data", "BROWSER": "true"}
        cold, warm = played(clone, env), played(clone, env)
    print(f"\nmake play to the first page: {cold:.1f} s from a fresh clone, {warm:.1f} s the second time")


if __name__ == "__main__":
    main()
