"""Alt texts give the most important facts first and fit into the limit."""

from __future__ import annotations

import pytest

from engine.core import apply
from engine.games.heller_und_pfennig.actions import Draw
from render.context import RenderContext
from render.games.heller_und_pfennig import RENDERER, alt_text
from render.games.heller_und_pfennig.card import CARD_IDS, card_alt
from render.games.heller_und_pfennig.changes import changes_of
from render.picture import ALT_LIMIT
from tests.render.games.heller_und_pfennig.drawn_states import (
    CONTEXT,
    GAME,
    NAMES,
    SEAT_COUNTS,
    crowded,
    public,
    random_states,
    rounds,
    translate,
)

LONG_NAMES = tuple(f"{'Wolfeschlegelsteinhausen' * 4} {number}" for number in range(4))


def test_alt_texts_fit() -> None:
    for seats in SEAT_COUNTS:
        game = list(random_states(seats, seats))
        for state in (*game[::20], game[-1], *rounds(seats, 3), crowded(seats)):
            view = public(state)
            for names in (NAMES, LONG_NAMES):
                alts = [
                    alt_text.table_alt(view, changes_of(view, ()), RenderContext(names, translate)),
                    alt_text.phase_alt(view, (), RenderContext(names, translate)),
                ]
                alts += [
                    alt_text.seat_alt(view, seat, RenderContext(names, translate))
                    for seat in range(seats)
                ]
                alts += [alt_text.hand_alt(GAME.view(state, 0), RenderContext(names, translate))]
                if view.over:
                    alts.append(alt_text.result_alt(view, RenderContext(names, translate)))
                assert all(0 < len(alt) <= ALT_LIMIT for alt in alts)


@pytest.mark.parametrize("card_id", CARD_IDS)
def test_cards_have_alt_texts(card_id: str) -> None:
    assert 0 < len(card_alt(card_id, "base", translate)) <= ALT_LIMIT


def test_most_important_facts_come_first() -> None:
    alt = RENDERER.table(public(crowded()), (), CONTEXT).alt
    order = ["’s turn", "Round 2 of 3", "−80 sous, +34 as the market stands", "Row 1", "The rest"]
    positions = [alt.index(part) for part in order]
    assert positions == sorted(positions)


def test_round_begins_with_its_payouts() -> None:
    state = rounds(3, 5)[0]
    view = public(state)
    alt = RENDERER.phase(view, [], CONTEXT).alt
    assert alt.startswith("Round 1 is over. Žofie Nováková: rows ")
    for player in state.players:
        assert f"now {player.money} sous." in alt


def test_one_sou_is_singular() -> None:
    state = crowded()
    state.players[0].earned = [-49]
    assert "Žofie Nováková: 1 sou, " in RENDERER.table(public(state), (), CONTEXT).alt


def test_drawn_tile_is_described_only_to_its_drawer() -> None:
    state = GAME.new(3, 5, GAME.codecs.options.validate_json("{}"))
    seat = state.turn or 0
    after = apply(GAME, state, seat, Draw()).state
    alt = alt_text.hand_alt(GAME.view(after, seat), CONTEXT)
    assert alt.startswith("You drew this tile and must place it: ")
    assert "drew this tile" not in alt_text.hand_alt(GAME.view(after, (seat + 1) % 3), CONTEXT)
    assert "drew a tile and must place it" in RENDERER.table(public(after), (), CONTEXT).alt


def test_best_spaces_for_the_kept_tile_come_first() -> None:
    state = crowded()
    view = GAME.view(state, 1)
    offer = next(offer for offer in view.offers if offer.source == "kept")
    best = max(space_gains.gains[1] for space_gains in offer.space_gains)
    listed = alt_text.hand_alt(view, CONTEXT).rpartition(": ")[2]
    first = listed.split(", ")[0].split()[1].replace("−", "-")
    assert int(first) == best
