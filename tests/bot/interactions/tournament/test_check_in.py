"""Before each live round everybody is asked who is here, in the message of the round."""

from __future__ import annotations

import pytest

from bot.table.preferences import UserSettings
from bot.tournaments.progress import Phase
from tests.bot.interactions.tournament.tournament_driver import (
    BORIS,
    CATHERINE,
    DMITRI,
    EVE,
    FOUR,
    LIVE,
    MINUTE,
    ORGANISER,
    TournamentDriver,
    start_of_four,
)
from tests.support.simulated_discord.fixture import (
    HOUR,
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)

pytestmark = pytest.mark.poll_interval(10 * MINUTE)


LONG_GAME = "saint_petersburg"
"""A game so long that a check-in for it is open for five minutes."""


async def ask_for_round_2(sim: DiscordFixture, **options: object) -> TournamentDriver:
    """A live tournament of four people whose first round is over."""
    cup = await start_of_four(sim, settings=LIVE, **options)
    await cup.play_round()
    assert await cup.phase() is Phase.ROUND_CHECK_IN
    return cup


def users(sim: DiscordFixture, *people: int) -> set[int]:
    return {sim.people[who].id for who in people}


async def test_a_live_tournament_asks_before_each_round_in_the_message_of_the_round(
    sim: DiscordFixture,
) -> None:
    cup = await TournamentDriver.open(sim, settings=LIVE, rounds=2, most=4)
    await cup.enter(*FOUR)
    await sim.press(EVE, cup.message, "Enter")
    assert "as soon as everyone is here" in await cup.manage("Start")
    for number in (1, 2):
        call = cup.call
        assert shown_text(call).startswith(f"**Winter Cup** · round {number}\nAre you here?")
        assert set(call.raw_mentions) == users(sim, *FOUR), "nobody who waits for a place"
        assert not call.flags.suppress_notifications
        assert len(sim.public_messages) == 1 + number
        await cup.check_in(*FOUR[1:])
        assert await cup.phase() is not Phase.ROUND
        await cup.check_in(FOUR[0])
        assert await cup.phase() is Phase.ROUND
        await cup.settle()
        begun = next(each for each in sim.public_messages if each.id == call.id)
        assert "Table 2: <#" in shown_text(begun)
        assert begun.raw_mentions == []
        await cup.play_round()
    assert (await cup.load()).is_over
    titles = [text.splitlines()[0] for text in cup.texts()]
    assert len(titles) == len(set(titles)) == 4, "one message a tournament, a round, and the end"


async def test_who_is_missing_sits_out_and_reads_it_in_the_message_of_the_round(
    sim: DiscordFixture,
) -> None:
    cup = await ask_for_round_2(sim, tables="2-3", rounds=3, game=LONG_GAME)
    assert "you sit this round out without points" in shown_text(cup.call)
    await cup.check_in(ORGANISER, BORIS)
    await sim.env.advance_time(MINUTE)
    assert "Here: 2 of 4\nNot yet: <@" in shown_text(cup.call)
    assert set(cup.call.raw_mentions) == users(sim, CATHERINE, DMITRI)
    await cup.check_in(CATHERINE)
    await sim.env.advance_time(5 * MINUTE)
    assert await cup.phase() is Phase.ROUND
    assert "Not here this time, no points: Dmitri" in cup.texts()[-1]
    late = await sim.send_old_button(f"1/cup-here/{(await cup.load()).row.id}/0")
    await sim.assert_refused(sim.press(DMITRI, late, "Old"))
    await cup.play_round()
    await cup.check_in(DMITRI)


async def test_before_a_set_start_those_who_entered_are_asked_for_a_quarter_of_an_hour(
    sim: DiscordFixture,
) -> None:
    cup = await TournamentDriver.open(sim, settings=LIVE, start="1 hour", most=4)
    await cup.enter(*FOUR)
    await sim.env.advance_time(44 * MINUTE)
    assert await cup.phase() is Phase.ENTERING
    await sim.env.advance_time(2 * MINUTE)
    await cup.check_in(*FOUR)
    assert await cup.phase() is Phase.CHECK_IN, "others may still enter until then"
    assert "the round begins at" in shown_text(cup.call)
    await sim.env.advance_time(15 * MINUTE)
    assert await cup.phase() is Phase.ROUND


async def test_a_second_press_on_start_begins_with_those_who_are_here(sim: DiscordFixture) -> None:
    cup = await TournamentDriver.open(sim, settings=LIVE, rounds=1, most=4)
    await cup.enter(*FOUR)
    await cup.manage("Start")
    await cup.check_in(BORIS, CATHERINE)
    assert "has started" in await cup.manage("Start")
    assert len(await cup.games()) == 1


async def test_start_of_a_live_tournament_refuses_at_once_what_cannot_be_played(
    sim: DiscordFixture,
) -> None:
    cup = await TournamentDriver.open(sim, settings=LIVE, tables="4", rounds=1, most=4)
    await cup.enter(BORIS, CATHERINE)
    assert "2 players don’t fill the tables" in await cup.manage("Start")
    assert await cup.phase() is Phase.ENTERING


async def test_who_wants_no_mentions_is_named(sim: DiscordFixture) -> None:
    quiet = UserSettings(pings=False).model_dump_json()
    await sim.bot.runtime.store.set_user_settings(sim.people[BORIS].id, quiet)
    cup = await ask_for_round_2(sim)
    assert set(cup.call.raw_mentions) == users(sim, ORGANISER, CATHERINE, DMITRI)
    assert "Boris" in shown_text(cup.call)


async def test_a_pause_withdraws_the_call_and_going_on_asks_anew(sim: DiscordFixture) -> None:
    cup = await ask_for_round_2(sim)
    await cup.check_in(BORIS)
    before = cup.call.id
    assert "everyone is asked who’s here" in await cup.manage("Pause")
    await cup.settle()
    assert len(sim.public_messages) == 2
    await sim.env.advance_time(HOUR)
    assert await cup.phase() is Phase.BETWEEN_ROUNDS
    await cup.manage("Resume")
    assert cup.call.id != before
    assert set(cup.call.raw_mentions) == users(sim, *FOUR)


async def test_one_that_is_ended_during_a_check_in_leaves_no_call_behind(
    sim: DiscordFixture,
) -> None:
    cup = await ask_for_round_2(sim)
    await cup.manage("End it now", "Yes, end it")
    await cup.settle()
    assert (await cup.load()).row.status == "ended"
    assert len(cup.texts()) == 3
    assert not any("Are you here" in text for text in cup.texts())


async def test_a_call_that_is_deleted_is_posted_again_without_a_mention(
    sim: DiscordFixture,
) -> None:
    cup = await ask_for_round_2(sim, game=LONG_GAME)
    await cup.call.delete()
    shown = await sim.slash(BORIS, "nevsky tournament show")
    assert text_of(await sim.press(BORIS, shown.response, "I’m here")) == "Great, you’re playing!"
    await cup.settle()
    path = f"/channels/{sim.channel.id}/messages"
    *_, posted = [each.json for each in sim.env.http_requests if each.path == path and each.json]
    assert posted["allowed_mentions"]["users"] == []
    assert cup.call.flags.suppress_notifications
    await cup.check_in(ORGANISER, CATHERINE, DMITRI)
    assert await cup.phase() is Phase.ROUND


async def test_time_in_which_the_bot_was_down_counts_for_nobody(sim: DiscordFixture) -> None:
    cup = await ask_for_round_2(sim)
    await cup.check_in(BORIS)
    before, call = (await cup.load()).state.check_in_until, cup.call.id
    assert before is not None
    with sim.env.time_context():
        await sim.bot.close()
    await sim.env.advance_time(10 * MINUTE)
    await sim.restart()
    assert await cup.phase() is Phase.ROUND_CHECK_IN
    until = (await cup.load()).state.check_in_until
    assert until is not None
    assert until >= before + 10 * MINUTE
    assert cup.call.id == call, "nobody is mentioned again"
    await cup.check_in(ORGANISER, CATHERINE, DMITRI)
    assert await cup.phase() is Phase.ROUND


async def test_who_is_left_plays_on_with_new_ai_players(sim: DiscordFixture) -> None:
    settings = LIVE | {"AI players": "Fill up to 4 players", "AI level": "Easy"}
    cup = await start_of_four(sim, settings=settings, rounds=2)
    for who in (BORIS, CATHERINE, DMITRI):
        await sim.press(who, cup.message, "Leave")
    await cup.play_round_of_people()
    assert await cup.phase() is Phase.ROUND_CHECK_IN
    await cup.check_in(ORGANISER)
    tournament = await cup.load()
    assert tournament.progress.phase is Phase.ROUND
    (table,) = await cup.paired()
    assert len(tournament.ai_players() & set(table)) == 1


async def test_nobody_checks_in_and_the_tournament_comes_to_its_end(sim: DiscordFixture) -> None:
    cup = await ask_for_round_2(sim)
    await sim.env.advance_time(6 * MINUTE)
    assert "Too few people are here for a table" in shown_text(cup.call)
    await sim.env.advance_time(HOUR)
    tournament = await cup.load()
    assert tournament.is_over
    assert len(tournament.progress.played) == 1
    assert "Winter Cup** is over" in cup.texts()[-1]


async def test_the_message_of_the_tournament_says_what_missing_a_check_in_means(
    sim: DiscordFixture,
) -> None:
    cup = await start_of_four(sim, settings=LIVE)
    assert "Before each round, confirm that you’re here, or you sit it out." in cup.texts()[0]
    assert button_labels(cup.message)[0] == "Enter"
    slow = await TournamentDriver.open(sim, name="Slow Cup", most=4)
    assert "confirm that you’re here" not in slow.texts()[-1]
