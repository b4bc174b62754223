"""JSON files of tuned or fitted weights, with their provenance."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Generic, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict

Provenance: TypeAlias = Mapping[str, str | int | float]
"""How weights were found: the command that reproduces them, and its figures."""

DECIMALS = 4
"""Decimal places of stored weights."""

WeightsT = TypeVar("WeightsT", bound=BaseModel)


class WeightsFile(BaseModel, Generic[WeightsT]):
    """The content of a weights file, for a number of players."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: int
    provenance: dict[str, str | int | float]
    weights: WeightsT


def read_weights(model: type[WeightsT], *paths: Path) -> WeightsT:
    """Return the weights of the first file that exists; the model's defaults if none does."""
    for path in paths:
        if path.exists():
            return read_weights_file(model, path).weights
    return model()


def read_weights_file(model: type[WeightsT], path: Path) -> WeightsFile[WeightsT]:
    """Return a file's content. Raises ValidationError if its weights do not fit the model."""
    text = path.read_text(encoding="utf-8")
    return WeightsFile[model].model_validate_json(text)  # type: ignore[valid-type]


def write_weights(path: Path, seats: int, weights: WeightsT, provenance: Provenance) -> None:
    """Store weights for a number of players, with their provenance."""
    file: WeightsFile[WeightsT] = WeightsFile(
        players=seats, provenance=dict(provenance), weights=weights
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(file.model_dump_json(indent=2) + "\n", encoding="utf-8")


def round_weights(weights: Mapping[str, float]) -> dict[str, float]:
    """Return the weights with the precision of a weights file."""
    return {name: round(weight, DECIMALS) for name, weight in weights.items()}
