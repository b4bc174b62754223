"""Train a game's judgement by self-play.

`python -m engine.players.train GAME SEATS` plays games among careless players and trains a
network on them, then plays others among players that search with what was learned, and trains
it again on both.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

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

    `games` are played carelessly and `searched` with so many `playouts`. All of it is seen
    `epochs` times, carelessly played games first.
    """

    table: Table
    games: int
    searched: int
    playouts: int
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
        network.store(judgement.folder, name, _provenance(plan))

    spare_collector()
    train(plan, workers, keep)


def train(plan: Plan, workers: int, keep: Callable[[Network], None]) -> Network:
    """Train, and keep what was learned before others search with it, and at the end."""
    first = plan.seed + plan.games
    careless = partial(careless_course, plan.table)
    known = lessons(_played(workers, careless, range(plan.seed, first)))
    network = learned(untrained(known, plan.seed), known, plan)
    keep(network)
    if plan.searched:
        searching = partial(searched_course, plan.table, plan.playouts)
        seen = lessons(_played(workers, searching, range(first, first + plan.searched)))
        _tell("what was searched, before", network, seen)
        network = learned(network, together(known, seen), plan)
        keep(network)
    return network


def learned(network: Network, known: Lessons, plan: Plan) -> Network:
    """What all games but a few teach the network, told by those few."""
    held = known.game % HELD_BACK == 0
    network = trained(network, known.chosen(~held), plan.epochs, plan.seed)
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
        f" --games {plan.games} --searched {plan.searched} --playouts {plan.playouts}"
        f" --epochs {plan.epochs} --seed {plan.seed} --options '{table.options}'",
        "seed": plan.seed,
        "games": plan.games + plan.searched,
    }


def _read_arguments() -> tuple[Plan, int]:
    parser = argparse.ArgumentParser(prog="python -m engine.players.train", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=30_000, help="among careless players")
    parser.add_argument("--searched", type=int, default=1000, help="among searching players")
    parser.add_argument("--playouts", type=int, default=48, help="of a searching player's move")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    table = Table(given.game, given.seats, given.options)
    plan = Plan(table, given.games, given.searched, given.playouts, given.epochs, given.seed)
    return plan, given.workers


if __name__ == "__main__":
    main()
