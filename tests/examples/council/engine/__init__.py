"""The Council of the Dike: 3 to 5 houses, or 2 in a duel.

For three winters the houses of a marsh hold the dike together, and each would rather have the
others do it. A winter has four phases. In the first three all living houses decide at once and
in secret; when the last one has decided, all of it is carried out together.

Giving: every house has 6 cards of 1 (reed) to 5 (stone) and chooses 2 or 3 of them for the next
living house on its left. Nobody but these two ever learns which.

Building: every house lays any number of cards at the dike, face down behind its screen. When
all are done the dike is uncovered, and a flood comes. The dike holds if all that was laid
makes up the height of the flood for each living house. Then the house that laid most gets 3
points, each of them if several did. Otherwise the dike breaks and the house that laid least
drowns, all of them if several did: it loses its fields and decides nothing any more. With
fewer than two living houses the game ends there and then. The sea takes all that was laid.

Claiming: every house asks for one of 30 fields that belongs to nobody. It gets the field if no
other house asked for the same.

Harvest: every living house scores its fields, 5 points for one in the row by the sea, 1 in the
fifth row, and shows and scores the cards that it kept. They are discarded, and after the third
winter the game ends; else there are new hands.

The living house with the most fields wins, whatever its points: these break ties, and after
that the place is shared. A drowned house has no place. If all have drowned, nobody wins.

Played openly, the cards and floods come in the order of the box, they all lie face up, and
whatever a house decides is seen.
"""
