"""Pieces on the table of a game in one file: named, counted, and all within the board."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import hypot
from typing import Any

import pytest

from bot.simple.texts import texts_of
from engine.simple import Simple, mine
from engine.simple.game import SimpleGame
from engine.simple.view import public_part
from render.canvas import WIDTH, SpriteFactory
from render.context import RenderContext
from render.fonts import text_width
from render.kit.seat_panel import SeatMarks
from render.kit.skin import PLAIN, ground_below
from render.kit.table import SeatSummary, table_scene
from render.palette import Palette
from render.rect import Rect
from render.simple import derive_renderer, pieces
from render.simple.alt_text import Descriptions
from render.simple.colours import colours_of_piece
from render.simple.legend import legend
from render.simple.pieces import Row, counted, draw_rows
from render.simple.words import piece_list
from render.sprites import Drawing
from tests.examples.passing import Passing
from tests.support.render.drawn_texts import DrawnText, record_texts

AREA = Rect(16, 16, 668, 566)
FACTORY = SpriteFactory(Palette("2E6B3A", ""))
GAME = SimpleGame(Passing())
TRANSLATE = texts_of(GAME.rules).in_language("en")


class Harbour(Simple):
    """A harbour."""

    name = "harbour"
    phases = {}  # noqa: RUF012
    texts = {  # noqa: RUF012
        "en": "card-t = Tea\ncard-s = Silk\ncard-c = Camels { $number }\n"
        "card-q = Quicksilver in flasks\n"
        "tile-lighthouse = Lighthouse\ntile-s = Silk\ntoken-s = Silk\n"
        "token-later = then Loud\n"
    }
    colours = {"s": "2E6B3A"}  # noqa: RUF012


Texts = list[DrawnText]


@pytest.fixture(name="texts")
def recorded_texts() -> Iterator[Texts]:
    with record_texts() as texts:
        yield texts


@pytest.fixture(name="places")
def record_places(monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    """Where pieces are drawn."""
    places: list[Rect] = []
    draw = pieces.draw_piece

    def record(drawing: Drawing, piece: str, area: Rect, *rest: object) -> None:
        places.append(area)
        draw(drawing, piece, area, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(pieces, "draw_piece", record)
    return places


def draw(*rows: Row) -> None:
    rules = Harbour()
    drawing = FACTORY.drawing(700, 600, ground_below(PLAIN.ground, Rect(0, 0, 700, 600)))
    draw_rows(drawing, rules, rows, AREA, texts_of(rules).in_language("en"))


def written(texts: Texts) -> set[str]:
    return {each.text for each in texts}


def test_piece_has_its_name_where_that_has_space(texts: Texts) -> None:
    draw(Row(["card:t", "card:c3", "die:5"]))
    assert written(texts) == {"Tea", "Camels", "3", "5"}


def test_name_on_a_round_piece_lies_within_its_circle(texts: Texts, places: list[Rect]) -> None:
    draw(*(Row(["token:later"]) for _ in range(7)))
    circle = places[-1]
    lines = texts[-2:]
    assert written(lines) == {"then", "Loud"}
    for line in lines:
        half = min(text_width(line.text, "number", line.size), line.max_width or WIDTH) / 2
        edge = abs(line.y - circle.middle[1]) + line.size / 3
        assert hypot(half, edge) <= circle.w / 2


def test_names_without_space_are_explained_below(texts: Texts) -> None:
    draw(*(Row(["card:t", "card:c3", "card:c1", "die:5"] * 2) for _ in range(7)))
    names = {each.text: each.y for each in texts}
    assert set(names) == {"T", "C3", "C1", "5", "Tea", "C", "Camels"}
    assert names["Tea"] == names["Camels"] > names["C3"] + 50
    assert "Silk" not in names, "it does not lie there"


def test_name_as_short_as_a_code_stays_where_others_are_explained_below(texts: Texts) -> None:
    draw(Row(["card:t", "card:q", "card:c3"] * 2))
    assert written(texts) == {"Tea", "Q", "Quicksilver in flasks", "C3", "C", "Camels"}


@pytest.mark.parametrize("kind", ["card", "tile", "token"])
def test_legend_shows_a_code_as_it_is_on_the_pieces(kind: str) -> None:
    rules = Harbour()
    ((entry,),) = legend(rules, [f"{kind}:s"], 600, texts_of(rules).in_language("en"))
    assert entry.colours == colours_of_piece(kind, "s", rules.colours)


def test_long_code_is_never_written(texts: Texts) -> None:
    draw(Row(["tile:lighthouse", "card:t"] * 4))
    assert not any("LIGHTHOUSE" in line for line in written(texts))


def test_numbers_explain_themselves(texts: Texts) -> None:
    draw(Row(["card:7"] * 3), Row(["die:?"]))
    assert written(texts) == {"7", "?"}


@pytest.mark.parametrize(
    "numbers", [(1,), (16,), (60,), (60, 0, 60, 3), (400,), (9,) * 30, (5000,)]
)
def test_however_many_pieces_all_lie_on_the_board_apart_from_each_other(
    numbers: tuple[int, ...], places: list[Rect]
) -> None:
    draw(*(Row(["tile:t"] * number, seat % 5) for seat, number in enumerate(numbers) if number))
    assert len(places) == sum(numbers)
    assert all(AREA.contains(place) and place.w > 0 for place in places)
    assert not any(one.overlaps(other) for one, other in combinations(places[:70], 2))


@pytest.mark.parametrize("kind", ["card", "tile", "die", "token", "place"])
@pytest.mark.parametrize("number", range(1, 17))
@pytest.mark.parametrize("rows", [1, 2, 3])
def test_pieces_of_long_rows_can_be_told_apart_on_a_phone(
    kind: str, number: int, rows: int, places: list[Rect], texts: Texts
) -> None:
    """At 390 pixels they are 22 high, and what is on them 8."""
    draw(*(Row([f"{kind}:7"] * number, seat) for seat in range(rows)))
    assert len(places) == rows * number
    assert all(place.h * 390 >= 22 * WIDTH for place in places)
    sizes = [each.size for each in texts if each.text == "7"]
    assert all(size * 390 >= 8 * WIDTH for size in sizes)


def test_gap_is_as_wide_as_a_piece_and_shows_and_tells_nothing(
    places: list[Rect], texts: Texts
) -> None:
    draw(Row(["die:5", "", "die:6"]))
    first, second = places
    assert second.x - first.right > first.w
    assert written(texts) == {"5", "6"}
    translate = texts_of(Harbour()).in_language("en")
    assert piece_list(Harbour(), ["die:5", "", "die:6"], translate) == "5, 6"


def test_row_of_fields_is_not_broken(places: list[Rect]) -> None:
    draw(*[Row(["place:1"] * 15)] * 15)
    assert len({place.y for place in places}) == len({place.x for place in places}) == 15


@pytest.mark.parametrize("seats", [2, 5])
def test_figures_of_a_seat_can_be_read_on_a_phone(seats: int, texts: Texts) -> None:
    facts = (("Punkte: 12",), ("Kamele: 10",), ("Datteln: 3",))
    panels = [SeatSummary(SeatMarks(seat, False, ()), "Ann", facts) for seat in range(seats)]
    table_scene(FACTORY, PLAIN, "Runde 1", panels, lambda _drawing, _area: None)
    sizes = [each.size for each in texts if each.text == "Punkte: 12"]
    assert len(sizes) == seats
    assert min(sizes) >= 26, "7 of 300 pixels"


def test_hidden_pieces_side_by_side_are_one_with_their_number(texts: Texts) -> None:
    assert counted(["card:t", "card:?", "card:?", "die:?", "card:t", "card:t"]) == [
        "card:t",
        "card:?2",
        "die:?",
        "card:t",
        "card:t",
    ]
    draw(Row(counted(["card:?"] * 6), 1))
    assert written(texts) == {"2", "6 ×"}


def test_pile_shows_its_number(texts: Texts) -> None:
    draw(Row(["card:?38"]))
    assert written(texts) == {"38 ×"}


def test_hand_is_what_is_held_and_the_table_shows_all() -> None:
    state = GAME.new(2, 1, Passing.Options())
    for seat, player in enumerate(state.players):
        player.hand, player.kept = ["s1", "t2"], [f"s{seat + 5}"]
    view, words = GAME.view(state, 0), Descriptions(GAME)
    assert words.own_pieces(view, TRANSLATE) == "You have: Silk 1, Tea 2."
    context = RenderContext(("Ann", "Bob"), TRANSLATE)
    assert words.seat(public_part(view), 1, context) == "Bob: kept: 1, Silk 6, in hand: 2 hidden."
    assert derive_renderer(GAME).table(view, (), context).png


class Setting(Passing):
    """What is kept is set aside, covered."""

    Table = Passing.Table

    class Player:
        hand: list[str] = mine(pool="cards")
        kept: list[str] = mine(pool="cards")

    def pieces(self, v: Any, seat: int) -> list[str]:
        covered = [f"card:{card or '?'}" for card in v.players[seat].kept]
        return ["token:x", *covered]


def test_what_is_set_aside_is_seen_by_its_player_alone(texts: Texts) -> None:
    """Covered pieces before a player are not added to those in the hand."""
    game = SimpleGame(Setting())
    state = game.new(2, 1, Setting.Options())
    for player in state.players:
        player.hand, player.kept = ["s1", "t2", "t3"], ["s5", "s6"]
    view, words = game.view(state, 0), Descriptions(game)
    assert words.own_pieces(view, TRANSLATE) == "You have: Silk 5, Silk 6, Silk 1, Tea 2, Tea 3."
    context = RenderContext(("Ann", "Bob"), TRANSLATE)
    for seat in range(2):
        told = words.seat(public_part(view), seat, context)
        assert told.endswith(": kept: 2, X, 2 hidden, in hand: 3 hidden.")
    assert derive_renderer(game).table(view, (), context).png
    assert {"2 ×", "3 ×"} <= written(texts)
