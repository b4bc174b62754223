"""A small sample of `python -m tests.secrecy`, and builds that leak: each must be caught."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
import pytest

import bot.channel.poster
import bot.interactions.answer
from bot.channel.buttons import control_rows
from bot.channel.messages import Message, Telling
from bot.interactions.answer import Answer
from bot.table.table import Table
from engine.registry import GAMES
from tests.engine.adapters import ADAPTERS
from tests.secrecy.run import Tally, compare

SEED = 1
SAMPLE = range(20, 24)
"""A few states of a table of three."""

SEARCHED = range(20, 30)
"""States among which a leak must show."""

Leak = Callable[[pytest.MonkeyPatch], None]


async def first_leak(numbers: range) -> str | None:
    async for leak in compare(SEED, numbers, Tally()):
        return str(leak)
    return None


async def test_nobody_notices_anything() -> None:
    tally = Tally()
    assert [str(leak) async for leak in compare(SEED, SAMPLE, tally)] == []
    assert tally.pairs > tally.states
    assert tally.moves > 0


def secret(state: Any) -> int:
    """A number that only depends on what is secret: the first thing that the game hides."""
    hidden = ADAPTERS[GAMES[0].name].leaks[0]
    return zlib.crc32(repr(hidden(state)).encode())


def changing_turns(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[Message, int], Message]
) -> None:
    """Have the turn's message depend on something secret."""
    honest = Telling.turn

    def turn(self: Telling, moves: Any, told: int) -> Message:
        return change(honest(self, moves, told), secret(self.moment.state))

    monkeypatch.setattr(Telling, "turn", turn)


def in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    changing_turns(monkeypatch, lambda said, it: replace(said, content=f"{said.content} {it}"))


def in_a_label(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(said: Message, it: int) -> Message:
        first, *others = said.buttons
        return replace(said, buttons=(replace(first, label=f"Hand {it}"), *others))

    changing_turns(monkeypatch, change)


def by_a_missing_button(monkeypatch: pytest.MonkeyPatch) -> None:
    changing_turns(monkeypatch, lambda said, it: replace(said, buttons=said.buttons[: 1 + it % 2]))


def by_whom_it_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    changing_turns(monkeypatch, lambda said, it: replace(said, pings=said.pings[: it % 2]))


def changing_pictures(
    monkeypatch: pytest.MonkeyPatch, **changes: Callable[[Any, int], Any]
) -> None:
    """Have the public picture depend on something secret."""

    def change(said: Message, it: int) -> Message:
        paint = said.paint
        if paint is None:
            return said

        def leaking() -> Any:
            picture = paint()
            return replace(
                picture,
                **{name: made(getattr(picture, name), it) for name, made in changes.items()},
            )

        return replace(said, paint=leaking)

    changing_turns(monkeypatch, change)


def in_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    changing_pictures(monkeypatch, png=lambda png, it: png + it.to_bytes(4, "big"))


def in_alt_text(monkeypatch: pytest.MonkeyPatch) -> None:
    changing_pictures(monkeypatch, alt=lambda alt, it: f"{it} {alt[:900]}")


def in_a_file_name(monkeypatch: pytest.MonkeyPatch) -> None:
    changing_pictures(monkeypatch, name=lambda name, it: f"table-{it}.png")


def by_a_disabled_button(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = control_rows
    holder: list[int] = []
    changing_turns(monkeypatch, lambda said, it: holder.append(it) or said)  # type: ignore[func-returns-value]

    def leaking_rows(buttons: Any) -> Any:
        view = honest(buttons)
        for item in view.children:
            if isinstance(item, discord.ui.Button) and holder:
                item.disabled = bool(holder[-1] % 2)
        return view

    monkeypatch.setattr(bot.channel.poster, "control_rows", leaking_rows)


def in_suggestions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is offered what the seat to act could do."""

    def legal_actions(self: Table, user_id: int) -> Any:
        return self.game.legal_actions(self.state, self.game.to_act(self.state)[0])

    monkeypatch.setattr(Table, "legal_actions", legal_actions)


def in_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is refused is told more than why."""
    honest = Answer.refusal

    def refusal(self: Answer, key: str, params: Any) -> str:
        table = next(iter(self.shard.tables._tables.values()))
        return f"{honest(self, key, params)} {secret(table.state)}"

    monkeypatch.setattr(Answer, "refusal", refusal)


def by_not_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has few rubles is not asked: the table passes for him."""
    honest = Table._automatic_move

    def automatic_move(self: Table) -> Any:
        game, state = self.game, self.state
        for seat in game.to_act(state) if self.row.status == "running" else ():
            legal = list(game.legal_actions(state, seat))
            if game.idle_action in legal and len(legal) < 6:
                return seat, game.idle_action
        return honest(self)

    monkeypatch.setattr(Table, "_automatic_move", automatic_move)


def by_an_extra_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose hand looks good is answered twice."""
    honest = Answer.tell

    async def tell(self: Answer, content: str, **more: Any) -> None:
        await honest(self, content, **more)
        for table in self.shard.tables._tables.values():
            if secret(table.state) % 2:
                await honest(self, content, **more)

    monkeypatch.setattr(Answer, "tell", tell)


def by_a_public_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some answers are given to everybody."""
    honest = discord.InteractionResponse.defer

    async def defer(self: Any, *, ephemeral: bool = False, thinking: bool = False) -> Any:
        table = next(iter(self._parent.client.shard.tables._tables.values()))
        return await honest(self, ephemeral=secret(table.state) % 2 == 0, thinking=thinking)

    monkeypatch.setattr(discord.InteractionResponse, "defer", defer)


def in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Answer.acknowledge

    async def acknowledge(self: Answer) -> None:
        table = next(iter(self.shard.tables._tables.values()))
        logging.getLogger(bot.interactions.answer.__name__).debug("state %s", secret(table.state))
        await honest(self)

    monkeypatch.setattr(Answer, "acknowledge", acknowledge)


LEAKS: tuple[Leak, ...] = (
    in_words,
    in_a_label,
    in_a_picture,
    in_alt_text,
    in_a_file_name,
    by_a_missing_button,
    by_a_disabled_button,
    by_whom_it_calls,
    in_suggestions,
    in_an_error,
    by_not_asking,
    by_an_extra_request,
    by_a_public_answer,
    in_the_log,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_a_leak_is_caught(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    found = await first_leak(SEARCHED)
    assert found is not None
    assert "the bot failed" not in found
