"""Tune a policy's weights by self-play, with the cross-entropy method (Rubinstein, 1999).

`python -m engine.ai.training.tune GAME SEATS --run FOLDER` samples weights from a normal
distribution around the best known, lets each sample play the same deals against the weights it
started from, moves mean and spread towards those of the best samples, and repeats. The result is
stored if it beats the stored weights in a match.

A run can be stopped at any time, by Ctrl-C, by a limit of minutes or hard: the same command
continues it from its folder, and yields the same weights as without a stop.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import fmean, pstdev
from typing import TypeAlias

from pydantic import BaseModel, ConfigDict

from engine.ai.agent_spec import AgentSpec, Policy
from engine.ai.joint_action import play_until
from engine.ai.registry import find_agent_spec
from engine.ai.search.sequential_halving import relax_garbage_collector
from engine.ai.training.acceptance import FIRST_DEAL, AcceptanceMatch, replace_if_stronger
from engine.ai.training.command import (
    RUN,
    RunControl,
    add_run_options,
    quoted,
    report,
    run_control,
    run_program,
)
from engine.ai.training.fingerprint import code_hash, data_hash, stored_input, versions
from engine.ai.training.run import Run, RunHeader, RunRefused, Workers, open_run, write_text
from engine.ai.training.trajectories import initial_state
from engine.ai.value.estimate import ValueEstimate, value_of_result
from engine.codec import load_options
from engine.core import AnyGame
from engine.registry import find_game

Parameters: TypeAlias = Mapping[str, float]
"""A policy's weights by name."""

TUNE = "python -m engine.ai.training.tune"

DEFAULTS = "defaults"
"""Value of `start` for the untuned weights of the code."""

SMOOTHING = 0.7
"""Step of the mean and the spread towards those of the best samples."""


@dataclass(frozen=True, slots=True)
class TuneArguments:
    """How weights are tuned.

    Each generation plays `deals` deals from every seat with each of `samples` weights, of which the
    `best` ones are kept. `spread` is the initial standard deviation, relative to a weight. A
    sample's fitness is its win share plus `lead` per point of lead, which separates close samples
    sooner, plus `point` per own point: without it samples may drift towards keeping each other
    poor, which wins only among themselves. `start` says where the mean begins and what the
    opponents play: "defaults", or the number of players whose stored weights are used. After each
    `renew` generations the opponents take the mean (0: never). `games` is the limit of the
    acceptance match. `options` are the game's, as JSON.
    """

    game: str
    seats: int
    samples: int
    best: int
    deals: int
    generations: int
    spread: float
    seed: int
    lead: float
    point: float
    start: str
    games: int = 2000
    options: str = "{}"
    renew: int = 0

    @property
    def command(self) -> str:
        """The command that has these arguments."""
        return (
            f"{TUNE} {self.game} {self.seats} --samples {self.samples} --best {self.best}"
            f" --deals {self.deals} --generations {self.generations} --spread {self.spread}"
            f" --seed {self.seed} --lead {self.lead} --point {self.point} --start {self.start}"
            f" --renew {self.renew} --games {self.games} --options {quoted(self.options)}"
            f" --run {RUN}"
        )

    def played_games(self, generations: int) -> int:
        """Return the number of games in so many generations."""
        return generations * self.samples * self.deals * self.seats

    def weights_key(self, seats: int) -> str:
        """Return the key of the weights for so many players."""
        state = initial_state(self.game, seats, self.seed, self.options)
        return find_agent_spec(self.game).weights_key(state)


class Generation(BaseModel):
    """A run after some generations: mean and standard deviation of each weight.

    `baseline` is what the opponents play. `random_state` is that of the generator that draws
    samples. `fitness` is the mean of the best samples of the last generation.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    number: int
    baseline: dict[str, float]
    mean: dict[str, float]
    stddev: dict[str, float]
    random_state: tuple[int, tuple[int, ...], float | None]
    fitness: float = 0.0


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
    games = arguments.played_games(reached.number)
    record = run.record(arguments.seed, games, reached.number, arguments.generations)
    candidate = run.folder / f"generation-{reached.number}" / "policy"
    weights = spec.weights.model.model_validate(reached.mean)
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
) -> Generation:
    """Return the last generation of a run, or with `finish_early` the last finished one."""
    path = run.folder / "generation.json"
    if path.exists():
        reached = Generation.model_validate_json(path.read_text(encoding="utf-8"))
    else:
        reached = first_generation(arguments, initial_weights(arguments))
    while reached.number < arguments.generations and not (finish_early and reached.number):
        reached = next_generation(arguments, reached, workers)
        write_text(path, reached.model_dump_json())
        report(
            f"rounds finished: {reached.number} of {arguments.generations},"
            f" best samples {reached.fitness:+.3f}"
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
        versions=versions(),
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


def first_generation(arguments: TuneArguments, baseline: Parameters) -> Generation:
    """Return the distribution with which a tuning begins."""
    return Generation(
        number=0,
        baseline=dict(baseline),
        mean=dict(baseline),
        stddev={name: arguments.spread * (abs(value) + 0.2) for name, value in baseline.items()},
        random_state=Random(arguments.seed).getstate(),
    )


def next_generation(arguments: TuneArguments, before: Generation, workers: Workers) -> Generation:
    """Draw and play the samples of a generation, and return where it gets."""
    rng = Random()
    rng.setstate(before.random_state)
    samples = [
        {name: rng.gauss(value, before.stddev[name]) for name, value in before.mean.items()}
        for _ in range(arguments.samples)
    ]
    deals = range(before.number * arguments.deals, (before.number + 1) * arguments.deals)
    rate = partial(fitness, arguments, before.baseline, deals)
    scores = list(workers.map(rate, samples))
    ranked = sorted(range(arguments.samples), key=lambda place: -scores[place])[: arguments.best]
    mean, stddev = dict(before.mean), dict(before.stddev)
    for name, value in before.mean.items():
        values = [samples[place][name] for place in ranked]
        mean[name] = value + SMOOTHING * (fmean(values) - value)
        # A few samples underestimate the standard deviation.
        stddev[name] += SMOOTHING * (1.1 * pstdev(values) - stddev[name])
    number = before.number + 1
    is_renewed = arguments.renew > 0 and number % arguments.renew == 0
    return Generation(
        number=number,
        baseline=mean if is_renewed else before.baseline,
        mean=mean,
        stddev=stddev,
        random_state=rng.getstate(),
        fitness=fmean(scores[place] for place in ranked),
    )


def fitness(arguments: TuneArguments, rivals: Parameters, deals: range, own: Parameters) -> float:
    """Return the mean fitness of the weights `own` against `rivals`, over all seats of the deals.

    That is the win share in excess of 1 / seats, plus small terms for points and lead.
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
            points = arguments.lead * value.lead(seat) + arguments.point * value.points_of(seat)
            total += value.win_share(seat) + points
    return total / (len(deals) * arguments.seats) - 1 / arguments.seats


def _play(rules: AnyGame, policies: list[Policy], deal: int, options: str) -> ValueEstimate:
    state = rules.new(len(policies), deal, load_options(rules, options))
    play_until(rules, state, lambda state, seat: policies[seat].choose(state, seat))
    result = rules.result(state)
    assert result is not None
    return value_of_result(result)


def read_tune_arguments(argv: Sequence[str] | None = None) -> tuple[TuneArguments, RunControl]:
    """Parse a command line without the name of the program."""
    parser = argparse.ArgumentParser(prog=TUNE, description="Tune a policy's weights by self-play.")
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--samples", type=int, default=40)
    parser.add_argument("--best", type=int, default=8)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--spread", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lead", type=float, default=0.02)
    parser.add_argument("--point", type=float, default=0.01)
    parser.add_argument(
        "--start", help="defaults, or 4 for those of 4 players; else those of SEATS"
    )
    parser.add_argument(
        "--renew",
        type=int,
        default=0,
        help="generations after which the opponents take the mean, 0 for never",
    )
    parser.add_argument("--games", type=int, default=2000, help="limit of the acceptance match")
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    add_run_options(parser)
    given = parser.parse_args(argv)
    arguments = TuneArguments(
        game=given.game,
        seats=given.seats,
        samples=given.samples,
        best=given.best,
        deals=given.deals,
        generations=given.generations,
        spread=given.spread,
        seed=given.seed,
        lead=given.lead,
        point=given.point,
        start=given.start or str(given.seats),
        games=given.games,
        options=given.options,
        renew=given.renew,
    )
    return arguments, run_control(given)


if __name__ == "__main__":
    relax_garbage_collector()
    sys.exit(main())
