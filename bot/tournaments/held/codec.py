"""The state of a tournament as JSON, to be stored."""

from __future__ import annotations

from pydantic import TypeAdapter

from bot.tournaments.held.state import TournamentState

_STATE = TypeAdapter(TournamentState)


def dump_state(state: TournamentState) -> str:
    """Return the state as JSON."""
    return _STATE.dump_json(state).decode()


def load_state(text: str) -> TournamentState:
    """Read what `dump_state` returned. Raises pydantic's ValidationError for anything else."""
    return _STATE.validate_json(text)
