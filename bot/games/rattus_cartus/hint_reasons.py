"""What speaks for an action, from what the player sees: the sentences of hints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.rattus_cartus.piece_names import card_list
from bot.games.rattus_cartus.supply_reasons import (
    drawable_cards,
    own_player,
    rats_reason,
    supply_reasons,
)
from engine.games.rattus_cartus.actions import (
    Action,
    Discard,
    Done,
    Enter,
    Give,
    Lay,
    Look,
    TakeSupply,
    UsePass,
)
from engine.games.rattus_cartus.buildings import BUILDINGS, BuildingAction, is_guard_tower
from engine.games.rattus_cartus.cards import (
    CLASS_OF_CARD,
    FLUTE,
    JOKER,
    MAX_NUNS,
    SWORD,
    Card,
    brings_rat,
    card_number,
)
from engine.games.rattus_cartus.rulebook import RULES
from engine.games.rattus_cartus.state import Step
from engine.games.rattus_cartus.view import BuildingView, PlayerView, View
from render.games.rattus_cartus.names import class_name
from render.games.rattus_cartus.rule_sentences import action_sentence
from render.translation import Translate


def reasons_for_action(
    action: Action, view: View, translate: Translate, laid: Sequence[Card] | None = None
) -> Iterator[str]:
    """Yield what speaks for an action that picks no card.

    `laid` are the cards to lay down in the building that it enters, if that is known.
    """
    own = own_player(view)
    match action:
        case TakeSupply(place):
            yield from supply_reasons(place, view, translate)
        case Look():
            unknown = len(view.nuns) - len(own.known_nuns)
            yield translate("reason-look", unknown=unknown, most=MAX_NUNS)
        case Enter(place):
            yield from _enter_reasons(place, laid, view, translate)
        case UsePass():
            yield translate("reason-pass", others=len(view.queue) - 1)
        case Done():
            yield from _done_reasons(view, translate)


def reasons_for_cards(
    action: Lay | Give | Discard, cards: Sequence[Card], view: View, translate: Translate
) -> Iterator[str]:
    """Yield what speaks for laying down, giving or discarding these cards."""
    match action:
        case Lay():
            yield from _lay_reasons(cards, view, translate)
        case Give():
            yield _give_reason(cards, view, translate)
        case Discard():
            yield rats_reason(view, -len(cards), translate)


def _equivalent_cards(card: int, own: PlayerView) -> int:
    """The number of cards in hand with the same effect, regardless of the nuns on them."""
    return sum(_effect_key(other) == _effect_key(card) for other in own.hand or ())


def _effect_key(card: int) -> tuple[bool, int]:
    return (True, CLASS_OF_CARD[card]) if card < JOKER else (False, card)


def _give_reason(cards: Sequence[Card], view: View, translate: Translate) -> str:
    """What the viewer keeps; of a single card to give also whether it keeps one like it."""
    own = own_player(view)
    if len(cards) == 1:
        alike = _equivalent_cards(cards[0], own) - 1
        return translate("reason-give", left=len(own.hand or ()) - 1, alike=alike)
    kept = Counter(own.hand or ()) - Counter(cards)
    names = card_list(sorted(kept.elements()), translate, nuns=False)
    return translate("reason-keep", cards=names)


def _enter_reasons(
    place: int, laid: Sequence[Card] | None, view: View, translate: Translate
) -> Iterator[str]:
    """Yield what the building does for everybody, matching cards, other players and the track."""
    building, reasons = view.row[place], list[str]()
    cls = BUILDINGS[building.building].cls
    reasons += _use_reasons(building, laid, view, translate)
    matching, most_elsewhere = _matching_here_and_elsewhere(place, view)
    if matching and laid != []:
        is_most = matching > most_elsewhere
        name = class_name(cls, translate)
        fitting = translate("reason-fitting", number=matching, cls=name, most=int(is_most))
        reasons.insert(0 if is_most else len(reasons), fitting)
    yield from reasons
    yield _privilege_reason(place, view, translate)
    people = sum(card <= JOKER for card in laid or ())
    yield _track_reason(cls, people, view, translate)


def _matching_here_and_elsewhere(place: int, view: View) -> tuple[int, int]:
    """The cards in hand that match a building, and the most that match another one."""
    own = own_player(view)
    matching = [_matching_cards(BUILDINGS[each.building].cls, own) for each in view.row]
    here = matching.pop(place)
    return here, max(matching, default=0)


def _matching_cards(cls: int, own: PlayerView) -> int:
    """The number of cards in hand that bring influence in a class without a rat."""
    hand = own.hand or ()
    return sum(card == JOKER or (card < JOKER and CLASS_OF_CARD[card] == cls) for card in hand)


def _use_reasons(
    building: BuildingView, laid: Sequence[Card] | None, view: View, translate: Translate
) -> Iterator[str]:
    """Yield what whoever enters a building gets there, if that is worth something to the viewer.

    `laid` are the cards to lay down there, or None if that is not known.
    """
    facts, own = BUILDINGS[building.building], own_player(view)
    if view.last_round:
        return
    if is_guard_tower(building.building):
        givers = len(tower_givers(own.hand_size - len(laid or ()), view))
        key = "reason-tower-enter" if givers or laid is None else "reason-tower-safe"
        number = facts.privilege.number
        yield translate(key, number=number, givers=givers, laid=len(laid or ()))
    elif _is_useful(facts.basic, laid, view):
        fact, best = action_sentence(facts.basic, translate), RULES.points.gold[0]
        does, laid_any = facts.basic.does, int(bool(laid) or facts.basic.does == "brew")
        yield translate("reason-basic", fact=fact, does=does, points=best, laid=laid_any)


def _is_useful(action: BuildingAction, laid: Sequence[Card] | None, view: View) -> bool:
    """Whether an action of a building changes anything for the viewer, as the table stands."""
    own, left = own_player(view), dict(view.piles)
    match action.does:
        case "look":
            return len(own.known_nuns) < len(view.nuns)
        case "rats" | "heal":
            return bool(own.rats)
        case "draw":
            return drawable_cards(view) > 0
        case "brew":
            return drawable_cards(view) > 0 and (
                laid is None or sum(card <= JOKER for card in laid) >= action.number
            )
        case "nothing":
            return False
        case "joker" | "sword" | "flute" | "pass" | "gold":
            return left[card_number(action.does)] > 0
    return True


def _tower_reason(laid: int, view: View, translate: Translate) -> str:
    """Who must give cards in the Guard Tower, after so many more cards were laid down there."""
    own = own_player(view)
    kept = own.hand_size - len(own.chosen or ()) - laid
    players, outside = len(tower_givers(kept, view)), len(_outside_towers(view))
    return translate("reason-tower", kept=kept, players=players, outside=outside)


def tower_givers(kept: int, view: View) -> list[PlayerView]:
    """The others outside Guard Towers with cards, and with no fewer than the viewer keeps."""
    return [player for player in _outside_towers(view) if player.hand_size >= max(kept, 1)]


def _outside_towers(view: View) -> list[PlayerView]:
    """The others who are in no Guard Tower, as far as they have entered."""
    return [
        player
        for player in view.players
        if player.seat != view.seat
        and (player.place is None or not is_guard_tower(view.row[player.place].building))
    ]


def _privilege_reason(place: int, view: View, translate: Translate) -> str:
    """How many cards others have laid down that compete for the privilege of a building."""
    rivals = _rivals_for_privilege(place, view)
    most = max((rival.laid for rival in rivals), default=0)
    key = "reason-there-of-two" if len(view.players) == 2 else "reason-there"
    return translate(key, number=len(rivals), most=most)


def _rivals_for_privilege(place: int, view: View) -> list[PlayerView]:
    """The other players that entered the building; with two players, that entered any."""
    return [
        player
        for player in view.players
        if player.seat != view.seat
        and player.place is not None
        and (player.place == place or len(view.players) == 2)
    ]


def _done_reasons(view: View, translate: Translate) -> Iterator[str]:
    """Yield why no more cards are laid down or discarded, and what is kept."""
    own = own_player(view)
    if view.step is Step.DISCARD:
        yield rats_reason(view, 0, translate)
    elif not own.chosen and own.place is not None:
        building = view.row[own.place]
        is_tower = is_guard_tower(building.building) and not view.last_round
        if is_tower and not tower_givers(own.hand_size, view):
            # If a card less in the hand would bring some, this is no reason to lay down nothing.
            if not tower_givers(0, view):
                yield _tower_reason(0, view, translate)
            yield from _hand_reasons(view, translate)
            return
        yield from _privilege_reasons_without_cards(building, view, translate)
    number, last = len(own.hand or ()), int(view.last_round)
    kept = translate("reason-done", number=number, last=last)
    yield " ".join((kept, *_hand_reasons(view, translate)))


def _hand_reasons(view: View, translate: Translate) -> Iterator[str]:
    """Yield what people and Jokers bring that are kept to the end, if the viewer keeps any."""
    first, second = RULES.points.hand
    if any(card <= JOKER for card in own_player(view).hand or ()):
        yield translate("reason-hand", first=first, second=second)


def _privilege_reasons_without_cards(
    building: BuildingView, view: View, translate: Translate
) -> Iterator[str]:
    """Yield what laying nothing saves or costs for the privilege, or what it brings without."""
    rivals = _rivals_for_privilege(building.place, view)
    if most := max((rival.laid for rival in rivals), default=0):
        need, people = most + 1, sum(card <= JOKER for card in own_player(view).hand or ())
        cost = "part" if need < people else "all" if need == people else "more"
        yield translate("reason-privilege-needs", need=need, people=people, cost=cost)
    elif len(view.players) > 2 and not rivals:
        left = sum(seat != view.seat for seat in view.queue)
        yield translate("reason-alone", left=left)
    else:
        yield from _use_reasons(building, (), view, translate)


def _lay_reasons(cards: Sequence[Card], view: View, translate: Translate) -> Iterator[str]:
    """Yield what cards do at the viewer's building, in the current position."""
    own = own_player(view)
    assert own.place is not None
    building = view.row[own.place]
    cls, people = BUILDINGS[building.building].cls, [card for card in cards if card <= JOKER]
    if people:
        name, rats = class_name(cls, translate), sum(brings_rat(card, cls) for card in people)
        yield translate("reason-lay", number=len(people), rats=rats, cls=name)
    if is_guard_tower(building.building) and not view.last_round:
        yield _tower_reason(len(cards), view, translate)
    yield from _special_reasons(cards, building, view, translate)
    if people:
        yield from _rat_reasons(people, cls, view, translate)
        laid = sum(card <= JOKER for card in own.chosen or ()) + len(people)
        yield _track_reason(cls, laid, view, translate)


def _special_reasons(
    cards: Sequence[Card], building: BuildingView, view: View, translate: Translate
) -> Iterator[str]:
    """Yield what a Sword and a Flute do to the others in the building."""
    own = own_player(view)
    others = [view.players[seat] for seat in building.entered if seat != view.seat]
    laid = Counter([*(own.chosen or ()), *cards])
    if SWORD in cards:
        owed_cards = sum(_taken_by_swords(laid[SWORD], other.hand_size) for other in others)
        key = "reason-sword" if laid[SWORD] == 1 else "reason-swords"
        yield translate(key, others=len(others), cards=owed_cards, swords=laid[SWORD])
    if FLUTE in cards:
        number = min(own.rats or 0, RULES.reconstructed.rats_a_flute * laid[FLUTE] * len(others))
        yield translate("reason-flute", others=len(others), rats=number, flutes=laid[FLUTE])


def _taken_by_swords(swords: int, hand_size: int) -> int:
    """How many cards of a hand so many Swords take, one after the other."""
    left = hand_size
    for _ in range(swords):
        left -= left // RULES.sword_takes_one_in
    return hand_size - left


def _rat_reasons(
    people: Sequence[Card], cls: int, view: View, translate: Translate
) -> Iterator[str]:
    """Yield how many rats the people make, or if none that others would bring some."""
    own = own_player(view)
    kept = Counter(card for card in own.hand or () if card <= JOKER) - Counter(people)
    if rats := sum(brings_rat(card, cls) for card in people):
        before = sum(brings_rat(card, cls) for card in own.chosen or ())
        yield rats_reason(view, before + rats, translate)
    elif kept and all(brings_rat(card, cls) for card in kept):
        yield translate("reason-kept-strange", number=kept.total())


def _track_reason(cls: int, gain: int, view: View, translate: Translate) -> str:
    """The viewer's height on a track after a gain of influence, and the best opponent's."""
    heights = view.tracks[cls].heights
    best = max(height for seat, height in enumerate(heights) if seat != view.seat)
    assert view.seat is not None
    return translate(
        "reason-track",
        cls=class_name(cls, translate),
        height=heights[view.seat] + gain,
        best=best,
        more=gain,
    )
