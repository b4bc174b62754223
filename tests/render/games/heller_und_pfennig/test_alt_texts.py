"""Alt texts give the most important facts first and fit into the limit."""

from __future__ import annotations

from dataclasses import replace

from engine.core import apply
from engine.games.heller_und_pfennig.actions import Draw
from engine.games.heller_und_pfennig.events import Event, Skipped, StallPlaced, TilePlaced
from engine.games.heller_und_pfennig.market import Stall
from render.context import RenderContext
from render.games.heller_und_pfennig import RENDERER, alt_text
from render.games.heller_und_pfennig.changes import changes_of
from render.picture import ALT_LIMIT
from tests.render.games.heller_und_pfennig.drawn_states import (
    CONTEXT,
    GAME,
    crowded,
    public,
    random_states,
    rounds,
    translate,
)

LONG_NAMES = tuple(f"{'Wolfeschlegelsteinhausen' * 4} {number}" for number in range(4))


def test_alt_texts_of_crowded_markets_fit() -> None:
    state = crowded()
    view, context = public(state), RenderContext(LONG_NAMES, translate)
    assert len(alt_text.table_alt(view, changes_of(view, ()), context)) <= ALT_LIMIT
    assert len(alt_text.phase_alt(view, (), context)) <= ALT_LIMIT
    assert len(alt_text.hand_alt(GAME.view(state, 0), context)) <= ALT_LIMIT
    assert len(alt_text.seat_alt(view, 0, context)) <= ALT_LIMIT
    result = alt_text.result_alt(public(list(random_states(4, 4))[-1]), context)
    assert len(result) <= ALT_LIMIT


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
    alt = alt_text.hand_alt(view, CONTEXT)
    listed = alt.partition("What it would change for you, ")[2].partition(": ")[2]
    first = listed.split(", ")[0].split()[1].replace("−", "-")
    assert int(first) == best


def test_best_space_of_each_piece_is_told() -> None:
    state = crowded()
    public_alt = alt_text.seat_alt(public(state), 1, CONTEXT)
    own_alt = alt_text.hand_alt(GAME.view(state, 1), CONTEXT)
    stalls = "Stall with 4 wares +60 on C3, Stall with 3 wares +45 on C3"
    assert f"Best spaces for now: {stalls}" in public_alt
    beggar = "Beggar 0 on B5 (others −13)"
    assert f"Best spaces for now: {beggar}, {stalls}" in own_alt, "not C3, where others get more"


def test_no_space_is_the_best_while_nothing_pays() -> None:
    state = GAME.new(2, 1, GAME.codecs.options.validate_json("{}"))
    assert "Best spaces" not in alt_text.hand_alt(GAME.view(state, 0), CONTEXT)


def test_stalls_on_the_market_are_told_with_what_they_are_paid() -> None:
    view = public(crowded())
    alt = alt_text.seat_alt(view, 3, CONTEXT)
    told = alt.partition("Your stalls on the market: ")[2].partition(".")[0]
    paid = [int(each.split()[4].replace("−", "-")) for each in told.split(", ")]
    assert sum(paid) == view.players[3].projected_payout


def test_moves_are_told_in_their_order_with_who_did_nothing() -> None:
    view = public(crowded(3))
    events: list[Event] = [TilePlaced(2, 1, "drawn", 4), Skipped(0), StallPlaced(1, 2, 5, 1)]
    rows = ((*view.rows[0][:4], 1, Stall(1, 2)), *view.rows[1:])
    view = replace(view, rows=rows)
    alt = RENDERER.table(view, events, RenderContext(("A", "B", "C"), translate)).alt
    moves = "+1 on E1 (C), no move (A), Stall with 2 wares on F1 (B)"
    assert alt.startswith(f"Since your last move: {moves}, in this order.")


def test_of_many_moves_the_last_are_told() -> None:
    view = public(crowded(3, 0))
    events: list[Event] = [StallPlaced(0, 1, space, 1) for space in range(9)]
    alt = RENDERER.table(view, events, RenderContext(("A", "B", "C"), translate)).alt
    assert alt.startswith("Since your last move: 3 other moves, then Stall with ")
    assert " on C1" not in alt
    assert " on D1 (A), " in alt
