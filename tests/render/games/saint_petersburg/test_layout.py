"""Layouts without overlaps and without cut sprites, checked on the rectangles."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.registry import GAME_UIS
from engine.games.saint_petersburg.cards import CARD_IDS, card_number, card_table
from engine.games.saint_petersburg.view import View
from render.canvas import HEIGHT
from render.context import RenderContext
from render.games.saint_petersburg.board_grid import BoardGrid
from render.games.saint_petersburg.card import card_scene, card_sentences
from render.games.saint_petersburg.card_face import card_face
from render.games.saint_petersburg.changes import changes_of
from render.games.saint_petersburg.hand import hand_scene
from render.games.saint_petersburg.phase import phase_scene
from render.games.saint_petersburg.phase_cards import phase_cards_scene
from render.games.saint_petersburg.player_summary import player_summaries, summary_areas
from render.games.saint_petersburg.seat_layout import seat_areas
from render.games.saint_petersburg.seat_panel import seat_scene
from render.games.saint_petersburg.standings import standings
from render.games.saint_petersburg.table import AREAS, table_scene
from render.games.saint_petersburg.tableau import tableau_scene
from render.kit.card import OVERHANG, CardSizes, card_parts
from render.kit.price import PriceTag
from render.rect import Rect
from render.theme import INK
from tests.render.games.saint_petersburg.drawn_states import (
    BASE,
    CONTEXT,
    GAME,
    NAMES,
    SEAT_COUNTS,
    overfull_table,
    public,
    state_after,
    translate,
)
from tests.support.render.drawn_texts import record_texts
from tests.support.render.layout import check_layout

CONTEXT_WITH_AI = RenderContext(NAMES, translate, frozenset({1, 3}))
TEXTS = GAME_UIS["saint_petersburg"].texts
BOARD = AREAS.board


def check_table(view: View) -> None:
    """Check a table, and every scene that is flattened on it."""
    changes = changes_of(view, ())
    check_layout(table_scene(view, changes, CONTEXT_WITH_AI))
    seats = len(view.players)
    shown = standings(view, changes, CONTEXT_WITH_AI)
    for standing, area in zip(shown, seat_areas(AREAS.seats, seats), strict=True):
        check_layout(seat_scene(standing, area, seats, translate))


def check_phase(view: View) -> None:
    """Check the picture of a phase, and the cards of each player."""
    scene = phase_scene(view, (), CONTEXT_WITH_AI)
    check_layout(scene)
    summaries = player_summaries(view, (), CONTEXT_WITH_AI)
    for summary, (panel, _) in zip(summaries, scene.background_layer, strict=True):
        _, area = summary_areas(panel)
        cards = phase_cards_scene(summary.cards, area.w, area.h, translate)
        assert len(cards.sprites) == len(summary.cards.groups)
        check_layout(cards)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_tables_with_few_and_many_cards(seats: int) -> None:
    for kinds in (1, 16, len(BASE)):
        check_table(public(overfull_table(seats, kinds)))
    check_table(public(state_after(seats, 2, 30, open_rubles=True)))


@pytest.mark.parametrize("kinds", [0, 1, 9, 16, 25, len(BASE)])
def test_phases_with_few_and_many_cards(kinds: int) -> None:
    for seats in (4, 5):
        check_phase(public(overfull_table(seats, kinds)))


def test_ten_cards_in_a_row() -> None:
    """As an edition for five may deal them, with a drawn card in addition."""
    base = public(overfull_table(5))
    for upper in range(11):
        cards = tuple(range(10))
        view = replace(base, upper=cards[:upper], lower=cards[upper:])
        for drawn in (None, 45):
            check_table(replace(view, drawn=drawn))


@pytest.mark.parametrize(("upper", "lower"), [(4, 4), (2, 3), (0, 0), (1, 2)])
def test_each_row_has_its_line(upper: int, lower: int) -> None:
    grid = BoardGrid(BOARD, upper, lower)
    tops = [place.y for place in grid.occupied()]
    assert grid.columns == 4
    assert len(set(tops[:upper])) <= 1
    assert len(set(tops[upper:])) <= 1
    assert all(first < second for first in tops[:upper] for second in tops[upper:])


@pytest.mark.parametrize("upper", range(11))
def test_a_long_row_continues_in_the_line_of_the_other(upper: int) -> None:
    """The upper row from the first place on, the lower one up to the last."""
    grid = BoardGrid(BOARD, upper, 10 - upper)
    assert grid.columns == 5
    assert tuple(grid.occupied()) == grid.places()
    assert grid.boundary == upper
    heading = grid.lower_heading
    assert (heading is None) == (upper == 10)
    assert heading is None or heading.right == grid.inside.right


@pytest.mark.parametrize("upper", range(9))
def test_the_lower_row_is_named_where_it_begins(upper: int) -> None:
    grid = BoardGrid(BOARD, upper, 8 - upper)
    heading = grid.lower_heading
    assert (heading is None) == (upper == 8)
    if heading is not None:
        first = grid.occupied()[upper]
        assert (heading.x, heading.bottom) == (first.x, first.y)


def test_lower_row_ends_at_the_same_place() -> None:
    ends = [BoardGrid(BOARD, upper, 2).occupied()[-1] for upper in range(7)]
    assert len(set(ends)) == 1


def test_hands_of_any_size() -> None:
    state = overfull_table()
    for number in range(5):
        state.players[1].hand = list(range(40, 40 + number))
        for rubles in (0, 99):
            state.players[1].rubles = rubles
            check_layout(hand_scene(GAME.view(state, 1), CONTEXT))


@pytest.mark.parametrize("kinds", [0, 1, 7, 14, 20, 35])
def test_tableaux_of_any_size(kinds: int) -> None:
    view = public(overfull_table(kinds=kinds))
    for seat in (0, 1):
        check_layout(tableau_scene(view, seat, CONTEXT))


def test_every_sentence_about_a_card_is_drawn_on_the_board() -> None:
    """In the language that says the most of the card, for which there is the least room."""
    with record_texts() as texts:
        for kind in CARD_IDS:
            said = {
                words: card_sentences(card_number(kind), "new_society", words)
                for words in map(TEXTS.in_language, TEXTS.languages)
            }
            words = max(said, key=lambda each: sum(map(len, said[each])))
            texts.clear()
            card_scene(kind, "new_society", words)
            lines = [each for each in texts if each.style == "label"]
            shown = [each.text for each in lines if each.y + each.size // 2 < HEIGHT - 20]
            for sentence in said[words]:
                assert " ".join(sentence.split()) in " ".join(shown), kind


@pytest.mark.parametrize("scale", [0.62, 1.0, 2.0, 2.4])
def test_price_and_shield_do_not_overlap(scale: float) -> None:
    """Nor do they leave the art and the margin of a card."""
    card, sizes = Rect(4, 4, int(176 * scale), int(260 * scale)), CardSizes().scaled(scale)
    for kind in card_table("new_society").kinds:
        for text in ("1", "24", "1–9", "10–24"):
            is_plate = len(text) > 2
            tag = PriceTag(text, INK, INK, INK, INK, plate=is_plate)
            face = card_face(kind, "new_society", None, translate)._replace(price=tag)
            parts = card_parts(face, card, sizes)
            assert parts.price is not None
            assert not parts.price.overlaps(parts.shield)
            assert card.inset(-OVERHANG).contains(parts.price)
            assert parts.shield.bottom <= parts.art.bottom
