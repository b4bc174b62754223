"""What the pictures of every game must hold (`GameRenderer`), checked with random games."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from functools import partial, partialmethod
from itertools import pairwise
from typing import Any
from unittest.mock import patch

from PIL import Image, ImageChops

from engine.contract.cases import Case, GameStep, crowded_cases, play_random_game
from engine.core import AnyGame
from render.canvas import HEIGHT, WIDTH
from render.context import RenderContext
from render.contract.caches import clear_caches
from render.contract.phases import PlayedPhase, random_phases
from render.cover import COVER_HEIGHT
from render.picture import ALT_LIMIT, ELLIPSIS, TEXT_LIMIT, Picture
from render.registry import RENDERERS
from render.renderer import RendersCards, RendersHands, RendersTableaux
from render.sprites import Drawing
from render.translation import Translate
from render.typefaces import has_glyph

NAMES = ("Žofie Nováková", "Max", "Alexandra the Great of Holstein-Gottorp", "王小明", "Søren", "Í")
LONG = tuple(f"{'Wolfeschlegelsteinhausen' * 4} {number}" for number in range(6))
AI = frozenset({1})
SAMPLE_EVERY = 40

WIDTHS = (1100, 550, 300)
"""Widths in pixels at which pictures are seen: on a screen, in a narrow window, on a phone."""

cases = crowded_cases
"""Where there is the least room, and the most."""

VISIBLE_DIFFERENCE = 32
"""The difference of brightness, of 255, that something of one pixel needs to be seen."""


class PictureSampler:
    """Draws a game's pictures of sampled states and phases of a random game."""

    def __init__(self, case: Case, translate: Translate, seed: int = 1) -> None:
        self.case, self.game, self.renderer = case, case.game, RENDERERS[case.game.name]
        self.names: tuple[str, ...] = NAMES
        self.translate = translate
        steps = list(play_random_game(case, seed))
        self.states = [
            *(step.state for step in steps[::SAMPLE_EVERY]),
            steps[-1].next_state,
        ]
        self._events = [
            *(self._events_before(steps[:end]) for end in range(0, len(steps), SAMPLE_EVERY)),
            self._events_before(steps),
        ]
        self.phases = list(random_phases(case, seed))[::3]
        self._pictures: list[Picture] = []
        self._written = set[str]()

    @property
    def context(self) -> RenderContext:
        return RenderContext(self.names, self.translate, AI)

    def _events_before(self, steps: Sequence[GameStep]) -> Sequence[Any]:
        """What everybody saw in the last steps, about a turn of everybody."""
        redacted = (
            self.game.redact(event, None)
            for step in steps[-self.case.seats :]
            for event in step.events
        )
        return [event for event in redacted if event is not None]

    def events(self, state: Any) -> Sequence[Any]:
        """The public events before a sampled state."""
        return next(
            events
            for sampled, events in zip(self.states, self._events, strict=True)
            if sampled is state
        )

    def table(self, state: Any, sampled: Any = None) -> Picture:
        """The table after the events before it, or those before another sampled state."""
        view = self.game.view(state, None)
        events = self.events(state if sampled is None else sampled)
        return self.renderer.table(view, events, self.context)

    def phase(self, phase: PlayedPhase) -> Picture:
        view = self.game.view(phase.state, None)
        return self.renderer.phase(view, phase.events, self.context)

    def pictures(self) -> list[Picture]:
        """All pictures, each drawn once."""
        if not self._pictures:
            # What was drawn before would not be written again.
            clear_caches()
            with patch.object(Drawing, "text", partialmethod(_write, self._written, Drawing.text)):
                self._pictures = [draw() for draw in self.drawings()]
                self.renderer.cover(self.translate)
        return self._pictures

    @property
    def written(self) -> Set[str]:
        """All texts in the pictures and on the cover."""
        self.pictures()
        return self._written

    @property
    def tables(self) -> Sequence[Picture]:
        """The pictures of the table in the sampled states."""
        return self.pictures()[: len(self.states)]

    @property
    def phase_pictures(self) -> Sequence[Picture]:
        """The pictures of the sampled phases."""
        return self.pictures()[len(self.states) :][: len(self.phases)]

    def drawings(self) -> Iterator[Callable[[], Picture]]:
        """Functions that draw pictures of every kind that the renderer supports."""
        for state in self.states:
            yield partial(self.table, state)
        for phase in self.phases:
            yield partial(self.phase, phase)
        end = self.game.view(self.states[-1], None)
        yield partial(self.renderer.result, end, self.context)
        middle, renderer = self.states[len(self.states) // 2], self.renderer
        for seat in range(self.case.seats):
            if isinstance(renderer, RendersTableaux):
                yield partial(renderer.tableau, self.game.view(middle, None), seat, self.context)
            if isinstance(renderer, RendersHands):
                yield partial(renderer.hand, self.game.view(middle, seat), self.context)


def _write(
    drawing: Drawing,
    texts: set[str],
    write: Any,
    x: int,
    y: int,
    text: str,
    *look: Any,
    **more: Any,
) -> None:
    """Write a text in a drawing, and remember it."""
    texts.add(text)
    write(drawing, x, y, text, *look, **more)


def test_pictures_have_the_right_size_palette_and_alt_text(sampler: PictureSampler) -> None:
    for picture in sampler.pictures():
        image = Image.open(io.BytesIO(picture.png))
        assert image.size == (WIDTH, HEIGHT)
        assert image.mode == "P"
        assert bytes(image.getpalette() or ()) == sampler.renderer.palette.rgb_bytes
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert re.fullmatch(r"[a-z]+\.png", picture.name)


def test_same_arguments_give_the_same_picture(sampler: PictureSampler) -> None:
    """In any order, with empty caches, and in any thread."""
    drawings, before = list(sampler.drawings())[::4], sampler.pictures()[::4]
    clear_caches()
    with ThreadPoolExecutor(4) as pool:
        after = list(pool.map(lambda draw: draw(), drawings[::-1]))
    changed = [
        f"{number}: {now.name}: {_difference(now, then)}"
        for number, (now, then) in enumerate(zip(after, before[::-1], strict=True))
        if now != then
    ]
    assert not changed, changed


def _difference(now: Picture, then: Picture) -> str:
    """Say in what two pictures differ."""
    if now.alt != then.alt:
        return f"alt text {now.alt!r} instead of {then.alt!r}"
    images = [Image.open(io.BytesIO(picture.png)).convert("RGB") for picture in (now, then)]
    area = ImageChops.difference(*images).getbbox()
    return f"pixels within {area}" if area else "its compression, but no pixel"


def test_alt_texts_end_with_a_whole_word(sampler: PictureSampler) -> None:
    """Also if names are so long that little else has room."""
    game, words = sampler.game, {word for name in LONG for word in name[:32].split()}

    def translate(key: str, **params: Any) -> str:
        text = sampler.translate(key, **params)
        words.update(text.split())
        return text

    context = RenderContext(LONG, translate)
    for state in sampler.states[::3]:
        view = game.view(state, None)
        alt = sampler.renderer.table(view, sampler.events(state), context).alt
        assert _ends_with_word(alt, words)
    for phase in sampler.phases[::3]:
        alt = sampler.renderer.phase(game.view(phase.state, None), phase.events, context).alt
        assert _ends_with_word(alt, words)


def _ends_with_word(alt: str, words: set[str]) -> bool:
    """Whether the last word is one of these, apart from punctuation and an ellipsis."""
    last = alt.removesuffix(ELLIPSIS).split()[-1]
    return any(word.rstrip(",.;:") == last.rstrip(",.;:") for word in words)


def test_text_boards_fit_messages(sampler: PictureSampler) -> None:
    for state in sampler.states:
        view = sampler.game.view(state, None)
        boards = sampler.renderer.text_boards(view, RenderContext(LONG, sampler.translate))
        assert boards
        assert all(0 < len(board) <= TEXT_LIMIT for board in boards)


def test_hidden_information_does_not_change_pictures(sampler: PictureSampler) -> None:
    """Pictures and text boards of a state and of a concealed state are the same."""
    game = sampler.game
    for state, table in list(zip(sampler.states, sampler.tables, strict=True))[1::2]:
        other = game.conceal(state, None, 7)
        assert table == sampler.table(other, state)
        boards, other_boards = (
            sampler.renderer.text_boards(game.view(each, None), sampler.context)
            for each in (state, other)
        )
        assert boards == other_boards
    for phase, drawn in list(zip(sampler.phases, sampler.phase_pictures, strict=True))[::2]:
        other_phase = PlayedPhase(game.conceal(phase.state, None, 7), phase.events)
        assert drawn == sampler.phase(other_phase)


def test_table_drawn_from_a_seats_view_shows_nothing_secret(sampler: PictureSampler) -> None:
    game = sampler.game
    for state in sampler.states[1::3]:
        for seat in range(sampler.case.seats):
            pictures = [
                sampler.renderer.table(
                    game.view(each, seat), sampler.events(state), sampler.context
                )
                for each in (state, game.conceal(state, None, 7))
            ]
            assert pictures[0] == pictures[1]


def test_tableaux_drawn_from_any_view_show_nothing_secret(sampler: PictureSampler) -> None:
    game, renderer = sampler.game, sampler.renderer
    if not isinstance(renderer, RendersTableaux):
        return
    state = sampler.states[len(sampler.states) // 2]
    for owner in range(sampler.case.seats):
        for viewer in (None, owner):
            pictures = [
                renderer.tableau(game.view(each, viewer), owner, sampler.context)
                for each in (state, game.conceal(state, None, 7))
            ]
            assert pictures[0] == pictures[1]


def test_cover_has_the_right_size_and_palette(sampler: PictureSampler) -> None:
    cover = sampler.renderer.cover(sampler.translate)
    image = Image.open(io.BytesIO(cover.png))
    assert image.size == (WIDTH, COVER_HEIGHT)
    assert bytes(image.getpalette() or ()) == sampler.renderer.palette.rgb_bytes
    assert 0 < len(cover.alt) <= ALT_LIMIT


def test_fonts_have_every_character_of_the_pictures(sampler: PictureSampler) -> None:
    written = sorted(sampler.written)
    assert written
    missing = {each: text for text in written for each in text if not has_glyph(each)}
    assert not missing, "the pictures have no " + ", no ".join(
        f"{character} (in “{text}”)" for character, text in missing.items()
    )


def test_change_of_the_table_is_seen_at_every_width(sampler: PictureSampler) -> None:
    """Also on a phone, where the picture is shrunk to less than a third."""
    shown = [Image.open(io.BytesIO(table.png)).convert("RGB") for table in sampler.tables]
    figures = [_figures(sampler, state) for state in sampler.states]
    sizes = [(width, HEIGHT * width // WIDTH) for width in WIDTHS]
    small = [[table.resize(size, Image.Resampling.BOX) for size in sizes] for table in shown]
    for (before, first), (after, second) in pairwise(zip(figures, small, strict=True)):
        if before == after:
            continue
        for width, *tables in zip(WIDTHS, first, second, strict=True):
            changed = ImageChops.difference(*tables).convert("L").point(_is_visible).getbbox()
            assert changed is not None, f"a change cannot be seen {width} pixels wide"


def _is_visible(difference: int) -> int:
    return 255 * (difference >= VISIBLE_DIFFERENCE)


def _figures(sampler: PictureSampler, state: Any) -> Sequence[str]:
    return sampler.renderer.text_boards(sampler.game.view(state, None), sampler.context)


def test_renderer_with_a_capabilitys_method_meets_its_protocol(game: AnyGame) -> None:
    renderer = RENDERERS[game.name]
    for capability, method in (
        (RendersTableaux, "tableau"),
        (RendersHands, "hand"),
        (RendersCards, "card"),
    ):
        assert isinstance(renderer, capability) == callable(getattr(renderer, method, None))
