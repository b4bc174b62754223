"""Snapshot games: random games of every game, which must always replay the same.

They detect changes of the rules by accident. `python -m tests.programs.golden.snapshots GAME`
plays them again and writes them to tests/engine/games/GAME/snapshots.jsonl.gz.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from engine import codec
from engine.contract.cases import Case, all_cases, play_random_game
from engine.core import AnyGame, IllegalAction, apply
from engine.registry import GAMES, find_game
from tests.contract import adapters
from tests.programs.golden.compare import Difference, differing_fields

__all__ = ["adapters"]

FOLDER = Path(__file__).parents[2] / "engine" / "games"
SEEDS = range(3)
"""The seeds that each case (number of seats and options) is played with."""


class SnapshotStep(BaseModel):
    """A decision: a hash of the legal actions, the chosen action and its events."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    seat: int
    legal_n: int
    legal_md5: str
    action: dict[str, Any]
    events: list[dict[str, Any]]


class SnapshotGame(BaseModel):
    """A whole game. `result` has points and ranks by seat; a rank is null for no rank."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    form: Literal["nevsky-1"]
    id: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    steps: list[SnapshotStep]
    result: dict[str, list[int | None]]


def snapshot_file(game: str) -> Path:
    """The path of a game's snapshot games."""
    return FOLDER / game / "snapshots.jsonl.gz"


def record_snapshot(case: Case, seed: int) -> SnapshotGame:
    """Play a random game and record it."""
    game, steps, state = case.game, list[SnapshotStep](), case.new(seed)
    for step in play_random_game(case, seed):
        legal = codec.legal_fingerprint(game, step.state, step.seat)
        action = json.loads(codec.dump_action(game, step.action))
        events = json.loads(codec.dump_events(game, step.events))
        steps.append(SnapshotStep(seat=step.seat, action=action, events=events, **legal))
        state = step.next_state
    return SnapshotGame(
        form=codec.RECORD_FORMAT,
        id=f"{case} {seed}",
        game=game.name,
        seats=case.seats,
        seed=seed,
        options=json.loads(case.options),
        steps=steps,
        result=codec.result_record(game, state),
    )


def replay(snapshot: SnapshotGame) -> list[Difference]:
    """Play a snapshot game again as far as possible, and return all differences."""
    differences = list[Difference]()
    try:
        differences += _differences(snapshot)
    except (LookupError, ValueError, IllegalAction) as error:
        differences.append(
            Difference(snapshot.id, "then", "game", f"stops at {error!r}", "goes on")
        )
    return differences


def _differences(snapshot: SnapshotGame) -> Iterator[Difference]:
    game = find_game(snapshot.game)
    options = codec.load_options(game, json.dumps(snapshot.options))
    if snapshot.seats not in game.seat_counts(options):
        raise ValueError(f"{snapshot.seats} seats")
    state = game.new(snapshot.seats, snapshot.seed, options)
    for number, step in enumerate(snapshot.steps):
        engine = codec.legal_fingerprint(game, state, step.seat)
        action = codec.load_action(game, json.dumps(step.action))
        transition = apply(game, state, step.seat, action)
        engine["events"] = json.loads(codec.dump_events(game, transition.events))
        recorded = step.model_dump(include={"legal_n", "legal_md5"})
        recorded["events"] = _with_new_fields(game, step.events)
        for difference in differing_fields(engine, recorded):
            yield Difference(snapshot.id, f"step {number}", *difference)
        state = transition.state
    for difference in differing_fields(codec.result_record(game, state), snapshot.result):
        yield Difference(snapshot.id, "end", *difference)


def _with_new_fields(game: AnyGame, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Recorded events with the fields added since, as the codec reads old stored events."""
    try:
        read = codec.load_events(game, json.dumps(events))
    except ValidationError:
        return events
    complete = json.loads(codec.dump_events(game, read))
    return [new | recorded for new, recorded in zip(complete, events, strict=True)]


def write_snapshots(game: AnyGame) -> None:
    """Play a game's snapshot games and write them; the same games give the same bytes."""
    lines = [
        record_snapshot(case, seed).model_dump_json(exclude_defaults=False)
        for case in all_cases([game])
        for seed in SEEDS
    ]
    compressed = gzip.compress("".join(line + "\n" for line in lines).encode(), 9, mtime=0)
    snapshot_file(game.name).write_bytes(compressed)


if __name__ == "__main__":
    for name in sys.argv[1:] or [game.name for game in GAMES]:
        write_snapshots(find_game(name))
