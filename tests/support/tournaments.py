"""Tournaments without Discord, whose tables end at random."""

from __future__ import annotations

from functools import cache
from random import Random
from unittest.mock import patch

from bot.storage.tournament_records import TournamentPlayer, TournamentRow
from bot.tournaments import annealing
from bot.tournaments import progress as transitions
from bot.tournaments.held.settings import TournamentSettings
from bot.tournaments.held.state import Tournament, TournamentState, player_key
from bot.tournaments.progress import Phase, Progress
from bot.tournaments.table_sizes import TableSizes
from bot.tournaments.tournament import Format, Rules
from tests.bot.tournaments.simulation import random_result

NAMES = (
    "Žofie",
    "Alexandra the Great of Saint Petersburg",
    "Menshikov",
    "王小明",
    "Søren",
    "Łucja",
    "Dmitri",
    "Bering",
    "Eve",
    "Ælfgifu",
    "Max",
    "Catherine",
    "Tordenskjold",
    "Biron",
    "Ada",
    "Peter",
)

ROW = TournamentRow(
    id=70,
    guild_id=5,
    channel_id=6,
    organiser_id=7,
    name="Winter Cup",
    game="saint_petersburg",
    options="{}",
    settings="{}",
    status="open",
    version=1,
    progress="{}",
)


FEW_STEPS = 400
"""Exchanges that are tried by a search for a pairing, any of which will do here."""


def entered(rules: Rules, number: int, max_players: int) -> Progress:
    """A tournament that so many have entered."""
    progress = Progress(rules, max_players)
    for each in range(1, number + 1):
        progress = transitions.enter(progress, player_key(each))
    return progress


@patch.object(annealing, "STEPS", FEW_STEPS)
def played_tournament(
    rules: Rules, number: int, rounds: int | None = None, seed: int = 1
) -> Tournament:
    """A tournament after so many rounds, the next one paired; without a number, at its end."""
    rng, progress = Random(seed), transitions.start(entered(rules, number, number), seed)
    while progress.phase is not Phase.ENDED and len(progress.played) != rounds:
        progress = play_round(progress, rng)
        progress = transitions.pair_next_round(progress)
    players = {
        player_key(each): TournamentPlayer(
            each, None, _name(each), "easy" if each % 5 == 3 else None
        )
        for each in range(1, number + 1)
    }
    return Tournament(ROW, TournamentSettings(), TournamentState(progress), players)


@cache
def knock_out(number: int, sizes: str, rounds: int | None = None, seed: int = 1) -> Tournament:
    """A knock-out after so many rounds, or at its end."""
    rules = Rules(Format.KNOCK_OUT, TableSizes.parse(sizes))
    return played_tournament(rules, number, rounds, seed)


def play_round(progress: Progress, rng: Random) -> Progress:
    """Play the paired round at random."""
    progress = transitions.begin_round(progress)
    assert progress.pairing is not None
    for place, table in enumerate(progress.pairing.tables):
        progress = transitions.report_result(progress, place, random_result(table, rng))
    return progress


def _name(number: int) -> str:
    """The name of a player: after the first ones, those come again with a number."""
    again, index = divmod(number - 1, len(NAMES))
    return f"{NAMES[index]} {again + 1}" if again else NAMES[index]
