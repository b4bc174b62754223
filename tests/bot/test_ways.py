"""Everything by buttons: what the private hand leads to, and the way back from it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.channel.components import BUTTONS_PER_ROW, MAX_ROWS
from bot.table.table import Table
from tests.bot.play_by_buttons import menus, presses
from tests.bot.room import Room, controls_of, labels, text_of

SEED = 70
PLAYERS = (0, 1, 2)
HOST, BORIS, CATHERINE, STRANGER = 0, 1, 2, 4
"""With this seed Catherine has the first turn."""

MOVES = ["Buy", "Take", "Pass"]
"""What Catherine can do: there is no card in her hand to play."""
LOOKS = ["Table", "Standings", "Chart", "Log", "Players", "Rules", "Cards"]


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


async def hand(room: Room, who: int) -> Any:
    return (await room.slash(who, "stpete hand")).response


def rows(message: Any) -> list[list[str]]:
    """The labels of a message's buttons, row by row."""
    found = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return [[one.get("label", "") for one in row["components"]] for row in found]


async def test_the_hand_groups_what_can_be_done(room: Room, table: Table) -> None:
    shown = rows(await hand(room, CATHERINE))
    assert shown == [MOVES, ["Hint", "More …"], LOOKS[:BUTTONS_PER_ROW], LOOKS[BUTTONS_PER_ROW:]]
    assert len(shown) <= MAX_ROWS


async def test_the_hand_offers_only_what_would_work(room: Room, table: Table) -> None:
    assert rows(await hand(room, BORIS)) == [
        ["More …"],
        LOOKS[:BUTTONS_PER_ROW],
        LOOKS[BUTTONS_PER_ROW:],
    ]
    await room.slash(CATHERINE, "stpete pass", **{"rest-of-phase": True})
    assert rows(await hand(room, CATHERINE))[0] == ["Undo", "Play on", "More …"]
    await room.slash(HOST, "stpete pass")
    assert rows(await hand(room, CATHERINE))[0] == ["Play on", "More …"], "Žofie has acted since"


async def test_a_hint_is_not_offered_at_a_table_without_hints(room: Room) -> None:
    await room.slash(0, "stpete new")
    shown = await room.press(0, room.last, "Settings")
    await room.press(0, shown.response, "Hints: allowed")
    await room.slash(0, "stpete start")
    assert "Hint" not in labels(await hand(room, 0))


@pytest.mark.parametrize(
    ("label", "said"),
    [
        ("Hint", "I would"),
        ("Standings", "**Catherine**: 0 points"),
        ("Chart", "The game so far"),
        ("Log", "Nothing has happened yet."),
        ("Players", "Round 1"),
        ("Rules", "Saint Petersburg"),
        ("Cards", "Which one"),
        ("Table", "at the bottom of the channel"),
        ("More …", "What else"),
    ],
)
async def test_each_button_shows_something_and_leads_back(
    room: Room, table: Table, label: str, said: str
) -> None:
    shown = await hand(room, CATHERINE)
    answer = await room.press(CATHERINE, shown, label)
    assert said in text_of(answer)
    assert answer.response.id == shown.id, "one private message, changed in its place"
    back = await room.press(CATHERINE, answer.response, "Back")
    assert "25 rubles" in text_of(back)
    assert labels(back.response)[:3] == MOVES


async def test_all_these_buttons_outlive_a_restart(room: Room, table: Table) -> None:
    shown = await hand(room, CATHERINE)
    for label in labels(shown):
        if label not in MOVES:
            await room.restart()
            answer = await room.press(CATHERINE, shown, label)
            await room.restart()
            shown = (await room.press(CATHERINE, answer.response, "Back")).response
    assert (await room.table()).row.ply == table.row.ply, "nothing was done by looking"


async def test_after_a_hint_its_move_is_one_tap_away(room: Room, table: Table) -> None:
    answer = await room.press(CATHERINE, await hand(room, CATHERINE), "Hint")
    assert labels(answer.response) == [*MOVES, "Back"]


async def test_a_hint_out_of_turn_says_whose_turn_it_is_and_leads_back(
    room: Room, table: Table
) -> None:
    old = await room.old_button(f"1/hint/{table.row.id}/0")
    answer = await room.press(BORIS, old, "Old")
    assert "Catherine’s turn" in text_of(answer)
    assert labels(answer.response) == ["Back"]


async def test_every_topic_of_the_rules_is_in_a_menu(room: Room, table: Table) -> None:
    answer = await room.press(BORIS, await hand(room, BORIS), "Rules")
    for topic in room.ui.rule_topics:
        [(menu, _)] = menus(answer.response)
        assert [option["value"] for option in menu["options"]] == list(room.ui.rule_topics)
        answer = await room.people[BORIS].select(answer.response, [topic])
        assert text_of(answer) == room.ui.texts.in_language("en")(
            f"rules-{topic}", command="stpete"
        )


async def test_every_card_is_in_a_menu(room: Room, table: Table) -> None:
    answer = await room.press(BORIS, await hand(room, BORIS), "Cards")
    assert room.ui.card_reference is not None
    offered = [option["value"] for menu, _ in menus(answer.response) for option in menu["options"]]
    assert offered == list(room.ui.card_reference.ids)
    first, *_, (last, _) = menus(answer.response)
    picked = await room.people[BORIS].select(
        answer.response, [offered[-1]], custom_id=last["custom_id"]
    )
    assert text_of(picked) == room.ui.card_reference.explain(
        offered[-1], room.ui.texts.in_language("en")
    )
    assert picked.response.attachments[0].description
    assert menus(picked.response)[0] == first, "the next card at once"


async def test_the_players_are_shown_one_by_one(room: Room, table: Table) -> None:
    answer = await room.press(BORIS, await hand(room, BORIS), "Players")
    assert labels(answer.response) == ["Žofie", "Boris", "Catherine", "Back"]
    shown = set()
    for name in ("Žofie", "Boris", "Catherine"):
        answer = await room.press(BORIS, answer.response, name)
        alt = answer.response.attachments[0].description
        assert alt is not None
        assert name in alt
        shown.add(alt)
    assert len(shown) == 3


@pytest.mark.parametrize(
    "path",
    [
        "rules", "card", "card/0", "cards/x", "cards/99", "tableaux/9", "tableaux/x", "ask",
        "ask/fly", "seat-ai", "seat-ai/1", "seat-ai/1/random", "seat-person/1", "replace",
        "replace/x", "call", "leave-game/random", "drop-ai/x", "invite", "more/x", "look/x",
    ],
)  # fmt: skip
async def test_a_mangled_button_is_answered_in_words(room: Room, table: Table, path: str) -> None:
    verb, _, rest = path.partition("/")
    custom_id = f"1/{verb}/{table.row.id}/{table.row.ply}" + (f"/{rest}" if rest else "")
    before = await room.standing()
    old = await room.old_button(custom_id)
    answer = await room.press(BORIS, old, "Old")
    assert text_of(answer)
    assert "went wrong" not in text_of(answer)
    await old.delete()
    assert await room.standing() == before


# Leaving and ending


async def test_what_is_seldom_wanted_is_there_for_who_may(room: Room, table: Table) -> None:
    for who, offered in ((HOST, ["Leave the game", "End the game"]), (BORIS, ["Leave the game"])):
        answer = await room.press(who, await hand(room, who), "More …")
        assert labels(answer.response) == [*offered, "Back"]


async def test_a_running_game_is_left_by_buttons(room: Room, table: Table) -> None:
    answer = await room.press(BORIS, await hand(room, BORIS), "More …")
    answer = await room.press(BORIS, answer.response, "Leave the game")
    offered = labels(answer.response)
    assert offered[:3] == ["An easy AI", "A medium AI", "A hard AI"]
    assert offered[-1] == "Cancel"
    stayed = await room.press(BORIS, answer.response, "Cancel")
    assert "Nothing was done." in text_of(stayed)
    assert table.seats[BORIS].user_id == room.people[BORIS].id
    asked = await room.slash(BORIS, "stpete leave")
    left = await room.press(BORIS, asked.response, "A hard AI")
    assert table.seats[BORIS].ai == "hard"
    back = await room.press(BORIS, left.response, "Take my seat back")
    assert table.seats[BORIS].user_id == room.people[BORIS].id
    assert labels(back.response) == ["My hand"]


async def test_a_button_of_before_leaves_the_seat_to_a_medium_ai(room: Room, table: Table) -> None:
    old = await room.old_button(f"1/leave-game/{table.row.id}/0")
    await room.press(BORIS, old, "Old")
    assert table.seats[BORIS].ai == "medium"


async def test_a_running_game_is_ended_by_buttons(room: Room, table: Table) -> None:
    answer = await room.press(HOST, await hand(room, HOST), "More …")
    answer = await room.press(HOST, answer.response, "End the game")
    assert labels(answer.response) == ["Yes, end the game", "Cancel"]
    stayed = await room.press(HOST, answer.response, "Cancel")
    assert "25 rubles" in text_of(stayed)
    assert table.row.status == "running"
    asked = await room.slash(HOST, "stpete end")
    await room.press(HOST, asked.response, "Yes, end the game")
    assert "without a winner" in room.last.content


# The lobby


async def test_the_lobby_explains_the_game(room: Room) -> None:
    await room.slash(0, "stpete new")
    answer = await room.press(STRANGER, room.last, "Rules")
    back = await room.press(STRANGER, answer.response, "Back")
    assert "waiting for players" in text_of(back)
    assert labels(back.response) == ["Join (3 free)", "Rules", "Cards"]
    await room.press(STRANGER, back.response, "Join (3 free)")
    assert len((await room.table()).seats) == 2


def test_the_buttons_of_all_answers_are_told_apart() -> None:
    """What is asked for by one word is not offered under two."""
    assert len({*MOVES, *LOOKS}) == len(MOVES) + len(LOOKS)


async def test_no_message_has_more_than_discord_takes(room: Room, table: Table) -> None:
    shown = await hand(room, CATHERINE)
    ids = [control["custom_id"] for control in controls_of(shown)]
    assert len(set(ids)) == len(ids) <= BUTTONS_PER_ROW * MAX_ROWS
    assert all(press.game_id == table.row.id for press in presses(shown))
