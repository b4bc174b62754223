"""What a channel is told: composed from a table, drawn, posted, and made up for after a break."""
