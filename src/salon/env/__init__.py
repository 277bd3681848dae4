"""Play in memory: matches without a server."""
