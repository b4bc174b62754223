"""Writes packages with a game into a folder, as pip installs them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

COUNCIL = Path(__file__).parents[1] / "examples" / "council"
COUNCIL_MODULE = "tests.examples.council"


def install_package(
    folder: Path, name: str, files: Mapping[str, str], entry_points: Mapping[str, Sequence[str]]
) -> None:
    """Write a distribution: its files by path, its entry points by group."""
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [line for group, entries in entry_points.items() for line in (f"[{group}]", *entries)]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def council_files(package: str, *subpackages: str) -> dict[str, str]:
    """Return the example game's subpackages, with its texts, as files of a package."""
    return {f"{package}/__init__.py": ""} | {
        f"{package}/{file.relative_to(COUNCIL).as_posix()}": file.read_text(
            encoding="utf-8"
        ).replace(COUNCIL_MODULE, package)
        for subpackage in subpackages
        for pattern in ("*.py", "*.ftl")
        for file in (COUNCIL / subpackage).rglob(pattern)
    }


def install_council(folder: Path, name: str = "council") -> None:
    """Install the example game as the distribution of a third party, with its contract adapters.

    It is for three players without options, as the contract of all others is checked without it.
    """
    package = f"nevsky_{name}"
    files = {
        path: text.replace('"council"', f'"{name}"').replace("command-council", f"command-{name}")
        for path, text in council_files(package, "engine", "render", "bot", "tests").items()
    }
    rules = f"{package}/engine/game.py"
    files[rules] = files[rules].replace("range(3, 6)", "range(3, 4)")
    files[f"{package}/contract.py"] = (
        "from dataclasses import replace\n"
        f"from {package}.tests.bot.adapter import ADAPTER as bot\n"
        f"from {package}.tests.engine.adapter import ADAPTER\n"
        'engine = replace(ADAPTER, options=("{}",))\n'
    )
    objects = {
        "games": "engine.game:COUNCIL",
        "renderers": "render:RENDERER",
        "uis": "bot:COUNCIL_UI",
        "contract": "contract",
    }
    entries = {f"nevsky.{group}": [f"{name} = {package}.{at}"] for group, at in objects.items()}
    install_package(folder, f"nevsky-{name}", files, entries)
