"""Guided games: by presses alone, in private, beside whatever the channel plays."""

from __future__ import annotations

import secrets

import pytest

from bot.game_ui import AnyGameUI
from bot.registry import GAME_UIS
from bot.storage.contract import StoreUnavailable
from bot.storage.records import private_channel_id
from bot.table.table import Table
from bot.table.tutorial import MAX_TIPS_PER_REPLY
from engine import codec
from tests.bot.learner import Learner
from tests.bot.room import OUR_FAULT, PEOPLE, Room, labels, text_of
from tests.store.sqlite import run

ZOFIE, BORIS = 0, 1

TAUGHT = pytest.mark.parametrize(
    "game", ["saint_petersburg", "heller_und_pfennig", "rattus_cartus"]
)


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda bits: 7)


def lessons_in(text: str, ui: AnyGameUI) -> list[str]:
    """The lessons that an answer tells, by their first words."""
    translate = ui.texts.in_language("en")
    assert ui.tutorial is not None
    return [
        key
        for key in ui.tutorial.KEYS  # type: ignore[attr-defined]
        if translate(f"lesson-{key}", rival="Menshikov", command=ui.command_name)
        in text.replace("> ", "")
    ]


@TAUGHT
async def test_a_whole_game_is_played_by_presses_alone(room: Room, game: str) -> None:
    ui, learner = GAME_UIS[game], Learner(room, ZOFIE)
    await learner.learn(ui.title("en"))
    moves = await learner.play_to_the_end()
    assert moves > 20
    assert "wins" in learner.read[-1]
    assert labels(learner.shown) == ["Play another one"]
    assert learner.shown.attachments[0].description
    told = [lessons_in(text, ui) for text in learner.read]
    assert all(len(keys) <= MAX_TIPS_PER_REPLY for keys in told)
    assert "welcome" in told[0]
    assert told[-1] == ["end"]
    for key in {key for keys in told for key in keys}:
        first = next(at for at, keys in enumerate(told) if key in keys)
        last = max(at for at, keys in enumerate(told) if key in keys)
        assert not any(learner.read[at] for at in range(first, last) if key not in told[at])
    assert room.public == [], "nobody else sees anything of it"
    assert_lets_go(learner)


def assert_lets_go(learner: Learner) -> None:
    """The later half of a game takes fewer words than the first answers."""
    early = learner.read[:8]
    late = learner.read[len(learner.read) // 2 : -1]
    assert sum(map(len, late)) / len(late) < 0.8 * sum(map(len, early)) / len(early)
    assert sum("My tip" in text for text in early) >= 4
    assert not any("My tip" in text for text in late)


@TAUGHT
async def test_every_answer_shows_the_table(room: Room, game: str) -> None:
    learner = Learner(room, ZOFIE)
    await learner.learn(game)
    for _ in range(5):
        assert len(learner.shown.attachments) == 1
        assert learner.shown.attachments[0].description
        await learner.move()


@TAUGHT
async def test_it_goes_on_after_a_restart(room: Room, game: str) -> None:
    """Also with the buttons that were there before it, and telling nothing anew."""
    learner = Learner(room, ZOFIE)
    await learner.learn(game)
    for _ in range(4):
        await learner.move()
    table = await learner.table()
    before = codec.dump_state(table.game, table.state)
    shown, content = learner.shown, learner.read[-1]
    await room.restart()
    assert await learner.learn() == content, "the same moment, told the same"
    table = await learner.table()
    assert codec.dump_state(table.game, table.state) == before
    learner.shown = shown
    await learner.move()
    assert (await learner.table()).row.ply > table.row.announced_ply - 1


async def test_two_people_learn_at_the_same_time(room: Room) -> None:
    first, second = Learner(room, ZOFIE, 1), Learner(room, BORIS, 2)
    await first.learn("saint_petersburg")
    await second.learn("saint_petersburg")
    for _ in range(6):
        await first.move()
        await second.move()
    tables = [await first.table(), await second.table()]
    assert len({table.row.id for table in tables}) == 2
    assert [table.seats[0].name for table in tables] == [PEOPLE[ZOFIE], PEOPLE[BORIS]]
    row = await first.row()
    forged = await room.old_button(first.moves[0].encoded)
    assert "guided game is over" in text_of(await room.press(BORIS, forged, "Old"))
    assert await first.row() == row, "nobody plays for somebody else"


async def test_a_guided_game_leaves_the_channels_game_alone(room: Room) -> None:
    players = (ZOFIE, BORIS)
    table = await room.start(players, 3)
    learner = Learner(room, ZOFIE)
    await learner.learn("heller_und_pfennig")
    before = table.row.ply
    for _ in range(3):
        await learner.move()
    assert table.row.ply == before
    who = await room.turn(players)
    await room.slash(who, "stpete pass")
    assert table.row.ply > before
    assert len(await room.says(ZOFIE, "nevsky games")) > 0
    assert "Pfennig" not in await room.says(ZOFIE, "nevsky games")
    assert "Back to the table" not in labels(room.last)


async def test_the_other_games_are_offered(room: Room) -> None:
    learner = Learner(room, ZOFIE)
    await learner.learn()
    assert labels(learner.shown) == [
        "Saint Petersburg",
        "Auf Heller und Pfennig",
        "Rattus Cartus",
    ]
    await learner.press("Auf Heller und Pfennig")
    assert "Welcome to the market" in learner.read[-1]
    assert "guided game of Auf Heller und Pfennig" in await learner.learn("saint_petersburg")
    await learner.press("Go on with Auf Heller und Pfennig")
    assert "Welcome to the market" in learner.read[-1]
    await learner.learn("saint_petersburg")
    await learner.press("Learn Saint Petersburg instead")
    assert "Welcome to Saint Petersburg" in learner.read[-1]
    assert (await learner.table()).game.name == "saint_petersburg"


async def test_the_lobby_has_a_button_for_it(room: Room) -> None:
    await room.slash(ZOFIE, "stpete new")
    learner = Learner(room, BORIS)
    learner.see(await room.press(BORIS, room.last, "Show me how"))
    assert "Welcome to Saint Petersburg" in learner.read[-1]
    await learner.move()
    assert len(room.public) == 1


async def test_a_hint_the_hand_and_the_signs_lead_back_to_the_table(room: Room) -> None:
    learner = Learner(room, ZOFIE)
    await learner.learn("saint_petersburg")
    at_first = learner.read[-1]
    assert "I would" in await learner.press("Hint")
    assert "25 rubles" in await learner.press("My hand")
    assert await learner.press("Back to the table") == at_first
    assert "sign" in (await learner.press("What the signs mean")).lower()
    assert len(learner.shown.attachments) == 1
    assert await learner.press("Back to the table") == at_first
    await learner.press("Buy")
    assert await learner.press("Cancel") == at_first


async def test_a_move_can_be_taken_back(room: Room) -> None:
    learner = Learner(room, ZOFIE)
    await learner.learn("saint_petersburg")
    await learner.press("Buy")
    await learner.press_path(learner.moves[0])
    assert "You buy" in learner.read[-1]
    assert "taken back your last action" in await learner.press("Undo")
    assert "25 rubles" in learner.read[-1]


async def test_an_old_press_only_shows_the_table_as_it_is(room: Room) -> None:
    learner = Learner(room, ZOFIE)
    await learner.learn("saint_petersburg")
    pass_ = next(press for press in learner.moves if press.path == ("do", "pass"))
    await learner.move()
    row = await learner.row()
    person = room.people[ZOFIE]
    stale = await room.old_button(pass_.encoded)
    learner.see(await person.click(stale, custom_id=pass_.encoded))
    assert await learner.row() == row
    assert learner.moves


async def test_it_can_be_ended_and_begun_anew(room: Room) -> None:
    learner = Learner(room, ZOFIE)
    await learner.learn("saint_petersburg")
    first = await learner.row()
    await learner.press("Stop here")
    await learner.press("Back to the table")
    await learner.press("Stop here")
    assert "guided game is over" in await learner.press("Yes, end the game")
    assert await learner.row() is None
    await learner.press("Play another one")
    row = await learner.row()
    assert row is not None
    assert first is not None
    assert row.id != first.id


def but_for_the_tip(said: str) -> str:
    return "\n".join(line for line in said.splitlines() if "My tip:" not in line)


async def test_what_an_easy_player_holds_is_never_shown(room: Room) -> None:
    """Concealed in every other way, the answers stay the same, byte for byte.

    A tip goes by what can be worked out, rubles too: it stays where only that stays.
    """
    learner = Learner(room, ZOFIE)
    await learner.learn("saint_petersburg")
    for _ in range(25):
        table = await learner.table()
        seen = await learner.learn()
        buttons = labels(learner.shown)
        state = table.state
        for hide, part in ((table.game.conceal, but_for_the_tip), (table.game.determinize, str)):
            table.state = hide(state, 0, 5)
            room.bot.pictures._cache.clear()
            assert part(await learner.learn()) == part(seen)
            assert labels(learner.shown) == buttons
        table.state = state
        await learner.move()


async def test_a_guided_game_counts_nowhere_and_is_deleted_with_its_player(room: Room) -> None:
    learner = Learner(room, ZOFIE)
    await learner.learn("heller_und_pfennig")
    await learner.play_to_the_end()
    store = room.bot.runtime.store
    rows = await run(store, lambda c: c.execute("SELECT count(*) FROM result").fetchone())
    assert rows[0] == 0
    await learner.press("Play another one")
    assert await store.games_to_resume() == ()
    assert "not in a game" in await room.says(ZOFIE, "nevsky games")
    about = await room.slash(ZOFIE, "nevsky about")
    asked = await room.press(ZOFIE, about.response, "Delete what is stored about me")
    await room.press(ZOFIE, asked.response, "Yes, delete it")
    rows = await run(store, lambda c: c.execute("SELECT count(*) FROM game").fetchone())
    assert rows[0] == 0
    learner.shown = asked.response
    assert await store.open_game(private_channel_id(room.people[ZOFIE].id)) is None
    await learner.learn("heller_und_pfennig")
    assert "Welcome to the market" in learner.read[-1]


async def test_what_is_not_taught_is_refused(room: Room) -> None:
    said = text_of(await room.slash(ZOFIE, "nevsky learn", game="chess"))
    assert "no guided game" in said


async def test_only_what_is_taught_is_suggested(room: Room) -> None:
    found = await room.suggestions(ZOFIE, "nevsky learn", "game", "heller")
    assert found == {"Auf Heller und Pfennig": "heller_und_pfennig"}


@pytest.mark.parametrize(
    "path", ["x", "pick", "page/x", "new", "new/chess", "do", "do/zzz", "undo", "show", "hand/x"]
)
async def test_a_garbled_press_changes_nothing(room: Room, path: str) -> None:
    learner = Learner(room, ZOFIE)
    await learner.learn("saint_petersburg")
    row = await learner.row()
    assert row is not None
    forged = await room.old_button(f"1/lesson/{row.id}/{row.ply}/{path}")
    said = text_of(await room.press(ZOFIE, forged, "Old"))
    assert said
    assert said != OUR_FAULT
    after = await learner.row()
    assert after is not None
    assert (after.id, after.ply, after.status) == (row.id, row.ply, "running")


async def test_a_move_is_not_called_undone_because_the_store_fails_after_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = Learner(room, ZOFIE)
    await learner.learn("saint_petersburg")
    turns = room.bot.runtime.ai_scheduler

    async def too_late(table: Table) -> None:
        raise StoreUnavailable

    with monkeypatch.context() as patched:
        patched.setattr(turns, "play_until_human", too_late)
        await learner.press("Pass")
    assert "Your move is safe" in learner.read[-1]
    await learner.press("Try again")
    assert "You pass." in learner.read[-1]
    assert learner.moves
