"""Train a game's judgement by self-play.

`python -m engine.players.train GAME SEATS` plays games among careless players and trains a
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

from engine.players.match import workers_for
from engine.players.network import Network
from engine.players.registry import find_skill
from engine.players.search import spare_collector
from engine.players.selfplay import Course, Table, careless_course, searched_course
from engine.players.training import Lessons, lessons, loss, together, trained, untrained

HELD_BACK = 20
"""One game of so many is not learned from: it shows what was learned."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a network is trained.

    `games` are played carelessly, then in each of the `rounds` so many are `searched` with so
    many `playouts` a move, one of `astray` from where weak players left it. After each round it is
    learned from the `recent` ones (0: from all), whose games are seen `epochs` times.
    """

    table: Table
    games: int
    rounds: int
    searched: int
    playouts: int
    astray: int
    recent: int
    epochs: int
    seed: int


def main() -> None:
    """Train and store."""
    plan, workers = _read_arguments()
    judgement = find_skill(plan.table.game).judgement
    if judgement is None:
        raise SystemExit(f"{plan.table.game} has no judgement to be trained")
    name = judgement.net(plan.table.start(plan.seed))

    def keep(network: Network) -> None:
        judgement.learn(name, network, _provenance(plan))

    spare_collector()
    train(plan, workers, keep)


def train(plan: Plan, workers: int, keep: Callable[[Network], None]) -> Network:
    """Train, and keep what was learned before others search with it, and at the end."""
    first = plan.seed + plan.games
    careless = partial(careless_course, plan.table)
    network = learned(lessons(_played(workers, careless, range(plan.seed, first))), plan)
    keep(network)
    searching = partial(searched_course, plan.table, plan.playouts, plan.astray)
    known = list[Lessons]()
    for _ in range(plan.rounds):
        after = first + plan.searched
        known.append(lessons(_played(workers, searching, range(first, after))))
        _tell("what was searched, before", network, known[-1])
        network = learned(reduce(together, known[-plan.recent :]), plan)
        keep(network)
        first = after
    return network


def learned(known: Lessons, plan: Plan) -> Network:
    """A network that all games but a few have taught, told by those few."""
    held = known.game % HELD_BACK == 0
    taught = known.chosen(~held)
    network = trained(untrained(taught, plan.seed), taught, plan.epochs, plan.seed)
    _tell("learned", network, known.chosen(held))
    return network


def _played(workers: int, play: Callable[[int], Course], deals: Sequence[int]) -> list[Course]:
    """The courses of these deals, by so many processes; one is this one."""
    if workers == 1:
        return _followed(map(play, deals), len(deals))
    with workers_for(workers) as pool:
        return _followed(pool.map(play, deals, chunksize=8), len(deals))


def _followed(courses: Iterable[Course], total: int) -> list[Course]:
    """All courses, telling now and then how many there are."""
    found = list[Course]()
    for course in courses:
        found.append(course)
        if len(found) % max(1, total // 10) == 0:
            sys.stderr.write(f"{len(found)} of {total} games\n")
    return found


def _tell(when: str, network: Network, known: Lessons) -> None:
    surprise, off = loss(network, known)
    sys.stderr.write(f"{when}: log loss {surprise:.4f}, {off:.2f} points ({len(known)} moments)\n")


def _provenance(plan: Plan) -> dict[str, str | int | float]:
    table = plan.table
    return {
        "command": f"python -m engine.players.train {table.game} {table.seats}"
        f" --games {plan.games} --rounds {plan.rounds} --searched {plan.searched}"
        f" --playouts {plan.playouts} --astray {plan.astray} --recent {plan.recent}"
        f" --epochs {plan.epochs} --seed {plan.seed} --options '{table.options}'",
        "seed": plan.seed,
        "games": plan.games + plan.rounds * plan.searched,
    }


def _read_arguments() -> tuple[Plan, int]:
    parser = argparse.ArgumentParser(prog="python -m engine.players.train", description=__doc__)
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
    table = Table(given.game, given.seats, given.options)
    plan = Plan(
        table=table,
        games=given.games,
        rounds=given.rounds,
        searched=given.searched,
        playouts=given.playouts,
        astray=given.astray,
        recent=given.recent,
        epochs=given.epochs,
        seed=given.seed,
    )
    return plan, given.workers


if __name__ == "__main__":
    main()
