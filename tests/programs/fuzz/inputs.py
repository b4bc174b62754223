"""Random interactions: commands, buttons, menus, modals and autocomplete; half are well-formed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from discord import AppCommandOptionType as Type
from discord import app_commands
from simcord.interactions import resolve_handle

from bot.channel.custom_id import CUSTOM_ID_VERSION, CustomId
from bot.i18n.texts import shared_texts
from bot.interactions.practice.practice_game import ROUTES as PRACTICE_ROUTES
from bot.interactions.routes import FORMS, ROUTES
from bot.storage.records import GameRow, practice_channel_id
from tests.programs.fuzz import odd_values
from tests.programs.fuzz.fuzz_tables import (
    FuzzEnvironment,
    random_legal_path,
    random_plan_path,
)
from tests.support.storage.sqlite import latest_game

COMMAND, COMPONENT, SUGGESTIONS, MODAL = 2, 3, 4, 5

LEGAL_MOVE_SHARE = 0.1
"""The share of inputs that are legal moves by a person to act."""

PRACTICE_SHARE = 0.1
"""The share of inputs for practice games."""

PLAN_SHARE = 0.1
"""The share of inputs that plan a move, or change or drop a plan, by any person."""

FOREIGN_MOVE_SHARE = 0.05
"""The share of inputs that are legal moves sent by any person."""


SETTINGS_SHARE = 0.05
"""The share of inputs that change settings or begin a season, mostly by people who may not."""


@dataclass(frozen=True, slots=True)
class Input:
    """One interaction. `ply` is the one in its custom id, if any."""

    kind: int
    who: Any
    channel: Any
    data: dict[str, Any]
    ply: int | None = None
    more: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"type {self.kind}: {self.data!r}"[:600]


def command_data(*path: str, options: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
    """Return what an interaction says of a command, in a group or in two."""
    data: dict[str, Any] = {"name": path[-1], "type": 1, "options": list(options)}
    if len(path) > 2:
        data = {"name": path[1], "type": 2, "options": [data]}
    return {"id": "1", "name": path[0], "type": 1, "options": [data]}


async def random_input(tables: FuzzEnvironment, rng: Random) -> Input:
    """Return a random interaction by a random person in a random channel."""
    who, channel = rng.choice(tables.people), rng.choice(tables.channels)
    row = await latest_game(tables.bot.runtime.store, channel.id)
    if rng.random() < PRACTICE_SHARE:
        return await _practice(tables, who, channel, rng)
    if rng.random() < SETTINGS_SHARE:
        return await _settings(tables, who, channel, rng)
    return await _at_table(tables, who, channel, row, rng)


async def _at_table(
    tables: FuzzEnvironment, who: Any, channel: Any, row: GameRow | None, rng: Random
) -> Input:
    """Return an interaction at the table of a channel, by this person or one who is to act."""
    anybody = who
    if rng.random() < 0.5:
        who = await tables.to_act(channel) or who
    draw = rng.random()
    if draw < LEGAL_MOVE_SHARE:
        who = await tables.to_act(channel) or who
        return _legal_move(tables, who, channel, row, rng)
    if draw < LEGAL_MOVE_SHARE + FOREIGN_MOVE_SHARE:
        return _legal_move(tables, anybody, channel, row, rng)
    if draw < LEGAL_MOVE_SHARE + FOREIGN_MOVE_SHARE + PLAN_SHARE:
        return await _plan(tables, anybody, channel, row, rng)
    kind = rng.choice((COMMAND, COMMAND, COMPONENT, COMPONENT, COMPONENT, SUGGESTIONS, MODAL))
    if kind in (COMMAND, SUGGESTIONS):
        return Input(kind, who, channel, _command(tables, who, channel, row, rng, kind))
    ply, custom_id = _custom_id(tables, row, rng)
    data: dict[str, Any] = {"custom_id": custom_id}
    if kind == MODAL:
        return Input(kind, who, channel, {**data, "components": _filled_in(rng)}, ply)
    if rng.random() < 0.3:
        values = [odd_values.text(rng, 100) for _ in range(3)]
        if rng.random() < 0.5:
            values = list(random_legal_path(tables.bot, row, rng)[1:] or values)
        data |= {"component_type": 3, "values": values}
    else:
        data |= {"component_type": 2}
    return Input(kind, who, channel, data, ply)


def _filled_in(rng: Random) -> list[dict[str, Any]]:
    """Return what was filled in: fields of any kind with any values, some under known names."""
    fields = [
        {
            "type": rng.choice((3, 4, 22)),
            "custom_id": rng.choice(("text", "pace", "switches.0", odd_values.text(rng, 100))),
            **rng.choice(
                (
                    {"value": odd_values.text(rng, 4000)},
                    {"values": [odd_values.text(rng, 100) for _ in range(rng.randrange(4))]},
                )
            ),
        }
        for _ in range(rng.randrange(4))
    ]
    return [
        {"type": 18, "component": field}
        if rng.random() < 0.7
        else {"type": 1, "components": [field]}
        for field in fields
    ]


async def _practice(tables: FuzzEnvironment, who: Any, channel: Any, rng: Random) -> Input:
    """Return a press in somebody's practice game, mostly by its user, or the command for one."""
    owner = who if rng.random() < 0.8 else rng.choice(tables.people)
    row = await tables.bot.runtime.store.open_game(practice_channel_id(owner.id))
    if row is None:
        command = rng.choice([ui.command_name for ui in tables.bot.game_uis.values()])
        where = {"name": "where", "type": Type.string.value, "value": "private"}
        return Input(COMMAND, who, channel, command_data(command, "new", options=[where]))
    verb = "start" if row.state is None else rng.choice(("do", "do", *PRACTICE_ROUTES))
    path = random_legal_path(tables.bot, row, rng) if verb == "do" else ()
    press = "/".join((CUSTOM_ID_VERSION, "own", str(row.id), str(row.ply), verb, *path))
    return Input(COMPONENT, who, channel, {"custom_id": press[:100], "component_type": 2})


async def _settings(tables: FuzzEnvironment, who: Any, channel: Any, rng: Random) -> Input:
    """Return a command for the server's language, or a press that begins a season."""
    if rng.random() < 0.5:
        language = rng.choice((*shared_texts().languages, odd_values.text(rng)))
        option = {"name": "language", "type": Type.string.value, "value": language}
        return Input(COMMAND, who, channel, command_data("nevsky", "server", options=[option]))
    number = len(await tables.bot.runtime.store.season_starts(tables.guild.id)) + 2
    press = CustomId("season", 0, 0, (rng.choice(("yes", "ask")), str(number)))
    return Input(COMPONENT, who, channel, {"custom_id": press.encoded, "component_type": 2})


def _legal_move(
    tables: FuzzEnvironment, who: Any, channel: Any, row: GameRow | None, rng: Random
) -> Input:
    """Return a button press for a legal action, so that the games go on."""
    game_id, ply = (row.id, row.ply) if row is not None else (1, 1)
    press = CustomId("do", game_id, ply, random_legal_path(tables.bot, row, rng))
    return Input(
        COMPONENT, who, channel, {"custom_id": press.encoded[:100], "component_type": 2}, ply
    )


async def _plan(
    tables: FuzzEnvironment, who: Any, channel: Any, row: GameRow | None, rng: Random
) -> Input:
    """Return a press on a button of the list of plans, as it is now or was at an earlier ply."""
    game_id, current_ply = (row.id, row.ply) if row is not None else (1, 1)
    ply = max(0, current_ply - rng.choice((0, 0, 0, 1, 5)))
    path = await random_plan_path(tables.bot, row, rng)
    if rng.random() < 0.1:
        path = (*path[:1], odd_values.text(rng, 20), *path[2:])
    custom_id = "/".join((CUSTOM_ID_VERSION, "plan", str(game_id), str(ply), *path))
    return Input(COMPONENT, who, channel, {"custom_id": custom_id[:100], "component_type": 2}, ply)


def _custom_id(tables: FuzzEnvironment, row: GameRow | None, rng: Random) -> tuple[int | None, str]:
    """Return a ply and a custom id: half are well-formed, with any game, ply, version and path."""
    if rng.random() < 0.5:
        return None, _garbage(rng)
    current_ply = row.ply if row is not None else 1
    game_id = row.id if row is not None and rng.random() < 0.6 else rng.choice((0, 1, 2, 3, 999))
    ply = rng.choice(
        (current_ply, current_ply, current_ply, current_ply - 1, current_ply + 1, 0, 10**17)
    )
    verb = rng.choice(("do", "do", *ROUTES, *FORMS))
    path = (
        random_legal_path(tables.bot, row, rng)
        if verb in ("do", "pick", "page")
        else _small_path(rng)
    )
    if verb in ("pick", "page"):
        path = (str(rng.randrange(3)), *path[: rng.randrange(3)])
    if rng.random() < 0.3:
        path = (*path[:1], odd_values.text(rng, 20), *path[2:])
    version = rng.choice((CUSTOM_ID_VERSION, CUSTOM_ID_VERSION, CUSTOM_ID_VERSION, "0", "2"))
    return ply, "/".join((version, verb, str(game_id), str(max(ply, 0)), *path))[:100]


def _small_path(rng: Random) -> tuple[str, ...]:
    known = [
        "pings.0",
        "pings.1",
        "time_limit.28800",
        "reminders.0",
        "ask",
        "1",
        "0",
        "extra_marker.9",
    ]
    return rng.choice(((), (rng.choice(known),), (odd_values.text(rng, 30),)))


def _garbage(rng: Random) -> str:
    parts = [odd_values.text(rng, 40) for _ in range(rng.randrange(1, 6))]
    version = CUSTOM_ID_VERSION
    head = rng.choice(("", f"{version}/", f"{version}/do/", f"{version}/do/1/", "9" * 90))
    return (head + "/".join(parts))[:100] or "x"


def _command(
    tables: FuzzEnvironment, who: Any, channel: Any, row: GameRow | None, rng: Random, kind: int
) -> dict[str, Any]:
    """Return a command with random option values; a few have an unknown name."""
    command = rng.choice(list(_leaves(tables)))
    group = command.parent
    assert group is not None
    resolved: dict[str, Any] = {}
    options = [
        _option(tables, who, channel, row, rng, parameter, resolved)
        for parameter in command.parameters
        if parameter.required or rng.random() < 0.7
    ]
    if kind == SUGGESTIONS and options:
        rng.choice(options)["focused"] = True
    elif kind == SUGGESTIONS:
        options = [{"name": "card", "type": 3, "value": odd_values.text(rng), "focused": True}]
    name = command.name if rng.random() < 0.97 else odd_values.text(rng, 30).strip() or "x"
    data = command_data(group.name, name, options=options)
    return {**data, "resolved": resolved} if resolved else data


def _leaves(tables: FuzzEnvironment) -> Iterator[app_commands.Command[Any, Any, Any]]:
    for command in tables.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


def _option(
    tables: FuzzEnvironment,
    who: Any,
    channel: Any,
    row: GameRow | None,
    rng: Random,
    parameter: Any,
    resolved: dict[str, Any],
) -> dict[str, Any]:
    option = {"name": parameter.display_name, "type": parameter.type.value}
    if parameter.type is Type.string:
        value: Any = odd_values.text(rng)
        if rng.random() < 0.5:
            current_ply = row.ply if row is not None else 1
            code = random_legal_path(tables.bot, row, rng)[-1]
            ply = rng.choice((current_ply, current_ply - 1, odd_values.number(rng)))
            value = rng.choice((code, *(3 * [f"{ply}~{code}"])))
    elif parameter.type is Type.integer:
        value = odd_values.number(rng)
    elif parameter.type is Type.boolean:
        value = rng.random() < 0.5
    else:
        person = rng.choice(tables.people)
        resolve_handle(who, person, resolved, channel_id=channel.id)
        if rng.random() < 0.2:
            resolved.pop("members", None)
        value = str(person.id)
    return {**option, "value": value}
