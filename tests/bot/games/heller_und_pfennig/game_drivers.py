"""Drives games by commands, and by buttons while counting the presses."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bot.game_ui import ChoicePath
from engine.core import Seat
from engine.games.heller_und_pfennig.actions import Action, Draw
from engine.games.heller_und_pfennig.market import space_name
from engine.games.heller_und_pfennig.state import State
from tests.support.simulated_discord.button_driver import ButtonGameDriver
from tests.support.simulated_discord.fixture import DiscordFixture, shown_text
from tests.support.simulated_discord.game_driver import GameDriver

MAX_PRESSES = 4

PLAYERS = (0, 1, 2)


class MarketGameDriver(GameDriver):
    """Uses `/heller place`, whose suggestions hold the codes of several choices."""

    async def command(self, seat: Seat, action: Any) -> str:
        who, path = self.players[seat], self.ui.panels.path(action)
        if isinstance(action, Draw):
            return await self.sim.private_reply(who, "heller draw")
        codes = path[: len(path) - 2]
        pieces = await self.sim.autocomplete(who, "heller place", "piece")
        assert sorted(map(codes_of, pieces.values())) == sorted(self._pieces(seat))
        piece = next(value for value in pieces.values() if codes_of(value) == codes)
        name = space_name(action.space)
        spaces = await self.sim.autocomplete(who, "heller place", "space", name, piece=piece)
        assert list(map(codes_of, spaces.values())) == [path[-2:]]
        (space,) = spaces.values()
        return await self.sim.private_reply(who, "heller place", piece=piece, space=space)

    def _pieces(self, seat: Seat) -> set[ChoicePath]:
        """Return the codes of all pieces that can be placed."""
        legal = self.ui.game.legal_actions(self.state, seat)
        return {
            self.ui.panels.path(action)[:-2] for action in legal if not isinstance(action, Draw)
        }


class PressCountingGameDriver(ButtonGameDriver):
    """Counts the presses of each turn, drawing and placing together."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.presses = 0
        self.max_presses = 0
        self._panel: Any = None

    async def command(self, seat: Seat, action: Any) -> str:
        """After drawing, continue in the private panel that asks where the tile goes.

        If the table has drawn automatically, start from the turn message.
        """
        if self._panel is None or self.state.drawn is None:
            self.presses, self._panel = 0, self.sim.last_message
        who, path = self.players[seat], self.ui.panels.path(action)
        ply = (await self.row()).ply
        while (await self.row()).ply == ply:
            answer = await self._press_towards(who, self._panel, path)
            self._panel = answer.response
            self.presses += 1
            assert self.presses <= MAX_PRESSES
        self.max_presses = max(self.presses, self.max_presses)
        content = shown_text(self._panel)
        self._panel = self._panel if isinstance(action, Draw) else None
        return content


def codes_of(value: str) -> ChoicePath:
    """Return the codes in a suggestion's value."""
    return tuple(value.partition("~")[2].split("/"))


def random_action(rng: Random, state: State, legal: Sequence[Action]) -> Action:
    """Choose a kind of action first, so that stalls and tiles are equally frequent."""
    kind = rng.choice(sorted({action.kind for action in legal}))
    return rng.choice([action for action in legal if action.kind == kind])


async def start_game(sim: DiscordFixture, **options: Any) -> tuple[int, int]:
    """Start a game of three. Returns the player to act and the next one."""
    await sim.start(PLAYERS, 3, **options)
    who = await sim.player_to_act(PLAYERS)
    return who, PLAYERS[(who + 1) % len(PLAYERS)]
