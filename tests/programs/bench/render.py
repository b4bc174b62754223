"""Speed and size of the pictures, on tables as crowded as no game ever is."""

from __future__ import annotations

import io
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from itertools import count
from statistics import median

from PIL import Image

from engine.registry import GAMES
from render.canvas import HEIGHT, WIDTH, Scene, encode_png
from render.registry import RENDERERS
from tests.programs.bench.crowded import CrowdedTables
from tests.programs.bench.measurement import Measurement
from tests.render.games.saint_petersburg.drawn_states import (
    NAMES,
    overfull_table,
    public,
    translate,
)

MAX_OF_BARE_ENCODE = 1.5
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


def measurements() -> Iterator[Measurement]:
    """All bars are the most that is allowed."""
    for name, crowded in crowded_tables().items():
        label = f"render.{name}"
        yield from _bars(f"{label}.table", _one_by_one(crowded.turn), MAX_OF_BARE_ENCODE)
        yield from _bars(f"{label}.phase", _one_by_one(crowded.phase), OF_BARE_ENCODE_PHASE)
        largest = max(len(scene.to_png()) for scene in crowded.in_games())
        yield Measurement(f"{label}.table.bytes_in_games", largest, "bytes", BYTES)
    yield Measurement("render.table.unchanged", round(_unchanged() * 1e6, 1), "us")
    for figure in ("first", "first_warmed", "warming"):
        yield Measurement(f"render.table.{figure}", round(_in_new_process(figure), 1), "ms")
    yield Measurement("render.caches", round(_in_new_process("caches"), 1), "MiB", CACHES)


def crowded_tables() -> Mapping[str, CrowdedTables]:
    """The crowded table of every game."""
    return {
        game.name: import_module(f"tests.programs.bench.crowded.{game.name}").CROWDED
        for game in GAMES
    }


def _one_by_one(draw: Callable[[int], Scene]) -> Callable[[], Scene]:
    turns = count()
    return lambda: draw(next(turns))


def _bars(name: str, draw: Callable[[], Scene], most: float) -> Iterator[Measurement]:
    """Drawing and packing beside packing alone, and beside what Pillow's own writer takes."""
    scene = draw()
    pixels, file = scene.flatten(), scene.to_png()
    lines = b"".join(b"\0" + pixels.crop((0, y, WIDTH, y + 1)).tobytes() for y in range(HEIGHT))
    rgb = Image.open(io.BytesIO(file)).convert("RGB")
    bare, drawn, pillow = _medians(
        lambda: encode_png(lines, WIDTH, HEIGHT, scene.palette.rgb_bytes),
        lambda: draw().to_png(),
        lambda: rgb.save(io.BytesIO(), "PNG"),
    )
    yield Measurement(f"{name}.of_bare_encode", round(drawn / bare, 2), "ratio", most)
    yield Measurement(f"{name}.of_pillow_rgb", round(drawn / pillow, 3), "ratio", OF_PILLOW)
    yield Measurement(f"{name}.time", round(drawn * 1000, 2), "ms")
    yield Measurement(f"{name}.bytes", len(file), "bytes", BYTES)


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


def _unchanged() -> float:
    """Seconds for a table that has just been drawn."""
    renderer, number, view = RENDERERS["saint_petersburg"], 300, public(overfull_table())
    renderer.table(view, NAMES, translate)
    began = time.perf_counter()
    for _ in range(number):
        renderer.table(view, NAMES, translate)
    return (time.perf_counter() - began) / number


def _in_new_process(figure: str) -> float:
    command = [sys.executable, "-m", "tests.programs.bench.new_process", figure]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
