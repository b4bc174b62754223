"""Files that hold what was tuned or fitted for a game's players, and how that was done."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Generic, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict

Provenance: TypeAlias = Mapping[str, str | int | float]
"""How weights were found: the command that finds them again, and its figures."""

DECIMALS = 4
"""Digits after the point: more would only pretend to be exact."""

WeightsT = TypeVar("WeightsT", bound=BaseModel)


class WeightsFile(BaseModel, Generic[WeightsT]):
    """Weights for a number of players, as they are stored."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: int
    provenance: dict[str, str | int | float]
    weights: WeightsT


def read_weights(model: type[WeightsT], *paths: Path) -> WeightsT:
    """The weights of the first of these files that there is; the untuned ones without any."""
    for path in paths:
        if path.exists():
            return read_weights_file(model, path).weights
    return model()


def read_weights_file(model: type[WeightsT], path: Path) -> WeightsFile[WeightsT]:
    """All that a file says. Raises ValidationError where its weights are of another kind."""
    text = path.read_text(encoding="utf-8")
    return WeightsFile[model].model_validate_json(text)  # type: ignore[valid-type]


def write_weights(path: Path, seats: int, weights: WeightsT, provenance: Provenance) -> None:
    """Keep weights for that number of players and how they were found."""
    file: WeightsFile[WeightsT] = WeightsFile(
        players=seats, provenance=dict(provenance), weights=weights
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(file.model_dump_json(indent=2) + "\n", encoding="utf-8")


def round_weights(weights: Mapping[str, float]) -> dict[str, float]:
    """The weights as exact as they are kept."""
    return {name: round(of, DECIMALS) for name, of in weights.items()}
