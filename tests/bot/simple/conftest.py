"""The fixtures of the simulated Discord, where people play the examples in one file."""

from __future__ import annotations

from tests.support.example_game import register_every_example  # noqa: F401
