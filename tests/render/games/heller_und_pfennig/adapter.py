"""Gallery of Auf Heller und Pfennig: pictures to inspect, and to fit the palette to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.contract.cases import Case, play_random_game
from engine.games.heller_und_pfennig.market import MAX_GOODS, MAX_SEATS, Stall
from engine.games.heller_und_pfennig.state import State
from engine.games.heller_und_pfennig.tiles import TILE_SET
from render import theme
from render.canvas import Scene
from render.context import RenderContext
from render.contract.phases import random_transitions
from render.games.heller_und_pfennig import rule_pages
from render.games.heller_und_pfennig.card import CARD_IDS, card_scene
from render.games.heller_und_pfennig.changes import changes_of
from render.games.heller_und_pfennig.chart import score_chart
from render.games.heller_und_pfennig.hand import hand_scene
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.games.heller_und_pfennig.phase import phase_scene
from render.games.heller_und_pfennig.pieces import piece_sprite
from render.games.heller_und_pfennig.result import result_scene
from render.games.heller_und_pfennig.table import table_scene
from render.games.heller_und_pfennig.tableau import tableau_scene
from render.legend import legend_scene
from render.translation import Translate
from tests.contract.adapters import DrawScene, RenderAdapter
from tests.render.games.heller_und_pfennig.drawn_states import (
    GAME,
    SEAT_COUNTS,
    crowded,
    public,
    random_states,
    rounds,
    translate,
)
from tests.support.render.charts import chart_pictures

PEOPLE = ("Žofie", "Max", "Ælfgifu", "Dmitri")
_CONTEXT = RenderContext(PEOPLE, translate, frozenset({2}))

_COLUMNS, _SIZE, _GAP, _MARGIN = 8, 130, 8, 16


def tables() -> Iterator[tuple[str, DrawScene]]:
    """Yield markets of all stages, for all numbers of seats and options."""
    for seats in SEAT_COUNTS:
        states = [state for state in random_states(seats, 5) if not state.over]
        for number in range(6):
            state = states[(2 * number + 1) * len(states) // 12]
            yield f"table-for-{seats}-{number + 1}", _table(state)
    with_drawn_tile = [state for state in random_states(3, 8) if state.drawn is not None]
    yield "table-drawn", _table(with_drawn_tile[len(with_drawn_tile) // 3])
    yield "table-crowded", _table(crowded())
    open_tiles = [state for state in random_states(2, 6, no_luck=True) if not state.over]
    yield "table-no-luck", _table(open_tiles[len(open_tiles) // 4])
    last_stall_games = [state for state in random_states(3, 6, last_stall=True) if not state.over]
    yield "table-last-stall", _table(last_stall_games[len(last_stall_games) // 2])


def _table(state: State) -> DrawScene:
    view = public(state)
    return partial(table_scene, view, changes_of(view, ()), _CONTEXT)


def changed_tables() -> Iterator[tuple[str, DrawScene]]:
    """Yield markets with what changed: in a turn of everybody, in many, and since a new round."""
    for seats in SEAT_COUNTS:
        yield f"changes-for-{seats}", _table_after_moves(seats, 18, seats - 1)
    yield "changes-many", _table_after_moves(4, 30, 12)
    yield "changes-nearly-all", _table_after_moves(3, 12, 12)
    yield "changes-new-round", _table_after_moves(3, 43, 14)


def _table_after_moves(seats: int, number: int, new: int) -> DrawScene:
    """Return a function that draws a market with the last `new` of so many moves."""
    steps = list(play_random_game(Case(GAME, seats, "{}"), 4))[:number]
    events = (GAME.redact(event, None) for step in steps[-new:] for event in step.events)
    view = public(steps[-1].next_state)
    changes = changes_of(view, [event for event in events if event is not None])
    return partial(table_scene, view, changes, _CONTEXT)


def others() -> Iterator[tuple[str, DrawScene]]:
    """Yield rounds, hands, tableaux and results."""
    for seats in SEAT_COUNTS:
        for number, state in enumerate(rounds(seats, 4), 1):
            draw = partial(phase_scene, public(state), (), _CONTEXT)
            yield f"round-for-{seats}-{number}", draw
    states = [state for state in random_states(3, 7) if not state.over]
    for number in range(5):
        state = states[(2 * number + 1) * len(states) // 10]
        seat = state.turn or 0
        yield f"hand-{number + 1}", partial(hand_scene, GAME.view(state, seat), _CONTEXT)
        yield f"tableau-{number + 1}", partial(tableau_scene, public(state), seat, _CONTEXT)
    drawn = next(state for state in random_states(4, 5) if state.drawn is not None)
    yield "hand-drawn", partial(hand_scene, GAME.view(drawn, drawn.turn), _CONTEXT)
    open_tiles = list(random_states(2, 5, no_luck=True))[3]
    yield "hand-no-luck", partial(hand_scene, GAME.view(open_tiles, 0), _CONTEXT)
    for options in ({}, {"last_stall": True}):
        for seats in SEAT_COUNTS:
            view = public(list(random_states(seats, 3, **options))[-1])
            name = f"result-{'open' if options else seats}-{seats}"
            yield name, partial(result_scene, view, _CONTEXT)


def chart_scenes() -> Iterator[tuple[str, DrawScene]]:
    """Yield score charts."""
    for seats in (2, 4):
        transitions = random_transitions(Case(GAME, seats, "{}"), 5)
        name = f"course-for-{seats}"
        yield from chart_pictures(name, GAME, transitions, score_chart, _CONTEXT)


def cards() -> Iterator[tuple[str, DrawScene]]:
    """Yield every tile and stall, large."""
    for number, card_id in enumerate(CARD_IDS):
        yield f"card-{number:02}", partial(card_scene, card_id, "base", translate)


def all_pieces() -> Scene:
    """Lay out all tiles and everybody's stalls side by side."""
    cells: list[int | Stall] = [*sorted(set(TILE_SET))]
    cells += [Stall(s, n) for s in range(MAX_SEATS) for n in range(1, MAX_GOODS + 1)]
    rows = -(-len(cells) // _COLUMNS)
    width, height = (n * (_SIZE + _GAP) - _GAP + 2 * _MARGIN for n in (_COLUMNS, rows))
    scene = sprite_factory.scene(sprite_factory.page_background(width, height, theme.TRAY))
    for index, cell in enumerate(cells):
        row, column = divmod(index, _COLUMNS)
        sprite = piece_sprite(cell, _SIZE, _SIZE, theme.TRAY)
        scene.add(_MARGIN + column * (_SIZE + _GAP), _MARGIN + row * (_SIZE + _GAP), sprite)
    return scene


def gallery() -> Iterator[tuple[str, DrawScene]]:
    yield from tables()
    yield from changed_tables()
    yield from others()
    yield from chart_scenes()
    yield from cards()
    yield "pieces", all_pieces


def rule_scenes(translate: Translate) -> Iterator[Scene]:
    """The icon legend, and the example lines of each topic of the rules."""
    yield legend_scene(sprite_factory, SKIN, rule_pages.legend_entries(), translate)
    for topic in rule_pages.EXAMPLE_LINES:
        yield rule_pages.example_lines_scene(topic)


ADAPTER = RenderAdapter(
    palette=sprite_factory.palette,
    gallery=gallery,
    golden_names=frozenset(
        {
            "course-for-2-end",
            "table-for-2-4",
            "table-for-4-3",
            "table-crowded",
            "changes-for-4",
            "round-for-3-1",
            "hand-2",
            "tableau-3",
            "result-4-4",
            "card-12",
        }
    ),
    readme_pictures={"market.png": dict(tables())["table-for-4-4"]},
    legend_entries=rule_pages.legend_entries,
    rule_scenes=rule_scenes,
)
