"""Pictures show all public information, and nothing that is secret."""

from __future__ import annotations

from dataclasses import replace

from engine.games.heller_und_pfennig.events import (
    Event,
    LinePaid,
    MarketCleared,
    Skipped,
    StallPlaced,
)
from engine.games.heller_und_pfennig.market import SPACES
from engine.games.heller_und_pfennig.tiles import TILE_SET
from render.context import RenderContext
from render.games.heller_und_pfennig import RENDERER
from render.games.heller_und_pfennig.standings import standings
from render.renderer import accent_colour
from render.theme import ALERT
from tests.render.games.heller_und_pfennig.drawn_states import (
    CONTEXT,
    GAME,
    NAMES,
    crowded,
    public,
    random_states,
    translate,
)

BASE = public(crowded(3))


def test_hand_shows_the_seats_own_tile() -> None:
    seen = GAME.view(crowded(), 1)
    kept = seen.players[1].kept
    other = next(tile for tile in TILE_SET if tile != kept)
    player = replace(seen.players[1], kept=other)
    changed = replace(seen, players=(seen.players[0], player, *seen.players[2:]))
    drawn = replace(seen, drawn=other, drawing=True)
    pictures = {RENDERER.hand(view, CONTEXT).png for view in (seen, changed, drawn)}
    assert len(pictures) == 3


def test_changes_are_marked() -> None:
    filled = [space for space in range(SPACES) if space not in BASE.empty_spaces]
    event_lists: list[list[Event]] = [
        [],
        [StallPlaced(0, 1, filled[0], 3)],
        [StallPlaced(0, 1, filled[1], 3)],
        [StallPlaced(0, 1, filled[0], 3), StallPlaced(1, 1, filled[1], 3)],
        [StallPlaced(1, 1, filled[1], 3), StallPlaced(0, 1, filled[0], 3)],
        [LinePaid(0, (3, 0, 0))],
        [Skipped(0)],
        [Skipped(1), StallPlaced(0, 1, filled[0], 3)],
        [StallPlaced(0, 1, filled[0], 3), Skipped(1)],
    ]
    pictures = [RENDERER.table(BASE, events, CONTEXT) for events in event_lists]
    assert len({picture.png for picture in pictures}) == len(event_lists)


def test_alt_text_begins_with_what_changed() -> None:
    view = replace(BASE, to_act=(2,), drawing=False)
    paid: list[Event] = [LinePaid(0, (3, 0, -4)), MarketCleared((0, 0, 0), ((0, 0, 0, 0),) * 3)]
    alt = RENDERER.table(view, paid, CONTEXT).alt
    assert alt.startswith(
        "Since your last move: A round has ended (Žofie Nováková +3, "
        "Alexandra the Great of Saint Pet −4), and the market was cleared."
    )
    alt = RENDERER.table(view, paid, RenderContext(NAMES, translate, in_replay=True)).alt
    assert alt.startswith("In this step: A round has ended")


def test_messages_have_the_colour_of_the_sign_of_the_last_round() -> None:
    ordinary = replace(BASE, last_round=False)
    assert accent_colour(RENDERER, replace(ordinary, last_round=True)) == ALERT
    assert accent_colour(RENDERER, ordinary) == RENDERER.skin.line


def test_after_the_end_the_table_shows_what_the_last_round_paid() -> None:
    view = public(list(random_states(3, 4))[-1])
    for standing, score in zip(standings(view, None, CONTEXT), view.final_scores, strict=True):
        assert standing.paid is not None
        assert sum(standing.paid) == standing.earned == score.rounds[-1]
