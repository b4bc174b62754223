"""What a panel of a game in one file offers, says and leaves out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from bot.simple import derive_ui
from bot.table.gameplay import MAX_AUTOMATIC_MOVES
from bot.table.move_log import MoveKind
from engine.core import apply, is_forced
from engine.simple import Move, Play
from engine.simple.game import SimpleGame
from engine.simple.state import Moved
from render.simple import derive_renderer
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.examples.passing import HAND, Passing
from tests.support.simulated_discord.fixture import DiscordFixture


class Bells(Passing):
    """Whoever has kept a card of silk may keep two."""

    Table, Player = Passing.Table, Passing.Player
    phases = {"choosing": ("keep card", "both card card")}  # noqa: RUF012
    texts = {  # noqa: RUF012
        "en": Passing.texts["en"] + "ask-both = Which two cards?\n",
        "de": "ask-both = Welche zwei Karten?\ncard-s = Seide { $number }\n",
    }

    def legal(self, g: Play, seat: int) -> Iterator[Move]:
        yield from super().legal(g, seat)
        if any(card[0] == "s" for card in g.players[seat].kept):
            yield from (("both", *two) for two in permutations(g.players[seat].hand, 2))

    def offered(self, v: Any, move: str) -> bool:
        kept = [card for player in v.players for card in player.kept]
        return move == "keep" or any(card[0] == "s" for card in kept)


GAME = SimpleGame(Bells())
UI = derive_ui(GAME, derive_renderer(GAME))


def after_keeping(card: str) -> Any:
    """The state in which every seat has kept that card."""
    state = GAME.new(2, 1, Bells.Options())
    for player in state.players:
        player.kept = [card]
    return state


def test_move_that_nobody_has_as_everybody_sees_has_no_button() -> None:
    assert UI.panels.verbs(GAME.view(after_keeping("t1"), None)) == ("keep",)
    assert UI.panels.verbs(GAME.view(after_keeping("s1"), None)) == ("keep", "both")


def test_what_a_button_is_for_is_asked_of_what_everybody_sees() -> None:
    """Whose view it is makes no difference, so no hand is told by it."""
    asked = list[Any]()

    class Curious(Bells):
        Table, Player = Passing.Table, Passing.Player

        def offered(self, v: Any, move: str) -> bool:
            asked.extend(card for player in v.players for card in player.hand)
            return True

    game = SimpleGame(Curious())
    panels = derive_ui(game, derive_renderer(game)).panels
    for seat in (0, None):
        panels.verbs(game.view(after_keeping("s1"), seat))
    assert set(asked) == {None}


@pytest.mark.parametrize(
    ("language", "prompt"),
    [("en", "Chosen: Silk 3.\nWhich two cards?"), ("de", "Gewählt: Seide 3.\nWelche zwei Karten?")],
)
def test_second_choice_says_what_the_first_was(language: str, prompt: str) -> None:
    view, translate = GAME.view(after_keeping("s1"), 0), UI.texts.in_language(language)
    assert UI.panels.prompt(("both", "s3"), view, translate) == prompt
    assert UI.panels.prompt(("both",), view, translate) == prompt.partition("\n")[2]


def test_last_card_is_a_move_without_a_choice() -> None:
    state = GAME.new(2, 1, Bells.Options())
    assert not is_forced(GAME, GAME.view(state, None), 0)
    for _ in range(HAND - 1):
        for seat in range(2):
            state = apply(GAME, state, seat, ("keep", state.players[seat].hand[0])).state
    assert is_forced(GAME, GAME.view(state, None), 0)
    state = apply(GAME, state, 0, GAME.legal_actions(state, 0)[0]).state
    assert not is_forced(GAME, GAME.view(state, None), 0), "it has decided"


async def test_last_cards_are_played_by_themselves(sim: DiscordFixture) -> None:
    sim.ui = BOT_ADAPTERS["four_winds"].ui
    table = await sim.start([0, 1, 2])
    state: Any = table.state
    for seat, player in enumerate(state.players):
        player.hand = [f"n{seat + 1}", f"e{seat + 1}"]
    await sim.store_state(table)
    for _ in range(3):
        who = await sim.player_to_act([0, 1, 2])
        assert await sim.seats_of_moves(table, MoveKind.AUTOMATIC_ACTION) == []
        await sim.slash(who, "four_winds play", card=f"n{who + 1}")
    seats = await sim.seats_of_moves(table, MoveKind.AUTOMATIC_ACTION)
    assert (len(seats), set(seats)) == (3, {0, 1, 2})
    assert "Round 2" in sim.last_message.content
    assert "plays East 1" in "\n".join(message.content for message in sim.public_messages)


async def test_rules_that_never_leave_a_choice_do_not_go_on_for_ever(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    sim.ui = BOT_ADAPTERS["four_winds"].ui
    game: Any = sim.ui.game
    rules = type(game.rules)
    monkeypatch.setattr(rules, "forced", lambda *_: True)
    monkeypatch.setattr(rules, "legal", lambda *_: [("play", "n1")])
    monkeypatch.setattr(rules, "play", lambda _self, g, seat, _card: g.ask("playing", seat))
    table = await sim.start([0, 1, 2])
    await sim.slash(await sim.player_to_act([0, 1, 2]), "four_winds play", card="n1")
    moves = await sim.seats_of_moves(table, MoveKind.AUTOMATIC_ACTION)
    assert MAX_AUTOMATIC_MOVES <= len(moves) <= 2 * MAX_AUTOMATIC_MOVES


def test_two_choices_of_a_kind_are_both_told() -> None:
    class Worded(Bells):
        texts = {  # noqa: RUF012
            "en": Bells.texts["en"] + "told-both = { $name } keeps { $card }.\n"
            "you-both = You keep { $card }.\n"
        }

    game = SimpleGame(Worded())
    ui = derive_ui(game, derive_renderer(game))
    translate = ui.texts.in_language("en")
    moved = Moved(0, ("both", "s1", "t2"))
    assert ui.narration.narrate(moved, ("Anna", "Boris"), translate) == (
        "Anna keeps Silk 1 and Tea 2."
    )
    assert ui.narration.narrate_for_actor(moved, translate) == "You keep Silk 1 and Tea 2."


def test_second_choice_has_a_question_of_its_own() -> None:
    class Asking(Bells):
        Table, Player = Passing.Table, Passing.Player
        phases = {"choosing": ("keep card", "both card lamp")}  # noqa: RUF012
        texts = {"en": "ask-both = Which card?\nask-lamp = And which lamp?\n"}  # noqa: RUF012

    game = SimpleGame(Asking())
    ui = derive_ui(game, derive_renderer(game))
    view, translate = game.view(game.new(2, 1, None), 0), ui.texts.in_language("en")
    assert ui.panels.prompt(("both",), view, translate) == "Which card?"
    assert ui.panels.prompt(("both", "s1"), view, translate).endswith("\nAnd which lamp?")
    assert ui.panels.prompt(("keep", "s1"), view, translate).endswith("\nWhich one?")


class Noted(Bells):
    """Beside each card stands how many of its kind the player has kept and holds."""

    Table, Player = Passing.Table, Passing.Player
    texts = {"en": f"{Bells.texts['en']}note-card = of {{ $kept }} and {{ $card }}"}  # noqa: RUF012

    def note(self, v: Any, what: str, chosen: str | int) -> dict[str, str | int]:
        held = [card for player in v.players for card in player.hand if card]
        kept = sum(len(player.kept) for player in v.players)
        return {"kept": kept, "card": max(held)} if kept and held else {}


NOTED = SimpleGame(Noted())
NOTED_UI = derive_ui(NOTED, derive_renderer(NOTED))


def noted(card: str, hand: list[str], seat: int | None) -> str:
    """The label of a card where every seat has kept one, for whoever has that hand."""
    state = after_keeping(card) if card else GAME.new(2, 1, None)
    state.players[0].hand = hand
    view, translate = NOTED.view(state, seat), NOTED_UI.texts.in_language("en")
    return NOTED_UI.panels.label(("keep", "s1"), [("keep", "s1")], view, translate)


def test_note_stands_beside_a_choice_with_its_facts_named() -> None:
    assert noted("t1", ["s1", "t5"], 0) == "Silk 1 (of 2 and Tea 5)"
    assert noted("", ["s1", "t5"], 0) == "Silk 1", "where nothing is noted"


def test_note_has_nothing_of_what_its_reader_does_not_see() -> None:
    assert "Tea 5" not in noted("t1", ["s1", "t5"], 1)
    assert noted("t1", ["s1", "t5"], None) == "Silk 1"


def test_sentences_name_a_choice_without_its_note() -> None:
    translate = NOTED_UI.texts.in_language("en")
    view, move = NOTED.view(after_keeping("t1"), 0), ("keep", "s1")
    sentences = [
        NOTED_UI.narration.narrate_for_actor(Moved(0, move), translate),
        NOTED_UI.narration.narrate(Moved(0, move), ("A", "B"), translate),
        NOTED_UI.panels.prompt(("both", "s1"), view, translate),
    ]
    assert NOTED_UI.hints is not None
    sentences.append(NOTED_UI.hints.describe(move, view, translate))
    for sentence in sentences:
        assert "Silk 1" in str(sentence)
        assert "of 2" not in str(sentence)
    assert NOTED_UI.panels.match_text(("keep",), "Silk 1", view, translate) == "s1"
