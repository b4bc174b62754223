"""Compiled modules play like their source, and are used only with the source they are made from."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from engine.ai.training.compile import CannotCompile, build, compiled_games, modules
from engine.compiled import STAMP, UnusableBuild, source_stamp, use_build
from tests.programs.compiled.self_play import self_play

GAME = "heller_und_pfennig"
"""The one with the least to compile; `make compile` compares all of them."""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A build of this source."""
    folder = tmp_path_factory.mktemp("compiled")
    try:
        # Not optimised: that takes far longer, and does not change what is computed.
        build(folder, [GAME], optimisation="0")
    except CannotCompile as why:
        pytest.skip(str(why))
    return folder


def test_compiled_code_plays_the_same_games_as_its_source(compiled: Path) -> None:
    assert GAME in compiled_games()
    assert all(list(compiled.glob(f"{name.replace('.', '/')}.*.so")) for name in modules([GAME]))
    trajectories, by_source = self_play(str(compiled), [GAME])
    assert (trajectories, True) == self_play("", [GAME])
    assert not by_source
    assert trajectories.count("NetworkFeatures(") > 15


def test_build_of_other_source_is_refused(tmp_path: Path) -> None:
    before = list(sys.meta_path)
    with pytest.raises(UnusableBuild, match="make compile"):
        use_build(tmp_path)
    (tmp_path / STAMP).write_text(source_stamp().replace(" ", "0 "), encoding="utf-8")
    with pytest.raises(UnusableBuild, match=tmp_path.name):
        use_build(tmp_path)
    assert sys.meta_path == before


def test_compiling_without_a_compiler_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    with pytest.raises(CannotCompile, match=r"no-such-compiler.*gcc"):
        build(tmp_path / "build", [GAME])
    assert list(tmp_path.iterdir()) == []
