"""A small sample of the crash program with fixed seeds, and tests of its checks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.programs.crash import fault_injector
from tests.programs.crash.clients.saint_petersburg import operation_of_button
from tests.programs.crash.fault_injector import PLAN_PAUSE
from tests.programs.crash.operation_history import Operation, find_mismatch, public_sentence
from tests.programs.crash.single_process import run_crash_test
from tests.support.fake_discord.recording import ShownButton
from tests.support.postgres import PostgresServer

BUYS = "Anna buys a Market for 4."


async def test_kills_lose_no_confirmed_move(tmp_path: Path) -> None:
    result = await run_crash_test(tmp_path, kills=3, tables=3, seed=3, forked=True)
    assert result.faults == []
    assert result.duplicate_announcements == 0
    assert result.moves > 4


async def test_kills_of_bot_and_postgresql_lose_no_confirmed_move(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    result = await run_crash_test(
        tmp_path, kills=3, tables=3, seed=4, forked=True, server=postgres_server
    )
    assert result.faults == []
    assert result.duplicate_announcements == 0
    assert result.moves > 4


async def test_kills_in_the_pause_before_planned_moves_lose_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fault_injector, "PLAN_PAUSE_RATE", 1.0)
    monkeypatch.setattr(fault_injector, "PLAN_PAUSE_TIMEOUT", 300.0)
    result = await run_crash_test(tmp_path, kills=2, tables=3, seed=5, forked=True)
    assert result.faults == []
    assert result.duplicate_announcements == 0
    assert result.kills_by_moment == {PLAN_PAUSE: 2}
    assert result.plans > 0


def test_invariant_checker_finds_lost_and_duplicate_moves() -> None:
    sure = Operation("Anna", "buy", "Market", BUYS)
    maybe = Operation("Anna", "buy", "Market")
    assert find_mismatch([sure], [BUYS]) is None
    assert find_mismatch([sure], [])
    assert find_mismatch([sure], [BUYS, BUYS])
    assert find_mismatch([maybe, sure], [BUYS]) is None
    assert find_mismatch([maybe, sure], [BUYS, BUYS]) is None
    assert find_mismatch([maybe], []) is None
    assert find_mismatch([sure], ["Anna passes.", BUYS, "Boris passes."]) is None
    assert find_mismatch([], ["Boris takes a Market into their hand."])


def test_button_of_a_refusal_starts_another_operation() -> None:
    asked = Operation("Anna", "take", "Pope")
    assert operation_of_button(asked, ShownButton("Pass", "1/do/7/3/pass")) == Operation(
        "Anna", "pass", ""
    )
    buying = operation_of_button(asked, ShownButton("Buy", "1/do/7/3/buy"))
    assert (
        operation_of_button(buying, ShownButton("Market for 5", "1/do/7/3/buy/4")).card == "Market"
    )
    displacing = ShownButton("Wharf", "1/do/7/3/take/4/9")
    assert operation_of_button(asked, displacing) == asked


def test_displaced_card_is_the_players_own_in_the_confirmation_only() -> None:
    confirmed = public_sentence("Anna", "You buy Bank for 8, displacing your Market.")
    bought = Operation("Anna", "buy", "Bank", confirmed)
    assert find_mismatch([bought], ["Anna buys Bank for 8, displacing a Market."]) is None
    assert find_mismatch([bought], ["Anna buys Bank for 8, displacing a Library."]) is not None
    played = public_sentence("Anna", "You play Bank for 8, displacing your Market.")
    assert played == "Anna plays Bank from their hand for 8, displacing Market."


def test_unconfirmed_point_sale_is_recognised_by_its_amounts() -> None:
    maybe = Operation("Anna", "guild-hall", "3 ★ 1 ₽")
    assert find_mismatch([maybe], ["Anna takes 3 points and 1 ruble from the Guild Hall."]) is None
    assert find_mismatch([maybe], ["Anna takes 4 points from the Guild Hall."])


def test_confirmation_is_translated_into_its_public_sentence() -> None:
    assert public_sentence("Anna", "You buy a Market for 4.\nIt is your turn again.") == BUYS
    assert public_sentence("Anna", "You pass.") == "Anna passes."
    assert public_sentence("Anna", "It is Boris’s turn.") is None
