"""Discord's limits on messages and panels of whole games, and names with special characters."""

from __future__ import annotations

import re
from functools import lru_cache

import pytest

from bot.channel.components import MAX_BUTTONS, MAX_LABEL_LENGTH
from bot.channel.custom_id import MAX_CUSTOM_ID_LENGTH, CustomId
from bot.i18n.texts import escape_name
from bot.interactions.core.suggestions import MAX_SUGGESTION_LENGTH, MAX_SUGGESTIONS
from engine.games.saint_petersburg.cards import EDITIONS, Colour, card_table
from engine.games.saint_petersburg.state import Options, State
from tests.bot.games.saint_petersburg.composed_games import (
    GAME,
    UI,
    ComposedPosts,
    compose_whole_game,
)

pytestmark = pytest.mark.slow

SAY = UI.texts.in_language("en")

LONG_GAME_SEED = 27
"""The seed of a game with phases too long to be narrated in full, found by trying."""

PLAIN_NAMES = ("Anna", "Bert", "Clara", "Dora")

HOSTILE_NAMES = (
    ("*" * 32, "_" * 32, "`" * 32, "\\" * 32),
    ("@everyone @here", "<@100000000000000001>", "<@&100000000000000001>", "<#100000000000000001>"),
    ("# Heading", "-# small", "> quote", ">>> long quote"),
    ("[here](https://example.com)", "https://example.com/_a_*b*", "||spoiler||", "~~gone~~"),
    ("\u202egnp.exe", "\u05d0" * 32, "\u0627\u2067\u2066x", "\U0001f3f4\u200d\u2620\ufe0f" * 8),
    ("<t:1:R>", "</stpete buy:1>", "<:name:100000000000000001>", "{ $name }"),
)
"""Names of four players each that are markup, mentions or links if they are not escaped."""

FORMATTING = re.compile(
    r"\*|_|`|~~|\|\||<[@#:t/a]|\[[^\]]*\]\(|^(?:#{1,3} |-# |>|- )|https?://", re.MULTILINE
)

MENTION = re.compile(r"@(everyone|here|[!&]?\d{15,20})")


@lru_cache(maxsize=2)
def whole_game(names: tuple[str, ...]) -> list[ComposedPosts]:
    options = Options(open_rubles=True, open_hands=True, extra_marker=2)
    return list(compose_whole_game(names, LONG_GAME_SEED, options))


@pytest.mark.parametrize("names", HOSTILE_NAMES)
def test_messages_of_whole_games_fit_and_escape_names(names: tuple[str, ...]) -> None:
    message_count = 0
    for posts, plain_posts in zip(whole_game(names), whole_game(PLAIN_NAMES), strict=True):
        for message, plain_message in zip(posts.messages, plain_posts.messages, strict=True):
            assert 0 < len(message.content) <= 2000
            assert len(message.buttons) <= MAX_BUTTONS
            assert all(0 < len(button.label) <= MAX_LABEL_LENGTH for button in message.buttons)
            ids = [button.custom_id.encoded for button in message.buttons]
            assert len(set(ids)) == len(ids)
            assert_plain(message.content, plain_message.content)
            if message.text_boards and plain_message.text_boards:
                for board, plain_board in zip(
                    message.text_boards(), plain_message.text_boards(), strict=False
                ):
                    assert len(board) < 2000
                    assert_plain(board, plain_board)
            message_count += 1
            if message.render is not None and message_count % 15 == 0:
                picture = message.render()
                assert 0 < len(picture.alt) <= 1024
    assert message_count > 100


MOVES_LEFT_OUT = re.compile(r"^… and \d+ moves? before: .*\n", re.MULTILINE)
"""The line that leads to the log: with long names, a text needs it sooner."""


def assert_plain(text: str, plain_text: str) -> None:
    """Check that a text has the same unescaped markup as the text with plain names."""
    text, plain_text = MOVES_LEFT_OUT.sub("", text), MOVES_LEFT_OUT.sub("", plain_text)
    assert MENTION.findall(text) == MENTION.findall(plain_text), text
    unescaped = re.sub(r"\\.", "x", text, flags=re.DOTALL)
    assert FORMATTING.findall(unescaped) == FORMATTING.findall(plain_text), text


def test_escaped_names_still_read_as_the_names() -> None:
    for name in (*PLAIN_NAMES, "Žofie", "\u05e9\u05dc\u05d5\u05dd", "x_y"):
        assert escape_name(name).replace("\\", "").strip("\u2068\u2069") == name


def _crowded_states(edition: str) -> list[State]:
    """Return states with as many choices as possible."""
    table = card_table(edition)
    state = GAME.new(4, 1, Options(edition=edition))
    assert isinstance(state, State)
    seat = state.turn
    player = state.players[seat]
    player.rubles = 200
    for card in table.kinds:
        player.in_play[card] = int(not table.is_trading(card))
    trading = [card for card in table.kinds if table.is_trading(card)]
    states = []
    for colour in Colour:
        crowded = state.clone()
        trading_cards = [card for card in trading if table.colour[card] is colour]
        crowded.upper, crowded.lower = trading_cards[:4], trading_cards[4:8]
        crowded.players[seat].hand = trading_cards[-4:]
        states.append(crowded)
    at_pub = state.clone()
    at_pub.players[seat].in_play[table.pub] = 2
    at_pub.pub_owners = [seat]
    return [*states, at_pub]


@pytest.mark.parametrize("edition", EDITIONS)
def test_panels_and_suggestions_fit_in_the_most_crowded_states(edition: str) -> None:
    max_choices = 0
    for state in _crowded_states(edition):
        seat = GAME.to_act(state)[0]
        view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
        paths = {UI.panels.path(action): action for action in legal}
        for depth in (1, 2):
            panels: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
            for path in paths:
                if len(path) > depth:
                    panels.setdefault(path[:depth], set()).add(path[: depth + 1])
            for prefix, choices in panels.items():
                max_choices = max(max_choices, len(choices))
                assert len(choices) <= min(MAX_BUTTONS, MAX_SUGGESTIONS)
                assert UI.panels.prompt(prefix, view, SAY)
                for choice in choices:
                    actions = [paths[path] for path in paths if path[: depth + 1] == choice]
                    label = UI.panels.label(choice, actions, view, SAY)
                    assert 0 < len(label) <= min(MAX_LABEL_LENGTH, MAX_SUGGESTION_LENGTH), label
                    press = CustomId("do", 10**9, 10**6, choice)
                    assert len(press.encoded) <= MAX_CUSTOM_ID_LENGTH
                    assert len(f"{10**6}~{choice[-1]}") <= MAX_SUGGESTION_LENGTH
    assert max_choices > 10, "the states are not crowded"
