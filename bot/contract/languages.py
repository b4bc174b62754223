"""What the texts of every game must hold, in each of its languages."""

from __future__ import annotations

import logging
from functools import partial
from zlib import crc32

import pytest

from bot.contract.adapters import BOT_ADAPTERS
from bot.contract.game_languages import translation_faults
from bot.contract.many_faults import ManyFaults
from bot.contract.spoken_texts import all_texts_of_game, logged_faults
from bot.simple.text_keys import TextKeys, unnamed_code
from bot.simple.text_places import TextPlaces
from engine.contract.cases import Case, middle_of, play_random_game, seat_range
from engine.core import AnyGame
from engine.simple.game import SimpleGame
from engine.simple.moves import check_moves
from engine.simple.state import Told
from render.simple.words import value_name


def test_every_translation_is_complete(game: AnyGame) -> None:
    """Each language has the texts of English, with the same variables and all plural forms."""
    unused = _unused_keys(game) if isinstance(game, SimpleGame) else ()
    if faults := list(translation_faults(game, unused)):
        raise ManyFaults(faults)


def test_whole_game_is_told_in_every_language(case: Case, caplog: pytest.LogCaptureFixture) -> None:
    """The usual game in every language, with other options or more seats each in one of them.

    A text that lacks an argument is logged. One that is missing is said in English, as in play:
    whether the game has all of its own is checked above, and the bot's may still grow.
    """
    texts = BOT_ADAPTERS[case.game.name].ui.texts
    languages = texts.languages
    if case != Case(case.game, middle_of(seat_range(case.game)), "{}"):
        languages = (languages[crc32(str(case).encode()) % len(languages)],)
    for language in languages:
        translate = texts.in_language(language)
        assert all(sentence.strip() for sentence in all_texts_of_game(case, translate))
        errors = [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING]
        assert not errors, f"{language}: {logged_faults(case.game, errors)}"


def test_what_is_told_is_told_by_its_name(case: Case) -> None:
    """A game in one file names a card in a sentence, if it has a name for it anywhere."""
    game = case.game
    if not isinstance(game, SimpleGame):
        return
    translate = BOT_ADAPTERS[game.name].ui.texts.in_language("en")
    kinds = sorted({key.partition("-")[0] for key in game.rules.text_keys})

    def is_named(kind: str, code: str) -> bool:
        return value_name(game.rules, kind, code, translate) != code.upper()

    for event in _told_in(case):
        for key, fact in event.facts:
            for code in fact if isinstance(fact, tuple) else (fact,):
                if isinstance(code, str) and f"${key} }}" in game.rules.texts.get("en", ""):
                    named = [kind for kind in kinds if is_named(kind, code)]
                    assert not named or is_named(key, code), (
                        f"g.tell({event.key!r}, {key}=...) tells {code.upper()}, which has a name"
                        f" as {named[0]}={code!r}"
                    )


def test_every_code_has_a_text_where_others_of_its_kind_have(case: Case) -> None:
    """In a game in one file it would be shown in capitals, as where all are such codes."""
    if not isinstance(case.game, SimpleGame):
        return
    fault = partial(unnamed_code, case.game.rules)
    for step in play_random_game(case, 18):
        check_moves(case.game.rules, step.state, step.seat, fault)


def test_what_is_told_has_a_text(case: Case) -> None:
    """What a game in one file tells would vanish without it."""
    if not isinstance(case.game, SimpleGame):
        return
    missing = TextKeys(case.game.rules, _told_in(case)).missing()
    assert not missing, "; ".join(
        f"g.tell({key!r}) tells nothing, as the English texts lack {text}"
        for key, text in missing.items()
    )


def test_every_text_is_used(game: AnyGame) -> None:
    """A text of a game in one file under a key that nothing uses is never shown."""
    if not isinstance(game, SimpleGame):
        return
    places = TextPlaces(game.rules)
    if unused := _unused_keys(game):
        raise ManyFaults(
            f"{place}: nothing uses {key}" + (f", is it {nearest}?" if nearest else "")
            for key, nearest in unused.items()
            for place in places.of_key(key)
        )


def _unused_keys(game: SimpleGame) -> dict[str, str | None]:
    """Return the keys of texts that nothing uses, with the nearest one that is used."""
    case = Case(game, middle_of(seat_range(game)), "{}")
    return TextKeys(game.rules, _told_in(case)).unused()


def _told_in(case: Case) -> list[Told]:
    """Return what a random game tells."""
    events = [event for step in play_random_game(case, 18) for event in step.events]
    return [event for event in events if isinstance(event, Told)]
