"""The side that holds the sockets: one session a connection."""
