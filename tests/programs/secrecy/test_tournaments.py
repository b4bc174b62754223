"""Tables of tournaments: the sample of the secrecy program, and leaks that it must detect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.channel import tournament_pictures, tournament_texts, tournament_updater
from bot.interactions.tournament import export, standings
from tests.contract.adapters import TESTED_GAMES
from tests.programs.secrecy.harness import SecrecyHarness
from tests.programs.secrecy.run import Mode, SecrecyCounts, compare
from tests.programs.secrecy.test_secrecy import SAMPLE, SEARCHED, SEED, first_leak, secret_of


async def test_a_tournament_hides_what_its_running_tables_hide() -> None:
    counts, game = SecrecyCounts(), TESTED_GAMES[0]
    leaks = [leak async for leak in compare(SEED, SAMPLE[:1], counts, [game], mode=Mode.TOURNAMENT)]
    assert [str(leak) for leak in leaks] == []
    assert counts.pairs > counts.states


def in_standings(monkeypatch: pytest.MonkeyPatch, hint: Callable[[], int]) -> None:
    original = tournament_texts.phase_lines
    monkeypatch.setattr(standings, "phase_lines", lambda *args: [*original(*args), str(hint())])


def in_export(monkeypatch: pytest.MonkeyPatch, hint: Callable[[], int]) -> None:
    original = export.as_json
    monkeypatch.setattr(export, "as_json", lambda *args: original(*args) + b" " * (hint() % 9999))


def in_message_of_the_tournament(monkeypatch: pytest.MonkeyPatch, hint: Callable[[], int]) -> None:
    original = tournament_texts.round_message

    def leaking(*args: Any) -> tuple[str, Any]:
        text, buttons = original(*args)
        return f"{text} {hint()}", buttons

    monkeypatch.setattr(tournament_updater, "round_message", leaking)


def in_entry_message(monkeypatch: pytest.MonkeyPatch, hint: Callable[[], int]) -> None:
    original = tournament_texts.entry_message

    def leaking(*args: Any) -> tuple[str, Any]:
        text, buttons = original(*args)
        return f"{text} {hint()}", buttons

    monkeypatch.setattr(tournament_updater, "entry_message", leaking)


def in_alt_text_of_the_tournament(monkeypatch: pytest.MonkeyPatch, hint: Callable[[], int]) -> None:
    original = tournament_pictures.pictures_of

    def leaking(tournament: Any) -> Any:
        draw, *others = original(tournament)

        async def drawn(*args: Any) -> Any:
            picture = await draw(*args)
            return None if picture is None else replace(picture, alt=f"{hint()} {picture.alt}")

        return (drawn, *others)

    monkeypatch.setattr(tournament_updater, "pictures_of", leaking)


@pytest.mark.parametrize(
    "leak",
    [
        in_standings,
        in_export,
        in_message_of_the_tournament,
        in_entry_message,
        in_alt_text_of_the_tournament,
    ],
)
async def test_leak_of_a_tournament_is_detected(
    leak: Callable[[pytest.MonkeyPatch, Callable[[], int]], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, states = TESTED_GAMES[0], list[Any]()
    set_state, secret = SecrecyHarness.set_state, secret_of(game)

    async def remember(harness: SecrecyHarness, state: Any, *args: Any) -> None:
        states.append(state)
        await set_state(harness, state, *args)

    monkeypatch.setattr(SecrecyHarness, "set_state", remember)
    leak(monkeypatch, lambda: secret(states[-1]))
    assert await first_leak(SEARCHED, game, mode=Mode.TOURNAMENT) is not None
