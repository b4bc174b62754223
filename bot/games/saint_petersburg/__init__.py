"""Saint Petersburg as people meet it on Discord.

`opens_at_end`: the last scoring pays for the rubles and charges for the cards in hand, so both lie
open then; the order of the stacks is of no use to anybody once nobody draws.
"""

from __future__ import annotations

from functools import partial

from bot.game_ui import Edition, GameUI, Hand
from bot.games.saint_petersburg import advice, cards, hand, lessons, narration, options, panels
from bot.games.saint_petersburg.commands import SaintPetersburgCommands
from bot.games.saint_petersburg.figures import FIGURES, STARS
from bot.games.saint_petersburg.prospects import standings_now
from bot.games.saint_petersburg.words import TEXTS
from engine.ai.games.saint_petersburg.weights import solo_target
from engine.games.saint_petersburg import SaintPetersburg
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.state import Options
from engine.games.saint_petersburg.view import View
from render.games.saint_petersburg import SaintPetersburgPainter, rule_pages

PAINTER = SaintPetersburgPainter()

SAINT_PETERSBURG: GameUI[View, Action, Event, Options] = GameUI(
    game=SaintPetersburg(),
    painter=PAINTER,
    texts=TEXTS,
    command="stpete",
    group=SaintPetersburgCommands,
    narration=narration,
    panels=panels,
    options=options,
    rule_topics=(
        "overview",
        "signs",
        "actions",
        "cost",
        "trading",
        "scoring",
        "special",
        "end",
        "solo",
        "society",
    ),
    minutes=(45, 60),
    advice=advice,
    hand=Hand(in_words=hand.in_words, paint=PAINTER.hand),
    tableau=PAINTER.tableau,
    course=PAINTER.course,
    cards=cards.CARDS,
    standings=standings_now,
    solo_target=solo_target(),
    lessons=lessons,
    figures=FIGURES,
    stars=STARS,
    rule_pictures={
        "signs": rule_pages.signs,
        **{topic: partial(rule_pages.cards_of, topic) for topic in rule_pages.CARDS_OF},
    },
    editions=(Edition("new-society", {"edition": "new_society"}),),
    opens_at_end=True,
)
