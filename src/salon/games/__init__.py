"""The games: one folder each, found by walking this package."""
