"""Setting up a tournament: a draft, its preview, and what is refused."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.interactions.tournament import duration
from bot.interactions.tournament.duration import turns_of_game
from engine import codec
from tests.bot.interactions.tournament.tournament_driver import BORIS, ORGANISER, TournamentDriver
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import (
    HOUR,
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)
from tests.support.simulated_discord.stored_results import store_finished_game
from tests.support.storage.sqlite import execute_inside

pytestmark = pytest.mark.poll_interval(12 * HOUR)

WANTED = {
    "game": "saint_petersburg",
    "name": "Winter Cup",
    "format": "swiss",
    "tables": "3-4",
    "most": 16,
}


async def test_nobody_sees_a_draft(sim: DiscordFixture) -> None:
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **WANTED)
    assert "Open for players" in button_labels(draft.response)
    assert sim.public_messages == []
    assert "There’s no tournament here yet" in await sim.private_reply(
        BORIS, "nevsky tournament show"
    )
    discarded = await sim.press(ORGANISER, draft.response, "Discard")
    assert text_of(discarded) == "Draft discarded."
    late = await sim.send_old_button(f"1/cup-open/{draft.response.id}/0")
    await sim.assert_refused(sim.press(ORGANISER, late, "Old"))


async def test_only_those_who_manage_events_or_channels_set_one_up(sim: DiscordFixture) -> None:
    said = await sim.assert_refused(sim.slash(BORIS, "nevsky tournament new", **WANTED))
    assert "can manage events or channels" in said


async def test_people_enter_late_only_before_rounds_of_a_swiss_tournament(
    sim: DiscordFixture,
) -> None:
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **WANTED, rounds=3, late=9)
    assert "You can still enter before round 3." in text_of(draft)
    knock_out = WANTED | {"format": "knock-out"}
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **knock_out, late=2)
    assert "still enter" not in text_of(draft)


async def test_preview_says_how_many_rounds_it_takes(sim: DiscordFixture) -> None:
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **WANTED, rounds=4)
    assert "With 16 players it takes 4 rounds." in text_of(draft)
    knock_out = WANTED | {"format": "knock-out", "tables": "4"}
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **knock_out)
    assert "With 16 players it takes 3 rounds" in text_of(draft)
    with_byes = knock_out | {"most": 7}
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **with_byes)
    assert "With 7 players it takes 3 rounds" in text_of(draft)
    round_robin = WANTED | {"format": "round-robin", "tables": "2", "most": 6}
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **round_robin)
    assert "With 6 players it takes 5 rounds" in text_of(draft)


async def test_preview_says_how_long_that_is_and_from_what_it_knows(sim: DiscordFixture) -> None:
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **WANTED, rounds=4)
    turns = turns_of_game(sim.ui.game, codec.load_options(sim.ui.game, "{}"), seats=4)
    said = f"If a turn takes an hour, that’s about {round(4 * turns / 24)} days."
    assert said in text_of(draft)

    async def at_pace(pace: str) -> str:
        form = await sim.press(ORGANISER, draft.response, "Settings")
        return text_of(await sim.submit(ORGANISER, form, {"Pace": pace}))

    said = f"If a turn takes three hours, that’s about {round(4 * turns / 8)} days."
    assert said in await at_pace("3 days a move")
    assert sim.ui.duration_minutes == (45, 60)
    assert "That’s about 4 hours at the table." in await at_pace("Live, 3 minutes a move")
    assert "Without a time limit, nobody can say how long" in await at_pace("No limit")


async def test_preview_goes_by_the_games_that_people_finished_here_at_that_pace(
    sim: DiscordFixture,
) -> None:
    for others in ((BORIS,), (BORIS,), (BORIS,), ("easy",)):
        await store_finished_game(sim, ORGANISER, *others)
    days = "UPDATE game SET updated_at = created_at + 86400 * CASE id WHEN 1 THEN 9 ELSE 5 END"
    await execute_inside(sim.bot.runtime.store, days)
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **WANTED, rounds=4)
    assert "Going by games played here at this pace, that’s about 20 days." in text_of(draft)
    await execute_inside(sim.bot.runtime.store, "UPDATE game SET settings = '{\"time_limit\":0}'")
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **WANTED, rounds=4)
    assert "If a turn takes an hour" in text_of(draft), "those games had another pace"


def test_a_turn_is_a_wait_for_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    acting = [(0, 1), (1,), (0,), (0,), (1,), ()]
    game: Any = SimpleNamespace(
        new=lambda *_: 0, to_act=acting.__getitem__, legal_actions=lambda *_: ["move"]
    )
    monkeypatch.setattr(duration, "apply", lambda _, state, *__: SimpleNamespace(state=state + 1))
    assert duration.turns_of_game(game, None, 2) == 3


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"most": 5}, "5 players don’t fill the tables. It works with 4 or 6."),
        ({"tables": "4", "most": 3}, "A tournament has between 4 and 128 players."),
        ({"tables": "6"}, "seats 2, 3, or 4 people"),
        ({"tables": "2-4"}, "Give one number, or two neighbouring ones"),
        (
            {"tables": "4", "most": 7, "rounds": 4},
            "somebody would have two rounds without a table. It works with 2 rounds, or with 5 or "
            "8 players.",
        ),
        ({"most": 129}, "between 3 and 128 players"),
        ({"rounds": 0}, "between 1 and 20 rounds"),
        ({"format": "chess"}, "Choose Swiss, round robin or knock-out"),
        ({"format": "round-robin", "most": 13}, "It works with 12."),
        ({"game": "chess"}, "I don’t know that game"),
    ],
)
async def test_what_cannot_work_is_refused_with_the_nearest_that_can(
    sim: DiscordFixture, changes: dict[str, object], said: str
) -> None:
    answer = await sim.slash(ORGANISER, "nevsky tournament new", **(WANTED | changes))
    assert said in text_of(answer)
    assert button_labels(answer.response) == []


async def test_a_server_has_five_open_tournaments_at_most(sim: DiscordFixture) -> None:
    for number in range(5):
        await TournamentDriver.open(sim, name=f"Cup {number}")
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **WANTED)
    said = await sim.assert_refused(sim.press(ORGANISER, draft.response, "Open for players"))
    assert "This server already has 5 open tournaments" in said


async def test_two_open_tournaments_have_different_names(sim: DiscordFixture) -> None:
    await TournamentDriver.open(sim, name="Winter Cup")
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **WANTED)
    said = await sim.assert_refused(sim.press(ORGANISER, draft.response, "Open for players"))
    assert "There’s already an open tournament with that name." in said


async def test_a_second_press_opens_it_once(sim: DiscordFixture) -> None:
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **WANTED)
    custom_ids = custom_ids_of(draft.response)
    opening = next(each.encoded for each in custom_ids if each.verb == "cup-open")
    old = await sim.send_old_button(opening)
    await sim.press(ORGANISER, draft.response, "Open for players")
    await sim.assert_refused(sim.press(ORGANISER, old, "Old"))
    assert sum("Winter Cup" in shown_text(message) for message in sim.public_messages) == 1


async def test_options_of_the_game_hold_at_its_tables(sim: DiscordFixture) -> None:
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **WANTED)
    form = await sim.press(ORGANISER, draft.response, "Variants")
    changed = await sim.submit(ORGANISER, form, {"Open rubles": True})
    await sim.press(ORGANISER, changed.response, "Open for players")
    (row,) = await sim.bot.runtime.store.open_tournaments()
    assert '"open_rubles":true' in row.options.replace(" ", "")


async def test_tables_are_never_larger_than_the_options_of_the_game_allow(
    sim: DiscordFixture,
) -> None:
    """As may be needed when somebody leaves."""
    draft = await sim.slash(ORGANISER, "nevsky tournament new", **WANTED)
    desk, (cup, *_) = sim.bot.runtime.tournaments.desk, custom_ids_of(draft.response)
    assert (await desk.load(cup.game_id)).progress.rules.allowed == (2, 4)
    form = await sim.press(ORGANISER, draft.response, "Variants")
    await sim.submit(ORGANISER, form, {"Edition": "The New Society (2008)"})
    assert (await desk.load(cup.game_id)).progress.rules.allowed == (2, 5)
