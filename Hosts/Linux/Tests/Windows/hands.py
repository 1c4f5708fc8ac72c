"""Hands as moments: (milliseconds, steps) each, in the text of Hosts/Linux/Injection/hand.h."""

from servers import HERE, SIZE


def place(x, y):
    """A place in points as shares of the screen."""
    return f"{x / SIZE[0]!r} {y / SIZE[1]!r}"


def way(start, end, count):
    """Places from start to end, in whole points."""
    return [tuple(round(a + (b - a) * step / (count - 1)) for a, b in zip(start, end)) for step in range(count)]


def fingers(ways, step=16):
    """Fingers that come down together, move along their ways and are lifted together."""
    moments = []
    for index, places in enumerate(zip(*ways)):
        verb = "down" if index == 0 else "move"
        moments.append((index * step, [f"{verb} {finger} {place(*point)}" for finger, point in enumerate(places)] + ["frame"]))
    moments.append((len(moments) * step, [f"up {finger}" for finger in range(len(ways))] + ["frame"]))
    return moments


def same(name):
    """The scene and a hand that is played to it in every window system and on the page, and the decisions that it leads to. Each line of the file
    is a moment: its milliseconds, a verb, a finger and a place in points. Fingers act one after the other, since not all report them together.
    In one whose name ends with -rest a finger rests before it is lifted."""
    folder = HERE.parents[3] / "Tests" / "Data" / "SameHands"
    moments = []
    for line in (folder / f"{name}.hand").read_text().splitlines():
        moment, verb, finger, *point = line.split()
        step = f"{verb} {finger} {place(*map(int, point))}" if point else f"{verb} {finger}"
        moments.append((int(moment), [step, "frame"]))
    return name.removesuffix("-rest"), moments, (folder / f"{name}.decisions").read_text().splitlines()


def as_trace(hand, scene, delay=100):
    """The hand as a trace without decisions: what a host without a window system would receive."""
    numbers, lines = {}, []
    last = {}
    for moment, steps in hand:
        contacts = []
        for line in steps:
            words = line.split()
            if words[0] in ("down", "move"):
                at = tuple(round(float(share) * length) for share, length in zip(words[2:], SIZE))
                if words[0] == "down":
                    numbers[words[1]] = min(set(range(1, 100)) - set(numbers.values()))
                last[words[1]] = at
                contacts.append(f"{numbers[words[1]]}:{'began' if words[0] == 'down' else 'moved'}@{at[0]},{at[1]}")
            elif words[0] == "up":
                at = last[words[1]]
                contacts.append(f"{numbers[words[1]]}:ended@{at[0]},{at[1]}")
            elif words[0] == "cancel":
                contacts += [f"{number}:cancelled@{last[finger][0]},{last[finger][1]}" for finger, number in sorted(numbers.items())]
                numbers.clear()
        for line in steps:
            if line.startswith("up "):
                del numbers[line.split()[1]]
        lines.append(f"{(moment + delay) / 1000:.9f} frame {' '.join(contacts)}")
    head = ["touchstone-trace 2", 'program="hand"', f'scene="{scene}"', f'width="{SIZE[0]}"', f'height="{SIZE[1]}"', 'scale="1"']
    return "\n".join(head + lines) + "\n"
