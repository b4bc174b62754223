"""Games in files: the examples, those that the environment names, and the one of a file.

Their texts in further languages may lie beside them.
"""

from __future__ import annotations

import inspect
import logging
import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from traceback import FrameSummary, extract_tb
from types import CodeType
from typing import TypeVar

from engine.core import AnyGame
from engine.simple.declaration import Simple
from engine.simple.form import Misdeclared, rules_faults
from engine.simple.game import SimpleGame
from engine.simple.misuse import in_words
from engine.simple.source import line_of, source_faults
from engine.simple.time_limit import TimeLimit

log = logging.getLogger(__name__)

T = TypeVar("T")

VARIABLE = "NEVSKY_GAME_FILES"
"""The environment variable that names the files to load, separated like a path."""

EXAMPLES = Path(__file__).parents[2] / "data" / "examples"
"""The folder of the games that come as examples."""


_MODULE = "nevsky_file_"
"""How the names of the modules of files begin."""


class InvalidFile(Exception):
    """A file that declares no game; the message says why."""


class _UncachedLoader(SourceFileLoader):
    """Compiles a file as it is now.

    Cached bytecode would pass for that of a file that was saved again within a second, at the same
    size.
    """

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        return self.source_to_code(self.get_data(path), path)


def example_files() -> list[Path]:
    """Return the files of the examples."""
    return sorted(EXAMPLES.glob("*.py"))


@contextmanager
def files_named(files: Collection[Path]) -> Iterator[None]:
    """Name files in the environment, for what this process imports and starts meanwhile."""
    before = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = os.pathsep.join(map(str, files))
    try:
        yield
    finally:
        if before is None:
            del os.environ[VARIABLE]
        else:
            os.environ[VARIABLE] = before


def named_games(taken: Collection[str]) -> Iterator[SimpleGame]:
    """Yield the games of the files that the environment names.

    One that cannot be used is logged as an error and left out; the others are not affected.
    """
    names = set(taken)
    for file in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        try:
            game = load_file(Path(file))
            if game.name in names:
                raise InvalidFile(f"the name {game.name} is taken")
        except InvalidFile as why:
            log.error("%s is left out: %s", file, why, exc_info=why.__cause__)
            continue
        names.add(game.name)
        yield game


def derived_games(declared: Mapping[str, Simple]) -> Iterator[SimpleGame]:
    """Yield the games of declarations. One that cannot be used is logged and left out."""
    for name, rules in declared.items():
        try:
            _take_texts_beside(type(rules), Path(inspect.getfile(type(rules))))
            yield SimpleGame(rules)
        except InvalidFile as why:
            log.error("%s is left out: %s", name, why)
        # Third-party code: none of its errors may affect other games.
        except Exception:
            log.exception("%s is left out: its rules cannot be used", name)


def derive_each(games: Iterable[AnyGame], derive: Callable[[SimpleGame], T]) -> dict[str, T]:
    """Return what is derived from each game in one file, by the name of the game.

    A game from which it cannot be derived is logged as an error and left out.
    """
    derived = dict[str, T]()
    for game in games:
        if isinstance(game, SimpleGame):
            try:
                derived[game.name] = derive(game)
            # Third-party code: none of its errors may affect other games.
            except InvalidFile as why:
                log.error("%s is left out: %s", game.name, why)
            except Exception as error:
                log.error("%s is left out: %r", game.name, error, exc_info=error)
    return derived


def load_file(file: Path) -> SimpleGame:
    """Return the game that a file declares, which runs with the rights of the process.

    Raises InvalidFile if it declares none.
    """
    # Named by its path, so that another file of its name does not take its place.
    module = f"{_MODULE}{file.stem}_{sha256(bytes(file.resolve())).hexdigest()[:8]}"
    spec = spec_from_loader(module, _UncachedLoader(module, str(file)))
    if spec is None or spec.loader is None or file.suffix != ".py":
        raise InvalidFile("it is no Python file")
    loaded = sys.modules[module] = module_from_spec(spec)
    # Anything can be wrong with it: none of its errors may affect other games.
    try:
        TimeLimit(file.stem, pauses=False).call(spec.loader.exec_module, loaded)
        declared = [
            each
            for each in vars(loaded).values()
            if isinstance(each, type) and issubclass(each, Simple) and each.__module__ == module
        ]
        if len(declared) != 1:
            raise InvalidFile(_not_one([each.__name__ for each in declared], file))
        for misdeclared in rules_faults(declared[0], Simple):
            raise Misdeclared(declared[0], misdeclared)
        _take_texts_beside(declared[0], file)
        game = SimpleGame(declared[0]())
        for fault in source_faults(game.rules):
            raise InvalidFile(fault)
    except InvalidFile:
        raise
    except (Exception, SystemExit) as error:
        raise InvalidFile(f"it cannot be loaded: {_describe(error, file)}") from error
    return game


def text_files(file: Path) -> dict[str, Path]:
    """Return the texts beside the file of a game, by language: `nim.de.ftl` beside `nim.py`."""
    start, end = f"{file.stem}.", ".ftl"
    return {
        path.name[len(start) : -len(end)]: path
        for path in sorted(file.parent.glob(f"*{end}"))
        if path.name.startswith(start)
    }


def _take_texts_beside(rules: type[Simple], file: Path) -> None:
    """Let a game speak by the texts that lie beside its file. Raises InvalidFile if it cannot."""
    texts = dict[str, str]()
    for language, path in text_files(file).items():
        try:
            texts[language] = path.read_text(encoding="utf-8-sig")
        except UnicodeDecodeError as error:
            line = 1 + error.object.count(b"\n", 0, error.start)
            raise InvalidFile(f"{path.name}, line {line}: save it as UTF-8") from None
    rules.take_texts(texts)


def file_of(game: AnyGame) -> Path | None:
    """Return the file from which a game was loaded; None for one of the project or a package."""
    rules = type(getattr(game, "rules", game))
    return Path(inspect.getfile(rules)) if rules.__module__.startswith(_MODULE) else None


def innermost_frame(error: BaseException, file: Path) -> FrameSummary | None:
    """Return where in a file an error arose, if it did there."""
    frames = extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).resolve() == file.resolve()]
    return own[-1] if own else None


def _not_one(names: Sequence[str], file: Path) -> str:
    """Return why a file with no game, or with several ones, has none."""
    if not names:
        return "it declares no game: write class MyGame(Simple), and its rules within"
    where = " and ".join(f"{name} (line {line_of(file, name, '')})" for name in names)
    return f"it declares {len(names)} games, {where}: write each in a file of its own"


def _describe(error: BaseException, file: Path) -> str:
    """Return an error with the line of the file in which it arose."""
    text = in_words(error)
    if isinstance(error, Misdeclared):
        line, text = line_of(file, error.class_name, error.at), str(error)
    elif isinstance(error, SyntaxError):
        line, text = error.lineno, f"{type(error).__name__}: {error.msg}"
    else:
        frame = innermost_frame(error, file)
        line = frame.lineno if frame else None
    return text if line is None else f"line {line}, {text}"
