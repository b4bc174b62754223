"""Check the provenance of all stored weights of AI players.

`python -m engine.ai.training.provenance` fails if a file in `data/*/players` has no valid record,
if its weights do not match the hash in its record, or if the record contradicts itself or the
repository. Weights from before records were complete are listed and counted as legacy. A small
tuning and a small training of each game are made again, see `reproduction`.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, suppress
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, Field, ValidationError

from engine.ai.agent_spec import AgentSpec
from engine.ai.provenance import LegacyRecord, MeasurementRecord, Provenance, TrainingRecord
from engine.ai.registry import AGENT_SPECS
from engine.ai.strength import STRENGTH, match_command, read_strength
from engine.ai.training.reproduction import (
    REPRODUCTION,
    check_results,
    has_results,
    store_results,
)
from engine.ai.training.train_arguments import TRAIN, TrainArguments, read_train_arguments
from engine.ai.training.tune_arguments import TUNE, TuneArguments, read_tune_arguments
from engine.ai.value.value_function import TrainedValueFunction
from engine.ai.weights_store import REPLACED, WeightsFile, WeightsStore


class RecordedFile(BaseModel):
    """The part of a file that says how it was made."""

    provenance: Annotated[Provenance | MeasurementRecord, Field(discriminator="kind")]


@dataclass(slots=True)
class Report:
    """What a check found: `faults` make it fail, `legacy` are files with a legacy record."""

    checked: int = 0
    faults: list[str] = field(default_factory=list)
    legacy: list[str] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        """Yield the report as lines of text."""
        for name in self.legacy:
            yield f"legacy: {name}"
        yield f"{self.checked} files, {len(self.legacy)} legacy, {len(self.faults)} faults"
        for fault in self.faults:
            yield f"FAULT {fault}"


def main() -> int:
    """Print the report; return 1 if it has faults."""
    parser = argparse.ArgumentParser(
        prog="python -m engine.ai.training.provenance", description=__doc__
    )
    parser.add_argument(
        "--renew",
        action="store_true",
        help="store the results of the small tunings and trainings anew, after a change to them",
    )
    renew, report = parser.parse_args().renew, Report()
    for game, spec in AGENT_SPECS.items():
        if renew:
            store_results(game)
        check_game(game, spec, report)
        check_reproduction(game, report)
    for line in report.lines():
        sys.stdout.write(line + "\n")
    return 1 if report.faults else 0


def check_game(game: str, spec: AgentSpec, report: Report) -> None:
    """Check all stored weights of a game."""
    stores = stores_of(spec)
    for store in stores:
        for key in store.stored_keys():
            report.checked += 1
            name = f"{game}/{store.folder.name}/{key}"
            for fault in _check_file(store, key, stores, name, report):
                report.faults.append(f"{name}: {fault}")
    players = spec.weights.folder.parent
    _check_strength(game, players, report)
    known = {players / STRENGTH, players / REPRODUCTION} | {
        file for store in stores for key in store.stored_keys() for file in store.files(key)
    }
    for file in sorted(players.rglob("*")):
        if file.is_file() and file not in known:
            _check_other(file, f"{game}/{file.relative_to(players).as_posix()}", report)


def check_reproduction(game: str, report: Report) -> None:
    """Check that a small tuning and a small training yield what is stored of them."""
    if not has_results(game):
        report.faults.append(f"{game}: nothing is stored to be made again")
        return
    report.checked += 1
    report.faults += [f"{game}/{REPRODUCTION}: {fault}" for fault in check_results(game)]


def _check_strength(game: str, players: Path, report: Report) -> None:
    """Check that the measured matches of a game, if there are any, are those of their commands."""
    if not (players / STRENGTH).exists():
        return
    report.checked += 1
    try:
        matches = read_strength(players).matches
    except ValidationError as error:
        report.faults.append(f"{game}/{STRENGTH}: it cannot be read: {error}")
        return
    for match in matches:
        at_table = match.provenance.command.endswith(" --at-table")
        command = match_command(game, match.levels, match.games, match.options, at_table=at_table)
        if match.provenance.command != command:
            report.faults.append(
                f"{game}/{STRENGTH}: a match is not that of its command: {command}"
            )


def _check_other(file: Path, name: str, report: Report) -> None:
    """Check a file that no store reads, such as a measured target: it needs a record, too."""
    report.checked += 1
    try:
        provenance = RecordedFile.model_validate_json(file.read_bytes()).provenance
    except ValidationError:
        report.faults.append(f"{name}: it has no valid record")
        return
    if isinstance(provenance, LegacyRecord):
        report.legacy.append(name)


def stores_of(spec: AgentSpec) -> list[WeightsStore[Any]]:
    """Return the stores of a game's weights."""
    value_function = spec.value_function
    if isinstance(value_function, TrainedValueFunction):
        return [spec.weights, value_function.store]
    return [spec.weights]


def _check_file(
    store: WeightsStore[Any], key: str, stores: list[WeightsStore[Any]], name: str, report: Report
) -> Iterator[str]:
    try:
        file = store.file(key)
        if not store.is_intact(key):
            yield "its weights are not those of its record"
    except (OSError, ValidationError) as error:
        yield f"its record cannot be read: {error}"
        return
    match file.provenance:
        case LegacyRecord():
            report.legacy.append(name)
        case TrainingRecord() as record:
            yield from _check_record(record, stores)
            yield from _check_command(record, store, key)


def _check_record(record: TrainingRecord, stores: list[WeightsStore[Any]]) -> Iterator[str]:
    match = record.acceptance
    if match is None or not match.is_won:
        yield "it has not won an acceptance match"
    elif match.margin and not any(_has_legacy(store, match.rival) for store in stores):
        yield "only against kept legacy weights may an acceptance match have a margin"
    if record.complete != (record.rounds_finished == record.rounds):
        yield "it contradicts itself on whether the training was complete"
    for place, content in record.inputs.items():
        if not any(_has(store, content) for store in stores):
            yield f"its input {place} with the hash {content} is not kept"


def _check_command(record: TrainingRecord, store: WeightsStore[Any], key: str) -> Iterator[str]:
    """Check that the command has the arguments that the record names."""
    try:
        arguments = parse_command(record.command)
    except ValueError as error:
        yield f"its command is not understood: {error}"
        return
    if arguments.command != record.command:
        yield f"its command would be stored as {arguments.command}"
    rounds = arguments.generations if isinstance(arguments, TuneArguments) else arguments.rounds
    total = rounds if isinstance(rounds, int) else len(rounds)
    named = (arguments.seed, total, arguments.played_games(record.rounds_finished))
    if named != (record.seed, record.rounds, record.games):
        yield "its command has another seed, other rounds or other numbers of games"
    made_for = arguments.weights_key(arguments.seats)
    if key != made_for and not key.startswith(f"{REPLACED}/"):
        yield f"its command makes weights for {made_for}"


def parse_command(command: str) -> TrainArguments | TuneArguments:
    """Return the arguments of a stored command. Raises ValueError if it is not one."""
    words = shlex.split(command)
    program, rest = " ".join(words[:3]), words[3:]
    try:
        with redirect_stderr(StringIO()) as message:
            if program == TRAIN:
                return read_train_arguments(rest)[0]
            if program == TUNE:
                return read_tune_arguments(rest)[0]
    except SystemExit as error:
        raise ValueError(message.getvalue().strip()) from error
    raise ValueError(f"{program} is no program that makes weights")


def _has_legacy(store: WeightsStore[Any], content: str) -> bool:
    """Return whether legacy weights with this content hash are kept."""
    return any(
        file.sha256 == content and isinstance(file.provenance, LegacyRecord)
        for file in _valid_files(store)
    )


def _has(store: WeightsStore[Any], content: str) -> bool:
    """Return whether weights with this content hash are stored, were replaced, or are default."""
    return content == store.default_hash() or any(
        file.sha256 == content for file in _valid_files(store)
    )


def _valid_files(store: WeightsStore[Any]) -> Iterator[WeightsFile]:
    """Yield all files that can be read; the others are faults of their own."""
    for key in store.stored_keys():
        with suppress(ValidationError):
            yield store.file(key)


if __name__ == "__main__":
    sys.exit(main())
