"""What was played of a match before it was stopped, so that it goes on with the next deal."""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.ai.match import PlayedGame
from engine.ai.provenance import MeasurementRecord
from engine.ai.training.run import write_text

UNFINISHED = "unfinished.json"
"""The file with the deals, in the folder of a game's players: one match is played at a time."""


class UnfinishedMatch(BaseModel):
    """The first deals of a match, and how it is made."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    provenance: MeasurementRecord
    deals: tuple[list[PlayedGame], ...] = ()

    def with_deal(self, deal: list[PlayedGame]) -> UnfinishedMatch:
        """Return it with one deal more."""
        return self.model_copy(update={"deals": (*self.deals, deal)})

    def write(self, folder: Path) -> None:
        """Keep it, in place of any other."""
        folder.mkdir(parents=True, exist_ok=True)
        write_text(folder / UNFINISHED, self.model_dump_json())


def read_unfinished(folder: Path, provenance: MeasurementRecord) -> UnfinishedMatch:
    """Return what was kept of a match that is made in this way, or a match without deals."""
    try:
        kept = UnfinishedMatch.model_validate_json((folder / UNFINISHED).read_bytes())
    except (FileNotFoundError, ValidationError):
        return UnfinishedMatch(provenance=provenance)
    return kept if kept.provenance == provenance else UnfinishedMatch(provenance=provenance)


def drop_unfinished(folder: Path) -> None:
    """Forget what was kept, as the match has ended."""
    (folder / UNFINISHED).unlink(missing_ok=True)
