"""Train a game's judgement by self-play.

`python -m engine.ai.training.train GAME SEATS` plays games among careless players and trains a
network on them. Then come rounds of games among players that search with what was learned
last, and after each round a network is trained on all games that were searched so far, or on
those of the last rounds only.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial, reduce

from engine.ai.match import make_process_pool
from engine.ai.registry import find_agent_spec
from engine.ai.search.sequential_halving import relax_garbage_collector
from engine.ai.training.gradient_descent import (
    Dataset,
    build_dataset,
    concat,
    init_network,
    loss,
    train_network,
)
from engine.ai.training.self_play import Setup, Trajectory, noisy_self_play, search_self_play
from engine.ai.value.network import Network

VALIDATION_EVERY = 20
"""One game of so many is not learned from: it shows what was learned."""


@dataclass(frozen=True, slots=True)
class TrainArguments:
    """How a network is trained.

    `noisy_games` are played carelessly, then in each of the `rounds` so many are `search_games` with so
    many `playouts` a move, one of `perturb_every` from where weak players left it. After each round it is
    learned from the `recent_rounds` ones (0: from all), whose games are seen `epochs` times.
    """

    setup: Setup
    noisy_games: int
    rounds: int
    search_games: int
    playouts: int
    perturb_every: int
    recent_rounds: int
    epochs: int
    seed: int


def main() -> None:
    """Train and store."""
    arguments, workers = _read_arguments()
    value_function = find_agent_spec(arguments.setup.game).network_value
    if value_function is None:
        raise SystemExit(f"{arguments.setup.game} has no judgement to be trained")
    key = value_function.model_key(arguments.setup.initial_state(arguments.seed))

    def save(network: Network) -> None:
        value_function.save(key, network, _provenance(arguments))

    relax_garbage_collector()
    train(arguments, workers, save)


def train(arguments: TrainArguments, workers: int, save: Callable[[Network], None]) -> Network:
    """Train, and keep what was learned before others search with it, and at the end."""
    first = arguments.seed + arguments.noisy_games
    play_noisy = partial(noisy_self_play, arguments.setup)
    network = train_and_validate(
        build_dataset(_play_all(workers, play_noisy, range(arguments.seed, first))), arguments
    )
    save(network)
    play_searching = partial(
        search_self_play, arguments.setup, arguments.playouts, arguments.perturb_every
    )
    datasets = list[Dataset]()
    for _ in range(arguments.rounds):
        after = first + arguments.search_games
        datasets.append(build_dataset(_play_all(workers, play_searching, range(first, after))))
        _report_loss("what was searched, before", network, datasets[-1])
        network = train_and_validate(
            reduce(concat, datasets[-arguments.recent_rounds :]), arguments
        )
        save(network)
        first = after
    return network


def train_and_validate(dataset: Dataset, arguments: TrainArguments) -> Network:
    """A network that all games but a few have taught, told by those few."""
    is_validation = dataset.game % VALIDATION_EVERY == 0
    training_set = dataset.select(~is_validation)
    network = train_network(
        init_network(training_set, arguments.seed), training_set, arguments.epochs, arguments.seed
    )
    _report_loss("learned", network, dataset.select(is_validation))
    return network


def _play_all(
    workers: int, play: Callable[[int], Trajectory], deals: Sequence[int]
) -> list[Trajectory]:
    """The courses of these deals, by so many processes; one is this one."""
    if workers == 1:
        return _collect(map(play, deals), len(deals))
    with make_process_pool(workers) as pool:
        return _collect(pool.map(play, deals, chunksize=8), len(deals))


def _collect(trajectories: Iterable[Trajectory], total: int) -> list[Trajectory]:
    """All courses, telling now and then how many there are."""
    found = list[Trajectory]()
    for course in trajectories:
        found.append(course)
        if len(found) % max(1, total // 10) == 0:
            sys.stderr.write(f"{len(found)} of {total} games\n")
    return found


def _report_loss(when: str, network: Network, dataset: Dataset) -> None:
    surprise, off = loss(network, dataset)
    sys.stderr.write(
        f"{when}: log loss {surprise:.4f}, {off:.2f} points ({len(dataset)} moments)\n"
    )


def _provenance(arguments: TrainArguments) -> dict[str, str | int | float]:
    setup = arguments.setup
    return {
        "command": f"python -m engine.ai.training.train {setup.game} {setup.seats}"
        f" --games {arguments.noisy_games} --rounds {arguments.rounds} --searched {arguments.search_games}"
        f" --playouts {arguments.playouts} --astray {arguments.perturb_every} --recent {arguments.recent_rounds}"
        f" --epochs {arguments.epochs} --seed {arguments.seed} --options '{setup.options}'",
        "seed": arguments.seed,
        "games": arguments.noisy_games + arguments.rounds * arguments.search_games,
    }


def _read_arguments() -> tuple[TrainArguments, int]:
    parser = argparse.ArgumentParser(prog="python -m engine.ai.training.train", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=30_000, help="among careless players")
    parser.add_argument("--rounds", type=int, default=2, help="of games among searching players")
    parser.add_argument("--searched", type=int, default=1000, help="such games in a round")
    parser.add_argument("--playouts", type=int, default=32, help="of a searching player's move")
    parser.add_argument("--astray", type=int, default=0, help="one of so many goes on a weak game")
    parser.add_argument("--recent", type=int, default=0, help="rounds learned from, 0 for all")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    setup = Setup(given.game, given.seats, given.options)
    arguments = TrainArguments(
        setup=setup,
        noisy_games=given.games,
        rounds=given.rounds,
        search_games=given.searched,
        playouts=given.playouts,
        perturb_every=given.astray,
        recent_rounds=given.recent,
        epochs=given.epochs,
        seed=given.seed,
    )
    return arguments, given.workers


if __name__ == "__main__":
    main()
