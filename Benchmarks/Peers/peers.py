"""Builds the peers that Debian has packages of, from Benchmarks/Peers, and measures them in turn with the benchmarks.
`Scripts/benchmark --peers` prints the ratios.
"""
import json
import platform
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Benchmarks" / "Peers"
OURS = "ours"
# case: the events in a batch, and how many of our recognizers each updates.
CASES = {"two-fingers/none": (5_000, 0), "two-fingers/leaf": (5_000, 3), "two-fingers/all": (2_000, 30), "F/10000": (1_000, 0)}


class Peer(NamedTuple):
    """A toolkit: the name of its source, its module of pkg-config with its package, and packages of modules that it loads."""
    source: str
    module: str
    package: str
    loaded: dict = {}


PEERS = {
    "Qt Widgets": Peer("qt-widgets", "Qt6Widgets", "qt6-base-dev"),
    "Qt Quick": Peer("qt-quick", "Qt6Quick", "qt6-declarative-dev", {
        "qt6/qml/QtQuick": "qml6-module-qtquick", "qt6/qml/QtQml/WorkerScript": "qml6-module-qtqml-workerscript"}),
}
TOOLS = {"g++": "g++", "pkg-config": "pkg-config"}


class Failure(Exception):
    """A peer cannot be built, or does not do what it is said to measure."""


def ask(module, *options):
    """The answer of pkg-config about a module; none if it does not know it."""
    run = subprocess.run(["pkg-config", *options, module], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return run.stdout.strip() if run.returncode == 0 else None


def missing(peer):
    """The packages that a peer lacks."""
    lacking = [package for tool, package in TOOLS.items() if not shutil.which(tool)]
    folder = None if "pkg-config" in lacking else ask(peer.module, "--variable=libdir")
    if folder is None:
        return [*lacking, peer.package, *peer.loaded.values()]
    return lacking + [package for path, package in peer.loaded.items() if not (Path(folder) / path).is_dir()]


def find():
    """The names of the peers that can be built, and a sentence about the others, or none."""
    lacking = {name: missing(peer) for name, peer in PEERS.items()}
    absent = [name for name, packages in lacking.items() if packages]
    packages = sorted(set(sum(lacking.values(), [])))
    advice = (f"without {' and '.join(absent)}, whose packages are missing (on Debian, as root: apt-get install "
              f"--no-install-recommends {' '.join(packages)})") if absent else None
    return [name for name in PEERS if name not in absent], advice


def build(name):
    peer = PEERS[name]
    program = ROOT / ".build" / "peers" / peer.source
    if program.is_file() and program.stat().st_mtime > max(source.stat().st_mtime for source in SOURCES.iterdir()):
        return program
    program.parent.mkdir(parents=True, exist_ok=True)
    # C++ 17 is what Qt needs, and the default of compilers since 2021.
    command = ["g++", "-O2", "-Wall", "-Wextra", str(SOURCES / f"{peer.source}.cpp"), "-o", str(program)]
    command += ask(peer.module, "--cflags", "--libs").split()
    built = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode != 0:
        raise Failure(f"{name} does not build:\n{built.stdout[-4_000:]}")
    return program


def run_case(name, program, case, events):
    """One run of a program: version, and of an event time and updated recognizers."""
    options = ["--json", "--events", str(events), case] if name == OURS else [case, str(events)]
    run = subprocess.run([program, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if run.returncode != 0:
        raise Failure(f"{name}, {case}: {run.stderr.strip() or f'exit code {run.returncode}'}")
    report = json.loads(run.stdout)
    return {**report["measurements"][0], "updates": CASES[case][1]} if name == OURS else report


def measure(programs, rounds):
    """The runs of each case by system, one a round. The systems take turns, so that a busy minute concerns all."""
    runs = {case: {name: [] for name in programs} for case in CASES}
    for _ in range(rounds):
        for case, (events, _) in CASES.items():
            for name, program in programs.items():
                runs[case][name].append(run_case(name, program, case, events))
    return runs


def processor():
    """The kind of the processor."""
    about = Path("/proc/cpuinfo")
    model = re.search(r"^model name\s*: (.+)$", about.read_text(), re.MULTILINE) if about.is_file() else None
    return model.group(1) if model else platform.machine()


def ratio(ours, theirs):
    """The ratio of the best times, and those of the rounds."""
    rounds = sorted(own / other for own, other in zip(ours, theirs))
    return f"**{min(ours) / min(theirs):.2f}** ({rounds[0]:.2f}–{rounds[-1]:.2f})"


def table(runs, kind):
    """The table, as Markdown."""
    first = next(iter(runs.values()))
    peers = [name for name in first if name != OURS]
    rounds = len(first[OURS])
    heads = [head for name in peers for head in (f"{name} {first[name][0]['version']}", "ours : it")]
    lines = [
        f"Nanoseconds of CPU time on {kind}, the best of {rounds} rounds in turn; ratios of the best, in brackets of single rounds. "
        "*Updates* are those of recognizers by an event.",
        "", f"| event | ours | {' | '.join(heads)} |", "| --- |" + " ---: |" * (1 + len(heads))]
    for systems in runs.values():
        times = {name: [run["nanoseconds"] for run in of] for name, of in systems.items()}
        cells = [systems[OURS][0]["title"]]
        for name, of in systems.items():
            updates = of[0]["updates"]
            cells.append(f"{min(times[name]):,.0f}" + (f", {updates} update{'s' if updates > 1 else ''}" if updates else ""))
            if name != OURS:
                cells.append(ratio(times[OURS], times[name]))
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)
