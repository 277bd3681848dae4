"""A table as a log: seats, clock, takeover and chips, decided without I/O."""
