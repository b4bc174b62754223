"""Compiled modules in the place of their source, which make self-play faster.

`engine.ai.training.compile` makes them with mypyc. The source stays the truth: a build is used only
if the environment variable `NEVSKY_COMPILED` names its folder, and only with the very source that
it was made from.
"""

from __future__ import annotations

import ast
import copyreg
import sys
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

VARIABLE = "NEVSKY_COMPILED"
"""The environment variable that names the folder of a build. If unset or empty, none is used."""

STAMP = "source"
"""The file of a build that tells what it was made from."""

ENGINE = Path(__file__).parent


class UnusableBuild(Exception):
    """There is no build in a folder, or it was made from other source. The message says so."""


def source_stamp() -> str:
    """Return the content hash of all modules of the engine, with the Python that runs them."""
    lines = sorted(
        f"{file.relative_to(ENGINE).as_posix()} {sha256(file.read_bytes()).hexdigest()}\n"
        for file in ENGINE.rglob("*.py")
    )
    return f"{sha256(''.join(lines).encode()).hexdigest()} {sys.implementation.cache_tag}\n"


def use_build(folder: Path) -> None:
    """Import modules from a build from now on, if they are in it. Raises UnusableBuild."""
    stamp = folder / STAMP
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != source_stamp():
        raise UnusableBuild(
            f"{folder}, which {VARIABLE} names, holds no modules compiled from this source: "
            f"run make compile, or unset {VARIABLE}"
        )
    sys.meta_path.insert(0, _BuildFinder(folder))


class _BuildFinder(MetaPathFinder):
    """Finds the compiled modules of a build before their source, and completes their classes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._incomplete = {
            ".".join((*file.parent.relative_to(folder).parts, file.name.split(".")[0]))
            for file in folder.rglob("*" + EXTENSION_SUFFIXES[0])
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        # Compiled modules load each other without this finder: look what has been loaded meanwhile.
        self.complete_loaded()
        file = self._folder / (fullname.replace(".", "/") + EXTENSION_SUFFIXES[0])
        if not file.exists():
            return None
        return spec_from_file_location(fullname, file, loader=_Loader(fullname, str(file), self))

    def complete_loaded(self) -> None:
        """Complete the dataclasses of all modules that have been loaded."""
        for name in sorted(self._incomplete & set(sys.modules)):
            source = ENGINE.parent / (name.replace(".", "/") + ".py")
            nodes = ast.parse(source.read_text(encoding="utf-8")).body if source.exists() else []
            classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
            module = sys.modules[name]
            if all(hasattr(module, node.name) for node in classes):
                self._incomplete.remove(name)
                for node in classes:
                    cls: Any = getattr(module, node.name)
                    if is_dataclass(cls):
                        _complete(cls, _annotations(node))


class _Loader(ExtensionFileLoader):
    """Loads a compiled module and makes its dataclasses like those of the source."""

    def __init__(self, name: str, path: str, finder: _BuildFinder) -> None:
        super().__init__(name, path)
        self._finder = finder

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        self._finder.complete_loaded()


def _annotations(node: ast.ClassDef) -> dict[str, str]:
    return {
        each.target.id: ast.unparse(each.annotation)
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }


def _complete(cls: Any, annotations: dict[str, str]) -> None:
    """Give a compiled dataclass what mypyc leaves out, so that pydantic and pickle can handle it.

    That is whole annotations instead of only their classes, the names of its slots, and pickling.
    """
    cls.__annotations__ = annotations
    cls.__slots__ = tuple(annotations)
    for each in fields(cls):
        each.type = annotations.get(each.name, each.type)
    names = [each.name for each in fields(cls)]

    def reduce(value: Any) -> tuple[Any, tuple[Any, ...]]:
        return cls, tuple(getattr(value, name) for name in names)

    copyreg.pickle(cls, reduce)
