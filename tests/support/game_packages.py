"""Installed packages that bring a game, as pip would leave them in a folder of modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

EXAMPLES = Path(__file__).parent

COUNCIL_ENTRY_POINTS = {
    "nevsky.games": ["council = nevsky_council:COUNCIL"],
    "nevsky.painters": ["council = nevsky_council_render:PAINTER"],
    "nevsky.uis": ["council = nevsky_council_bot:COUNCIL"],
}


def install_package(
    folder: Path, name: str, modules: Mapping[str, str], entries: Mapping[str, Sequence[str]]
) -> None:
    """Write a package: its modules by their paths, its entry points by their groups."""
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [line for group, named in entries.items() for line in (f"[{group}]", *named)]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    for path, code in modules.items():
        module = folder / path
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_text(code, encoding="utf-8")


def council_modules(package: str) -> dict[str, str]:
    """The Council of the Dike as a package of that name, which needs no tests."""
    return {
        f"{package}/{file.name}": file.read_text(encoding="utf-8").replace(
            "tests.examples.council.engine", package
        )
        for file in (EXAMPLES / "council").glob("*.py")
    }


def install_council(folder: Path) -> None:
    """Install the Council as a stranger would bring it: rules, pictures, words and texts."""
    modules = {}
    for room in ("", "_render", "_bot"):
        home = EXAMPLES / f"council{room}"
        for file in (*home.rglob("*.py"), *home.rglob("*.ftl")):
            code = file.read_text(encoding="utf-8")
            path = f"nevsky_council{room}/{file.relative_to(home).as_posix()}"
            modules[path] = code.replace("tests.examples.council.engine", "nevsky_council")
    install_package(folder, "nevsky-council", modules, COUNCIL_ENTRY_POINTS)
