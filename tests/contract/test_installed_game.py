"""The contract of a game that an installed package brings, checked from outside."""

from __future__ import annotations

import re
from pathlib import Path

from tests.support.game_check import check
from tests.support.game_packages import install_council


def test_installed_game_holds_the_contract(tmp_path: Path) -> None:
    install_council(tmp_path, "moot")
    parts = "rejected or pieces or by_panels or cover"
    process = check("nevsky-moot", tmp_path, only=parts, packages=tmp_path)
    assert process.returncode == 0, process.stdout + process.stderr
    checks = re.search(r"(\d+) checks in \d+ s, 0 not held\.\n", process.stdout)
    assert checks is not None
    assert int(checks[1]) > 3
