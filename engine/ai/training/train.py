"""Train the value network of a game by self-play.

`python -m engine.ai.training.train GAME SEATS --run FOLDER` plays the games of each round and
trains a network on them, with which the searches of the next round play. The last network is stored
if it beats the stored one in a match at the level Hard.

A run can be stopped at any time, by Ctrl-C, by a limit of minutes or hard: the same command
continues it from its folder, and yields the same network as without a stop.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from engine.ai.provenance import TrainingRecord
from engine.ai.search.sequential_halving import relax_garbage_collector
from engine.ai.training.acceptance import FIRST_DEAL, AcceptanceMatch, replace_if_stronger
from engine.ai.training.command import RunControl, report, run_program
from engine.ai.training.fingerprint import code_hash, data_hash, stored_input, versions
from engine.ai.training.rounds import Rounds
from engine.ai.training.run import Run, RunHeader, RunRefused, Workers, open_run
from engine.ai.training.train_arguments import TrainArguments, read_train_arguments


def main(argv: Sequence[str] | None = None) -> int:
    """Do what is left of a run, and return the exit status."""
    arguments, control = read_train_arguments(argv)
    return run_program(control, lambda workers: train(arguments, control, workers))


def train(arguments: TrainArguments, control: RunControl, workers: Workers) -> None:
    """Do what is left of a run, and store its result if it is stronger than what is stored.

    Raises RunRefused if that is impossible with these arguments, or in this folder.
    """
    rounds = _rounds(arguments, control)
    run = open_run(control.folder, run_header(rounds))
    if run.has_stored(rounds.store, rounds.key):
        report("the result of this run is stored")
        return
    finished = finish_rounds(rounds, run, control.finish_early, workers)
    run.check_unchanged(run_header(rounds))
    match = AcceptanceMatch(
        game=arguments.game,
        seats=arguments.seats,
        options=arguments.options,
        player="hard",
        candidate=rounds.networks(finished - 1),
        games=arguments.games,
        playouts=arguments.match_playouts,
    )
    record = _record(arguments, run, finished)
    replace_if_stronger(rounds.store, rounds.key, record, match, workers, report)


def finish_rounds(rounds: Rounds, run: Run, finish_early: bool, workers: Workers) -> int:
    """Finish all rounds, or with `finish_early` none after a finished one; return their number.

    Raises RunRefused if the code, the data or the weights have changed since the run began.
    """
    arguments, total = rounds.arguments, len(rounds.arguments.rounds)
    while (finished := rounds.finished()) < total and not (finish_early and finished):
        run.check_unchanged(run_header(rounds))
        rounds.finish_round(finished, workers, _record(arguments, run, finished + 1))
        report(f"rounds finished: {finished + 1} of {total}")
    return finished


def run_header(rounds: Rounds) -> RunHeader:
    """Return what determines the result of a run that begins now."""
    arguments, weights, inputs = rounds.arguments, rounds.spec.weights, dict[str, str]()
    for state in rounds.initial_states():
        inputs |= stored_input(weights, rounds.spec.weights_key(state))
    if "search" in arguments.rounds[0].kinds():
        inputs |= stored_input(rounds.store, rounds.key)
    return RunHeader(
        command=arguments.command,
        code=code_hash(arguments.game),
        data=data_hash(arguments.game),
        inputs=inputs,
        versions=versions(),
    )


def _rounds(arguments: TrainArguments, control: RunControl) -> Rounds:
    """Return the rounds of a run. Raises RunRefused if they cannot be played."""
    rounds = Rounds(arguments, control.folder)
    try:
        rounds.check()
    except (KeyError, ValueError) as error:
        raise RunRefused(f"{arguments.game} cannot be trained so: {error}") from error
    if arguments.seed + arguments.played_games(len(arguments.rounds)) > FIRST_DEAL:
        raise RunRefused(f"deals from {FIRST_DEAL} on are for acceptance matches only")
    return rounds


def _record(arguments: TrainArguments, run: Run, finished: int) -> TrainingRecord:
    """Return the record of the network after so many rounds."""
    games = arguments.played_games(finished)
    return run.record(arguments.seed, games, finished, len(arguments.rounds))


if __name__ == "__main__":
    relax_garbage_collector()
    sys.exit(main())
