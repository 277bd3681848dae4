"""Play in memory: a match between players, an arena of many matches."""
