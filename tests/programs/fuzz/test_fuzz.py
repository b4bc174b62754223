"""Small samples of the fuzz program, and faulty bots that it must detect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
import pytest

from bot import client
from bot.interactions.core import responder
from bot.interactions.core.context import RequestContext
from bot.interactions.core.router import handle_component
from bot.interactions.moves import action_picker
from bot.interactions.tournament import organising, players
from bot.interactions.tournament.organising import DO_VERB
from bot.interactions.tournament.players import NEWCOMER_VERB, OUT_VERB
from bot.registry import GAME_UIS
from bot.table.gameplay import Gameplay
from bot.table.snapshot import TableSnapshot
from tests.programs.fuzz import inputs, tournaments
from tests.programs.fuzz.changed_files import HOUSE, play_changed_files
from tests.programs.fuzz.run import fuzz
from tests.support.storage.sqlite import execute_inside

INPUTS = 200

FILES = 12
"""Changed files of which some are played, and some are left out."""

INPUTS_UNTIL_FAULT = 600
"""Inputs within which every faulty bot shows a fault, most of them after a few."""


ANY_FAULT = ("",)


async def test_hostile_inputs_cause_no_faults() -> None:
    result = await fuzz(seed=1, server=0, number=INPUTS)
    assert result.faults == []
    assert result.kinds.total() == INPUTS
    assert result.moves > 5
    assert result.pictures > 5
    assert len(result.kinds) == 4


async def test_hostile_presses_hurt_no_tournament() -> None:
    result = await fuzz(seed=1, server=1, number=45, tournament_share=0.8)
    assert result.faults == []
    assert result.tournament_presses > 25


LED = ("somebody else has organised",)
PLAYED = "others have entered or left tournament", "somebody else has led a tournament at game"


@pytest.mark.parametrize(
    ("module", "verbs", "seed", "faults"),
    [(organising, [DO_VERB], 7, LED), (players, [OUT_VERB, NEWCOMER_VERB], 6, PLAYED)],
    ids=["who leads it", "who plays in it"],
)
async def test_tournament_about_which_anybody_decides_is_detected(
    module: Any, verbs: list[str], seed: int, faults: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "check_may_organise", lambda request, tournament: None)
    monkeypatch.setattr(tournaments, "VERBS", verbs)
    found = await fuzz(
        seed=seed, server=1, number=INPUTS_UNTIL_FAULT, tournament_share=1.0, until=faults
    )
    assert all(any(fault in each for each in found.faults) for fault in faults)


def raise_error(*args: Any, **more: Any) -> Any:
    raise ValueError("unexpected")


async def do_nothing(*args: Any, **more: Any) -> None:
    """Do not answer."""


def skip_turn_check(monkeypatch: pytest.MonkeyPatch) -> None:
    original_submit = Gameplay.submit

    async def submit(self: Gameplay, user_id: int, *args: Any, **more: Any) -> Any:
        table = self._table
        acting = table.seats[table.game.to_act(table.state)[0]].user_id
        return await original_submit(self, acting or user_id, *args, **more)

    monkeypatch.setattr(Gameplay, "submit", submit)
    monkeypatch.setattr(
        TableSnapshot, "require_seat", lambda self, user_id: self.game.to_act(self.state)[0]
    )


def error_response_of(words: str) -> Any:
    async def error_response(
        request: RequestContext, error: BaseException
    ) -> tuple[str, tuple[()]]:
        return words, ()

    return error_response


FAULTY_BOTS = {
    "a traceback": lambda patch: patch.setattr(action_picker, "resolve_path", raise_error),
    "no answer": lambda patch: patch.setattr(client, "handle_component", do_nothing),
    "no words": lambda patch: patch.setattr(responder, "error_response", error_response_of("")),
    "a key": lambda patch: patch.setattr(
        responder, "error_response", error_response_of("refused-stale")
    ),
    "a move of another": skip_turn_check,
}


@pytest.mark.parametrize("fault", FAULTY_BOTS)
async def test_bad_answer_is_detected(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    FAULTY_BOTS[fault](monkeypatch)
    assert (await fuzz(seed=3, server=0, number=INPUTS_UNTIL_FAULT, until=ANY_FAULT)).faults


async def test_settings_and_seasons_that_anybody_changes_are_detected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    everything = property(lambda _: discord.Permissions.all())
    monkeypatch.setattr(discord.Interaction, "permissions", everything)
    monkeypatch.setattr(inputs, "SETTINGS_SHARE", 0.9)
    found = (await fuzz(seed=1, server=0, number=25)).faults
    assert any("the settings of the server became" in fault for fault in found)
    assert any("the seasons of the server became" in fault for fault in found)


OTHERS = "SELECT id FROM game WHERE channel_id <> ?1"

OF_TOURNAMENTS = f"{OTHERS} AND json_extract(settings, '$.tournament') IS NOT NULL"

DAMAGES = {
    "the seats of game": "UPDATE seat SET user_id = 1 WHERE game_id IN ({games})",
    "moves of game": "DELETE FROM move WHERE ply = 1 AND game_id IN ({games})",
    "has changed without a move": "UPDATE game SET status = 'abandoned' WHERE id IN ({games})",
    "a move of somebody else in game": """INSERT INTO move (game_id, ply, user_id, kind, events, at)
        SELECT id, ply + abs(random() % 10000) + 1, 1, 'act', '[]', 0 FROM game
        WHERE id IN ({games})""",
    "the settings of user": "INSERT OR REPLACE INTO user_settings VALUES (1, ?1 + random() % 1000)",
}
"""What a faulty bot does to others at each press, and the fault that it must show."""


@pytest.mark.parametrize(
    ("fault", "games", "tournament_share"),
    [*((fault, OTHERS, 0.0) for fault in DAMAGES), ("the seats of game", OF_TOURNAMENTS, 1.0)],
)
async def test_damage_to_others_is_detected(
    fault: str, games: str, tournament_share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def handle(interaction: Any, *args: Any) -> None:
        store = interaction.client.runtime.store
        await execute_inside(store, DAMAGES[fault].format(games=games), interaction.channel_id)
        await handle_component(interaction, *args)

    monkeypatch.setattr(client, "handle_component", handle)
    found = await fuzz(
        seed=3,
        server=0,
        number=INPUTS_UNTIL_FAULT,
        until=ANY_FAULT,
        tournament_share=tournament_share,
    )
    assert any(fault in each for each in found.faults), found.faults


async def test_changed_files_harm_nothing_but_themselves() -> None:
    result = await play_changed_files(seed=1, numbers=range(FILES))
    assert result.faults == []
    assert result.files == FILES
    assert 0 < result.left_out < FILES
    assert result.moves > FILES


def break_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME_UIS[HOUSE].game), "advance", raise_error)


@pytest.mark.parametrize("fault", [FAULTY_BOTS["no answer"], break_the_house])
async def test_harm_by_changed_files_is_detected(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    assert (await play_changed_files(seed=1, numbers=range(FILES))).faults
