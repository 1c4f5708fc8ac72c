"""Looks for the documents' own words and code in the tree.

    python3 quotations.py SPEC

Eight words in a row, or fourteen tokens of code, that a file has in common with one of the five documents are a quotation. What every
subclass of UIKit's classes has to write, the heads of the methods that it overrides, is left out of the comparison. Exit code: 0
there is none, 1 there is one.
"""
import re
import subprocess
import sys
from pathlib import Path

WORDS, TOKENS = 8, 14
DOCUMENTS = ["000", "001", "002", "003", "004"]
# Heads that UIKit prescribes, in one token each.
HEAD = re.compile(
    r"(?:public |open |override |private )*func (?:touches|presses)\w+\(_ \w+: Set<UI\w+>, with event: UI\w+\??\)"
    r"|shouldRecognizeSimultaneouslyWith\w* otherGestureRecognizer: UIGestureRecognizer"
    r"|gestureRecognizer\(\s*_ gestureRecognizer: UIGestureRecognizer,")
# What stands before each line of a comment or a list.
MARGIN = re.compile(r"^\s*(?:///?|#|>|\*) ", re.MULTILINE)
WORD = re.compile(r"[A-Za-z0-9_]+(?:['’][a-z]+)?|§")
TOKEN = re.compile(r"[A-Za-z_]\w*|[0-9.]+|\S")
# Traces and pictures are generated, and have neither sentences nor code.
GENERATED = {".trace", ".svg", ".png"}


def runs(text):
    """All runs of words and of tokens of a text, each with the place where it begins."""
    text = HEAD.sub(lambda head: "§" + " " * (len(head[0]) - 1), text)
    prose = MARGIN.sub(lambda margin: " " * len(margin[0]), text)
    for pattern, source, length in ((WORD, prose, WORDS), (TOKEN, text, TOKENS)):
        found = [(match[0].lower() if pattern is WORD else match[0], match.start()) for match in pattern.finditer(source)]
        for first in range(len(found) - length + 1):
            yield (length, *(word for word, _ in found[first:first + length])), found[first][1]


def main(spec):
    theirs = set()
    for name in DOCUMENTS:
        path = next(spec.glob(f"{name}*"), None)
        if path is None:
            print(f"there is no document {name} in {spec}")
            return 1
        theirs.update(run for run, _ in runs(path.read_text()))
    listed = subprocess.run(["git", "ls-files", "-z"], stdout=subprocess.PIPE, text=True)
    if listed.returncode or not listed.stdout:
        print("git does not say which files there are")
        return 1
    paths = [Path(name) for name in listed.stdout.split("\0") if name]
    paths = [path for path in paths if path.suffix not in GENERATED and path.is_file()]
    quotations = 0
    for path in paths:
        text = path.read_text(errors="replace")
        # The first of each line.
        lines = {text.count("\n", 0, place) + 1: run for run, place in reversed(list(runs(text))) if run in theirs}
        for line, run in sorted(lines.items()):
            print(f"{path}:{line}: as in the documents: {' '.join(run[1:])}")
        quotations += len(lines)
    if not quotations:
        print(f"{len(paths)} files have no {WORDS} words and no {TOKENS} tokens in a row from the documents")
    return 1 if quotations else 0


sys.exit(main(Path(sys.argv[1])))
