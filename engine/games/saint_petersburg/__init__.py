"""Saint Petersburg (Michael Tummelhofer, 2004) and its extension The New Society (2008).

Where to find a rule: `legal` has prices, what may be displaced and what each building allows,
`phases` the course of rounds, `scoring` what is paid, `play` the effect of each action, `cards` and
`data/saint_petersburg` the cards.
"""
