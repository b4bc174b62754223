"""Games of any kind as the engine once decided them: a later change must not decide otherwise.

`python -m tests.programs.golden.snapshots GAME` plays random games and rewrites them.
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
from engine.core import AnyGame, apply
from engine.game_record import FORMAT, legal_fingerprint, result_record
from engine.registry import GAMES, find_game
from tests.programs.golden.compare import Difference, differing_fields
from tests.support.random_games import Case, all_cases, play_random_game

FOLDER = Path(__file__).parents[2] / "engine" / "games"
SEEDS = range(3)
"""The deals that each number of seats and each set of options is played with."""


class SnapshotStep(BaseModel):
    """A decision: what was possible, as a hash, what was chosen and what followed from it."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    seat: int
    legal_n: int
    legal_md5: str
    action: dict[str, Any]
    events: list[dict[str, Any]]


class SnapshotGame(BaseModel):
    """A whole game. `result` holds the points and the ranks, a rank being null for no place."""

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
    """Where the kept games of a game lie."""
    return FOLDER / game / "snapshots.jsonl.gz"


def record_snapshot(case: Case, seed: int) -> SnapshotGame:
    """A random game as it is kept."""
    game, steps, state = case.game, list[SnapshotStep](), case.new(seed)
    for moment in play_random_game(case, seed):
        taken = legal_fingerprint(game, moment.state, moment.seat)
        action = json.loads(codec.dump_action(game, moment.action))
        events = json.loads(codec.dump_events(game, moment.events))
        steps.append(SnapshotStep(seat=moment.seat, action=action, events=events, **taken))
        state = moment.next_state
    return SnapshotGame(
        form=FORMAT,
        id=f"{case} {seed}",
        game=game.name,
        seats=case.seats,
        seed=seed,
        options=json.loads(case.options),
        steps=steps,
        result=result_record(game, state),
    )


def replay(snapshot: SnapshotGame) -> list[Difference]:
    """Play a kept game again as far as that is possible and tell all that differs."""
    try:
        game = find_game(snapshot.game)
        options = codec.load_options(game, json.dumps(snapshot.options))
    except (KeyError, ValueError) as error:
        return [Difference(snapshot.id, "set-up", "options", f"refuses: {error}", "plays")]
    if snapshot.seats not in (possible := game.seat_counts(options)):
        return [
            Difference(snapshot.id, "set-up", "seats", str(list(possible)), str(snapshot.seats))
        ]
    return list(_differences(game, snapshot, game.new(snapshot.seats, snapshot.seed, options)))


def _differences(game: AnyGame, kept: SnapshotGame, state: Any) -> Iterator[Difference]:
    for number, step in enumerate(kept.steps):
        where = f"step {number}"
        if step.seat not in game.to_act(state):
            acting = f"asks {list(game.to_act(state))}"
            yield Difference(kept.id, where, "seat", acting, str(step.seat))
            return
        ours = legal_fingerprint(game, state, step.seat)
        try:
            action = codec.load_action(game, json.dumps(step.action))
        except ValidationError:
            action = None
        if action not in game.legal_actions(state, step.seat):
            yield Difference(kept.id, where, "action", "not legal", json.dumps(step.action))
            return
        done = apply(game, state, step.seat, action)
        ours["events"] = json.loads(codec.dump_events(game, done.events))
        theirs = step.model_dump(include={"legal_n", "legal_md5"})
        theirs["events"] = _with_new_fields(game, step.events)
        for difference in differing_fields(ours, theirs):
            yield Difference(kept.id, where, *difference)
        state = done.state
    for difference in differing_fields(result_record(game, state), kept.result):
        yield Difference(kept.id, "end", *difference)


def _with_new_fields(game: AnyGame, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Kept events with the fields that were added since, as stored events of then are read."""
    try:
        read = codec.load_events(game, json.dumps(events))
    except ValidationError:
        return events
    known = json.loads(codec.dump_events(game, read))
    return [one | event for one, event in zip(known, events, strict=True)]


def write_snapshots(game: AnyGame) -> None:
    """Play a game's kept games and pack them; the same games give the same bytes."""
    lines = [
        record_snapshot(case, seed).model_dump_json(exclude_defaults=False)
        for case in all_cases([game])
        for seed in SEEDS
    ]
    packed = gzip.compress("".join(line + "\n" for line in lines).encode(), 9, mtime=0)
    snapshot_file(game.name).write_bytes(packed)


if __name__ == "__main__":
    for name in sys.argv[1:] or [game.name for game in GAMES]:
        write_snapshots(find_game(name))
