# What the commands of this game and their options are called.

name-buy = acheter
name-take = prendre
name-play = jouer
name-observatory = observatoire
name-discard = défausser
name-pub = débit-de-boissons
name-pass = passer
name-option-open-rubles = roubles-visibles
name-option-open-hands = mains-visibles
name-option-extra-marker = marqueur-en-plus
name-option-card = carte
name-option-displace = remplacer
name-option-stack = pile
# As in English.
name-option-points = points
name-option-rest-of-phase = reste-de-la-phase
# As in English.
name-prison = prison
name-house = maison
name-option-edition = édition
