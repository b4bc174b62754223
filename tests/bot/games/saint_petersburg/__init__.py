"""What the tests of the bot know of Saint Petersburg."""
