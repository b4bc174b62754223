"""Where games can be kept: in a file, or in a database of PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from bot.store.address import BETWEEN, Address
from bot.store.charges import Charges
from bot.store.contract import Store, StoreUnusable
from bot.store.sqlite import SQLiteStore

Place: TypeAlias = Path | Address

FRESH = "nevsky_local"
"""The schema of games that nobody keeps."""


def place_of(text: Path | str) -> Place:
    """The place that an operator has named. Raises NoAddress."""
    if isinstance(text, Path):
        return text
    return Address(text) if BETWEEN in text else Path(text)


async def fresh(address: Address) -> Address:
    """A place of our own beside what else is in a database, with nothing in it.

    What was there before is gone. Raises StoreUnusable.
    """
    from bot.store.postgres.opening import prepare

    address = address.in_schema(FRESH)
    await prepare(address, anew=True)
    return address


async def open_store(place: Place | str) -> Store:
    """The store that keeps games there, made and brought up to date if need be.

    Raises StoreUnusable.
    """
    if isinstance(place, str):
        place = place_of(place)
    if isinstance(place, Path):
        return await SQLiteStore.open(place)
    # Only here: who keeps games in a file need not load the driver.
    from bot.store.postgres.store import PostgresStore

    return await PostgresStore.open(place)


async def open_charges(place: Place | str) -> Charges:
    """Who is in charge of the shards of the games that are kept there.

    Raises StoreUnusable for a file: nobody shares one.
    """
    if isinstance(place, str):
        place = place_of(place)
    if isinstance(place, Path):
        raise StoreUnusable(place, "is a file of one process: only PostgreSQL can be shared")
    from bot.store.postgres.charges import PostgresCharges

    return await PostgresCharges.open(place)
