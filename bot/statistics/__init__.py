"""Player records and ratings, computed from ended games."""
