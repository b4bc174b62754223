"""Train the value network of a game by self-play.

`python -m engine.ai.training.train GAME SEATS` trains a network on noisy games of the policy. In
each following round it plays games with a search that uses the last network, and trains a new
network on the games of all such rounds, or of the most recent ones.
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
from engine.ai.value.features import NetworkFeatures
from engine.ai.value.network import Network

VALIDATION_EVERY = 20
"""One game of so many is held back for validation."""


@dataclass(frozen=True, slots=True)
class TrainArguments:
    """How a network is trained.

    First `noisy_games` are played by the policy. Then `rounds` rounds of `search_games` are played
    by a search with `playouts` per move; one game of `perturb_every` (0: none) starts from a state
    of a noisy game. Each round trains on the games of the last `recent_rounds` rounds (0: all) for
    `epochs` epochs.
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
    """Train the network and store it."""
    arguments, workers = _read_arguments()
    value_function = find_agent_spec(arguments.setup.game).value_function
    start = arguments.setup.initial_state(arguments.seed)
    if value_function is None or not isinstance(value_function.features(start), NetworkFeatures):
        raise SystemExit(f"{arguments.setup.game} has no value network to train")
    key = value_function.model_key(start)

    def save(network: Network) -> None:
        value_function.save(key, network, _provenance(arguments))

    relax_garbage_collector()
    train(arguments, workers, save)


def train(arguments: TrainArguments, workers: int, save: Callable[[Network], None]) -> Network:
    """Train and return the network; `save` is called after each round, as the next one uses it."""
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
        _report_loss("new games, before training", network, datasets[-1])
        network = train_and_validate(
            reduce(concat, datasets[-arguments.recent_rounds :]), arguments
        )
        save(network)
        first = after
    return network


def train_and_validate(dataset: Dataset, arguments: TrainArguments) -> Network:
    """Return a network trained on all but the held-back games, and report its loss on those."""
    is_validation = dataset.game % VALIDATION_EVERY == 0
    training_set = dataset.select(~is_validation)
    network = train_network(
        init_network(training_set, arguments.seed), training_set, arguments.epochs, arguments.seed
    )
    _report_loss("validation", network, dataset.select(is_validation))
    return network


def _play_all(
    workers: int, play: Callable[[int], Trajectory], deals: Sequence[int]
) -> list[Trajectory]:
    """Play these deals in so many processes; 1 means in this process."""
    if workers == 1:
        return _collect(map(play, deals), len(deals))
    with make_process_pool(workers) as pool:
        return _collect(pool.map(play, deals, chunksize=8), len(deals))


def _collect(trajectories: Iterable[Trajectory], total: int) -> list[Trajectory]:
    """Return all trajectories, and report progress."""
    played = list[Trajectory]()
    for trajectory in trajectories:
        played.append(trajectory)
        if len(played) % max(1, total // 10) == 0:
            sys.stderr.write(f"{len(played)} of {total} games\n")
    return played


def _report_loss(when: str, network: Network, dataset: Dataset) -> None:
    log_loss, rms_error = loss(network, dataset)
    sys.stderr.write(
        f"{when}: log loss {log_loss:.4f}, {rms_error:.2f} points ({len(dataset)} samples)\n"
    )


def _provenance(arguments: TrainArguments) -> dict[str, str | int | float]:
    setup = arguments.setup
    return {
        "command": f"python -m engine.ai.training.train {setup.game} {setup.seats}"
        f" --games {arguments.noisy_games} --rounds {arguments.rounds}"
        f" --searched {arguments.search_games} --playouts {arguments.playouts}"
        f" --astray {arguments.perturb_every} --recent {arguments.recent_rounds}"
        f" --epochs {arguments.epochs} --seed {arguments.seed} --options '{setup.options}'",
        "seed": arguments.seed,
        "games": arguments.noisy_games + arguments.rounds * arguments.search_games,
    }


def _read_arguments() -> tuple[TrainArguments, int]:
    parser = argparse.ArgumentParser(prog="python -m engine.ai.training.train", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=30_000, help="noisy games of the policy")
    parser.add_argument("--rounds", type=int, default=2, help="rounds of games with search")
    parser.add_argument("--searched", type=int, default=1000, help="games with search per round")
    parser.add_argument("--playouts", type=int, default=32, help="playouts per move of a search")
    parser.add_argument(
        "--astray", type=int, default=0, help="one game of so many starts from a noisy game's state"
    )
    parser.add_argument("--recent", type=int, default=0, help="rounds to train on, 0 for all")
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
