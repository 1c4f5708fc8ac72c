"""The rule book: reads the rules and the tests that prove them, checks both, and writes them into the documentation site.

    python3 -B Checks/Rules/rulebook.py FOLDER           writes what proves the rules into copies of the pages, for Scripts/build-docs
    python3 -B Checks/Rules/rulebook.py --link FOLDER …  turns numbers of rules in pages and symbol graphs into links

`Scripts/check-text` calls `check`. The rules of five documents, S-001 to S-243, are lines of Checks/Rules/seed.txt. The rules of the behavior
book are headings of Documentation/Behavior*.md, `### B-145`; below are the rule in plain words, its evidence in italics and,
if no test proves it, one that begins with `No test of its own: ` and has the reason. A test proves a rule if its name contains the number, or a
trait does, as in `@Test(.rules("S-115"))`; so does a program of Checks/CompileFail/Cases whose comments contain it.
"""
import json
import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
DOCUMENTATION = ROOT / "Documentation"
SEED = ROOT / "Checks/Rules/seed.txt"
DIVERGENCES = DOCUMENTATION / "Divergences.md"
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
# The numbers at the beginning of the name of a test.
LEADING = re.compile(r"^(?:(?:[A-Z]+\d*-\d+[a-z]?(?:(?:…| to )[A-Z]+-\d+)?|\d\.\d+),? +)+")


class Test(NamedTuple):
    """A test, and the rules that its name or its attribute names; a program has no name."""

    path: Path
    name: str
    rules: frozenset
    sections: frozenset


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
    """Every test, and the programs that must or must not compile; a range of numbers stands for those that are `known`."""
    tests = []
    for path in sorted([*(ROOT / "Tests").rglob("*.swift"), *(ROOT / "Checks").glob("*Tests/**/*.swift")]):
        for match in TEST.finditer(COMMENT.sub("", path.read_text())):
            rules = numbers(match[2], known) | numbers(match[1], known)
            tests.append(Test(path.relative_to(ROOT), match[2], frozenset(rules), frozenset(SECTION.findall(" ".join(RULES.findall(match[1]))))))
    for path in sorted((ROOT / "Checks/CompileFail/Cases").glob("*.swift")):
        comments = " ".join(line for line in path.read_text().splitlines() if line.lstrip().startswith("//"))
        tests.append(Test(path.relative_to(ROOT), "", frozenset(numbers(comments, known)), frozenset()))
    return tests


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


STATEMENTS = between("S-001", "S-243")


def read_rules(problems):
    """The rules of the five documents: number, group, statement, decision."""
    rules = []
    for line_number, line in enumerate(SEED.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) != 4 or not re.fullmatch(r"S-\d{3}", cells[0]) or not cells[1] or not cells[2]:
            problems.append(f"{SEED.relative_to(ROOT)}:{line_number}: write «S-001 | group | statement | decision»")
            continue
        rules.append(cells)
    if [rule[0] for rule in rules] != STATEMENTS:
        wrong = next((pair for pair in zip([rule[0] for rule in rules] + ["the end"], STATEMENTS) if pair[0] != pair[1]), None)
        problems.append(f"{SEED.relative_to(ROOT)}: not the rules S-001…S-243 in order: {wrong}")
    return rules


def check_rows(texts, problems):
    """Every `Divergences 87, 180` has to be rows of that table. The texts have names."""
    rows = set(re.findall(r"^\| (\d+) \|", DIVERGENCES.read_text(), re.MULTILINE))
    for name, text in texts:
        for cited in re.findall(r"\bDivergences(?:\]\(Divergences\.md\))?((?:,? \d+)*)", " ".join(text.split())):
            cited = re.findall(r"\d+", cited)
            if not cited:
                problems.append(f"{name}: which row of {DIVERGENCES.relative_to(ROOT)}?")
            for row in cited:
                if row not in rows:
                    problems.append(f"{name}: {DIVERGENCES.relative_to(ROOT)} has no row {row}")


def reading(text, book):
    text = re.sub(r"\bDivergences\b", "[Divergences](Divergences.md)", cell(text))
    return re.sub(r"\b[BNCTM]-\d+[a-z]?\b", lambda match: book[match[0]].link if match[0] in book else match[0], text)


def page(rules, book, tests):
    """The page Conformance: the statements of the five documents and what proves them."""
    lines = [
        "# The rule book",
        "",
        "Each statement of the five documents that the system comes from, and what proves it.",
        "",
        "## Overview",
        "",
        "A test is listed as proof of a rule if its trait `.rules(\"S-001\")` or its name contains the number. Where the sources disagree, the last",
        "column says which reading was taken. An S number is a statement of one of these documents, which are not in the repository, in words of our own:",
        "",
        "| Rules | Document |",
        "| --- | --- |",
        "| S-001…S-094 | “Advanced Gesture Recognition”, session 121 of Apple's conference WWDC 2010 |",
        "| S-095…S-127 | “Implementing a Custom Gesture Recognizer”, an article of Apple's, 2017 |",
        "| S-128…S-143 | “Touches”, the chapter of a book of recipes in which `DragView` is made |",
        "| S-144…S-192 | Session 235 of WWDC 2014, about scroll views and the handling of events |",
        "| S-193…S-243 | The session of WWDC 2009 about Multi-Touch by Josh Shaffer and Jason Beaver |",
        "",
        "Rules with other letters, such as B-220 or N-10, come from more sources; they are in [the behavior book](Behavior.md).",
    ]
    group = None
    for number, rule_group, statement, decision in rules:
        if rule_group != group:
            group = rule_group
            lines += ["", f"## {group}", "", "| Rule | Statement | Proved by | Reading |", "| --- | --- | --- | --- |"]
        lines.append(f"| {number} | {cell(statement)} | {cell(proofs_of(number, tests))} | {reading(decision, book)} |")
    return "\n".join(lines) + "\n"


def proofs_of(rule, tests):
    """The tests of a rule: by file, in the order of the files."""
    by_file, programs = {}, []
    for test in tests:
        if rule in test.rules and test.name:
            by_file.setdefault(test.path.stem, []).append(f"`{sentence(test.name)}`")
        elif rule in test.rules:
            programs.append(f"the program [{test.path.stem}](../{test.path})")
    return "; ".join([f"{name}: {', '.join(names)}" for name, names in by_file.items()] + programs)


def book_page(text, tests):
    """A page of the behavior book with what proves each rule."""
    pieces = parts(text)
    written = [pieces[0]]
    for number, body in zip(pieces[1::2], pieces[2::2]):
        paragraphs, rest = below(body)
        if proofs := proofs_of(number, tests):
            paragraphs.append(f"{PROVED}{proofs}.")
        written.append(f"### {number}\n\n" + "\n\n".join(paragraphs) + "\n\n" + rest)
    return "".join(written).rstrip() + "\n"


def book_index(text, book):
    """The first page of the behavior book with a table of all rules."""
    rows = [f"| {rule.link} | {cell(rule.summary)} |" for rule in book.values()]
    return text.rstrip() + "\n\n" + "\n".join(["## All rules", "", "| Rule | In short |", "| --- | --- |"] + rows) + "\n"


def check():
    """Returns what is wrong with the rules and their tests, and a sentence about what was checked."""
    problems = []
    rules, book = read_rules(problems), read_book(problems)
    check_rows([(rule[0], rule[3]) for rule in rules] + [(rule.number, rule.evidence) for rule in book.values()], problems)
    tests = read_tests(book)
    proved = set().union(*(test.rules for test in tests))
    for number in STATEMENTS:
        if number not in proved:
            problems.append(f"{number}: no test names the rule. Write one that fails if the rule is broken")
    for rule in book.values():
        if rule.number not in proved and not rule.reason and REPLACED not in rule.text:
            problems.append(f"{rule.number}: no test names the rule. Write one that fails if the rule is broken, or a paragraph «{UNPROVED}…» below the rule")
        if rule.number in proved and rule.reason:
            problems.append(f"{rule.number}: a test names the rule; remove the paragraph «{UNPROVED}…»")
    sections = set(re.findall(r"^\| (\d\.\d+) \|", INDEX.read_text(), re.MULTILINE))
    for test in tests:
        where = f"{test.path}: «{test.name}»"
        problems += [f"{where}: there is no rule {number}" for number in sorted(test.rules - set(STATEMENTS) - set(book), key=in_order)]
        problems += [f"{where}: {section} is not in the table of {INDEX.relative_to(ROOT)}" for section in sorted(test.sections - sections)]
    return problems, f"{len(rules)} statements and {len(book)} rules, {sum(1 for test in tests if test.rules)} tests that name them"


def write(folder):
    """Writes what is generated into copies of the pages."""
    book = read_book([])
    tests = read_tests(book)
    (folder / "Conformance.md").write_text(page(read_rules([]), book, tests))
    for path in pages():
        (folder / path.name).write_text(book_page((folder / path.name).read_text(), tests))
    (folder / INDEX.name).write_text(book_index((folder / INDEX.name).read_text(), book))


def linked(text, book):
    """A page or comment whose numbers are links, except in code, in comments, in headings and where they are links already."""
    link = re.compile(r"(?<![\w-])([BNCTM]-\d{2,3}[a-z]?)(?![\w-])")
    kept = re.compile(r"(<!--.*?-->|^```.*?^```|^ {4}.*?$|`[^`\n]*`|\[[^\]]*\]\([^)]*\)|<[^>\n]*>|^#.*?$)", re.DOTALL | re.MULTILINE)

    def one(match):
        rule = book.get(match[1])
        return f"[{match[1]}](doc:{rule.page.stem}#{match[1]})" if rule else match[1]

    return "".join(piece if place % 2 else link.sub(one, piece) for place, piece in enumerate(kept.split(text)))


def link(folders):
    """Turns the numbers of rules in pages and symbol graphs into links."""
    book = read_book([])
    for folder in map(Path, folders):
        for path in sorted(folder.rglob("*.md")):
            path.write_text(linked(path.read_text(), book))
        for path in sorted(folder.rglob("*.symbols.json")):
            graph = json.loads(path.read_text())
            for symbol in graph["symbols"]:
                lines = symbol.get("docComment", {}).get("lines", [])
                for line, text in zip(lines, linked("\n".join(line["text"] for line in lines), book).split("\n")):
                    line["text"] = text
            path.write_text(json.dumps(graph, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    if len(sys.argv) > 2 and sys.argv[1] == "--link":
        link(sys.argv[2:])
    elif len(sys.argv) == 2 and not sys.argv[1].startswith("-"):
        write(Path(sys.argv[1]))
    else:
        sys.exit(__doc__)
