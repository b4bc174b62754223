"""What every painter promises, held against every registered one with random games."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from render.canvas import HEIGHT, WIDTH
from render.cover import COVER_HEIGHT, cover_sheet
from render.picture import ALT_LIMIT, ELLIPSIS, TEXT_LIMIT, Picture
from render.registry import RENDERERS
from render.renderer import RendersCards, RendersHands, RendersTableaux
from tests.engine.adapters import TESTED
from tests.engine.playing import Case, cases, random_game
from tests.games.registered import council_registered
from tests.render.playing import Told, phases
from tests.render.texts import speaking
from tests.render.truth import clear_caches

NAMES = ("Žofie Nováková", "Max", "Alexandra the Great of Saint Petersburg", "王小明", "Søren", "Í")
LONG = tuple(f"{'Wolfeschlegelsteinhausen' * 4} {number}" for number in range(6))
AI = frozenset({1})
EVERY = 40


@pytest.fixture(autouse=True, scope="module")
def every_game() -> Iterator[None]:
    with council_registered():
        yield


class Easel:
    """Draws one game's pictures of random moments."""

    def __init__(self, case: Case, seed: int = 1) -> None:
        self.case, self.game, self.renderer = case, case.game, RENDERERS[case.game.name]
        self.translate = speaking(case.game.name)
        moments = list(random_game(case, seed))
        self.states = [*(moment.state for moment in moments[::EVERY]), moments[-1].after]
        self.told = list(phases(case, seed))[::3]
        self._drawn: list[Picture] = []

    def table(self, state: Any) -> Picture:
        return self.renderer.table(self.game.view(state, None), NAMES, self.translate, ai=AI)

    def phase(self, told: Told) -> Picture:
        view = self.game.view(told.state, None)
        return self.renderer.phase(view, told.events, NAMES, self.translate, ai=AI)

    def drawn(self) -> list[Picture]:
        """What all of them show; drawn once."""
        self._drawn = self._drawn or [draw() for draw in self.draws()]
        return self._drawn

    def draws(self) -> Iterator[Callable[[], Picture]]:
        """Pictures of every sort that the painter has."""
        for state in self.states:
            yield partial(self.table, state)
        for told in self.told:
            yield partial(self.phase, told)
        end = self.game.view(self.states[-1], None)
        yield partial(self.renderer.result, end, NAMES, self.translate, ai=AI)
        middle, renderer = self.states[len(self.states) // 2], self.renderer
        for seat in range(self.case.seats):
            if isinstance(renderer, RendersTableaux):
                yield partial(
                    renderer.tableau, self.game.view(middle, None), seat, NAMES, self.translate
                )
            if isinstance(renderer, RendersHands):
                yield partial(renderer.hand, self.game.view(middle, seat), NAMES, self.translate)


@pytest.fixture(scope="module", params=cases(), ids=str)
def easel(request: pytest.FixtureRequest, every_game: None) -> Easel:
    """For all tests of one case, and these one after the other: what is drawn is kept."""
    return Easel(request.param)


def test_every_game_has_a_painter() -> None:
    assert set(RENDERERS) == {game.name for game in TESTED}


def test_pictures_are_what_discord_shows_best(easel: Easel) -> None:
    """Of one size, in the colours of the game's palette alone, with words that fit."""
    for picture in easel.drawn():
        image = Image.open(io.BytesIO(picture.png))
        assert image.size == (WIDTH, HEIGHT)
        assert image.mode == "P"
        assert bytes(image.getpalette() or ()) == easel.renderer.palette.rgb_bytes
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert re.fullmatch(r"[a-z]+\.png", picture.name)


def test_the_same_arguments_give_the_same_picture(easel: Easel) -> None:
    """Whatever was drawn before, and whichever of several threads draws it."""
    draws, first = list(easel.draws())[::4], easel.drawn()[::4]
    clear_caches()
    with ThreadPoolExecutor(4) as pool:
        again = list(pool.map(lambda draw: draw(), draws[::-1]))
    assert again == first[::-1]


def test_words_are_never_cut_inside(easel: Easel) -> None:
    case = easel.case
    words = {word for name in (*NAMES, *LONG) for word in name[:32].split()}

    def translate(key: str, **params: Any) -> str:
        text = speaking(case.game.name)(key, **params)
        words.update(text.split())
        return text

    for names in (NAMES, LONG):
        for state in easel.states[::3]:
            view = case.game.view(state, None)
            assert _is_whole(easel.renderer.table(view, names, translate).alt, words)
        for told in easel.told[::3]:
            view = case.game.view(told.state, None)
            assert _is_whole(easel.renderer.phase(view, told.events, names, translate).alt, words)


def _is_whole(alt: str, words: set[str]) -> bool:
    """Whether the last word is a whole one, with or without what follows it."""
    last = alt.removesuffix(ELLIPSIS).split()[-1]
    return any(word.rstrip(",.;:") == last.rstrip(",.;:") for word in words)


def test_text_boards_fit_messages(easel: Easel) -> None:
    for state in easel.states:
        boards = easel.renderer.text_boards(easel.game.view(state, None), LONG, easel.translate)
        assert boards
        assert all(0 < len(board) <= TEXT_LIMIT for board in boards)


def test_secrets_leave_no_trace(easel: Easel) -> None:
    """Two tables that look alike to everybody look alike in pictures and words, too."""
    game = easel.game
    for state in easel.states[1::2]:
        pair = (state, game.conceal(state, None, 7))
        assert len({easel.table(each) for each in pair}) == 1
        views = [game.view(each, None) for each in pair]
        assert (
            len({easel.renderer.text_boards(view, NAMES, easel.translate) for view in views}) == 1
        )
    for told in easel.told[::2]:
        other = Told(game.conceal(told.state, None, 7), told.events)
        assert easel.phase(told) == easel.phase(other)


def test_the_view_of_a_seat_makes_a_table_without_its_secrets(easel: Easel) -> None:
    game = easel.game
    for state in easel.states[1::3]:
        for seat in range(easel.case.seats):
            pair = [game.view(each, seat) for each in (state, game.conceal(state, None, 7))]
            assert len({easel.renderer.table(view, NAMES, easel.translate) for view in pair}) == 1


def test_every_game_has_a_cover_and_all_stand_on_one_shelf() -> None:
    covers = [renderer.cover(speaking(name)) for name, renderer in RENDERERS.items()]
    for cover, renderer in zip(covers, RENDERERS.values(), strict=True):
        image = Image.open(io.BytesIO(cover.png))
        assert image.size == (WIDTH, COVER_HEIGHT)
        assert bytes(image.getpalette() or ()) == renderer.palette.rgb_bytes
    everything = cover_sheet(covers)
    shown = Image.open(io.BytesIO(everything.png)).convert("RGB")
    assert shown.size == (WIDTH, COVER_HEIGHT * len(covers))
    assert all(cover.alt in everything.alt for cover in covers)
    for place, cover in enumerate(covers):
        top = COVER_HEIGHT * place
        part = shown.crop((0, top, WIDTH, top + COVER_HEIGHT))
        alone = Image.open(io.BytesIO(cover.png)).convert("RGB")
        off = ImageStat.Stat(ImageChops.difference(part, alone)).mean
        assert max(off) < 3


def test_a_capability_is_all_of_a_method() -> None:
    for renderer in RENDERERS.values():
        for capability, method in (
            (RendersTableaux, "tableau"),
            (RendersHands, "hand"),
            (RendersCards, "card"),
        ):
            assert isinstance(renderer, capability) == callable(getattr(renderer, method, None))
