"""The stored weights of AI players: one file per key, with the provenance of its weights."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from pydantic import BaseModel, ConfigDict

from engine.ai.provenance import LegacyRecord, Provenance

if TYPE_CHECKING:
    from engine.ai.value.network import Ensemble

DECIMALS = 4
"""Decimal places of stored weights."""

REPLACED = "replaced"
"""The folder, inside that of the weights, for what better weights have replaced."""

WeightsT = TypeVar("WeightsT")
ModelT = TypeVar("ModelT", bound=BaseModel)


class WeightsFile(BaseModel):
    """The content of a JSON file. The weights of a network lie in an archive beside it.

    `sha256` is the content hash of the weights, see `WeightsStore.content_hash`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    provenance: Provenance
    sha256: str
    weights: Any = None


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
        """Store weights with their provenance.

        Those of the same key that they replace are kept under their content hash.
        """

    @abstractmethod
    def content_hash(self, key: str) -> str:
        """Return the SHA-256 of the stored weights. Raises FileNotFoundError if there are none."""

    def in_folder(self, folder: Path) -> Self:
        """Return a store of the same kind in another folder."""
        return replace(self, folder=folder)

    def file(self, key: str) -> WeightsFile:
        """Return the content of a file. Raises FileNotFoundError, or ValidationError if invalid."""
        return WeightsFile.model_validate_json(self._path(key).read_text(encoding="utf-8"))

    def is_intact(self, key: str) -> bool:
        """Return whether all files of a key exist, and its weights are those of their record."""
        return self._exists(key) and self.file(key).sha256 == self.content_hash(key)

    def provenance(self, key: str) -> Provenance:
        """Return how the stored weights were made. Raises FileNotFoundError if there are none."""
        return self.file(key).provenance

    def is_legacy(self, key: str) -> bool:
        """Return whether weights are stored that cannot be made again."""
        return self._exists(key) and isinstance(self.provenance(key), LegacyRecord)

    def stored_keys(self) -> list[str]:
        """Return the keys of all stored weights, those that were replaced after the others."""
        files = [*sorted(self.folder.glob("*.json")), *sorted(self.folder.glob(f"{REPLACED}/*"))]
        names = [file.relative_to(self.folder) for file in files if file.suffix == ".json"]
        return [name.with_suffix("").as_posix() for name in names]

    def current_hash(self, key: str) -> str | None:
        """Return the content hash of the stored weights, or else of the default ones."""
        return self.content_hash(key) if self._exists(key) else self.default_hash()

    def _exists(self, key: str) -> bool:
        return all(file.exists() for file in self.files(key))

    def _keep_replaced(self, key: str, new_hash: str) -> None:
        """Copy the files of a key, if there are any, to where replaced weights are kept."""
        if not self._exists(key) or self.content_hash(key) == new_hash:
            return
        name = f"{REPLACED}/{self.content_hash(key)[:16]}"
        if self._exists(name):
            return
        self._path(name).parent.mkdir(exist_ok=True)
        for file in reversed(self.files(key)):
            write_bytes(self.folder / f"{name}{file.suffix}", file.read_bytes())

    def files(self, key: str) -> list[Path]:
        """Return the files of a key, whether they exist or not."""
        return [self._path(key)]

    def default_hash(self) -> str | None:
        """Return the content hash of the weights to begin with, if there are such."""
        return None

    def _path(self, key: str) -> Path:
        return self.folder / f"{key}.json"

    def _write(self, key: str, file: WeightsFile) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        text = file.model_dump_json(indent=2, exclude_none=True)
        write_bytes(self._path(key), f"{text}\n".encode())


@dataclass(frozen=True, slots=True)
class JsonWeightsStore(WeightsStore[ModelT]):
    """Weights described by a pydantic model. Loading raises ValidationError if they do not fit."""

    model: type[ModelT]

    def load(self, key: str) -> ModelT:
        return self.model.model_validate(self.file(key).weights)

    def save(self, key: str, weights: ModelT, provenance: Provenance) -> None:
        stored = self.rounded(weights).model_dump(mode="json")
        file = WeightsFile(provenance=provenance, sha256=json_hash(stored), weights=stored)
        self._keep_replaced(key, file.sha256)
        self._write(key, file)

    def content_hash(self, key: str) -> str:
        return json_hash(self.file(key).weights)

    def rounded(self, weights: ModelT) -> ModelT:
        """Return the weights in the precision of a file."""
        return self.model.model_validate(_rounded(weights.model_dump()))

    def default_hash(self) -> str:
        return json_hash(self.rounded(self.model()).model_dump(mode="json"))


@dataclass(frozen=True, slots=True)
class NetworkStore(WeightsStore["Ensemble"]):
    """The weights of networks, an ensemble in an archive beside the file with its provenance."""

    def load(self, key: str) -> Ensemble:
        # Imported here, as the bot's own process does not need numpy: only workers do.
        from engine.ai.value.network import Ensemble

        return Ensemble.read(self._archive(key))

    def save(self, key: str, weights: Ensemble, provenance: Provenance) -> None:
        content = weights.encode()
        file = WeightsFile(provenance=provenance, sha256=sha256(content).hexdigest())
        self._keep_replaced(key, file.sha256)
        # A crash in between leaves a record of other weights, which `is_intact` finds.
        self._write(key, file)
        write_bytes(self._archive(key), content)

    def content_hash(self, key: str) -> str:
        return sha256(self._archive(key).read_bytes()).hexdigest()

    def files(self, key: str) -> list[Path]:
        return [self._path(key), self._archive(key)]

    def _archive(self, key: str) -> Path:
        return self.folder / f"{key}.npz"


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file at once or not at all."""
    partial = path.with_suffix(".partial")
    partial.write_bytes(content)
    partial.replace(path)


def json_hash(value: Any) -> str:
    """Return the SHA-256 of a JSON value, whatever its layout and the order of its names."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def _rounded(value: Any) -> Any:
    """Return the value with all numbers in it rounded to the precision of a file."""
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    return round(value, DECIMALS) if isinstance(value, float) else value
