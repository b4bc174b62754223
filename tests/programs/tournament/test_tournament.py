"""The program that plays tournaments."""

from __future__ import annotations

import json
import sys

import pytest

from tests.programs.tournament.__main__ import main


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["tournament", *arguments])
    return main()


def test_prints_each_round_and_the_standings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("7", "3", "--rounds", "2", "--seed", "5")
    assert run(monkeypatch, *arguments) == 0
    printed = capsys.readouterr().out
    *rounds, last = map(json.loads, printed.splitlines())
    assert [each["round"] for each in rounds] == [1, 2]
    for each in rounds:
        seated = [player for table in each["tables"] for player in table]
        assert sorted([*seated, *each["byes"]]) == [f"p{number}" for number in range(1, 8)]
    assert len(last["standings"]) == 7
    assert sum(line["points"] for line in last["standings"]) == pytest.approx(2 * (2 * 1.5 + 0.5))
    assert run(monkeypatch, *arguments) == 0
    assert capsys.readouterr().out == printed


def test_refuses_with_what_is_possible(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "5", "3-4") == 2
    assert json.loads(capsys.readouterr().out)["players"] == [4, 6]
