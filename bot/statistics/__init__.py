"""What ended games say about the people who played them: their record and their rating."""
