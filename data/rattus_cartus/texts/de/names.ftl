# Wie die Befehle dieses Spiels und ihre Optionen heißen.

name-supply = vorrat
name-look = ansehen
name-enter = betreten
name-pass = warten
name-lay = auslegen
name-give = abgeben
name-discard = abwerfen
name-done = fertig
name-option-one-kind = eine-art
name-option-building = gebäude
name-option-nun = nonne
name-option-cards = karten
