"""Texts for the tests of the results, written for them."""

from __future__ import annotations

_OPENING = (
    "The harbour path begins behind the old customs house and follows the wall for half a mile. "
    "At low water the stones are dry and the whole walk takes less than twenty minutes. "
    "Families with small children should keep to the upper track, which is level and has a rail."
)
_TOWER = (
    "The light tower was built in a single summer by masons from the next valley. "
    "Its lamp turns once every fifteen seconds and is seen from nineteen miles away. "
    "Visitors may climb the stair on weekdays between ten and four, in groups of six at most."
)
_BIRDS = (
    "Terns nest on the shingle from late April until the first days of August. "
    "Dogs must stay on a lead during those weeks, and drones are not allowed at any time. "
    "A warden lives in the hut beside the gate and is glad to lend her telescope."
)
_MEAL = (
    "Afterwards the café on the quay serves fish soup with brown bread until the pot is empty. "
    "It closes without warning when the ferry is late."
)

WALK = "\n\n".join([_OPENING, _TOWER, _BIRDS, _MEAL])

# One paragraph has moved, one sentence is new, one has gone.
WALK_AGAIN = "\n\n".join(
    [
        _OPENING,
        _BIRDS,
        _TOWER,
        "Bring a warm coat in every season, for the wind off the point is never still.",
    ]
)

# Holds all of WALK, and twice as much around it.
GUIDE = "\n\n".join(
    [
        " ".join(f"Chapter {n} describes inn number {n} of the northern road." for n in range(40)),
        WALK,
        " ".join(f"Table {n} lists fare {n} for travellers of class {n}." for n in range(40)),
    ]
)

LEDGER = " ".join(
    f"Entry {n} records the sale of {n * 7} barrels to merchant {n * 3} of the eastern port."
    for n in range(30)
)

# Holds half of WALK.
HALF = "\n\n".join([_OPENING, _TOWER, LEDGER[:900]])

CHINESE = (
    "港口小路从旧海关大楼后面开始，沿着城墙走半英里。退潮时石头是干的，整段路不到二十分钟。"
    "带小孩的家庭应走上面的小路，那里平坦而且有栏杆。灯塔是邻近山谷的石匠在一个夏天里建成的。"
)
CHINESE_AGAIN = CHINESE + "夏天请带上帽子和足够的水。"

PAGE = """<!doctype html><html lang="en"><head><title>{title}</title></head><body>
<nav><ul><li><a href="/">Home</a></li><li><a href="/walks">All our walks</a></li></ul></nav>
<main><h1>{title}</h1>{body}</main>
<footer><p>Harbour Trust, founded in the year of the great storm.</p></footer>
</body></html>"""


def page(title: str, content: str) -> str:
    """An HTML page with a menu and a footer around the paragraphs of a text."""
    body = "".join(f"<p>{paragraph}</p>" for paragraph in content.split("\n\n"))
    return PAGE.format(title=title, body=body)


def long_pair(passages: int, words: int) -> tuple[str, str]:
    """Two texts that share so many passages of so many words each, with a word of their own between
    any two; every fortieth passage has moved."""
    runs = [[f"w{n}x{i}" for i in range(words)] for n in range(passages)]
    second = list(runs)
    for n in range(0, passages, 40):
        m = n * 7 % passages
        second[n], second[m] = second[m], second[n]
    return tuple(
        "".join(
            f"{' '.join(run)} {own}{n}.{chr(10) * 2 if n % 6 == 5 else ' '}"
            for n, run in enumerate(side)
        )
        for own, side in (("a", runs), ("b", second))
    )
