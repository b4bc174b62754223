"""Plays a comparison: every deal once with each rotation of the seats, as in a match."""

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
    """A game, its candidates and options. `playouts` applies only to today's players."""

    game: str
    seats: tuple[CandidateVersion, ...]
    options: str = "{}"
    playouts: int | None = None

    @property
    def candidates(self) -> tuple[CandidateVersion, ...]:
        """The candidates without duplicates."""
        return tuple(dict.fromkeys(self.seats))

    @property
    def match(self) -> Match:
        names = tuple(candidate.name for candidate in self.seats)
        return Match(self.game, names, self.playouts, None, self.options)

    def check(self) -> None:
        """Raise InvalidComparison if no game can be set up."""
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
        """Return the parts of the log's header that the command line determines."""
        game = find_game(self.game)
        return {
            "game": self.game,
            "seats": list(self.match.levels),
            "options": json.loads(dump_options(game, load_options(game, self.options))),
            "playouts": self.playouts,
        }

    def head(self) -> dict[str, Any]:
        """Return the log's header: everything that affects how the games are played."""
        code = {candidate.name: candidate.code_digest() for candidate in self.candidates}
        return {**self.requested(), "rules": code_digest(ROOT), "code": code}


class ComparisonTable:
    """A table with a process for each candidate."""

    def __init__(
        self,
        comparison: VersionComparison,
        folders: dict[CandidateVersion, Path],
        stack: ExitStack,
    ) -> None:
        self._match = comparison.match
        self._agents = dict[str, AgentProcess]()
        for candidate, folder in folders.items():
            playouts = comparison.playouts if candidate.is_working_tree else None
            agent = AgentProcess(
                candidate, folder, comparison.game, len(comparison.seats), playouts
            )
            stack.callback(agent.close)
            self._agents[candidate.name] = agent

    def wait_until_ready(self) -> None:
        """Wait until all agents are ready. Raises InvalidComparison if one fails."""
        for agent in self._agents.values():
            agent.wait_until_ready()

    def play(self, game: GameIndex) -> PlayedGame:
        """Play a game, and measure the CPU time of each decision."""
        deal, rotation = game
        levels = self._match.levels[rotation:] + self._match.levels[:rotation]
        return play_game(self._match, levels, self._agents, deal, self._processor_seconds)

    def _processor_seconds(self) -> float:
        return sum(agent.processor_seconds for agent in self._agents.values())

    def stop(self) -> None:
        """Kill all agents."""
        for agent in self._agents.values():
            agent.stop()


@contextmanager
def open_tables(
    comparison: VersionComparison, number: int, checkout_folder: Path
) -> Iterator[list[ComparisonTable]]:
    """Open this many tables, with the code of commits checked out in a folder."""
    folders = {
        candidate: check_out(candidate, checkout_folder) for candidate in comparison.candidates
    }
    with ExitStack() as stack:
        tables = [ComparisonTable(comparison, folders, stack) for _ in range(number)]
        for table in tables:
            table.wait_until_ready()
        yield tables


def play(log: ComparisonLog, games: Iterable[GameIndex], tables: Sequence[ComparisonTable]) -> None:
    """Play these games in parallel at the tables, and append each to the log when it ends."""
    free_tables = SimpleQueue[ComparisonTable]()
    for table in tables:
        free_tables.put(table)

    def play_at_free_table(game: GameIndex) -> tuple[GameIndex, PlayedGame]:
        table = free_tables.get()
        try:
            return game, table.play(game)
        finally:
            free_tables.put(table)

    # The agents are processes; these threads only wait for them.
    with ThreadPoolExecutor(len(tables)) as pool:
        try:
            for task in as_completed([pool.submit(play_at_free_table, game) for game in games]):
                game, played = task.result()
                log.add(game, played)
                if not log.missing([game[0]]):
                    print(progress(log), file=sys.stderr, flush=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for table in tables:
                table.stop()
            raise


def progress(log: ComparisonLog) -> str:
    """Return the interim result of the first candidate, and the mean points of all."""
    deals = log.deals()
    played = [game for deal in deals for game in deal]
    points = [f"{name} {mean_points(played, name):.1f}" for name in dict.fromkeys(log.seats)]
    return f"{interim_result(deals, log.seats[0])}, points: {', '.join(points)}"


def report_lines(log: ComparisonLog) -> Iterator[str]:
    """Yield the report of all complete deals."""
    deals = log.deals()
    if not deals:
        yield "no complete deal yet"
        return
    yield from report(deals)
    played = [game for deal in deals for game in deal]
    first, *others = dict.fromkeys(log.seats)
    own = fmean(decision_seconds(played, first))
    for other in others:
        ratio = own / fmean(decision_seconds(played, other))
        yield f"a move of {first} takes {ratio:.2f} times as long as one of {other}"
    if left := len(log.games) - len(played):
        yield f"left out: {left} games of incomplete deals"
