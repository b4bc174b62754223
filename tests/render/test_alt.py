"""Alt texts that are too long end with where to read on."""

from __future__ import annotations

from render.alt import join_alt
from render.picture import ALT_LIMIT
from tests.support.render.texts import english_texts

TRANSLATE = english_texts("saint_petersburg")
MORE = "The rest as text: command “board”, option “text”."


def test_a_short_alt_text_is_complete() -> None:
    assert join_alt(["One.", "", "Two."], TRANSLATE) == "One. Two."
    assert join_alt(["a" * 511, "b" * 512], TRANSLATE) == f"{'a' * 511} {'b' * 512}"


def test_a_long_one_says_where_to_read_on() -> None:
    text = join_alt(["One.", "b" * ALT_LIMIT, "Two."], TRANSLATE)
    assert text == f"One. Two. {MORE}"
    assert len(join_alt(["word " * 400], TRANSLATE)) <= ALT_LIMIT
