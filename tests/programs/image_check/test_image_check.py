"""The image check with processes in place of containers, and `make image`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.programs.image_check import __main__ as program
from tests.programs.image_check.engines import Container
from tests.programs.image_check.run import check_image
from tests.support.fake_discord import forked_process

ROOT = Path(__file__).parents[3]

BOT = "tests.support.bot_variants.without_local_table"
NEXT_VERSION = "tests.support.bot_variants.next_version"

SHELL = "/bin/sh"
MAKE = shutil.which("make")


class ProcessEngine:
    """Starts processes of this machine; an image is the module that it would run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._count = 0

    def start(self, image: str, environment: Mapping[str, str]) -> Container:
        self._count += 1
        log, database = self.folder / f"{self._count}.log", self.folder / "games.sqlite3"
        own = {**os.environ, "DISCORD_TOKEN": "", "NEVSKY_DATABASE": str(database)}
        return ProcessContainer(image, {**own, **environment}, log)

    def remove_volume(self) -> None:
        """Do nothing: pytest removes the folder."""


class ProcessContainer:
    """A process of the bot."""

    def __init__(self, module: str, environment: Mapping[str, str], log: Path) -> None:
        self._environment, self._log = environment, log
        self._process = forked_process.start(module, environment, log)

    def is_running(self) -> bool:
        return self._process.is_alive()

    def log(self) -> str:
        return self._log.read_text() if self._log.exists() else ""

    def stop(self) -> None:
        self._process.terminate()
        self._process.join(30)

    def exit_code(self) -> int:
        code = self._process.exitcode
        assert code is not None
        return code

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = (sys.executable, "-m", "bot", *arguments)
        return subprocess.run(
            command, cwd=ROOT, env=self._environment, capture_output=True, text=True
        )

    def remove(self) -> None:
        self._process.kill()
        self._process.join()


async def test_bot_is_played_with_updated_and_stopped(tmp_path: Path) -> None:
    report = await check_image(ProcessEngine(tmp_path), BOT, NEXT_VERSION, moves=2)
    assert report.faults == []
    assert report.moves >= 4
    assert report.seconds.keys() == {"start", "update", "stop"}


async def test_image_that_does_not_work_is_reported(tmp_path: Path) -> None:
    report = await check_image(ProcessEngine(tmp_path), "this", NEXT_VERSION, moves=2)
    assert "goes on without a token" in report.faults[0]
    assert "does not connect" in report.faults[-1]


def test_without_an_engine_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(sys, "argv", ["image_check"])
    assert program.main() == 1
    assert capsys.readouterr().err == f"{program.NO_ENGINE}\n"


# make image


def make_image(folder: Path, *installed: str) -> subprocess.CompletedProcess[str]:
    """Run `make image` where only these programs are installed."""
    for name in installed:
        script = folder / name
        script.write_text(f'#!{SHELL}\necho "called: {name} $*"\n')
        script.chmod(0o755)
    assert MAKE is not None
    return subprocess.run(
        (MAKE, "--silent", "image"),
        cwd=ROOT,
        env={"PATH": str(folder)},
        capture_output=True,
        text=True,
    )


@pytest.mark.skipif(MAKE is None, reason="make is not installed")
@pytest.mark.parametrize(
    ("installed", "called"),
    [
        (("docker", "podman", "buildah"), "docker build --tag nevsky ."),
        (("podman", "buildah"), "podman build --format docker --tag nevsky ."),
        (("buildah",), "buildah build --format docker --tag nevsky ."),
    ],
)
def test_image_is_built_by_whatever_is_installed(
    tmp_path: Path, installed: tuple[str, ...], called: str
) -> None:
    done = make_image(tmp_path, *installed)
    assert done.returncode == 0
    assert done.stdout == f"called: {called}\n"


@pytest.mark.skipif(MAKE is None, reason="make is not installed")
def test_image_needs_one_of_them(tmp_path: Path) -> None:
    done = make_image(tmp_path)
    assert done.returncode != 0
    sentence = "Building the image needs docker, podman or buildah, and none is installed."
    assert done.stderr.splitlines()[0] == sentence
