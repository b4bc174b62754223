"""Layouts without overlaps and without cut sprites, checked on the rectangles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from unittest.mock import patch

import pytest

from bot.registry import GAME_UIS
from engine.games.saint_petersburg.cards import CARD_IDS, card_number, card_table
from engine.games.saint_petersburg.events import Event
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
from render.games.saint_petersburg.result import result_scene
from render.games.saint_petersburg.seat_layout import seat_areas
from render.games.saint_petersburg.seat_panel import seat_scene
from render.games.saint_petersburg.standings import standings
from render.games.saint_petersburg.table import AREAS, table_scene
from render.games.saint_petersburg.tableau import tableau_scene
from render.kit.card import OVERHANG, CardSizes, card_parts
from render.kit.price import PriceTag
from render.rect import Rect
from render.sprites import Drawing
from render.theme import INK
from render.translation import Translate
from tests.render.games.saint_petersburg.adapter import public_phase, realistic_phases
from tests.render.games.saint_petersburg.drawn_states import (
    BASE,
    CONTEXT,
    GAME,
    NAMES,
    SEAT_COUNTS,
    drawn_states,
    overfull_table,
    public,
    random_states,
    state_after,
    translate,
)
from tests.support.render.layout import check_layout

AI = frozenset({1, 3})
TEXTS = GAME_UIS["saint_petersburg"].texts
BOARD = AREAS.board


def check_table(
    view: View,
    events: Sequence[Event] = (),
    names: tuple[str, ...] = NAMES,
    translate_names: Translate = translate,
) -> None:
    """Check a table, and every scene that is flattened on it."""
    changes = changes_of(view, events)
    check_layout(table_scene(view, changes, RenderContext(names, translate_names, AI)))
    seats = len(view.players)
    places = seat_areas(AREAS.seats, seats)
    seat_standings = standings(view, changes, RenderContext(names, translate_names, AI))
    for standing, area in zip(seat_standings, places, strict=True):
        check_layout(seat_scene(standing, area, seats, translate_names))


def check_phase(
    view: View, events: Sequence[Event], translate_names: Translate = translate
) -> None:
    """Check the picture of a phase, and the cards of each player."""
    scene = phase_scene(view, events, RenderContext(NAMES, translate_names, AI))
    check_layout(scene)
    for summary, (panel, _) in zip(
        player_summaries(view, events, RenderContext(NAMES, translate_names, AI)),
        scene.background_layer,
        strict=True,
    ):
        _, area = summary_areas(panel)
        cards = phase_cards_scene(summary.cards, area.w, area.h, translate_names)
        assert len(cards.sprites) == len(summary.cards.groups)
        check_layout(cards)


def views() -> Iterator[View]:
    for seats in SEAT_COUNTS:
        for seed, open_rubles in ((1, False), (2, True)):
            states = list(random_states(seats, seed, open_rubles=open_rubles))
            yield from map(public, (*states[::40], states[-1]))
        yield public(overfull_table(seats))
        yield public(overfull_table(seats, kinds=1))
        yield public(overfull_table(seats, kinds=len(BASE)))
    yield public(overfull_table(5))
    yield from map(public, drawn_states())


def test_tables() -> None:
    for view in views():
        check_table(view)


def test_phases() -> None:
    for seats in SEAT_COUNTS:
        for phase in list(realistic_phases(seats, seats))[::3]:
            check_phase(*public_phase(phase))
    for number in (0, 1, 9, 16, 25, len(BASE)):
        check_phase(public(overfull_table(kinds=number)), ())
        check_phase(public(overfull_table(5, kinds=number)), ())


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


def test_single_card_on_the_table() -> None:
    state = state_after(1, 1, 1)
    view = public(state)
    assert sum(copies for _, copies in view.players[0].in_play) == 1
    check_table(view)


def test_hands() -> None:
    for seats in SEAT_COUNTS:
        for state in list(random_states(seats, seats, 90))[::9]:
            for seat in range(seats):
                check_layout(hand_scene(GAME.view(state, seat), CONTEXT))
    state = overfull_table()
    for number in range(5):
        state.players[1].hand = list(range(40, 40 + number))
        for rubles in (0, 99):
            state.players[1].rubles = rubles
            check_layout(hand_scene(GAME.view(state, 1), CONTEXT))


def test_tableaux() -> None:
    for number in (0, 1, 4, 7, 8, 14, 20, 25, 35):
        view = public(overfull_table(kinds=number))
        for seat in (0, 1):
            check_layout(tableau_scene(view, seat, CONTEXT))


def test_results() -> None:
    for seats in SEAT_COUNTS:
        view = public(state_after(seats, seats))
        check_layout(result_scene(view, CONTEXT))
    with pytest.raises(ValueError, match="end"):
        result_scene(public(state_after(2, 1, 5)), CONTEXT)


def test_cards() -> None:
    for kind in CARD_IDS:
        check_layout(card_scene(kind, "new_society", translate))


def test_every_sentence_about_a_card_is_drawn_on_the_board() -> None:
    """In the language that says the most of the card, for which there is the least room."""
    for kind in CARD_IDS:
        said = {
            words: card_sentences(card_number(kind), "new_society", words)
            for words in map(TEXTS.in_language, TEXTS.languages)
        }
        words = max(said, key=lambda each: sum(map(len, said[each])))
        with patch.object(Drawing, "text", autospec=True, side_effect=Drawing.text) as draw_text:
            card_scene(kind, "new_society", words)
        lines = [call.args[1:6] for call in draw_text.call_args_list if call.args[4] == "label"]
        on_board = " ".join(text for _, y, text, _, size in lines if y + size // 2 < HEIGHT - 20)
        for sentence in said[words]:
            assert " ".join(sentence.split()) in on_board, kind


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
