"""Places at the end of a match: who is equal shares a rank, and the ranks after it are skipped."""

from salon.core.ranking import leading, ranked
from salon.core.turn import Place


def test_the_lowest_score_is_best() -> None:
    places = (Place(1, 1, -2), Place(0, 2, 5), Place(3, 2, 5), Place(2, 4, 9))
    assert ranked((5, -2, 9, 5), best="lowest") == places


def test_the_highest_score_is_best_and_equals_stay_in_the_order_of_the_seats() -> None:
    places = (Place(2, 1, 9), Place(0, 2, 5), Place(3, 2, 5), Place(1, 4, -2))
    assert ranked((5, -2, 9, 5), best="highest") == places


def test_something_else_may_decide() -> None:
    assert ranked((0, 0, 7), best="highest", by=((0, 2), (0, 3), (1, 0))) == (
        Place(2, 1, 7),
        Place(1, 2, 0),
        Place(0, 3, 0),
    )


def test_who_leads() -> None:
    assert leading((5, -2, 9, -2), "lowest") == (-2, (1, 3))
    assert leading((5, -2, 9, -2), "highest") == (9, (2,))
