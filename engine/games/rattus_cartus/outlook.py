"""What a seat can expect of its decisions, by weights."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from engine.games.rattus_cartus.appraisal import Appraiser, likely, prospect
from engine.games.rattus_cartus.buildings import BUILDINGS, BuildingAction
from engine.games.rattus_cartus.cards import CLASS_OF, FLUTE, GOLD, JOKER, PASS, SWORD
from engine.games.rattus_cartus.state import Phase, Place, Player, State, Step
from engine.games.rattus_cartus.weights import Weights


class Plan(NamedTuple):
    """Cards to lay down at a building, beside those that lie there, and what all is worth."""

    worth: float
    cards: tuple[int, ...]


class Outlook:
    """What the decisions of a seat are worth at a moment of the game.

    Of hidden things it reads the seat's own cards and the nuns that it looked at. All rats can
    be worked out.
    """

    def __init__(
        self,
        weights: Weights,
        appraiser: Appraiser,
        state: State,
        seat: Seat,
        player: Player | None = None,
    ) -> None:
        self._weights = weights
        self._appraiser = appraiser
        self._state = state
        self._seat = seat
        self._player = state.players[seat] if player is None else player
        self._left = state.rounds - state.round
        self._prospect = prospect(state, self._player)
        self._life = appraiser.life(self._prospect, self._player.rats)
        self._person = weights.card + weights.card_round * self._left

    # Cards and rats

    def keep(self, card: int) -> float:
        """What it is worth to have the card in the hand after this round."""
        weights = self._weights
        if card < JOKER:
            return self._person
        if card == JOKER:
            return self._person + weights.joker * min(1, self._left)
        if card == GOLD:
            return weights.gold
        if not self._left:
            return 0.0
        return {SWORD: weights.sword, FLUTE: weights.flute, PASS: weights.pass_}[card]

    def rats(self, number: int) -> float:
        """What it is worth to take so many rats; below 0 to get rid of them."""
        rats = max(0, self._player.rats + number)
        return self._appraiser.life(self._prospect, rats) - self._life

    def supply(self, place: Place) -> float:
        supply = BUILDINGS[self._state.row[place]].supply
        worth = supply.cards * self.drawn()
        if supply.rats:
            worth += self.rats(-supply.rats)
        return worth + self._weights.look * min(supply.looks, self._unknown_nuns())

    def drawn(self) -> float:
        """A card that comes now can still be laid down in this round, in the supplies."""
        fresh = self._weights.fitting if self._state.phase is Phase.SUPPLIES else 0.0
        return self._person + fresh

    def _unknown_nuns(self) -> int:
        return len(self._state.nuns) - self._player.known.bit_count()

    # Buildings

    def plan(self, place: Place) -> Plan:
        """The best cards to lay down at a place, with those that are picked already."""
        building = BUILDINGS[self._state.row[place]]
        picked = [card for card in self._player.chosen if card <= JOKER]
        strange = sum([card != JOKER and CLASS_OF[card] != building.cls for card in picked])
        order = self._by_price(building.cls)
        cards: list[int] = []
        paid, people = 0.0, len(picked)
        best = Plan(self._at(place, people, strange), ())
        for price, card in order:
            cards.append(card)
            people += 1
            paid += price
            strange += card != JOKER and CLASS_OF[card] != building.cls
            worth = self._at(place, people, strange) - paid
            if worth > best.worth:
                best = Plan(worth, tuple(cards))
        return self._with_specials(best, place)

    def _by_price(self, cls: int) -> list[tuple[float, int]]:
        """People of the hand and what it costs to part with them, the cheapest first.

        Those of the building's class come first: they bring no rat and fit seldom. Of equal
        cards that show other nuns it does not matter which is laid.
        """
        fitting = self._weights.fitting * min(1, self._left)
        found = []
        for card in self._player.hand:
            if card > JOKER:
                break
            if card == JOKER:
                found.append((self.keep(card), 1, card))
            elif CLASS_OF[card] == cls:
                found.append((self.keep(card), 0, card))
            else:
                found.append((self.keep(card) + fitting, 2, card))
        found.sort(key=lambda each: each[1])
        return [(price, card) for price, _kind, card in found]

    def _at(self, place: Place, people: int, strange: int) -> float:
        """What it brings to have played so many people, so many of them of other classes."""
        state, seat = self._state, self._seat
        building = BUILDINGS[state.row[place]]
        track = self._appraiser.track
        before = track(state, seat, building.cls, 0)
        worth = track(state, seat, building.cls, people) - before
        if strange:
            worth += self.rats(strange)
        chance = self._privileged(place, people)
        if not self._left:
            more = track(state, seat, building.cls, people + 1) - before
            return worth + chance * max(0.0, more - worth)
        basic = self._action(building.basic, place, people)
        return worth + basic + chance * (self._action(building.privilege, place, people) - basic)

    def _privileged(self, place: Place, people: int) -> float:
        """How likely the seat gets the privilege with so many people."""
        state, weights, chance = self._state, self._weights, 1.0
        two = len(state.players) == 2
        for other, player in enumerate(state.players):
            if other == self._seat:
                continue
            if player.place == place or (two and player.place >= 0):
                margin = people - weights.hidden_people * len(player.laid) - 0.5
                chance *= likely(2 * margin)
            elif player.place < 0:
                margin = people - weights.rival_cards + 0.5
                loses = 1 - likely(margin / max(0.2, weights.rival_spread))
                chance *= 1 - loses * (1.0 if two else weights.rival_enters)
        return chance

    def _action(self, action: BuildingAction, place: Place, people: int) -> float:
        """What a building's action is worth."""
        number, weights = action.number, self._weights
        match action.does:
            case "draw":
                return number * self._person
            case "brew":
                return (people // number) * self._person
            case "rats":
                return self.rats(-number)
            case "heal":
                return self._heal(action, people)
            case "look":
                return weights.look * min(number, self._unknown_nuns())
            case "levy":
                return weights.protection + self._levy(number, place, people)
            case "nothing":
                return weights.protection
            case "tokens":
                return float(number)
        special = {"joker": JOKER, "sword": SWORD, "flute": FLUTE, "pass": PASS, "gold": GOLD}
        return number * self.keep(special[action.does])

    def _heal(self, action: BuildingAction, people: int) -> float:
        """The best number of cards to discard for a rat each."""
        cards = max(0, len(self._player.hand) - people)
        return max(
            self.rats(-action.rats - number) - number * self._person
            for number in range(min(cards, action.number) + 1)
        )

    def _levy(self, number: int, place: Place, people: int) -> float:
        own = len(self._player.hand) - people
        taken = 0
        for other, player in enumerate(self._state.players):
            if other != self._seat and player.place != place and player.holding >= own:
                taken += min(number, player.holding)
        return taken * self._weights.taken * self._person

    # Card by card

    def with_card(self, place: Place, card: int) -> float:
        """What it is worth to lay the card down at a place and go on as is best."""
        player = self._player.clone()
        player.hand.remove(card)
        player.chosen.append(card)
        state = self._state
        after = Outlook(self._weights, self._appraiser, state, self._seat, player)
        return after.plan(place).worth - self.keep(card)

    def without(self, place: Place) -> float:
        """What it is worth to lay down no more; or to discard no more."""
        if self._state.step is Step.DISCARD:
            return 0.0
        player = self._player.clone()
        player.hand = []
        after = Outlook(self._weights, self._appraiser, self._state, self._seat, player)
        return after.plan(place).worth

    def discard(self, card: int) -> float:
        """What it is worth to discard the card in the Hospital, beside those picked."""
        rats = 1 + len(self._player.chosen)
        return self.rats(-rats) - self.rats(1 - rats) - self.keep(card)

    # Swords and Flutes

    def _with_specials(self, plan: Plan, place: Place) -> Plan:
        """Lay down a Sword or a Flute, too, where that is worth more than keeping it."""
        worth, cards = plan
        hand, chosen = self._player.hand, self._player.chosen
        if SWORD in chosen:
            worth += self._sword(place)
        elif SWORD in hand and (gain := self._sword(place) - self.keep(SWORD)) > 0:
            worth, cards = worth + gain, (*cards, SWORD)
        if FLUTE in chosen:
            worth += self._flute(place)
        elif FLUTE in hand and (gain := self._flute(place) - self.keep(FLUTE)) > 0:
            worth, cards = worth + gain, (*cards, FLUTE)
        return Plan(worth, cards)

    def _others_at(self, place: Place) -> list[tuple[Seat, float]]:
        """The others who are at the place or may still come, with how likely they are there."""
        found = []
        for other, player in enumerate(self._state.players):
            if other == self._seat:
                continue
            if player.place == place:
                found.append((other, 1.0))
            elif player.place < 0:
                found.append((other, min(1.0, max(0.0, self._weights.rival_enters))))
        return found

    def _sword(self, place: Place) -> float:
        taken = sum(
            chance * (self._state.players[other].holding // 2)
            for other, chance in self._others_at(place)
        )
        return taken * self._weights.taken * self._person

    def _flute(self, place: Place) -> float:
        """Rats that others have instead."""
        number = sum(chance for _other, chance in self._others_at(place))
        low, rest = int(number), number - int(number)
        return (1 - rest) * self.rats(-low) + rest * self.rats(-low - 1)
