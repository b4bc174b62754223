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
from tests.programs.version_comparison.agent_process import AgentProcess
from tests.programs.version_comparison.candidates import (
    ROOT,
    CandidateVersion,
    InvalidComparison,
    check_out,
    code_digest,
)
from tests.programs.version_comparison.comparison_log import ComparisonLog, GameIndex


@dataclass(frozen=True, slots=True)
class VersionComparison:
    """Who plays what. `playouts` are those of today's players; a commit's are as many as then."""

    game: str
    seats: tuple[CandidateVersion, ...]
    options: str = "{}"
    playouts: int | None = None

    @property
    def candidates(self) -> tuple[CandidateVersion, ...]:
        """Each of them once."""
        return tuple(dict.fromkeys(self.seats))

    @property
    def match(self) -> Match:
        names = tuple(candidate.name for candidate in self.seats)
        return Match(self.game, names, self.playouts, None, self.options)

    def check(self) -> None:
        """Raises Refused for what no game can be set up with."""
        try:
            game = find_game(self.game)
            possible = game.seat_counts(load_options(game, self.options))
        except KeyError as error:
            raise InvalidComparison(f"there is no game {error}") from error
        except ValueError as error:
            raise InvalidComparison(f"{self.game} has no such options: {self.options}") from error
        if len(self.seats) not in possible:
            raise InvalidComparison(
                f"{len(self.seats)} cannot play {self.game}, only {[*possible]}"
            )

    def requested(self) -> dict[str, Any]:
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
        code = {candidate.name: candidate.code_digest() for candidate in self.candidates}
        return {**self.requested(), "rules": code_digest(ROOT), "code": code}


class ComparisonTable:
    """A table with an own process for each entrant."""

    def __init__(
        self,
        comparison: VersionComparison,
        folders: dict[CandidateVersion, Path],
        closing: ExitStack,
    ) -> None:
        self._match = comparison.match
        self._agents = dict[str, AgentProcess]()
        for candidate, folder in folders.items():
            playouts = comparison.playouts if candidate.is_working_tree else None
            agent = AgentProcess(
                candidate, folder, comparison.game, len(comparison.seats), playouts
            )
            closing.callback(agent.close)
            self._agents[candidate.name] = agent

    def wait_until_ready(self) -> None:
        """Wait until all can think."""
        for agent in self._agents.values():
            agent.wait_until_ready()

    def play(self, place: GameIndex) -> PlayedGame:
        """Play a game, timing how long a processor thought about each decision."""
        deal, turn = place
        levels = self._match.levels[turn:] + self._match.levels[:turn]
        return play_game(self._match, levels, self._agents, deal, self._processor_seconds)

    def _processor_seconds(self) -> float:
        return sum(agent.processor_seconds for agent in self._agents.values())

    def stop(self) -> None:
        """Let nobody think any more."""
        for agent in self._agents.values():
            agent.stop()


@contextmanager
def open_tables(
    comparison: VersionComparison, number: int, under: Path
) -> Iterator[list[ComparisonTable]]:
    """So many tables, and where needed the code of commits under that folder."""
    folders = {candidate: check_out(candidate, under) for candidate in comparison.candidates}
    with ExitStack() as closing:
        made = [ComparisonTable(comparison, folders, closing) for _ in range(number)]
        for table in made:
            table.wait_until_ready()
        yield made


def play(log: ComparisonLog, places: Iterable[GameIndex], at: Sequence[ComparisonTable]) -> None:
    """Play these games at all tables at once, and keep each in the log as soon as it is over."""
    free = SimpleQueue[ComparisonTable]()
    for table in at:
        free.put(table)

    def at_a_table(place: GameIndex) -> tuple[GameIndex, PlayedGame]:
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


def progress(log: ComparisonLog) -> str:
    """How the first entrant stands, and the points of all."""
    deals = log.deals()
    played = [game for deal in deals for game in deal]
    points = [f"{name} {mean_points(played, name):.1f}" for name in dict.fromkeys(log.seats)]
    return f"{interim_result(deals, log.seats[0])}, points: {', '.join(points)}"


def report_lines(log: ComparisonLog) -> Iterator[str]:
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
