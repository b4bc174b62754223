"""The text of a review: the most expensive decisions, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from bot.channel.attachments import MAX_MESSAGE_LENGTH
from bot.channel.custom_id import CustomId
from bot.i18n.texts import shared_texts
from bot.table.game_history import load_history
from bot.table.review import DecisionEvaluation, Review, user_decisions
from bot.table.table import Table
from engine import codec
from engine.games.saint_petersburg.actions import Take
from tests.bot.interactions.history.reviews.review_requests import (
    BORIS,
    DECISIONS,
    ask_for_review,
    finish_review,
    latest_private_text,
    stored_review,
)
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    controls_of,
    shown_text,
    text_of,
)
from tests.support.simulated_discord.saint_petersburg import finish_game


async def store_review(sim: DiscordFixture, table: Table, who: int, costly: int) -> list[int]:
    """Store a review in which some of five passes were clearly bad. Returns their plies."""
    await finish_review(sim, who)
    row = await stored_review(sim, table, who)
    plies = [verdict.ply for verdict in Review.load(row.findings).evaluations]
    card = (await first_state(sim, table, who)).upper[0]
    better = codec.dump_action(table.game, Take(card, "upper"))
    verdicts = [
        DecisionEvaluation(ply, 0.25, 0.124, 6.0, better)
        if index < costly
        else DecisionEvaluation(ply, 0.5)
        for index, ply in enumerate(plies)
    ]
    findings = Review(DECISIONS, tuple(verdicts)).dump()
    await sim.bot.runtime.store.save_review(row.game_id, row.user_id, findings, done=True)
    return plies


async def test_costly_decisions_are_listed_with_a_better_move(
    sim: DiscordFixture, finished_table: Table
) -> None:
    await store_review(sim, finished_table, BORIS, 1)
    reply = text_of(await ask_for_review(sim, BORIS))
    assert "**Accuracy: 80%.** For 4 of your 5 decisions I found nothing clearly better." in reply
    assert "This decision cost you something:" in reply
    assert "about 12 wins fewer in 100 games" in reply
    assert "You chose to pass. Better: **take " in reply


async def test_a_better_move_for_which_no_reason_is_known_is_named_alone(
    sim: DiscordFixture, finished_table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sim.ui.hints, "reasons", lambda *arguments: [])
    await store_review(sim, finished_table, BORIS, 1)
    reply = text_of(await ask_for_review(sim, BORIS))
    assert "Better: **take " in reply
    assert "I found nothing better" not in reply


async def test_each_costly_decision_links_to_its_replay_step(
    sim: DiscordFixture, finished_table: Table
) -> None:
    plies = await store_review(sim, finished_table, BORIS, 2)
    answer = await ask_for_review(sim, BORIS)
    assert button_labels(answer.response) == ["Show 1", "Show 2"]
    ids = [control["custom_id"] for control in controls_of(answer.response)]
    assert ids == [
        CustomId("replay", finished_table.row.id, ply, ("m", "review")).encoded for ply in plies[:2]
    ]
    await sim.press(BORIS, answer.response, "Show 2")
    panel = sim.messages_visible_to(BORIS)[-1]
    assert "Boris" in shown_text(panel)
    assert "Move " in shown_text(panel)
    await sim.press(BORIS, panel, "Review")
    assert "You chose to pass." in await latest_private_text(sim, BORIS)


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
async def test_five_decisions_fit_into_a_message_in_every_language(
    sim: DiscordFixture, finished_table: Table, language: str
) -> None:
    await store_review(sim, finished_table, BORIS, 5)
    sim.locales[BORIS] = language
    button = await sim.send_old_button(f"1/review/{finished_table.row.id}/0")
    reply = text_of(await sim.press(BORIS, button, "Old"))
    assert len(reply) <= MAX_MESSAGE_LENGTH
    assert all(f"**{number}** · " in reply for number in range(1, 6))
    assert not reply.endswith("\N{HORIZONTAL ELLIPSIS}")


async def first_state(sim: DiscordFixture, table: Table, who: int) -> Any:
    """Return the state of a person's first decision."""
    record = await load_history(sim.bot.runtime.store, table.row.id)
    assert record is not None
    return user_decisions(record, sim.people[who].id)[0].state


@pytest.mark.parametrize("is_open", [True, False])
async def test_review_says_when_a_solo_game_could_be_drawn_out(
    sim: DiscordFixture, is_open: bool
) -> None:
    table = await sim.start((BORIS,), 70)
    state = table.game.clone(table.state)
    state.upper = [*state.stacks[0][:8]]
    if is_open:
        state.stacks[1:] = [stack[:1] for stack in state.stacks[1:]]
    table.stored.state = state
    for _ in range(3):
        await sim.slash(BORIS, "stpete pass")
    await finish_game(sim, table, (BORIS,))
    await finish_review(sim, BORIS)
    text = text_of(await ask_for_review(sim, BORIS))
    assert ("You could have drawn the game out, first here: Round 1" in text) == is_open


def test_button_in_the_language_of_the_table_is_not_named_in_that_of_the_reader() -> None:
    for translate in shared_texts().in_every_language("en"):
        told = [translate(key) for key in ("review-meanwhile", "review-put-off")]
        assert not any("**" in text for text in told)
