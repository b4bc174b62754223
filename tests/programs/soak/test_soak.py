"""A small soak with a fixed seed; `make soak` makes a hundred thousand moves."""

from __future__ import annotations

from pathlib import Path

from tests.programs.soak.run import growth, run_soak


async def test_memory_is_bounded_over_many_moves(tmp_path: Path) -> None:
    soaked = await run_soak(tmp_path, moves=140, tables=10, samples=4)
    assert soaked.moves >= 140
    assert min(soaked.other_decisions.values()) > 2, "the other games are played meanwhile"
    assert soaked.log == []
    assert soaked.unanswered == soaked.not_posted == 0
    assert growth(soaked.memory) < 60
    assert growth(soaked.without_caches) < 40
    assert max(soaked.without_caches) < max(soaked.memory)
