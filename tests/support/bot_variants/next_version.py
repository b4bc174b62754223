"""`python -m bot` of a later version, whose migration has added columns to most tables."""

from __future__ import annotations

import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path

from bot import __main__
from bot.storage.postgres import leases
from bot.storage.postgres.connection import MIGRATIONS, migrate

ADDED_COLUMNS = "".join(
    f"ALTER TABLE {table} ADD COLUMN newer TEXT DEFAULT 'new';\n"
    for table in ("game", "seat", "move", "result", "person", "charge", "process")
)

if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="nevsky-newer-") as folder:
        migrations = Path(shutil.copytree(MIGRATIONS, Path(folder) / "migrations"))
        number = 1 + len(list(migrations.glob("*.sql")))
        (migrations / f"{number:04}_newer.sql").write_text(ADDED_COLUMNS)
        setattr(leases, "migrate", partial(migrate, migrations=migrations))  # noqa: B010
        sys.exit(__main__.main())
