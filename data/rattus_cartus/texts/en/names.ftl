# What the commands of this game and their options are called.

name-supply = supply
name-look = look
name-enter = enter
name-pass = pass
name-lay = lay
name-give = give
name-discard = discard
name-done = done
name-option-one-kind = one-kind
name-option-building = building
name-option-nun = nun
name-option-cards = cards
