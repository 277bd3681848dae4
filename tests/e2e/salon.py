"""A person at a browser: finds everything by its role and its name, and plays whatever the table offers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Literal, Protocol

from playwright.sync_api import BrowserContext, Locator, Page, Position, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.e2e.ears import Ears, Json
from tests.e2e.faults import Faults
from tests.e2e.playing import PLAYS
from tests.e2e.texts import card_name, names_of_hands, text

Place = Literal["table", "blackjack", "roulette"]


class Touch(Protocol):
    """Presses something that can be pressed; ``at`` is the part of it that a finger finds free."""

    def __call__(self, target: Locator, at: Position | None = None) -> None: ...


class Person:
    """One browser with its own cookies, in one language."""

    def __init__(self, context: BrowserContext, url: str, name: str, lang: str) -> None:
        self.context = context
        self.url = url
        self.name = name
        self.lang = lang
        self.faults = Faults(context, url)
        self.page: Page = context.new_page()
        self.ears = Ears(self.page)
        self.touch: Touch = self._clicks
        """How this person presses things: a finger, unless it is given the keys (``tests.e2e.keyboard``)."""
        self._acted: set[tuple[object, ...]] = set()

    def _clicks(self, target: Locator, at: Position | None = None) -> None:
        target.click(position=at)

    def new_tab(self) -> Page:
        """Another tab of the same person."""
        return self.context.new_page()

    # Words and things

    def t(self, key: str, game: str | None = None, /, **params: Any) -> str:
        """A text in this person's language."""
        return text(self.lang, key, game, **params)

    def button(self, key: str, game: str | None = None, *, exact: bool = False, **params: Any) -> Locator:
        """The button with this text."""
        return self.page.get_by_role("button", name=self.t(key, game, **params), exact=exact)

    def press(self, key: str, game: str | None = None, *, exact: bool = False, **params: Any) -> None:
        """Press it, once the bar listens: after a change of meaning it does nothing for a moment."""
        button = self.button(key, game, exact=exact, **params)
        expect(button).to_have_count(1)  # the screen that is being left has gone
        expect(button).to_be_visible()
        expect(self.page.locator("[data-guarded]")).to_have_count(0)
        button.click()

    @property
    def sheet(self) -> Locator:
        """The sheet that is open."""
        return self.page.get_by_role("dialog")

    @property
    def code(self) -> str:
        """The code of the salon that the page is in."""
        found = re.search(r"/s/([A-Z]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    # Coming in

    def opens(self) -> str:
        """Open a salon from the way in; return its code."""
        self.page.goto(f"{self.url}/")
        self.page.get_by_label(self.t("me.name")).fill(self.name)
        self.press("way.open")
        self.in_the_room()
        return self.code

    def enters(self, code: str, place: Place | None = None) -> None:
        """Follow the link and say one's name."""
        self.page.goto(f"{self.url}/s/{code}{f'#{place}' if place else ''}")
        self.page.get_by_label(self.t("me.name")).fill(self.name)
        self.press("me.enter", exact=True)
        if place is None:
            self.in_the_room()

    def in_the_room(self) -> None:
        """Wait for the room."""
        expect(
            self.page.get_by_role("region", name=re.compile(self.t("room.label", code="")))
        ).to_be_visible()

    def goes_to(self, place: Place) -> None:
        """Walk to a place of the room."""
        region = self.page.get_by_role("region", name=self.t("room.label", code=self.code))
        region.get_by_role("button", name=re.compile(f"^{re.escape(self.t(f'room.{place}'))}(,|$)")).click()

    def back_to_the_room(self) -> None:
        """Leave the table for the room."""
        self.press("room.back", exact=True)
        self.in_the_room()

    def opens_sheet(self, key: str, via_menu: bool = False) -> None:
        """Open a sheet by the tool of that name, or by the menu of a table."""
        if via_menu:
            self.press("tools.menu", exact=True)
            self.sheet.get_by_role("button", name=self.t(key), exact=True).click()
        else:
            self.press(key)
        expect(self.sheet.get_by_role("heading", level=2)).to_be_visible()

    def closes_sheet(self) -> None:
        """Close the open sheet."""
        self.sheet.get_by_role("button", name=self.t("tools.close"), exact=True).click()
        expect(self.sheet).to_have_count(0)

    # The big table

    def sits(self) -> None:
        """Take a chair at the big table."""
        self.goes_to("table")
        self.press("room.sit", exact=True)
        self.ears.until(lambda _: self.seat is not None)

    @property
    def seat(self) -> int | None:
        """Where this person sits at the big table."""
        seats = self.ears.room["table"]["seats"]
        mine = (i for i, held in enumerate(seats) if held and held.get("person") == self.ears.you)
        return next(mine, None)

    def chooses(self, game: str, config: Mapping[str, object], players: int, *, start: bool = True) -> None:
        """As the host: put a game on the table without a clock, call house players until so many sit, begin."""
        self.press("room.games", exact=True)
        sheet = self.sheet
        sheet.get_by_role("radio", name=re.compile(f"^{re.escape(self.t('title', game))}")).click()
        for option, value in config.items():
            self._sets(game, option, value)
        sheet.get_by_role("radio", name=self.t("host.no_clock"), exact=True).click()
        self.ears.until(lambda ears: (ears.room["choice"] or {}).get("seconds") == 0)
        chosen = self.ears.room["choice"]
        assert (chosen["game"], chosen["config"]) == (game, {**chosen["config"], **config})
        while (seated := self._seated()) < players:
            button = sheet.get_by_role("button", name=re.compile(self._robots()))
            several = re.search(r"\d", button.inner_text())
            button.click()
            self._until_seated(seated + (int(several[0]) if several else 1))
        if not start:
            return
        sheet.get_by_role("button", name=self.t("host.start"), exact=True).click()
        self.ears.until(lambda ears: ears.table().get("view"))

    def _sets(self, game: str, option: str, value: object) -> None:
        label = self.t(f"config.{option}.label", game)
        if isinstance(value, bool):
            self.sheet.get_by_role("switch", name=re.compile(f"^{re.escape(label)}")).set_checked(value)
        else:
            words = self.t(f"config.{option}.values.{json.dumps(value)}", game)
            choices = self.sheet.get_by_role("group", name=label, exact=True)
            choices.get_by_role("radio", name=words, exact=True).click()
        self.ears.until(lambda ears: (ears.room["choice"] or {"config": {}})["config"].get(option) == value)

    def _seated(self) -> int:
        return sum(held is not None for held in self.ears.room["table"]["seats"])

    def _until_seated(self, count: int) -> None:
        self.ears.until(lambda _: self._seated() >= count)

    def _robots(self) -> str:
        one, many = (self.t("host.fill", missing=n) for n in (1, 2))
        return f"^({one}|{many.replace('2', '[0-9]')})$"

    # Cards and actions, whatever the game

    @property
    def hand(self) -> Locator:
        """The list of one's cards; each is a button."""
        names = {self.t("table.your_hand"), *names_of_hands(self.lang)}
        return self.page.get_by_role("list", name=re.compile(f"^({'|'.join(map(re.escape, names))})$"))

    def card(self, code: str) -> Locator:
        """A card of one's hand."""
        name = re.compile(rf"^{card_name(self.lang, code)}(,|$)")
        return self.hand.get_by_role("button", name=name)

    def taps(self, code: str) -> None:
        """Touch a card of one's hand where its neighbours leave it free: at its index."""
        self.touch(self.card(code), {"x": 12, "y": 16})

    def cards(self) -> list[str]:
        """The names of the cards in one's hand as they are on the screen."""
        names = self.hand.get_by_role("button").evaluate_all(
            "(cards) => cards.filter((card) => !card.inert).map((card) => card.ariaLabel)"
        )
        return sorted(name.split(",")[0] for name in names)

    def sees_own_cards(self) -> None:
        """Wait until the cards on the screen are those that the server says."""
        table = self.ears.table()
        expected = sorted(
            card_name(self.lang, code) for code in table["view"]["players"][table["seat"]]["hand"]
        )
        expect(self.hand.get_by_role("button")).to_have_count(len(expected))
        for code in table["view"]["players"][table["seat"]]["hand"]:
            expect(self.card(code)).to_be_attached()
        assert self.cards() == expected

    @property
    def question(self) -> tuple[object, ...]:
        """What tells one decision from the next."""
        table = self.ears.table()
        return table["view"]["round"], table["decision"], len(table["view"]["legal"]), self.ears.number()

    @property
    def asked(self) -> bool:
        """Whether the table waits for an action that this person has not given yet."""
        table = self.ears.table()
        waits = bool(table.get("decision") and table["view"].get("legal"))
        return waits and self.question not in self._acted

    @property
    def acted(self) -> int:
        """How many decisions this person has answered."""
        return len(self._acted)

    def acts(self) -> None:
        """Answer through the screen what the table asks, unless a clock is quicker: some run at every table."""
        table = self.ears.table()
        self._acted.add(self.question)
        try:
            PLAYS[table["game"]].act(self)
        except (AssertionError, TooLate):
            if self.ears.table()["decision"] == table["decision"]:
                raise

    def sends(self, button: Locator, at: Position | None = None) -> None:
        """Press what acts, once it listens, and wait for the server's word."""
        expect(button).to_be_enabled()
        expect(self.page.locator("[data-guarded]")).to_have_count(0)
        answers = len(self._answers())
        self.touch(button, at)
        self.ears.until(lambda _: len(self._answers()) > answers)
        assert self._answers()[-1]["type"] == "ack", self._answers()[-1]

    def _answers(self) -> list[Json]:
        return [message for message in self.ears.told if message["type"] in ("ack", "refused")]


def _catch_up(people: Sequence[Person]) -> int:
    """Let all have heard what one of them has; return the number of the last event."""
    number = max(person.ears.number() for person in people)
    for person in people:
        person.ears.until(lambda ears: ears.number() >= number)
    return number


def _moved(number: int, status: str, ears: Ears) -> bool:
    return ears.number() > number or ears.table()["status"] != status


def play(people: Sequence[Person], until: Callable[[], object]) -> None:
    """Let these people, who sit at one table, play until ``until`` holds; the house players play by themselves."""
    ears = people[0].ears

    while True:
        number = _catch_up(people)
        if until():
            return
        table = ears.table()
        assert table["status"] != "over", "the match ended before"
        asked = [person for person in people if person.asked]
        if asked:
            asked[0].acts()
        else:
            ears.until(partial(_moved, number, table["status"]))
