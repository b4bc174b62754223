"""Plays a game by buttons and menus alone, from the lobby's Join to the last decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.channel.custom_id import CustomId
from bot.game_ui import ChoicePath
from engine.core import Seat
from tests.support.simulated_discord.fixture import (
    BUTTON,
    MENU,
    DiscordFixture,
    controls_of,
    shown_text,
    use_seed,
)
from tests.support.simulated_discord.game_driver import GameDriver


class ButtonGameDriver(GameDriver):
    """A `GameDriver` that presses buttons; only opening the table takes a command."""

    async def begin(self, seed: int, **options: Any) -> None:
        """Open the table, set its options, join and start by buttons."""
        host, *others = self.players
        await self.sim.slash(host, f"{self.ui.command_name} new")
        if options:
            form = await self.sim.press(host, self.sim.last_message, "Variants")
            settings = self.ui.options.settings((await self.sim.table()).options, self.translate)
            labels = {setting.name: setting.label for setting in settings}
            await self.sim.submit(host, form, {labels[name]: v for name, v in options.items()})
        for who in others:
            await self.sim.press(who, self.sim.last_message, "Join")
        table = await self.sim.table()
        use_seed(table, seed)
        await self.sim.press(host, self.sim.last_message, "Start")
        await self._follow(table, seed)

    async def command(self, seat: Seat, action: Any) -> str:
        """Press from the turn message to the move, through private panels of legal choices."""
        who, path = self.players[seat], self.ui.panels.path(action)
        ply = (await self.row()).ply
        shown: Any = self.sim.last_message
        self._chosen_label = ""
        # The most presses that a move takes: a page and a choice for each code.
        for _ in range(2 * len(path) + 2):
            answer = await self._press_towards(who, shown, path)
            shown = answer.response
            if (await self.row()).ply > ply:
                return shown_text(shown)
        raise AssertionError(f"{path} cannot be reached by buttons")

    async def _press_towards(self, who: int, shown: Any, path: ChoicePath) -> Any:
        """Use the one control that leads on to the move: a button, a menu, or the next page."""
        leading = [
            custom_id
            for custom_id in custom_ids_of(shown)
            if custom_id.verb == "do" and custom_id.path == path[: len(custom_id.path)]
        ]
        if leading:
            (custom_id,) = leading
            self._chosen_label = label_of(shown, custom_id)
            return await press_custom_id(self.sim, who, shown, custom_id)
        for menu, custom_id in menus_of(shown):
            _, *before = custom_id.path
            offered = {option["value"]: option["label"] for option in menu["options"]}
            picked = path[len(before) :][: menu["max_values"]]
            if tuple(before) == path[: len(before)] and set(picked) <= set(offered):
                assert len(picked) >= menu["min_values"]
                self._chosen_label = ", ".join(offered[code] for code in picked)
                return await self.sim.people[who].select(
                    shown, list(picked), custom_id=menu["custom_id"]
                )
        pages = [custom_id for custom_id in custom_ids_of(shown) if custom_id.verb == "page"]
        return await press_custom_id(self.sim, who, shown, pages[-1])


def buttons_of(message: Any) -> list[dict[str, Any]]:
    """Return a message's buttons as Discord's JSON objects."""
    return [control for control in controls_of(message) if control["type"] == BUTTON]


def menus_of(message: Any) -> list[tuple[dict[str, Any], CustomId]]:
    """Return a message's menus as Discord's JSON objects, each with its parsed custom id."""
    menus = [control for control in controls_of(message) if control["type"] == MENU]
    parsed = [(menu, CustomId.parse(menu["custom_id"])) for menu in menus]
    return [(menu, custom_id) for menu, custom_id in parsed if custom_id is not None]


def custom_ids_of(message: Any) -> list[CustomId]:
    """Return the custom ids of a message's buttons, without those that are no longer known."""
    parsed = [CustomId.parse(button["custom_id"]) for button in buttons_of(message)]
    return [custom_id for custom_id in parsed if custom_id is not None]


def label_of(message: Any, custom_id: CustomId) -> str:
    """Return the label of the one button with this custom id."""
    matching = [
        button for button in buttons_of(message) if button["custom_id"] == custom_id.encoded
    ]
    assert len(matching) == 1, (custom_id, custom_ids_of(message))
    return str(matching[0]["label"])


async def press_custom_id(sim: DiscordFixture, who: int, message: Any, custom_id: CustomId) -> Any:
    """Press the button with this custom id; the answer must be private."""
    answer = await sim.people[who].click(message, custom_id=custom_id.encoded)
    assert answer.acknowledged
    assert answer.response.id not in {shown.id for shown in sim.public_messages}
    return answer


def offered_codes(message: Any) -> Sequence[str]:
    """Return every code that a private panel offers, by buttons or in menus."""
    on_buttons = [
        custom_id.path[-1] for custom_id in custom_ids_of(message) if custom_id.verb == "do"
    ]
    in_menus = [option["value"] for menu, _ in menus_of(message) for option in menu["options"]]
    return [*on_buttons, *in_menus]
