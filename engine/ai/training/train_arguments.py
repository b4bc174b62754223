"""The arguments of `train`, and the command that has them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import get_args

from engine.ai.registry import find_agent_spec
from engine.ai.training.command import RUN, RunControl, add_run_options, quoted, run_control
from engine.ai.training.trajectories import PlannedGame, PlayerKind, initial_state

TRAIN = "python -m engine.ai.training.train"

KINDS: tuple[PlayerKind, ...] = get_args(PlayerKind)


@dataclass(frozen=True, slots=True)
class Mix:
    """The games of a round: how many of each kind."""

    games: tuple[tuple[PlayerKind, int], ...]

    @property
    def total(self) -> int:
        """The number of all games."""
        return sum(number for _, number in self.games)

    def kinds(self) -> Iterator[PlayerKind]:
        """Yield the kind of each game, in order."""
        for kind, number in self.games:
            yield from [kind] * number

    def __str__(self) -> str:
        return ",".join(f"{kind}={number}" for kind, number in self.games)


@dataclass(frozen=True, slots=True)
class TrainArguments:
    """How a value function is trained.

    Each of the `rounds` plays its mix of games, with a search that uses the network of the round
    before. It trains new networks on the games of the last `recent_rounds` rounds (0: all), its own
    included, each of the `networks` on a part of them. To `fine_tune` is to go on with the networks
    of the round before instead, each on all games of the round itself. Games have each of the
    `options` in turn. `seed` is the first deal. `games` is the limit of the acceptance match, in
    which both play with `match_playouts`, or with Hard's.
    """

    game: str
    seats: int
    rounds: tuple[Mix, ...]
    playouts: int
    perturb_every: int
    recent_rounds: int
    epochs: int
    seed: int
    games: int
    options: tuple[str, ...]
    match_playouts: int | None = None
    networks: int = 1
    fine_tune: bool = False

    @property
    def command(self) -> str:
        """The command that has these arguments."""
        match_playouts = f" --match-playouts {self.match_playouts}" if self.match_playouts else ""
        networks = f" --networks {self.networks}" if self.networks > 1 else ""
        return (
            f"{TRAIN} {self.game} {self.seats} --rounds {' '.join(map(str, self.rounds))}"
            f" --playouts {self.playouts} --perturb-every {self.perturb_every}"
            f" --recent {self.recent_rounds}{' --fine-tune' * self.fine_tune}"
            f" --epochs {self.epochs}{networks} --seed {self.seed}"
            f" --games {self.games}{match_playouts} --options {quoted(*self.options)} --run {RUN}"
        )

    def weights_key(self, seats: int) -> str:
        """Return the key of the network for so many players. Raises ValueError if there are two."""
        value_function = find_agent_spec(self.game).value_function
        if value_function is None:
            raise ValueError("the game has no value function")
        keys = {
            value_function.model_key(initial_state(self.game, seats, self.seed, options))
            for options in self.options
        }
        if len(keys) > 1:
            raise ValueError(f"these options have different networks: {', '.join(sorted(keys))}")
        return keys.pop()

    def played_games(self, rounds: int) -> int:
        """Return the number of games in the first so many rounds."""
        return sum(mix.total for mix in self.rounds[:rounds])

    def planned_games(self, round_number: int) -> list[PlannedGame]:
        """Return the games of a round."""
        first = self.played_games(round_number)
        return [
            PlannedGame(number, kind, self.seed + number, self.options[number % len(self.options)])
            for number, kind in enumerate(self.rounds[round_number].kinds(), first)
        ]

    def trained_on(self, round_number: int) -> range:
        """Return the rounds on whose games a round trains."""
        recent = 1 if self.fine_tune else self.recent_rounds or round_number + 1
        return range(max(0, round_number + 1 - recent), round_number + 1)


def read_train_arguments(argv: Sequence[str] | None = None) -> tuple[TrainArguments, RunControl]:
    """Parse a command line without the name of the program."""
    parser = argparse.ArgumentParser(
        prog=TRAIN, description="Train the value function of a game by self-play."
    )
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument(
        "--rounds",
        nargs="+",
        type=_parse_mix,
        default=[_parse_mix("noisy=30000"), *[_parse_mix("search=1000")] * 2],
        help="the games of each round, as noisy=30000 or search=900,policy=100",
    )
    parser.add_argument("--playouts", type=int, default=32, help="playouts per move of a search")
    parser.add_argument(
        "--perturb-every",
        type=int,
        default=0,
        help="one game of so many starts from a state of a game with noise in every action",
    )
    parser.add_argument("--recent", type=int, default=0, help="rounds to train on, 0 for all")
    parser.add_argument(
        "--fine-tune",
        action="store_true",
        help="go on with the networks of the round before, gently, on the games of each round",
    )
    parser.add_argument("--epochs", type=int, default=4, help="epochs of a network")
    parser.add_argument(
        "--networks", type=int, default=1, help="networks to train, on a part of the games each"
    )
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--games", type=int, default=400, help="limit of the acceptance match")
    parser.add_argument(
        "--match-playouts", type=int, help="playouts per move in it, if not those of Hard"
    )
    parser.add_argument("--options", nargs="+", default=["{}"], help="the game's options as JSON")
    add_run_options(parser)
    given = parser.parse_args(argv)
    arguments = TrainArguments(
        game=given.game,
        seats=given.seats,
        rounds=tuple(given.rounds),
        playouts=given.playouts,
        perturb_every=given.perturb_every,
        recent_rounds=given.recent,
        epochs=given.epochs,
        seed=given.seed,
        games=given.games,
        options=tuple(given.options),
        match_playouts=given.match_playouts,
        networks=given.networks,
        fine_tune=given.fine_tune,
    )
    return arguments, run_control(given)


def _parse_mix(text: str) -> Mix:
    games = list[tuple[PlayerKind, int]]()
    for part in text.split(","):
        name, _, number = part.partition("=")
        kind = next((kind for kind in KINDS if kind == name), None)
        if kind is None or not number.isdecimal():
            raise argparse.ArgumentTypeError(f"{part!r} is not one of {'=N, '.join(KINDS)}=N")
        games.append((kind, int(number)))
    return Mix(tuple(games))
