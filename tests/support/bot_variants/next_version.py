"""`python -m bot` of a later version, whose migration has added columns to most tables."""

from __future__ import annotations

import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path

from bot import __main__
from bot.storage.migration import MIGRATIONS, migration_scripts
from bot.storage.postgres import database
from bot.storage.postgres.opening import open_migrated

ADDED_COLUMNS = "".join(
    f"ALTER TABLE {table} ADD COLUMN newer TEXT DEFAULT 'new';\n"
    for table in (
        "game",
        "seat",
        "move",
        "result",
        "user_settings",
        "shard_lease",
        "cluster_member",
    )
)

if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="nevsky-newer-") as folder:
        migrations = Path(shutil.copytree(MIGRATIONS, Path(folder) / "migrations"))
        number = 1 + len(migration_scripts(migrations))
        (migrations / f"{number:04}_newer.sql").write_text(ADDED_COLUMNS)
        setattr(database, "open_migrated", partial(open_migrated, migrations=migrations))  # noqa: B010
        sys.exit(__main__.main())
