"""Runs `python -m bot check` in a process of its own, since it loads the games by itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def check(
    target: object,
    folder: Path,
    *,
    only: str = "",
    texts: bool = False,
    program: str = "",
    packages: Path = ROOT,
) -> subprocess.CompletedProcess[str]:
    """Check a game, in a folder, with the whole contract or `only` a part, as pytest's -k takes it,
    or its texts alone.

    `program` is run instead of `python -m bot`. An installed game lies in the folder `packages`.
    """
    run = ("-c", program) if program else ("-m", "bot")
    part = {"PYTEST_ADDOPTS": f"-k '{only}'"} if only else {}
    return subprocess.run(
        [sys.executable, *run, "check", *["--texts"][:texts], str(target)],
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{packages}", **part},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=600,
    )
