"""The HTTP interface for what is not live: identity, salons, games, results and records."""
