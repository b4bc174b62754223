"""AI players of Saint Petersburg."""
