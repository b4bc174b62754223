"""Processes that share the games."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.storage.leases import LeaseStore
from bot.storage.locations import open_lease_store
from bot.storage.postgres_url import PostgresUrl
from tests.support.storage.lease_holders import SHARDS, Joined, heartbeat


@pytest.fixture
async def join(postgres_address: PostgresUrl) -> AsyncIterator[Joined]:
    """One more process that shares the games."""
    all_of_them = list[LeaseStore]()

    async def one_more() -> LeaseStore:
        all_of_them.append(await open_lease_store(postgres_address))
        await all_of_them[-1].join_cluster(SHARDS, adopt_existing=False)
        await heartbeat(all_of_them[-1])
        return all_of_them[-1]

    yield one_more
    for one in all_of_them:
        await one.close()
