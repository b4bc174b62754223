"""The progress of a tournament as JSON, to be stored."""

from __future__ import annotations

from pydantic import TypeAdapter

from bot.tournaments.progress import Progress

_PROGRESS = TypeAdapter(Progress)


def dump_progress(progress: Progress) -> str:
    """Return the progress as JSON."""
    return _PROGRESS.dump_json(progress).decode()


def load_progress(text: str) -> Progress:
    """Read what `dump_progress` returned. Raises pydantic's ValidationError for anything else."""
    return _PROGRESS.validate_json(text)
