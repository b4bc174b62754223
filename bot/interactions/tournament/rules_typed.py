"""What an organiser types for a new tournament, as rules that can be played."""

from __future__ import annotations

import math
from dataclasses import dataclass

import discord

from bot.game_ui import AnyGameUI
from bot.i18n.texts import Alternatives
from bot.table.errors import RequestRejected
from bot.tournaments.held.desk import unplayable_rejection
from bot.tournaments.table_sizes import TableSizes, table_range
from bot.tournaments.tournament import MAX_TOURNAMENT, Format, Rules, Unplayable
from engine import codec

DEFAULT_PLAYERS = 16
MAX_ROUNDS = 20


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the command says of a new tournament, as it was typed."""

    game: str
    name: str
    format: str
    tables: str
    rounds: int | None = None
    most: int | None = None
    late: int | None = None
    role: discord.Role | None = None
    threads: discord.TextChannel | None = None


def parse_rules(ui: AnyGameUI, wanted: Wanted) -> tuple[Rules, int]:
    """Return the rules, and the most players. Raises RequestRejected with the nearest that can."""
    counts = ui.game.seat_counts(codec.load_options(ui.game, "{}"))
    kind, sizes = _format(wanted.format), _sizes(counts, wanted.tables)
    largest = MAX_TOURNAMENT if wanted.most is None else wanted.most
    if not sizes.smallest <= largest <= MAX_TOURNAMENT:
        raise RequestRejected("tournament-most", least=sizes.smallest, most=MAX_TOURNAMENT)
    if wanted.rounds is not None and not 1 <= wanted.rounds <= MAX_ROUNDS:
        raise RequestRejected("tournament-rounds", most=MAX_ROUNDS)
    most = wanted.most or _default_players(Rules(kind, sizes))
    rounds = wanted.rounds or _default_rounds(sizes, most)
    rules = Rules(kind, sizes, rounds if kind is Format.SWISS else None, table_range(counts))
    try:
        rules.check(most)
    except Unplayable as wrong:
        raise unplayable_rejection(wrong) from wrong
    return rules, most


def sizes_rejection(counts: range) -> RequestRejected:
    """Return the rejection that names how many people a game allows at a table."""
    sizes = Alternatives(str(size) for size in counts if size > 1)
    return RequestRejected("tournament-sizes", sizes=sizes)


def _format(text: str) -> Format:
    try:
        return Format(text)
    except ValueError as error:
        raise RequestRejected("tournament-format") from error


def _sizes(counts: range, text: str) -> TableSizes:
    try:
        sizes = TableSizes.parse(text)
    except ValueError as error:
        raise sizes_rejection(counts) from error
    if not set(sizes) <= set(counts):
        raise sizes_rejection(counts)
    return sizes


def _default_players(rules: Rules) -> int:
    """The largest number of players up to the default one that can play."""
    for number in range(DEFAULT_PLAYERS, 1, -1):
        try:
            rules.check(number)
        except Unplayable:
            continue
        return number
    return rules.sizes.smallest


def _default_rounds(sizes: TableSizes, players: int) -> int:
    """Enough rounds of a Swiss tournament for one winner, but no more than byes allow."""
    byes = sizes.byes(players)
    enough = max(3, math.ceil(math.log2(max(2, players))))
    return min(enough, players // byes) if byes else enough
