"""Rattus Cartus (Henrik and Åse Berg, 2012), for 2 to 5 players.

Where to find a rule: `phases` has set-up and the course of a round, `resolving` what happens at a
building, `gaining` what supplies and buildings give, `scoring` tracks, plague and the end,
`buildings`, `cards` and `rulebook` the components. What no source tells is reconstructed: it is
stored in `data/rattus_cartus` under a key `reconstructed`, and listed in `rulebook.RECONSTRUCTED`.

Values. Cards, buildings and classes are small integers with an id in JSON. Cards 0 to 29 are
population cards ("monk_3": class and nuns from `cards.CLASS_OF_CARD` and `cards.NUNS_ON`), followed
by "joker", "sword", "flute", "pass" and "gold". The facts of building 0 to 59 ("palace_1" to
"palace_5") are in `buildings.BUILDINGS`. A place is a building of the round, numbered from 0 at the
left.

Course. In the phase `supplies` each seat in `queue` takes a `TakeSupply` action, and a `Look` per
nun. In `entering` it takes `Enter` (or `UsePass`, which puts it last), then `Lay` per card and
`Done`. In `resolving` the only decisions are `Look`, `Give` (one card each, as many as demanded)
and `Discard` (one card each, then `Done`); several seats decide on the latter two simultaneously.
Each building that somebody entered ends with `PhaseEnded` of the phase "building".
"""
