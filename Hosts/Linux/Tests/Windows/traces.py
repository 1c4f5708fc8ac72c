"""Reads traces: their input, and what was decided."""

import math
import re
import subprocess
import sys


def records(trace):
    """The records, as lines with their times; the header is left out."""
    return [line for line in trace.splitlines() if re.match(r"-?\d+\.\d+ ", line)]


def frames(trace):
    """The frames of input, without their times."""
    return [line.split(" frame ", 1)[1] for line in records(trace) if " frame " in line]


def contacts(trace):
    """The contacts of each frame that has any, without samples of fingers that rest, and without other input."""
    return [line for _, line in touched(trace)]


def touched(trace):
    """The same with the time of each frame, in seconds."""
    last, found = {}, []
    for line in records(trace):
        moment, kind, frame = (line + " ").split(" ", 2)
        if kind != "frame":
            continue
        kept = []
        for number, phase, at in re.findall(r"(?:^| )(\d+):(\w+)@(\S+)", frame):
            if phase != "stationary" and (phase != "moved" or last.get(number) != at):
                kept.append(f"{number}:{phase}@{at}")
            last[number] = at
        if kept:
            found.append((float(moment), " ".join(kept)))
    return found


def delay(trace, hand):
    """The longest time by which a busy machine made the frames later or earlier than the moments of the hand, in seconds; infinite if there are
    not as many."""
    moments = [moment / 1000 for moment, steps in hand if "frame" in steps or "cancel" in steps]
    found = [moment for moment, _ in touched(trace)]
    if len(found) != len(moments):
        return math.inf
    return max(abs(found[index] - found[0] - moments[index] + moments[0]) for index in range(len(found)))


def decisions(trace):
    """What was decided, without when and without the places between: the phases that recognizers entered, and the touches that views
    received, each once in a row. Fingers are numbered in the order in which they came down: a mouse that hovers counts as well."""
    kept, numbers, phases = [], {}, {}
    for line in records(trace):
        hit = re.search(r" hit finger=(\d+)", line)
        if hit:
            numbers.setdefault(hit[1], str(len(numbers) + 1))
        entered = re.search(r' enter recognizer="([^"]*)" phase=(\w+)', line)
        acted = re.search(r' action recognizer="([^"]*)" phase=(\w+)', line)
        delivered = re.search(r" deliver (.*) step=(began|ended|cancelled) fingers=([\d,]+)(.*)", line)
        decision = None
        if entered:
            decision = f"{entered[1]} enters {entered[2]}" if phases.get(entered[1]) != entered[2] else None
            phases[entered[1]] = entered[2]
        elif acted:
            # A change of the fingers' places may be too small for an action.
            decision = f"{acted[1]} acts {acted[2]}" if acted[2] != "changed" else None
        elif delivered and all(number in numbers for number in delivered[3].split(",")):
            fingers = ",".join(numbers[number] for number in delivered[3].split(","))
            decision = f"{delivered[1]} receives {delivered[2]} of {fingers}{delivered[4]}"
        if decision and not decision.startswith("hover ") and decision not in kept[-1:]:
            kept.append(decision)
    return kept


def count(trace, pattern):
    """The number of records with a pattern."""
    return sum(1 for line in records(trace) if re.search(pattern, line))


def replayed(command, trace, folder, name, rests="off"):
    """Plays a trace without a window, with added samples of fingers that rest or without; returns the trace of that."""
    source, target = folder / f"{name}.source.trace", folder / f"{name}.replayed.trace"
    source.write_text(trace)
    subprocess.run([command, "replay", "--rests", rests, "--trace", target, source], check=True, capture_output=True, timeout=120)
    return target.read_text()


if __name__ == "__main__":
    # For the tests of the page: a trace from standard input, its decisions to standard output.
    print("\n".join(decisions(sys.stdin.read())))
