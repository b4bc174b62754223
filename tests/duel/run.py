"""Plays a duel: every deal once with each rotation of the seats, as in a match."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from statistics import fmean
from typing import Any

from engine.ai.match import (
    Match,
    PlayedGame,
    decision_seconds,
    interim_result,
    mean_points,
    play_game,
    report,
)
from engine.codec import dump_options, load_options
from engine.registry import find_game
from tests.duel.entrants import ROOT, Entrant, Refused, digest, lay_out
from tests.duel.log import Log, Place
from tests.duel.thinker import Thinker


@dataclass(frozen=True, slots=True)
class Duel:
    """Who plays what. `playouts` are those of today's players; a commit's are as many as then."""

    game: str
    seats: tuple[Entrant, ...]
    options: str = "{}"
    playouts: int | None = None

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """Each of them once."""
        return tuple(dict.fromkeys(self.seats))

    @property
    def match(self) -> Match:
        names = tuple(entrant.name for entrant in self.seats)
        return Match(self.game, names, self.playouts, None, self.options)

    def check(self) -> None:
        """Raises Refused for what no game can be set up with."""
        try:
            game = find_game(self.game)
            possible = game.seat_counts(load_options(game, self.options))
        except KeyError as error:
            raise Refused(f"there is no game {error}") from error
        except ValueError as error:
            raise Refused(f"{self.game} has no such options: {self.options}") from error
        if len(self.seats) not in possible:
            raise Refused(f"{len(self.seats)} cannot play {self.game}, only {[*possible]}")

    def asked(self) -> dict[str, Any]:
        """What somebody asks for who wants this duel."""
        game = find_game(self.game)
        return {
            "game": self.game,
            "seats": list(self.match.levels),
            "options": json.loads(dump_options(game, load_options(game, self.options))),
            "playouts": self.playouts,
        }

    def head(self) -> dict[str, Any]:
        """What decides how its games go, so that a log holds the games of one duel only."""
        code = {entrant.name: entrant.code() for entrant in self.entrants}
        return {**self.asked(), "rules": digest(ROOT), "code": code}


class Table:
    """A table with an own process for each entrant."""

    def __init__(self, duel: Duel, folders: dict[Entrant, Path], closing: ExitStack) -> None:
        self._match = duel.match
        self._thinkers = dict[str, Thinker]()
        for entrant, folder in folders.items():
            playouts = duel.playouts if entrant.is_of_today else None
            thinker = Thinker(entrant, folder, duel.game, len(duel.seats), playouts)
            closing.callback(thinker.close)
            self._thinkers[entrant.name] = thinker

    def greet(self) -> None:
        """Wait until all can think."""
        for thinker in self._thinkers.values():
            thinker.greet()

    def play(self, place: Place) -> PlayedGame:
        """Play a game, timing how long a processor thought about each decision."""
        deal, turn = place
        levels = self._match.levels[turn:] + self._match.levels[:turn]
        return play_game(self._match, levels, self._thinkers, deal, self._spent)

    def _spent(self) -> float:
        return sum(thinker.spent for thinker in self._thinkers.values())

    def stop(self) -> None:
        """Let nobody think any more."""
        for thinker in self._thinkers.values():
            thinker.stop()


@contextmanager
def tables(duel: Duel, number: int, under: Path) -> Iterator[list[Table]]:
    """So many tables, and where needed the code of commits under that folder."""
    folders = {entrant: lay_out(entrant, under) for entrant in duel.entrants}
    with ExitStack() as closing:
        made = [Table(duel, folders, closing) for _ in range(number)]
        for table in made:
            table.greet()
        yield made


def play(log: Log, places: Iterable[Place], at: Sequence[Table]) -> None:
    """Play these games at all tables at once, and keep each in the log as soon as it is over."""
    free = SimpleQueue[Table]()
    for table in at:
        free.put(table)

    def at_a_table(place: Place) -> tuple[Place, PlayedGame]:
        table = free.get()
        try:
            return place, table.play(place)
        finally:
            free.put(table)

    # The thinking is done in processes; these threads hand over questions, and wait.
    with ThreadPoolExecutor(len(at)) as pool:
        try:
            for done in as_completed([pool.submit(at_a_table, place) for place in places]):
                place, played = done.result()
                log.add(place, played)
                if not log.missing([place[0]]):
                    print(progress(log), file=sys.stderr, flush=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for table in at:
                table.stop()
            raise


def progress(log: Log) -> str:
    """How the first entrant stands, and the points of all."""
    deals = log.deals()
    played = [game for deal in deals for game in deal]
    points = [f"{name} {mean_points(played, name):.1f}" for name in dict.fromkeys(log.seats)]
    return f"{interim_result(deals, log.seats[0])}, points: {', '.join(points)}"


def told(log: Log) -> Iterator[str]:
    """The report of all deals that are whole."""
    deals = log.deals()
    if not deals:
        yield "no deal is whole yet"
        return
    yield from report(deals)
    played = [game for deal in deals for game in deal]
    first, *others = dict.fromkeys(log.seats)
    own = fmean(decision_seconds(played, first))
    for other in others:
        ratio = own / fmean(decision_seconds(played, other))
        yield f"a move of {first} takes {ratio:.2f} times as long as one of {other}"
    if left := len(log.games) - len(played):
        yield f"left out: {left} games of deals that are not whole yet"
