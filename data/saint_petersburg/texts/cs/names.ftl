# Jak se jmenují příkazy této hry a jejich volby.

name-buy = koupit
name-take = vzít
name-play = vyložit
name-observatory = hvězdárna
name-discard = odložit
name-pub = hostinec
name-pass = pas
name-option-open-rubles = veřejné-rubly
name-option-open-hands = veřejné-karty
name-option-extra-marker = druhý-kámen
name-option-card = karta
name-option-displace = nahradit
name-option-stack = balíček
name-option-points = body
name-option-rest-of-phase = do-konce-fáze
name-prison = vězení
name-house = dům
name-option-edition = vydání
