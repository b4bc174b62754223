"""Alt texts give the most important facts first, in complete sentences."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.registry import GAME_UIS
from engine.games.rattus_cartus.cards import CARD_IDS, JOKER
from engine.games.rattus_cartus.state import Step
from render.context import RenderContext
from render.games.rattus_cartus import RENDERER, alt_text, alt_text_details, rule_pages
from render.games.rattus_cartus.changes import changes_of
from render.games.rattus_cartus.names import card_name
from render.picture import ALT_LIMIT, ELLIPSIS
from render.players import alt_text_name
from tests.render.games.rattus_cartus.adapter import full_hand
from tests.render.games.rattus_cartus.drawn_states import (
    CONTEXT,
    GAME,
    NAMES,
    crowded,
    public,
    random_states,
    resolved_buildings,
    translate,
)

LONG_NAMES = tuple(f"{'Wolfeschlegelsteinhausen' * 4} {number}" for number in range(5))


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["usual", "long"])
def test_alt_texts_fit_and_no_sentence_is_cut(names: tuple[str, ...]) -> None:
    context, view, end = RenderContext(names, translate), crowded(), random_states(5, 5)[-1]
    alts = [
        alt_text.table_alt(view, changes_of(view, ()), context),
        alt_text_details.seat_alt(view, 1, context),
        alt_text.result_alt(public(end), context),
        *(
            alt_text.phase_alt(public(phase.state), phase.events, context)
            for phase in resolved_buildings(5, 3)[::4]
        ),
    ]
    for alt in alts:
        assert 0 < len(alt) <= ALT_LIMIT
        assert alt.endswith(".")
        assert ELLIPSIS not in alt


def test_most_important_facts_come_first() -> None:
    alt = RENDERER.table(crowded(), (), CONTEXT).alt
    order = [
        "Laying cards down: ",
        "Round 8, the last round",
        "1. ",
        "Entered: ",
        "20 cards in hand",
    ]
    positions = [alt.index(part) for part in order]
    assert positions == sorted(positions)


def test_resolved_building_begins_with_the_gains() -> None:
    phase = next(
        played_phase
        for played_phase in resolved_buildings(4, 4)
        if len(public(played_phase.state).row[played_phase.state.place].entered) > 1
    )
    alt = alt_text.phase_alt(public(phase.state), phase.events, CONTEXT)
    assert alt.startswith("Resolved: ")
    assert " and had the privilege: " in alt
    assert alt.index(" laid ") < alt.index("Round ")


@pytest.mark.parametrize("number", [2, 9, 24, 60, 110])
def test_hand_is_described_completely(number: int) -> None:
    """All rats, cards and known nuns, however many."""
    state = full_hand(number)
    alt = alt_text_details.hand_alt(GAME.view(state, 1), CONTEXT)
    assert alt.startswith("Max, you have 13 rats.")
    assert "Your cards: " in alt
    assert "Nun cards you know: 2 " in alt
    assert "Picked: " in alt
    assert len(alt) <= ALT_LIMIT


def test_seat_with_more_than_fits_says_where_the_rest_is() -> None:
    view = crowded()
    cards = (*range(len(CARD_IDS)), *range(len(CARD_IDS)))
    row = [replace(building, shown=(cards,) * 5) for building in view.row]
    players = [replace(player, place=1, laid=len(cards)) for player in view.players]
    full = replace(view, row=tuple(row), players=tuple(players))
    context = RenderContext(LONG_NAMES, translate)
    short = alt_text_details.seat_alt(view, 1, context)
    long = alt_text_details.seat_alt(full, 1, context)
    assert "The rest as text" in long
    assert "The rest as text" not in short
    assert len(long) <= ALT_LIMIT


def test_all_seats_that_decide_at_once_are_named() -> None:
    state = next(s for s in random_states(4, 8) if s.step is Step.GIVE)
    view = replace(public(state), to_act=(0, 3), receiver=1)
    first = alt_text.who_acts(view, NAMES, translate)
    assert "Žofie Nováková, 王小明" in first
    assert first.startswith("Max ")


def test_game_without_winner_is_described() -> None:
    end = public(random_states(4, 3)[-1])
    dead = tuple(replace(score, alive=False, rank=None) for score in end.final_scores)
    alt = alt_text.result_alt(replace(end, final_scores=dead), CONTEXT)
    assert alt.startswith("The game is over: nobody survives the plague.")
    assert alt.count(" dies with ") == 4


def test_resolved_building_tells_who_starts_and_who_has_looked_at_nuns() -> None:
    phase = resolved_buildings(4, 2)[0]
    view = public(phase.state)
    players = tuple(
        replace(player, known_nuns=(1,) if player.seat == 2 else ()) for player in view.players
    )
    alt = alt_text.phase_alt(replace(view, players=players, first=1), phase.events, CONTEXT)
    assert translate("alt-first", name=alt_text_name(NAMES, 1, translate)) in alt
    name = alt_text_name(NAMES, 2, translate)
    assert translate("alt-looked", name=name, places="2", number=1) in alt


def test_page_of_signs_explains_every_special_card_in_every_language() -> None:
    texts = GAME_UIS[GAME.name].texts
    for language in texts.languages:
        say = texts.in_language(language)
        alt = rule_pages.icon_legend(say).alt
        for card in range(JOKER, len(CARD_IDS)):
            assert card_name(card, say) in alt, language
