"""Who takes part in a duel, and where the code lies that thinks for each of them."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
"""The folder of today's code."""

PARTS = ("engine", "data")
"""What of a commit the AI players need."""

PLAYED_BY = ("engine/**/*.py", "data/**/*.json")
"""What of these decides how a game goes; the rest are words and pictures."""


class Refused(Exception):
    """The duel cannot be played; the words say why."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A level, by the name of a seat: of today's code, or of a commit or folder after an @."""

    name: str

    @property
    def level(self) -> str:
        return self.name.partition("@")[0]

    @property
    def source(self) -> str:
        """The commit or the folder; nothing for today's code."""
        return self.name.partition("@")[2]

    @property
    def is_of_today(self) -> bool:
        return not self.source

    @property
    def folder(self) -> Path | None:
        """Where its code lies, or None for a commit's, which has to be brought out first."""
        if self.is_of_today:
            return ROOT
        folder = Path(self.source)
        return folder.resolve() if (folder / PARTS[0]).is_dir() else None

    def code(self) -> str:
        """What its code is called: the same only for the same code."""
        return digest(self.folder) if self.folder else commit(self.source)


def digest(folder: Path) -> str:
    """A few letters that stand for all in a folder of code that decides how a game goes."""
    found = sha256()
    for file in sorted(file for pattern in PLAYED_BY for file in folder.glob(pattern)):
        content = file.read_bytes()
        found.update(f"{file.relative_to(folder).as_posix()} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()[:16]


def commit(name: str) -> str:
    """The full name of a commit. Raises Refused for what is none."""
    return _git("rev-parse", "--verify", "--end-of-options", name + "^{commit}").decode().strip()


def lay_out(entrant: Entrant, under: Path) -> Path:
    """The folder of its code. A commit's is made below the given one, or found there."""
    if entrant.folder:
        return entrant.folder
    name = entrant.code()
    if not (made := under / name).exists():
        under.mkdir(parents=True, exist_ok=True)
        # Complete or not there at all: who is stopped here leaves no half of a commit.
        half = Path(tempfile.mkdtemp(prefix="half-", dir=under))
        try:
            packed = _git("archive", "--format=zip", name, *PARTS)
            ZipFile(BytesIO(packed)).extractall(half)
            half.rename(made)
        finally:
            shutil.rmtree(half, ignore_errors=True)
    return made


def _git(*arguments: str) -> bytes:
    try:
        done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True)
    except FileNotFoundError as error:
        raise Refused("git is not here: name a folder of code in place of a commit") from error
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip()
        raise Refused(f"git {arguments[0]} finds neither a commit nor a folder of code: {said}")
    return done.stdout
