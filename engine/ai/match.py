"""Matches between AI players, with every deal played once for each rotation of the seats.

`python -m engine.ai.match GAME hard,medium 200` prints for each level its share of the wins with a
95 % confidence interval, its points and its thinking time. GAME is a name, or the file of a game.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context, parent_process
from pathlib import Path
from statistics import fmean, stdev
from threading import Thread
from time import perf_counter, process_time
from typing import Any, ParamSpec, TypeVar

from engine.ai.agent_spec import AgentSpec
from engine.ai.agents import RANDOM, TIME_CAPS, Player, levels_with, make_player
from engine.ai.information_state import information_state
from engine.ai.joint_action import play_until
from engine.ai.registry import AGENT_SPECS, find_agent_spec, has_agents
from engine.ai.search.sequential_halving import relax_garbage_collector
from engine.ai.simple import agent_spec
from engine.ai.value.estimate import value_of_result
from engine.codec import load_options
from engine.core import AnyGame, Result, Seat
from engine.registry import GAMES, find_game
from engine.rng import Rng
from engine.simple.files import InvalidFile, files_named, load_file

Params = ParamSpec("Params")

ResultT = TypeVar("ResultT")

Z_95 = 1.96
"""Standard errors on either side of the mean in a 95 % confidence interval."""


@dataclass(frozen=True, slots=True)
class Match:
    """The levels that play, the game's options as JSON, and the limits of those that search.

    `hard*16` is the level Hard with 16 times its playouts. `at_table` limits each level to the
    seconds that it may take for a move at a table. Seconds are those of the processor, as matches
    keep a machine busy.
    """

    game: str
    levels: tuple[str, ...]
    playouts: int | None
    time_cap: float | None
    options: str = "{}"
    at_table: bool = False


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game: level by seat, result, seconds of each decision, and statistics."""

    levels: tuple[str, ...]
    result: Result
    seconds: tuple[tuple[str, float], ...]
    statistics: dict[str, float]


def main() -> None:
    """Play a match and print the report."""
    match, games, seed, workers, files = _read_arguments()
    deals = range(seed, seed + max(1, games // len(seatings(match.levels))))
    played = []
    with files_named(files), make_process_pool(workers) as pool:
        for deal in pool.map(partial(play_deal, match), deals):
            played.append(deal)
            # A long match that is interrupted has reported something.
            sys.stderr.write(interim_result(played, match.levels[0]) + "\n")
    for line in report(played):
        sys.stdout.write(line + "\n")


class _ProcessPool(ProcessPoolExecutor):
    """Processes that do not hear Ctrl-C, which reaches all processes of a terminal.

    The parent decides what to do. They start with the signal blocked, as they could not report it
    in a sentence before they have loaded the games.
    """

    def submit(
        self, work: Callable[Params, ResultT], /, *args: Params.args, **kwargs: Params.kwargs
    ) -> Future[ResultT]:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(work, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def map(
        self,
        fn: Callable[..., ResultT],
        *iterables: Iterable[Any],
        timeout: float | None = None,
        chunksize: int = 1,
    ) -> Iterator[ResultT]:
        """Return the results in their order. Who waits no more for them cancels nothing.

        The thread of the pool fails at cancelled ones if a process has ended before it learns of
        them. When the pool ends, it cancels them itself.
        """
        futures = deque(self.submit(fn, *each) for each in zip(*iterables, strict=False))
        return (futures.popleft().result(timeout) for _ in range(len(futures)))

    def __exit__(self, *error: Any) -> None:
        """Wait for what is under way, or end it after an error: nobody wants it any more."""
        processes = list((self._processes or {}).values())
        self.shutdown(wait=error[0] is None, cancel_futures=True)
        if error[0] is not None:
            for process in processes:
                process.kill()


def make_process_pool(number: int) -> ProcessPoolExecutor:
    """Return a pool of processes for playing."""
    return _ProcessPool(number, mp_context=get_context("spawn"), initializer=_start_worker_process)


def _start_worker_process() -> None:
    """Prepare a process of the pool, which ends when told to, or when its parent has ended."""
    relax_garbage_collector()
    parent = parent_process()
    assert parent is not None

    def follow_parent() -> None:
        parent.join()
        os._exit(1)

    Thread(target=follow_parent, daemon=True).start()


def play_deal(
    match: Match, deal: int, clock: Callable[[], float] = perf_counter
) -> list[PlayedGame]:
    """Play one deal with every rotation of the seats, and time decisions by a clock."""
    players = {level: make_match_player(match, level) for level in match.levels}
    return [play_game(match, levels, players, deal, clock) for levels in seatings(match.levels)]


def seatings(levels: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the different rotations of the levels."""
    rotations = (levels[turn:] + levels[:turn] for turn in range(len(levels)))
    return list(dict.fromkeys(rotations))


def make_match_player(match: Match, name: str) -> Player:
    """Return a player by the name of its level, as in `hard` or `hard*16`.

    Raises ValueError for a level that does not exist, or does not search but has a factor.
    """
    level, times, factor = name.partition("*")
    playouts = match.playouts
    if times:
        spec = find_agent_spec(match.game)
        budget = {"hard": spec.hard, "expert": spec.expert}.get(level)
        if budget is None or not factor.isdecimal():
            raise ValueError(f"{name!r} is no level of {match.game} that searches")
        playouts = int(factor) * budget.playouts
    time_cap = TIME_CAPS.get(level) if match.at_table else match.time_cap
    return make_player(match.game, level, playouts=playouts, time_cap=time_cap, clock=process_time)


def play_game(
    match: Match,
    levels: tuple[str, ...],
    players: Mapping[str, Player],
    deal: int,
    clock: Callable[[], float] = perf_counter,
) -> PlayedGame:
    """Play one game and time the decisions that have more than one legal action."""
    game = find_game(match.game)
    state = game.new(len(levels), deal, load_options(game, match.options))
    start, seconds, seeds = game.clone(state), list[tuple[str, float]](), Rng(deal)

    def choose(state: Any, seat: Seat) -> Any:
        info_state = information_state(game, state, seat, seeds.next_u64())
        if len(info_state.legal) == 1:
            return info_state.legal[0]
        started = clock()
        action = players[levels[seat]].choose(info_state)
        seconds.append((levels[seat], clock() - started))
        return action

    play_until(game, state, choose)
    result = game.result(state)
    assert result is not None
    return PlayedGame(
        levels,
        result,
        tuple(seconds),
        dict(find_agent_spec(game.name).game_statistics(start, state)),
    )


def report(deals: Sequence[Sequence[PlayedGame]]) -> Iterable[str]:
    """Yield the lines of the report: totals, a line per level, then statistics."""
    played = [game for deal in deals for game in deal]
    yield f"{len(played)} games, {len(deals)} deals"
    for level in sorted(set(played[0].levels)):
        share, margin = win_share(deals, level)
        seconds = decision_seconds(played, level)
        yield (
            f"{level}: win share a seat {100 * share:.1f} % ± {100 * margin:.1f},"
            f" points {mean_points(played, level):.1f},"
            f" a move {1000 * fmean(seconds):.2f} ms,"
            f" p99 {1000 * p99(seconds):.2f} ms"
            f" ({len(seconds)} moves)"
        )
    won = [game.result.points[game.result.winners[0]] for game in played if game.result.winners]
    if won:
        yield f"winner's points {fmean(won):.1f} ({min(won)} to {max(won)})"
    if len(won) < len(played):
        yield f"games that nobody won: {len(played) - len(won)}"
    for name in played[0].statistics:
        yield f"{name} {fmean(game.statistics[name] for game in played):.3f}"


def interim_result(deals: Sequence[Sequence[PlayedGame]], level: str) -> str:
    """Return a level's win share after the deals so far, as text."""
    share, margin = win_share(deals, level)
    return f"{len(deals)} deals: {level} {100 * share:.1f} % ± {100 * margin:.1f}"


def mean_points(played: Iterable[PlayedGame], level: str) -> float:
    """Return the mean final points of a level."""
    return fmean(
        points
        for game in played
        for points, own_level in zip(game.result.points, game.levels, strict=True)
        if own_level == level
    )


def decision_seconds(played: Iterable[PlayedGame], level: str) -> list[float]:
    """Return the seconds of each decision of a level, in ascending order."""
    return sorted(seconds for game in played for own, seconds in game.seconds if own == level)


def p99(ordered: Sequence[float]) -> float:
    """Return the 99th percentile of ascending values."""
    return ordered[int(0.99 * (len(ordered) - 1))]


def win_share(deals: Sequence[Sequence[PlayedGame]], level: str) -> tuple[float, float]:
    """Return a level's win share per seat and half its 95 % confidence interval.

    Shared wins are split, unless all play together; a game without a winner adds nothing. The games
    of a deal are correlated, so the deal is the unit of observation.
    """
    shares = [fmean(share for game in deal for share in _win_shares(game, level)) for deal in deals]
    if len(shares) < 2:
        return fmean(shares), 1.0
    return fmean(shares), Z_95 * stdev(shares) / sqrt(len(shares))


def _win_shares(game: PlayedGame, level: str) -> list[float]:
    value = value_of_result(game.result)
    return [
        value.win_share(seat) for seat, own_level in enumerate(game.levels) if own_level == level
    ]


def _find(game: str) -> tuple[AnyGame, AgentSpec, list[Path]]:
    """Return a game, its AI players, and the file that processes which play it have to load.

    Raises InvalidFile with the reason if there is no such game.
    """
    if has_agents(game):
        return find_game(game), find_agent_spec(game), []
    file = Path(game).resolve()
    if file.suffix != ".py":
        names = ", ".join(AGENT_SPECS)
        raise InvalidFile(f"name one of {names}, or the file of a game, such as {game}.py")
    loaded = load_file(file)
    if any(each.name == loaded.name for each in GAMES):
        raise InvalidFile(f"the name {loaded.name} is taken")
    return loaded, agent_spec(loaded), [file]


def _check_levels(levels: Sequence[str], spec: AgentSpec) -> None:
    """Raise ValueError with a sentence that names a level which does not exist."""
    known = levels_with(spec)
    for name in levels:
        level, times, factor = name.partition("*")
        searches = level in ("hard", "expert")
        if level not in (*known, RANDOM) or (times and not (searches and factor.isdecimal())):
            raise ValueError(
                f"{name} is no level: there are {', '.join(known)} and {RANDOM},"
                " and hard*16 searches 16 times as long"
            )


def _read_arguments() -> tuple[Match, int, int, int, list[Path]]:
    parser = argparse.ArgumentParser(prog="python -m engine.ai.match", description=__doc__)
    parser.add_argument("game", help="a name, or the file of a game")
    parser.add_argument("seats", help="levels by commas, as in hard,medium or hard*16,hard")
    parser.add_argument("games", type=int, help="rounded down to whole deals")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument(
        "--playouts", type=int, default=None, help="games that those who search try for a move"
    )
    parser.add_argument("--time-cap", type=float, default=None, help="seconds a move")
    parser.add_argument("--at-table", action="store_true", help="limit moves as at a table")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    given = parser.parse_args()
    levels = tuple(given.seats.split(","))
    try:
        game, spec, files = _find(given.game)
        _check_levels(levels, spec)
    except (InvalidFile, ValueError) as why:
        parser.error(f"{given.game} cannot be played: {why}")
    match = Match(game.name, levels, given.playouts, given.time_cap, given.options, given.at_table)
    return match, given.games, given.seed, given.workers, files


if __name__ == "__main__":
    main()
