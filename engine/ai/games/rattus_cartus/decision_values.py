"""What a seat can expect of its decisions, by weights."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from engine.ai.games.rattus_cartus.track_values import TrackEvaluator, forecast_nuns, logistic
from engine.ai.games.rattus_cartus.weights import Weights
from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDINGS, CLASS_OF_BUILDING, BuildingAction
from engine.games.rattus_cartus.cards import CLASS_OF_CARD, FLUTE, GOLD, JOKER, PASS, SWORD
from engine.games.rattus_cartus.state import Phase, Place, Player, State, Step


class LayPlan(NamedTuple):
    """Cards to lay down at a building, beside those that lie there, and what all is worth."""

    value: float
    cards: tuple[int, ...]


class Site(NamedTuple):
    """A building as it stands before a seat lays down there.

    `track` gives the points to expect of its track with so much more influence, `now` those
    without. `rivals` are steepness, middle and likelihood of each who may have more people.
    What the building does is worth `basic` and `privilege`; where these are None it depends on
    the people. In the last round it does nothing.
    """

    track: Callable[[int], float]
    now: float
    rivals: list[tuple[float, float, float]]
    basic: float | None
    privilege: float | None
    act_basic: Callable[[int], float] | None
    act_privilege: Callable[[int], float] | None


MAX_LAID = 12
"""More people are hardly ever worth laying down at once."""

ACTIONS_BY_PEOPLE = ("brew", "heal", "levy")
"""What is worth more or less with the number of people that are played."""


class DecisionValues:
    """What the decisions of a seat are worth at a moment of the game.

    Of hidden things it reads the seat's own cards and the nuns that it looked at. All rats can
    be worked out.
    """

    def __init__(
        self,
        weights: Weights,
        evaluator: TrackEvaluator,
        state: State,
        seat: Seat,
        player: Player | None = None,
    ) -> None:
        self._weights = weights
        self._evaluator = evaluator
        self._state = state
        self._seat = seat
        self._player = state.players[seat] if player is None else player
        self._rounds_left = state.rounds - state.round
        self._nun_forecast = forecast_nuns(state, self._player)
        self._survival_value = evaluator.survival_value(self._nun_forecast, self._player.rats)
        self._person_value = weights.card + weights.card_round * self._rounds_left

    # Cards and rats

    def hold_value(self, card: int) -> float:
        """What it is worth to have the card in the hand after this round."""
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
        """What it is worth to take so many rats; below 0 to get rid of them."""
        rats = max(0, self._player.rats + number)
        return self._evaluator.survival_value(self._nun_forecast, rats) - self._survival_value

    def supply_value(self, place: Place) -> float:
        """What the supply of a building is worth."""
        supply = BUILDINGS[self._state.row[place]].supply
        worth = supply.cards * self.drawn_card_value()
        if supply.rats:
            worth += self.rats_value(-supply.rats)
        return worth + self._weights.look * min(supply.looks, self._unknown_nuns())

    def drawn_card_value(self) -> float:
        """A card that comes now can still be laid down in this round, in the supplies."""
        fresh = self._weights.fitting if self._state.phase is Phase.SUPPLIES else 0.0
        return self._person_value + fresh

    def _unknown_nuns(self) -> int:
        return len(self._state.nuns) - self._player.known.bit_count()

    # Buildings

    def best_plan(self, place: Place, max_people: int = MAX_LAID) -> LayPlan:
        """The best cards to lay down at a place, with those that are picked already.

        At most so many more people, and where there are to be none no other cards either.
        """
        cls = CLASS_OF_BUILDING[self._state.row[place]]
        picked = [card for card in self._player.chosen if card <= JOKER]
        strange = sum([card != JOKER and CLASS_OF_CARD[card] != cls for card in picked])
        site, people = self._site(place), len(picked)
        number, best, paid = 0, self._lay_value(site, people, strange), 0.0
        order = self._by_lay_cost(cls)[:max_people]
        for count, (price, rats, _card) in enumerate(order, 1):
            paid += price
            strange += rats
            worth = self._lay_value(site, people + count, strange) - paid
            if worth > best:
                number, best = count, worth
        cards = tuple([card for _price, _rats, card in order[:number]])
        return self._add_specials(LayPlan(best, cards), place, max_people > 0)

    def _by_lay_cost(self, cls: int) -> list[tuple[float, int, int]]:
        """People of the hand with what it costs to part with them and the rat they bring.

        Those of the building's class come first: they bring no rat and fit seldom. Of equal
        cards that show other nuns it does not matter which is laid.
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
        """What it costs to part with the card at a building of a class."""
        if card < JOKER and CLASS_OF_CARD[card] != cls:
            return self._person_value + self._weights.fitting * min(1, self._rounds_left)
        return self.hold_value(card)

    def _site(self, place: Place) -> Site:
        """What does not depend on the cards that are laid down."""
        building = BUILDINGS[self._state.row[place]]
        track = partial(self._evaluator.track_value, self._state, self._seat, building.cls)
        now = track(0)
        if not self._rounds_left:
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
        """What it brings to have played so many people, so many of them of other classes."""
        worth = site.track(people) - site.now if people else 0.0
        if strange:
            worth += self.rats_value(strange)
        chance = 1.0
        for steep, middle, comes in site.rivals:
            chance *= 1 - comes * (1 - logistic(steep * (people - middle)))
        if site.act_basic is None or site.act_privilege is None:
            return worth + chance * (site.track(people + 1) - site.track(people))
        basic = site.act_basic(people) if site.basic is None else site.basic
        privilege = site.act_privilege(people) if site.privilege is None else site.privilege
        return worth + basic + chance * (privilege - basic)

    def _rivals(self, place: Place) -> list[tuple[float, float, float]]:
        """For each who may have the privilege instead: how sure it is with how many people."""
        state, weights = self._state, self._weights
        two, found = len(state.players) == 2, []
        for other, player in enumerate(state.players):
            if other == self._seat:
                continue
            if player.place == place or (two and player.place >= 0):
                found.append((2.0, weights.hidden_people * len(player.laid) + 0.5, 1.0))
            elif player.place < 0:
                steep = 1 / max(0.2, weights.rival_spread)
                comes = 1.0 if two else weights.rival_enters
                found.append((steep, weights.rival_cards - 0.5, comes))
        return found

    def _building_action_value(self, action: BuildingAction, place: Place, people: int) -> float:
        """What a building's action is worth."""
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
        """The best number of cards to discard for a rat each."""
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

    # Card by card

    def value_with_card(self, place: Place, card: int) -> float:
        """What it is worth to lay the card down at a place and go on as is best."""
        player = self._player.clone()
        player.hand.remove(card)
        player.chosen.append(card)
        after = DecisionValues(self._weights, self._evaluator, self._state, self._seat, player)
        cls = CLASS_OF_BUILDING[self._state.row[place]]
        return after.best_plan(place).value - self.lay_cost(card, cls)

    def value_of_stopping(self, place: Place) -> float:
        """What it is worth to lay down no more; or to discard no more."""
        if self._state.step is Step.DISCARD:
            return 0.0
        return self.best_plan(place, 0).value

    def discard_value(self, card: int) -> float:
        """What it is worth to discard the card in the Hospital, beside those picked."""
        rats = 1 + len(self._player.chosen)
        return self.rats_value(-rats) - self.rats_value(1 - rats) - self.hold_value(card)

    # Swords and Flutes

    def _add_specials(self, plan: LayPlan, place: Place, more: bool) -> LayPlan:
        """Lay down a Sword or a Flute, too, where that is worth more than keeping it."""
        worth, cards = plan
        hand, chosen = self._player.hand, self._player.chosen
        for card, value in ((SWORD, self._sword_value), (FLUTE, self._flute_value)):
            if card in chosen:
                worth += value(place)
            elif more and card in hand and (gain := value(place) - self.hold_value(card)) > 0:
                worth, cards = worth + gain, (*cards, card)
        return LayPlan(worth, cards)

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

    def _sword_value(self, place: Place) -> float:
        taken = sum(
            chance * (self._state.players[other].hand_size // 2)
            for other, chance in self._others_at(place)
        )
        return taken * self._weights.taken * self._person_value

    def _flute_value(self, place: Place) -> float:
        """Rats that others have instead."""
        number = sum(chance for _other, chance in self._others_at(place))
        low, rest = int(number), number - int(number)
        return (1 - rest) * self.rats_value(-low) + rest * self.rats_value(-low - 1)
