"""Alt texts begin with what changed, but leave space for what is needed to decide."""

from __future__ import annotations

from dataclasses import replace

from render.changes_lead import CHANGES_LIMIT, with_lead
from render.context import RenderContext
from tests.support.render.texts import english_texts

CONTEXT = RenderContext((), english_texts("saint_petersburg"))


def test_first_sentence_is_preceded_by_since_when() -> None:
    sentences = ["", "Max took: Bank (in play).", "Points: Max +2."]
    assert with_lead(sentences, CONTEXT) == [
        "Since your last move: Max took: Bank (in play).",
        "Points: Max +2.",
    ]
    assert with_lead(sentences, replace(CONTEXT, in_replay=True))[0].startswith(
        "In this step: Max took"
    )
    assert with_lead(sentences, replace(CONTEXT, is_public=True))[0].startswith(
        "What’s new: Max took"
    )


def test_nothing_is_said_where_nothing_changed() -> None:
    assert with_lead(["", ""], CONTEXT) == []


def test_sentences_that_do_not_fit_are_left_out_whole() -> None:
    first, long, short = "A" * 300 + ".", "B" * 400 + ".", "C" * 100 + "."
    parts = with_lead([first, long, short], CONTEXT)
    assert [part[-2:] for part in parts] == ["A.", "C."]
    assert len(" ".join(parts)) <= CHANGES_LIMIT


def test_longest_changes_stay_within_the_limit() -> None:
    parts = with_lead(["D" * 9 + "."] * 90, CONTEXT)
    assert CHANGES_LIMIT - 11 < len(" ".join(parts)) <= CHANGES_LIMIT
