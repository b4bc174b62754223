"""Serialization of states, actions, events and options as JSON, and parts of recorded games.

A stored state carries its schema number. States of older schemas are upgraded step by step by the
game; a newer one is rejected rather than misread. `data/README.md` describes the format of recorded
games.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import md5
from typing import Any, Final, Literal

from engine.core import AnyGame, Seat

RECORD_FORMAT: Final[Literal["nevsky-1"]] = "nevsky-1"
"""The format identifier at the start of each recorded game."""


class SchemaTooNew(Exception):
    """The state was stored by a newer version of the game."""


def dump_state(game: AnyGame, state: Any) -> str:
    """Return the state as JSON. Equal states give equal text."""
    body = game.codecs.state.dump_json(state).decode()
    return f'{{"schema":{game.schema},"state":{body}}}'


def load_state(game: AnyGame, text: str) -> Any:
    """Read a stored state of the current or an older schema.

    Raises SchemaTooNew for a newer schema and ValueError for damaged input.
    """
    match json.loads(text):
        case {"schema": int(schema), "state": dict(raw)}:
            pass
        case _:
            raise ValueError("a stored state names its schema and holds a state")
    if schema > game.schema:
        raise SchemaTooNew(f"{game.name} schema {schema}, this version reads {game.schema}")
    while schema < game.schema:
        raw = game.upgrade(raw, schema)
        schema += 1
    return game.codecs.state.validate_python(raw)


def dump_action(game: AnyGame, action: Any) -> str:
    """Return the action as JSON."""
    return game.codecs.action.dump_json(action).decode()


def load_action(game: AnyGame, text: str) -> Any:
    """Read an action. Raises pydantic's ValidationError for anything else."""
    return game.codecs.action.validate_json(text)


def dump_events(game: AnyGame, events: Sequence[Any]) -> str:
    """Return events as a JSON list."""
    return "[" + ",".join(game.codecs.event.dump_json(event).decode() for event in events) + "]"


def load_events(game: AnyGame, text: str) -> list[Any]:
    """Read a JSON list of events. Raises pydantic's ValidationError for anything else."""
    return [game.codecs.event.validate_python(raw) for raw in json.loads(text)]


def dump_options(game: AnyGame, options: Any) -> str:
    """Return a game's options as JSON."""
    return game.codecs.options.dump_json(options).decode()


def load_options(game: AnyGame, text: str) -> Any:
    """Read a game's options; missing ones get their defaults."""
    return game.codecs.options.validate_json(text)


def legal_fingerprint(game: AnyGame, state: Any, seat: Seat) -> dict[str, Any]:
    """Return the number of legal actions and a hash of them that does not depend on their order."""
    texts = sorted(dump_action(game, each) for each in game.legal_actions(state, seat))
    digest = md5("\n".join(texts).encode(), usedforsecurity=False).hexdigest()[:8]
    return {"legal_n": len(texts), "legal_md5": digest}


def result_record(game: AnyGame, state: Any) -> dict[str, list[int | None]]:
    """Return the result as plain lists, which are empty before the end."""
    result = game.result(state)
    if result is None:
        return {"points": [], "ranks": []}
    return {"points": list(result.points), "ranks": list(result.ranks)}
