"""The operator's tasks for games in one file: write a new one, and play one at the local table."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.settings import Settings
from engine.plugins import NAME_PATTERN
from engine.simple.files import InvalidFile, files_named, load_file
from engine.simple.game import SimpleGame

TEMPLATE = Path(__file__).parents[2] / "data" / "simple" / "new_game.py.txt"


class NotWritten(Exception):
    """A new game cannot be written; the message says why."""


def write_game(name: str, folder: Path) -> Path:
    """Write a small game of that name, to be changed, and return its file."""
    if not NAME_PATTERN.fullmatch(name):
        raise NotWritten(f"{name} is no name of a game: small letters and _ make one")
    file = folder / f"{name}.py"
    title = name.title().replace("_", "")
    code = TEMPLATE.read_text(encoding="utf-8").format(name=name, title=title)
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(code)
    except FileExistsError:
        raise NotWritten(f"{file} exists already") from None
    return file


def play_file(file: Path, settings: Settings) -> int:
    """Run the local table with the game of a file, and return the exit code.

    Changes of the file, and of the texts beside it, are taken over while it runs.

    Raises InvalidFile with the reason if the file declares no game, or its texts cannot be used.
    """
    game = load_file(file)
    with files_named([file.resolve()]):
        # Imported here, as the registries load the files that are named then.
        from bot.simple.text_places import check_texts, unused_files
        from engine.registry import find_game

        check_texts(game.rules)
        for sentence in unused_files(file.resolve()):
            print(sentence, file=sys.stderr)
        from bot.ops.run import GameFile, run_bot

        if not isinstance(find_game(game.name), SimpleGame):
            raise InvalidFile(f"the name {game.name} is taken")
        watched = GameFile(file.resolve(), game.name)
        return run_bot(settings.model_copy(update={"discord_token": None}), watched)
