"""The arguments of `tune`, and the command that has them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from engine.ai.registry import find_agent_spec
from engine.ai.training.command import RUN, RunControl, add_run_options, quoted, run_control
from engine.ai.training.trajectories import initial_state

TUNE = "python -m engine.ai.training.tune"

DEFAULTS = "defaults"
"""Value of `start` for the untuned weights of the code."""


@dataclass(frozen=True, slots=True)
class TuneArguments:
    """How weights are tuned.

    Each generation plays `deals` deals from every seat with each of `samples` weights. `spread` is
    the initial standard deviation, relative to a weight. A sample's fitness is its win share plus
    `lead` per point of lead, which separates close samples sooner. `start` says where the mean
    begins and what the opponents play: "defaults", or the number of players whose stored weights
    are used. After each `renew` generations the opponents take the result so far (0: never).
    `games` is the limit of the acceptance match. `options` are the game's, as JSON.
    """

    game: str
    seats: int
    samples: int
    deals: int
    generations: int
    spread: float
    seed: int
    lead: float
    start: str
    games: int = 2000
    options: str = "{}"
    renew: int = 0

    @property
    def command(self) -> str:
        """The command that has these arguments."""
        return (
            f"{TUNE} {self.game} {self.seats} --samples {self.samples} --deals {self.deals}"
            f" --generations {self.generations} --spread {self.spread} --seed {self.seed}"
            f" --lead {self.lead} --start {self.start} --renew {self.renew}"
            f" --games {self.games} --options {quoted(self.options)} --run {RUN}"
        )

    def played_games(self, generations: int) -> int:
        """Return the number of games in so many generations."""
        return generations * self.samples * self.deals * self.seats

    def weights_key(self, seats: int) -> str:
        """Return the key of the weights for so many players."""
        state = initial_state(self.game, seats, self.seed, self.options)
        return find_agent_spec(self.game).weights_key(state)


def read_tune_arguments(argv: Sequence[str] | None = None) -> tuple[TuneArguments, RunControl]:
    """Parse a command line without the name of the program."""
    parser = argparse.ArgumentParser(prog=TUNE, description="Tune a policy's weights by self-play.")
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--samples", type=int, default=40)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--spread", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lead", type=float, default=0.01)
    parser.add_argument(
        "--start", help="defaults, or 4 for those of 4 players; else those of SEATS"
    )
    parser.add_argument(
        "--renew",
        type=int,
        default=0,
        help="generations after which the opponents take the result so far, 0 for never",
    )
    parser.add_argument("--games", type=int, default=2000, help="limit of the acceptance match")
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    add_run_options(parser)
    given = parser.parse_args(argv)
    arguments = TuneArguments(
        game=given.game,
        seats=given.seats,
        samples=given.samples,
        deals=given.deals,
        generations=given.generations,
        spread=given.spread,
        seed=given.seed,
        lead=given.lead,
        start=given.start or str(given.seats),
        games=given.games,
        options=given.options,
        renew=given.renew,
    )
    return arguments, run_control(given)
