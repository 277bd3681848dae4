"""A salon and its tables as a log: pure decisions and folds."""
