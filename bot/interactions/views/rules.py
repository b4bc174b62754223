"""The rules, a topic at a time: words, and a picture of what they speak of."""

from __future__ import annotations

from bot.interactions.core.context import RequestContext
from render.picture import Picture


async def render_rule_page(request: RequestContext, topic: str) -> tuple[str, Picture | None]:
    """What a topic of the game's rules says and shows."""
    ui, picture = request.game_ui, None
    if (render := ui.rule_pictures.get(topic)) is not None:
        key = ("rules", ui.name, topic, request.interaction.locale)
        picture = await request.pictures.draw(key, lambda: render(request.translate))
    return request.translate(f"rules-{topic}", command=ui.command_name), picture
