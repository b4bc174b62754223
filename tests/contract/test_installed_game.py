"""The contract tests of a game that an installed package registers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.contract.adapters import ROOT
from tests.support.game_packages import install_renamed_council

SAMPLE = "[moot] or moot-3 and not commute and not illegal"
"""The tests of the game itself, and those of its games of three that take little time."""


def test_contract_tests_of_an_installed_game_pass(tmp_path: Path) -> None:
    install_renamed_council(tmp_path, "moot")
    options = f"--game moot -q -n0 -p no:cacheprovider --basetemp {tmp_path / 'pytest'}"
    process = subprocess.run(
        [sys.executable, "-m", "pytest", "tests/contract", *options.split(), "-k", SAMPLE],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert process.returncode == 0, process.stdout[-4000:] + process.stderr
