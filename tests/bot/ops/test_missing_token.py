"""Without a token and without the local table's packages, the bot says what to do."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.ops.run import LOCAL_TABLE_PACKAGE


@pytest.fixture(autouse=True)
def no_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.delitem(sys.modules, "bot.ops.local_table", raising=False)


def hide_module(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    # An import of a module that is None raises ModuleNotFoundError.
    monkeypatch.setitem(sys.modules, name, None)


def test_neither_token_nor_local_table_ends_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    hide_module(monkeypatch, LOCAL_TABLE_PACKAGE)
    assert main([]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("DISCORD_TOKEN is not set")
    assert "requirements/local.txt" in line
    assert list(tmp_path.iterdir()) == []


def test_another_missing_module_is_not_taken_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hide_module(monkeypatch, "render.art")
    with pytest.raises(ModuleNotFoundError, match="render"):
        main([])
