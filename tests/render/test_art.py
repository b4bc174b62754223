"""The art of the games: small files with flat shapes, in colours that the palettes keep."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from render.art import DATA
from tests.contract.adapters import RENDER_ADAPTERS

SHAPES = {"svg", "g", "path", "rect", "circle", "ellipse", "polygon", "polyline", "line"}
SIZES = {"0 0 120 84", "0 0 96 96", "0 0 48 48"}
BACKDROPS = {"street": "0 0 250 96", "town": "0 0 1100 688"}


@pytest.mark.parametrize(
    ("game", "file"),
    [
        pytest.param(game, file, id=f"{game}-{file.stem}")
        for game in RENDER_ADAPTERS
        for file in sorted((DATA / game / "art").glob("*.svg"))
    ],
)
def test_drawings_are_small_and_flat(game: str, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text) <= 2500
    root = ElementTree.fromstring(text)  # noqa: S314 our own files
    assert root.get("viewBox") in {BACKDROPS.get(file.stem), *SIZES}
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= SHAPES
    assert "opacity" not in text
    assert "href" not in text
    exact = RENDER_ADAPTERS[game].palette.exact_colours
    given = {"{:02X}{:02X}{:02X}".format(*colour) for colour in exact}
    assert set(re.findall(r"#([0-9A-Fa-f]{6})", text)) <= given
