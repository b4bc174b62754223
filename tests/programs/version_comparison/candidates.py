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

ROOT = Path(__file__).parents[3]
"""The folder of today's code."""

REQUIRED_FOLDERS = ("engine", "data")
"""What of a commit the AI players need."""

BEHAVIOUR_PATTERNS = ("engine/**/*.py", "data/**/*.json")
"""What of these decides how a game goes; the rest are words and pictures."""


class InvalidComparison(Exception):
    """The duel cannot be played; the words say why."""


@dataclass(frozen=True, slots=True)
class CandidateVersion:
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
    def is_working_tree(self) -> bool:
        return not self.source

    @property
    def folder(self) -> Path | None:
        """Where its code lies, or None for a commit's, which has to be brought out first."""
        if self.is_working_tree:
            return ROOT
        folder = Path(self.source)
        return folder.resolve() if (folder / REQUIRED_FOLDERS[0]).is_dir() else None

    def code_digest(self) -> str:
        """What its code is called: the same only for the same code."""
        return code_digest(self.folder) if self.folder else resolve_commit(self.source)


def code_digest(folder: Path) -> str:
    """A few letters that stand for all in a folder of code that decides how a game goes."""
    found = sha256()
    for file in sorted(file for pattern in BEHAVIOUR_PATTERNS for file in folder.glob(pattern)):
        content = file.read_bytes()
        found.update(f"{file.relative_to(folder).as_posix()} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()[:16]


def resolve_commit(name: str) -> str:
    """The full name of a commit. Raises Refused for what is none."""
    return _git("rev-parse", "--verify", "--end-of-options", name + "^{commit}").decode().strip()


def check_out(candidate: CandidateVersion, parent: Path) -> Path:
    """The folder of its code. A commit's is made below the given one, or found there."""
    if candidate.folder:
        return candidate.folder
    name = candidate.code_digest()
    if not (made := parent / name).exists():
        parent.mkdir(parents=True, exist_ok=True)
        # Complete or not there at all: who is stopped here leaves no half of a commit.
        half = Path(tempfile.mkdtemp(prefix="half-", dir=parent))
        try:
            packed = _git("archive", "--format=zip", name, *REQUIRED_FOLDERS)
            ZipFile(BytesIO(packed)).extractall(half)
            half.rename(made)
        finally:
            shutil.rmtree(half, ignore_errors=True)
    return made


def _git(*arguments: str) -> bytes:
    try:
        done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True)
    except FileNotFoundError as error:
        raise InvalidComparison(
            "git is not here: name a folder of code in place of a commit"
        ) from error
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip()
        raise InvalidComparison(
            f"git {arguments[0]} finds neither a commit nor a folder of code: {said}"
        )
    return done.stdout
