"""The games, one folder each; whatever lies here is found by itself."""
