"""AI levels: those of the table's game are offered, and no others are accepted."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ai_seats.scheduler import HINT_TIME_CAP
from bot.i18n.texts import shared_texts
from bot.interactions.core.suggestions import MAX_SUGGESTION_LENGTH
from bot.interactions.lobby import ai_levels
from bot.table.table import Table
from engine.ai.agents import LEVELS, TIME_CAPS, levels_of
from engine.ai.worker import WorkerRequest, handle_request
from engine.games.saint_petersburg.cards import Phase
from tests.support.simulated_discord.ai_table import (
    BORIS,
    CATHERINE,
    SMALL_BUDGET,
    ai_seats_moved,
    open_lobby_with_ais,
    set_expert,
    set_workers,
)
from tests.support.simulated_discord.fixture import (
    HOUR,
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)
from tests.support.simulated_discord.saint_petersburg import state_of

NAMES = ["Easy", "Medium", "Hard", "Expert"]

GAME = "saint_petersburg"
"""The game that is played, with or without the Expert level."""

POSSIBLE_LEVELS = "You can choose: Easy, Medium, and Hard."


@pytest.fixture
def _with_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    set_expert(monkeypatch, GAME)


@pytest.fixture
def _without_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    set_expert(monkeypatch, GAME, None)


class RecordingWorkers:
    """Answers at once, and records the requests."""

    def __init__(self) -> None:
        self.requests: list[WorkerRequest] = []

    async def choose_move(self, request: WorkerRequest) -> Any:
        self.requests.append(request)
        return handle_request(request)

    async def close(self) -> None:
        """Nothing to do: each request runs in its caller's task."""


def lines_of(result: Any) -> list[str]:
    return [line for line in text_of(result).splitlines() if line.startswith("- ")]


# Choosing a level


@pytest.mark.usefixtures("_with_expert")
async def test_level_buttons_come_with_descriptions(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim)
    panel = await sim.press(BORIS, sim.last_message, "Add AI")
    assert button_labels(panel.response) == NAMES == [level.title() for level in levels_of(GAME)]
    assert [line[2:].split(":")[0] for line in lines_of(panel)] == NAMES
    message_count = len(sim.public_messages)
    reply = await sim.press(BORIS, panel.response, "Expert")
    assert "sits down" in text_of(reply)
    assert table.seats[1].ai == "expert"
    assert "(expert AI)" in shown_text(sim.last_message)
    assert "up to two seconds" not in shown_text(sim.last_message)
    assert len(sim.public_messages) == message_count


@pytest.mark.usefixtures("_with_expert")
async def test_levels_are_not_described_when_no_seat_is_free(sim: DiscordFixture) -> None:
    await open_lobby_with_ais(sim, "expert", "expert", "expert")
    panel = await sim.slash(BORIS, "stpete ai")
    assert "All seats are taken." in text_of(panel)
    assert lines_of(panel) == []


@pytest.mark.usefixtures("_with_expert")
async def test_level_can_be_typed_in_any_language(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim)
    for level in ("expert", "Experte", "silná"):
        await sim.slash(BORIS, "stpete ai", level=level)
    assert [seat.ai for seat in table.seats] == [None, "expert", "expert", "hard"]


@pytest.mark.usefixtures("_with_expert")
async def test_suggestions_describe_the_levels(sim: DiscordFixture) -> None:
    await open_lobby_with_ais(sim)
    suggestions = await sim.autocomplete(BORIS, "stpete ai", "level")
    assert list(suggestions.values()) == list(LEVELS)
    assert [name.split(":")[0] for name in suggestions] == NAMES
    matches = await sim.autocomplete(BORIS, "stpete ai", "level", "exp")
    assert list(matches.values()) == ["expert"]
    await sim.set_language("fr")
    matches = await sim.autocomplete(BORIS, "stpete ai", "level", "diff")
    assert [name.split("\N{NO-BREAK SPACE}")[0] for name in matches] == ["Difficile"]


@pytest.mark.usefixtures("_without_expert")
async def test_game_without_an_expert_rejects_the_level(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim)
    panel = await sim.press(BORIS, sim.last_message, "Add AI")
    assert button_labels(panel.response) == NAMES[:3]
    assert len(lines_of(panel)) == 3
    suggestions = await sim.autocomplete(BORIS, "stpete ai", "level")
    assert list(suggestions.values()) == ["easy", "medium", "hard"]
    button = await sim.send_old_button(f"1/add-ai/{table.row.id}/0/expert")
    for request in (
        sim.slash(BORIS, "stpete ai", level="expert"),
        sim.slash(BORIS, "stpete ai", level="godlike"),
        sim.press(BORIS, button, "Old"),
    ):
        assert POSSIBLE_LEVELS in await sim.assert_refused(request)
    assert len(table.seats) == 1


@pytest.mark.usefixtures("_without_expert")
async def test_game_without_an_expert_offers_no_expert_substitute(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim)
    await sim.slash(CATHERINE, "stpete join")
    await sim.slash(BORIS, "stpete start")
    prompt = await sim.slash(CATHERINE, "stpete leave")
    assert button_labels(prompt.response) == ["An easy AI", "A medium AI", "A hard AI", "Cancel"]
    old_button = await sim.send_old_button(f"1/leave-game/{table.row.id}/0/expert")
    assert POSSIBLE_LEVELS in await sim.assert_refused(sim.press(CATHERINE, old_button, "Old"))
    assert [seat.ai for seat in table.seats] == [None, None]


@pytest.mark.usefixtures("_with_expert")
@pytest.mark.poll_interval(HOUR)
async def test_expert_can_take_over_from_an_absent_player(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim)
    await sim.configure(BORIS, {"Pace": "No limit"})
    await sim.slash(CATHERINE, "stpete join")
    await sim.slash(BORIS, "stpete start")
    while await sim.player_to_act((BORIS, CATHERINE)) == BORIS:
        await sim.slash(BORIS, "stpete pass")
    await sim.env.advance_time(25 * HOUR)
    away = str(sim.people[CATHERINE].id)
    prompt = await sim.slash(BORIS, "stpete seat", player=away)
    assert len(lines_of(prompt)) == len(NAMES)
    await sim.press(BORIS, prompt.response, "An expert AI")
    assert table.seats[1].ai == "expert"


# Playing


@pytest.mark.usefixtures("_with_expert")
async def test_expert_has_its_own_time_cap(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim, "expert", "hard")
    set_workers(sim.bot, workers := RecordingWorkers())
    await sim.slash(BORIS, "stpete start")
    while len({request.level for request in workers.requests}) < 2:
        await sim.slash(BORIS, "stpete pass")
    assert {request.level: request.time_cap for request in workers.requests} == {
        "expert": TIME_CAPS["expert"],
        "hard": TIME_CAPS["hard"],
    }
    assert await ai_seats_moved(sim, table)


@pytest.mark.usefixtures("_with_expert")
async def test_expert_seat_can_be_removed_and_kept_for_a_rematch(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim, "expert")
    sim.bot.runtime.ai_scheduler._playouts = 1
    await sim.slash(BORIS, "stpete start")
    state_of(table).phase, state_of(table).last_round = Phase.TRADING, True
    await sim.store_state(table)
    while table.row.status == "running":
        await sim.slash(BORIS, "stpete pass", **{"rest-of-phase": True})
    await sim.press(BORIS, sim.last_message, "Rematch")
    table = await sim.table()
    assert sorted(str(seat.ai) for seat in table.seats) == ["None", "expert"]
    panel = await sim.slash(BORIS, "stpete ai")
    name = next(seat.name for seat in table.seats if seat.ai)
    await sim.press(BORIS, panel.response, f"Remove {name}")
    assert [seat.ai for seat in table.seats] == [None]


async def test_removed_level_plays_as_the_strongest_one(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_expert(monkeypatch, GAME)
    table = await open_lobby_with_ais(sim, "expert")
    set_expert(monkeypatch, GAME, None)
    sim.bot.runtime.ai_scheduler._playouts = 1
    set_workers(sim.bot, workers := RecordingWorkers())
    await sim.slash(BORIS, "stpete start")
    if not workers.requests:
        await sim.slash(BORIS, "stpete pass")
    assert {request.level for request in workers.requests} == {"hard"}
    assert await ai_seats_moved(sim, table)


async def test_hints_come_from_the_strongest_level(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table: Table = await sim.start((BORIS, CATHERINE), 1)
    seat = table.acting_seats[0]
    for budget, strongest in ((SMALL_BUDGET, "expert"), (None, "hard")):
        set_expert(monkeypatch, GAME, budget)
        request = sim.bot.runtime.ai_scheduler.make_request(table, seat, hint=True)
        assert (request.level, request.time_cap) == (strongest, HINT_TIME_CAP)


# Texts


async def test_description_claims_what_was_measured_and_what_would_be_even(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A third is much of three, and little of two. Nothing is claimed of other options."""
    measured = {"medium": ("easy", 3, 38), "hard": ("medium", 2, 87)}
    monkeypatch.setattr(ai_levels, "_wins_against", lambda game: measured)
    await open_lobby_with_ais(sim)
    panel = await sim.press(BORIS, sim.last_message, "Add AI")
    medium, hard = (line for line in lines_of(panel) if "wins" in line)
    assert medium.endswith("; in 3-player games, it wins 38% against Easy (33% would be even)")
    assert hard.endswith("; in 2-player games, it wins 87% against Medium")
    assert any("87" in name for name in await sim.autocomplete(BORIS, "stpete ai", "level"))
    await sim.configure(BORIS, {"Open rubles": True}, form="Variants")
    panel = await sim.press(BORIS, sim.last_message, "Add AI")
    assert "- Hard: calculates its moves before deciding" in lines_of(panel)
    assert not any("wins" in line for line in lines_of(panel))
    assert not any("87" in name for name in await sim.autocomplete(BORIS, "stpete ai", "level"))


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
def test_every_level_has_a_name_and_a_description_in_every_language(language: str) -> None:
    assert language in shared_texts().languages
    translate = shared_texts().in_language(language)
    weaker = translate("level-medium")
    for level in LEVELS:
        sentence = translate(f"strength-{level}")
        if level != "easy":
            given: dict[str, Any] = {"level": sentence, "players": 6, "percent": 99}
            sentence = translate("strength-against", **given, weaker=weaker)
        assert sentence.startswith(translate(f"level-{level}"))
        assert len(sentence) <= MAX_SUGGESTION_LENGTH
        assert "\n" not in sentence
        assert translate(f"level-{level}") in translate(
            "refused-no-such-level", level=(translate(f"level-{level}"),)
        )
    for key, fact in (("button-stand-in", "level"), ("profile-against", "kind")):
        facts = {"games": 1, "ahead": 1, "level": 0, "behind": 0}
        texts = {translate(key, **{**facts, fact: level}) for level in LEVELS}
        assert len(texts) == len(LEVELS)
    seat_texts = {
        translate("lobby-seat", place=1, name="Anna", role=level) for level in (*LEVELS, "guest")
    }
    assert len(seat_texts) == len(LEVELS) + 1
    assert len({translate(f"ranking-level-{level}") for level in LEVELS}) == len(LEVELS)
