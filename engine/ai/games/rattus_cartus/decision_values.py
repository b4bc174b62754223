"""The values of a seat's decisions, by weights."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from engine.ai.games.rattus_cartus.lay_plans import LayPlans, SpecialCard
from engine.ai.games.rattus_cartus.track_values import TrackEvaluator, forecast_nuns, logistic
from engine.ai.games.rattus_cartus.weights import Weights
from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDINGS, CLASS_OF_BUILDING, BuildingAction
from engine.games.rattus_cartus.cards import CLASS_OF_CARD, FLUTE, GOLD, JOKER, PASS, SWORD
from engine.games.rattus_cartus.state import Phase, Place, State


class Site(NamedTuple):
    """A building as a seat finds it before laying down cards.

    `track` returns the expected points of its track for additional influence, and `now` is that
    without any. `rivals` lists for each seat that may have more people the slope and midpoint of a
    logistic function of the people played, and the probability that it enters. `basic` and
    `privilege` are the values of the building's actions, or None if they depend on the people;
    `act_basic` and `act_privilege` compute them then. All four are None in the last round, when
    buildings have no action.
    """

    track: Callable[[int], float]
    now: float
    rivals: list[tuple[float, float, float]]
    basic: float | None
    privilege: float | None
    act_basic: Callable[[int], float] | None
    act_privilege: Callable[[int], float] | None


MAX_LAID = 12
"""Limit of people considered for laying down at once."""

ACTIONS_BY_PEOPLE = ("brew", "heal", "levy")
"""Actions whose value depends on the number of people played."""


class DecisionValues:
    """The values of a seat's decisions in a state.

    Of hidden information it reads the seat's own cards and the nuns that it has looked at.
    Everybody's rats can be inferred.
    """

    def __init__(
        self,
        weights: Weights,
        evaluator: TrackEvaluator,
        state: State,
        seat: Seat,
    ) -> None:
        self._weights = weights
        self._evaluator = evaluator
        self._state = state
        self._seat = seat
        self._player = state.players[seat]
        self._rounds_left = evaluator.rounds_left(state)
        self._nun_forecast = forecast_nuns(state, self._player, self._rounds_left)
        self._survival_value = evaluator.survival_value(self._nun_forecast, self._player.rats)
        self._person_value = weights.card + weights.card_round * self._rounds_left

    # Cards and rats

    def hold_value(self, card: int) -> float:
        """Return the value of having the card in the hand after this round."""
        weights = self._weights
        if card < JOKER:
            return self._person_value
        if card == JOKER:
            return self._person_value + weights.joker * min(1, self._rounds_left)
        if card == GOLD:
            return weights.gold
        if not self._rounds_left:
            return 0.0
        return {SWORD: weights.sword, FLUTE: weights.flute, PASS: weights.pass_}[card]

    def rats_value(self, number: int) -> float:
        """Return the value of taking `number` rats, negative if they are discarded."""
        rats = max(0, self._player.rats + number)
        return self._evaluator.survival_value(self._nun_forecast, rats) - self._survival_value

    def supply_value(self, place: Place) -> float:
        """Return the value of a building's supply."""
        supply = BUILDINGS[self._state.row[place]].supply
        value = supply.cards * self.drawn_card_value()
        if supply.rats:
            value += self.rats_value(-supply.rats)
        return value + self._weights.look * min(supply.looks, self._unknown_nuns())

    def drawn_card_value(self) -> float:
        """Return the value of a card drawn now; in supplies it can still be laid this round."""
        fresh = self._weights.fitting if self._state.phase is Phase.SUPPLIES else 0.0
        return self._person_value + fresh

    def _unknown_nuns(self) -> int:
        return len(self._state.nuns) - self._player.known.bit_count()

    # Buildings

    def lay_plans(self, place: Place) -> LayPlans:
        """Return what can be laid down at a place, beside the cards that are picked already."""
        cls = CLASS_OF_BUILDING[self._state.row[place]]
        picked = [card for card in self._player.chosen if card <= JOKER]
        strange = sum([card != JOKER and CLASS_OF_CARD[card] != cls for card in picked])
        site, people = self._site(place), len(picked)
        order, paid = self._by_lay_cost(cls), 0.0
        values = [self._lay_value(site, people, strange)]
        for price, rats, _card in order[:MAX_LAID]:
            people += 1
            paid += price
            strange += rats
            values.append(self._lay_value(site, people, strange) - paid)
        return LayPlans([card for _, _, card in order], values, self._specials(place))

    def _by_lay_cost(self, cls: int) -> list[tuple[float, int, int]]:
        """Return the people in the hand with the cost of laying each and the rat it brings.

        Those of the building's class come first: they bring no rat and fit rarely. Equal cards with
        other nuns are interchangeable.
        """
        fitting, jokers, strange = [], [], []
        for card in self._player.hand:
            if card > JOKER:
                break
            price = self.lay_cost(card, cls)
            if card == JOKER:
                jokers.append((price, 0, card))
            elif CLASS_OF_CARD[card] == cls:
                fitting.append((price, 0, card))
            else:
                strange.append((price, 1, card))
        return fitting + jokers + strange

    def lay_cost(self, card: int, cls: int) -> float:
        """Return the cost of giving up the card at a building of a class."""
        if card < JOKER and CLASS_OF_CARD[card] != cls:
            return self._person_value + self._weights.fitting * min(1, self._rounds_left)
        return self.hold_value(card)

    def _site(self, place: Place) -> Site:
        """Return what does not depend on the cards that are laid down."""
        building = BUILDINGS[self._state.row[place]]
        track = partial(self._evaluator.track_value, self._state, self._seat, building.cls)
        now = track(0)
        if self._state.last_round:
            return Site(track, now, self._rivals(place), None, None, None, None)
        act_basic = partial(self._building_action_value, building.basic, place)
        act_privilege = partial(self._building_action_value, building.privilege, place)
        return Site(
            track,
            now,
            self._rivals(place),
            None if building.basic.does in ACTIONS_BY_PEOPLE else act_basic(0),
            None if building.privilege.does in ACTIONS_BY_PEOPLE else act_privilege(0),
            act_basic,
            act_privilege,
        )

    def _lay_value(self, site: Site, people: int, strange: int) -> float:
        """Return the value of playing `people`, `strange` of them of other classes."""
        value = site.track(people) - site.now if people else 0.0
        if strange:
            value += self.rats_value(strange)
        chance = 1.0
        for slope, midpoint, enters in site.rivals:
            chance *= 1 - enters * (1 - logistic(slope * (people - midpoint)))
        if site.act_basic is None or site.act_privilege is None:
            return value + chance * (site.track(people + 1) - site.track(people))
        basic = site.act_basic(people) if site.basic is None else site.basic
        privilege = site.act_privilege(people) if site.privilege is None else site.privilege
        return value + basic + chance * (privilege - basic)

    def _rivals(self, place: Place) -> list[tuple[float, float, float]]:
        """Return for each seat that may get the privilege: slope, midpoint and probability."""
        state, weights = self._state, self._weights
        two, rivals = len(state.players) == 2, []
        for other, player in enumerate(state.players):
            if other == self._seat:
                continue
            if player.place == place or (two and player.place >= 0):
                rivals.append((2.0, weights.hidden_people * len(player.laid) + 0.5, 1.0))
            elif player.place < 0:
                slope = 1 / max(0.2, weights.rival_spread)
                enters = 1.0 if two else weights.rival_enters
                rivals.append((slope, weights.rival_cards - 0.5, enters))
        return rivals

    def _building_action_value(self, action: BuildingAction, place: Place, people: int) -> float:
        """Return the value of a building's action."""
        number, weights = action.number, self._weights
        match action.does:
            case "draw":
                return number * self._person_value
            case "brew":
                return (people // number) * self._person_value
            case "rats":
                return self.rats_value(-number)
            case "heal":
                return self._heal_value(action, people)
            case "look":
                return weights.look * min(number, self._unknown_nuns())
            case "levy":
                return weights.protection + self._levy_value(number, place, people)
            case "nothing":
                return weights.protection
            case "tokens":
                return float(number)
        special = {"joker": JOKER, "sword": SWORD, "flute": FLUTE, "pass": PASS, "gold": GOLD}
        return number * self.hold_value(special[action.does])

    def _heal_value(self, action: BuildingAction, people: int) -> float:
        """Return the value of discarding the best number of cards, for a rat each."""
        cards = max(0, self._player.hand_size - people)
        return max(
            self.rats_value(-action.rats - number) - number * self._person_value
            for number in range(min(cards, action.number) + 1)
        )

    def _levy_value(self, number: int, place: Place, people: int) -> float:
        own = self._player.hand_size - people
        taken = 0
        for other, player in enumerate(self._state.players):
            if other != self._seat and player.place != place and player.hand_size >= own:
                taken += min(number, player.hand_size)
        return taken * self._weights.taken * self._person_value

    def discard_value(self, card: int) -> float:
        """Return the value of discarding the card in the Hospital, beside those picked."""
        rats = 1 + len(self._player.chosen)
        return self.rats_value(-rats) - self.rats_value(1 - rats) - self.hold_value(card)

    # Swords and Flutes

    def _specials(self, place: Place) -> list[SpecialCard]:
        """Return the Sword and the Flute, if picked or in the hand, with the gain of each."""
        hand, chosen, specials = self._player.hand, self._player.chosen, list[SpecialCard]()
        for card, value in ((SWORD, self._sword_value), (FLUTE, self._flute_value)):
            if card in chosen:
                specials.append(SpecialCard(card, value(place), True))
            elif card in hand:
                specials.append(SpecialCard(card, value(place) - self.hold_value(card), False))
        return specials

    def _others_at(self, place: Place) -> list[tuple[Seat, float]]:
        """Return the others who are or may come to the place, each with its probability."""
        others = []
        for other, player in enumerate(self._state.players):
            if other == self._seat:
                continue
            if player.place == place:
                others.append((other, 1.0))
            elif player.place < 0:
                others.append((other, min(1.0, max(0.0, self._weights.rival_enters))))
        return others

    def _sword_value(self, place: Place) -> float:
        taken = sum(
            chance * (self._state.players[other].hand_size // 2)
            for other, chance in self._others_at(place)
        )
        return taken * self._weights.taken * self._person_value

    def _flute_value(self, place: Place) -> float:
        """Return the value of giving rats to the others at the place, interpolated linearly."""
        number = sum(chance for _other, chance in self._others_at(place))
        low, rest = int(number), number - int(number)
        return (1 - rest) * self.rats_value(-low) + rest * self.rats_value(-low - 1)
