"""A small sample of `make soak`, and a leak that it must detect."""

from __future__ import annotations

from pathlib import Path

from tests.programs.soak.__main__ import MAX_GROWTH
from tests.programs.soak.run import run_soak

SAMPLE_GROWTH = 20.0
"""Acceptable growth in MiB in the sample, in which the bot does some things for the first time."""

SAMPLE_GROWTH_WITH_CACHES = 60.0
LEAKING = "tests.support.bot_variants.leaking"


async def test_memory_is_bounded_over_many_moves(tmp_path: Path) -> None:
    result = await run_soak(tmp_path, moves=60, tables=6, samples=4, other_decisions=1)
    assert result.moves >= 60
    assert all(result.other_decisions.values()), "the other games are played meanwhile"
    assert result.find_faults(SAMPLE_GROWTH, SAMPLE_GROWTH_WITH_CACHES) == []
    assert max(result.without_caches) < max(result.memory)


async def test_leak_is_detected(tmp_path: Path) -> None:
    result = await run_soak(tmp_path, moves=24, tables=4, samples=4, module=LEAKING, other_games=())
    assert result.find_faults(SAMPLE_GROWTH, SAMPLE_GROWTH_WITH_CACHES)
    faults = result.find_faults(MAX_GROWTH, MAX_GROWTH)
    assert [fault.partition(" grew")[0] for fault in faults] == ["memory", "memory without caches"]
