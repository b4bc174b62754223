"""Tune a policy's weights by self-play, with CMA-ES (Hansen and Ostermeier, 2001).

`python -m engine.ai.training.tune GAME SEATS --run FOLDER` samples weights from a normal
distribution, lets each sample play the same deals against the same opponents, moves mean and
covariance towards the better samples, and repeats. The result is stored if it beats the stored
weights in a match.

A run can be stopped at any time, by Ctrl-C, by a limit of minutes or hard: the same command
continues it from its folder, and yields the same weights as without a stop.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from statistics import fmean

from pydantic import BaseModel, ConfigDict

from engine.ai.agent_spec import AgentSpec, Policy
from engine.ai.joint_action import play_until
from engine.ai.registry import find_agent_spec
from engine.ai.search.sequential_halving import relax_garbage_collector
from engine.ai.training.acceptance import FIRST_DEAL, AcceptanceMatch, replace_if_stronger
from engine.ai.training.command import RunControl, report, run_program
from engine.ai.training.evolution import Evolution, Parameters
from engine.ai.training.fingerprint import code_hash, data_hash, stored_input, versions
from engine.ai.training.run import Run, RunHeader, RunRefused, Workers, open_run, write_text
from engine.ai.training.tune_arguments import DEFAULTS, TuneArguments, read_tune_arguments
from engine.ai.value.estimate import ValueEstimate, value_of_result
from engine.codec import load_options
from engine.core import AnyGame
from engine.registry import find_game


class Progress(BaseModel):
    """What a run keeps: the fitness of all samples of each finished generation."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    fitness: tuple[tuple[float, ...], ...] = ()


def main(argv: Sequence[str] | None = None) -> int:
    """Do what is left of a run, and return the exit status."""
    arguments, control = read_tune_arguments(argv)
    return run_program(control, lambda workers: tune(arguments, control, workers))


def tune(arguments: TuneArguments, control: RunControl, workers: Workers) -> None:
    """Do what is left of a run, and store its result if it is stronger than what is stored.

    Raises RunRefused if that is impossible with these arguments, or in this folder.
    """
    spec, key = _find_weights(arguments)
    run = open_run(control.folder, run_header(arguments))
    if run.has_stored(spec.weights, key):
        report("the result of this run is stored")
        return
    run.check_unchanged(run_header(arguments))
    reached = finish_generations(arguments, run, control.finish_early, workers)
    games = arguments.played_games(reached.finished)
    record = run.record(arguments.seed, games, reached.finished, arguments.generations)
    candidate = run.folder / f"generation-{reached.finished}" / "policy"
    weights = spec.weights.model.model_validate(reached.result)
    spec.weights.in_folder(candidate).save(key, weights, record)
    run.check_unchanged(run_header(arguments))
    match = AcceptanceMatch(
        game=arguments.game,
        seats=arguments.seats,
        options=(arguments.options,),
        player="policy",
        candidate=candidate,
        games=arguments.games,
    )
    replace_if_stronger(spec.weights, key, record, match, workers, report)


def finish_generations(
    arguments: TuneArguments, run: Run, finish_early: bool, workers: Workers
) -> Evolution:
    """Return the tuning after its last generation, or with `finish_early` the last finished one."""
    path, progress = run.folder / "fitness.json", Progress()
    if path.exists():
        progress = Progress.model_validate_json(path.read_text(encoding="utf-8"))
    reached = Evolution(arguments, initial_weights(arguments))
    for fitness in progress.fitness:
        reached.finish_generation(fitness)
    while reached.finished < arguments.generations and not (finish_early and reached.finished):
        played = play_generation(arguments, reached, workers)
        progress = Progress(fitness=(*progress.fitness, played))
        write_text(path, progress.model_dump_json())
        reached.finish_generation(played)
        report(
            f"rounds finished: {reached.finished} of {arguments.generations},"
            f" mean fitness {fmean(played):+.3f}"
        )
    return reached


def initial_weights(arguments: TuneArguments) -> Parameters:
    """Return the weights by name with which tuning starts, and which the opponents use."""
    store = find_agent_spec(arguments.game).weights
    if arguments.start == DEFAULTS:
        return dict(store.model())
    return dict(store.load(arguments.weights_key(int(arguments.start))))


def run_header(arguments: TuneArguments) -> RunHeader:
    """Return what determines the result of a run that begins now."""
    store, inputs = find_agent_spec(arguments.game).weights, dict[str, str]()
    if arguments.start != DEFAULTS:
        inputs = stored_input(store, arguments.weights_key(int(arguments.start)))
    return RunHeader(
        command=arguments.command,
        code=code_hash(arguments.game),
        data=data_hash(arguments.game),
        inputs=inputs,
        versions=versions("cmaes"),
    )


def _find_weights(arguments: TuneArguments) -> tuple[AgentSpec, str]:
    """Return what is tuned. Raises RunRefused if these arguments do not allow it."""
    try:
        spec, key = find_agent_spec(arguments.game), arguments.weights_key(arguments.seats)
        initial_weights(arguments)
    except (KeyError, ValueError, FileNotFoundError) as error:
        raise RunRefused(f"{arguments.game} cannot be tuned so: {error}") from error
    if arguments.generations * arguments.deals > FIRST_DEAL:
        raise RunRefused(f"deals from {FIRST_DEAL} on are for acceptance matches only")
    return spec, key


def play_generation(
    arguments: TuneArguments, reached: Evolution, workers: Workers
) -> tuple[float, ...]:
    """Return the fitness of each sample of the next generation."""
    rate = partial(fitness, arguments, reached.opponents, reached.deals)
    return tuple(workers.map(rate, reached.samples))


def fitness(arguments: TuneArguments, rivals: Parameters, deals: range, own: Parameters) -> float:
    """Return the mean fitness of the weights `own` against `rivals`, over all seats of the deals.

    That is the win share in excess of 1 / seats, plus a small term for the lead.
    """
    rules, spec = find_game(arguments.game), find_agent_spec(arguments.game)
    sample, rival = (
        spec.build_policy(spec.weights.model.model_validate(each)) for each in (own, rivals)
    )
    total = 0.0
    for deal in deals:
        for seat in range(arguments.seats):
            policies = [sample if place == seat else rival for place in range(arguments.seats)]
            value = _play(rules, policies, deal, arguments.options)
            total += value.win_share(seat) + arguments.lead * value.lead(seat)
    return total / (len(deals) * arguments.seats) - 1 / arguments.seats


def _play(rules: AnyGame, policies: list[Policy], deal: int, options: str) -> ValueEstimate:
    state = rules.new(len(policies), deal, load_options(rules, options))
    play_until(rules, state, lambda state, seat: policies[seat].choose(state, seat))
    result = rules.result(state)
    assert result is not None
    return value_of_result(result)


if __name__ == "__main__":
    relax_garbage_collector()
    sys.exit(main())
