"""What is looked up by buttons: the rules by topics, and the cards."""

from __future__ import annotations

from collections.abc import Sequence

from bot.channel.components import MAX_MENU_OPTIONS, MAX_ROWS, Button, Control, CustomId, SelectMenu
from bot.game_ui import CardReference
from bot.interactions.answer import Answer
from bot.interactions.rules import rule_page
from bot.storage.records import GameRow
from bot.table.table import RequestRejected, Table

MENUS_ON_A_PAGE = MAX_ROWS - 2
"""A row is left for the pages, and one for the way back."""


async def rules(reply: Answer, press: CustomId) -> None:
    """Explain a topic of the rules, the overview first, with a menu of all of them."""
    table = await reply.table()
    topics = reply.game.rule_topics
    chosen = reply.values[0] if reply.values else topics[0]
    if chosen not in topics:
        raise RequestRejected("old-button")
    titles = tuple((reply.translate(f"rules-{topic}.title"), topic) for topic in topics)
    menu = SelectMenu(
        reply.translate("menu-topic"), CustomId("rules", table.row.id, table.row.ply), titles
    )
    words, picture = await rule_page(reply, chosen)
    await reply.tell(words, picture=picture, buttons=(menu,) if len(topics) > 1 else ())


async def cards(reply: Answer, press: CustomId) -> None:
    """Offer all cards (or tiles, or whatever the game has) in menus."""
    table = await reply.table()
    page = int(press.path[0]) if press.path and press.path[0].isdecimal() else 0
    menus = _menus(reply, cards_at(reply, table), table.row, page)
    await reply.tell(reply.translate("ask-card"), buttons=menus)


async def card(reply: Answer, press: CustomId) -> None:
    """Explain the card that was picked, and offer the others."""
    table = await reply.table()
    known = cards_at(reply, table)
    if not reply.values or reply.values[0] not in known.ids:
        raise RequestRejected("old-button")
    page = known.ids.index(reply.values[0]) // (MAX_MENU_OPTIONS * MENUS_ON_A_PAGE)
    await explain_card(reply, known, reply.values[0], buttons=_menus(reply, known, table.row, page))


async def cards_here(reply: Answer) -> CardReference:
    """The cards of the game as the channel's table plays with them, if it has one."""
    try:
        table = await reply.table()
    except RequestRejected:
        return cards_at(reply, None)
    return cards_at(reply, table)


def cards_at(reply: Answer, table: Table | None) -> CardReference:
    """The cards of the game as a table plays with them."""
    known = reply.game.card_reference
    if known is None:
        raise RequestRejected("old-button")
    if table is None or known.for_options is None:
        return known
    return known.for_options(table.options)


def _menus(reply: Answer, known: CardReference, row: GameRow, page: int) -> list[Control]:
    """Every card in menus, and a button for each page where they need several."""
    titled = [(known.title(one, reply.translate), one) for one in known.ids]
    parts = [titled[at : at + MAX_MENU_OPTIONS] for at in range(0, len(titled), MAX_MENU_OPTIONS)]
    pages = -(-len(parts) // MENUS_ON_A_PAGE)
    first = min(page, pages - 1) * MENUS_ON_A_PAGE
    controls: list[Control] = [
        SelectMenu(
            reply.translate("menu-part", first=part[0][0], last=part[-1][0]),
            # The place only keeps the ids of a message apart.
            CustomId("card", row.id, row.ply, (str(place),)),
            tuple(part),
        )
        for place, part in enumerate(parts[first : first + MENUS_ON_A_PAGE])
    ]
    for other in range(pages) if pages > 1 else ():
        label = reply.translate("button-page", number=other + 1, pages=pages)
        controls.append(Button(label, CustomId("cards", row.id, row.ply, (str(other),))))
    return controls


async def explain_card(
    reply: Answer, known: CardReference, card_id: str, buttons: Sequence[Control] = ()
) -> None:
    """Show a card with its facts and its rule."""
    picture = await reply.bot.pictures.draw(
        ("card", reply.game.name, card_id, known.edition, reply.locale),
        lambda: known.paint(card_id, reply.translate),
    )
    await reply.tell(known.explain(card_id, reply.translate), picture=picture, buttons=buttons)
