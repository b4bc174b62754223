# What the commands of this game and their options are called.

name-buy = buy
name-take = take
name-play = play
name-observatory = observatory
name-discard = discard
name-pub = pub
name-pass = pass
name-option-open-rubles = open-rubles
name-option-open-hands = open-hands
name-option-extra-marker = extra-marker
name-option-card = card
name-option-displace = displace
name-option-stack = stack
name-option-points = points
name-option-rest-of-phase = rest-of-phase
name-prison = prison
name-house = house
name-option-edition = edition
