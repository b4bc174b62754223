"""The stored weights of AI players: one file per key, with the provenance of its weights."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict

if TYPE_CHECKING:
    from engine.ai.value.network import Network

Provenance: TypeAlias = Mapping[str, str | int | float]
"""How weights were found: the command that reproduces them, and its figures."""

DECIMALS = 4
"""Decimal places of stored weights."""

WeightsT = TypeVar("WeightsT")
ModelT = TypeVar("ModelT", bound=BaseModel)


class WeightsFile(BaseModel, Generic[WeightsT]):
    """The content of a JSON file. The weights of a network lie in an archive beside it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    provenance: dict[str, str | int | float]
    weights: WeightsT


@dataclass(frozen=True, slots=True)
class WeightsStore(ABC, Generic[WeightsT]):
    """A folder with weights of one kind.

    The key says for which games weights are, such as "base_2" for an edition and a number of
    players.
    """

    folder: Path

    @abstractmethod
    def load(self, key: str) -> WeightsT:
        """Return the stored weights. Raises FileNotFoundError if there are none."""

    @abstractmethod
    def save(self, key: str, weights: WeightsT, provenance: Provenance) -> None:
        """Store weights with their provenance; they replace those of the same key."""

    def provenance(self, key: str) -> Provenance:
        """Return how the stored weights were found. Raises FileNotFoundError if there are none."""
        stored: dict[str, Provenance] = json.loads(self._file(key).read_text(encoding="utf-8"))
        return stored["provenance"]

    def _file(self, key: str) -> Path:
        return self.folder / f"{key}.json"

    def _write(self, key: str, text: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self._file(key).write_text(text + "\n", encoding="utf-8")


@dataclass(frozen=True, slots=True)
class JsonWeightsStore(WeightsStore[ModelT]):
    """Weights described by a pydantic model. Loading raises ValidationError if they do not fit."""

    model: type[ModelT]

    def load(self, key: str) -> ModelT:
        content = self._file(key).read_text(encoding="utf-8")
        return WeightsFile[self.model].model_validate_json(content).weights  # type: ignore[name-defined,no-any-return]

    def save(self, key: str, weights: ModelT, provenance: Provenance) -> None:
        rounded = self.model.model_validate(_rounded(weights.model_dump()))
        file: WeightsFile[ModelT] = WeightsFile(provenance=dict(provenance), weights=rounded)
        self._write(key, file.model_dump_json(indent=2))


@dataclass(frozen=True, slots=True)
class NetworkStore(WeightsStore["Network"]):
    """The weights of networks, each in an archive beside the file with its provenance."""

    def load(self, key: str) -> Network:
        # Imported here, as the bot's own process does not need numpy: only workers do.
        from engine.ai.value.network import Network

        return Network.read(self._archive(key))

    def save(self, key: str, weights: Network, provenance: Provenance) -> None:
        self._write(key, json.dumps({"provenance": dict(provenance)}, indent=2))
        weights.write(self._archive(key))

    def _archive(self, key: str) -> Path:
        return self.folder / f"{key}.npz"


def _rounded(value: Any) -> Any:
    """Return the value with all numbers in it rounded to the precision of a file."""
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    return round(value, DECIMALS) if isinstance(value, float) else value
