"""Games that nobody but the tests plays."""
