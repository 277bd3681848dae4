"""The logs of salons, made durable."""

from salon.server.store.base import Append, Conflict, Finished, Rewrite, Snapshot, Store, StoreError

__all__ = ["Append", "Conflict", "Finished", "Rewrite", "Snapshot", "Store", "StoreError"]
