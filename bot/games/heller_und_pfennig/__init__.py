"""Auf Heller und Pfennig as people meet it on Discord.

`opens_at_end`: all that is hidden are the kept tiles and the order of the pile. Both only matter
in their round; the tiles go back unseen so that nobody must show what he held back while the
game goes on, and are shuffled for the next round. Once it is over they tell nobody anything.
"""

from __future__ import annotations

from functools import partial

from bot.game_ui import Cards, GameUI, Hand
from bot.games.heller_und_pfennig import advice, cards, hand, lessons, narration, options, panels
from bot.games.heller_und_pfennig.commands import HellerUndPfennigCommands
from bot.games.heller_und_pfennig.figures import FIGURES, STARS
from bot.games.heller_und_pfennig.words import TEXTS
from engine.games.heller_und_pfennig import HellerUndPfennig
from engine.games.heller_und_pfennig.actions import Action
from engine.games.heller_und_pfennig.events import Event
from engine.games.heller_und_pfennig.state import Options
from engine.games.heller_und_pfennig.view import View
from render.games.heller_und_pfennig import HellerUndPfennigPainter, rule_pages

PAINTER = HellerUndPfennigPainter()

HELLER_UND_PFENNIG: GameUI[View, Action, Event, Options] = GameUI(
    game=HellerUndPfennig(),
    painter=PAINTER,
    texts=TEXTS,
    command="heller",
    group=HellerUndPfennigCommands,
    narration=narration,
    panels=panels,
    options=options,
    rule_topics=("overview", "signs", "turn", "lines", "special", "rounds", "variants"),
    minutes=(30, 45),
    advice=advice,
    hand=Hand(in_words=hand.in_words, paint=PAINTER.hand),
    tableau=PAINTER.tableau,
    course=PAINTER.course,
    cards=Cards(
        ids=cards.IDS,
        title=cards.title,
        explain=cards.explain,
        paint=cards.paint,
        called="button-tiles",
    ),
    standings=narration.standings_now,
    lessons=lessons,
    figures=FIGURES,
    stars=STARS,
    rule_pictures={
        "signs": rule_pages.signs,
        **{topic: partial(rule_pages.lines_of, topic) for topic in rule_pages.LINES_OF},
    },
    opens_at_end=True,
)
