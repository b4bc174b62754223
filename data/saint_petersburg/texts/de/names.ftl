# Wie die Befehle dieses Spiels und ihre Optionen heißen.

name-buy = kaufen
name-take = nehmen
name-play = ausspielen
name-observatory = sternwarte
name-discard = abwerfen
name-pub = schenke
name-pass = passen
name-option-open-rubles = offene-rubel
name-option-open-hands = offene-karten
name-option-extra-marker = zweiter-marker
name-option-card = karte
name-option-displace = austauschen
name-option-stack = stapel
name-option-points = punkte
name-option-rest-of-phase = ganze-phase
name-prison = schuldturm
name-house = haus
name-option-edition = ausgabe
