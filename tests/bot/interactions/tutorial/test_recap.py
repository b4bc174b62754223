"""What happened, above a tip or a question: what of it is told where not all of it fits."""

from __future__ import annotations

import pytest

from bot.games.heller_und_pfennig.texts import TEXTS
from bot.interactions.tutorial import recap
from engine.ai.agents import ActionValue
from engine.games.rattus_cartus.actions import DONE
from tests.bot.interactions.tutorial.tutorial_driver import advise, begin_playing
from tests.engine.games.rattus_cartus import positions as rattus
from tests.support.simulated_discord.fixture import DiscordFixture

SAY = TEXTS.in_language("en")


def test_hint_leaves_room_for_ones_own_rather_than_for_an_alternative() -> None:
    hint = "\n".join(("My advice: pass.", "Why not.", "Or buy: worse.", "Or take: much worse."))
    happened = [
        recap.Told("You pass.", is_own=True),
        *[recap.Told("Boris buys something long.", is_own=False)] * 20,
    ]
    for room, lines in ((900, 4), (150, 3), (130, 2), (90, 4)):
        told = recap.leave_room(hint, happened, room)
        assert told == "\n".join(hint.splitlines()[:lines]), room
        if 90 < room < 900:
            text, is_shortened = recap.shorten(happened, SAY, room - len(told))
            assert is_shortened
            assert text.startswith("You pass.\n20 more things happened")


def test_what_others_did_to_the_player_is_kept_rather_than_what_they_did_later() -> None:
    happened = [
        recap.Told("Boris draws 2 cards.", is_own=False),
        recap.Told("Boris plays a Flute: 1 rat to Žofie.", is_own=False, names_player=True),
        recap.Told("You draw: Monk.", is_own=True),
        *[recap.Told("Catherine draws 2 cards.", is_own=False)] * 9,
    ]
    text, is_shortened = recap.shorten(happened, SAY, recap.MORE_LENGTH + 85)
    assert is_shortened
    assert text.splitlines()[:2] == ["Boris plays a Flute: 1 rat to Žofie.", "You draw: Monk."]
    assert text.splitlines()[2].startswith("9 more things happened")
    assert text.splitlines()[3:] == ["Catherine draws 2 cards."]


async def test_what_stood_above_a_tip_is_not_repeated_above_the_question(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    advise(monkeypatch, sim, ActionValue(DONE, 40, 0.5, 0.0, 0.0, 0.0))
    driver = await begin_playing(sim, "rattus_cartus")
    state = rattus.table("king", "flute", "", row="palace_1 farm_1 castle_1", first=1)
    state = rattus.all_enter(state, "0 flute", "1")
    await driver.put(rattus.after(state, *rattus.entering(0)[:1]))
    first = await driver.press("Lay no cards")
    assert driver.tip is not None
    assert "You lay down no cards here." in first
    await driver.read_on()
    assert "Which supply" in driver.replies[-1]
    assert "You lay down" not in driver.replies[-1]
    assert f"1 to {(await driver.table()).snapshot.names[0]}" in driver.replies[-1]
