"""What messages say of a tournament."""

from __future__ import annotations

import re

import pytest

from bot.channel.attachments import MAX_MESSAGE_LENGTH
from bot.channel.tournament_texts import standing_lines
from bot.i18n.texts import shared_texts
from bot.tournaments.table_sizes import TableSizes
from bot.tournaments.tournament import Format, Rules
from tests.support.tournaments import played_tournament


@pytest.mark.parametrize(
    ("number", "last"),
    [(16, r"16\. "), (18, "3 more players are not shown.")],
)
def test_no_line_says_that_a_single_player_is_not_shown(number: int, last: str) -> None:
    rules = Rules(Format.SWISS, TableSizes(2, 2), rounds=2)
    lines = standing_lines(played_tournament(rules, number), shared_texts().in_language("en"))
    assert lines[-1].startswith(last)
    assert len(lines) == 16


@pytest.mark.parametrize("language", shared_texts().languages)
def test_the_page_of_the_rules_fits_into_a_message(language: str) -> None:
    assert len(shared_texts().in_language(language)("tournament-rules")) <= MAX_MESSAGE_LENGTH


@pytest.mark.parametrize("language", shared_texts().languages)
def test_markdown_does_not_renumber_places(language: str) -> None:
    """It would count on in a list, also where a place is shared or one's own line comes again."""
    rules = Rules(Format.SWISS, TableSizes(2, 2), rounds=2)
    lines = standing_lines(played_tournament(rules, 6), shared_texts().in_language(language))
    assert len(lines) == 6
    assert all(re.match(r"\d+\\. ", line) for line in lines)
