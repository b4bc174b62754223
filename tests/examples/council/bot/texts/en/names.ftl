name-give = give
name-lay = lay
name-done = done
name-claim = claim
name-option-open = open
name-option-cards = cards
name-option-field = field
