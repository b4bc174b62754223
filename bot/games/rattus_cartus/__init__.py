"""Rattus Cartus as people meet it on Discord.

`opens_at_end`: what the game hides is for the end to count. The nun row is turned over, the dead
are named by their rats, and Gold and people in hand are scored, so every hand lies open; cards
that were laid down were shown at the resolving. What nobody has turned over by then (the deck,
the nun cards' places before, gifts for a Sword and what a look showed) is hidden for the sake of
the game alone: no rule keeps it afterwards, and the next game is shuffled anew. So those who
played may have it all in a file, the seed too. A replay goes by what each saw in its time.
"""

from __future__ import annotations

from bot.game_ui import Cards, GameUI, Hand
from bot.games.rattus_cartus import advice, cards, hand, lessons, narration, options, panels
from bot.games.rattus_cartus.commands import RattusCartusCommands
from bot.games.rattus_cartus.figures import FIGURES, STARS
from bot.games.rattus_cartus.together import together
from bot.games.rattus_cartus.words import TEXTS
from engine.games.rattus_cartus import RattusCartus
from engine.games.rattus_cartus.actions import Action
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.state import Options
from engine.games.rattus_cartus.view import View
from render.games.rattus_cartus import RattusCartusPainter, rule_pages

PAINTER = RattusCartusPainter()

RATTUS_CARTUS: GameUI[View, Action, Event, Options] = GameUI(
    game=RattusCartus(),
    painter=PAINTER,
    texts=TEXTS,
    command="rattus",
    group=RattusCartusCommands,
    narration=narration,
    panels=panels,
    options=options,
    rule_topics=(
        "overview",
        "signs",
        "round",
        "cards",
        "buildings",
        "end",
        "reconstructed",
        "rulings",
    ),
    minutes=(45, 60),
    advice=advice,
    hand=Hand(in_words=hand.in_words, paint=PAINTER.hand),
    tableau=PAINTER.tableau,
    course=PAINTER.course,
    cards=Cards(ids=cards.IDS, title=cards.title, explain=cards.explain, paint=cards.paint),
    standings=narration.standings_now,
    lessons=lessons,
    figures=FIGURES,
    stars=STARS,
    rule_pictures={
        "signs": rule_pages.signs,
        "cards": rule_pages.cards,
        "buildings": rule_pages.buildings,
    },
    opens_at_end=True,
    together=together,
)
