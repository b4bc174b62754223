"""What the rounds to come are worth to each seat, when one has been paid."""

from __future__ import annotations

from pathlib import Path

from engine.games.heller_und_pfennig.state import ROUNDS, State
from engine.games.heller_und_pfennig.tiles import DATA
from engine.players.judgement import Judgement, Prospects, Traits
from engine.players.weights import Provenance, read_weights, write_weights


def _money(state: State) -> list[float]:
    return [float(player.money) for player in state.players]


def _kind(state: State) -> str:
    """Rounds to come; last stall: nobody knows how many."""
    return "last_stall" if state.options.last_stall else f"{ROUNDS + 1 - state.round}_to_come"


def _traits(state: State) -> list[Traits]:
    """The stalls that a seat has left: whatever stood on the market does not matter any more."""
    return [
        {"round": 1.0} | {f"stalls_{goods}": left for goods, left in enumerate(player.stalls, 1)}
        for player in state.players
    ]


def load_prospects(seats: int) -> Prospects:
    """What was fitted for that number of players."""
    return read_weights(Prospects, _path(seats))


def store_prospects(seats: int, prospects: Prospects, provenance: Provenance) -> None:
    """Keep what was fitted for that number of players and how it was found."""
    write_weights(_path(seats), seats, prospects, provenance)


def _path(seats: int) -> Path:
    return DATA / "players" / "prospects" / f"{seats}.json"


JUDGEMENT = Judgement(
    points=_money, kind=_kind, traits=_traits, load=load_prospects, store=store_prospects
)
