"""A game played by taps alone: from the lobby's Join to the last decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.channel.components import CustomId
from bot.game_ui import ChoicePath
from engine.core import Seat
from tests.support.simulated_discord.fixture import (
    BUTTON,
    MENU,
    DiscordFixture,
    controls_of,
    use_seed,
)
from tests.support.simulated_discord.game_driver import GameDriver


class ButtonGameDriver(GameDriver):
    """An evening in which only the table is opened by a command; there is no other way."""

    async def begin(self, seed: int, **options: Any) -> None:
        """Open the table, and have everybody sit down and begin with a button."""
        host, *others = self.players
        await self.sim.slash(host, f"{self.ui.command_name} new")
        for name, value in options.items():
            panel = (await self.sim.press(host, self.sim.last_message, "Settings")).response
            (wanted,) = (
                one for one in custom_ids_of(panel) if one.path == (f"{name}.{int(value)}",)
            )
            await self.sim.people[host].click(panel, custom_id=wanted.encoded)
        for who in others:
            await self.sim.press(who, self.sim.last_message, "Join")
        table = await self.sim.table()
        use_seed(table, seed)
        await self.sim.press(host, self.sim.last_message, "Start")
        await self._follow(table, seed)

    async def command(self, seat: Seat, action: Any) -> str:
        """Tap from the turn's message to the move, through private panels of legal choices."""
        who, path = self.players[seat], self.ui.panels.path(action)
        ply = (await self.row()).ply
        shown: Any = self.sim.last_message
        self._chosen_label = ""
        # Nobody needs more taps: pages, and a choice for each code.
        for _ in range(2 * len(path) + 2):
            answer = await self._tap(who, shown, path)
            shown = answer.response
            if (await self.row()).ply > ply:
                return str(shown.content)
        raise AssertionError(f"{path} is out of reach")

    async def _tap(self, who: int, shown: Any, path: ChoicePath) -> Any:
        """The one thing on a message that leads on to the move: a button, a menu, or a page."""
        leading = [
            press
            for press in custom_ids_of(shown)
            if press.verb == "do" and press.path == path[: len(press.path)]
        ]
        if leading:
            (press,) = leading
            self._chosen_label = label_of(shown, press)
            return await press_custom_id(self.sim, who, shown, press)
        for menu, press in menus_of(shown):
            _, *before = press.path
            offered = {option["value"]: option["label"] for option in menu["options"]}
            picked = path[len(before) :][: menu["max_values"]]
            if tuple(before) == path[: len(before)] and set(picked) <= set(offered):
                assert len(picked) >= menu["min_values"]
                self._chosen_label = ", ".join(offered[code] for code in picked)
                return await self.sim.people[who].select(
                    shown, list(picked), custom_id=menu["custom_id"]
                )
        pages = [press for press in custom_ids_of(shown) if press.verb == "page"]
        return await press_custom_id(self.sim, who, shown, pages[-1])


def buttons_of(message: Any) -> list[dict[str, Any]]:
    """A message's buttons as Discord keeps them."""
    return [control for control in controls_of(message) if control["type"] == BUTTON]


def menus_of(message: Any) -> list[tuple[dict[str, Any], CustomId]]:
    """A message's menus as Discord keeps them, each with what it does."""
    found = [control for control in controls_of(message) if control["type"] == MENU]
    read = [(menu, CustomId.parse(menu["custom_id"])) for menu in found]
    return [(menu, press) for menu, press in read if press is not None]


def custom_ids_of(message: Any) -> list[CustomId]:
    """What a message's buttons do."""
    read = [CustomId.parse(button["custom_id"]) for button in buttons_of(message)]
    return [press for press in read if press is not None]


def label_of(message: Any, press: CustomId) -> str:
    """The label of the one button that does this."""
    fitting = [one for one in buttons_of(message) if one["custom_id"] == press.encoded]
    assert len(fitting) == 1, (press, custom_ids_of(message))
    return str(fitting[0]["label"])


async def press_custom_id(sim: DiscordFixture, who: int, message: Any, press: CustomId) -> Any:
    """Tap the button that does this; the answer must be private."""
    answer = await sim.people[who].click(message, custom_id=press.encoded)
    assert answer.acknowledged
    assert answer.response.id not in {shown.id for shown in sim.public_messages}
    return answer


def offered_codes(message: Any) -> Sequence[str]:
    """Every code that a private panel offers to choose, by buttons or in menus."""
    by_button = [press.path[-1] for press in custom_ids_of(message) if press.verb == "do"]
    in_menus = [option["value"] for menu, _ in menus_of(message) for option in menu["options"]]
    return [*by_button, *in_menus]
