"""The message of a round while it is asked who is here, and the one that it overflows into."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.channel.attachments import MAX_MESSAGE_LENGTH
from bot.channel.clock_lines import timestamp
from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.tournament_texts import HERE_VERB, name_of, public_buttons, round_title
from bot.tournaments.held.check_in import (
    asked_players,
    missing_players,
    start_of,
    starts_once_all_are_here,
)
from bot.tournaments.held.state import Tournament
from bot.tournaments.progress import Phase
from bot.tournaments.results import Player
from bot.tournaments.tournament import Format
from render.translation import Translate

RESERVE = 60
"""Characters for what is around a list of names."""

MAX_MENTIONS = 100
"""Users whom Discord lets one message mention."""


@dataclass(frozen=True, slots=True)
class Call:
    """A message that asks people whether they are here."""

    text: str
    players: tuple[Player, ...]
    """Those of whom it says that they are missing."""


def is_asking(tournament: Tournament) -> bool:
    """Whether people are to say that they are here."""
    return tournament.progress.phase in (Phase.CHECK_IN, Phase.ROUND_CHECK_IN)


def check_in_kind(tournament: Tournament) -> str:
    """What a check-in is for, as texts distinguish it: a start, a round, or one of a knock-out."""
    if tournament.progress.lots is None:
        return "start"
    is_knock_out = tournament.progress.rules.format is Format.KNOCK_OUT
    return "knock-out" if is_knock_out else "round"


def name_or_mention(tournament: Tournament, users: Mapping[Player, int]) -> dict[Player, str]:
    """How those who are missing are called: as a mention of their user, or else by name."""
    return {
        player: f"<@{users[player]}>" if player in users else name_of(tournament, player)
        for player in missing_players(tournament)
    }


def calls(tournament: Tournament, names: Mapping[Player, str], translate: Translate) -> list[Call]:
    """The message of a round during its check-in, and a second one for names without room.

    `names` are those of all who are missing, or how they are mentioned.
    """
    number, missing = tournament.progress.next_round_number, missing_players(tournament)
    lines = [
        round_title(tournament, number, translate),
        _ask_line(tournament, translate),
        translate("tournament-call-else", kind=check_in_kind(tournament)),
        "",
        _count_line(tournament, missing, translate),
    ]
    first, rest = _fitting(missing, names, MAX_MESSAGE_LENGTH - len("\n".join(lines)))
    if first:
        shown = ", ".join(names[player] for player in first)
        lines.append(translate("tournament-call-missing", names=shown))
    messages = [Call("\n".join(lines), first)]
    if rest:
        second, hidden = _fitting(rest, names, MAX_MESSAGE_LENGTH)
        shown = ", ".join(names[player] for player in second)
        text = translate("tournament-call-rest", names=shown, more=len(hidden))
        messages.append(Call(text, second))
    return messages


def call_buttons(tournament: Tournament, translate: Translate, label: str) -> list[Button]:
    """The buttons below such a message, of which the label says which one it is."""
    here = Button(
        translate("button-tournament-here"),
        CustomId(HERE_VERB, tournament.row.id, 0, (label,)),
        discord.ButtonStyle.primary,
    )
    return [here, *public_buttons(tournament, translate, label)]


def _ask_line(tournament: Tournament, translate: Translate) -> str:
    state, at = tournament.state, start_of(tournament)
    if at is None:
        return translate("tournament-call", ends="organiser", at="", relative="")
    at_once = tournament.progress.lots is not None or starts_once_all_are_here(tournament)
    ends = "waiting" if state.is_waiting else "complete" if at_once else "set-time"
    return translate(
        "tournament-call", ends=ends, at=timestamp(at, "t"), relative=timestamp(at, "R")
    )


def _count_line(tournament: Tournament, missing: Sequence[Player], translate: Translate) -> str:
    asked = len(asked_players(tournament))
    return translate("tournament-call-here", number=asked - len(missing), all=asked)


def _fitting(
    players: Sequence[Player], names: Mapping[Player, str], room: int
) -> tuple[tuple[Player, ...], tuple[Player, ...]]:
    """As many of the players as a line of their names has room for, and the others."""
    room -= RESERVE
    for number, player in enumerate(players[:MAX_MENTIONS]):
        room -= len(names[player]) + len(", ")
        if room < 0:
            return tuple(players[:number]), tuple(players[number:])
    return tuple(players[:MAX_MENTIONS]), tuple(players[MAX_MENTIONS:])
