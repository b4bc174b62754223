"""Where the texts of a game in one file stand, and which of them cannot be used at all."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.i18n.codes import is_known_code, named_with_code
from bot.i18n.syntax import syntax_fault
from bot.i18n.texts import shared_texts
from engine.simple.declaration import Simple
from engine.simple.files import InvalidFile, text_files

_UNKNOWN_VARIABLE = re.compile(r"text (\S+) fails: Unknown external: (\S+)")


class TextPlaces:
    """Where the texts of a game stand: in its own file, or for a language in one beside it."""

    def __init__(self, rules: Simple) -> None:
        self._texts, self._file = rules.texts, Path(inspect.getfile(type(rules)))
        self._beside = text_files(self._file)

    def file(self, language: str) -> str:
        """Return the name of the file with the texts of a language."""
        return self._beside.get(language, self._file).name

    def line(self, language: str, offset: int) -> str:
        """Return the file and the line of a place in the texts of a language."""
        source = self._texts[language]
        number = 1 + source.count("\n", 0, offset)
        if language not in self._beside:
            before, found, _ = self._file.read_text(encoding="utf-8").partition(source)
            if not found:
                return f"{self._file.name}, texts of {language}, line {number}"
            number += before.count("\n")
        return f"{self.file(language)}, line {number}"

    def of_key(self, key: str) -> Iterator[str]:
        """Yield the place of a text in each language that has it."""
        for language, source in self._texts.items():
            if found := re.search(rf"^{re.escape(key)} *=", source, re.MULTILINE):
                yield self.line(language, found.start())


def unused_files(game_file: Path) -> Iterator[str]:
    """Yield a sentence for each file that seems to have texts of a game, but lies elsewhere."""
    folder, stem = game_file.parent, game_file.stem
    used = {*text_files(game_file).values()}
    for path in sorted((*folder.glob("*.ftl"), *folder.glob("*/*.ftl"))):
        of_another = any(path.name.startswith(f"{each.stem}.") for each in path.parent.glob("*.py"))
        if path in used or of_another or not path.name.startswith(stem):
            continue
        named = (path.name.removeprefix(stem).removesuffix(".ftl").strip("._-"), path.parent.name)
        language = next(filter(is_known_code, named), "de")
        yield (
            f"{path.relative_to(folder)} is not used. Texts of {named_with_code(language)} belong"
            f" into {stem}.{language}.ftl beside {game_file.name}."
        )


def with_places(rules: Simple, logged: Iterable[str]) -> list[str]:
    """Return what was logged of texts, each once; of a variable that is none, also where it is."""
    return [_with_place(rules, message) for message in dict.fromkeys(logged)]


def _with_place(rules: Simple, message: str) -> str:
    if not (found := _UNKNOWN_VARIABLE.fullmatch(message)):
        return message
    key, variable = found.groups()
    places = " and ".join(TextPlaces(rules).of_key(key))
    return f"{places}: {key} has ${variable}, which nothing gives it"


def check_texts(rules: Simple) -> None:
    """Raise InvalidFile if texts of a game cannot be used, with each place and what to do."""
    if faults := list(_faults(rules)):
        raise InvalidFile("\n".join(faults))


def _faults(rules: Simple) -> Iterator[str]:
    places, spoken = TextPlaces(rules), shared_texts().languages
    untold = [f"told-{move}=" for move in rules.moves]
    for language, source in rules.texts.items():
        if not language:
            yield f"{places.file(language)}: say in its name which language, as in .en.ftl"
        elif language not in spoken:
            yield (
                f"{places.file(language)}: the bot speaks {', '.join(spoken)}; to teach it"
                f" {named_with_code(language)}, begin data/texts/{language}"
            )
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Junk) and "".join((entry.content or "").split()) not in untold:
                place = places.line(language, entry.span.start if entry.span else 0)
                yield f"{place}: this is {syntax_fault(entry)}"
