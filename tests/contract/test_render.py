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
from tests.contract.engine_adapters import TESTED_GAMES
from tests.examples.council.registered import council_registered_temporarily
from tests.support.random_games import Case, all_cases, play_random_game
from tests.support.render.colour_fidelity import clear_caches
from tests.support.render.phases import PlayedPhase, random_phases
from tests.support.render.texts import english_texts

NAMES = ("Žofie Nováková", "Max", "Alexandra the Great of Saint Petersburg", "王小明", "Søren", "Í")
LONG = tuple(f"{'Wolfeschlegelsteinhausen' * 4} {number}" for number in range(6))
AI = frozenset({1})
SAMPLE_EVERY = 40


@pytest.fixture(autouse=True, scope="module")
def register_example_game() -> Iterator[None]:
    with council_registered_temporarily():
        yield


class PictureSampler:
    """Draws one game's pictures of random moments."""

    def __init__(self, case: Case, seed: int = 1) -> None:
        self.case, self.game, self.renderer = case, case.game, RENDERERS[case.game.name]
        self.translate = english_texts(case.game.name)
        moments = list(play_random_game(case, seed))
        self.states = [
            *(moment.state for moment in moments[::SAMPLE_EVERY]),
            moments[-1].next_state,
        ]
        self.phases = list(random_phases(case, seed))[::3]
        self._drawn: list[Picture] = []

    def table(self, state: Any) -> Picture:
        return self.renderer.table(self.game.view(state, None), NAMES, self.translate, ai_seats=AI)

    def phase(self, told: PlayedPhase) -> Picture:
        view = self.game.view(told.state, None)
        return self.renderer.phase(view, told.events, NAMES, self.translate, ai_seats=AI)

    def drawn(self) -> list[Picture]:
        """What all of them show; drawn once."""
        self._drawn = self._drawn or [draw() for draw in self.draws()]
        return self._drawn

    def draws(self) -> Iterator[Callable[[], Picture]]:
        """Pictures of every sort that the painter has."""
        for state in self.states:
            yield partial(self.table, state)
        for told in self.phases:
            yield partial(self.phase, told)
        end = self.game.view(self.states[-1], None)
        yield partial(self.renderer.result, end, NAMES, self.translate, ai_seats=AI)
        middle, renderer = self.states[len(self.states) // 2], self.renderer
        for seat in range(self.case.seats):
            if isinstance(renderer, RendersTableaux):
                yield partial(
                    renderer.tableau, self.game.view(middle, None), seat, NAMES, self.translate
                )
            if isinstance(renderer, RendersHands):
                yield partial(renderer.hand, self.game.view(middle, seat), NAMES, self.translate)


@pytest.fixture(scope="module", params=all_cases(), ids=str)
def sampler(request: pytest.FixtureRequest, register_example_game: None) -> PictureSampler:
    """For all tests of one case, and these one after the other: what is drawn is kept."""
    return PictureSampler(request.param)


def test_every_game_has_a_renderer() -> None:
    assert set(RENDERERS) == {game.name for game in TESTED_GAMES}


def test_pictures_have_the_right_size_and_palette(sampler: PictureSampler) -> None:
    """Of one size, in the colours of the game's palette alone, with words that fit."""
    for picture in sampler.drawn():
        image = Image.open(io.BytesIO(picture.png))
        assert image.size == (WIDTH, HEIGHT)
        assert image.mode == "P"
        assert bytes(image.getpalette() or ()) == sampler.renderer.palette.rgb_bytes
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert re.fullmatch(r"[a-z]+\.png", picture.name)


def test_the_same_arguments_give_the_same_picture(sampler: PictureSampler) -> None:
    """Whatever was drawn before, and whichever of several threads draws it."""
    draws, first = list(sampler.draws())[::4], sampler.drawn()[::4]
    clear_caches()
    with ThreadPoolExecutor(4) as pool:
        again = list(pool.map(lambda draw: draw(), draws[::-1]))
    assert again == first[::-1]


def test_words_are_never_cut_inside(sampler: PictureSampler) -> None:
    case = sampler.case
    words = {word for name in (*NAMES, *LONG) for word in name[:32].split()}

    def translate(key: str, **params: Any) -> str:
        text = english_texts(case.game.name)(key, **params)
        words.update(text.split())
        return text

    for names in (NAMES, LONG):
        for state in sampler.states[::3]:
            view = case.game.view(state, None)
            assert _is_whole(sampler.renderer.table(view, names, translate).alt, words)
        for told in sampler.phases[::3]:
            view = case.game.view(told.state, None)
            assert _is_whole(sampler.renderer.phase(view, told.events, names, translate).alt, words)


def _is_whole(alt: str, words: set[str]) -> bool:
    """Whether the last word is a whole one, with or without what follows it."""
    last = alt.removesuffix(ELLIPSIS).split()[-1]
    return any(word.rstrip(",.;:") == last.rstrip(",.;:") for word in words)


def test_text_boards_fit_messages(sampler: PictureSampler) -> None:
    for state in sampler.states:
        boards = sampler.renderer.text_boards(
            sampler.game.view(state, None), LONG, sampler.translate
        )
        assert boards
        assert all(0 < len(board) <= TEXT_LIMIT for board in boards)


def test_hidden_information_does_not_change_pictures(sampler: PictureSampler) -> None:
    """Two tables that look alike to everybody look alike in pictures and words, too."""
    game = sampler.game
    for state in sampler.states[1::2]:
        pair = (state, game.conceal(state, None, 7))
        assert len({sampler.table(each) for each in pair}) == 1
        views = [game.view(each, None) for each in pair]
        assert (
            len({sampler.renderer.text_boards(view, NAMES, sampler.translate) for view in views})
            == 1
        )
    for told in sampler.phases[::2]:
        other = PlayedPhase(game.conceal(told.state, None, 7), told.events)
        assert sampler.phase(told) == sampler.phase(other)


def test_the_view_of_a_seat_makes_a_table_without_its_secrets(sampler: PictureSampler) -> None:
    game = sampler.game
    for state in sampler.states[1::3]:
        for seat in range(sampler.case.seats):
            pair = [game.view(each, seat) for each in (state, game.conceal(state, None, 7))]
            assert (
                len({sampler.renderer.table(view, NAMES, sampler.translate) for view in pair}) == 1
            )


def test_every_game_has_a_cover_on_the_cover_sheet() -> None:
    covers = [renderer.cover(english_texts(name)) for name, renderer in RENDERERS.items()]
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


def test_capabilities_match_methods() -> None:
    for renderer in RENDERERS.values():
        for capability, method in (
            (RendersTableaux, "tableau"),
            (RendersHands, "hand"),
            (RendersCards, "card"),
        ):
            assert isinstance(renderer, capability) == callable(getattr(renderer, method, None))
