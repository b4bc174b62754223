"""Small trainings that are made again, to show that the commands still yield what they yielded.

`data/<game>/players/reproduction.json` holds the results of a tuning and of a training that take
seconds. Made again twice, both times the same bytes must come out. They must be the stored ones,
too, except for what other processors round differently.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pydantic import BaseModel, ConfigDict

from engine.ai.registry import find_agent_spec
from engine.ai.training import train, tune
from engine.ai.training.rounds import Rounds
from engine.ai.training.run import Workers, open_run, write_text
from engine.ai.training.train_arguments import read_train_arguments
from engine.ai.training.trajectories import play_with_pauses
from engine.ai.training.tune_arguments import read_tune_arguments
from engine.ai.weights_store import json_hash
from engine.registry import find_game
from engine.rng import Rng

REPRODUCTION = "reproduction.json"
"""The file with the results, in the folder of a game's players."""

TOLERANCE = 0.01
"""By how much a number may differ on another machine, relative to its size, or to 1 if smaller."""

SMALL_TUNING = "2 --samples 6 --deals 2 --generations 3 --start defaults --renew 1"

SMALL_TRAINING = "2 --rounds noisy=24 search=4 --playouts 8 --epochs 2"


class Result(BaseModel):
    """What a command made: the content hash, and numbers to compare where the bytes differ.

    Those are a policy's weights, or the points that a value function predicts in the first deal.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    command: str
    sha256: str
    numbers: tuple[float, ...]

    def is_near(self, other: Result) -> bool:
        """Whether all numbers are the same within the tolerance."""
        return len(self.numbers) == len(other.numbers) and all(
            abs(own - their) <= TOLERANCE * max(1.0, abs(own))
            for own, their in zip(self.numbers, other.numbers, strict=True)
        )


class ReproductionFile(BaseModel):
    """The results of a game's small tuning and training."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    results: tuple[Result, ...]


def store_results(game: str) -> None:
    """Make the results and store them: after a change that is meant to yield others."""
    results = ReproductionFile(results=_make_all(game))
    write_text(_path(game), results.model_dump_json(indent=2) + "\n")


def check_results(game: str) -> Iterator[str]:
    """Make the stored results of a game again, and yield what is wrong with them."""
    stored = ReproductionFile.model_validate_json(_path(game).read_text(encoding="utf-8")).results
    first, second = _make_all(game), _make_all(game)
    for expected, once, again in zip(stored, first, second, strict=True):
        if once != again:
            yield f"not the same bytes a second time: {once.command}"
        if expected.command != once.command:
            yield f"it is stored for another command than {once.command}"
        elif not expected.is_near(once):
            yield f"not what is stored: {once.command}"


def has_results(game: str) -> bool:
    """Return whether results are stored for a game."""
    return _path(game).exists()


def _make_all(game: str) -> tuple[Result, ...]:
    return tuple(_in_new_folder(make, game) for make in (_tuned, _trained))


def _in_new_folder(make: Callable[[str, Path, Workers], Result], game: str) -> Result:
    with TemporaryDirectory() as folder, Workers(0) as workers, redirect_stderr(StringIO()):
        return make(game, Path(folder), workers)


def _tuned(game: str, folder: Path, workers: Workers) -> Result:
    arguments, _ = read_tune_arguments([game, *SMALL_TUNING.split(), "--run", str(folder)])
    run = open_run(folder, tune.run_header(arguments))
    store = find_agent_spec(game).weights
    reached = tune.finish_generations(arguments, run, False, workers).result
    weights = dict(store.rounded(store.model.model_validate(reached)))
    return Result(
        command=arguments.command, sha256=json_hash(weights), numbers=tuple(weights.values())
    )


def _trained(game: str, folder: Path, workers: Workers) -> Result:
    arguments, _ = read_train_arguments([game, *SMALL_TRAINING.split(), "--run", str(folder)])
    rounds = Rounds(arguments, folder)
    last = train.finish_rounds(rounds, open_run(folder, train.run_header(rounds)), False, workers)
    store = rounds.store.in_folder(rounds.networks(last - 1))
    (predicted,) = store.load(rounds.key).predict_all([_features_at_cutoff(rounds)])
    return Result(
        command=arguments.command,
        sha256=store.content_hash(rounds.key),
        numbers=tuple(round(predicted.points_of(seat), 4) for seat in range(2)),
    )


def _features_at_cutoff(rounds: Rounds) -> Any:
    """Return the features of the first state of a game at which a search would evaluate it."""
    spec, state = rounds.spec, rounds.initial_states()[0]
    cutoff = spec.search_config.cutoff
    assert cutoff is not None
    choose = spec.policy(state).choose
    pauses = play_with_pauses(find_game(rounds.arguments.game), cutoff, state, choose, Rng(0))
    next(pauses)
    return cutoff.value_function.features(state)


def _path(game: str) -> Path:
    return find_agent_spec(game).weights.folder.parent / REPRODUCTION
