"""What the pictures of every game must hold, as tests that `bot check` and the project run."""
