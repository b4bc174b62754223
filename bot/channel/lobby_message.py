"""The message that shows a lobby."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import chain, count

import discord

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.outgoing_message import ExtraImage, Layout, OutgoingMessage
from bot.game_ui import AnyGameUI
from bot.i18n.texts import escape_name
from bot.table.snapshot import TableSnapshot
from bot.table.stand_ins import stand_in_level
from engine.ai.registry import has_agents
from engine.core import Seat
from render.renderer import accent_colour
from render.translation import Translate


def lobby_message(
    ui: AnyGameUI,
    snapshot: TableSnapshot,
    translate: Translate,
    invited: Sequence[int] = (),
    mentions: tuple[int, ...] = (),
    *,
    offers_thread: bool = False,
) -> OutgoingMessage:
    """The players of a table, with the lobby's buttons that can be of use, until the game starts.

    Users who were `invited` are named until they join; those in `mentions` are notified. With
    `offers_thread`, there is a button that moves the table to a thread.
    """
    is_open = snapshot.row.status == "lobby"
    people = [
        translate(
            "lobby-open" if is_open else "lobby-closed",
            title=translate("game-title"),
            status=snapshot.row.status,
        ),
        *(
            translate(
                "lobby-seat",
                place=row.seat + 1,
                name=escape_name(row.name),
                role=row.ai or ("host" if row.user_id == snapshot.host_id else "guest"),
            )
            for row in snapshot.seats
        ),
    ]
    lines = ui.options.describe(snapshot.options, _escaped_names(snapshot), translate)
    if not is_open:
        return _laid_out(ui, translate, people, lines)
    free = snapshot.free_seats
    missing = snapshot.missing_players
    lines.append(translate("lobby-how", host=_host_name(snapshot), free=free, missing=missing))
    if awaited := tuple(f"<@{user}>" for user in invited if user not in snapshot.user_ids):
        lines.append(translate("lobby-called", names=awaited))
    settings = snapshot.settings
    lines.append(translate("lobby-settings", pings=int(settings.pings)))
    lines.append(pace_line(snapshot, translate))
    return replace(
        _laid_out(ui, translate, people, lines),
        buttons=_buttons(ui, snapshot, translate, free, offers_thread=offers_thread),
        mentions=mentions,
    )


def _laid_out(ui: AnyGameUI, translate: Translate, *paragraphs: Sequence[str]) -> OutgoingMessage:
    """The lines of paragraphs as a message, or a container below the game's cover."""
    texts = tuple("\n".join(lines) for lines in paragraphs if lines)
    cover = ExtraImage(("cover", ui.name, translate), lambda: ui.renderer.cover(translate))
    # Without the empty line, Discord's markdown takes what follows for a part of the last item.
    return OutgoingMessage(
        "\n\n".join(texts), layout=Layout(texts, accent_colour(ui.renderer), cover)
    )


def free_ai_name(taken: Collection[str], translate: Translate) -> str:
    """A name for another AI player that is not among those taken at the table."""
    names = translate("ai-names").split(", ")
    numbered = (f"{name} {number}" for number in count(2) for name in names)
    return next(name for name in chain(names, numbered) if name not in taken)


def with_ai_marked(
    names: Sequence[str], ai_seats: Collection[Seat], translate: Translate
) -> tuple[str, ...]:
    """The names, in seat order, with the mark of an AI after those of AI players."""
    return tuple(
        translate("ai-player", name=name) if seat in ai_seats else name
        for seat, name in enumerate(names)
    )


def pace_line(snapshot: TableSnapshot, translate: Translate) -> str:
    """How long players have for a move, and what happens then."""
    has_ai = has_agents(snapshot.row.name)
    limit = snapshot.settings.time_limit
    return translate(
        "lobby-pace",
        limit=limit,
        then="none" if not limit else "stand-in" if has_ai else "no-ai",
        level=stand_in_level(snapshot) if has_ai else "",
    )


def _escaped_names(snapshot: TableSnapshot) -> tuple[str, ...]:
    return tuple(escape_name(name) for name in snapshot.names)


def _host_name(snapshot: TableSnapshot) -> str:
    host_id = snapshot.host_id
    names = [row.name for row in snapshot.seats if row.user_id == host_id]
    return escape_name(names[0]) if names else ""


def _buttons(
    ui: AnyGameUI,
    snapshot: TableSnapshot,
    translate: Translate,
    free: int,
    *,
    offers_thread: bool,
) -> tuple[Button, ...]:
    row, styles = snapshot.row, discord.ButtonStyle

    def button(
        verb: str, key: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
    ) -> Button:
        return Button(translate(key, free=free, page=1), CustomId(verb, row.id, row.ply), style)

    others = [
        *(
            [button("variants", "button-variants")]
            if _has_variants(ui, snapshot, translate)
            else []
        ),
        button("rules", "button-rules"),
        *([button("invite", "button-invite")] if free else []),
        *([button("thread", "button-thread")] if offers_thread else []),
        *_tutorial_button(ui, translate),
    ]
    return (
        *([button("join", "button-join", styles.primary)] if free else []),
        button("leave", "button-leave"),
        *([button("ai", "button-add-ai")] if _can_change_ais(snapshot) else []),
        button("settings", "button-settings"),
        replace(
            button("start", "button-start", styles.success), enabled=not snapshot.missing_players
        ),
        replace(others[0], new_row=True),
        *others[1:],
    )


def _has_variants(ui: AnyGameUI, snapshot: TableSnapshot, translate: Translate) -> bool:
    """Whether the game has options."""
    return bool(ui.options.settings(snapshot.options, translate))


def _can_change_ais(snapshot: TableSnapshot) -> bool:
    """Whether an AI player could be added or removed."""
    has_ai_seats = any(row.ai for row in snapshot.seats)
    return has_agents(snapshot.row.name) and bool(snapshot.free_seats or has_ai_seats)


def _tutorial_button(ui: AnyGameUI, translate: Translate) -> Sequence[Button]:
    """A button that opens a private tutorial game, if the game has one."""
    if ui.tutorial is None or not has_agents(ui.name):
        return ()
    return (Button(translate("button-learn"), CustomId("learn", 0, 0, (ui.name,))),)
