"""Gallery of Saint Petersburg: pictures to inspect, and to fit the palette to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

from engine.core import Seat, Transition, apply
from engine.games.saint_petersburg.cards import CARD_IDS, Phase, card_number, card_table
from engine.games.saint_petersburg.events import Divided, Event, PointsBought, Scored, Traded
from engine.games.saint_petersburg.state import Options, State
from engine.games.saint_petersburg.view import View
from render.canvas import Scene
from render.context import RenderContext
from render.contract.phases import PlayedPhase, split_into_phases
from render.games.saint_petersburg import rule_pages
from render.games.saint_petersburg.card import card_scene
from render.games.saint_petersburg.card_grid import add_card_grid
from render.games.saint_petersburg.changes import changes_of
from render.games.saint_petersburg.chart import score_chart
from render.games.saint_petersburg.hand import hand_scene
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.phase import phase_scene
from render.games.saint_petersburg.result import result_scene
from render.games.saint_petersburg.table import table_scene
from render.games.saint_petersburg.tableau import tableau_scene
from render.games.saint_petersburg.tiles import CardGroup
from render.legend import legend_scene
from render.rect import Rect
from render.translation import Translate
from tests.contract.adapters import DrawScene, RenderAdapter
from tests.render.games.saint_petersburg.drawn_states import (
    BASE,
    GAME,
    SEAT_COUNTS,
    SPENDING,
    drawn_states,
    edition_for,
    overfull_table,
    public,
    state_after,
    translate,
)
from tests.support.render.charts import chart_pictures

PEOPLE = ("Žofie", "Max", "Ælfgifu", "Dmitri", "Søren")
_CONTEXT = RenderContext(PEOPLE, translate, frozenset({3}))

_COLUMNS, _CARD_WIDTH, _CARD_HEIGHT = 10, 160, 226


def realistic_states(seats: int, seed: int) -> Iterator[State]:
    """Yield every state of a game whose players make profitable purchases."""
    yield GAME.new(seats, seed, options_for(seats))
    for transition in realistic_transitions(seats, seed):
        yield transition.state


def options_for(seats: int) -> Options:
    return Options(edition=edition_for(seats))


def realistic_transitions(seats: int, seed: int) -> Iterator[Transition[State, Event]]:
    """Yield the transition of each action of such a game."""
    rng, state = Random(seed), GAME.new(seats, seed, options_for(seats))
    while acting := GAME.to_act(state):
        legal = list(GAME.legal_actions(state, acting[0]))
        spending = [action for action in legal if action.kind in SPENDING]
        waiting = [action for action in legal if action.kind in ("pass", "take")]
        action = rng.choice(spending if spending and rng.random() < 0.7 else waiting or legal)
        transition = apply(GAME, state, acting[0], action)
        state = transition.state
        yield transition


def realistic_phases(seats: int, seed: int) -> Iterator[PlayedPhase]:
    """Yield every phase of such a game."""
    yield from split_into_phases(GAME, realistic_transitions(seats, seed))


def tables() -> Iterator[tuple[str, DrawScene]]:
    """Yield ten tables from the first phase to the last round, then special cases."""
    states = [state for state in realistic_states(4, 12) if not state.over]
    with_cards = [state for state in states if len(state.upper) + len(state.lower) >= 4]
    last = next(state for state in with_cards if state.last_round)
    early = [with_cards[index * len(with_cards) // 9] for index in range(9)]
    for number, state in enumerate((*early, last), 1):
        yield f"table-{number:02}", draw_table(public(state))
    for seats in (1, 2, 3):
        with_rows = [
            state for state in realistic_states(seats, 3) if len(state.upper) + len(state.lower) > 4
        ]
        view = public(with_rows[len(with_rows) * 2 // 3])
        yield f"table-for-{seats}", draw_table(view)
    states = [state for state in realistic_states(5, 8) if not state.over]
    for number in (2, 4, 6):
        view = public(states[number * len(states) // 7])
        yield f"table-for-5-{number // 2}", draw_table(view)
    yield "table-for-5-crowded", draw_table(public(overfull_table(5)))
    for building, state in states_at_point_sales():
        yield f"table-{building}", draw_table(public(state))
    yield "table-crowded", draw_table(public(overfull_table()))
    with_drawn_card = max(drawn_states(), key=lambda state: len(state.upper) + len(state.lower))
    yield "table-drawn", draw_table(public(with_drawn_card))


def changed_tables() -> Iterator[tuple[str, DrawScene]]:
    """Yield tables with what has changed since the last move of the seat to act."""
    moves = list(realistic_transitions(4, 12))
    for number in (34, 98, 141, 178):
        seat = GAME.to_act(moves[number].state)[0]
        own = [n for n in range(number) if GAME.to_act(moves[n].state)[0] == seat]
        events = [event for move in moves[own[-1] + 2 : number + 1] for event in move.events]
        yield f"table-changed-{number}", draw_table(public(moves[number].state), events)


def draw_table(view: View, events: Sequence[Event] = ()) -> DrawScene:
    """Return a function that draws a table on which these events are marked."""
    return partial(table_scene, view, changes_of(view, events), _CONTEXT)


def phase_summaries() -> Iterator[tuple[str, DrawScene]]:
    """Yield several phases of a game for four, one for each other number, and a crowded one."""
    phases_of_four = list(realistic_phases(4, 12))
    named_phases = [
        (f"{number + 1:02}", phases_of_four[number]) for number in range(1, len(phases_of_four), 3)
    ]
    named_phases += [
        (f"for-{seats}", list(realistic_phases(seats, 3))[9]) for seats in (1, 2, 3, 5)
    ]
    for name, phase in named_phases:
        yield f"phase-{name}", partial(phase_scene, *public_phase(phase), _CONTEXT)
    crowded = (Scored(Phase.BUILDING, (17, 0, 4, 12), (32, 12, 0, 9)),)
    society = public(overfull_table(5))
    point_sales = (
        Scored(Phase.BUILDING, (17, 0, 4, 12, 3), (32, 12, 0, 9, 5)),
        Divided(0, 2, 2),
        Traded(0, 2, 3),
        PointsBought(0, 5, 10),
        Divided(2, 4, 0),
        Traded(4, 2, 3),
    )
    yield "phase-houses", partial(phase_scene, society, point_sales, _CONTEXT)
    yield "phase-crowded", partial(phase_scene, public(overfull_table()), crowded, _CONTEXT)


def states_at_point_sales() -> Iterator[tuple[str, State]]:
    """Yield states after the building scoring in which the owner of a point sale must decide."""
    for building in ("guild_hall", "trading_house"):
        state = overfull_table(5, kinds=8)
        state.players[2].in_play[card_number(building)] = 1
        owners: list[Seat] = [2]
        if building == "guild_hall":
            state.guild_hall_owners = owners
        else:
            state.trading_house_owners = owners
        yield building.replace("_", "-"), state


def public_phase(phase: PlayedPhase) -> tuple[View, list[Event]]:
    """Return the public view at the end of a phase, and its events."""
    return public(phase.state), phase.events


def others() -> Iterator[tuple[str, DrawScene]]:
    """Yield hands, tableaux and results."""
    states = [state for state in realistic_states(4, 12) if not state.over]
    acting = [(state, GAME.to_act(state)[0]) for state in states]
    with_hand = [(state, seat) for state, seat in acting if len(state.players[seat].hand) > 1]
    for number in range(4):
        state, seat = with_hand[(2 * number + 1) * len(with_hand) // 8]
        yield f"hand-{number + 1}", partial(hand_scene, GAME.view(state, seat), _CONTEXT)
    for number, kinds in enumerate((3, 8, 14, 25), 1):
        view = public(overfull_table(kinds=kinds))
        yield f"tableau-{number}", partial(tableau_scene, view, 1, _CONTEXT)
    for seats in SEAT_COUNTS:
        view = public(state_after(seats, seats + 3))
        yield f"result-{seats}", partial(result_scene, view, _CONTEXT)


def chart_scenes() -> Iterator[tuple[str, DrawScene]]:
    """Yield score charts."""
    for seats in (1, 3, 4, 5):
        transitions = realistic_transitions(seats, seats + 3)
        name = f"course-for-{seats}"
        yield from chart_pictures(name, GAME, transitions, score_chart, _CONTEXT)


def all_cards(edition: str = "base") -> Scene:
    """Lay out all cards of an edition side by side, with their printed prices."""
    table = card_table(edition)
    rows = -(-len(table.kinds) // _COLUMNS)
    ranked = sorted(table.kinds, key=lambda c: (table.colour[c], table.is_trading(c), c))
    groups = tuple(CardGroup(card, 1) for card in ranked)
    page = Rect(0, 0, _COLUMNS * _CARD_WIDTH, rows * _CARD_HEIGHT)
    scene = sprite_factory.scene(sprite_factory.solid(page.w, page.h, SKIN.board))
    add_card_grid(scene, groups, edition, page.inset(10), translate)
    return scene


def cards() -> Iterator[tuple[str, DrawScene]]:
    """Yield every card, large."""
    for card, kind in enumerate(CARD_IDS):
        edition = "base" if card in BASE else "new_society"
        yield f"card-{kind}", partial(card_scene, kind, edition, translate)


def gallery() -> Iterator[tuple[str, DrawScene]]:
    yield from tables()
    yield from changed_tables()
    yield from phase_summaries()
    yield from others()
    yield from chart_scenes()
    yield from cards()
    yield "cards", all_cards
    yield "cards-new-society", partial(all_cards, "new_society")


def rule_scenes(translate: Translate) -> Iterator[Scene]:
    """The icon legend, and the cards of each topic of the rules."""
    yield legend_scene(sprite_factory, SKIN, rule_pages.legend_entries(), translate)
    for topic in rule_pages.TOPIC_CARDS:
        yield rule_pages.topic_cards_scene(topic, translate)


_PICTURES = dict([*tables(), *changed_tables(), *others(), *chart_scenes()])

ADAPTER = RenderAdapter(
    palette=sprite_factory.palette,
    gallery=gallery,
    golden_names=frozenset(
        {
            "table-06",
            "table-changed-178",
            "table-crowded",
            "table-for-1",
            "table-for-5-2",
            "phase-houses",
            "phase-14",
            "phase-crowded",
            "hand-2",
            "tableau-2",
            "result-3",
            "course-for-5-end",
            "card-wharf",
        }
    ),
    readme_pictures={
        "table.png": _PICTURES["table-09"],
        "hand.png": _PICTURES["hand-2"],
        "course.png": _PICTURES["course-for-4-end"],
        "cards.png": all_cards,
    },
    legend_entries=rule_pages.legend_entries,
    rule_scenes=rule_scenes,
)
