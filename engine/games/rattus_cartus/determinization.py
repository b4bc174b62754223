"""Determinization: random full states that agree with what a seat knows.

AI players search such states (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree
Search", 2012), and the secrecy tests compare what a seat is shown in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core import Seat
from engine.games.rattus_cartus.buildings import CLASS_OF_BUILDING
from engine.games.rattus_cartus.cards import CLASS_COUNT, JOKER, can_be_laid
from engine.games.rattus_cartus.resolving import patients
from engine.games.rattus_cartus.state import Player, State, Step
from engine.rng import Rng

MAX_CONCEALED_RATS = 20
"""Upper limit of concealed rats. A player may have more in a game."""

UnlocatedCard = tuple[int, int]
"""A card, and one bit for each seat that may have it."""


def determinize(state: State, seat: Seat, seed: int) -> State:
    """Return a copy in which everything that `seat` cannot infer is redealt.

    Rats stay: all began with the same number, and everybody saw those taken and discarded.
    """
    redealt, rng = state.clone(), Rng(seed)
    if not state.over:
        _redeal(redealt, seat, rng)
    return redealt


def conceal(state: State, seat: Seat | None, seed: int) -> State:
    """Return a copy in which all that `seat` (None: a spectator) does not see is redealt.

    Others' rats are random, too.
    """
    redealt, rng = state.clone(), Rng(seed)
    if not state.over:
        _redeal(redealt, seat, rng)
        for owner, player in enumerate(redealt.players):
            if owner != seat:
                player.rats = rng.randbelow(MAX_CONCEALED_RATS)
    return redealt


@dataclass(slots=True)
class _HiddenCards:
    """The cards of a seat that the viewer does not see.

    There are `size` of them, of which `laid` are face down at a building, so they must be cards
    that can be laid. `cards` are those dealt to the seat so far.
    """

    player: Player
    size: int
    laid: int
    cards: list[int]

    @property
    def free_slots(self) -> int:
        return self.size - len(self.cards)

    @property
    def unlayable_slots(self) -> int:
        """How many more cards may be ones that cannot be laid."""
        unlayable = len([card for card in self.cards if not can_be_laid(card)])
        return min(self.free_slots, self.size - self.laid - unlayable)


def _redeal(state: State, seat: Seat | None, rng: Rng) -> None:
    """Redeal, in place, the buildings to come and all cards that the seat does not know."""
    _redeal_buildings(state, rng)
    hidden = {
        owner: _hidden(state, owner, seat) for owner in range(len(state.players)) if owner != seat
    }
    known_nuns = 0 if seat is None else state.players[seat].known
    pool = state.deck + [card for nun, card in enumerate(state.nuns) if not known_nuns >> nun & 1]
    for owner in hidden:
        pool += _unseen_cards(state.players[owner])
    unlocated = _unlocated_cards(pool, hidden) if seat is None else state.astray[seat]
    for card in [card for each in hidden.values() for card in each.cards]:
        pool.remove(card)
    for card, _owners in unlocated:
        pool.remove(card)
    # Sorted first, so that the result does not depend on the true order.
    pool.sort()
    rng.shuffle(pool)
    _assign_owners(sorted(unlocated), hidden, rng)
    for each in hidden.values():
        each.cards += [pool.pop() for _ in range(each.free_slots)]
    state.nuns = [
        card if known_nuns >> nun & 1 else pool.pop() for nun, card in enumerate(state.nuns)
    ]
    state.deck = pool
    for owner, each in hidden.items():
        _distribute(state, owner, each, rng)
    _reset_beliefs(state, seat)
    state.rng = rng.next_u64()


def _hidden(state: State, owner: Seat, seat: Seat | None) -> _HiddenCards:
    player = state.players[owner]
    laid = len(player.laid) if player.shown is None else 0
    known = [] if seat is None else state.known[seat][owner].copy()
    return _HiddenCards(player, player.hand_size + laid, laid, known)


def _unseen_cards(player: Player) -> list[int]:
    """Return all cards of a player that others do not see."""
    return player.hand + player.chosen + (player.laid if player.shown is None else [])


def _unlocated_cards(pool: Sequence[int], hidden: dict[Seat, _HiddenCards]) -> list[UnlocatedCard]:
    """Return the special cards of a pool, each possible with any hidden seat: for a spectator."""
    anybody = sum(1 << owner for owner in hidden)
    return [(card, anybody) for card in pool if card >= JOKER]


def _assign_owners(
    unlocated: Sequence[UnlocatedCard], hidden: dict[Seat, _HiddenCards], rng: Rng
) -> None:
    """Give each of these cards to a random one of the seats that may have it.

    A bipartite matching of all cards to slots, found by augmenting paths (Kuhn, "The Hungarian
    method for the assignment problem", 1955). The true deal is one, so it always exists.
    """
    if not unlocated:
        return
    slots: list[tuple[Seat, bool]] = []
    for owner, each in hidden.items():
        unlayable = each.unlayable_slots
        slots += [(owner, place < unlayable) for place in range(each.free_slots)]
    rng.shuffle(slots)
    order = list(unlocated)
    rng.shuffle(order)
    matched: dict[int, int] = {}

    def augment(index: int, visited: set[int]) -> bool:
        card, owners = order[index]
        for slot, (owner, takes_any) in enumerate(slots):
            fits = owners >> owner & 1 and (takes_any or can_be_laid(card))
            if slot in visited or not fits:
                continue
            visited.add(slot)
            if slot not in matched or augment(matched[slot], visited):
                matched[slot] = index
                return True
        return False

    for index in range(len(order)):
        is_matched = augment(index, set())
        assert is_matched, "the true deal is a matching"
    for slot, index in sorted(matched.items()):
        hidden[slots[slot][0]].cards.append(order[index][0])


def _distribute(state: State, owner: Seat, hidden: _HiddenCards, rng: Rng) -> None:
    """Distribute a seat's cards to those laid down, picked and in hand."""
    player, cards = hidden.player, hidden.cards
    rng.shuffle(cards)
    if player.shown is None:
        laid = [card for card in cards if can_be_laid(card)][: hidden.laid]
        for card in laid:
            cards.remove(card)
        player.laid = sorted(laid)
    chosen = _redeal_chosen(state, owner, rng)
    player.chosen = sorted(cards[:chosen])
    player.hand = sorted(cards[chosen:])


def _redeal_chosen(state: State, owner: Seat, rng: Rng) -> int:
    """Return how many cards a seat has picked.

    Whether an unfinished decision has begun is hidden, so it starts over.
    """
    player = state.players[owner]
    if state.step is Step.GIVE:
        if player.asked:
            player.asked += len(player.chosen)
            return 0
        return len(player.chosen)
    if state.step is Step.DISCARD:
        limits = {seat: action.number for seat, action in patients(state)}
        most = min(limits.get(owner, 0), player.hand_size)
        if player.asked:
            player.asked = most
            return 0
        return rng.randbelow(most + 1)
    return 0


def _reset_beliefs(state: State, seat: Seat | None) -> None:
    """Reset the other seats' beliefs, which are unknown to the viewer: they locate no card."""
    everybody = range(len(state.players))
    for viewer in everybody:
        if viewer == seat:
            continue
        state.known[viewer] = [[] for _ in everybody]
        others = [owner for owner in everybody if owner != viewer]
        anybody = sum(1 << owner for owner in others)
        state.astray[viewer] = sorted(
            (card, anybody)
            for owner in others
            for card in _unseen_cards(state.players[owner])
            if card >= JOKER
        )


def _redeal_buildings(state: State, rng: Rng) -> None:
    """Redeal the buildings to come, with as many of each class as everybody can count."""
    coming = state.stack + state.replacements
    if not state.options.one_kind:
        used, unused = list[int](), list[int]()
        for cls in range(CLASS_COUNT):
            number = len([each for each in coming if CLASS_OF_BUILDING[each] == cls])
            unseen = [each for each in coming + state.unused if CLASS_OF_BUILDING[each] == cls]
            unseen.sort()
            rng.shuffle(unseen)
            used += unseen[:number]
            unused += unseen[number:]
        coming, state.unused = used, sorted(unused)
    coming.sort()
    rng.shuffle(coming)
    rounds = len(state.stack)
    state.stack, state.replacements = coming[:rounds], coming[rounds:]
