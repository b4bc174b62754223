"""AI players: they choose one of a seat's legal actions from what the seat may know.

`README.md` describes how. Each game supplies an `AgentSpec` in `games/<game>/policy.py`, listed in
`registry`; everything else here is independent of the game.
"""
