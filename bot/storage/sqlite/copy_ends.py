"""A SQLite file as an end of a copy."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.storage.backup import SIDECAR_SUFFIXES, create_private_file
from bot.storage.connection import Connection
from bot.storage.fencing import ACQUIRE_LEASE
from bot.storage.sqlite import dialect as dialect
from bot.storage.sqlite.connection import SQLiteConnection
from bot.storage.sqlite.errors import translate_to_unusable
from bot.storage.sqlite.files import check_database, open_database


@asynccontextmanager
async def open_source(file: Path) -> AsyncIterator[Connection]:
    """Open a file to copy from. From now on, no bot that has it open can write."""
    await check_database(file)
    async with _connection(file) as connection:
        await connection.fetch(ACQUIRE_LEASE, process=secrets.token_hex(8))
        async with connection.transaction():
            yield connection


@asynccontextmanager
async def open_target(file: Path) -> AsyncIterator[Connection]:
    """Open a file to copy into. If it was created for that, it is deleted on an error."""
    created = not file.exists()  # noqa: ASYNC240 - nothing else runs in this process
    if created:
        create_private_file(file)
    try:
        async with _connection(file) as connection, connection.transaction():
            yield connection
    except BaseException:
        if created:
            for name in (file.name, *(file.name + suffix for suffix in SIDECAR_SUFFIXES)):
                with suppress(OSError):
                    file.with_name(name).unlink(missing_ok=True)
        raise


@asynccontextmanager
async def _connection(file: Path) -> AsyncIterator[SQLiteConnection]:
    with translate_to_unusable(file):
        driver = await open_database(file)
        try:
            yield SQLiteConnection(driver)
        finally:
            await driver.close()
