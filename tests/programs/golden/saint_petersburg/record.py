"""The format of golden games of Saint Petersburg, and a reader for files of any format."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, ValidationError

from tests.programs.golden.snapshots import SnapshotGame

GZIP_MAGIC = b"\x1f\x8b"


STRICT = ConfigDict(strict=True, extra="forbid", frozen=True)
"""Exactly these fields of exactly these types."""


class Options(BaseModel):
    model_config = STRICT

    open_rubles: bool
    open_hands: bool


class Action(BaseModel):
    """An action. `auto` is present only if true, `rubles` only for the Guild Hall."""

    model_config = STRICT

    type: str
    card: str | None
    row: str | None
    displaces: str | None
    stack: str | None
    points: int | None
    cost: int
    auto: bool = False
    rubles: int = 0


class GoldenStep(BaseModel):
    """A step. The replay compares what else it has, and knows which fields there must be."""

    model_config = ConfigDict(strict=True, extra="allow", frozen=True)

    seat: int
    action: Action


class GoldenGame(BaseModel):
    """A game. The replay compares all that follows from the rest, and ignores further fields."""

    model_config = ConfigDict(strict=True, frozen=True)

    game: Literal["stpete"]
    id: str
    variant: str
    players: int
    options: Options
    seats: list[int]
    markers: dict[str, int]
    start: dict[str, list[int]]
    stacks: dict[str, list[str]]
    phase_starts: list[dict[str, Any]]
    steps: list[GoldenStep]
    scorings: list[dict[str, Any]]
    final: dict[str, Any]


@dataclass(frozen=True, slots=True)
class UnreadableGame:
    """A file, or a game in it, that cannot be read, with the reasons."""

    where: str
    problems: tuple[str, ...]
    is_game: bool = True


ReadResult: TypeAlias = GoldenGame | SnapshotGame | UnreadableGame


def read_games(path: Path) -> Iterator[ReadResult]:
    """Yield the games of a file: one JSON object per line, compressed with gzip or not."""
    try:
        content = path.read_bytes()
        if content.startswith(GZIP_MAGIC):
            content = gzip.decompress(content)
        text = content.decode("utf-8")
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        yield UnreadableGame(str(path), (f"cannot be read: {error}",), is_game=False)
        return
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        yield UnreadableGame(str(path), ("holds no game",), is_game=False)
    for number, line in lines:
        yield read_game(line, f"{path} line {number}")


def read_game(line: str, where: str) -> ReadResult:
    """The game in a line of JSON, or what is wrong with its format."""
    try:
        raw = json.loads(line)
    except ValueError as error:
        return UnreadableGame(where, (f"is not JSON: {error}",))
    form: type[GoldenGame | SnapshotGame] = (
        SnapshotGame if isinstance(raw, dict) and "form" in raw else GoldenGame
    )
    try:
        return form.model_validate(raw)
    except ValidationError as error:
        label = raw["id"] if isinstance(raw, dict) and isinstance(raw.get("id"), str) else where
        return UnreadableGame(label, tuple(map(_problem, error.errors())))


def _problem(error: Any) -> str:
    path = ".".join(map(str, error["loc"])) or "record"
    return f"{path}: malformed: {error['msg']}, file {str(error['input'])[:60]!r}"
