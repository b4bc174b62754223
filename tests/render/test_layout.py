"""Nothing overlaps, nothing is cut: on the rectangles, before anything is painted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from engine.games.saint_petersburg.cards import KIND_IDS, card_table
from render.canvas import Rect, Scene
from render.games.saint_petersburg.board import lines, table_scene
from render.games.saint_petersburg.card import card_scene
from render.games.saint_petersburg.chips import kinds
from render.games.saint_petersburg.faces import FACE_WIDTH, FacePen
from render.games.saint_petersburg.hand import hand_scene
from render.games.saint_petersburg.prices import Price
from render.games.saint_petersburg.result import result_scene
from render.games.saint_petersburg.rows import Line, line_scene
from render.games.saint_petersburg.spread import spread_scene
from render.games.saint_petersburg.tableau import tableau_scene
from render.theme import PAPER, TRAY
from tests.engine.playing import seats_of
from tests.render.tables import (
    BASE,
    GAME,
    NAMES,
    drawn_states,
    five,
    full,
    played,
    played_through,
    public,
    say,
)


def check(scene: Scene) -> None:
    """No two sprites and no two panels touch, all are inside, each on one panel or none."""
    rects = [rect for rect, _ in scene.sprites]
    panels = [rect for rect, _ in scene.panels]
    for rect in (*rects, *panels):
        assert scene.rect.contains(rect), rect
    for one, other in (*combinations(rects, 2), *combinations(panels, 2)):
        assert not one.overlaps(other), (one, other)
    for rect in rects:
        for panel in panels:
            assert panel.contains(rect) or not panel.overlaps(rect), (rect, panel)


def check_table(scene: Scene, view: object, names: tuple[str, ...] = NAMES) -> None:
    check(scene)
    for line in lines(view, names, say):  # type: ignore[arg-type]
        rect = next(rect for rect, _ in reversed(scene.sprites) if rect.w > 1000)
        parts = line_scene(line, rect.w, rect.h, say)
        check(parts)
        check(spread_of(line, parts))


def spread_of(line: Line, parts: Scene) -> Scene:
    """The cards in a player's line."""
    rect = parts.sprites[-1][0]
    shown = kinds(line.in_play, line.used_observatories, line.edition)
    return spread_scene(shown, line.edition, rect.w, rect.h, PAPER, say)


def views() -> Iterator[object]:
    for seats in seats_of(GAME):
        for seed, open_rubles in ((1, False), (2, True)):
            states = list(played_through(seats, seed, open_rubles=open_rubles))
            yield from map(public, (*states[::14], states[-1]))
        yield public(full(seats))
        yield public(full(seats, kinds=1))
        yield public(full(seats, kinds=len(BASE)))
    yield five(public(full()))
    yield from map(public, drawn_states())


def test_tables() -> None:
    for view in views():
        check_table(table_scene(view, NAMES, say), view)  # type: ignore[arg-type]


def test_all_kinds_of_the_worst_table_are_shown() -> None:
    for view in (public(full()), five(public(full()))):
        for line, player in zip(lines(view, NAMES, say), view.players, strict=True):
            rect = next(r for r, _ in table_scene(view, NAMES, say).sprites if r.w > 1000)
            shown = spread_of(line, line_scene(line, rect.w, rect.h, say)).sprites
            assert len(shown) == len(player.in_play) + bool(player.used_observatories)


def test_a_card_on_the_table_of_one() -> None:
    state = played(1, 1, 1)
    view = public(state)
    assert sum(copies for _, copies in view.players[0].in_play) == 1
    check_table(table_scene(view, NAMES, say), view)


def test_hands() -> None:
    for seats in seats_of(GAME):
        for state in list(played_through(seats, seats, 90))[::6]:
            for seat in range(seats):
                check(hand_scene(GAME.view(state, seat), NAMES, say))
    state = full()
    state.players[1].hand = list(range(40, 44))
    check(hand_scene(GAME.view(state, 1), NAMES, say))


def test_tableaux() -> None:
    for number in (0, 1, 4, 7, 8, 14, 20, 25, 35):
        view = public(full(kinds=number))
        for seat in (0, 1):
            check(tableau_scene(view, seat, NAMES, say))


def test_results() -> None:
    for seats in seats_of(GAME):
        view = public(played(seats, seats))
        check(result_scene(view, NAMES, say))
    with pytest.raises(ValueError, match="end"):
        result_scene(public(played(2, 1, 5)), NAMES, say)


def test_cards() -> None:
    for kind in KIND_IDS:
        check(card_scene(kind, "new_society", say))


@pytest.mark.parametrize("text", ["1", "24", "1–9", "9–10", "10–24"])
@pytest.mark.parametrize("wide", [FACE_WIDTH, 112])
def test_price_tag_and_suit_have_a_corner_each(text: str, wide: int) -> None:
    table = card_table("new_society")
    for card in table.kinds:
        trading = table.is_trading(card)
        if len(text) > 2 and (not trading or wide < FACE_WIDTH):  # narrow ones are not on offer
            continue
        pen = FacePen(table, card, "Market", wide, 1.0, TRAY)
        price = pen.price_rect(Price(text, "trade" if trading else "coin"))
        note = pen.note_rect("−1", price)
        for one, other in combinations((price, note, pen.suit_rect()), 2):
            assert not one.overlaps(other)
        assert all(Rect(0, 0, wide, pen.band + 36).contains(r) for r in (price, note))
        rail = wide - pen.border - (pen.rail_wide if pen.railed else 0)
        assert pen.art_rect().right <= rail
        assert note.right <= rail or note.bottom <= pen.band
