"""The rules, a topic at a time: words, and a picture of what they speak of."""

from __future__ import annotations

from bot.interactions.answer import Answer
from render.picture import Picture


async def rule_page(reply: Answer, topic: str) -> tuple[str, Picture | None]:
    """What a topic of the game's rules says and shows."""
    ui, picture = reply.game, None
    if (paint := ui.rule_pictures.get(topic)) is not None:
        key = ("rules", ui.name, topic, reply.interaction.locale)
        picture = await reply.bot.pictures.draw(key, lambda: paint(reply.translate))
    return reply.translate(f"rules-{topic}", command=ui.command_name), picture
