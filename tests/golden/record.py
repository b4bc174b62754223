"""The form of a golden game decided elsewhere, and reading files of games of any form."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, ValidationError

from tests.golden.kept import Kept

GZIP_MAGIC = b"\x1f\x8b"


class Part(BaseModel):
    """A part of a game: exactly these fields, of exactly these types."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    def given(self) -> dict[str, Any]:
        """The fields that stand in the record."""
        return self.model_dump(exclude_unset=True)


class Options(Part):
    open_rubles: bool
    open_hands: bool


class Start(Part):
    rubles: list[int]
    points: list[int]


class Action(Part):
    """What was done. `auto` stands only where it is true, `rubles` only at the Guild Hall."""

    type: str
    card: str | None
    row: str | None
    displaces: str | None
    stack: str | None
    points: int | None
    cost: int
    auto: bool = False
    rubles: int = 0


class After(Part):
    rubles: list[int]
    points: list[int]
    hand: list[list[str]]
    upper: list[str]
    lower: list[str]
    stack_sizes: dict[str, int]


class Step(Part):
    round: int
    phase: str
    seat: int
    action: Action
    after: After
    legal: list[str]
    legal_n: int
    legal_md5: str


class PhaseStart(Part):
    """The table before a phase's first turn. Which fields must be missing the replay checks."""

    round: int
    phase: str
    first: int
    at_step: int
    upper: list[str]
    lower: list[str]
    stack_sizes: dict[str, int]
    discard_size: int
    last_round: bool
    rubles: list[int]
    points: list[int]
    tableau: list[list[str]]
    dealt: list[str] = []
    discarded: list[str] = []
    markers: dict[str, int] = {}
    bonus_points: list[int] = []


class Scoring(Part):
    """A scoring of cards. `sycophants_discarded_by` stands only in games with Sycophants."""

    round: int
    phase: str
    at_step: int
    rubles_gained: list[int]
    points_gained: list[int]
    sycophants_discarded_by: list[int] = []


class Breakdown(Part):
    before: int
    distinct_aristocrats: int
    aristocrats: int
    rubles: int
    hand: int


class Final(Part):
    points: list[int]
    rubles_before: list[int]
    rubles_left: list[int]
    breakdown: list[Breakdown]
    hand: list[list[str]]
    tableau: list[list[str]]
    rounds: int
    ranking: list[int]
    winners: list[int]


class Record(BaseModel):
    """One game. What else stands beside these fields is of no use to a replay."""

    model_config = ConfigDict(strict=True, frozen=True)

    game: Literal["stpete"]
    id: str
    variant: str
    players: int
    options: Options
    seats: list[int]
    markers: dict[str, int]
    start: Start
    stacks: dict[str, list[str]]
    phase_starts: list[PhaseStart]
    steps: list[Step]
    scorings: list[Scoring]
    final: Final


@dataclass(frozen=True, slots=True)
class Fault:
    """A file, or a game in it, that cannot be read, and why."""

    where: str
    problems: tuple[str, ...]
    is_game: bool = True


Reading: TypeAlias = Record | Kept | Fault


def read_games(path: Path) -> Iterator[Reading]:
    """The games of a file, one JSON object a line, packed with gzip or not."""
    try:
        content = path.read_bytes()
        if content.startswith(GZIP_MAGIC):
            content = gzip.decompress(content)
        text = content.decode("utf-8")
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        yield Fault(str(path), (f"cannot be read: {error}",), is_game=False)
        return
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        yield Fault(str(path), ("holds no game",), is_game=False)
    for number, line in lines:
        yield read_game(line, f"{path} line {number}")


def read_game(line: str, where: str) -> Reading:
    """The game of a line, or what is wrong with its form."""
    try:
        raw = json.loads(line)
    except (ValueError, RecursionError) as error:
        return Fault(where, (f"is not JSON: {error}",))
    form: type[Record | Kept] = Kept if isinstance(raw, dict) and "form" in raw else Record
    try:
        return form.model_validate(raw)
    except ValidationError as error:
        label = raw["id"] if isinstance(raw, dict) and isinstance(raw.get("id"), str) else where
        return Fault(label, tuple(map(_problem, error.errors())))


def _problem(error: Any) -> str:
    place = ".".join(map(str, error["loc"])) or "record"
    return f"{place}: malformed: {error['msg']}, file {str(error['input'])[:60]!r}"
