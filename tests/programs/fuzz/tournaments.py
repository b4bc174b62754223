"""Tournaments under random presses: by anybody, in any order, twice, of any tournament."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from discord import AppCommandOptionType as Type
from simcord.interactions import resolve_handle

from bot.channel.custom_id import CUSTOM_ID_VERSION
from bot.interactions.routes import FORMS, ROUTES
from bot.interactions.tournament.organising import DO_VERB
from bot.registry import GAME_UIS
from bot.tournaments.held.state import Tournament
from bot.tournaments.progress import Phase
from bot.tournaments.results import Player
from bot.tournaments.tournament import Format
from engine.contract.cases import seat_range
from tests.contract.adapters import TESTED_GAMES
from tests.programs.fuzz import odd_values
from tests.programs.fuzz.fuzz_tables import FuzzEnvironment
from tests.programs.fuzz.inputs import COMMAND, COMPONENT, MODAL, Input
from tests.support.simulated_discord.fixture import controls_of

PLAYERS = 4

MAX_OPEN = 3
"""Tournaments that are open at a time."""

VERBS = [verb for verb in (*ROUTES, *FORMS) if verb.startswith("cup")]

DEEDS = ("start", "ask-here", "pause", "resume", "take-back", "extend", "end", "nothing")

BUTTON, TEXT_MENU, USER_MENU = 2, 3, 5
"""Discord's types of components."""

Tournaments = Mapping[int, Tournament]
"""The tournaments of the server by id, without drafts."""


@dataclass(frozen=True, slots=True)
class TournamentPress(Input):
    """A press that names a tournament, or none that there is."""

    tournament_id: int = 0


async def stored_tournaments(tables: FuzzEnvironment) -> Tournaments:
    """Return what is stored of all tournaments that were opened."""
    runtime = tables.bot.runtime
    rows = await runtime.store.tournaments_of_guild(tables.guild.id, 25)
    return {row.id: await runtime.tournaments.desk.load(row.id) for row in rows}


async def open_missing_tournaments(tables: FuzzEnvironment, rng: Random) -> None:
    """Open tournaments until there are some; people enter them, and most begin at once."""
    rows = await tables.bot.runtime.store.open_tournaments_of_guild(tables.guild.id)
    for _ in range(MAX_OPEN - len(rows)):
        await _open(tables, rng)


async def _open(tables: FuzzEnvironment, rng: Random) -> None:
    leader, channel = tables.people[0], tables.channels[0]
    game = rng.choice([game for game in TESTED_GAMES if 2 in seat_range(game)])
    draft = await leader.slash(
        channel,
        "nevsky tournament new",
        game=game.name,
        name=odd_values.name(rng)[:50] + str(rng.randrange(10**6)),
        format=rng.choice(list(Format)).value,
        tables="2",
        most=PLAYERS,
        rounds=2,
    )
    custom_ids = [part["custom_id"] for part in controls_of(draft.response)]
    (tournament_id,) = [each.split("/")[2] for each in custom_ids if "/cup-open/" in each]
    await _press(tables, leader, f"cup-open/{tournament_id}/0")
    for who in tables.people[:PLAYERS]:
        await _press(tables, who, f"cup-join/{tournament_id}/0")
    if rng.random() < 0.7:
        await _press(tables, leader, f"cup-do/{tournament_id}/0/start")


async def _press(tables: FuzzEnvironment, who: Any, path: str) -> None:
    channel = tables.channels[0]
    data = {"custom_id": f"{CUSTOM_ID_VERSION}/{path}", "component_type": BUTTON}
    await tables.send(who, channel, COMPONENT, data, **tables.pressed_message(channel))


def random_press(tables: FuzzEnvironment, tournaments: Tournaments, rng: Random) -> TournamentPress:
    """Return a press of one of the tournaments, a form, or a command."""
    who, channel = rng.choice(tables.people), rng.choice(tables.channels)
    if rng.random() < 0.15:
        return TournamentPress(COMMAND, who, channel, _command(tables, who, channel, rng))
    known = rng.choice(list(tournaments)) if tournaments else 0
    number = known if rng.random() < 0.9 else rng.choice((0, 1, 2**61))
    verb = rng.choice((*VERBS, DO_VERB, DO_VERB))
    path = (CUSTOM_ID_VERSION, verb, str(number), str(rng.randrange(9)), *_path(verb, rng))
    data: dict[str, Any] = {"custom_id": "/".join(path)[:100]}
    kind = rng.choice((COMPONENT, COMPONENT, COMPONENT, MODAL))
    if kind == MODAL:
        value = rng.choice(("1", "86400", odd_values.text(rng, 50)))
        field = {"type": 3, "custom_id": "time_limit", "values": [value]}
        data["components"] = [{"type": 18, "component": field}]
    else:
        data |= _component(tables, who, channel, rng)
    return TournamentPress(kind, who, channel, data, tournament_id=number)


def _path(verb: str, rng: Random) -> tuple[str, ...]:
    if verb == DO_VERB and rng.random() < 0.7:
        return (rng.choice(DEEDS),)
    known = rng.choice((*DEEDS, "p1", "p4", "p99", "0", "-1", "999", "json", "csv", "entry"))
    odd = odd_values.text(rng, 20).replace("/", "") or "x"
    return rng.choice(((), (known,), (known,), (odd,), (known, odd)))


def _component(tables: FuzzEnvironment, who: Any, channel: Any, rng: Random) -> dict[str, Any]:
    kind = rng.choice((BUTTON, BUTTON, TEXT_MENU, USER_MENU))
    if kind == BUTTON:
        return {"component_type": kind}
    if kind == TEXT_MENU:
        return {"component_type": kind, "values": [rng.choice(("p1", "p2", odd_values.text(rng)))]}
    resolved: dict[str, Any] = {}
    chosen = rng.choice(tables.people)
    resolve_handle(who, chosen, resolved, channel_id=channel.id)
    return {"component_type": kind, "values": [str(chosen.id)], "resolved": resolved}


def _command(tables: FuzzEnvironment, who: Any, channel: Any, rng: Random) -> dict[str, Any]:
    """A command that shows a tournament or sets one up, with odd options."""
    if rng.random() < 0.5:
        options = [("tournament", odd_values.text(rng))] if rng.random() < 0.7 else []
        name = "show"
    else:
        name = "new"
        options = [
            ("game", rng.choice((*GAME_UIS, odd_values.text(rng)))),
            ("name", odd_values.text(rng)),
            ("format", rng.choice((*Format, odd_values.text(rng)))),
            ("tables", rng.choice(("2", "2-3", "9-1", "²", odd_values.text(rng)))),
        ]
    filled: list[dict[str, Any]] = [
        {"name": key, "type": Type.string.value, "value": str(value)} for key, value in options
    ]
    if name == "new":
        filled += [
            {"name": key, "type": Type.integer.value, "value": odd_values.number(rng)}
            for key in ("rounds", "most", "late")
            if rng.random() < 0.5
        ]
    leaf = {"name": name, "type": 1, "options": filled}
    group = {"name": "tournament", "type": 2, "options": [leaf]}
    return {"id": "1", "name": "nevsky", "type": 1, "options": [group]}


def tournament_faults(
    tables: FuzzEnvironment, sent: TournamentPress, before: Tournaments, after: Tournaments
) -> Iterator[str]:
    """Yield what a press has done to tournaments that it must not do."""
    for tournament_id, old in before.items():
        new = after.get(tournament_id)
        if new is None:
            yield f"tournament {tournament_id} is gone"
            continue
        yield from _inconsistencies(new)
        leaders = (old.row.organiser_id, tables.people[0].id)
        if sent.tournament_id != tournament_id:
            if _decisions(old) != _decisions(new):
                yield f"tournament {tournament_id} was changed by a press of another one"
        elif sent.who.id not in leaders:
            if (old.state.is_paused, old.settings) != (new.state.is_paused, new.settings):
                yield f"somebody else has organised tournament {tournament_id}"
            own = {old.player_of(sent.who.id), new.player_of(sent.who.id)}
            if not _members(old) ^ _members(new) <= own:
                yield f"others have entered or left tournament {tournament_id}"


def _inconsistencies(tournament: Tournament) -> Iterator[str]:
    progress = tournament.progress
    if len(set(progress.entered)) != len(progress.entered):
        yield f"somebody is in tournament {tournament.row.id} twice"
    if not set(progress.entered) <= set(tournament.players):
        yield f"nobody knows who is in tournament {tournament.row.id}"
    if progress.phase is Phase.ROUND and progress.pairing is None:
        yield f"tournament {tournament.row.id} has a round without tables"


def _members(tournament: Tournament) -> set[Player]:
    return set(tournament.playing()) | set(tournament.progress.waiting)


def _decisions(tournament: Tournament) -> tuple[object, ...]:
    """What only people decide."""
    players = {key: who.user_id for key, who in tournament.players.items()}
    return tournament.state.is_paused, tournament.settings, _members(tournament), players
