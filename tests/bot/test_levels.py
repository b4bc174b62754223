"""The levels of AI players: those of the table's game are offered, and no others are taken."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ai_seats.scheduler import EXPERT_TIME_CAP, HINT_TIME_CAP, TIME_CAP
from bot.i18n.texts import shared_texts
from bot.interactions.core.autocomplete import MAX_SUGGESTION_LENGTH
from bot.table.table import Table
from engine.ai.agents import LEVELS, levels_of
from engine.ai.worker import WorkerRequest, handle_request
from tests.bot.ai_table import BORIS, CATHERINE, SMALL, by_ai, lobby, set_expert, set_thinker
from tests.bot.clock import HOUR, look_seldom
from tests.bot.room import Room, labels, text_of

NAMES = ["Easy", "Medium", "Hard", "Expert"]

GAME = "saint_petersburg"
"""The game of the room that the tests play in, with an Expert and without."""

POSSIBLE = "You can choose from these: Easy, Medium, and Hard."


@pytest.fixture
def _with_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    set_expert(monkeypatch, GAME)


@pytest.fixture
def _without_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    set_expert(monkeypatch, GAME, None)


class Watching:
    """Thinks at once, and keeps what was asked."""

    def __init__(self) -> None:
        self.asked: list[WorkerRequest] = []

    async def think(self, question: WorkerRequest) -> Any:
        self.asked.append(question)
        return handle_request(question)

    async def close(self) -> None:
        """It thinks in the task of who asks."""


def lines_of(result: Any) -> list[str]:
    return [line for line in text_of(result).splitlines() if line.startswith("- ")]


# Choosing


@pytest.mark.usefixtures("_with_expert")
async def test_an_expert_is_chosen_by_buttons_that_say_what_each_level_is_like(room: Room) -> None:
    table = await lobby(room)
    asked = await room.press(BORIS, room.last, "Add AI")
    assert labels(asked.response) == NAMES
    assert [line[2:].split(":")[0] for line in lines_of(asked)] == NAMES
    before = len(room.public)
    done = await room.press(BORIS, asked.response, "Expert")
    assert "sits down" in text_of(done)
    assert table.seats[1].ai == "expert"
    assert "(expert AI)" in room.last.content
    assert "up to two seconds" not in room.last.content
    assert len(room.public) == before


@pytest.mark.usefixtures("_with_expert")
async def test_when_no_seat_is_free_the_levels_are_not_told(room: Room) -> None:
    await lobby(room, "expert", "expert", "expert")
    asked = await room.slash(BORIS, "stpete ai")
    assert "All seats are taken." in text_of(asked)
    assert lines_of(asked) == []


@pytest.mark.usefixtures("_with_expert")
async def test_an_expert_is_chosen_by_the_command_and_by_words_of_any_language(room: Room) -> None:
    table = await lobby(room)
    for named in ("expert", "Experte", "těžká"):
        await room.slash(BORIS, "stpete ai", level=named)
    assert [seat.ai for seat in table.seats] == [None, "expert", "expert", "hard"]


@pytest.mark.usefixtures("_with_expert")
async def test_suggestions_say_what_each_level_is_like(room: Room) -> None:
    await lobby(room)
    offered = await room.suggestions(BORIS, "stpete ai", "level")
    assert list(offered.values()) == list(LEVELS)
    assert [name.split(":")[0] for name in offered] == NAMES
    found = await room.suggestions(BORIS, "stpete ai", "level", "exp")
    assert list(found.values()) == ["expert"]
    await room.speak("fr")
    found = await room.suggestions(BORIS, "stpete ai", "level", "diff")
    assert [name.split("\N{NO-BREAK SPACE}")[0] for name in found] == ["Difficile"]


@pytest.mark.usefixtures("_without_expert")
async def test_a_game_without_an_expert_offers_and_takes_none(room: Room) -> None:
    table = await lobby(room)
    asked = await room.press(BORIS, room.last, "Add AI")
    assert labels(asked.response) == NAMES[:3]
    assert len(lines_of(asked)) == 3
    offered = await room.suggestions(BORIS, "stpete ai", "level")
    assert list(offered.values()) == ["easy", "medium", "hard"]
    button = await room.old_button(f"1/add-ai/{table.row.id}/0/expert")
    for trying in (
        room.slash(BORIS, "stpete ai", level="expert"),
        room.slash(BORIS, "stpete ai", level="godlike"),
        room.press(BORIS, button, "Old"),
    ):
        assert POSSIBLE in await room.refused(trying)
    assert len(table.seats) == 1


@pytest.mark.usefixtures("_without_expert")
async def test_where_there_is_no_expert_none_takes_over_a_seat(room: Room) -> None:
    table = await lobby(room)
    await room.slash(CATHERINE, "stpete join")
    await room.slash(BORIS, "stpete start")
    asked = await room.slash(CATHERINE, "stpete leave")
    assert labels(asked.response) == ["An easy AI", "A medium AI", "A hard AI", "Cancel"]
    late = await room.old_button(f"1/leave-game/{table.row.id}/0/expert")
    assert POSSIBLE in await room.refused(room.press(CATHERINE, late, "Old"))
    assert [seat.ai for seat in table.seats] == [None, None]


@pytest.mark.usefixtures("_with_expert")
async def test_an_expert_takes_over_the_seat_of_who_leaves(room: Room) -> None:
    table = await lobby(room)
    await room.slash(CATHERINE, "stpete join")
    await room.slash(BORIS, "stpete start")
    asked = await room.slash(CATHERINE, "stpete leave")
    assert len(lines_of(asked)) == len(NAMES)
    await room.press(CATHERINE, asked.response, "An expert AI")
    assert table.seats[1].ai == "expert"


@pytest.mark.usefixtures("_with_expert")
async def test_an_expert_takes_over_for_who_is_away(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_seldom(monkeypatch, HOUR)
    table = await lobby(room)
    await room.slash(CATHERINE, "stpete join")
    await room.slash(BORIS, "stpete start")
    while await room.turn((BORIS, CATHERINE)) == BORIS:
        await room.slash(BORIS, "stpete pass")
    await room.env.advance_time(25 * HOUR)
    away = str(room.people[CATHERINE].id)
    asked = await room.slash(BORIS, "stpete seat", player=away)
    assert len(lines_of(asked)) == len(NAMES)
    await room.press(BORIS, asked.response, "An expert AI")
    assert table.seats[1].ai == "expert"


# Playing


@pytest.mark.usefixtures("_with_expert")
async def test_an_expert_has_a_time_of_its_own(room: Room) -> None:
    table = await lobby(room, "expert", "hard")
    set_thinker(room.bot, thinker := Watching())
    await room.slash(BORIS, "stpete start")
    while len({one.level for one in thinker.asked}) < 2:
        await room.slash(BORIS, "stpete pass")
    assert {one.level: one.time_cap for one in thinker.asked} == {
        "expert": EXPERT_TIME_CAP,
        "hard": TIME_CAP,
    }
    assert await by_ai(room, table)


@pytest.mark.usefixtures("_with_expert")
async def test_whoever_has_an_expert_sends_it_away_and_plays_a_rematch_with_it(room: Room) -> None:
    table = await lobby(room, "expert")
    await room.slash(BORIS, "stpete start")
    while table.row.status == "running":
        await room.slash(BORIS, "stpete pass", **{"rest-of-phase": True})
    await room.press(BORIS, room.last, "Rematch")
    table = await room.table()
    assert sorted(str(seat.ai) for seat in table.seats) == ["None", "expert"]
    asked = await room.slash(BORIS, "stpete ai")
    name = next(seat.name for seat in table.seats if seat.ai)
    await room.press(BORIS, asked.response, f"Send {name} away")
    assert [seat.ai for seat in table.seats] == [None]


async def test_a_level_that_a_game_has_no_more_plays_as_its_strongest(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_expert(monkeypatch, GAME)
    table = await lobby(room, "expert")
    set_expert(monkeypatch, GAME, None)
    room.bot.runtime.ai_scheduler._playouts = 1
    set_thinker(room.bot, thinker := Watching())
    await room.slash(BORIS, "stpete start")
    if not thinker.asked:
        await room.slash(BORIS, "stpete pass")
    assert {one.level for one in thinker.asked} == {"hard"}
    assert await by_ai(room, table)


async def test_a_hint_is_that_of_the_strongest_level(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table: Table = await room.start((BORIS, CATHERINE), 1)
    seat = table.acting_seats[0]
    for effort, strongest in ((SMALL, "expert"), (None, "hard")):
        set_expert(monkeypatch, GAME, effort)
        asked = room.bot.runtime.ai_scheduler.make_request(table, seat, hint=True)
        assert (asked.level, asked.time_cap) == (strongest, HINT_TIME_CAP)


# The words


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
def test_every_level_has_a_name_and_a_sentence_in_every_language(language: str) -> None:
    assert language in shared_texts().languages
    translate = shared_texts().in_language(language)
    told = [translate(f"strength-{level}") for level in LEVELS]
    for level, sentence in zip(LEVELS, told, strict=True):
        assert sentence.startswith(translate(f"level-{level}"))
        assert len(sentence) <= MAX_SUGGESTION_LENGTH
        assert "\n" not in sentence
        assert translate(f"level-{level}") in translate(
            "refused-no-such-level", level=(translate(f"level-{level}"),)
        )
    for key, fact in (("button-stand-in", "level"), ("profile-against", "kind")):
        facts = {"games": 1, "ahead": 1, "level": 0, "behind": 0}
        said = {translate(key, **{**facts, fact: level}) for level in LEVELS}
        assert len(said) == len(LEVELS)
    shown = {
        translate("lobby-seat", place=1, name="Anna", role=level) for level in (*LEVELS, "guest")
    }
    assert len(shown) == len(LEVELS) + 1
    assert len({translate(f"ranking-level-{level}") for level in LEVELS}) == len(LEVELS)


def test_the_levels_of_a_game_are_in_order() -> None:
    assert levels_of(GAME) == LEVELS[: len(levels_of(GAME))]
