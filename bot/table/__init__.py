"""One game in one channel: who sits where, whose turn it is, what they did. Knows no Discord."""
