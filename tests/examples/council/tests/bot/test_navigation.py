"""Navigation in a game without hand, tableaux, cards and hints; and typed choices."""

from __future__ import annotations

from typing import Any

from bot.table.table import Table
from tests.examples.council.engine.cards import KINDS
from tests.examples.council.tests.bot.council_moves import (
    ANNA,
    BORIS,
    CATHERINE,
    STRANGER,
    give,
    state_of,
)
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    options_of,
    shown_text,
    text_of,
)

LOOKS = ["Table", "Log", "Rules"]
"""The labels in the menu of views; the host has more."""

HOSTS_ACTIONS = ["Change the pace", "End the game"]


async def look(sim: DiscordFixture, who: int) -> Any:
    return (await sim.press(who, sim.last_message, "Look around")).response


async def test_unsupported_features_have_no_buttons(sim: DiscordFixture, table: Table) -> None:
    assert button_labels(sim.last_message) == ["Look around", "Give"]
    shown = await look(sim, ANNA)
    assert shown_text(shown) == "What would you like to see?"
    assert button_labels(shown) == ["Give"]
    assert list(options_of(shown)) == [*LOOKS, *HOSTS_ACTIONS]
    for lacking in ("hint", "standings", "tableaux", "cards", "hand"):
        old = await sim.send_old_button(f"1/{lacking}/{table.row.id}/{table.row.ply}")
        assert text_of(await sim.press(ANNA, old, "Old"))
        await old.delete()


async def test_spectators_can_open_all_public_panels(sim: DiscordFixture, table: Table) -> None:
    shown = await look(sim, STRANGER)
    assert "You’re watching this game" in shown_text(shown)
    assert button_labels(shown) == LOOKS
    pressed = await sim.press(STRANGER, sim.last_message, "Give")
    assert "welcome to watch" in text_of(pressed)


async def test_catch_up_includes_private_events(sim: DiscordFixture, table: Table) -> None:
    for who in (ANNA, BORIS):
        await give(sim, who)
    assert "Since" not in shown_text(await look(sim, ANNA)), "their decisions are still secret"
    await give(sim, CATHERINE)
    first = shown_text(await look(sim, ANNA)).splitlines()
    assert [line for line in first if line.startswith("Catherine gives Žofie: ")] == first[1:2]
    assert "**Since your last move**" in first
    assert sum("Boris gives" in line for line in first) == 1, (
        "the number of cards, but not which ones"
    )
    again = shown_text(await look(sim, ANNA))
    assert "Catherine gives Žofie: " not in again, "private news is shown once"


async def test_autocomplete_choices_are_sorted_like_the_menu(
    sim: DiscordFixture, table: Table
) -> None:
    """The order in which a user types them makes no difference."""
    hand = state_of(table).players[ANNA].hand
    typed = ", ".join(KINDS[card] for card in reversed(hand[:2]))
    assert "You choose to give" in await sim.private_reply(ANNA, "council give", cards=typed)
    for who in (BORIS, CATHERINE):
        await give(sim, who)
    kinds = sorted(set(state_of(table).players[ANNA].hand))[:2]
    assert len(kinds) == 2
    typed = ", ".join(KINDS[card] for card in reversed(kinds))
    said = await sim.private_reply(ANNA, "council lay", cards=typed)
    assert "You lay" in said
    moves = await sim.bot.runtime.store.moves(table.row.id, 0)
    laid = [move.action or "" for move in moves if move.kind == "act"][-2:]
    assert [text.count("lay") for text in laid] == [1, 1]
    assert state_of(table).players[ANNA].laid == kinds
