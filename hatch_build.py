"""Builds the browser's client into the package, so that an installed wheel needs no Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs the client's build before the files of a wheel or of a source archive are gathered."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless the install is editable (the set-up does it) or it came built.

        Raises ``RuntimeError`` when the client is neither built nor buildable here.
        """
        if version == "editable":
            return
        root = Path(self.root)
        built = root / "src" / "salon" / "server" / "static" / "index.html"
        npm = shutil.which("npm")
        if npm is None:
            if built.exists():
                return
            raise RuntimeError(
                "The browser's client is not built and npm is missing: install Node.js 20 or newer."
            )
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=root, check=True)
        subprocess.run([npm, "run", "build"], cwd=root, check=True)
