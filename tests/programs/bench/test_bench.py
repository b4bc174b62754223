"""What the benchmarks and the load program demand of their bars."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace

import pytest

from tests.programs.bench import __main__ as bench
from tests.programs.bench.measurement import Measurement

AT_BARS = (
    Measurement("ai.p99", 500, "ms", 500),
    Measurement("engine.actions", 100_000, "1/s", 100_000),
    Measurement("render.warming", 900, "ms"),
)


def run_bench(monkeypatch: pytest.MonkeyPatch, measurements: Sequence[Measurement]) -> int:
    areas = (SimpleNamespace(measurements=lambda: iter(measurements)),)
    monkeypatch.setattr(bench, "AREAS", areas)
    return bench.main()


def test_values_at_their_bars_pass(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_bench(monkeypatch, AT_BARS) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("beyond", "words"),
    [
        (Measurement("ai.p99", 501, "ms", 500), "ai.p99: 501 ms, should be at most 500"),
        (
            Measurement("engine.actions", 99_999, "1/s", 100_000),
            "engine.actions: 99999 1/s, should be at least 100000",
        ),
        (
            Measurement("load.not_posted", 1, "moves", 0),
            "load.not_posted: 1 moves, should be at most 0",
        ),
    ],
)
def test_value_beyond_its_bar_fails_with_its_name(
    beyond: Measurement,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The other areas are measured and printed all the same."""
    assert run_bench(monkeypatch, [beyond, *AT_BARS]) == 1
    printed = capsys.readouterr()
    assert printed.err == f"FAULT {words}\n"
    assert len(printed.out.splitlines()) == 1 + len(AT_BARS)
