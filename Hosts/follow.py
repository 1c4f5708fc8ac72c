#!/usr/bin/env python3
"""Runs a build of SwiftPM, and prints its steps with the seconds since the start to standard error.

    Hosts/follow.py COMMAND …      such as swift build -c release

A build has no limit of time; every half minute it is printed what it is at. After it was ended, the same command goes on where it was. Exit code: 0
success, 1 failure, 2 usage error, 128 and the number of the signal that ended it.
"""
import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path


def processes(session):
    """Returns the process, its parent and its command of each process of a session."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            if int(stat[3]) == session:
                yield int(folder.name), int(stat[1]), (folder / "cmdline").read_text(errors="replace")
        except OSError:
            pass  # It has ended.


def activity(commands):
    """Returns what the processes of a build are doing, of which SwiftPM prints only what is done."""
    modules = dict.fromkeys(name for words in commands for name in re.findall(r"swiftc\0-module-name\0(\w+)", words))
    if modules:
        return f"compiling {', '.join(modules)}"
    return "linking" if any(re.search(r"(^|/)(wasm-)?ld(\.\w+)?$", words.split("\0")[0]) for words in commands) else "planning"


def follow(command, prepare=None):
    """Runs a build and prints its steps; ends the program if the build fails or is ended. `prepare` is called in the process of the build."""
    start, is_over, ended_by = time.monotonic(), threading.Event(), []

    def tell(text):
        print(f"{time.monotonic() - start:5.0f} s  {text}", file=sys.stderr, flush=True)

    def watch():
        since = 0
        while not is_over.wait(1):
            running = list(processes(build.pid))
            # SwiftPM keeps what was built if a compiler fails, not if it is itself ended: so those that it started are, until it gives up.
            for process, parent, _ in running if ended_by else []:
                if build.pid not in (process, parent):
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(process, signal.SIGTERM)
            since = (since + 1) % 30
            if since == 0:
                tell(f"… {activity([words for _, _, words in running])}")

    with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True, preexec_fn=prepare) as build:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda number, _: ended_by.append(number))
        watcher = threading.Thread(target=watch)
        watcher.start()
        for line in build.stdout:
            if not ended_by:
                tell(line.rstrip())
    is_over.set()
    watcher.join()
    if ended_by:
        tell("ended; the same command goes on from here")
        sys.exit(128 + ended_by[0])
    if build.returncode != 0:
        tell("the build failed")
        sys.exit(1)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    follow(sys.argv[1:])
