"""Saint Petersburg as people meet it on Discord."""

from __future__ import annotations

from bot.games.saint_petersburg import advice, narration, panels
from bot.games.saint_petersburg.commands import SaintPetersburgCommands
from engine.games.saint_petersburg.cards import card_id, card_number, card_table
from engine.games.saint_petersburg.weights import solo_target
from engine.registry import find_game
from render.registry import PAINTERS
from render.words import Say

WITH_RULE = frozenset(
    (
        "czar_and_carpenter",
        "potemkin_village",
        "pub",
        "warehouse",
        "observatory",
        "carpenter_workshop",
        "gold_smelter",
        "mariinskij_theater",
        "tax_man",
        "coffee_house",
        "debtors_prison",
        "trading_house",
        "sycophant",
        "obshchina_commune",
        "new_society",
        "guild_hall",
        "textile_factory",
        "mayor",
    )
)
"""Cards that do more than pay: each has a text `rule-<card>`."""


class SaintPetersburgUI:
    """What the shared parts of the bot ask of the game; see `bot.game_ui.GameUI`."""

    game = find_game("saint_petersburg")
    painter = PAINTERS["saint_petersburg"]
    command = "stpete"
    solo_target = solo_target()

    tell = staticmethod(narration.tell)
    in_story = staticmethod(narration.in_story)
    tell_you = staticmethod(narration.tell_you)
    situation = staticmethod(narration.situation)
    question = staticmethod(narration.question)
    options_in_words = staticmethod(narration.options_in_words)
    option_choices = staticmethod(panels.option_choices)
    with_option = staticmethod(panels.with_option)
    describe = staticmethod(advice.describe)
    reason = staticmethod(advice.reason)
    hand = staticmethod(narration.hand)
    standings = staticmethod(narration.standings)
    verbs = staticmethod(panels.verbs)
    verb_label = staticmethod(panels.verb_label)
    path = staticmethod(panels.path)
    action = staticmethod(panels.action)
    label = staticmethod(panels.label)
    ask = staticmethod(panels.ask)
    find = staticmethod(panels.find)

    def group(self) -> SaintPetersburgCommands:
        return SaintPetersburgCommands(self)

    def nothing(self, verb: str) -> str:
        return f"nothing-to-{verb}" if verb in panels.VERBS else "old-button"

    def card_ids(self) -> tuple[str, ...]:
        return tuple(map(card_id, card_table("base").kinds))

    def card(self, card_id: str, say: Say) -> str:
        number, table = card_number(card_id), card_table("base")
        key = card_id.replace("_", "-")
        lines = [
            say(
                "card-facts",
                card=say(f"card-{key}"),
                cost=table.cost[number],
                colour=table.colour[number].label,
                trading=int(table.is_trading(number)),
                gives=panels.yields(number, "base", say),
                number=table.deck[table.stack[number]].count(number),
            )
        ]
        if card_id in WITH_RULE:
            lines.append(say(f"rule-{key}"))
        return "\n".join(lines)

    def rule_topics(self) -> tuple[str, ...]:
        return ("overview", "actions", "cost", "trading", "scoring", "special", "end", "solo")
