# What the commands of this game and their options are called.

name-supply = provisions
name-look = regarder
name-enter = entrer
name-pass = laissez-passer
name-lay = poser
name-give = donner
name-discard = défausser
name-done = terminé
name-option-one-kind = une-seule-sorte
name-option-building = bâtiment
name-option-nun = nonne
name-option-cards = cartes
