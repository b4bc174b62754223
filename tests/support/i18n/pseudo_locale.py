"""A made-up language: what English says in letters that English does not have.

Whatever such a table reads in Latin letters was said by no catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from bot.i18n.texts import SHARED_TEXTS_FOLDER, Texts, shared_texts
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.support.i18n.catalogue_check import QUOTED_COMMAND

PSEUDO_LOCALE = "de"
"""A language of Discord with the plural forms of English."""

_GREEK = "αβψδεφγηιξκλμνοπθρστυβωχυζ"
_FOREIGN = str.maketrans(ascii_lowercase + ascii_uppercase, _GREEK + _GREEK.upper())


def pseudo_translate(text: str) -> str:
    """The words of a text in the made-up language. Commands are quoted by their English names."""
    parts, quoted = QUOTED_COMMAND.split(text), QUOTED_COMMAND.findall(text)
    words = [part.translate(_FOREIGN) for part in parts]
    return "".join(map("".join, zip(words, [*quoted, ""], strict=True)))


class _Translation(Transformer):
    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        return ftl.TextElement(node.value.translate(_FOREIGN))

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> ftl.StringLiteral:  # noqa: N802
        return ftl.StringLiteral(node.value.translate(_FOREIGN))

    def visit_Pattern(self, node: ftl.Pattern) -> ftl.Pattern:  # noqa: N802
        """What is quoted may reach over a variable: `/{ $command } join`."""
        elements, quoted = list[ftl.TextElement | ftl.Placeable](), False
        for element in node.elements:
            if isinstance(element, ftl.TextElement):
                parts = re.split("(`)", element.value)
                said = ""
                for part in parts:
                    quoted ^= part == "`"
                    said += part if quoted else part.translate(_FOREIGN)
                elements.append(ftl.TextElement(said))
            else:
                elements.append(self.visit(element))
        return ftl.Pattern(elements)


def write_pseudo_locale(english: Path, folder: Path) -> Path:
    """Translate a folder of English catalogues into one of the made-up language."""
    target = folder / PSEUDO_LOCALE
    target.mkdir(parents=True)
    for file in english.glob("*.ftl"):
        (target / file.name).write_text(_pseudo_catalogue(file), encoding="utf-8")
    return target


@cache
def _pseudo_catalogue(english: Path) -> str:
    resource = FluentParser().parse(english.read_text(encoding="utf-8"))
    return FluentSerializer().serialize(_Translation().visit(resource))


@contextmanager
def pseudo_locale_installed(folder: Path) -> Iterator[None]:
    """Meanwhile there is the made-up language, for every game; another one of that name rests."""
    known: list[tuple[Texts, Path]] = [(shared_texts(), SHARED_TEXTS_FOLDER)]
    known += [(one.ui.texts, catalogue_folder(name)) for name, one in BOT_ADAPTERS.items()]
    before = [(words, dict(words._catalogues)) for words, _ in known]
    for number, (words, own) in enumerate(known):
        words.load_language(write_pseudo_locale(own / "en", folder / str(number)))
    yield
    for words, bundles in before:
        words._catalogues = bundles
        words._translators.clear()


def catalogue_folder(game: str) -> Path:
    """Return the folder of a game's catalogues: in `data`, or for an example game in the tests."""
    folder = SHARED_TEXTS_FOLDER.parent / game / "texts"
    example = Path(__file__).parents[2] / "examples" / game / "bot" / "texts"
    return folder if folder.exists() else example
