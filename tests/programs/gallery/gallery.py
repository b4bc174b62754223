"""Writes the pictures of a game's gallery, and those of the README."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from render.canvas import Scene
from tests.contract.adapters import RENDER_ADAPTERS, DrawScene

DISPLAY_WIDTHS = (1100, 550, 300)
"""In pixels: the picture's own width, Discord's on a desktop and on a phone."""


def write_gallery(scenes: Iterable[tuple[str, DrawScene]], folder: Path) -> int:
    """Write every picture, and a page of them; return how many."""
    folder.mkdir(parents=True, exist_ok=True)
    names = []
    for name, draw in scenes:
        folder.joinpath(f"{name}.png").write_bytes(draw().to_png())
        names.append(name)
    rows = "\n".join(
        "<p>"
        + " ".join(
            f'<img src="{name}.png" width="{width}" alt="{name}">' for width in DISPLAY_WIDTHS
        )
        + "</p>"
        for name in names
    )
    style = "<style>body{background:#313338} img{vertical-align:top}</style>"
    page = f'<!doctype html><meta charset="utf-8"><title>Gallery</title>{style}\n{rows}\n'
    folder.joinpath("index.html").write_text(page, encoding="utf-8")
    return len(names)


def write_readme_pictures(folder: Path) -> None:
    """Write the pictures of the README, as small as possible."""
    folder.mkdir(parents=True, exist_ok=True)
    for adapter in RENDER_ADAPTERS.values():
        for file, draw in adapter.readme_pictures.items():
            folder.joinpath(file).write_bytes(compressed_png(draw()))


def compressed_png(scene: Scene) -> bytes:
    """A PNG file as small as Pillow can make it."""
    frame = scene.flatten()
    image = Image.frombytes("P", frame.size, frame.tobytes())
    image.putpalette(scene.palette.rgb_bytes)
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
