"""Compiles the modules in which self-play spends its time, with mypyc (the extra `train`).

    python -m engine.ai.training.compile build/compiled

Self-play with them yields the same to the bit, which `make compile` checks. `engine.compiled` says
when they are used.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.ai.registry import AGENT_SPECS
from engine.compiled import ENGINE, STAMP, source_stamp

SHARED_MODULES = (
    "engine.rng",
    "engine.ai.agent_spec",
    "engine.ai.information_state",
    "engine.ai.joint_action",
    "engine.ai.search.cached_policy",
    "engine.ai.search.config",
    "engine.ai.search.sequential_halving",
    "engine.ai.search.tree",
)
"""Modules that all games use."""


class CannotCompile(Exception):
    """Something is missing to compile. The message says what."""


def compiled_games() -> list[str]:
    """Return the games that name modules to compile."""
    return [game for game, spec in AGENT_SPECS.items() if spec.compiled_modules]


def modules(games: Iterable[str]) -> list[str]:
    """Return the names of the modules to compile: the shared ones, and those that games name."""
    own = (module for game in games for module in AGENT_SPECS[game].compiled_modules)
    return [*SHARED_MODULES, *own]


def build(folder: Path, games: Iterable[str], optimisation: str = "3") -> None:
    """Compile into a folder, which is replaced. Raises CannotCompile if something is missing."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        raise CannotCompile(f"there is no C compiler ({compiler}): install gcc, for example")
    folder = folder.resolve()
    with TemporaryDirectory() as temporary, _working_in(ENGINE.parent):
        made = Path(temporary, "made")
        _compile(modules(games), made, Path(temporary, "work"), optimisation)
        (made / STAMP).write_text(source_stamp(), encoding="utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(made, folder)


def _compile(names: Iterable[str], target: Path, work: Path, optimisation: str) -> None:
    try:
        from mypyc.build import mypycify
        from setuptools import Distribution
    except ImportError as missing:
        raise CannotCompile(f"install the extra nevsky[train]: {missing}") from missing
    files = [f"{name.replace('.', '/')}.py" for name in names]
    extensions = mypycify(
        ["--config-file=pyproject.toml", *files],
        opt_level=optimisation,
        debug_level="0",
        target_dir=str(work),
    )
    # Without `setup` nothing reads pyproject.toml, which is that of a program, no package.
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(target), str(work)
    command.ensure_finalized()
    command.run()


@contextmanager
def _working_in(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile what self-play spends its time in.")
    parser.add_argument("folder", type=Path, help="folder of the build, which is replaced")
    try:
        build(parser.parse_args().folder, compiled_games())
    except CannotCompile as why:
        sys.stderr.write(f"{why}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
