"""Who looks: a seat, a spectator, or the reader who sees everything."""

from __future__ import annotations

from typing import Final, Literal

Spectator = Literal["spectator"]
Everything = Literal["all"]
Viewer = int | Spectator | Everything

SPECTATOR: Final[Spectator] = "spectator"
"""Sees what is public, and nothing else."""

ALL: Final[Everything] = "all"
"""Sees every card face up: records, replays and tests; never a browser while the match lasts."""
