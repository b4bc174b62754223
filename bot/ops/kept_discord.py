"""Keeps the simulated Discord of the local table, so that it is there again at the next start.

It lies beside the database of its games, in which its ids stand.
"""

from __future__ import annotations

import logging
import pickle
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeAlias

from bot.storage.locations import open_store

log = logging.getLogger(__name__)

Backend: TypeAlias = Any
"""All that SimCord knows of its Discord; its parts may differ with each version."""

VERSION = f"1 {version('simcord')}".encode()
"""Stands before what is kept, which another version of SimCord may not be able to read."""

OF_THE_RUN = frozenset(["cdn", "clock", "faults", "http_requests", "subscribers", "transcript"])
"""What belongs to one run, and what is kept in a way of its own."""

PASSED_SECONDS = 60.0
"""Simulated seconds between two runs: ids given after the last time that it was kept are not given
again."""

LOG_SUFFIXES = "-wal", "-shm"
"""The files that SQLite has beside a database."""


@dataclass(frozen=True, slots=True)
class KeptDiscord:
    """The simulated Discord beside a database file."""

    database: Path

    @property
    def file(self) -> Path:
        return self.database.with_name(f"{self.database.name}-discord")

    async def put_aside_unless_usable(self) -> Path | None:
        """Rename what was kept if this version cannot go on with it; return its new name.

        Database and Discord are of use only together.
        """
        if not self.database.exists() and not self.file.exists():
            return None
        try:
            self._read()
            if not self.database.exists():
                raise FileNotFoundError(self.database)
            await (await open_store(self.database)).close()
        # Whatever a file of another version raises that is not one of ours.
        except Exception as why:
            log.info("the local table begins afresh: %r", why)
        else:
            return None
        old = self.database.with_name(f"{self.database.name}.old")
        for file in (self.database, self.file, *self._log_files()):
            if file.exists():
                file.replace(file.with_name(file.name.replace(self.database.name, old.name, 1)))
        return old

    def _log_files(self) -> list[Path]:
        return [self.database.with_name(self.database.name + suffix) for suffix in LOG_SUFFIXES]

    def restore(self, backend: Backend) -> bool:
        """Make a new Discord what was kept. Return False if nothing was."""
        if not self.file.exists():
            return False
        kept = self._read()
        backend.__dict__.update(kept["state"])
        backend.cdn._blobs.update(kept["files"])
        backend.advance_clock(kept["seconds"] + PASSED_SECONDS)
        return True

    def _read(self) -> dict[str, Any]:
        """Return what was kept. Raises ValueError if another version has kept it."""
        kept_by, _, content = self.file.read_bytes().partition(b"\n")
        if kept_by != VERSION:
            raise ValueError(f"{self.file} is of another version")
        # Only this program writes the file, as it does the database.
        kept: dict[str, Any] = pickle.loads(content)  # noqa: S301
        return kept

    def packed(self, backend: Backend) -> bytes:
        """Return what is to be kept of a Discord as it is now."""
        attached = [
            each["url"]
            for messages in backend.messages.values()
            for message in messages.values()
            for each in message.attachments
        ]
        kept: dict[str, Any] = {
            "state": {key: part for key, part in vars(backend).items() if key not in OF_THE_RUN},
            "files": {url: blob for url in attached if (blob := backend.cdn.get(url)) is not None},
            "seconds": backend.clock.elapsed,
        }
        return VERSION + b"\n" + pickle.dumps(kept)

    def write(self, packed: bytes) -> None:
        """Keep what was packed, in place of what was kept before. Blocks."""
        new = self.file.with_name(f"{self.file.name}.new")
        new.write_bytes(packed)
        new.replace(self.file)
