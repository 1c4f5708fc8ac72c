"""The code that the scripts of the rule book share: the rules of the behavior book, the tests, the faults, and the numbers in a text.

The rules of Documentation/Behavior*.md are headings of the third level, `### B-145`. Below such a heading are the rule in
plain words, a paragraph in italics with its evidence, and, if no test proves it, one that begins with `No test of its own: ` and has the reason.
"""
import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTATION = ROOT / "Documentation"
INDEX = DOCUMENTATION / "Behavior.md"
EVIDENCE = ("Apple", "measured", "observed", "our choice")
ITALICS = re.compile(r"\*([^*\s][^*]*)\*")
PROVED = "Proved by: "
UNPROVED = "No test of its own: "
REPLACED = "Replaced by "

# A test: its attribute, which may have arguments in several lines, and the name of its function.
TEST = re.compile(r"@Test\b((?:(?!@Test\b).)*?)\bfunc\s+`([^`]+)`", re.DOTALL)
# Text after two slashes is not a test.
COMMENT = re.compile(r"(?:^|(?<=\s))//.*$", re.MULTILINE)
# A number of a rule, or the first and last of several: `B-145`, `S-115…S-118`, `N-01 … N-07`, `B-125 to B-138`.
CITATION = re.compile(r"(?<![\w-])([SBNCTM])-(\d{2,3}[a-z]?)(?![\w\[-])(?: ?(?:…|–|to) ?\1-(\d{2,3}[a-z]?)(?![\w-]))?")
HEADING = re.compile(r"^### ([BNCTM]-\d{2,3}[a-z]?)$", re.MULTILINE)
# A test of the members of a class, or of a table, names a section of the index: `.rules("1.12")`.
RULES = re.compile(r"\.rules\(([^)]*)\)")
SECTION = re.compile(r'"(\d\.\d+)"')
LEADING = re.compile(r"^(?:(?:[A-Z]+\d*-\d+[a-z]?(?:(?:…| to )[A-Z]+-\d+)?|\d\.\d+),? +)+")


class Test(NamedTuple):
    """A test, and the rules that its name or its attribute names."""

    path: Path
    name: str
    rules: frozenset
    sections: frozenset


class Fault(NamedTuple):
    """A mistake that somebody might make in the code, and what it breaks: laws of the kernel or numbers of rules.

    A list holds blocks separated by a line `---`; lines that start with `#` between blocks are comments:

        name: a sentence about what is wrong
        breaks: S-001…S-003
        file: Sources/…
        find:
        code that is in the file exactly once
        .
        replace:
        what stands there instead
        .

    The code to find holds no comments, and those of the file are passed over: a change of comments loses no fault."""

    name: str
    breaks: str
    file: str
    find: str
    replacement: str

    def planted(self, text):
        """The text of the file with the fault in it, or None if the place is not there exactly once."""
        lines = map(re.escape, self.find.split("\n"))
        places = list(re.finditer(r"(?:[ \t]*//[^\n]*)?\n(?:[ \t]*//[^\n]*\n)*".join(lines), text))
        return text[:places[0].start()] + self.replacement + text[places[0].end():] if len(places) == 1 else None


class Rule(NamedTuple):
    """A rule of the behavior book."""

    number: str
    page: Path
    text: str
    evidence: str
    reason: str

    @property
    def link(self):
        """The rule as a link from another page of the same folder."""
        return f"[{self.number}]({self.page.name}#{self.number.lower()})"

    @property
    def summary(self):
        """The first sentence."""
        return re.split(r"(?<=[.!?])\s+(?=[A-Z`])", " ".join(self.text.split()), maxsplit=1)[0]


def in_order(number):
    """A key to sort numbers by."""
    return (number[0], int(re.sub(r"\D", "", number)), number)


def between(first, last, known=None):
    """The rules from one to another; of the book only those that there are."""
    if known is not None:
        return [number for number in known if in_order(first) <= in_order(number) <= in_order(last) and number[0] == first[0]]
    digits = len(re.sub(r"\D", "", first[2:]))
    return [f"{first[0]}-{number:0{digits}}" for number in range(in_order(first)[1], in_order(last)[1] + 1)]


def numbers(text, known=None):
    """The rules that a text names; `S-115…S-118` names four."""
    found = set()
    for letter, first, last in CITATION.findall(text):
        found.add(f"{letter}-{first}")
        if last:
            found.add(f"{letter}-{last}")
            found.update(between(f"{letter}-{first}", f"{letter}-{last}", None if letter == "S" else known))
    return found


def sentence(name):
    """The name of a test without the numbers at its beginning."""
    return LEADING.sub("", name)


def cell(text):
    return text.replace("|", "\\|")


def read_tests(known=None):
    """Every test; a range of numbers stands for those that are `known`."""
    tests = []
    for path in sorted([*(ROOT / "Tests").rglob("*.swift"), *(ROOT / "Checks").glob("*Tests/**/*.swift")]):
        for match in TEST.finditer(COMMENT.sub("", path.read_text())):
            rules = numbers(match[2], known) | numbers(match[1], known)
            tests.append(Test(path.relative_to(ROOT), match[2], frozenset(rules), frozenset(SECTION.findall(" ".join(RULES.findall(match[1]))))))
    return tests


def read_faults(path):
    """The faults of a list."""
    def stop(number, message):
        sys.exit(f"{path}:{number}: {message}")
    faults, fields, text = [], {}, None
    for number, line in enumerate(path.read_text().splitlines() + ["---"], 1):
        if text is not None:
            if line == ".":
                text = None
            elif text == "find" and "//" in line:
                stop(number, "a comment in the code to find; leave it out, comments of the file are passed over")
            else:
                fields[text].append(line)
        elif line == "---":
            if fields:
                missing = [key for key in ("name", "breaks", "file", "find", "replace") if key not in fields]
                if missing:
                    stop(number, f"the block before has no {', '.join(missing)}")
                if any(fault.name == fields["name"] for fault in faults):
                    stop(number, f"another fault is called «{fields['name']}»")
                faults.append(Fault(
                    fields["name"], fields["breaks"], fields["file"], "\n".join(fields["find"]), "\n".join(fields["replace"])))
            fields = {}
        elif line in ("find:", "replace:"):
            text = line[:-1]
            fields[text] = []
        elif match := re.fullmatch(r"(name|breaks|file): *(\S.*)", line):
            fields[match[1]] = match[2].strip()
        elif line.strip() and not line.startswith("#"):
            stop(number, f"what is «{line}»?")
    if text is not None:
        stop(number, f"the last {text}: block is not ended by a line with a full stop")
    return faults


def pages():
    """The pages with rules, in the order of their names."""
    return [page for page in sorted(DOCUMENTATION.glob("Behavior*.md")) if page != INDEX]


def parts(text):
    """A page as pieces: what stands before the first rule, then a number and what is below it, and so on."""
    return HEADING.split(text)


def below(body):
    """What is below the heading of a rule: its paragraphs, and the rest of the page up to the next rule."""
    end = re.search(r"^## ", body, re.MULTILINE)
    own, rest = (body[: end.start()], body[end.start():]) if end else (body, "")
    return [paragraph for paragraph in own.strip().split("\n\n") if paragraph], rest


def read_book(problems):
    """The rules of the book, in order."""
    rules = {}
    for page in pages():
        pieces = parts(page.read_text())
        for number, body in zip(pieces[1::2], pieces[2::2]):
            where = f"{page.relative_to(ROOT)}: {number}"
            paragraphs, _ = below(body)
            evidence = [" ".join(match[1].split()) for text in paragraphs if (match := ITALICS.fullmatch(text))]
            reasons = [" ".join(text.split()) for text in paragraphs if text.startswith(UNPROVED)]
            words = [text for text in paragraphs if not text.startswith((UNPROVED, PROVED)) and not ITALICS.fullmatch(text)]
            if not words:
                problems.append(f"{where}: write the rule below the number")
            if len(evidence) != 1 or not any(kind.lower() in evidence[0].lower() for kind in EVIDENCE):
                problems.append(f"{where}: write its evidence as one paragraph in italics, with one of: {', '.join(EVIDENCE)}")
            if number in rules:
                problems.append(f"{where}: stands in {rules[number].page.name} as well")
            rules[number] = Rule(
                number, page, "\n\n".join(words), "".join(evidence), "".join(reasons).removeprefix(UNPROVED))
    return dict(sorted(rules.items(), key=lambda rule: in_order(rule[0])))
