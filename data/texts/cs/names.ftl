# Názvy příkazů (`name-`), jejich voleb (`name-option-`) a toho, čím ty volby mohou být
# (`name-choice-`), jak je ukazuje Discord: malá písmena, bez mezer, nejvýš 32 znaků.

name-new = nový-stůl
name-join = přisednout
name-leave = odejít
name-start = spustit
name-end = ukončit
name-undo = zpět
name-hint = rada
# As in English.
name-ai = ai
name-log = záznam
name-seat = místo
name-hand = ruka
name-show = ukázat
name-board = stůl
name-chart = graf
name-tableau = vyložené
name-card = karta
name-rules = pravidla
name-learn = naučit
name-nevsky-play = hrát
name-nevsky-history = historie
name-nevsky-games = hry
name-nevsky-profile = profil
name-nevsky-ranking = žebříček
name-nevsky-away = pryč
name-nevsky-settings = nastavení
# As in English.
name-nevsky-server = server
name-nevsky-about = info

name-option-level = síla
name-option-player = hráč
name-option-with = náhradník
# As in English.
name-option-text = text
name-option-export = soubor
name-option-name = název
name-option-topic = téma
name-option-season = sezóna
name-option-until = do
name-option-language = jazyk
name-option-game = hra
