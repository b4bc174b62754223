"""A game played by taps alone: from the lobby's Join to the last Pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.channel.buttons import Press
from bot.interactions.choices import narrow
from bot.table.table import Table
from engine import codec
from engine.core import Seat
from tests.bot.evening import Evening
from tests.bot.room import Room


class ButtonEvening(Evening):
    """An evening in which only the table is opened by a command; there is no other way."""

    async def begin(self, seed: int) -> None:
        """Open the table, and have everybody sit down and begin with a button."""
        host, *others = self.players
        await self.room.slash(host, "stpete new")
        for who in others:
            await self.room.press(who, self.room.last, "Join")
        table = await self.room.table()
        seeded(table, seed)
        await self.room.press(host, self.room.last, "Start")
        self._game_id = table.row.id
        options = codec.load_options(table.game, table.row.options)
        self._replayed = table.game.new(len(self.players), seed, options)
        await self.check()

    async def command(self, seat: Seat, action: Any) -> str:
        """Tap from the turn's message to the move, through private panels of legal choices."""
        who, path = self.players[seat], self.ui.panels.path(action)
        ply = (await self.row()).ply
        legal = self.ui.game.legal_actions(self.state, seat)
        shown: Any = self.room.last
        taken: tuple[str, ...] = path[:1]
        while True:
            self._chosen = label_of(shown, Press("do", self._game_id, ply, taken))
            answer = await press_path(self.room, who, shown, self._game_id, ply, taken)
            choices = narrow(self.ui, legal, taken)
            if choices.actions:
                assert choices.actions == (action,)
                return str(answer.response.content)
            shown = answer.response
            assert [press.path for press in presses(shown)] == list(choices.next)
            taken = path[: len(choices.path) + 1]


def seeded(table: Table, seed: int) -> None:
    """Make a lobby's game begin with this seed, whoever starts it and however."""
    begin = table.start

    async def start(user_id: int, interaction_id: int) -> None:
        await begin(user_id, interaction_id, seed)

    table.start = start  # type: ignore[method-assign, assignment]


def buttons_of(message: Any) -> list[dict[str, Any]]:
    """A message's buttons as Discord keeps them."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return [button for row in rows for button in row["components"]]


def presses(message: Any) -> list[Press]:
    """What a message's buttons do."""
    read = [Press.parse(button["custom_id"]) for button in buttons_of(message)]
    return [press for press in read if press is not None]


def label_of(message: Any, press: Press) -> str:
    """The label of the one button that does this."""
    fitting = [one for one in buttons_of(message) if one["custom_id"] == press.custom_id]
    assert len(fitting) == 1, (press, presses(message))
    return str(fitting[0]["label"])


async def press_path(
    room: Room, who: int, message: Any, game_id: int, ply: int, path: Sequence[str]
) -> Any:
    """Tap the button of a path; the answer must be private."""
    wanted = Press("do", game_id, ply, tuple(path)).custom_id
    answer = await room.people[who].click(message, custom_id=wanted)
    assert answer.acknowledged
    assert answer.response.id not in {shown.id for shown in room.public}
    return answer
