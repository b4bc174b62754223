"""Leaks of what a tournament's tables hide that the program must detect."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.channel import tournament_updater
from bot.interactions.tournament import export, standings
from tests.contract.adapters import TESTED_GAMES
from tests.programs.secrecy.planted_leaks import Leak, Plant, is_detected
from tests.programs.secrecy.run import Mode


def in_standings(plant: Plant) -> None:
    @plant.around(standings, "phase_lines")
    def leaking(phase_lines: Any, *given: Any) -> list[str]:
        return [*phase_lines(*given), str(plant.secret)]


def in_export(plant: Plant) -> None:
    @plant.around(export, "as_json")
    def leaking(as_json: Any, *given: Any) -> bytes:
        return bytes(as_json(*given) + b" " * (plant.secret % 9999))


def in_message(plant: Plant) -> None:
    @plant.around(tournament_updater, "round_message")
    def leaking(round_message: Any, *given: Any) -> tuple[str, Any]:
        text, buttons = round_message(*given)
        return f"{text} {plant.secret}", buttons


def in_alt_text(plant: Plant) -> None:
    @plant.around(tournament_updater, "pictures_of")
    def leaking(pictures_of: Any, tournament: Any) -> Any:
        draw, *others = pictures_of(tournament)

        async def drawn(*args: Any) -> Any:
            picture = await draw(*args)
            return picture and replace(picture, alt=f"{plant.secret} {picture.alt}")

        return (drawn, *others)


@pytest.mark.parametrize("leak", [in_standings, in_export, in_message, in_alt_text])
async def test_leak_of_a_tournament_is_detected(
    leak: Leak, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(Plant(monkeypatch, TESTED_GAMES[0]))
    assert await is_detected(range(20, 30), TESTED_GAMES[0], Mode.TOURNAMENT)
