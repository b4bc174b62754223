"""Runs containers with docker or podman."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

ENGINES = ("docker", "podman")
"""The programs that can run an image; buildah alone can only build it."""

FORMAT = {"podman": ("--format=docker",)}
"""Options to build an image that keeps its health check."""

STOP_SECONDS = 30


class EngineFailed(Exception):
    """A command of the engine failed. The message has its output."""


class Container(Protocol):
    """A started container."""

    def is_running(self) -> bool: ...

    def log(self) -> str:
        """Return what the bot has written."""

    def stop(self) -> None:
        """Send SIGTERM and wait until the bot has ended."""

    def exit_code(self) -> int:
        """Return the exit code of a container that has ended."""

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run `python -m bot` with these arguments inside."""

    def remove(self) -> None:
        """Remove the container, even if it is running."""


class Engine(Protocol):
    """Starts containers that share this machine's network, and one volume for their games."""

    def start(self, image: str, environment: Mapping[str, str]) -> Container: ...

    def remove_volume(self) -> None:
        """Delete the games."""


def find_engine() -> str | None:
    """Return the name of an installed engine, if there is one."""
    return next(filter(shutil.which, ENGINES), None)


class CommandLineEngine:
    """Docker or podman, by their common command line."""

    def __init__(self, program: str) -> None:
        self.program = program
        self._volume = f"nevsky-check-{os.getpid()}"

    def call(self, *arguments: str) -> str:
        """Run a command and return its output. Raises EngineFailed."""
        command = (self.program, *arguments)
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            raise EngineFailed(f"{' '.join(command)}: {done.stderr.strip()[-1000:]}")
        return done.stdout

    def start(self, image: str, environment: Mapping[str, str]) -> CommandLineContainer:
        variables = [f"--env={name}={value}" for name, value in environment.items()]
        options = ("--detach", "--network=host", f"--volume={self._volume}:/data", *variables)
        return CommandLineContainer(self, self.call("run", *options, image).strip())

    def remove_volume(self) -> None:
        self.call("volume", "rm", self._volume)

    def size(self, image: str) -> int:
        """Return the bytes of an image."""
        return int(self.call("image", "inspect", "--format={{.Size}}", image))

    def build(self, image: str, folder: Path, options: Sequence[str] = ()) -> None:
        """Build the image that a folder's Dockerfile describes."""
        self.call("build", *FORMAT.get(self.program, ()), *options, "--tag", image, str(folder))


@dataclass(frozen=True, slots=True)
class CommandLineContainer:
    """A container of docker or podman."""

    engine: CommandLineEngine
    id: str

    def _state(self, field: str) -> str:
        return self.engine.call("inspect", f"--format={{{{.State.{field}}}}}", self.id).strip()

    def is_running(self) -> bool:
        return self._state("Status") != "exited"

    def log(self) -> str:
        command = (self.engine.program, "logs", self.id)
        return subprocess.run(
            command, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        ).stdout

    def stop(self) -> None:
        self.engine.call("stop", f"--time={STOP_SECONDS}", self.id)

    def exit_code(self) -> int:
        return int(self._state("ExitCode"))

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = (self.engine.program, "exec", self.id, "python", "-m", "bot", *arguments)
        return subprocess.run(command, check=False, capture_output=True, text=True)

    def remove(self) -> None:
        self.engine.call("rm", "--force", self.id)


async def wait_for_exit(container: Container, within: float) -> bool:
    """Wait until a container has ended; return False if it goes on running."""
    until = time.monotonic() + within
    while await asyncio.to_thread(container.is_running):
        if time.monotonic() > until:
            return False
        await asyncio.sleep(0.1)
    return True
