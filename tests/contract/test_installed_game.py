"""The contract of a game that an installed package brings, checked from outside."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.contract.adapters import ROOT
from tests.support.game_packages import install_renamed_council


def test_installed_game_holds_the_contract(tmp_path: Path) -> None:
    install_renamed_council(tmp_path, "moot")
    process = subprocess.run(
        [sys.executable, "-m", "bot", "check", "nevsky-moot"],
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{tmp_path}"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert process.returncode == 0, process.stdout + process.stderr
    assert process.stdout.strip().endswith("0 not held.")
