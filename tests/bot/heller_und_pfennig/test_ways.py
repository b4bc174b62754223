"""The buttons of the private hand at the market."""

from __future__ import annotations

from tests.bot.heller_und_pfennig.test_turns import PLAYERS, begun
from tests.bot.play_by_buttons import menus
from tests.bot.room import Room, labels, text_of

LOOKS = ["Table", "Standings", "Chart", "Log", "Players", "Rules", "Tiles"]
"""A tile is no card: here the button has a name of its own."""


async def test_the_hand_leads_to_all_there_is_and_back(room: Room) -> None:
    who, _ = await begun(room)
    shown = (await room.press(who, room.last, "My hand")).response
    offered = labels(shown)
    assert offered[-len(LOOKS) :] == LOOKS
    assert "Hint" in offered
    for label in ("Hint", *LOOKS, "More …"):
        answer = await room.press(who, shown, label)
        shown = (await room.press(who, answer.response, "Back")).response
        assert labels(shown) == offered


async def test_every_tile_is_in_a_menu(room: Room) -> None:
    who, _ = await begun(room)
    shown = (await room.press(who, room.last, "My hand")).response
    answer = await room.press(who, shown, "Tiles")
    assert room.ui.card_reference is not None
    offered = [one["value"] for menu, _ in menus(answer.response) for one in menu["options"]]
    assert offered == list(room.ui.card_reference.ids)


async def test_back_steps_through_piece_row_and_space(room: Room) -> None:
    who, _ = await begun(room)
    pieces = (await room.press(who, room.last, "Put up a stall")).response
    rows = (await room.press(who, pieces, labels(pieces)[0])).response
    spaces = (await room.press(who, rows, labels(rows)[0])).response
    for shown in (rows, pieces):
        spaces = (await room.press(who, spaces, "Back")).response
        assert labels(spaces) == labels(shown)
    first = (await room.press(who, spaces, "Back")).response
    assert labels(first)[-1] == "My hand"
    assert (await room.table()).row.ply == 4, "a table of three that has begun, and no move"


async def test_what_was_placed_since_is_told(room: Room) -> None:
    who, follower = await begun(room)
    pieces = (await room.press(who, room.last, "Put up a stall")).response
    rows = (await room.press(who, pieces, labels(pieces)[0])).response
    spaces = (await room.press(who, rows, labels(rows)[0])).response
    done = await room.press(who, spaces, labels(spaces)[0])
    assert "You " in text_of(done)
    for other in PLAYERS:
        told = "**Since you sat down**" in await room.says(other, "heller hand")
        assert told == (other != who)
    assert "puts up" in (await room.says(follower, "heller hand"))
