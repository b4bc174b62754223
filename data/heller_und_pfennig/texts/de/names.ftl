# Wie die Befehle dieses Spiels, ihre Optionen und Auswahlen heißen.

name-place = legen
name-draw = ziehen
name-option-last-stall = letzter-stand
name-option-no-luck = offene-plättchen
name-option-starter = beginn
name-option-piece = was
name-option-space = feld
name-choice-richest = reichste
name-choice-left = links
