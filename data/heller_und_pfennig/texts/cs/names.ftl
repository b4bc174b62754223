# Jak se jmenují příkazy této hry, jejich volby a možnosti.

name-place = položit
name-draw = dobrat
name-option-last-stall = poslední-stánek
name-option-no-luck = bez-náhody
name-option-starter = začínající
name-option-piece = co
name-option-space = políčko
name-choice-richest = nejbohatší
name-choice-left = soused
