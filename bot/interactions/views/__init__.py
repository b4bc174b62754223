"""Views of the running game and reference pages: board, hand, log, rules, cards."""
