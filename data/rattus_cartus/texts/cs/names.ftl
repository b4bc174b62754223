# Jak se jmenují příkazy této hry a jejich volby.

name-supply = zásoba
name-look = podívat
name-enter = vstoupit
name-pass = glejt
name-lay = vyložit
name-give = dát
name-discard = odhodit
name-done = hotovo
name-option-one-kind = jeden-druh
name-option-building = budova
name-option-nun = jeptiška
name-option-cards = karty
