"""Measure how strong the levels are: matches of each against the next weaker one, and a table.

`python -m engine.ai.training.measure GAME --minutes 90` plays those that are missing or were played
by other code, and stores each in `data/<game>/players/strength.json` when it has ended; one that
is stopped goes on next time. With `--table` it prints the stored results of all games.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from statistics import fmean, stdev
from time import process_time

import engine.registry
from engine.ai.agents import levels_of
from engine.ai.match import (
    Z_95,
    Match,
    PlayedGame,
    decision_seconds,
    make_process_pool,
    mean_points,
    p99,
    play_deal,
    seatings,
    win_share,
)
from engine.ai.provenance import MeasurementRecord
from engine.ai.registry import AGENT_SPECS, find_agent_spec, has_agents
from engine.ai.strength import (
    FIRST_DEAL,
    STRENGTH,
    LevelFigures,
    MeasuredMatch,
    StrengthFile,
    match_command,
    read_strength,
)
from engine.ai.training.command import STOPPED, report
from engine.ai.training.fingerprint import code_hash, data_hash, versions, weights_hash
from engine.ai.training.run import Workers, stopping, write_text
from engine.ai.training.unfinished import drop_unfinished, read_unfinished
from engine.codec import load_options
from engine.core import wins_together
from engine.registry import find_game

MEASURE = "python -m engine.ai.training.measure"


def pairings(game: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the options and the levels of each match: one stronger seat, all others weaker.

    Alone, or where all win together, each level plays by itself.
    """
    rules, levels = find_game(game), levels_of(game)
    for options in find_agent_spec(game).measured_options:
        for seats in rules.seat_counts(load_options(rules, options)):
            if seats == 1 or wins_together(rules):
                yield from ((options, (level,) * seats) for level in levels)
                continue
            for weaker, stronger in pairwise(levels):
                yield options, (stronger, *[weaker] * (seats - 1))


def measure(match: Match, games: int, workers: Workers) -> MeasuredMatch:
    """Play a match of so many games, a multiple of the number of seatings.

    Each deal is kept, so that a match that was stopped goes on with the next one.
    """
    folder = players_folder(match.game)
    played = read_unfinished(folder, measurement_record(match, games))
    last = FIRST_DEAL + games // len(seatings(match.levels))
    deals = range(FIRST_DEAL + len(played.deals), last)
    for deal in workers.map(partial(play_deal, match, clock=process_time), deals):
        played = played.with_deal(deal)
        played.write(folder)
    share, margin = outcome(played.deals, match.levels[0])
    all_games = [game for deal in played.deals for game in deal]
    return MeasuredMatch(
        provenance=played.provenance,
        levels=match.levels,
        options=match.options,
        games=len(all_games),
        share=round(share, 4),
        margin=round(margin, 4),
        megabytes=peak_megabytes(match),
        figures={level: _figures(all_games, level) for level in sorted(set(match.levels))},
    )


def peak_megabytes(match: Match) -> int:
    """Return the peak memory of a new process that plays a deal of the match."""
    with make_process_pool(1) as pool:
        return pool.submit(_play_for_memory, match).result()


def _play_for_memory(match: Match) -> int:
    play_deal(match, FIRST_DEAL)
    if sys.platform == "linux":
        # What `getrusage` tells there is at least the memory of the process that started this one.
        status = Path("/proc/self/status").read_text(encoding="ascii")
        (kilobytes,) = re.findall(r"^VmHWM:\s+(\d+) kB$", status, re.MULTILINE)
        return round(int(kilobytes) / 1024)
    peak = getrusage(RUSAGE_SELF).ru_maxrss
    return round(peak / 1024**2 if sys.platform == "darwin" else peak / 1024)


def outcome(deals: Sequence[Sequence[PlayedGame]], level: str) -> tuple[float, float]:
    """Return a level's win share, alone its mean points, and half the 95 % interval."""
    if len(deals[0][0].levels) > 1:
        return win_share(deals, level)
    points = [fmean(game.result.points[0] for game in deal) for deal in deals]
    return fmean(points), Z_95 * stdev(points) / sqrt(len(points))


def _figures(played: Sequence[PlayedGame], level: str) -> LevelFigures:
    seconds = decision_seconds(played, level)
    return LevelFigures(
        points=round(mean_points(played, level), 1),
        milliseconds=round(1000 * fmean(seconds), 2),
        p99_milliseconds=round(1000 * p99(seconds), 2),
    )


def measurement_record(match: Match, games: int) -> MeasurementRecord:
    """Return how a match that is played now is made."""
    return MeasurementRecord(
        command=match_command(
            match.game, match.levels, games, match.options, at_table=match.at_table
        ),
        code=code_hash(match.game),
        data=data_hash(match.game),
        weights=weights_hash(match.game, len(match.levels), match.options),
        versions=versions(),
    )


def players_folder(game: str) -> Path:
    """Return the folder of a game's players."""
    return find_agent_spec(game).weights.folder.parent


def measure_game(
    game: str, games: int, workers: Workers, seats: int | None = None, *, at_table: bool = False
) -> None:
    """Play the matches of a game that are missing or outdated, and store each when it ends.

    With `seats` only those of so many players; with `at_table` in the time that levels have there.
    """
    order = list(pairings(game))
    for options, levels in order:
        if seats not in (None, len(levels)):
            continue
        match = Match(game, levels, None, None, options, at_table)
        in_whole_deals = max(2, games // len(seatings(levels))) * len(seatings(levels))
        stored = read_strength(players_folder(game)).matches
        if any(each.provenance == measurement_record(match, in_whole_deals) for each in stored):
            continue
        measured = measure(match, in_whole_deals, workers)
        others = [each for each in stored if (each.options, each.levels) != (options, levels)]
        kept = sorted(
            (each for each in (*others, measured) if (each.options, each.levels) in order),
            key=lambda each: order.index((each.options, each.levels)),
        )
        text = StrengthFile(matches=tuple(kept)).model_dump_json(indent=2)
        players_folder(game).mkdir(parents=True, exist_ok=True)
        write_text(players_folder(game) / STRENGTH, f"{text}\n")
        drop_unfinished(players_folder(game))
        report(f"{_game_text(game, measured)}: {in_words(measured)}")


def drop_outdated(game: str) -> None:
    """Drop the stored matches that were played by other code."""
    path, code = players_folder(game) / STRENGTH, code_hash(game)
    stored = read_strength(players_folder(game)).matches
    kept = tuple(each for each in stored if each.provenance.code == code)
    if kept != stored:
        write_text(path, f"{StrengthFile(matches=kept).model_dump_json(indent=2)}\n")


def in_words(match: MeasuredMatch) -> str:
    """Return how a match has ended as a sentence."""
    first, *others = match.levels
    if not others:
        return f"{first} alone has {match.share:.0f} ± {match.margin:.0f} points"
    how = f"{len(match.levels)} times {first} together" if first in others else first
    against = "" if first in others else f" against {' and '.join(others)}"
    if not match.share:
        return f"{how} has won none of {match.games} games{against}"
    wins = f"{100 * match.share:.0f} % ± {100 * match.margin:.0f} of {match.games} games"
    return f"{how} has won {wins}{against}"


def table() -> Iterator[str]:
    """Yield the lines of a Markdown table of all stored matches."""
    yield "| game | players | level | against | games | wins | CPU a move | memory |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for game in (each.name for each in engine.registry.GAMES if has_agents(each.name)):
        for match in read_strength(players_folder(game)).matches:
            yield f"| {_game_text(game, match)} | {' | '.join(_match_cells(match))} |"


def _game_text(game: str, match: MeasuredMatch) -> str:
    """Return a game and its options in words: `game_of_dice` as Game of Dice."""
    words = game.split("_")
    name = " ".join(word if len(word) < 4 else word.capitalize() for word in words)
    options = [str(value).replace("_", " ") for value in json.loads(match.options).values()]
    return ", ".join((name, *options))


def _match_cells(match: MeasuredMatch) -> Iterator[str]:
    first, *others = match.levels
    yield str(len(match.levels))
    yield first.capitalize()
    yield others[0].capitalize() if others else "alone"
    yield str(match.games)
    if others:
        yield f"{100 * match.share:.1f} % ± {100 * match.margin:.1f}"
    else:
        yield f"{match.share:.0f} ± {match.margin:.0f} points"
    yield f"{match.figures[first].milliseconds:.1f} ms"
    yield f"{match.megabytes} MB"


def main(argv: Sequence[str] | None = None) -> int:
    """Play or print, and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m engine.ai.training.measure", description=__doc__
    )
    parser.add_argument("game", nargs="?", choices=sorted(AGENT_SPECS), help="all if not given")
    parser.add_argument("--games", type=int, default=400, help="games of each match")
    parser.add_argument("--workers", type=int, default=1, help="processes that play; 0: this one")
    parser.add_argument("--minutes", type=float, help="stop after so many minutes")
    parser.add_argument("--table", action="store_true", help="print what is stored")
    given = parser.parse_args(argv)
    if given.table:
        for line in table():
            sys.stdout.write(f"{line}\n")
        return 0
    try:
        with stopping(given.minutes), Workers(given.workers) as workers:
            for game in [given.game] if given.game else AGENT_SPECS:
                measure_game(game, given.games, workers)
    except KeyboardInterrupt:
        report("stopped: the same command goes on with the next deal")
        return STOPPED
    return 0


if __name__ == "__main__":
    sys.exit(main())
