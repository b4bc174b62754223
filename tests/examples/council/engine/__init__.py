"""The Council of the Dike: 3 to 5 houses.

The houses of a marsh hold the dike together for three winters. A winter has four phases. In the
first three, all living houses decide simultaneously and in secret; when the last one has decided,
all decisions are carried out together.

Giving: every house has 6 cards of strength 1 (reed) to 5 (stone), and gives 2 or 3 of them to the
next living house on its left. Nobody but these two learns which cards.

Building: every house lays any number of cards at the dike, face down. When all are done, the cards
are revealed and a flood comes. The dike holds if the strengths of all cards add up to at least the
height of the flood times the number of living houses. Then the house that laid the most gets 3
points. Otherwise the house that laid the least drowns: it loses its fields and plays no longer.
Ties count for all tied houses. If fewer than two houses are left, the game ends at once. The cards
at the dike are discarded.

Claiming: every house claims one of the unowned fields among 30. It gets the field if no other house
claimed it.

Harvest: every living house scores its fields, from 5 points in the row by the sea to 1 in the fifth
row, and reveals and scores the cards in its hand. They are discarded. After the third winter the
game ends, else new hands are dealt.

The living house with the most fields wins; points break ties, and remaining ties share the rank. A
drowned house has no rank. If all have drowned, nobody wins.

In an open game, deck and floods are not shuffled and lie face up, and all decisions are public.
"""
