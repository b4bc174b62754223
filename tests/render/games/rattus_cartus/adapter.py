"""Gallery of Rattus Cartus: pictures to inspect, and to fit the palette to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import islice

from engine.contract.cases import Case, play_random_game
from engine.games.rattus_cartus.buildings import BUILDING_KINDS
from engine.games.rattus_cartus.cards import CARD_IDS
from engine.games.rattus_cartus.state import State, Step
from engine.games.rattus_cartus.view import View
from render.canvas import HEIGHT, WIDTH, Scene
from render.context import RenderContext
from render.contract.phases import random_transitions
from render.games.rattus_cartus import rule_pages
from render.games.rattus_cartus.card import LOOKUP_IDS, card_scene
from render.games.rattus_cartus.card_sprites import draw_compact_card
from render.games.rattus_cartus.changes import changes_of
from render.games.rattus_cartus.chart import score_chart
from render.games.rattus_cartus.hand import hand_scene
from render.games.rattus_cartus.house import draw_house_art
from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.games.rattus_cartus.phase import phase_scene
from render.games.rattus_cartus.result import result_scene
from render.games.rattus_cartus.table import table_scene
from render.games.rattus_cartus.tableau import tableau_scene
from render.legend import legend_scene
from render.rect import Rect
from render.translation import Translate
from tests.contract.adapters import DrawScene, RenderAdapter
from tests.render.games.rattus_cartus.drawn_states import (
    GAME,
    SEAT_COUNTS,
    crowded,
    public,
    random_states,
    resolved_buildings,
    translate,
)
from tests.support.render.charts import chart_pictures

PEOPLE = ("Žofie", "Max", "Ælfgifu", "Dmitri", "Wilhelmina")
_CONTEXT = RenderContext(PEOPLE, translate, frozenset({2}))


def tables() -> Iterator[tuple[str, DrawScene]]:
    """Yield tables from the first supply to the last card, for all numbers of seats."""
    for seats in SEAT_COUNTS:
        states = [state for state in random_states(seats, 5) if not state.over]
        for number in range(6):
            state = states[(2 * number + 1) * len(states) // 12]
            yield f"table-for-{seats}-{number + 1}", _table(public(state))
    for step in Step:
        states_at_step = [
            state for seed in (8, 9, 10) for state in random_states(4, seed) if state.step is step
        ]
        yield f"table-{step.value}", _table(public(states_at_step[len(states_at_step) * 2 // 3]))
    for seats in SEAT_COUNTS:
        yield f"table-crowded-{seats}", _table(crowded(seats))


def changed_tables() -> Iterator[tuple[str, DrawScene]]:
    """Yield tables with marks on what changed, in the middle of a round and after its end."""
    for seats, last, number in ((4, 66, 9), (5, 100, 30), (2, 60, 5)):
        steps = list(islice(play_random_game(Case(GAME, seats, "{}"), seats % 3), last))
        view = public(steps[-1].next_state)
        redacted = (GAME.redact(event, None) for step in steps[-number:] for event in step.events)
        changes = changes_of(view, [event for event in redacted if event is not None])
        draw = partial(table_scene, view, changes, _CONTEXT)
        yield f"table-changed-for-{seats}", draw


def _table(view: View) -> DrawScene:
    return partial(table_scene, view, changes_of(view, ()), _CONTEXT)


def others() -> Iterator[tuple[str, DrawScene]]:
    """Yield resolved buildings, hands, tableaux and results."""
    for seats in SEAT_COUNTS:
        phases = resolved_buildings(seats, 4)
        for number, played_phase in enumerate(phases[2 :: max(len(phases) // 6, 1)], 1):
            draw = partial(phase_scene, public(played_phase.state), played_phase.events, _CONTEXT)
            yield f"building-for-{seats}-{number}", draw
        state = random_states(seats, 3)[-1]
        yield f"result-{seats}", partial(result_scene, public(state), _CONTEXT)
        yield f"survivors-{seats}", partial(result_scene, survivors(seats), _CONTEXT)
    states = [state for state in random_states(3, 7) if not state.over]
    for number in range(6):
        state = states[(2 * number + 1) * len(states) // 12]
        seat = state.turn
        yield f"hand-{number + 1}", partial(hand_scene, GAME.view(state, seat), _CONTEXT)
        yield f"tableau-{number + 1}", partial(tableau_scene, public(state), seat, _CONTEXT)
    for number in (9, 24, 60, 110):
        yield f"hand-of-{number}", partial(hand_scene, GAME.view(full_hand(number), 1), _CONTEXT)


def survivors(seats: int) -> View:
    """Return the end of a game in which all but the last seat survive."""
    view = public(random_states(seats, 3)[-1])
    living = sorted(range(seats - 1), key=lambda seat: -view.final_scores[seat].points)
    rank = {seat: place for place, seat in enumerate(living, 1)}
    scores = [
        replace(score, alive=seat in rank, rank=rank.get(seat), rats=seat)
        for seat, score in enumerate(view.final_scores)
    ]
    return replace(view, final_scores=tuple(scores), plague=seats - 2)


def full_hand(count: int) -> State:
    """Return a state in which seat 1 has `count` cards and has looked at three nuns."""
    states = [state for state in random_states(4, 6) if state.step is Step.LAY]
    state = next(candidate for candidate in states if candidate.turn == 1).clone()
    player = state.players[1]
    player.hand = sorted(card * 8 % len(CARD_IDS) for card in range(count))
    player.chosen = [player.hand.pop(), player.hand.pop(0)]
    player.known, player.rats = 0b10110, 13
    return state


def chart_scenes() -> Iterator[tuple[str, DrawScene]]:
    """Yield score charts."""
    for seats in (2, 5):
        transitions = random_transitions(Case(GAME, seats, "{}"), 5)
        name = f"course-for-{seats}"
        yield from chart_pictures(name, GAME, transitions, score_chart, _CONTEXT)


def cards() -> Iterator[tuple[str, DrawScene]]:
    """Yield everything that can be looked up, large."""
    for card_id in LOOKUP_IDS:
        yield f"card-{card_id}", partial(card_scene, card_id, "base", translate)


def all_pieces() -> Scene:
    """Lay out the art of all buildings, persons and special cards side by side."""
    faces = [card for card in range(len(CARD_IDS)) if card >= 30 or card % 5 == 4]
    drawing = sprite_factory.drawing(WIDTH, HEIGHT, SKIN.board)
    places = [place for row in Rect(0, 0, WIDTH, HEIGHT).rows(2) for place in row.columns(12)]
    for kind, place in zip(BUILDING_KINDS, places[:12], strict=True):
        draw_house_art(drawing, kind, place.inset(4))
    for card, place in zip(faces, places[12:], strict=False):
        draw_compact_card(drawing, card, place.inset(4), shows_nuns=True)
    return sprite_factory.scene(drawing.sprite())


def gallery() -> Iterator[tuple[str, DrawScene]]:
    yield from tables()
    yield from changed_tables()
    yield from others()
    yield from chart_scenes()
    yield from cards()
    yield from rule_pictures()
    yield "pieces", all_pieces


def rule_pictures() -> Iterator[tuple[str, DrawScene]]:
    """Yield the icon legend, all cards and all buildings."""
    entries = rule_pages.legend_entries()
    yield "rules-legend", partial(legend_scene, sprite_factory, SKIN, entries, translate)
    yield "rules-cards", partial(rule_pages.cards_scene, translate)
    yield "rules-buildings", partial(rule_pages.buildings_scene, translate)


def rule_scenes(translate: Translate) -> Iterator[Scene]:
    """The icon legend, all cards and all buildings."""
    yield legend_scene(sprite_factory, SKIN, rule_pages.legend_entries(), translate)
    yield rule_pages.cards_scene(translate)
    yield rule_pages.buildings_scene(translate)


ADAPTER = RenderAdapter(
    palette=sprite_factory.palette,
    gallery=gallery,
    golden_names=frozenset(
        {
            "course-for-2-end",
            "table-for-2-4",
            "table-for-4-3",
            "table-crowded-5",
            "table-changed-for-4",
            "survivors-4",
            "building-for-4-3",
            "building-for-2-2",
            "hand-of-9",
            "tableau-4",
            "result-4",
            "card-hospital",
            "card-witch",
        }
    ),
    readme_pictures={"plague.png": dict(tables())["table-for-4-4"]},
    legend_entries=rule_pages.legend_entries,
    rule_scenes=rule_scenes,
)
