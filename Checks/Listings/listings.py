"""The code that is printed in the documents: found, freed from what a scan does to it, as files for iOS.

    python3 listings.py SPEC OUT     SPEC has the documents; OUT gets a file NAME.swift for each class

Nothing of the documents stands here: a listing is found by the number that it is announced with, and that the right text was found
is known by its digest. Comments and the space between tokens are not part of it. Exit code: 0 all was found, 1 something was not.
"""
import hashlib
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
import objective_c  # noqa: E402

ARTICLE, RECIPE = "001", "002"
# The listings of a class of the article: its declaration, then its methods. Listing 5-1 has the imports of
# both, and Listing 5-6, which has no title, comes with the one before.
CLASSES = {"CheckmarkGestureRecognizer": [2, 3, 4, 5], "TouchCaptureGesture": [7, 8, 9, 10, 11]}
DIGESTS = {
    "CheckmarkGestureRecognizer": "26b47a797f4c0012a5d4f70b854ba9ce452e1831443840401aa165b2fe4236b1",
    "TouchCaptureGesture": "324a75cf2dc2f95ece3587a98ca080bc1f6406498d33668aaed3e6d9b51ff9e6",
    "DragView": "77eba4669e3ed4237e1c5a561940575d3570e7d9bd6799f06d6c42be896cb5cd",
}


def document(spec, beginning):
    return next(spec.glob(f"{beginning}*")).read_text()


def printed(article, number):
    """The lines of a listing as they are scanned: what is fenced between its title and the next."""
    title = r"^Listing 5-{} (?!shows)"
    text = re.split(title.format(number), article, maxsplit=1, flags=re.MULTILINE)[1]
    text = re.split(title.format(r"\d+"), text, maxsplit=1, flags=re.MULTILINE)[0]
    return [line for code in re.findall(r"^```$\n(.*?)^```$", text, re.MULTILINE | re.DOTALL) for line in code.splitlines()]


def scanned(lines):
    """(indentation, code) of the lines, without comments, the numbers beside them, and a button of the page that lies over them."""
    result = []
    for line in lines:
        line = re.sub(r"^\s?\d+(?=\s|$)", lambda number: " " * len(number[0]), line)
        line = re.sub(r"//.*|On This Page", "", line).rstrip()
        if line.strip():
            result.append((len(line) - len(line.lstrip()), line.strip()))
    return result


def restored(lines):
    """The code without what the scan did to single lines."""
    # Under the button two lines have kept their first letters only. What they were stands in the same listing.
    codes = [code for _, code in lines]
    for place, (indentation, code) in enumerate(lines):
        if code == "els":
            code = next(other for other in codes if other.startswith("else if")).replace(".up", ".down")
        if code == "sel":
            code = codes[codes.index("super.reset()") + 1]
        code = re.sub(r"\\(?=\{)|</\w*>?$", "", code)
        code = re.sub(r"\( (?=touches:)", "(_ ", code)
        code = re.sub(r"super (?=touches)", "super.", code)
        code = re.sub(r"\(touches with event\)", "(touches, with: event)", code)
        yield indentation, code


def nested(lines, depth):
    """The lines with the closing braces that their indentation asks for: the scan has lost some of those that were there."""
    text = "".join(code for _, code in lines)
    if text.count("{") == text.count("}") + depth:
        return [code for _, code in lines]
    result, opened, level, goes_on = [], [], 0, False
    for indentation, code in lines:
        if code == "}":
            continue
        if not goes_on:
            level = max(0, round((indentation - 5) / 4))
            while opened and opened[-1] >= level:
                result.append("}")
                opened.pop()
        result.append(code)
        if code.endswith("{"):
            opened.append(level)
        goes_on = code.endswith("&&")
    return result + ["}"] * max(0, len(opened) - depth)


def of_article(article, numbers):
    imports = printed(article, 1)
    lines = [line for line in imports[imports.index("SWIFT") + 1:] if line]
    for number in numbers:
        # The class stays open: its methods follow.
        is_class = any(re.match(r"class\b", code) for _, code in scanned(printed(article, number)))
        lines += nested(list(restored(scanned(printed(article, number)))), 1 if is_class else 0)
    return "\n".join(lines + ["}"]) + "\n"


def of_recipe(book):
    """The recipe in Objective-C. It is printed in one line, where a comment ends before the first word that is code."""
    code = re.search(r"^@interface DragView .*@end$", book, re.MULTILINE)[0]
    words, rest, in_comment = [], code.split(), False
    for word, after in zip(rest, rest[1:] + [""]):
        if word == "//":
            in_comment = True
        elif in_comment and (not re.fullmatch(r"[A-Za-z][a-z-]*,?", word) or re.match(r"[=(;]", after)):
            in_comment = False
        if not in_comment:
            words.append(word)
    return " ".join(words)


def main(spec, out):
    article, book = document(spec, ARTICLE), document(spec, RECIPE)
    found = {name: of_article(article, numbers) for name, numbers in CLASSES.items()}
    found["DragView"] = of_recipe(book)
    failed = 0
    for name, code in found.items():
        digest = hashlib.sha256(code.encode()).hexdigest()
        if digest != DIGESTS[name]:
            print(f"{name} is not the listing that was printed: its digest is {digest}")
            failed = 1
        (out / f"{name}.swift").write_text(objective_c.swift(code) if name == "DragView" else code)
    return failed


sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
