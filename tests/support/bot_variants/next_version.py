"""`python -m bot` of a later version, whose migration has added columns to most tables."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from bot import __main__
from bot.storage.migration import MIGRATIONS, migration_scripts
from bot.storage.postgres import database as postgres
from bot.storage.sqlite import database as sqlite


def _add_columns(*tables: str) -> str:
    return "".join(
        f"ALTER TABLE {table} ADD COLUMN newer TEXT DEFAULT 'new';\n" for table in tables
    )


MIGRATION = (
    _add_columns("game", "seat", "move", "result", "user_settings")
    + "-- only: postgres\n"
    + _add_columns("shard_lease", "cluster_member")
)


def migrate_further(module: ModuleType, name: str, migrations: Path) -> None:
    """Let a module's function that opens a database apply these migrations."""
    original: Callable[..., Any] = getattr(module, name)
    setattr(module, name, lambda location, *_: original(location, migrations))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="nevsky-newer-") as folder:
        newer = Path(shutil.copytree(MIGRATIONS, Path(folder) / "migrations"))
        number = 1 + len(migration_scripts(newer))
        (newer / f"{number:04}_newer.sql").write_text(MIGRATION)
        migrate_further(sqlite, "open_database", newer)
        migrate_further(postgres, "open_migrated", newer)
        sys.exit(__main__.main())
