"""Rattus Cartus (Henrik and Åse Berg, 2012): 2 to 5 players.

What the sources do not tell is reconstructed. It stands in `data/rattus_cartus` under a key
`reconstructed`, and `rulebook.RECONSTRUCTED` lists it.

Shapes. Cards, buildings and classes are small ints with an id in JSON: card 0 to 29 is a
population card ("monk_3": class and nuns from `cards.CLASS_OF_CARD` and `cards.NUNS_ON`), then come
"joker", "sword", "flute", "pass" and "gold". A building 0 to 59 ("palace_1" to "palace_5") has its
facts in `buildings.BUILDINGS`. A place is a building of the round, from the left from 0.

Course. In the phase `supplies` each seat in `queue` does `TakeSupply`, and `Look` for each nun. In
`entering` it does `Enter` (or `UsePass`, which puts it last), then `Lay` for each card and `Done`.
In `resolving` the buildings are resolved by themselves, but for `Look`, `Give` (one by one, as many
as are asked) and `Discard` (one by one, then `Done`); of the last two several seats are asked at
once. Each building that somebody entered ends with `PhaseEnded` of the phase "building".
"""
