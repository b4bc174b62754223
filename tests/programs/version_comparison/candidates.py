"""The candidates of a comparison, and the code that each one plays with."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[3]
"""The folder of today's code."""

REQUIRED_FOLDERS = ("engine", "data")
"""The folders of a commit that AI players need."""

BEHAVIOUR_PATTERNS = ("engine/**/*.py", "data/**/*.json")
"""The files in them that affect how a game is played, unlike texts and pictures."""


class InvalidComparison(Exception):
    """Raised with the reason why a comparison cannot be played."""


@dataclass(frozen=True, slots=True)
class CandidateVersion:
    """A level of today's code, or of a commit or folder named after an @, as in hard@COMMIT."""

    name: str

    @property
    def level(self) -> str:
        return self.name.partition("@")[0]

    @property
    def source(self) -> str:
        """The commit or the folder; empty for today's code."""
        return self.name.partition("@")[2]

    @property
    def is_working_tree(self) -> bool:
        return not self.source

    @property
    def folder(self) -> Path | None:
        """The folder of the code; None for a commit, which must be checked out first."""
        if self.is_working_tree:
            return ROOT
        folder = Path(self.source)
        return folder.resolve() if (folder / REQUIRED_FOLDERS[0]).is_dir() else None

    def code_digest(self) -> str:
        """Return an id of the code: a hash of its files, or the full name of the commit."""
        return code_digest(self.folder) if self.folder else resolve_commit(self.source)


def code_digest(folder: Path) -> str:
    """Return a hash of the files in a folder that affect how a game is played."""
    digest = sha256()
    for file in sorted(file for pattern in BEHAVIOUR_PATTERNS for file in folder.glob(pattern)):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(folder).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:16]


def resolve_commit(name: str) -> str:
    """Return the full name of a commit. Raises InvalidComparison if there is none."""
    return _git("rev-parse", "--verify", "--end-of-options", name + "^{commit}").decode().strip()


def check_out(candidate: CandidateVersion, parent: Path) -> Path:
    """Return the folder of a candidate's code. That of a commit is written below `parent`."""
    if candidate.folder:
        return candidate.folder
    digest = candidate.code_digest()
    archive = _git("archive", "--format=zip", digest, *REQUIRED_FOLDERS)
    ZipFile(BytesIO(archive)).extractall(parent / digest)
    return parent / digest


def _git(*arguments: str) -> bytes:
    process = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True)
    if process.returncode:
        message = process.stderr.decode(errors="replace").strip()
        raise InvalidComparison(
            f"git {arguments[0]} finds neither a commit nor a folder of code: {message}"
        )
    return process.stdout
