"""Alt texts and text boards give the most important facts first and fit into the limits."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.cards import Phase, card_number
from engine.games.saint_petersburg.events import (
    Discarded,
    Divided,
    Drew,
    Passed,
    PointsBought,
    Scored,
    Took,
    Traded,
)
from render.context import RenderContext
from render.games.saint_petersburg import alt_text
from render.games.saint_petersburg.changes import changes_of
from render.games.saint_petersburg.gains import phase_gains
from render.games.saint_petersburg.names import card_name, phase_name
from render.picture import ALT_LIMIT, ELLIPSIS, join_truncated, join_whole
from render.players import alt_text_name
from render.registry import RENDERERS
from tests.render.games.saint_petersburg.adapter import (
    public_phase,
    realistic_phases,
    states_at_point_sales,
)
from tests.render.games.saint_petersburg.drawn_states import (
    BASE,
    CONTEXT,
    GAME,
    NAMES,
    SEAT_COUNTS,
    overfull_table,
    public,
    random_states,
    state_after,
    translate,
)

RENDERER = RENDERERS["saint_petersburg"]
LONG_NAMES = tuple(f"{'Wolfeschlegelsteinhausen' * 4} {number}" for number in range(5))


def test_alt_texts_of_crowded_tables_fit() -> None:
    state = overfull_table(5, kinds=len(BASE))
    view, context = public(state), RenderContext(LONG_NAMES, translate)
    assert len(alt_text.table_alt(view, changes_of(view, ()), context)) <= ALT_LIMIT
    assert len(alt_text.hand_alt(GAME.view(state, 0), context)) <= ALT_LIMIT
    assert len(alt_text.seat_alt(view, 0, context)) <= ALT_LIMIT
    result = alt_text.result_alt(public(state_after(5, 5)), context)
    assert len(result) <= ALT_LIMIT


def test_words_are_never_cut() -> None:
    words = ["Lumberjack", "Shepherd", "Market"]
    for limit in range(1, 40):
        text = join_truncated([" ".join(words), "Czar"], limit)
        assert len(text) <= limit
        kept_words = text.removesuffix(ELLIPSIS).split()
        assert kept_words == [*words, "Czar"][: len(kept_words)]


def test_most_important_facts_come_first() -> None:
    alt = RENDERER.table(public(overfull_table()), (), CONTEXT).alt
    order = ["’s turn", "round 12, the last round", "Upper row", "Lower row", "100 points"]
    positions = [alt.index(part) for part in order]
    assert positions == sorted(positions)


def test_late_games_are_described_completely() -> None:
    """Complete sentences: the turn, the passes, every card with its price, every player."""
    for seats in SEAT_COUNTS:
        for state in list(random_states(seats, seats))[20::27]:
            if state.over:
                continue
            view, names = public(state), ("Žofie", "Alexandra the Great", "王小明", "Max", "Søren")
            alt = RENDERER.table(view, (), RenderContext(names, translate)).alt
            assert not alt.endswith(ELLIPSIS)
            assert names[view.to_act[0]] in alt
            assert alt.count("Passed: ") == bool(view.passed)
            for part in ("Upper row", "upper row"), ("Lower row", "lower row"):
                assert any(row in alt for row in part)
            for name, player in zip(names, view.players, strict=False):
                assert f"{name}: {player.points} point" in alt


def test_whole_parts_are_dropped_rather_than_cut() -> None:
    assert join_whole(["a bc", "", "d" * 9, "ef"], 8) == "a bc ef"
    assert join_whole(["a " * 9, "b"], 6) == "a a a…"


def test_table_says_for_whom_the_prices_are() -> None:
    """The player to act in public, the viewer in private."""
    state = next(iter(random_states(3, 3)))
    (acting,) = GAME.to_act(state)
    other = (acting + 1) % 3
    for view, buyer in ((public(state), acting), (GAME.view(state, other), other)):
        alt = RENDERER.table(view, (), CONTEXT).alt
        prices = f"Prices for {alt_text_name(NAMES, buyer, translate)}."
        assert alt.index(prices) < alt.index("Upper row: ")


def test_phase_is_described() -> None:
    for phase in list(realistic_phases(3, 3))[5:]:
        view, events = public_phase(phase)
        alt = RENDERER.phase(view, events, CONTEXT).alt
        assert alt.startswith(f"{phase_name(view.phase, translate)} of round {view.round} is over.")
        for gains, player in zip(phase_gains(view, events), view.players, strict=True):
            assert f"{player.points} point" in alt
            for card in gains.new_cards:
                assert card_name(card, translate) in alt
            if gains.paid is not None:
                assert (
                    f"{alt_text_name(NAMES, player.seat, translate)} gets {gains.paid[0]} ruble"
                    in alt
                )


def test_winners_are_named() -> None:
    view = public(state_after(3, 5))
    winners = [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]
    alt = RENDERER.result(view, CONTEXT).alt
    assert alt.startswith(f"The game is over: {NAMES[winners[0]]} wins")


def test_gains_from_buildings_are_named() -> None:
    state = overfull_table(5)
    happened = (
        Scored(Phase.BUILDING, (1, 0, 0, 0, 0), (2, 0, 0, 0, 0)),
        Divided(0, 3, 1),
        Traded(0, 2, 3),
        PointsBought(0, 5, 10),
        Divided(1, 4, 0),
        Traded(2, 0, 0),
    )
    alt = RENDERER.phase(public(state), happened, CONTEXT).alt
    assert "From Guild Hall, Trading House, Pub: 8 points and 3 rubles." in alt
    assert "From Guild Hall: 4 rubles." in alt
    assert alt.count("From ") == 2


@pytest.mark.parametrize(
    ("building", "question"),
    [
        ("guild-hall", "takes 4 from the Guild Hall, in rubles and points."),
        ("trading-house", "may buy 2 points in the Trading House."),
    ],
)
def test_player_to_decide_at_a_building_is_named(building: str, question: str) -> None:
    state = dict(states_at_point_sales())[building]
    alt = RENDERER.table(public(state), (), CONTEXT).alt
    assert alt.startswith(f"{alt_text_name(NAMES, 2, translate)} {question}")


def test_moves_are_told_first_and_in_their_order() -> None:
    view = public(overfull_table(5))
    bank, czar = card_number("bank"), card_number("czar")
    names = ("Žofie", "Max", "Ælfgifu", "Dmitri", "Søren")
    events = (
        Passed(4),
        Passed(0),
        Took(3, bank, "upper"),
        Drew(0, Phase.BUILDING, czar),
        Discarded(0, czar),
        PointsBought(3, 2, 4),
    )
    alt = RENDERER.table(view, events, RenderContext(names, translate)).alt
    assert alt.startswith(
        "Since your last move: Passed: Søren, Žofie. Dmitri took: Bank (in hand). "
        "Žofie discarded: Czar. No move: Max. Points: Dmitri +2. "
    )
