"""Kills while several people decide simultaneously, in a game from another package."""

from __future__ import annotations

from pathlib import Path

from tests.programs.crash.clients.council import (
    CouncilClient,
    SecretDecision,
    SecretDecisionHistory,
)
from tests.programs.crash.single_table import assert_survives_kills
from tests.support.game_packages import install_council


async def test_kills_neither_lose_nor_duplicate_secret_decisions(tmp_path: Path) -> None:
    install_council(tmp_path / "packages")
    await assert_survives_kills(
        CouncilClient,
        tmp_path,
        seed=5,
        kills=1,
        decisions=4,
        forked=False,
        PYTHONPATH=str(tmp_path / "packages"),
    )


def test_lost_and_duplicate_decisions_are_detected() -> None:
    lays = "You lay Stone."
    history = SecretDecisionHistory([SecretDecision(lays, lays), SecretDecision("You lay Oak.")])
    for log, good in (
        ([lays], True),
        ([lays, "You lay Oak."], True),
        ([], False),
        ([lays, lays], False),
        (["You lay Oak."], False),
        ([lays, "You ask for a1."], False),
    ):
        history.log_history.log = log
        assert (history.find_faults() == []) == good
