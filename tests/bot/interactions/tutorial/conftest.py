"""Tests in this folder play tutorials of the same deal, with short searches for hints."""

from __future__ import annotations

import secrets
from dataclasses import replace

import pytest

from bot.ai_seats.scheduler import AIScheduler
from bot.games.saint_petersburg import tutorial
from bot.table.table import Table
from engine.ai.worker import WorkerRequest
from engine.core import Seat


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda bits: 7)
    monkeypatch.setattr(tutorial, "DEAL", 27)


@pytest.fixture(autouse=True)
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answer has a tip, which a search of full length would make slow here."""
    make_request = AIScheduler.make_request

    def with_few_playouts(
        scheduler: AIScheduler, table: Table, seat: Seat, *, hint: bool = False
    ) -> WorkerRequest:
        return replace(make_request(scheduler, table, seat, hint=hint), playouts=8)

    monkeypatch.setattr(AIScheduler, "make_request", with_few_playouts)
