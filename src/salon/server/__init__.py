"""Sockets, sessions, timers and the store: the only place with I/O and clocks."""
