"""Score charts: their values are correct, public and legible."""

from __future__ import annotations

import io
from functools import cache
from importlib import import_module
from itertools import pairwise, product
from operator import attrgetter
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from engine.contract.cases import Case, covering_cases, play_random_game
from engine.core import PhaseEnded, apply
from render.canvas import HEIGHT, WIDTH, SpriteFactory
from render.chart import LineSeries, MarkerHistory, PointSource, ScoreChart, split_by_round
from render.chart_picture import score_chart_alt, score_chart_scene
from render.context import RenderContext
from render.contract.caches import clear_caches
from render.fonts import text_width
from render.icons import ARROW
from render.line_chart import DASH_PATTERNS, axis_ticks, dash_segments, distribute, labelled_rounds
from render.picture import ALT_LIMIT
from render.registry import RENDERERS
from render.renderer import RendersScoreCharts
from render.theme import PAPER, SEAT_COLOURS, SLATE, WHITE
from tests.contract.adapters import TESTED_GAMES
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.render.test_theme import BLINDNESS, contrast, nearest
from tests.support.example_game import register_example_game  # noqa: F401
from tests.support.render.layout import check_layout
from tests.support.render.texts import english_texts

NAMES = ("Žofie", "Max", "Alexandra the Great of Saint Petersburg", "王小明", "Søren")
AI = frozenset({1})
MAX_BYTES = 100 * 1024


class GamePoint(NamedTuple):
    """A state of a game, and all public events before it."""

    state: Any
    events: tuple[Any, ...]


@cache
def game_points(case: Case, seed: int = 1) -> list[GamePoint]:
    """Return every state of a game with random players, including the last. Do not modify them."""
    game, events, points = case.game, list[Any](), list[GamePoint]()
    for step in play_random_game(case, seed):
        points.append(GamePoint(step.state, tuple(events)))
        transition = apply(game, step.state, step.seat, step.action)
        public_events = (game.redact(event, None) for event in transition.events)
        events += [event for event in public_events if event is not None]
    return [*points, GamePoint(transition.state, tuple(events))]


CHARTED = [
    case
    for case in covering_cases(TESTED_GAMES)
    if isinstance(RENDERERS.get(case.game.name), RendersScoreCharts)
]
CASES = pytest.mark.parametrize("case", CHARTED, ids=str)

MOST_SEATS = pytest.mark.parametrize(
    "case",
    {case.game.name: case for case in sorted(CHARTED, key=attrgetter("seats"))}.values(),
    ids=str,
)
"""Each game with the most seats."""


def chart_of(case: Case, point: GamePoint) -> ScoreChart:
    """Return the chart that the game's renderer would draw."""
    module = import_module(f"render.games.{case.game.name}.chart")
    chart: ScoreChart = module.score_chart(point.events, case.game.view(point.state, None))
    return chart


# Data


@CASES
def test_final_values_equal_the_points_of_the_result(case: Case) -> None:
    for seed in (1, 2):
        end = game_points(case, seed)[-1]
        chart, result = chart_of(case, end), case.game.result(end.state)
        assert result is not None
        assert tuple(chart.total(seat) for seat in chart.seats) == result.points
        assert chart.last_round == chart.rounds


@CASES
def test_sources_always_add_up_to_the_points(case: Case) -> None:
    for point in game_points(case)[::9]:
        chart = chart_of(case, point)
        for seat in chart.seats:
            assert sum(source.amounts[seat] for source in chart.sources) == chart.total(seat)


@CASES
def test_series_gain_one_value_per_round(case: Case) -> None:
    lengths = [len(chart_of(case, point).series[0].values[0]) for point in game_points(case)]
    assert all(after - before in (0, 1, 2) for before, after in pairwise(lengths))
    chart = chart_of(case, game_points(case)[-1])
    for series in chart.series:
        assert len({len(values) for values in series.values}) == 1
        assert chart.rounds <= series.first_round + len(series.values[0]) - 1 <= chart.rounds + 1
    assert all(len(marker.holders) == chart.rounds for marker in chart.marker_histories)


@CASES
def test_charts_contain_public_information_only(case: Case) -> None:
    for point in game_points(case)[1:-1:17]:
        concealed = GamePoint(case.game.conceal(point.state, None, 7), point.events)
        assert chart_of(case, concealed) == chart_of(case, point)


def test_events_belong_to_the_round_of_the_next_phase_end() -> None:
    first, second = PhaseEnded(1, "a"), PhaseEnded(2, "a")
    happened = ["x", first, "y", PhaseEnded(1, "b"), "z", second, "now"]
    assert split_by_round(happened, 2) == (
        ("x", first, "y", PhaseEnded(1, "b")),
        ("z", second, "now"),
    )
    assert split_by_round(["x", first, "y"], 2) == (("x", first), ("y",))
    assert split_by_round((), 1) == ((),)


# Pictures


@MOST_SEATS
def test_chart_has_the_shared_size_and_palette(case: Case) -> None:
    renderer, points = RENDERERS[case.game.name], game_points(case)
    assert isinstance(renderer, RendersScoreCharts)
    context = RenderContext(NAMES, english_texts(case.game.name), AI)
    for point in (points[0], points[len(points) // 2], points[-1]):
        view = case.game.view(point.state, None)
        picture = renderer.score_chart(view, point.events, context)
        image = Image.open(io.BytesIO(picture.png))
        assert image.size == (WIDTH, HEIGHT)
        assert bytes(image.getpalette() or ()) == renderer.palette.rgb_bytes
        assert len(picture.png) <= MAX_BYTES
        assert 0 < len(picture.alt) <= ALT_LIMIT
        clear_caches()
        assert renderer.score_chart(view, point.events, context) == picture


@CASES
def test_alt_text_gives_all_values(case: Case) -> None:
    chart = chart_of(case, game_points(case)[-1])
    names = tuple(f"P{seat}" for seat in chart.seats)
    alt = score_chart_alt(chart, RenderContext(names, english_texts(case.game.name)))
    for seat in chart.seats:
        total = str(chart.total(seat)).replace("-", "\N{MINUS SIGN}")
        assert f"P{seat}: {total}" in alt


@MOST_SEATS
def test_titles_fit_in_every_language(case: Case) -> None:
    """Titles of series with little squeezing, and all sources side by side."""
    texts, chart = BOT_ADAPTERS[case.game.name].ui.texts, chart_of(case, game_points(case)[-1])
    for translate in map(texts.in_language, texts.languages):
        for series, max_width in zip(chart.series, (600, 390), strict=True):
            assert text_width(translate(series.title), "number", 36) * 0.8 <= max_width
        for marker in chart.marker_histories:
            assert text_width(translate(marker.title), "label", 30) * 0.8 <= 350
        legend = [text_width(translate(source.title), "label", 30) for source in chart.sources]
        assert sum(38 + width + 12 for width in legend) * 0.77 <= WIDTH - 56


def random_chart(seats: int, rounds: int, max_value: int) -> ScoreChart:
    values = tuple(
        tuple((seat + 1) * number * max_value // (seats * rounds) for number in range(rounds + 2))
        for seat in range(seats)
    )
    totals = [seat_values[-1] for seat_values in values]
    return ScoreChart(
        rounds=rounds,
        last_round=rounds,
        series=(LineSeries("a", 0, values), LineSeries("b", 1, tuple(v[1:-1] for v in values))),
        sources=(
            PointSource("c", SLATE, WHITE, tuple(total + 5 for total in totals)),
            PointSource("d", SEAT_COLOURS[0], WHITE, (-5,) * seats),
        ),
        marker_histories=(
            MarkerHistory("e", ARROW, SLATE, tuple(n % seats for n in range(rounds))),
        ),
    )


@pytest.mark.parametrize("seats", [1, 3, 5])
@pytest.mark.parametrize(("rounds", "max_value"), [(1, 0), (3, 9), (12, 999)])
def test_any_chart_can_be_drawn(seats: int, rounds: int, max_value: int) -> None:
    look = SpriteFactory(RENDERERS["saint_petersburg"].palette), RENDERERS["saint_petersburg"].skin
    context = RenderContext(NAMES, lambda key, **_: key, AI)
    scene = score_chart_scene(*look, random_chart(seats, rounds, max_value), context)
    assert len(scene.to_png()) <= MAX_BYTES
    check_layout(scene)


# Distinguishable lines


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_lines_are_distinguishable_from_the_paper(blindness: str) -> None:
    assert len(set(DASH_PATTERNS)) == len(SEAT_COLOURS)
    assert all(nearest((seat, PAPER), blindness) >= 20 for seat in SEAT_COLOURS)


@CASES
def test_adjacent_sources_are_distinguishable_and_their_amounts_legible(case: Case) -> None:
    sources = chart_of(case, game_points(case)[-1]).sources
    for blindness, (first, second) in product(BLINDNESS, pairwise(sources)):
        assert nearest((first.colour, second.colour), blindness) >= 10, (first.title, second.title)
    for source in sources:
        assert contrast(source.text_colour, source.colour) >= 4.5, source.title


def test_dashes_continue_around_corners() -> None:
    corner = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0))
    assert list(dash_segments(corner, ())) == [((0, 0), (10, 0)), ((10, 0), (10, 10))]
    assert list(dash_segments(corner, (6, 2))) == [
        ((0, 0), (6, 0)),
        ((8, 0), (10, 0)),
        ((10, 0), (10, 4)),
        ((10, 6), (10, 10)),
    ]


@given(st.integers(-300, 300), st.integers(1, 400))
def test_ticks_are_few_and_cover_all_values(minimum: int, extent: int) -> None:
    first_tick, last_tick, step = axis_ticks(minimum, minimum + extent)
    assert first_tick <= minimum < minimum + extent <= last_tick
    assert (last_tick - first_tick) % step == 0
    assert (last_tick - first_tick) // step <= 4


@pytest.mark.parametrize(
    ("last_round", "labelled"),
    [
        (None, {2, 4, 6, 8, 10}),
        (10, {2, 4, 6, 8, 10}),
        (11, {2, 4, 6, 8, 11}),
        (12, {2, 4, 6, 8, 10}),
    ],
)
def test_plate_of_the_last_round_covers_no_other_number(
    last_round: int | None, labelled: set[int]
) -> None:
    assert labelled_rounds(11, 20.5, last_round) == labelled


@given(st.lists(st.floats(50, 300), min_size=1, max_size=5).map(sorted))
def test_distributed_labels_do_not_overlap(preferred: list[float]) -> None:
    positions = distribute(preferred, 42, 40, 310)
    assert all(after - before >= 42 for before, after in pairwise(positions))
    assert positions[0] >= 40
    assert positions[-1] <= 310
