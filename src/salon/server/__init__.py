"""Sockets, sessions, timers, the store and the metrics: all I/O and every clock live here."""
