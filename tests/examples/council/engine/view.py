"""The views of a game, and the concealment of hidden information."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Seat
from engine.rng import Rng
from tests.examples.council.engine.actions import DONE, Action
from tests.examples.council.engine.cards import Card
from tests.examples.council.engine.legal import gifts, has_decided, to_act
from tests.examples.council.engine.scoring import ranks
from tests.examples.council.engine.state import Field, Phase, Player, State


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One house as the viewer sees it. Fields are None if hidden from the viewer, or not set yet.

    `holding` is the number of cards in the hand and laid, `received` that of cards given to it this
    winter. `gift` are those of the given cards that the viewer knows it still has.
    """

    seat: Seat
    alive: bool
    decided: bool
    points: int
    fields: tuple[Field, ...]
    holding: int
    received: int
    hand: tuple[Card, ...] | None
    laid: tuple[Card, ...] | None
    gift: tuple[Card, ...] | None
    giving: tuple[Card, ...] | None
    claim: Field | None


@dataclass(frozen=True, slots=True)
class View:
    """The table as a seat sees it; as everybody sees it if `seat` is None.

    `deck` and `floods` are empty unless they lie face up.
    """

    seat: Seat | None
    open: bool
    winter: int
    phase: Phase
    flood: int | None
    over: bool
    to_act: tuple[Seat, ...]
    deck_size: int
    deck: tuple[Card, ...]
    floods: tuple[int, ...]
    discard_pile: tuple[Card, ...]
    free_fields: tuple[Field, ...]
    players: tuple[PlayerView, ...]
    ranks: tuple[int | None, ...]


def view(state: State, seat: Seat | None) -> View:
    """Return the table as a seat sees it; as everybody sees it for None."""
    face_up = state.options.open
    return View(
        seat=seat,
        open=face_up,
        winter=state.winter,
        phase=state.phase,
        flood=state.flood,
        over=state.over,
        to_act=to_act(state),
        deck_size=len(state.deck),
        deck=tuple(state.deck) if face_up else (),
        floods=tuple(state.floods) if face_up else (),
        discard_pile=tuple(state.discard_pile),
        free_fields=tuple(state.free_fields),
        players=tuple(_player_view(state, owner, seat) for owner in range(len(state.players))),
        ranks=ranks(state) if state.over else (),
    )


def sees_hand(state: State, owner: Seat, seat: Seat | None) -> bool:
    """Return whether a seat sees a hand: its own, or any at the harvest, the end or if open."""
    shown = state.phase is Phase.HARVEST or state.over
    return owner == seat or state.options.open or shown


def sees_decision(state: State, owner: Seat, seat: Seat | None) -> bool:
    """Return whether a seat sees a decision: its own, or any after all houses have decided."""
    return owner == seat or state.options.open or not to_act(state)


def knows_gift(state: State, owner: Seat, seat: Seat | None) -> bool:
    """Return whether a seat knows what a house was given: only giver and receiver do."""
    return state.options.open or (seat is not None and seat in (owner, state.players[owner].giver))


def _player_view(state: State, owner: Seat, seat: Seat | None) -> PlayerView:
    player = state.players[owner]
    decision = sees_decision(state, owner, seat)
    own = owner == seat or state.options.open
    return PlayerView(
        seat=owner,
        alive=player.alive,
        decided=player.alive and has_decided(player, state.phase),
        points=player.points,
        fields=tuple(player.fields),
        holding=player.holding,
        received=player.received,
        hand=tuple(player.hand) if sees_hand(state, owner, seat) else None,
        laid=tuple(player.laid) if decision else None,
        gift=tuple(player.gift) if knows_gift(state, owner, seat) else None,
        giving=player.giving if own else None,
        claim=player.claim if decision else None,
    )


def forced(seen: View, seat: Seat) -> Action | None:
    """Return `DONE` if everybody can see that the house has no cards to lay."""
    if seat not in seen.to_act or seen.phase is not Phase.BUILDING:
        return None
    return DONE if seen.players[seat].hand == () else None


def conceal(state: State, seat: Seat | None, seed: int) -> State:
    """Replace what a seat may not know by random values that are consistent with what it knows.

    That is the order of the deck and of the floods, and the hands and secret decisions of others.
    Cards that the seat gave to another house stay there.
    """
    concealed = state.clone()
    if state.options.open:
        return concealed
    rng = Rng(seed)
    hidden = [owner for owner in state.living if not sees_hand(state, owner, seat)]
    pool = state.deck.copy()
    for owner in hidden:
        pool += state.players[owner].hand + state.players[owner].laid
    known = {owner: _known(state, owner, seat) for owner in hidden}
    for cards in known.values():
        for card in cards:
            pool.remove(card)
    pool.sort()
    rng.shuffle(pool)
    for owner in hidden:
        player = concealed.players[owner]
        unknown = player.holding - len(known[owner])
        cards = known[owner] + [pool.pop() for _ in range(unknown)]
        _randomize_decisions(concealed, player, cards, rng)
    concealed.deck = pool
    concealed.floods.sort()
    rng.shuffle(concealed.floods)
    return concealed


def _known(state: State, owner: Seat, seat: Seat | None) -> list[Card]:
    """Return the cards of a hand that the seat knows because it gave them."""
    return state.players[owner].gift.copy() if knows_gift(state, owner, seat) else []


def _randomize_decisions(state: State, player: Player, cards: list[Card], rng: Rng) -> None:
    """Give a house these cards, and replace its decisions by random legal ones."""
    player.gift = sorted(cards[: len(player.gift)])
    player.hand = sorted(cards)
    if player.giving is not None:
        possible = gifts(player.hand)
        player.giving = possible[rng.randbelow(len(possible))].cards
    if state.phase is Phase.BUILDING:
        rng.shuffle(cards)
        laid = rng.randbelow(len(cards) + 1)
        player.laid, player.hand = sorted(cards[:laid]), sorted(cards[laid:])
    if player.claim is not None:
        free = state.free_fields
        player.claim = free[rng.randbelow(len(free))]
