"""Speed and size of pictures, with tables more crowded than in any game."""

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
from tests.programs.bench.crowded import CrowdedTables
from tests.programs.bench.measurement import Measurement

MAX_OF_BARE_ENCODE = 1.5

MAX_OF_PILLOW = 0.08
MAX_BYTES = 100 * 1024
MAX_CACHE_MIB = 64
"""MiB that the sprite caches may hold."""

_ROUNDS = 200
_WARM_UP = 700
"""Rounds before measuring, after which every value has been drawn once."""

_SLOW_EVERY = 20
"""One in this many rounds also times Pillow, which takes a hundred times as long."""


def measurements() -> Iterator[Measurement]:
    """Yield all measurements. All bars are upper limits."""
    for name, crowded in crowded_tables().items():
        label = f"render.{name}"
        yield from _compare_with_encoding(f"{label}.table", crowded.turn)
        yield from _compare_with_encoding(f"{label}.phase", crowded.phase)
        largest = max(len(scene.to_png()) for scene in crowded.in_games())
        yield Measurement(f"{label}.table.bytes_in_games", largest, "bytes", MAX_BYTES)
    yield Measurement("render.caches", round(_mib_of_caches(), 1), "MiB", MAX_CACHE_MIB)


def crowded_tables() -> Mapping[str, CrowdedTables]:
    """Return the crowded tables of every game."""
    return {
        game.name: import_module(f"tests.programs.bench.crowded.{game.name}").CROWDED
        for game in GAMES
    }


def _compare_with_encoding(name: str, draw: Callable[[int], Scene]) -> Iterator[Measurement]:
    """Compare drawing and encoding of successive turns with encoding alone, and with Pillow's PNG
    writer.
    """
    turns = count()
    scene = draw(next(turns))
    pixels, file = scene.flatten(), scene.to_png()
    lines = b"".join(b"\0" + pixels.crop((0, y, WIDTH, y + 1)).tobytes() for y in range(HEIGHT))
    rgb = Image.open(io.BytesIO(file)).convert("RGB")
    bare, drawn, pillow = _medians(
        lambda: encode_png(lines, WIDTH, HEIGHT, scene.palette.rgb_bytes),
        lambda: draw(next(turns)).to_png(),
        lambda: rgb.save(io.BytesIO(), "PNG"),
    )
    yield Measurement(f"{name}.of_bare_encode", round(drawn / bare, 2), "ratio", MAX_OF_BARE_ENCODE)
    yield Measurement(f"{name}.of_pillow_rgb", round(drawn / pillow, 3), "ratio", MAX_OF_PILLOW)
    yield Measurement(f"{name}.time", round(drawn * 1000, 2), "ms")
    yield Measurement(f"{name}.bytes", len(file), "bytes", MAX_BYTES)


def _medians(*works: Callable[[], object]) -> list[float]:
    """Return the median seconds of each, timed in turn so that a busy machine slows all alike."""
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


def _mib_of_caches() -> float:
    command = [sys.executable, "-m", "tests.programs.bench.cache_size"]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
