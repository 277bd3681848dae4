"""Blackjack in real browsers: donnes with a reload, the hidden card, a donne by keys alone, every phase looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect
from tests.e2e.asking import asks_why
from tests.e2e.conftest import Arrive
from tests.e2e.ears import Ears, Json
from tests.e2e.keyboard import Keyboard
from tests.e2e.looking import DESKTOP, PHONE, SIDEWAYS, TABLET, Eyes
from tests.e2e.program import Program
from tests.e2e.salon import Person
from tests.e2e.stools import mine, phase, sits
from tests.e2e.texts import card_name

KEY = "blackjack"
SIZES = (DESKTOP, SIDEWAYS, TABLET, PHONE)
STILL = {"reduced_motion": "reduce"}
HIDDEN = "??"
MOST = 6
"""So many donnes at most end by a blackjack before anybody is asked."""

_phase = partial(phase, KEY)
_mine = partial(mine, KEY)
_sits = partial(sits, KEY)


def _asked(person: Person) -> bool:
    return _phase(person) == "playing" and len(person.ears.table(KEY)["view"]["legal"]) > 1


def _bets(person: Person, amount: int = 50) -> None:
    person.ears.until(lambda _: _phase(person) == "betting")
    person.button("bar.set", KEY, exact=True, amount=amount).click()
    person.press("action.bet_amount", KEY, amount=amount)
    person.ears.until(lambda _: _mine(person)["bet"] == amount)


def _is_over(person: Person, _: Ears | None = None) -> bool:
    return _phase(person) == "round_over"


def _next(people: Sequence[Person]) -> Person | None:
    """Whom the croupier asks next; None once the donne is over: a blackjack may end it before anybody is asked."""
    first, number = people[0], max(person.ears.number(KEY) for person in people)
    first.ears.until(lambda ears: ears.number(KEY) >= number)
    first.ears.until(lambda _: _is_over(first) or (_phase(first) == "playing" and _turn(first) is not None))
    asked = next((person for person in people if not _is_over(first) and _seat(person) == _turn(first)), None)
    if asked is not None:
        asked.ears.until(lambda _: _asked(asked))
    return asked


def _turn(person: Person) -> int | None:
    return next(iter(person.ears.table(KEY)["view"]["to_act"]), None)


def _seat(person: Person) -> int:
    return int(person.ears.table(KEY)["seat"])


def _plays(person: Person, look: Callable[[], None] = lambda: None) -> None:
    """Draw up to twelve, then stay, unless the clock is quicker; ``look`` is called before each answer."""
    while _asked(person):
        answered = person.ears.table(KEY)["decision"]
        look()
        try:
            person.press("action.stand" if _mine(person)["total"] > 11 else "action.hit", KEY)
        except (AssertionError, TooLate):
            if person.ears.table(KEY)["decision"] == answered:
                raise
        person.ears.until(partial(_has_gone_on, answered))


def _has_gone_on(answered: str, ears: Ears) -> bool:
    return bool(ears.table(KEY)["decision"] != answered)


def _told(ears: Ears) -> Iterator[Json]:
    for message in ears.told:
        for part in message.get("tables", ()) if message["type"] == "welcome" else (message,):
            if part["type"] == "table" and part["table"]["place"] == KEY and part["table"]["view"]:
                yield part


def _nothing_told_to(ears: Ears) -> int:
    """The hidden card is in no message before the croupier shows it; return how often it was hidden."""
    hidden = 0
    for part in _told(ears):
        view = part["table"]["view"]
        if view["phase"] == "playing" and view["dealer_hand"]:
            assert view["dealer_hand"][1:] == [HIDDEN], part
            hidden += 1
        dealt = [event["event"] for event in part.get("events", ()) if "event" in event]
        assert all(event["hole"] == HIDDEN for event in dealt if event["type"] == "dealt"), part
    return hidden


def test_donnes_of_two_people_with_a_reload_and_the_card_that_nobody_is_told(
    quick: Program, arrive: Arrive
) -> None:
    lea, max_ = arrive(quick, "Léa"), arrive(quick, "Max", "en", size=DESKTOP)
    zoe, tv = arrive(quick, "Zoé", size=DESKTOP), arrive(quick, "", size=(1920, 1080))
    code = lea.opens()
    lea.goes_to("blackjack")
    _sits(lea)
    max_.enters(code, "blackjack")
    _sits(max_)
    zoe.enters(code, "blackjack")
    tv.page.goto(f"{quick.url}/s/{code}/tv")
    tv.ears.until(lambda ears: ears.room)
    people = (lea, max_)
    reloaded = False
    for _ in range(MOST):
        for person in people:
            _bets(person)
        while (asked := _next(people)) is not None:
            if asked is lea and not reloaded:
                reloaded = True
                _reloads_in_the_donne(lea)
            _plays(asked)
        if reloaded:
            break
    for person in people:
        person.ears.until(partial(_is_over, person))
        assert _mine(person)["balance"] == 1000 + sum(_won(person))
    for person in (lea, max_, zoe):
        assert _nothing_told_to(person.ears)
    _nothing_told_to(tv.ears)  # it may be told nothing of this table at all


def _reloads_in_the_donne(person: Person) -> None:
    before = _mine(person)
    person.page.reload()
    person.ears.until(lambda ears: ears.welcomes == 2)
    assert _mine(person) == before
    hand = person.page.get_by_role("list", name=person.t("stools.own", KEY))
    for card in before["hand"]:
        expect(hand.get_by_label(card_name(person.lang, card)).first).to_be_visible()


def _won(person: Person) -> list[int]:
    """What each donne has brought."""
    seat = _seat(person)
    nets = {
        part["table"]["view"]["round"]: int(part["table"]["view"]["players"][seat]["net"])
        for part in _told(person.ears)
        if part["table"]["view"]["phase"] == "round_over"
    }
    return list(nets.values())


def test_a_donne_by_keys_alone(served: Program, arrive: Arrive) -> None:
    lea = arrive(served, size=DESKTOP)
    keyboard = Keyboard(lea)
    keyboard.opens()
    keyboard.enter(lea.t("room.blackjack"))
    expect(lea.page.get_by_role("region", name=lea.t("stools.label", KEY))).to_be_visible()
    keyboard.enter(lea.t("stools.sit", KEY))
    lea.ears.until(lambda ears: ears.table(KEY).get("seat") is not None)

    keyboard.enter(lea.t("bar.set", KEY, amount=50))
    keyboard.enter(lea.t("action.bet_amount", KEY, amount=50))
    lea.ears.until(lambda _: _mine(lea)["bet"] == 50)
    if _next((lea,)):
        keyboard.enter(f"^{lea.t('action.stand', KEY)}")
    lea.ears.until(lambda _: _is_over(lea))
    result, net = str(_mine(lea)["result"]), int(_mine(lea)["net"])
    signed = f"{'+' if net > 0 else '−' if net < 0 else ''}{abs(net)}"
    told = lea.t(f"result.{result}", KEY, net=signed)
    expect(lea.page.get_by_role("heading", name=told, exact=True)).to_be_visible()
    expect(lea.page.get_by_role("listitem").filter(has_text=told)).to_be_visible()
    assert _mine(lea)["balance"] == 1000 + net


def test_every_phase_with_all_stools_taken(served: Program, arrive: Arrive, eyes: Eyes) -> None:
    lea, max_ = arrive(served, "Léa", **STILL), arrive(served, "Maximilien-Théodore Ⅲ", "en", **STILL)
    others = [arrive(served, name, **STILL) for name in ("Zoé", "Noé", "Ève")]
    code = lea.opens()
    lea.goes_to("blackjack")
    expect(lea.button("stools.sit", KEY, exact=True).last).to_be_visible()
    eyes.look(lea.page, "blackjack-to-sit", SIZES)
    _sits(lea)
    for person in (max_, *others):
        person.enters(code, "blackjack")
        _sits(person)
    people = (lea, max_, *others)
    with served.breathless():
        eyes.look(lea.page, "blackjack-bets", SIZES)
        lea.button("bar.set", KEY, exact=True, amount=500).click()
        asks_why(lea)
    seen: set[str] = set()

    def look() -> None:
        name = f"blackjack-my-hand-of-{len(_mine(lea)['hand'])}"
        if name not in seen:
            seen.add(name)
            with served.breathless():
                expect(lea.button("action.stand", KEY)).to_be_visible()
                asks_why(lea)
                eyes.look(lea.page, name, SIZES)
                eyes.look(max_.page, "blackjack-their-hand", (SIDEWAYS, PHONE))

    for _ in range(MOST):
        for person in people:
            _bets(person)
        while (asked := _next(people)) is not None:
            _plays(asked, look if asked is lea else lambda: None)
        if seen:
            break
    assert seen
    lea.ears.until(lambda _: _is_over(lea))
    with served.breathless():
        eyes.look(lea.page, "blackjack-settled", SIZES)
        eyes.read(max_.page, "blackjack-settled")
    lea.opens_sheet("tools.rules", via_menu=True)
    expect(lea.sheet.get_by_role("heading", level=3).first).to_be_visible()
    eyes.look(lea.page, "blackjack-rules")
