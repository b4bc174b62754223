"""What only shows something: board, hands, log, rules, cards."""
