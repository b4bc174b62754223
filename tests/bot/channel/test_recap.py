"""The turn message tells what happened since the last move of whoever it asks."""

from __future__ import annotations

import re

import pytest

from bot.channel.recap import ToldSentence, recap_lines
from bot.registry import GAME_UIS
from bot.table.table import Table
from tests.support.simulated_discord.fixture import HOUR, PLAYER_NAMES, DiscordFixture
from tests.support.simulated_discord.saint_petersburg import (
    BORIS,
    CATHERINE,
    PLAYERS,
    SEED,
    ZOFIE,
    all_move,
)

DMITRI = 3

PURCHASE = "Catherine buys a Gold Miner for 4."
ZOFIES, BORIS_ = (f"{name} takes a Lumberjack into their hand." for name in ("Žofie", "Boris"))
SAY = GAME_UIS["saint_petersburg"].texts.in_language("en")


def recap(sim: DiscordFixture, *, deadline: bool = True) -> list[str]:
    """Return the lines above the question and the deadline, if any, of the turn message."""
    return sim.last_message.content.splitlines()[: -2 if deadline else -1]


async def repost(sim: DiscordFixture) -> None:
    """Have the board posted anew below somebody's chat."""
    old = sim.last_message.id
    await sim.people[ZOFIE].send(sim.channel, "chat")
    await sim.slash(ZOFIE, "stpete show board")
    assert sim.last_message.id != old


async def test_all_others_moves_are_told_in_a_line_each(sim: DiscordFixture, table: Table) -> None:
    await all_move(sim)
    assert recap(sim) == [ZOFIES, BORIS_]
    await sim.slash(CATHERINE, "stpete pass")
    assert recap(sim) == [BORIS_, "Catherine passes."]
    await sim.slash(ZOFIE, "stpete pass")
    assert recap(sim) == ["Catherine passes.", "Žofie passes."]


async def test_everything_is_told_before_the_first_move(sim: DiscordFixture, table: Table) -> None:
    assert recap(sim) == []
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await sim.slash(ZOFIE, "stpete take", card="Lumberjack")
    assert recap(sim) == [PURCHASE, ZOFIES]


async def test_recap_is_the_same_after_a_restart(sim: DiscordFixture, table: Table) -> None:
    await all_move(sim)
    told = recap(sim)
    await sim.restart()
    await repost(sim)
    assert recap(sim) == told
    await sim.slash(CATHERINE, "stpete pass")
    assert recap(sim) == [BORIS_, "Catherine passes."]


async def test_undone_moves_are_left_out(sim: DiscordFixture, table: Table) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await sim.slash(CATHERINE, "stpete undo")
    assert recap(sim) == [f"Taken back: {PURCHASE}"]
    await repost(sim)
    assert recap(sim) == [f"Taken back: {PURCHASE}"]
    await sim.slash(CATHERINE, "stpete pass")
    assert recap(sim) == ["Catherine passes."]


async def test_moves_of_a_substitute_are_told_to_whom_it_played_for(
    sim: DiscordFixture, table: Table
) -> None:
    await all_move(sim)
    prompt = await sim.slash(CATHERINE, "stpete leave")
    await sim.press(CATHERINE, prompt.response, "An easy AI")
    assert sim.last_message.raw_mentions == [sim.people[ZOFIE].id]
    assert any("Catherine has left" in line for line in recap(sim)), "Žofie has acted before"
    assert any(line.startswith("Boris takes") for line in recap(sim))


async def test_several_moves_of_a_person_share_a_line(sim: DiscordFixture, table: Table) -> None:
    """Žofie passes for the rest of the phase, so the two others move twice before she is back."""
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await sim.slash(ZOFIE, "stpete pass", **{"rest-of-phase": True})
    await sim.slash(BORIS, "stpete take", card="Lumberjack")
    await sim.slash(CATHERINE, "stpete take", card="Lumberjack")
    assert recap(sim) == ["Catherine takes a Lumberjack into their hand.", "Žofie passes."]
    await sim.slash(BORIS, "stpete take", card="Shepherd")
    assert recap(sim)[-1] == "Boris takes a Shepherd into their hand."


async def end_phase(sim: DiscordFixture) -> str:
    """Catherine buys, and all pass. Returns the link to the summary of the phase."""
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    for who in (ZOFIE, BORIS, CATHERINE):
        await sim.slash(who, "stpete pass")
    summary = sim.public_messages[-2]
    assert summary.content.startswith("**Round 1 · Worker phase**")
    place = f"{sim.guild.id}/{sim.channel.id}/{summary.id}"
    return f"Finished meanwhile: [Round 1 · Worker phase](https://discord.com/channels/{place})."


async def test_phase_that_ended_meanwhile_is_linked(sim: DiscordFixture, table: Table) -> None:
    link = await end_phase(sim)
    assert recap(sim) == [link], "the summary tells the rest"
    first = await sim.player_to_act(PLAYERS)
    await sim.slash(first, "stpete pass")
    assert recap(sim) == [link, f"{PLAYER_NAMES[first]} passes."]


async def test_link_survives_a_restart(sim: DiscordFixture, table: Table) -> None:
    link = await end_phase(sim)
    await sim.restart()
    await repost(sim)
    assert recap(sim) == [link]
    row = await sim.bot.runtime.store.game(table.row.id)
    assert row is not None
    assert str(sim.public_messages[1].id) in row.phase_messages


def test_each_move_of_a_long_recap_is_either_told_or_counted() -> None:
    told = [
        ToldSentence(number // 3, number // 3 % 2, f"Sentence {number} of move {number // 3}.")
        for number in range(60)
    ]
    for max_length in range(250, 1_200, 7):
        head, *lines = recap_lines(told, max_length, "stpete", SAY)
        assert len("\n".join((head, *lines))) <= max_length
        assert "stpete show log" in head
        assert "Sentence 59" in lines[-1] or "Sentence 59" in lines[-2]
        shown = {int(move) for line in lines for move in re.findall(r"of move (\d+)", line)}
        assert f"… and {20 - len(shown)} moves before" in head
        assert all(" ".join(lines).count(f"of move {move}.") == 3 for move in shown)


def test_what_concerns_everybody_has_a_line_of_its_own() -> None:
    told = [
        ToldSentence(1, 0, "Anna passes.", is_pass=True),
        ToldSentence(2, 1, "Boris passes.", is_pass=True),
        ToldSentence(3, 0, "Anna passes.", is_pass=True),
        ToldSentence(3, None, "A round begins."),
        ToldSentence(4, 1, "Boris passes.", is_pass=True),
    ]
    lines = ["Anna passes.", "Boris passes.", "A round begins.", "Boris passes."]
    assert recap_lines(told, 1_200, "stpete", SAY) == lines


@pytest.mark.poll_interval(12 * HOUR)
async def test_person_who_takes_a_seat_is_told_what_happened_since_its_last_move(
    sim: DiscordFixture,
) -> None:
    """Dmitri takes the seat of Catherine, who was asked again and does not answer."""
    await sim.start(PLAYERS, SEED, pace="No limit")
    await all_move(sim)
    await sim.env.advance_time(25 * HOUR)
    away = {"player": str(sim.people[CATHERINE].id), "with": sim.people[DMITRI]}
    await sim.slash(ZOFIE, "stpete seat", **away)
    assert sim.last_message.raw_mentions == [sim.people[DMITRI].id]
    change = "Dmitri takes over from Catherine and can now see everything Catherine could."
    assert recap(sim, deadline=False) == [ZOFIES, BORIS_, change]
    await repost(sim)
    assert recap(sim, deadline=False) == [ZOFIES, BORIS_, change]
    await sim.slash(DMITRI, "stpete pass")
    assert recap(sim, deadline=False) == [BORIS_, change, "Dmitri passes."]


@pytest.mark.poll_interval(3 * HOUR)
async def test_player_who_has_not_moved_yet_is_told_what_an_ai_did_instead(
    sim: DiscordFixture,
) -> None:
    await sim.start(PLAYERS, SEED, pace="8 hours a move")
    await sim.env.advance_time(9 * HOUR)
    await sim.press(CATHERINE, sim.last_message, "I’m back (Catherine)")
    for who in (ZOFIE, BORIS):
        await sim.slash(who, "stpete pass")
    ran_out, moved, *rest = recap(sim)
    assert ran_out.startswith("Catherine ran out of time")
    assert moved.startswith("Catherine buys ")
    assert rest == ["Catherine is back.", "Žofie passes.", "Boris passes."]


async def test_oldest_moves_of_a_long_message_are_counted_and_the_log_is_named(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await all_move(sim)
    await repost(sim)
    told, length = recap(sim), len(sim.last_message.content)
    monkeypatch.setattr("bot.channel.composer.MAX_LENGTH", length + 1)
    await repost(sim)
    assert recap(sim) == told, "it just fits"
    monkeypatch.setattr("bot.channel.composer.MAX_LENGTH", length - 1)
    await repost(sim)
    (line,) = recap(sim)
    assert re.fullmatch(r"… and 2 moves before: </stpete show log:\d+>", line)


async def test_reposted_board_does_not_tell_what_was_taken_back_before_it_was_announced(
    sim: DiscordFixture, table: Table
) -> None:
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=500)
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    assert table.row.announced_ply < table.row.ply
    await sim.slash(CATHERINE, "stpete undo")
    assert recap(sim) == []
    await repost(sim)
    assert recap(sim) == []


async def test_undo_stays_told_when_another_move_is_taken_back_unannounced(
    sim: DiscordFixture, table: Table
) -> None:
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await sim.slash(CATHERINE, "stpete undo")
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=500)
    await sim.slash(CATHERINE, "stpete take", card="Gold Miner")
    await sim.slash(CATHERINE, "stpete undo")
    assert recap(sim) == [f"Taken back: {PURCHASE}"]
    await repost(sim)
    assert recap(sim) == [f"Taken back: {PURCHASE}"]
