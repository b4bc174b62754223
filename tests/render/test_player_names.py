"""Names of players, whatever their script, in pictures."""

from __future__ import annotations

import pytest

from bot.i18n.texts import shared_texts
from render import theme
from render.fonts import ellipsize, text_width
from render.picture import ELLIPSIS
from render.players import displayed_name
from render.registry import RENDERERS
from render.sprites import Drawing
from render.typefaces import ISOLATE, POP_ISOLATE, can_be_shown, text_runs

TRANSLATE = shared_texts().in_language("en")
ALEF, BET, GIMEL = "\u05d0", "\u05d1", "\u05d2"

SCRIPTS = ("Δημήτρης", "Дмитрий", "דוד", "محمد علي", "王小明", "王小龍", "さくら", "김민준")


def displayed(name: str) -> str:
    return displayed_name(["Max", name], 1, TRANSLATE).strip(ISOLATE + POP_ISOLATE)


def shown_text(text: str) -> str:
    return "".join(run.text for run in text_runs(text, "name", 32))


@pytest.mark.parametrize("name", [*SCRIPTS, "Žofie", "O'Neill-Ünal", "x_X 7", "★ Ann ★"])
def test_name_with_glyphs_is_kept(name: str) -> None:
    assert displayed(name) == name


@pytest.mark.parametrize("name", ["สมชาย", "राम", "𒈙𒈙", "😀", "🇨🇿", "\u20dd", "", "  ", "\u200b"])
def test_name_without_glyphs_becomes_a_number(name: str) -> None:
    assert displayed(name) == "Player 2"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("𝓑𝓸𝓻𝓲𝓼", "Boris"),
        ("Ｂｏｒｉｓ", "Boris"),
        ("Ⓑoris", "Boris"),
        ("Boris 🎉", "Boris"),
        ("👑 Boris 👑", "Boris"),
        ("Z\u0338a\u0337l\u0335g\u0338o\u0336", "Zalgo"),
        ("e\u0301milie", "émilie"),
        ("e\u0301\u0327\u20dd", "e"),
        ("a\u202eb", "ab"),
        ("\u200fBoris\u200b", "Boris"),
    ],
)
def test_name_is_reduced_to_what_fonts_can_show(name: str, shown: str) -> None:
    assert displayed(name) == shown


@pytest.mark.parametrize("name", SCRIPTS)
@pytest.mark.parametrize("max_width", [0, 60])
def test_name_of_any_script_is_drawn_as_wide_as_measured(name: str, max_width: int) -> None:
    """Once as it is, and once squeezed."""
    palette = RENDERERS["saint_petersburg"].palette
    drawing = Drawing(palette, 400, 100, theme.WHITE)
    drawing.text(50, 50, name, "name", 40, theme.INK, max_width=max_width)
    inked = drawing.image.convert("L").point(lambda value: 255 - value).getbbox()
    assert inked is not None
    left, top, right, bottom = inked
    assert left >= 48
    assert right <= 52 + (max_width or text_width(name, "name", 40))
    assert right - left >= 0.8 * (max_width or text_width(name, "name", 40))
    assert top >= 20
    assert bottom <= 80


def test_name_from_right_to_left_is_shown_in_visual_order() -> None:
    assert shown_text(ALEF + BET + GIMEL) == GIMEL + BET + ALEF
    assert shown_text(f"Hand of {ALEF}{BET}") == f"Hand of {BET}{ALEF}"


def test_number_beside_a_name_from_right_to_left_stays_behind_it() -> None:
    name = displayed_name([ALEF + BET], 0, TRANSLATE)
    assert shown_text(f"{name} 12 (34)") == f"{BET}{ALEF} 12 (34)"


def test_shortened_name_from_right_to_left_ends_on_the_left() -> None:
    name = displayed_name([(ALEF + BET) * 20], 0, TRANSLATE)
    shown = shown_text(ellipsize(name, "name", 32, 150))
    assert shown.startswith(ELLIPSIS)
    assert shown.endswith(ALEF)


def test_arabic_letters_are_joined() -> None:
    beh_alone, beh_initial, beh_final = "\ufe8f", "\ufe91", "\ufe90"
    assert shown_text("\u0628") == beh_alone
    assert shown_text("\u0628\u0628") == beh_final + beh_initial


def test_no_font_shows_what_is_invisible_or_of_another_script() -> None:
    assert not can_be_shown("\u200b")
    assert not can_be_shown("ส")
    assert can_be_shown("Žofie 王")
