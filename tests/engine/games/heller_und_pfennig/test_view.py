"""What a view contains for each viewer, and forced actions."""

from __future__ import annotations

from engine.games.heller_und_pfennig.actions import KEPT_ON, OPEN_ON, STALL_ON, Action
from engine.games.heller_und_pfennig.market import line_name, space_name, space_number
from engine.games.heller_und_pfennig.state import State
from engine.games.heller_und_pfennig.tiles import TILE_SET, tile_number
from engine.games.heller_und_pfennig.view import LineView, View
from tests.engine.games.heller_und_pfennig.positions import (
    DRAW,
    GAME,
    LAST_STALL,
    NO_LUCK,
    after,
    all_but,
    drawn,
    player,
    position,
    stall,
)

BOARD = """
4a +3   .  eye  . -2
.  1b   .  .    . .
.  fire 2a gold . .
"""
STATE = position(
    player((3, 0, 1, 0), "+6"), player((4, 3, 2, 1), "-6"), board=BOARD, pile="+1 fire", first=1
)


def line(view: View, name: str) -> LineView:
    (matching,) = [line for line in view.lines if line_name(line.line) == name]
    return matching


def test_line_contains_segments_and_payouts() -> None:
    view = GAME.view(STATE, None)
    row = line(view, "1")
    assert [space_name(space) for space in row.spaces] == ["A1", "B1", "C1", "D1", "E1", "F1"]
    assert (row.full, row.payouts) == (False, (-8, 0))
    (part,) = row.segments
    assert (part.buyers, part.unpleasant, part.eye, part.gold, part.value_per_good) == (
        3,
        -2,
        True,
        False,
        -2,
    )
    assert (part.goods, part.payouts) == ((4, 0), (-8, 0))


def test_line_with_a_fire_has_two_segments() -> None:
    row = line(GAME.view(STATE, 1), "3")
    left, right = row.segments
    assert [space_name(space) for space in left.spaces] == ["A3"]
    assert [space_name(space) for space in right.spaces] == ["C3", "D3", "E3", "F3"]
    assert (right.gold, right.value_per_good, right.goods) == (True, 0, (2, 0))
    column = line(GAME.view(STATE, 1), "B")
    assert [segment.payouts for segment in column.segments] == [(0, 3), (0, 0)]


def test_full_lines_are_marked() -> None:
    view = GAME.view(position(player(), player(), board=all_but("C2")), None)
    assert {line_name(line.line) for line in view.lines if not line.full} == {"2", "C"}


def test_line_of_fires_has_no_segments_and_pays_nothing() -> None:
    view = GAME.view(position(player(), player(), board=all_but()), None)
    assert line(view, "4").segments == ()
    assert line(view, "4").payouts == (0, 0)


def test_money_and_stalls_are_public() -> None:
    state = position(player((1, 0, 2, 0), money=70), player((0, 0, 0, 1), money=-5))
    for viewer in (None, 0, 1):
        players = GAME.view(state, viewer).players
        assert [seat.money for seat in players] == [70, -5]
        assert [seat.earned for seat in players] == [(20,), (-55,)]
        assert [seat.stalls for seat in players] == [(1, 0, 2, 0), (0, 0, 0, 1)]


def test_kept_tile_is_shown_only_to_its_seat() -> None:
    for viewer in (None, 0, 1):
        players = GAME.view(STATE, viewer).players
        assert [seat.has_kept for seat in players] == [True, True]
        assert [seat.kept for seat in players] == [
            tile_number("+6") if viewer == 0 else None,
            tile_number("-6") if viewer == 1 else None,
        ]


def test_drawn_tile_is_shown_only_to_its_seat() -> None:
    state = after(STATE, DRAW)
    assert [GAME.view(state, viewer).drawn for viewer in (None, 0, 1)] == [
        None,
        tile_number("+1"),
        None,
    ]
    assert all(GAME.view(state, viewer).drawing for viewer in (None, 0, 1))
    assert not GAME.view(after(state, drawn("E1")), 0).drawing


def test_pile_size_and_unplaced_tiles_are_public() -> None:
    for viewer in (None, 0, 1):
        view = GAME.view(STATE, viewer)
        assert view.pile == 2
        to_come = dict(view.unplaced_tiles)
        assert to_come[tile_number("+3")] == 1
        assert to_come[tile_number("fire")] == 1
        assert tile_number("eye") not in to_come
        assert sum(to_come.values()) == len(TILE_SET) - 5


def test_open_tiles_are_shown_with_their_count() -> None:
    state = position(player(), player(), face_up="+1 +1 gold", options=NO_LUCK)
    plus_1, gold = tile_number("+1"), tile_number("gold")
    assert GAME.view(state, None).face_up == ((plus_1, 2), (gold, 1))
    assert GAME.view(STATE, None).face_up == ()


def test_offers_list_the_pieces_that_the_viewer_can_place() -> None:
    own = GAME.view(STATE, 1)
    assert own.offers_for == 1
    assert [(each.source, each.goods, each.tile) for each in own.offers] == [
        ("stall", 1, None),
        ("stall", 2, None),
        ("stall", 3, None),
        ("stall", 4, None),
        ("kept", None, tile_number("-6")),
    ]
    assert all(len(each.space_gains) == 22 for each in own.offers)


def test_public_offers_leave_out_hidden_tiles() -> None:
    for state in (STATE, after(STATE, DRAW)):
        view = GAME.view(state, None)
        assert view.offers_for == 0
        assert {each.source for each in view.offers} == {"stall"}
    sources = [each.source for each in GAME.view(after(STATE, DRAW), 0).offers]
    assert sources == ["stall", "stall", "kept", "drawn"]
    assert "drawn" not in {each.source for each in GAME.view(after(STATE, DRAW), 1).offers}


def test_offered_gains_match_the_next_projected_payouts() -> None:
    view = GAME.view(STATE, 0)
    for offer in view.offers:
        placing = KEPT_ON if offer.goods is None else STALL_ON[offer.goods]
        for each in offer.space_gains:
            next_view = GAME.view(after(STATE, placing[each.space]), None)
            assert each.gains == tuple(
                now.projected_payout - before.projected_payout
                for now, before in zip(next_view.players, view.players, strict=True)
            )


def test_number_of_rounds_is_unknown_with_the_last_stall() -> None:
    assert GAME.view(GAME.new(2, 1, LAST_STALL), None).rounds is None
    last = position(
        player(), player(), pile="+1", round_number=2, last_round=True, options=LAST_STALL
    )
    assert GAME.view(last, None).rounds == 2


def test_view_shows_which_seats_can_act() -> None:
    state = position(player((1, 0, 0, 0)), player(), player((0, 0, 0, 0), "eye"))
    assert [seat.can_act for seat in GAME.view(state, None).players] == [True, False, True]


def test_final_scores_are_shown_at_the_end() -> None:
    state = position(
        player((1, 0, 0, 0)), player(), board=all_but("A1"), round_number=3, last_round=True
    )
    assert GAME.view(state, None).final_scores == ()
    view = GAME.view(after(state, stall(1, "A1")), None)
    assert [score.points for score in view.final_scores] == [50, 50]
    assert (view.over, view.to_act, view.offers) == (True, (), ())


def forced(state: State) -> Action | None:
    return GAME.forced_action(GAME.view(state, None), 0)


def test_only_legal_action_is_forced() -> None:
    board = all_but("B2")
    space = space_number("B2")
    assert forced(position(player(), player(), pile="+1 +2")) == DRAW
    assert forced(position(player((0, 0, 2, 0)), player(), board=board)) == STALL_ON[3][space]
    assert forced(position(player(kept="eye"), player(), board=board)) == KEPT_ON[space]
    open_tile = position(player(), player(), board=board, face_up="eye", options=NO_LUCK)
    assert forced(open_tile) == OPEN_ON[tile_number("eye")][space]
    holding = position(player((1, 0, 0, 0)), player(), board=board, drawn="eye", pile="+1")
    assert forced(holding) == drawn("B2")
