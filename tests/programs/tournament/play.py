"""The rounds of a tournament, each table played by AI players of the level Medium."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.tournaments.results import Pairing, PlayedRound, Table, TableResult
from bot.tournaments.standings import Standing, draw_lots
from bot.tournaments.table_sizes import TableSizes
from bot.tournaments.tournament import Rules, Unplayable
from engine.ai.agents import make_player
from engine.ai.match import Match, play_game
from engine.ai.registry import has_agents
from engine.codec import load_options
from engine.core import AnyGame
from engine.registry import GAMES
from engine.rng import Rng

QUICK_LEVEL = "medium"

DEFAULT_OPTIONS = "{}"


def find_playable_game(name: str | None, sizes: TableSizes) -> AnyGame:
    """Return a game, of that name if given. Raises Unplayable if none has such tables."""
    for game in GAMES:
        counts = game.seat_counts(load_options(game, DEFAULT_OPTIONS))
        if name in (None, game.name) and has_agents(game.name) and set(sizes) <= set(counts):
            return game
    raise Unplayable("no-such-tables", sizes.smallest)


def play_tournament(
    game: AnyGame, rules: Rules, players: int, seed: int
) -> Iterator[dict[str, Any]]:
    """Yield each pairing and at last the standings, always the same for the same arguments."""
    lots = draw_lots([f"p{number}" for number in range(1, players + 1)], seed)
    played, deals = list[PlayedRound](), Rng(seed)
    while pairing := rules.next_round(lots, played):
        yield {"round": len(played) + 1, "tables": pairing.tables, "byes": pairing.byes}
        played.append(_play_round(game, pairing, deals))
    yield {"standings": [_standing_record(line) for line in rules.standings(lots, played)]}


def _play_round(game: AnyGame, pairing: Pairing, deals: Rng) -> PlayedRound:
    return PlayedRound(
        tuple(_play_table(game, table, deals) for table in pairing.tables), pairing.byes
    )


def _play_table(game: AnyGame, table: Table, deals: Rng) -> TableResult:
    levels = (QUICK_LEVEL,) * len(table)
    match = Match(game.name, levels, None, None, DEFAULT_OPTIONS)
    deal = _deal_for_first_seat(game, len(table), deals)
    result = play_game(
        match, levels, {QUICK_LEVEL: make_player(game.name, QUICK_LEVEL)}, deal
    ).result
    return TableResult(table, result.ranks, result.points)


def _deal_for_first_seat(game: AnyGame, seats: int, deals: Rng) -> int:
    """Return a deal in which the first seat has the first move, as far as one seat has it."""
    options = load_options(game, DEFAULT_OPTIONS)
    while True:
        deal = deals.next_u64()
        if game.to_act(game.new(seats, deal, options))[0] == 0:
            return deal


def _standing_record(line: Standing) -> dict[str, Any]:
    return {
        "player": line.player,
        "points": round(float(line.points), 4),
        "wins": line.wins,
        "opponents_points": round(float(line.opponents_points), 4),
        "point_share": round(float(line.point_share), 4),
        "lot": line.lot,
    }
