#!/usr/bin/env python3
"""Taps in a scene of Touchstone and asks why its recognizers did or did not recognize.

    ask_why.py [TOUCHSTONE]

TOUCHSTONE is the command, by default `touchstone` in the path. Only the standard library is needed. Documentation/Serve.md describes the requests.
"""
import json
import subprocess
import sys


class Touchstone:
    """A running `touchstone serve`."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            [command, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def ask(self, request, **fields):
        """Sends a request and returns its answer; an error of the request is raised."""
        self.process.stdin.write(json.dumps({"request": request, **fields}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise EOFError(f"touchstone ended with {self.process.wait()}")
        answer = json.loads(line)
        if not answer["ok"]:
            error = answer["error"]
            raise ValueError(f"{error['message']} ({error['field']}). {error['remedy']}")
        return answer

    def __enter__(self):
        return self

    def __exit__(self, *_):
        """Ends the input, which ends the command."""
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def main(arguments):
    with Touchstone(arguments[0] if arguments else "touchstone") as touchstone:
        scene = touchstone.ask("start", scene="two-subviews")
        print(f"{scene['scene']}: {scene['summary']}")

        touchstone.ask("tap", at={"view": "left"})
        course = touchstone.ask("advance", still=True)
        for gesture in course["recognized"]:
            print(f"at {course['now']} s: {gesture['name']} recognized")

        for touch in touchstone.ask("why")["touches"]:
            for answer in touch["answers"]:
                print(f"  {answer['text']}")
            print(f"  {touch['delivery']['text']}")

        try:
            touchstone.ask("tap", at={"view": "lef"})
        except ValueError as error:
            print(error)


if __name__ == "__main__":
    main(sys.argv[1:])
