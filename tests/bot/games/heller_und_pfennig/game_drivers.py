"""An evening at the market by commands, and one by taps that counts them."""

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
from tests.support.simulated_discord.game_driver import GameDriver

MAX_TAPS = 4


class MarketGameDriver(GameDriver):
    """Chooses the piece, then the space, from suggestions that hold the codes of both."""

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
        """The codes of all that can be placed."""
        legal = self.ui.game.legal_actions(self.state, seat)
        return {self.ui.panels.path(one)[:-2] for one in legal if not isinstance(one, Draw)}


class TapCountingGameDriver(ButtonGameDriver):
    """Counts the taps of each turn, drawing and placing together."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.taps = 0
        self.max_taps = 0
        self._panel: Any = None

    async def command(self, seat: Seat, action: Any) -> str:
        """Who has drawn goes on in the private panel that asks where the tile goes.

        Where the table has drawn for him, because nothing else was left, he begins anew.
        """
        if self._panel is None or self.state.drawn is None:
            self.taps, self._panel = 0, self.sim.last_message
        who, path = self.players[seat], self.ui.panels.path(action)
        ply = (await self.row()).ply
        while (await self.row()).ply == ply:
            answer = await self._press_towards(who, self._panel, path)
            self._panel = answer.response
            self.taps += 1
            assert self.taps <= MAX_TAPS
        self.max_taps = max(self.taps, self.max_taps)
        said = str(self._panel.content)
        self._panel = self._panel if isinstance(action, Draw) else None
        return said


def codes_of(value: str) -> ChoicePath:
    """The codes in a suggestion's value."""
    return tuple(value.partition("~")[2].split("/"))


def random_action(rng: Random, state: State, legal: Sequence[Action]) -> Action:
    """A kind of action first, so that stalls and tiles come about equally often."""
    kind = rng.choice(sorted({action.kind for action in legal}))
    return rng.choice([action for action in legal if action.kind == kind])
