"""The figures that ``/metrics`` shows."""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from salon.server.logs import mistake

_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
_SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0)


class Metrics:
    """One set of figures, apart from any other in the process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.salons = Gauge("salon_salons", "Salons in memory.", registry=registry)
        self.sockets = Gauge("salon_sockets", "Open WebSocket connections.", registry=registry)
        self.commands = Counter(
            "salon_commands", "Commands by kind and by outcome.", ["kind", "outcome"], registry=registry
        )
        self.closed = Counter(
            "salon_closed", "Connections that we closed, by close code.", ["code"], registry=registry
        )
        self.turned_away = Counter(
            "salon_turned_away", "Messages that reached no salon, by refusal.", ["refusal"], registry=registry
        )
        self.messages = Counter("salon_messages", "Messages handed to sockets.", registry=registry)
        self.entries = Counter("salon_entries", "Entries written to the log.", registry=registry)
        self.append = Histogram(
            "salon_append_seconds", "Time until a batch is durable.", buckets=_FAST, registry=registry
        )
        self.batch = Histogram(
            "salon_batch_seconds",
            "Time from taking a batch to having told it.",
            buckets=_FAST,
            registry=registry,
        )
        self.thought = Histogram(
            "salon_thought_seconds",
            "Time that a house player takes to answer.",
            buckets=_SLOW,
            registry=registry,
        )
        self.defaults = Counter(
            "salon_defaults",
            "Moves of house players that had to be replaced by the default.",
            registry=registry,
        )
        self.rtt = Histogram("salon_rtt_seconds", "Round trips to devices.", buckets=_SLOW, registry=registry)
        self.mistakes = Counter(
            "salon_mistakes", "Mistakes of ours, by reference in the log.", registry=registry
        )
        self.requests = Counter(
            "salon_requests", "HTTP requests by route and status.", ["route", "status"], registry=registry
        )

    def mistake(self, event: str, **facts: Any) -> str:
        """Count and log the exception being handled as a mistake of ours; return its reference in the log."""
        self.mistakes.inc()
        return mistake(event, **facts)

    def text(self) -> bytes:
        """All figures in Prometheus's format."""
        return generate_latest(self.registry)
