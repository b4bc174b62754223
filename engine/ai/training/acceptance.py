"""The match that new weights must win before they replace those stored.

The candidate and the player with the stored weights sit alternately, each on every seat of a deal;
with an odd number of seats each has one seat more in half of the games. So half of all wins mean
equality at every size of table, and each seat's luck falls to both. The candidate's share of the
wins in a deal is one observation. Alone, both play each deal, and the observation is how many
points more the candidate got.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import ceil, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Literal

from engine.ai.agent_spec import AgentSpec
from engine.ai.agents import Player, PolicyPlayer, SearchPlayer
from engine.ai.match import Z_95, Match, play_game, seatings
from engine.ai.provenance import (
    LEGACY_MARGIN,
    LEGACY_MARGIN_ALONE,
    MIN_DEALS,
    AcceptanceResult,
    TrainingRecord,
)
from engine.ai.registry import find_agent_spec
from engine.ai.training.candidates import (
    has_network,
    network_store,
    with_networks_in,
    with_policies_in,
)
from engine.ai.training.run import Workers, write_text
from engine.ai.training.trajectories import initial_state
from engine.ai.value.estimate import ValueEstimate, value_of_result
from engine.ai.weights_store import WeightsStore

FIRST_DEAL = 10_000_000
"""The first deal of every acceptance match, beyond those that are trained on."""

LOOKS = 8
"""How often a match may end, the last time at its limit of games."""

Z_EARLY = 3.0
"""Standard errors by which a candidate must be ahead to win before the limit of games.

So the looks together hardly add to the error of the last one (Haybittle, 1971; Peto et al., 1976).
"""

NONE = "none"
"""What stands for the hash of the rival where no value network is stored."""

CANDIDATE, STORED = "candidate", "stored"


@dataclass(frozen=True, slots=True)
class AcceptanceMatch:
    """A match of at most `games` games between the weights in a folder and the stored ones.

    `player` says what plays: "policy" with policies' weights, "hard" with networks, and with so
    many `playouts`, if given. Each of the game's `options`, as JSON, has its turn.
    `rival_is_legacy` says that the stored weights could not be made again, so that the candidate
    replaces them if it is not weaker.
    """

    game: str
    seats: int
    options: tuple[str, ...]
    player: Literal["policy", "hard"]
    candidate: Path
    games: int
    rival_is_legacy: bool = False
    playouts: int | None = None

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where in each game of a deal."""
        seated = tuple(CANDIDATE if seat % 2 == 0 else STORED for seat in range(self.seats))
        swapped = tuple(STORED if name == CANDIDATE else CANDIDATE for name in seated)
        return list(dict.fromkeys([*seatings(seated), *seatings(swapped)]))

    @property
    def games_per_deal(self) -> int:
        """The number of games in which a deal is played."""
        return len(self.seatings)

    @property
    def equality(self) -> float:
        """The mean observation of equally strong players."""
        return 0.0 if self.seats == 1 else 0.5

    @property
    def margin(self) -> float:
        """How far below equality the candidate's interval may reach."""
        if not self.rival_is_legacy:
            return 0.0
        return LEGACY_MARGIN_ALONE if self.seats == 1 else LEGACY_MARGIN * self.equality

    def play_deal(self, deal: int) -> float:
        """Return the observation of a deal."""
        options = self.options[deal % len(self.options)]
        players = self._players(options)

        def outcome(names: tuple[str, ...]) -> ValueEstimate:
            match = Match(self.game, names, None, None, options)
            return value_of_result(play_game(match, names, players, deal).result)

        outcomes = {names: outcome(names) for names in self.seatings}
        if self.seats == 1:
            return outcomes[CANDIDATE,].points_of(0) - outcomes[STORED,].points_of(0)
        return fmean(
            sum(value.win_share(seat) for seat, name in enumerate(names) if name == CANDIDATE)
            for names, value in outcomes.items()
        )

    def _players(self, options: str) -> dict[str, Player]:
        spec = find_agent_spec(self.game)
        if self.player == "policy":
            return {
                name: PolicyPlayer(with_policies_in(spec, folder).policy)
                for name, folder in ((CANDIDATE, self.candidate), (STORED, spec.weights.folder))
            }
        candidate = self._search_player(with_networks_in(spec, self.candidate))
        if not has_network(spec, initial_state(self.game, self.seats, FIRST_DEAL, options)):
            return {CANDIDATE: candidate, STORED: PolicyPlayer(spec.policy)}
        stored = with_networks_in(spec, network_store(spec).folder)
        return {CANDIDATE: candidate, STORED: self._search_player(stored)}

    def _search_player(self, spec: AgentSpec) -> SearchPlayer:
        budget = replace(spec.hard, playouts=self.playouts or spec.hard.playouts)
        return SearchPlayer(spec.policy, spec.search_config, budget)


def play_match(
    match: AcceptanceMatch,
    rival: str,
    path: Path,
    workers: Workers,
    report: Callable[[str], None],
) -> AcceptanceResult:
    """Play the match and return its result.

    It ends early when it is clear. Observations are kept in the file `path`, from which a match
    against the same `rival` goes on.
    """
    observations = _read(path, rival)
    for deals in looks(match):
        if len(observations) > deals:
            # The match went on from here when it was played.
            seen = observations[:deals]
        else:
            missing = range(FIRST_DEAL + len(observations), FIRST_DEAL + deals)
            for observation in workers.map(match.play_deal, missing):
                observations.append(observation)
                write_text(path, json.dumps({"rival": rival, "observations": observations}))
            seen = observations
        result = result_of(match, rival, seen)
        report(
            f"acceptance match, {result.games} games: {result.mean:.3f}"
            f" ({result.low:.3f} to {result.high:.3f}), equal at {result.equality:.3f}"
        )
        if deals < looks(match)[-1] and is_decided(result):
            break
    return result


def looks(match: AcceptanceMatch) -> list[int]:
    """Return the numbers of deals after which the match may end, the last one its limit."""
    limit = max(2, match.games // match.games_per_deal)
    steps = {ceil(limit * look / LOOKS) for look in range(1, LOOKS)}
    return [*sorted(deals for deals in steps if MIN_DEALS <= deals < limit), limit]


def is_decided(result: AcceptanceResult) -> bool:
    """Return whether a match needs no more games: it is won clearly, or not to be won."""
    error = (result.high - result.mean) / Z_95
    is_won = result.mean - Z_EARLY * error > result.bar
    return is_won or result.high <= result.bar


def result_of(
    match: AcceptanceMatch, rival: str, observations: Sequence[float]
) -> AcceptanceResult:
    """Return the result after these observations, with a 95 % confidence interval by deals."""
    mean = fmean(observations)
    half = Z_95 * stdev(observations) / sqrt(len(observations))
    return AcceptanceResult(
        player=match.player,
        games=len(observations) * match.games_per_deal,
        deals=(FIRST_DEAL, FIRST_DEAL + len(observations)),
        mean=mean,
        low=mean - half,
        high=mean + half,
        equality=match.equality,
        rival=rival,
        margin=match.margin,
        playouts=match.playouts,
    )


def replace_if_stronger(
    stored: WeightsStore[Any],
    key: str,
    record: TrainingRecord,
    match: AcceptanceMatch,
    workers: Workers,
    report: Callable[[str], None],
) -> bool:
    """Store the candidate of this key if it wins the match, and return whether it is stored.

    The candidate's folder holds it in a store like `stored`. Where nothing is stored, a policy's
    rival has the default weights, and that of a value network is the policy, which needs none.
    Legacy weights are replaced by what is not weaker.
    """
    candidate = stored.in_folder(match.candidate)
    rival = stored.current_hash(key) or NONE
    if candidate.content_hash(key) == rival:
        report("the candidate is the same as what is stored")
        return False
    if stored.is_legacy(key):
        match = replace(match, rival_is_legacy=True)
    path = match.candidate.parent / "acceptance.json"
    result = play_match(match, rival, path, workers, report)
    if not result.is_won:
        report("the candidate has not won the match: what is stored stays")
        return False
    stored.save(key, candidate.load(key), record.model_copy(update={"acceptance": result}))
    report("the candidate is stored")
    return True


def _read(path: Path, rival: str) -> list[float]:
    if not path.exists():
        return []
    kept = json.loads(path.read_text(encoding="utf-8"))
    return list(kept["observations"]) if kept["rival"] == rival else []
