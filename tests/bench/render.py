"""Speed and size of the pictures, on a table as crowded as no game ever is."""

from __future__ import annotations

import io
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle
from statistics import median

from PIL import Image

from engine.games.saint_petersburg.events import Bought, Event, Scored
from engine.games.saint_petersburg.view import View
from render.canvas import HEIGHT, WIDTH, Scene
from render.encode import png
from render.games.saint_petersburg.board import table_scene
from render.games.saint_petersburg.record import record_scene
from render.registry import PAINTERS
from tests.bench.figure import Figure
from tests.engine.playing import seats_of
from tests.render.saint_petersburg.tables import GAME, NAMES, full, played_through, public, say

OF_BARE_ENCODE = 1.5
OF_BARE_ENCODE_PHASE = 2.5
"""More than of a turn: before everybody cards have come and gone, so little is there already."""

OF_PILLOW = 0.08
BYTES = 100 * 1024
CACHES = 64
"""MiB of memory that all kept sprites may take, after more pictures than they can hold."""

_ROUNDS = 200
_WARM_UP = 700
"""Rounds before measuring, after which all figures have been seen once."""

_SLOW_EVERY = 20
"""One in so many rounds also times what takes a hundred times as long."""


def figures() -> Iterator[Figure]:
    """All bars are the most that is allowed."""
    turns = [_next_turn(turn) for turn in range(600)]
    ones, others, ends = cycle(turns), cycle(turns), cycle(map(_next_phase, range(600)))
    table = _bars("render.table", lambda: table_scene(next(ones), NAMES, say), OF_BARE_ENCODE)
    yield from table
    phase = _bars(
        "render.phase", lambda: record_scene(*next(ends), NAMES, say), OF_BARE_ENCODE_PHASE
    )
    yield from phase
    painter = PAINTERS["saint_petersburg"]
    (painted,) = _medians(lambda: painter.table(next(others), NAMES, say))
    name = "render.table"
    yield Figure(f"{name}.time_with_words", round(painted * 1000, 2), "ms")
    yield Figure(f"{name}.bytes_in_games", _largest_in_games(), "bytes", BYTES)
    yield Figure(f"{name}.unchanged", round(_unchanged() * 1e6, 1), "us")
    for figure in ("first", "first_warmed", "warming"):
        yield Figure(f"{name}.{figure}", round(_in_new_process(figure), 1), "ms")
    yield Figure("render.caches", round(_in_new_process("caches"), 1), "MiB", CACHES)


def _bars(name: str, draw: Callable[[], Scene], most: float) -> Iterator[Figure]:
    """Drawing and packing beside packing alone, and beside what Pillow's own writer takes."""
    scene = draw()
    pixels, file = scene.painted(), scene.png()
    lines = b"".join(b"\0" + pixels.crop((0, y, WIDTH, y + 1)).tobytes() for y in range(HEIGHT))
    rgb = Image.open(io.BytesIO(file)).convert("RGB")
    bare, drawn, pillow = _medians(
        lambda: png(lines, WIDTH, HEIGHT, scene.palette.table),
        lambda: draw().png(),
        lambda: rgb.save(io.BytesIO(), "PNG"),
    )
    yield Figure(f"{name}.of_bare_encode", round(drawn / bare, 2), "ratio", most)
    yield Figure(f"{name}.of_pillow_rgb", round(drawn / pillow, 3), "ratio", OF_PILLOW)
    yield Figure(f"{name}.time", round(drawn * 1000, 2), "ms")
    yield Figure(f"{name}.bytes", len(file), "bytes", BYTES)


def _next_turn(turn: int) -> View:
    """The crowded table a turn later: another seat has acted, and its line is another."""
    seat = turn % len(_VIEW.players)
    players = list(_VIEW.players)
    players[seat] = replace(players[seat], points=turn % 150)
    return replace(_VIEW, players=tuple(players), to_act=((seat + 1) % len(players),))


def _next_phase(turn: int) -> tuple[View, tuple[Event, ...]]:
    """The crowded table at the end of a phase in which one seat bought a card, and all were
    paid."""
    seat, seats = turn % len(_VIEW.players), len(_VIEW.players)
    card, _copies = _VIEW.players[seat].in_play[turn // seats % 20]
    paid = tuple(turn % 20 + other for other in range(seats))
    return _next_turn(turn), (Bought(seat, card, "upper", None, 5), Scored(_VIEW.phase, paid, paid))


_VIEW = public(full())


def _medians(*works: Callable[[], object]) -> list[float]:
    """Median seconds of each, taken in turns so that a busy machine slows all alike."""
    times: list[list[float]] = [[] for _ in works]
    for number in range(_ROUNDS + _WARM_UP):
        for place, work in enumerate(works):
            if place == 2 and number % _SLOW_EVERY:
                continue
            began = time.perf_counter()
            work()
            if number >= _WARM_UP:
                times[place].append(time.perf_counter() - began)
    return [median(each) for each in times]


def _largest_in_games() -> int:
    """The most bytes of a table in some random games of four."""
    return max(
        len(table_scene(public(state), NAMES, say).png())
        for seed in range(3)
        for state in list(played_through(seats_of(GAME)[-1], seed))[::5]
    )


def _unchanged() -> float:
    """Seconds for a table that has just been drawn."""
    painter, number = PAINTERS["saint_petersburg"], 300
    painter.table(_VIEW, NAMES, say)
    began = time.perf_counter()
    for _ in range(number):
        painter.table(_VIEW, NAMES, say)
    return (time.perf_counter() - began) / number


def _in_new_process(figure: str) -> float:
    command = [sys.executable, "-m", "tests.bench.fresh", figure]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
