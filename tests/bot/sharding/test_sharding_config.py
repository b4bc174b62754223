"""The setting for shards, and its validation."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.ops.run import run_bot
from bot.settings import InvalidSettings, Settings, ShardingConfig, read_settings
from bot.storage.errors import StoreUnusable


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("auto", ShardingConfig()),
        (" Auto ", ShardingConfig()),
        ("0-3/16", ShardingConfig(16, frozenset(range(4)))),
        ("5/16", ShardingConfig(16, frozenset([5]))),
        ("0-0/1", ShardingConfig(1, frozenset([0]))),
    ],
)
def test_shards_setting_is_parsed(text: str, expected: ShardingConfig) -> None:
    assert Settings(_env_file=None, shards=text).sharding == expected


def test_missing_shards_setting_disables_sharding() -> None:
    assert Settings(_env_file=None).sharding is None
    assert Settings(_env_file=None, shards="").sharding is None


@pytest.mark.parametrize("text", ["all", "3-1/4", "0-4/4", "4/4", "0-3", "1/0", "-1/4", "0-3/16,5"])
def test_invalid_shards_setting_is_rejected(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEVSKY_SHARDS", text)
    with pytest.raises(InvalidSettings, match=r"^NEVSKY_SHARDS should be auto, or the shards of"):
        read_settings(None)


def test_sharding_with_sqlite_is_rejected(tmp_path: Path) -> None:
    token, file = SecretStr("none"), tmp_path / "games.sqlite3"
    with pytest.raises(StoreUnusable, match=r"games\.sqlite3 is a file, which has one process"):
        run_bot(Settings(_env_file=None, discord_token=token, database=file, shards="auto"))
    assert list(tmp_path.iterdir()) == []
