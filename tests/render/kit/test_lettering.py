"""Names fit: those of cards in lines, those of players by shortening, and nothing else does."""

from __future__ import annotations

import pytest

from render.fonts import text_width
from render.kit.lettering import SOFT_HYPHEN, fit_card_name, fit_player_name, hyphenated
from render.kit.title import Title, fit_title
from render.picture import ELLIPSIS


def lines(name: str, width: int = 153) -> tuple[str, ...]:
    return fit_card_name(name, "label", width, 39, 24).lines


def test_words_are_hyphenated_as_listed() -> None:
    listed = "Steuer/eintreiber Peters/burg"
    assert hyphenated("Steuereintreiber", listed) == f"Steuer{SOFT_HYPHEN}eintreiber"
    assert hyphenated("Sankt Petersburg", listed) == f"Sankt Peters{SOFT_HYPHEN}burg"
    assert hyphenated("Petersburger", listed) == "Petersburger"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Pub", ("Pub",)),
        (f"Kata{SOFT_HYPHEN}log", ("Katalog",)),
        ("Mistress of Ceremonies", ("Mistress of", "Ceremonies")),
        (f"Steuer{SOFT_HYPHEN}eintreiber", ("Steuer-", "eintreiber")),
        ("Mariinskij-Theater", ("Mariinskij-", "Theater")),
        (
            "Church of the Resurrection of Jesus Christ",
            ("Church of the", "Resurrection", "of Jesus Christ"),
        ),
    ],
)
def test_a_name_is_broken_only_where_it_may_be(name: str, expected: tuple[str, ...]) -> None:
    assert lines(name) == expected


def test_a_card_may_have_no_name() -> None:
    assert fit_card_name("", "name", 100, 20, 12).lines == ("",)


def test_a_narrow_card_has_a_smaller_name() -> None:
    assert fit_card_name("Administrator", "label", 90, 39, 20).size < 39
    assert fit_card_name("W" * 60, "label", 90, 39, 20).lines[0].endswith(ELLIPSIS)


@pytest.mark.parametrize("name", ["Max", "Žofie Novotná", "Jean-Baptiste"])
def test_a_players_name_becomes_smaller_before_it_is_shortened(name: str) -> None:
    fitted = fit_player_name(name, 140, 39, 26)
    assert fitted.lines == (name,)
    assert (fitted.size == 39) == (name == "Max")
    assert fit_player_name(name * 9, 140, 39, 26).lines[0].endswith(ELLIPSIS)


def test_only_the_name_in_a_title_is_shortened() -> None:
    title = Title("Wolfeschlegelsteinhausen" * 3, "{}’s hand".format)
    text = fit_title(title, 400)
    assert text.endswith("’s hand")
    assert ELLIPSIS in text
    assert text_width(text, "name", 38) <= 400
    assert fit_title(Title("Max", "{}’s hand".format), 400) == "Max’s hand"
