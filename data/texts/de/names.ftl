# Wie Befehle (`name-`), ihre Optionen (`name-option-`) und deren Auswahlen (`name-choice-`) heißen,
# so wie Discord sie zeigt: Kleinbuchstaben, keine Leerzeichen, höchstens 32 Zeichen.

name-new = neu
name-join = mitspielen
name-leave = gehen
name-start = starten
name-end = beenden
name-undo = zurück
name-hint = tipp
name-ai = ki
name-log = verlauf
name-seat = ersetzen
# As in English.
name-hand = hand
name-show = zeigen
name-board = tisch
name-chart = diagramm
name-tableau = platz
name-card = karte
name-rules = regeln
name-learn = lernen
name-nevsky-play = spielen
name-nevsky-history = rückblick
name-nevsky-games = partien
name-nevsky-profile = profil
name-nevsky-ranking = rangliste
name-nevsky-away = weg
name-nevsky-settings = einstellungen
# As in English.
name-nevsky-server = server
name-nevsky-about = info

name-option-level = stärke
name-option-player = person
name-option-with = mit
name-option-game = spiel
# As in English.
name-option-text = text
name-option-export = datei
# As in English.
name-option-name = name
name-option-topic = thema
name-option-season = saison
name-option-until = bis
name-option-language = sprache
