"""What a review says: the decisions that cost most, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from bot.channel.attachments import MAX_MESSAGE_LENGTH
from bot.channel.components import CustomId
from bot.table.game_history import load_history
from bot.table.review import DecisionEvaluation, Review, user_decisions
from bot.table.table import Table
from engine import codec
from engine.games.saint_petersburg.actions import Take
from tests.bot.reviews.asking import (
    BORIS,
    DECISIONS,
    LOOK,
    ask,
    found,
    seen,
)
from tests.bot.room import Room, controls_of, labels, text_of


async def arrange(room: Room, table: Table, who: int, costly: int) -> list[int]:
    """As if something clearly better had been found for so many of five passes; their plies."""
    await ask(room, who)
    await room.env.advance_time(LOOK)
    row = await found(room, table, who)
    plies = [verdict.ply for verdict in Review.load(row.findings).evaluations]
    card = (await first_state(room, table, who)).upper[0]
    better = codec.dump_action(table.game, Take(card, "upper"))
    verdicts = [
        DecisionEvaluation(ply, 0.25, 0.124, 6.0, better)
        if place < costly
        else DecisionEvaluation(ply, 0.5)
        for place, ply in enumerate(plies)
    ]
    told = Review(DECISIONS, tuple(verdicts)).dump()
    await room.bot.runtime.store.save_review(row.game_id, row.user_id, told, done=True)
    return plies


async def test_the_worst_are_named_with_what_would_have_been_better(
    room: Room, over: Table
) -> None:
    await arrange(room, over, BORIS, 1)
    said = text_of(await ask(room, BORIS))
    assert "**Accuracy: 80%.** For 4 of your 5 decisions I found nothing clearly better." in said
    assert "This decision cost you something:" in said
    assert "about 12 wins fewer in 100 games" in said
    assert "You chose to pass. Better: **take " in said


async def test_each_of_the_worst_is_one_press_away_from_its_moment(room: Room, over: Table) -> None:
    plies = await arrange(room, over, BORIS, 2)
    answer = await ask(room, BORIS)
    assert labels(answer.response) == ["Show 1", "Show 2"]
    ids = [one["custom_id"] for one in controls_of(answer.response)]
    assert ids == [
        CustomId("replay", over.row.id, ply, ("m", "review")).encoded for ply in plies[:2]
    ]
    await room.press(BORIS, answer.response, "Show 2")
    panel = room.seen_by(BORIS)[-1]
    assert "Boris" in panel.content
    assert "Move " in panel.content
    await room.press(BORIS, panel, "Review")
    assert "You chose to pass." in await seen(room, BORIS)


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
async def test_five_decisions_fit_into_an_answer_in_every_language(
    room: Room, over: Table, language: str
) -> None:
    await arrange(room, over, BORIS, 5)
    room.locales[BORIS] = language
    button = await room.old_button(f"1/review/{over.row.id}/0")
    said = text_of(await room.press(BORIS, button, "Old"))
    assert len(said) <= MAX_MESSAGE_LENGTH
    assert all(f"**{number}** · " in said for number in range(1, 6))
    assert not said.endswith("\N{HORIZONTAL ELLIPSIS}")


async def first_state(room: Room, table: Table, who: int) -> Any:
    """The state in which somebody decided first."""
    record = await load_history(room.bot.runtime.store, table.row.id)
    assert record is not None
    return user_decisions(record, room.people[who].id)[0].state
