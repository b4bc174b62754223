"""How far a tournament has got, with what its messages and its organiser add to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.storage.tournament_records import TournamentPlayer, TournamentRow
from bot.tournaments.held.settings import TournamentSettings
from bot.tournaments.progress import Phase, Progress
from bot.tournaments.results import Player

MAX_ABSENCES = 2
"""After so many rounds in a row in which they were absent, players are out."""


@dataclass(frozen=True, slots=True)
class TournamentState:
    """What is stored of a tournament that goes on."""

    progress: Progress
    starts_at: int | None = None
    """When it starts by itself, in Unix seconds; None if its organiser starts it."""
    is_paused: bool = False
    """Whether no further round begins: the next one is paired, and can be taken back."""
    is_taken_back: bool = False
    """Whether the next round is not paired before the tournament goes on."""
    extensions: tuple[int, ...] = ()
    """When the round that is played was extended, in Unix seconds."""
    check_in_until: int | None = None
    """When the check-in ends, in Unix seconds; None if its organiser ends it, or there is none."""
    is_waiting: bool = False
    """Whether a check-in has ended with too few for a table, and goes on for a while."""
    absences: Mapping[Player, int] = field(default_factory=dict)
    """In how many rounds in a row players were absent, from the table or from the check-in."""
    is_cut_short: bool = False
    """Whether it ended before its last round because those who were left could not be seated."""
    message_id: int | None = None
    """The message that shows the tournament."""
    round_message_ids: tuple[int, ...] = ()
    """The message of each round, from its check-in on."""
    call_message_id: int | None = None
    """The message that mentions those for whom the check-in's own one has no room."""
    final_message_id: int | None = None
    """The message that tells how it ended."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as it was read."""

    row: TournamentRow
    settings: TournamentSettings
    state: TournamentState
    players: Mapping[Player, TournamentPlayer]

    @property
    def progress(self) -> Progress:
        """How far it has got."""
        return self.state.progress

    @property
    def is_over(self) -> bool:
        """Whether no round will follow."""
        return self.progress.phase is Phase.ENDED

    @property
    def round_number(self) -> int:
        """The number of the round that is paired or played, from 1; else of the last one."""
        return len(self.progress.played) + (self.progress.pairing is not None)

    @property
    def shown_round_number(self) -> int:
        """The number of the round that is asked for, paired or played; else of the last one."""
        is_asked_for = self.progress.phase in (Phase.CHECK_IN, Phase.ROUND_CHECK_IN)
        return self.progress.next_round_number if is_asked_for else self.round_number

    def player_of(self, user_id: int) -> Player | None:
        """Return a user's number in the tournament, also of one who has left it."""
        return next((key for key, who in self.players.items() if who.user_id == user_id), None)

    def place_of(self, user_id: int) -> int | None:
        """Return a user's place after the last finished round; None for one who did not play."""
        if not self.progress.played:
            return None
        places = {line.player: place for place, line in self.progress.places}
        return places.get(self.player_of(user_id) or "")

    def playing(self) -> list[Player]:
        """Return who has a place and has not left."""
        progress = self.progress
        return [player for player in progress.players if player not in progress.left]

    def ai_players(self) -> frozenset[Player]:
        """Return the AI players, also those who have left or have not entered yet."""
        return frozenset(key for key, who in self.players.items() if who.ai is not None)

    def is_at_table(self, player: Player) -> bool:
        """Return whether a player is at a table that is being played."""
        progress = self.progress
        tables = progress.pairing.tables if progress.pairing is not None else ()
        return progress.phase is Phase.ROUND and any(
            player in table and number not in (progress.results or {})
            for number, table in enumerate(tables)
        )

    def with_progress(self, progress: Progress) -> Tournament:
        """Return the tournament after a transition."""
        return replace(self, state=replace(self.state, progress=progress))

    def with_state(self, **changes: object) -> Tournament:
        """Return the tournament with another value of some fields of its state."""
        return replace(self, state=replace(self.state, **changes))  # type: ignore[arg-type]


def player_key(number: int) -> Player:
    """Return how a progress calls the player of that number."""
    return f"p{number}"
