"""The side that owns salons: one mailbox a salon, and the seams through which sockets reach it."""
