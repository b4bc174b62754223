"""A translation of a game in one file: whatever is missing or wrong is named with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.contract.game_languages import translation_faults
from engine.simple.files import load_file
from tests.examples import nim

TEXTS = """    texts = {"en": "told-take = { $name } takes one.\\ntold-stop ="}

    def stop(self, g: Play, seat: int) -> None:
        g.finish([0, 1])

    def setup("""

FILE = (
    Path(nim.__file__)
    .read_text(encoding="utf-8")
    .replace("one.", "one.\n\n    Be quick.\n    ")
    .replace('("take",)}', '("take", "stop")}')
    .replace("    def setup(", TEXTS)
)

FRENCH = """
game-title = Nim
game-invitation = Prends la dernière.
rules =
    Sois rapide.

    Joue vite.
phase-taking = Prise
verb-take = Prendre
verb-stop = Arrêter
told-take = { $name } en prend une.
told-stop =
"""


def faults(folder: Path, french: str, elsewhere: tuple[str, ...] = ()) -> list[str]:
    file = folder / "nim.py"
    file.write_text(FILE, encoding="utf-8")
    same = french.replace("game-title", "# As in English.\ngame-title")
    (folder / "nim.fr.ftl").write_text(same, encoding="utf-8")
    return list(translation_faults(load_file(file), elsewhere))


@pytest.mark.parametrize("of_all_games", ["", "simple-turn = À toi.\n"])
def test_complete_translation_has_no_faults(tmp_path: Path, of_all_games: str) -> None:
    """Also if it replaces a text of all games."""
    assert faults(tmp_path, f"{FRENCH}{of_all_games}") == []


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("verb-take = Prendre\n", "", ["nim.fr.ftl: verb-take is missing; English: verb-take = T"]),
        ("rules =", "told-out =", ["nim.fr.ftl: rules is missing; English: rules = **{"]),
        (
            "game-invitation = Prends la dernière.\n",
            "",
            ["nim.fr.ftl: game-invitation is missing; English: game-invitation = Take the last"],
        ),
        (
            "{ $name }",
            "{ $nom }",
            [
                "nim.fr.ftl, line 12: told-take has $nom, but English has $name",
                "nim.fr.ftl, line 12: told-take leaves out $name",
            ],
        ),
        ("Prendre\n", "Prendre\nverb-take = Ôter\n", ["nim.fr.ftl, line 11: verb-take is defined"]),
        (
            "told-stop =\n",
            "you-take = Voilà.\n",
            ["nim.fr.ftl, line 13: you-take is in no English text here, so nothing uses it"],
        ),
    ],
)
def test_fault_is_named_with_its_place_and_what_english_has(
    tmp_path: Path, before: str, after: str, told: list[str]
) -> None:
    assert before in FRENCH
    said = faults(tmp_path, FRENCH.replace(before, after, 1), ("told-out",))
    assert len(said) == len(told), said
    assert all(map(str.startswith, said, told)), said
