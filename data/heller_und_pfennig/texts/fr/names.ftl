# What the commands of this game, their options and choices are called.

name-place = placer
name-draw = piocher
name-option-last-stall = dernier-étal
name-option-no-luck = sans-hasard
name-option-starter = départ
name-option-piece = pièce
name-option-space = case
name-choice-richest = le-plus-riche
name-choice-left = à-gauche
