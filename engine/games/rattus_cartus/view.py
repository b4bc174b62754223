"""What a seat may see. Views are built by allow-list."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.core import Seat
from engine.games.rattus_cartus.actions import DONE, LOOK_AT, Action
from engine.games.rattus_cartus.cards import CLASS_COUNT, NUNS_ON, SPECIALS
from engine.games.rattus_cartus.events import FinalScore
from engine.games.rattus_cartus.legal import to_act
from engine.games.rattus_cartus.scoring import final_scores
from engine.games.rattus_cartus.state import (
    NO_PLACE,
    Demand,
    Options,
    Phase,
    Place,
    Player,
    State,
    Step,
)


@dataclass(frozen=True, slots=True)
class BuildingView:
    """A building of this round; its facts are in `buildings.BUILDINGS[building]`.

    `entered` are the seats there in the order of their discs. `laid` counts the cards that each
    laid down, and `shown` are these once they have been turned over, even if they are on the
    discard pile by now. `resolved` tells whether the round has passed it.
    """

    place: Place
    building: int
    entered: tuple[Seat, ...]
    laid: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...] | None
    resolved: bool


@dataclass(frozen=True, slots=True)
class TrackView:
    """A class's track: heights by seat, and the seats from first to last.

    Of discs at the same height the upper one is first. Height 0 is the start space.
    """

    cls: int
    heights: tuple[int, ...]
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RoundTallyView:
    """What everybody saw a seat gain and lose in this round.

    `special` lists each special card gained, with its number.
    """

    influence: int
    rats_taken: int
    rats_off: int
    cards: int
    tokens: int
    special: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat. Hidden information is None; at the end of the game nothing is hidden.

    `hand_size` includes cards picked in an unfinished decision. `hand` is sorted and does not
    contain those picked, which are `chosen`. `laid` counts the cards at the building `place`,
    `laid_cards` are those that the viewer may see. `known_nuns` are the places of the nun row that
    the seat has looked at. `supply` is the place whose supply it took in this round. `asked` is how
    many cards it must give or may discard in the current decision, including those picked, or how
    many nuns it may look at.
    """

    seat: Seat
    tokens: int
    hand_size: int
    hand: tuple[int, ...] | None
    chosen: tuple[int, ...] | None
    laid: int
    laid_cards: tuple[int, ...] | None
    rats: int | None
    known_nuns: tuple[int, ...]
    supply: Place | None
    place: Place | None
    asked: int
    gains: RoundTallyView


@dataclass(frozen=True, slots=True)
class View:
    """The table as a seat sees it; with `seat` None as everybody does.

    `round` counts from 1 to `rounds`. `phase` is the part of the round, `step` the decision that
    the seats `to_act` have to make. `first` is the starting player. `queue` are the seats still to
    choose a supply or to enter in this phase, in order; the first of them does so now.

    `row` are the buildings of the round from the left, `place` is the one being resolved (also in
    the picture of a phase that ended: each building resolved is a phase "building"). `privilege` is
    its holder there once it is settled, with two players that of the round. `turned_away` left the
    game in this round because all would have been of one class; `replacements` counts the pile for
    that, `stack` the buildings of later rounds; `gone` are all that left the game. `kinds` are the
    kinds in use if everybody knows them.

    `receiver` gets the cards that are being given because of `demand`.

    `nuns` is the nun row as far as the viewer looked at it. `deck` counts the population cards to
    draw, `discards` lists discarded ones with their numbers, `piles` each special card with the
    number left. `final_scores` (by seat) and `plague`, the nuns in the row, are set when the game
    is over.
    """

    seat: Seat | None
    options: Options
    round: int
    rounds: int
    last_round: bool
    over: bool
    phase: Phase
    step: Step
    to_act: tuple[Seat, ...]
    first: Seat
    queue: tuple[Seat, ...]
    row: tuple[BuildingView, ...]
    place: Place | None
    privilege: Seat | None
    receiver: Seat | None
    demand: Demand | None
    tracks: tuple[TrackView, ...]
    nuns: tuple[int | None, ...]
    deck: int
    discards: tuple[tuple[int, int], ...]
    piles: tuple[tuple[int, int], ...]
    stack: int
    replacements: int
    turned_away: tuple[int, ...]
    gone: tuple[int, ...]
    kinds: tuple[str, ...]
    players: tuple[PlayerView, ...]
    plague: int | None
    final_scores: tuple[FinalScore, ...]


def build_view(state: State, seat: Seat | None) -> View:
    """Return the table as `seat` may see it; None gives the public view."""
    return View(
        seat=seat,
        options=state.options,
        round=state.round,
        rounds=state.rounds,
        last_round=state.last_round,
        over=state.over,
        phase=state.phase,
        step=state.step,
        to_act=to_act(state),
        first=state.first,
        queue=tuple(state.queue),
        row=tuple(_building_view(state, place) for place in range(len(state.row))),
        place=state.place if 0 <= state.place < len(state.row) else None,
        privilege=state.privilege,
        receiver=state.receiver,
        demand=state.demand,
        tracks=tuple(
            TrackView(cls, tuple(state.heights[cls]), tuple(state.orders[cls]))
            for cls in range(CLASS_COUNT)
        ),
        nuns=_nun_row(state, seat),
        deck=len(state.deck),
        discards=tuple(sorted(Counter(state.discards).items())),
        piles=tuple(zip(SPECIALS, state.piles, strict=True)),
        stack=len(state.stack),
        replacements=len(state.replacements),
        turned_away=tuple(state.turned_away),
        gone=tuple(sorted(state.gone)),
        kinds=state.kinds,
        players=tuple(
            _player_view(state, owner, state.over or owner == seat)
            for owner in range(len(state.players))
        ),
        plague=sum(NUNS_ON[card] for card in state.nuns) if state.over else None,
        final_scores=final_scores(state) if state.over else (),
    )


def _nun_row(state: State, seat: Seat | None) -> tuple[int | None, ...]:
    known = 0 if seat is None else state.players[seat].known
    return tuple(
        card if state.over or known >> nun & 1 else None for nun, card in enumerate(state.nuns)
    )


def _building_view(state: State, place: Place) -> BuildingView:
    entered = tuple(state.entered[place])
    shown = [state.players[seat].shown for seat in entered]
    turned_over = tuple(cards for cards in shown if cards is not None)
    return BuildingView(
        place=place,
        building=state.row[place],
        entered=entered,
        laid=tuple(_laid_count(state.players[seat]) for seat in entered),
        shown=turned_over if entered and len(turned_over) == len(entered) else None,
        resolved=state.phase is Phase.RESOLVING and place < state.place,
    )


def _laid_count(player: Player) -> int:
    return len(player.laid if player.shown is None else player.shown)


def _player_view(state: State, owner: Seat, own: bool) -> PlayerView:
    player = state.players[owner]
    laid_cards = tuple(player.laid) if player.shown is None and own else player.shown
    simultaneous = state.step in (Step.GIVE, Step.DISCARD)
    return PlayerView(
        seat=owner,
        tokens=player.tokens,
        hand_size=player.hand_size,
        hand=tuple(player.hand) if own else None,
        chosen=tuple(player.chosen) if own else None,
        laid=_laid_count(player),
        laid_cards=laid_cards,
        rats=player.rats if own else None,
        known_nuns=tuple(nun for nun in range(len(state.nuns)) if player.known >> nun & 1),
        supply=None if player.supply == NO_PLACE else player.supply,
        place=None if player.place == NO_PLACE else player.place,
        asked=player.asked + len(player.chosen) if simultaneous and player.asked else player.asked,
        gains=_tally_view(player),
    )


def _tally_view(player: Player) -> RoundTallyView:
    gains = player.gains
    return RoundTallyView(
        influence=gains.influence,
        rats_taken=gains.rats_taken,
        rats_off=gains.rats_off,
        cards=gains.cards,
        tokens=gains.tokens,
        special=tuple(
            (card, number) for card, number in zip(SPECIALS, gains.special, strict=True) if number
        ),
    )


def forced_action(view: View, seat: Seat) -> Action | None:
    """Return the only action of this seat, which is to act, if everybody can see that.

    That is to lay nothing without cards, and to look at the only nun that it does not know.
    """
    if seat not in view.to_act:
        return None
    player = view.players[seat]
    if view.step is Step.LAY and not player.hand_size:
        return DONE
    if view.step is Step.LOOK:
        unknown = [nun for nun in range(len(view.nuns)) if nun not in player.known_nuns]
        return LOOK_AT[unknown[0]] if len(unknown) == 1 else None
    return None
