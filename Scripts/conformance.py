"""Checks what tests prove, and writes it into the site.

`Scripts/check conformance` calls `check`, `Scripts/build-docs` calls `write`. A test proves a rule if its name carries the rule's number, as in
`S-115 the first movement goes down and right`, or a trait does, as in `@Test(.rules("S-115"))`; so does a program of
Checks/CompileFail/Cases whose comments name it. The rules of the five documents are in Checks/Rules/seed.txt, the faults behind them in
Checks/Faults/rules.txt, the rules of the behavior book in its pages. In the site, each rule of the book has a paragraph
«Proved by: …», the first page a table of all rules, and there is a page with the rules of the five documents, Conformance.

All is well unless a rule has neither a test nor a reason for having none, one of the five documents no fault, a test or a fault names a rule that
does not exist, or a page a row of Documentation/Divergences.md that does not exist.
"""
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from rulebook import (
    INDEX, PROVED, REPLACED, ROOT, UNPROVED, below, between, cell, in_order, numbers, pages, parts, read_book, read_faults, read_tests,
    sentence)

RULES = ROOT / "Checks/Rules/seed.txt"
FAULTS = ROOT / "Checks/Faults/rules.txt"
DIVERGENCES = ROOT / "Documentation/Divergences.md"
LAST = 243
STATEMENTS = between("S-001", f"S-{LAST}")


def read_rules(problems):
    rules = []
    for line_number, line in enumerate(RULES.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) != 4 or not re.fullmatch(r"S-\d{3}", cells[0]) or not cells[1] or not cells[2]:
            problems.append(f"{RULES.relative_to(ROOT)}:{line_number}: write «S-001 | group | statement | decision»")
            continue
        rules.append(cells)
    if [rule[0] for rule in rules] != STATEMENTS:
        wrong = next((pair for pair in zip([rule[0] for rule in rules] + ["the end"], STATEMENTS) if pair[0] != pair[1]), None)
        problems.append(f"{RULES.relative_to(ROOT)}: not the rules S-001…S-{LAST} in order: {wrong}")
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


def read_programs():
    """The programs that must compile or must not, as tests."""
    programs = []
    for path in sorted((ROOT / "Checks/CompileFail/Cases").glob("*.swift")):
        comments = " ".join(line for line in path.read_text().splitlines() if line.lstrip().startswith("//"))
        if numbers(comments):
            programs.append((path.relative_to(ROOT), comments))
    return programs


def reading(text, book):
    text = re.sub(r"\bDivergences\b", "[Divergences](Divergences.md)", cell(text))
    return re.sub(r"\b[BNCTM]-\d+[a-z]?\b", lambda match: book[match[0]].link if match[0] in book else match[0], text)


def page(rules, book, tests, programs, faults):
    lines = [
        "# The rule book",
        "",
        "Each statement of the five documents that the system comes from, and what proves it.",
        "",
        "## Overview",
        "",
        "A test is listed as proof of a rule if its trait `.rules(\"S-001\")` or its name contains the number. Where the sources disagree, the last",
        "column says which reading was taken.",
        "",
        "That a test names a rule proves nothing yet. So faults are planted for each group of rules, and listed at the end of this page: the runtime is",
        "changed so that it breaks a rule, and a test that names a rule of the group has to fail.",
        "",
        "## Where the rules come from",
        "",
        "Of five documents, which are not in the repository:",
        "",
        "| Rules | Document |",
        "| --- | --- |",
        "| S-001…S-094 | “Advanced Gesture Recognition”, session 121 of Apple's conference WWDC 2010 |",
        "| S-095…S-127 | “Implementing a Custom Gesture Recognizer”, an article of Apple's, 2017 |",
        "| S-128…S-143 | “Touches”, the chapter of a book of recipes in which `DragView` is made |",
        "| S-144…S-192 | Session 235 of WWDC 2014, about scroll views and the handling of events |",
        "| S-193…S-243 | The session of WWDC 2009 about Multi-Touch by Josh Shaffer and Jason Beaver |",
        "",
        "An S number is a statement of one of these documents, in words of our own: all of them are below. Rules with other letters, such as B-220 or",
        "N-10, come from more sources; they are in [the behavior book](Behavior.md).",
        "",
    ]
    group = None
    for number, rule in enumerate(rules, 1):
        if rule[1] != group:
            group = rule[1]
            lines += [f"## {group}", "", "| Rule | Statement | Proved by | Reading |", "| --- | --- | --- | --- |"]
        proofs = [f"{test.path.stem}: `{sentence(test.name)}`" for test in tests if rule[0] in test.rules]
        proofs += [f"the program [{path.stem}](../{path})" for path, comments in programs if rule[0] in numbers(comments)]
        lines.append(f"| {rule[0]} | {cell(rule[2])} | {cell('; '.join(proofs))} | {reading(rule[3], book)} |")
        if number == len(rules) or rules[number][1] != group:
            lines.append("")
    lines += [
        "## Planted faults",
        "",
        "`Scripts/plant rules` plants each fault of [the list](../Checks/Faults/rules.txt) in a copy of the package and fails unless a test that",
        "names one of its rules fails. Every change has five of them planted, chosen by the commit; a workflow plants all every night.",
        "",
        "| Rules | Fault |",
        "| --- | --- |",
    ]
    lines += [f"| {reading(fault.breaks, book)} | {cell(fault.name)} |" for fault in faults]
    return "\n".join(lines) + "\n"


def proofs_of(rule, tests, programs):
    """The paragraph with the tests of a rule of the behavior book: by file, in the order of the files."""
    by_file = {}
    for test in tests:
        if rule in test.rules:
            by_file.setdefault(test.path.stem, []).append(f"`{sentence(test.name)}`")
    proofs = [f"{name}: {', '.join(names)}" for name, names in by_file.items()]
    proofs += [f"the program [{path.stem}](../{path})" for path, comments in programs if rule in numbers(comments)]
    return f"{PROVED}{'; '.join(proofs)}." if proofs else None


def book_page(text, tests, programs):
    """A page of the behavior book with what proves each rule."""
    pieces = parts(text)
    written = [pieces[0]]
    for number, body in zip(pieces[1::2], pieces[2::2]):
        paragraphs, rest = below(body)
        proofs = proofs_of(number, tests, programs)
        written.append(f"### {number}\n\n" + "\n\n".join(paragraphs + ([proofs] if proofs else [])) + "\n\n" + rest)
    return "".join(written).rstrip() + "\n"


def book_index(text, book):
    """The first page of the behavior book with a table of all rules."""
    rows = [f"| {rule.link} | {cell(rule.summary)} |" for rule in book.values()]
    return text.rstrip() + "\n\n" + "\n".join(["## All rules", "", "| Rule | In short |", "| --- | --- |"] + rows) + "\n"


def check():
    """The number of problems, which it prints."""
    problems = []
    rules = read_rules(problems)
    book = read_book(problems)
    check_rows([(rule[0], rule[3]) for rule in rules] + [(rule.number, rule.evidence) for rule in book.values()], problems)
    tests, programs, faults = read_tests(book), read_programs(), read_faults(FAULTS)
    proved = set().union(*(test.rules for test in tests), *(numbers(text) for _, text in programs))
    planted = set().union(*(numbers(fault.breaks, book) for fault in faults))
    for number in STATEMENTS:
        if number not in proved:
            problems.append(f"{number}: no test carries the number. Write one that fails if the rule is broken")
        if number not in planted:
            problems.append(f"{number}: broken by no fault of {FAULTS.relative_to(ROOT)}. Write one")
    for rule in book.values():
        if rule.number not in proved and not rule.reason and REPLACED not in rule.text:
            problems.append(
                f"{rule.number}: no test carries the number. Write one that fails if the rule is broken, or below the rule a "
                f"paragraph «{UNPROVED}…»")
        if rule.number in proved and rule.reason:
            problems.append(f"{rule.number}: a test carries the number; remove the paragraph «{UNPROVED}…»")
    for test in tests:
        for number in sorted(test.rules - set(STATEMENTS) - set(book), key=in_order):
            problems.append(f"{test.path}: «{test.name}»: there is no rule {number}")
    for fault in faults:
        broken = numbers(fault.breaks, book)
        for number in sorted(broken - set(STATEMENTS) - set(book), key=in_order):
            problems.append(f"{FAULTS.relative_to(ROOT)}: «{fault.name}»: there is no rule {number}")
        if not any(test.rules & broken for test in tests):
            problems.append(f"{FAULTS.relative_to(ROOT)}: «{fault.name}»: no test names {fault.breaks}, none can catch it")
    for problem in problems:
        print(problem)
    if not problems:
        proofs = sum(1 for test in tests if test.rules)
        print(f"{len(rules)} statements and {len(book)} rules, {proofs} tests that name them, {len(faults)} faults to plant")
    return len(problems)


def write(folder):
    """Writes into copies of the pages what is generated."""
    book = read_book([])
    tests, programs, faults = read_tests(book), read_programs(), read_faults(FAULTS)
    (folder / "Conformance.md").write_text(page(read_rules([]), book, tests, programs, faults))
    for path in pages():
        copy = folder / path.name
        copy.write_text(book_page(copy.read_text(), tests, programs))
    copy = folder / INDEX.name
    copy.write_text(book_index(copy.read_text(), book))


if __name__ == "__main__":
    if sys.argv[1:]:
        write(Path(sys.argv[1]))
    else:
        sys.exit(1 if check() else 0)
