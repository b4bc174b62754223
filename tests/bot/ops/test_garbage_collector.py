"""Garbage is looked for among what the bot makes, not among all that it has imported."""

from __future__ import annotations

import gc

import pytest

from bot import __main__ as command
from bot.ops import run
from bot.settings import Settings


def test_running_bot_collects_garbage_but_not_among_what_it_imported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []

    def run_bot(settings: Settings) -> int:
        done.append("run collecting" if gc.isenabled() else "run")
        return 0

    monkeypatch.setattr(run, "run_bot", run_bot)
    monkeypatch.setattr(command, "_start_logging", lambda settings: None)
    monkeypatch.setattr(gc, "freeze", lambda: done.append("freeze"))
    assert gc.isenabled()
    assert command.main([]) == 0
    assert done == ["freeze", "run collecting"]
