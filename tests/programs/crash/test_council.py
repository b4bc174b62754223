"""Kills while several decide at once in secret, at a game that another package brings."""

from __future__ import annotations

from pathlib import Path

from tests.programs.crash.clients.council import (
    CouncilClient,
    SecretDecision,
    SecretDecisionHistory,
)
from tests.programs.crash.single_table import assert_survives_kills
from tests.support.game_packages import install_council


async def test_no_secret_decision_is_lost_or_made_twice_by_kills(tmp_path: Path) -> None:
    install_council(tmp_path / "packages")
    await assert_survives_kills(
        CouncilClient,
        tmp_path,
        seed=5,
        kills=3,
        decisions=4,
        copied=False,
        PYTHONPATH=str(tmp_path / "packages"),
    )


def test_a_lost_decision_is_noticed_and_a_double_one() -> None:
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
