"""The values of a seat's actions on its turn, and the best of them."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from engine.ai.games.saint_petersburg.card_values import CardValues, PlayOption
from engine.ai.games.saint_petersburg.phase_values import LastDealCost
from engine.games.saint_petersburg.actions import (
    PASS,
    Action,
    Buy,
    Draw,
    Play,
    Release,
    Source,
    Take,
    buy,
    draw,
    play,
    release,
    take,
)
from engine.games.saint_petersburg.cards import Card, Phase
from engine.games.saint_petersburg.legal import (
    MIN_STACK_TO_DRAW,
    has_unused_observatory,
    has_unused_prison,
)
from engine.games.saint_petersburg.state import Player, State

NO_RIVAL_RUBLES = -1
"""Rubles of a rival that does not exist: too few for any card."""


class TurnValues:
    """The values in points of what a seat can do on its turn, relative to passing.

    `own` are the values of cards for the seat, `rival` those for the next seat, which has
    `rival_rubles`. A card is worth more if the rival would want it, and less if taking it has a
    cost in a solo game.
    """

    __slots__ = (
        "_costs",
        "_denial",
        "_in_hand",
        "_own",
        "_player",
        "_rival",
        "_rival_rubles",
        "_rubles",
        "_state",
    )

    def __init__(
        self,
        state: State,
        player: Player,
        own: CardValues,
        rival: CardValues,
        rival_rubles: int,
        costs: LastDealCost,
    ) -> None:
        self._state = state
        self._player = player
        self._own = own
        self._rubles = player.rubles
        self._in_hand = len(player.hand)
        self._rival = rival
        self._rival_rubles = rival_rubles
        self._denial = own.weights.denial
        self._costs = costs

    def value(self, action: Action) -> float:
        """Return the value of an action."""
        if type(action) is Take:
            return self._value_of_taking(action.card, action.source)
        if type(action) is Buy:
            option = _option_displacing(self._own, action.card, action.displaced)
            return self._value_of_buying(option, action.card, action.source)
        if type(action) is Play:
            return self._value_of_playing(
                _option_displacing(self._own, action.card, action.displaced)
            )
        if type(action) is Draw:
            return self._value_of_drawing(action)
        if type(action) is Release:
            return self._own.value_of_releasing(action.card, self._player)
        return 0.0

    def best(self) -> Action:
        """Return the action with the highest value, without listing all legal ones.

        Of the cards that a card could displace only the best that can be paid is considered:
        hardly ever does a cheaper one leave the player better off.
        """
        best, chosen = self._best_of_rows()
        for card in self._player.hand:
            option = self._affordable_option(card, 0)
            if option is not None and (value := self._value_of_playing(option)) > best:
                best, chosen = value, play(card, option.displaced)
        if self._state.phase is Phase.BUILDING:
            for action in self._power_actions():
                if (value := self.value(action)) > best:
                    best, chosen = value, action
        return chosen

    def _best_of_rows(self) -> tuple[float, Action]:
        """Return the best purchase or take that is worth more than passing, with its value.

        Playouts spend most time here: an action is valued only if a cheap upper bound of its value
        exceeds the best so far. The loop has `_extra` inlined.
        """
        own, rubles, share = self._own, self._rubles, self._own.weights.take_share
        rival, rival_rubles, denial = self._rival, self._rival_rubles, self._denial
        options, rival_options = own.options, rival.options
        has_room = self._in_hand < own.hand_limit
        most_held = own.value_of_holding(self._in_hand) if has_room else -inf
        best, chosen, option_bought = 0.0, None, None
        for row, source, saved in _rows(self._state):
            cost, most_saved = self._costs.of_card(source), own.most_saved * saved
            for card in row:
                net = (options[card] or own.option(card)).net_value
                wanted = rival_options[card] or rival.option(card)
                denied = denial * wanted.wish_value if wanted.price <= rival_rubles else 0.0
                extra = denied - cost
                if net + most_saved + extra > best:
                    option = self._affordable_option(card, saved)
                    if option:
                        value = own.value_of_playing(option, rubles, saved) + extra
                        if value > best:
                            best, chosen, option_bought = value, (card, source), option
                if most_held + share * net + extra > best:
                    value = own.value_of_taking(card, rubles, self._in_hand) + extra
                    if value > best:
                        best, chosen, option_bought = value, (card, source), None
        if chosen is None:
            return best, PASS
        if option_bought is None:
            return best, take(*chosen)
        return best, buy(*chosen, option_bought.displaced)

    def _extra(self, card: Card, source: Source) -> float:
        """Return the value of removing a card from its row, whatever is done with it."""
        option = self._rival.option(card)
        denied = self._denial * option.wish_value if option.price <= self._rival_rubles else 0.0
        return denied - self._costs.of_card(source)

    def _value_of_buying(self, option: PlayOption, card: Card, source: Source) -> float:
        value = self._own.value_of_playing(option, self._rubles, int(source == "lower"))
        return value + self._extra(card, source)

    def _value_of_taking(self, card: Card, source: Source) -> float:
        value = self._own.value_of_taking(card, self._rubles, self._in_hand)
        return value + self._extra(card, source)

    def _value_of_playing(self, option: PlayOption) -> float:
        value = self._own.value_of_playing(option, self._rubles, 0)
        return self._own.phase_values.free_slot_value + value

    def _value_of_drawing(self, action: Draw) -> float:
        value = self._own.value_of_drawing(self._state.stacks[action.stack], self._player)
        return value - self._costs.of_draw(action.stack)

    def _power_actions(self) -> Iterator[Action]:
        """Yield what an Observatory and a Debtor's Prison can do."""
        state, player = self._state, self._player
        if has_unused_observatory(state.table, player):
            for phase, stack in zip(Phase, state.stacks, strict=True):
                if len(stack) >= MIN_STACK_TO_DRAW:
                    yield draw(phase)
        if has_unused_prison(state.table, player):
            yield from map(release, dict.fromkeys(state.discard_pile))

    def _affordable_option(self, card: Card, saved: int) -> PlayOption | None:
        """Return the best way to play the card that can be paid, if there is one."""
        rubles, option = self._rubles, self._own.option(card)
        if not option.is_available or not rubles:
            return None
        if option.price - saved <= rubles:
            return option
        if option.displaced is None:
            return None
        return next(
            (each for each in self._own.play_options(card) if each.price - saved <= rubles), None
        )


def _rows(state: State) -> tuple[tuple[list[Card], Source, int], tuple[list[Card], Source, int]]:
    return (state.upper, "upper", 0), (state.lower, "lower", 1)


def _option_displacing(own: CardValues, card: Card, displaced: Card | None) -> PlayOption:
    return next(option for option in own.play_options(card) if option.displaced == displaced)
