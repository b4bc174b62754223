"""Auf Heller und Pfennig (Reiner Knizia, 1994), for 2 to 4 players.

Where to find a rule: `scoring` has what a line pays, `legal` what may be placed, `phases` the
course of rounds, `play` the effect of each action, `data/heller_und_pfennig` the tiles and stalls.
"""
