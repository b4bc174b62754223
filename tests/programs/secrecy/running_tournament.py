"""A tournament in which the harness's table is played: it must not show what the table hides."""

from __future__ import annotations

from typing import Any

from bot.channel.custom_id import CustomId
from bot.storage.store import Store
from bot.storage.tournament_records import TournamentPlayer, TournamentRow, TournamentTable
from bot.table.preferences import TableSettings
from bot.tournaments.held.codec import dump_state
from bot.tournaments.held.settings import TournamentSettings
from bot.tournaments.held.state import TournamentState, player_key
from bot.tournaments.progress import Phase, Progress
from bot.tournaments.results import Pairing, PlayedRound, TableResult
from bot.tournaments.table_sizes import MAX_TABLE, MIN_TABLE, TableSizes
from bot.tournaments.tournament import Format, Rules
from engine.contract.cases import Case
from tests.support.storage.sqlite import execute_inside

TOURNAMENT = 7
"""The id of the tournament."""

PRESSES = (
    *(
        CustomId(verb, TOURNAMENT)
        for verb in ("cup-rules", "cup-join", "cup-here", "cup-settings", "cup-start")
    ),
    CustomId("cup", TOURNAMENT, 0, ("entry",)),
    *(CustomId("cup-export", TOURNAMENT, 0, (kind,)) for kind in ("json", "csv")),
    CustomId("cup-manage", TOURNAMENT),
    CustomId("cup-players", TOURNAMENT, 0, ("0",)),
    CustomId("cup-do", TOURNAMENT, 0, ("end",)),
    CustomId("cup-do", TOURNAMENT, 0, ("nothing",)),
)
"""The buttons of a tournament that change nothing, pressed by anybody."""


def can_be_a_table(case: Case) -> bool:
    """Whether so many people can sit at a table of a tournament."""
    return MIN_TABLE <= case.seats <= MAX_TABLE


async def hold_tournament(
    store: Store, case: Case, channel: Any, organiser: Any, people: list[Any]
) -> None:
    """Store a tournament whose second round is played at the table of game 1.

    It is paused, so that no other round begins once the table is over.
    """
    row = TournamentRow(
        TOURNAMENT,
        channel.guild.id,
        channel.id,
        organiser.id,
        "Cup",
        case.game.name,
        case.options,
        TournamentSettings().model_dump_json(),
        "open",
        1,
        _progress(case),
    )
    await store.create_tournament(row)
    for number, person in enumerate(people[: case.seats], 1):
        player = TournamentPlayer(number, person.id, person.name)
        await store.set_tournament_player(TOURNAMENT, player)
    await store.set_tournament_table(TOURNAMENT, TournamentTable(2, 0, 1))
    settings = TableSettings(tournament=TOURNAMENT)
    await store.set_game_settings(1, settings.model_dump_json())


async def begin_round_again(store: Store, case: Case) -> None:
    """Let the round begin anew, with no message in the channel."""
    await execute_inside(
        store,
        "UPDATE tournament SET progress = ?, status = 'open', version = 1",
        _progress(case),
    )


def _progress(case: Case) -> str:
    players = tuple(player_key(number) for number in range(1, case.seats + 1))
    first = TableResult(players, tuple(range(1, case.seats + 1)), tuple(range(case.seats, 0, -1)))
    progress = Progress(
        Rules(Format.SWISS, TableSizes(case.seats, case.seats), 3),
        case.seats,
        Phase.ROUND,
        players,
        lots={player: number for number, player in enumerate(players, 1)},
        played=(PlayedRound((first,), ()),),
        pairing=Pairing((players,), ()),
        results={},
    )
    return dump_state(TournamentState(progress, is_paused=True))
