"""A small sample of `python -m tests.programs.secrecy`; builds that leak must be caught."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord import app_commands

import bot.channel.sender
import bot.interactions.core.responder
import bot.interactions.moves.autocomplete
from bot.channel.catch_up import catch_up_text
from bot.channel.components import build_view
from bot.channel.composer import MessageComposer
from bot.channel.outgoing_message import OutgoingMessage
from bot.interactions.core import errors
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.table.gameplay import Gameplay
from engine.core import AnyGame
from tests.contract.adapters import ENGINE_ADAPTERS, TESTED_GAMES
from tests.programs.secrecy.harness import PLY
from tests.programs.secrecy.run import SecrecyCounts, compare

SEED = 1
SAMPLE = range(20, 24)
"""A few states of each game's third kind of table."""

SEARCHED = range(20, 30)
"""States among which a leak must show."""

Secret = Callable[[Any], int]
"""A number that only depends on what is secret in a state."""

Leak = Callable[[pytest.MonkeyPatch, Secret], None]

each_game = pytest.mark.parametrize("game", TESTED_GAMES, ids=lambda game: game.name)


async def first_leak(numbers: range, game: AnyGame) -> str | None:
    """The first one that is seen, and not only that a build which leaks fails as well."""
    async for leak in compare(SEED, numbers, SecrecyCounts(), [game]):
        if "the bot failed" not in str(leak):
            return str(leak)
    return None


@each_game
async def test_observers_cannot_tell_paired_states_apart(game: AnyGame) -> None:
    tally = SecrecyCounts()
    assert [str(leak) async for leak in compare(SEED, SAMPLE, tally, [game])] == []
    assert tally.pairs > tally.states
    assert tally.moves > 0


def secret_of(game: AnyGame) -> Secret:
    """The first thing that the game hides, as a number."""
    hidden = ENGINE_ADAPTERS[game.name].secrets[0]
    return lambda state: zlib.crc32(repr(hidden(state)).encode())


def changing_turns(
    monkeypatch: pytest.MonkeyPatch,
    secret: Secret,
    change: Callable[[OutgoingMessage, int], OutgoingMessage],
) -> None:
    """Have the turn's message depend on something secret."""
    honest = MessageComposer.turn_message

    def turn(self: MessageComposer, moves: Any, told: int) -> OutgoingMessage:
        return change(honest(self, moves, told), secret(self.snapshot.state))

    monkeypatch.setattr(MessageComposer, "turn_message", turn)


def in_words(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    changing_turns(
        monkeypatch, secret, lambda said, it: replace(said, content=f"{said.content} {it}")
    )


def in_a_label(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    def change(said: OutgoingMessage, it: int) -> OutgoingMessage:
        first, *others = said.buttons
        return replace(said, buttons=(replace(first, label=f"Hand {it}"), *others))

    changing_turns(monkeypatch, secret, change)


def by_a_missing_button(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    def change(said: OutgoingMessage, it: int) -> OutgoingMessage:
        return replace(said, buttons=said.buttons[: len(said.buttons) - it % 2])

    changing_turns(monkeypatch, secret, change)


def by_whom_it_calls(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    changing_turns(
        monkeypatch, secret, lambda said, it: replace(said, mentions=said.mentions[: it % 2])
    )


def changing_pictures(
    monkeypatch: pytest.MonkeyPatch, secret: Secret, **changes: Callable[[Any, int], Any]
) -> None:
    """Have the public picture depend on something secret."""

    def change(said: OutgoingMessage, it: int) -> OutgoingMessage:
        render = said.render
        if render is None:
            return said

        def leaking() -> Any:
            picture = render()
            return replace(
                picture,
                **{name: made(getattr(picture, name), it) for name, made in changes.items()},
            )

        return replace(said, render=leaking)

    changing_turns(monkeypatch, secret, change)


def in_a_picture(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    changing_pictures(monkeypatch, secret, png=lambda png, it: png + it.to_bytes(4, "big"))


def in_alt_text(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    changing_pictures(monkeypatch, secret, alt=lambda alt, it: f"{it} {alt[:900]}")


def in_a_file_name(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    changing_pictures(monkeypatch, secret, name=lambda name, it: f"table-{it}.png")


def by_a_disabled_button(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    honest = build_view
    holder: list[int] = []
    changing_turns(monkeypatch, secret, lambda said, it: holder.append(it) or said)  # type: ignore[func-returns-value]

    def leaking_rows(buttons: Any) -> Any:
        view = honest(buttons)
        for item in view.children:
            if isinstance(item, discord.ui.Button) and holder:
                item.disabled = bool(holder[-1] % 2)
        return view

    monkeypatch.setattr(bot.channel.sender, "build_view", leaking_rows)


def in_suggestions(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Whoever asks is offered something that only one seat may know."""

    async def suggestions(interaction: Any, _: Any) -> list[app_commands.Choice[str]]:
        table = next(iter(interaction.client.runtime.tables._tables.values()))
        it = str(secret(table.state))
        return [app_commands.Choice(name=it, value=it)]

    monkeypatch.setattr(bot.interactions.moves.autocomplete, "_build_suggestions", suggestions)


def in_an_error(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Whoever is refused is told more than why."""
    honest = errors.rejection_message

    def refusal(reply: RequestContext, key: str, params: Any) -> str:
        table = next(iter(reply.runtime.tables._tables.values()))
        return f"{honest(reply, key, params)} {secret(table.state)}"

    monkeypatch.setattr(errors, "rejection_message", refusal)


def in_what_happened_since(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Whoever was away is told more than what everybody saw."""
    honest = catch_up_text

    def since(ui: Any, moment: Any, *args: Any, **more: Any) -> str:
        return f"{honest(ui, moment, *args, **more)} {secret(moment.state)}"

    monkeypatch.setattr("bot.interactions.views.inspect_commands.catch_up_text", since)


def by_not_asking(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """After a move, who is next is not asked: the table decides for him what seems best."""
    honest = Gameplay._next_automatic_move

    def automatic_move(self: Gameplay) -> Any:
        table = self._table.snapshot
        acting = table.acting_seats if table.row.ply == PLY + 1 else ()
        if acting and secret(table.state) % 2:
            return acting[0], table.game.legal_actions(table.state, acting[0])[-1]
        return honest(self)

    monkeypatch.setattr(Gameplay, "_next_automatic_move", automatic_move)


def by_an_extra_request(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Whose hand looks good is answered twice."""
    honest = Responder.respond

    async def tell(self: Responder, content: str, **more: Any) -> None:
        await honest(self, content, **more)
        for table in self._request.runtime.tables._tables.values():
            if secret(table.state) % 2:
                await honest(self, content, **more)

    monkeypatch.setattr(Responder, "respond", tell)


def by_a_public_answer(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Some answers are given to everybody."""
    honest = discord.InteractionResponse.defer

    async def defer(self: Any, *, ephemeral: bool = False, thinking: bool = False) -> Any:
        table = next(iter(self._parent.client.runtime.tables._tables.values()))
        return await honest(self, ephemeral=secret(table.state) % 2 == 0, thinking=thinking)

    monkeypatch.setattr(discord.InteractionResponse, "defer", defer)


def in_the_log(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    honest = Responder.defer

    async def acknowledge(self: Responder) -> None:
        table = next(iter(self._request.runtime.tables._tables.values()))
        logging.getLogger(bot.interactions.core.responder.__name__).debug(
            "state %s", secret(table.state)
        )
        await honest(self)

    monkeypatch.setattr(Responder, "defer", acknowledge)


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
    in_what_happened_since,
    by_not_asking,
    by_an_extra_request,
    by_a_public_answer,
    in_the_log,
)


LEAKING = [
    pytest.param(leak, game, id=f"{leak.__name__}-{game.name}")
    for number, leak in enumerate(LEAKS)
    for place, game in enumerate(TESTED_GAMES)
    if place == number % len(TESTED_GAMES)
]
"""Each leak in one of the games: it is in what all of them share."""


@pytest.mark.parametrize(("leak", "game"), LEAKING)
async def test_leak_is_detected(leak: Leak, game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch, secret_of(game))
    assert await first_leak(SEARCHED, game) is not None
