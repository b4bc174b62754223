"""The rounds of training a value function: each plays games, and trains a network on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from engine.ai.agent_spec import AgentSpec
from engine.ai.provenance import Provenance
from engine.ai.registry import find_agent_spec
from engine.ai.training.candidates import network_store
from engine.ai.training.command import report
from engine.ai.training.dataset import (
    Dataset,
    GameFilter,
    all_games,
    encode,
    training_games,
    validation_games,
)
from engine.ai.training.gradient_descent import (
    FINE_TUNING_RATE,
    LEARNING_RATE,
    init_network,
    loss,
    train_network,
)
from engine.ai.training.run import Workers
from engine.ai.training.train_arguments import TrainArguments
from engine.ai.training.trajectories import SelfPlay, initial_state
from engine.ai.value.network import Ensemble, Network
from engine.ai.weights_store import NetworkStore

BATCH_GAMES = 128
"""Games that are played between two checkpoints."""

CHUNK_GAMES = 4
"""Games that a process plays before it takes the next ones."""


@dataclass(frozen=True)
class Rounds:
    """The rounds of a run with these arguments, whose files lie in `folder`."""

    arguments: TrainArguments
    folder: Path

    @cached_property
    def spec(self) -> AgentSpec:
        """The game's AI players. Raises KeyError if it has none."""
        return find_agent_spec(self.arguments.game)

    @cached_property
    def store(self) -> NetworkStore:
        """Where the network is stored if it is stronger. Raises ValueError if there is none."""
        return network_store(self.spec)

    @cached_property
    def key(self) -> str:
        """The key of the network. Raises ValueError if the options have networks of their own."""
        return self.arguments.weights_key(self.arguments.seats)

    def initial_states(self) -> list[Any]:
        """Return an initial state with each of the options."""
        game, seats, seed = self.arguments.game, self.arguments.seats, self.arguments.seed
        return [initial_state(game, seats, seed, options) for options in self.arguments.options]

    def check(self) -> None:
        """Raise KeyError or ValueError if there is nothing to train."""
        assert self.store
        assert self.key
        if self.arguments.played_games(1) < 2:
            raise ValueError("the first round needs a game to train on and one to validate")
        games, networks = min(mix.total for mix in self.arguments.rounds), self.arguments.networks
        if games <= (networks - 1) * BATCH_GAMES:
            raise ValueError(f"a round needs {BATCH_GAMES} games for each network")

    def finished(self) -> int:
        """Return how many rounds are finished."""
        numbers = range(len(self.arguments.rounds))
        return sum(self._networks(number).is_intact(self.key) for number in numbers)

    def networks(self, number: int) -> Path:
        """Return the folder with the networks of a finished round."""
        return self._round(number) / "network"

    def finish_round(self, number: int, workers: Workers, provenance: Provenance) -> None:
        """Play and train a round, or what is missing of it, and keep its networks in its folder."""
        self._round(number).mkdir(exist_ok=True)
        self._play(number, workers)
        train = partial(_train_member, self.arguments, self.folder, number)
        networks = tuple(workers.map(train, range(self.arguments.networks)))
        self._networks(number).save(self.key, Ensemble(networks), provenance)

    def train_member(self, number: int, part: int) -> Network:
        """Train a network of a round on its games, or go on where it has stopped."""
        arguments, seed = self.arguments, self.arguments.seed + part
        own, is_fine_tuning = slice(part, None, arguments.networks), number and arguments.fine_tune
        batches = self._batches(arguments.trained_on(number))
        if not is_fine_tuning:
            batches = batches[own]
        training_set = Dataset.load_all(batches, training_games)
        network, rate = init_network(training_set, seed), LEARNING_RATE
        if number:
            last_network = self._networks(number - 1).load(self.key).networks[part]
            self._report("new games", last_network, self._batches([number])[own], all_games)
            if is_fine_tuning:
                network, rate = last_network, FINE_TUNING_RATE
        checkpoint = self._round(number) / f"optimiser-{part}.npz"
        network = train_network(network, training_set, arguments.epochs, seed, checkpoint, rate)
        self._report("validation", network, batches, validation_games)
        return network

    def _play(self, number: int, workers: Workers) -> None:
        """Play the games of a round in batches, except those that are kept already."""
        arguments, games = self.arguments, self.arguments.planned_games(number)
        self_play = SelfPlay(
            game=arguments.game,
            seats=arguments.seats,
            playouts=arguments.playouts,
            perturb_every=arguments.perturb_every,
            networks=self.networks(number - 1) if number else None,
        )
        for start in range(0, len(games), BATCH_GAMES):
            path = self._batch(number, start)
            if path.exists():
                continue
            batch = games[start : start + BATCH_GAMES]
            chunks = [batch[at : at + CHUNK_GAMES] for at in range(0, len(batch), CHUNK_GAMES)]
            played = [each for chunk in workers.map(self_play.play, chunks) for each in chunk]
            encode([each.number for each in batch], played).save(path)
            report(f"round {number + 1}: {start + len(batch)} of {len(games)} games")

    def _batches(self, numbers: Iterable[int]) -> list[Path]:
        """Return the files of the games of some rounds."""
        return [
            self._batch(number, start)
            for number in numbers
            for start in range(0, self.arguments.rounds[number].total, BATCH_GAMES)
        ]

    @staticmethod
    def _report(
        when: str, network: Network, batches: Sequence[Path], is_chosen: GameFilter
    ) -> None:
        dataset = Dataset.load_all(batches, is_chosen)
        if len(dataset):
            log_loss, error = loss(network, dataset)
            samples = len(dataset)
            report(f"{when}: log loss {log_loss:.4f}, {error:.2f} points ({samples} samples)")

    def _networks(self, number: int) -> NetworkStore:
        return self.store.in_folder(self.networks(number))

    def _round(self, number: int) -> Path:
        return self.folder / f"round-{number + 1}"

    def _batch(self, number: int, start: int) -> Path:
        return self._round(number) / f"games-{start:07}.npz"


def _train_member(arguments: TrainArguments, folder: Path, number: int, part: int) -> Network:
    """Train in a process of its own: the properties that are kept cannot be sent there."""
    return Rounds(arguments, folder).train_member(number, part)
