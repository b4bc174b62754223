"""A small sample of `make soak`."""

from __future__ import annotations

from pathlib import Path

from tests.programs.soak.run import growth, run_soak


async def test_memory_is_bounded_over_many_moves(tmp_path: Path) -> None:
    result = await run_soak(tmp_path, moves=140, tables=10, samples=4)
    assert result.moves >= 140
    assert min(result.other_decisions.values()) > 2, "the other games are played meanwhile"
    assert result.log == []
    assert result.unanswered == result.not_posted == 0
    assert growth(result.memory) < 60
    assert growth(result.without_caches) < 40
    assert max(result.without_caches) < max(result.memory)
