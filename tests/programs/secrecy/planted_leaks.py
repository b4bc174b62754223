"""Plants leaks in the bot, which the program must detect."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Callable
from contextlib import aclosing
from typing import Any, TypeAlias

import pytest

from bot.channel.composer import MessageComposer
from bot.channel.outgoing_message import OutgoingMessage
from engine.core import AnyGame
from tests.contract.adapters import ENGINE_ADAPTERS
from tests.programs.secrecy.harness import SecrecyHarness
from tests.programs.secrecy.run import Mode, compare

SEED = 1

Leak: TypeAlias = "Callable[[Plant], None]"


class Plant:
    """Replaces parts of the bot by those that leak, and knows the secret."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: AnyGame) -> None:
        self.monkeypatch = monkeypatch
        self._hidden = ENGINE_ADAPTERS[game.name].secrets[0]
        self._state: Any = None

        @self.around(SecrecyHarness, "store_state")
        async def remember(store_state: Any, harness: Any, state: Any, *more: Any) -> None:
            self._state = state
            await store_state(harness, state, *more)

    @property
    def secret(self) -> int:
        """A number that depends only on hidden information in the state of the table."""
        return 0 if self._state is None else zlib.crc32(repr(self._hidden(self._state)).encode())

    def around(self, owner: Any, name: str) -> Callable[[Callable[..., Any]], None]:
        """Call the decorated function in place of another one, which it is given first."""
        original = getattr(owner, name)

        def replace_by(leaking: Callable[..., Any]) -> None:
            self.monkeypatch.setattr(
                owner, name, lambda *given, **more: leaking(original, *given, **more)
            )

        return replace_by

    def change_turn_message(self, change: Callable[[OutgoingMessage], OutgoingMessage]) -> None:
        @self.around(MessageComposer, "turn_message")
        def changed(turn_message: Any, *given: Any) -> OutgoingMessage:
            return change(turn_message(*given))


async def is_detected(numbers: range, game: AnyGame, mode: Mode = Mode.TABLE) -> bool:
    """Whether there is a leak in these states; that the bot fails is none."""
    async with aclosing(compare(SEED, numbers, Counter(), [game], mode=mode)) as leaks:
        async for leak in leaks:
            if "the bot failed" not in leak:
                return True
    return False
