"""Makes static pages of what DocC makes of the documentation: HTML that needs no script, with relative links only.

    python3 -B Hosts/Web/site/pages.py ARCHIVE OUT

ARCHIVE is the folder that `docc convert` writes. OUT gets the first page of the site, its style, pictures, and a page for each page of the archive:
`documentation/touchstone/uiview/frame.html`. The scenes that pages link to are in OUT/page. `names.txt` has what the field for searching finds: lines that
begin with a slash are folders, the others titles of pages there, each with the name of its file after a tab, unless it is the title.
"""
import json
import re
import shutil
import sys
import zlib
from html import escape
from pathlib import Path

HERE = Path(__file__).resolve().parent
SERVED = "http://127.0.0.1:8000/"
KEYWORDS = re.compile(
    r"(?P<i>//.*|\"(?:[^\"\\]|\\.)*\")|(?P<b>@\w+|#\w+|\b(?:as|await|break|case|class|continue|default|defer|do|else|enum|extension|false|final|for|func|guard|if"
    r"|import|in|init|inout|internal|is|let|nil|open|override|package|private|protocol|public|return|self|Self|static|struct|super|switch|throw|throws|true|try"
    r"|typealias|var|weak|where|while)\b)")


def text(string):
    return escape(string, quote=False)


def attribute(string):
    """A value of an attribute, in quotes if it needs them."""
    return string if re.fullmatch(r"[\w./#%-]*[\w.#%-]", string) else f'"{escape(string)}"'


def swift(lines):
    """Lines of Swift with keywords, strings and comments marked."""
    marked, end = [], 0
    code = "\n".join(lines)
    for match in KEYWORDS.finditer(code):
        marked += [text(code[end:match.start()]), f"<{match.lastgroup}>{text(match[0])}</{match.lastgroup}>"]
        end = match.end()
    return "".join(marked) + text(code[end:])


def files(addresses):
    """The file of each address of DocC, with plain names: letters, digits and hyphens. Of names that are then the same, the shortest keeps it."""
    result, taken = {"/documentation/touchstone": "documentation/index.html"}, set()
    for address in sorted(addresses, key=lambda address: (len(address), address)):
        parts = [re.sub(r"[^a-z0-9.]+", "-", part).strip("-.") or "operator" for part in address.strip("/").split("/")]
        name = "/".join(parts)
        if name in taken:
            name += f"-{zlib.crc32(address.encode()):08x}"
        taken.add(name)
        result.setdefault(address, f"{name}.html")
    return result


class Site:
    """The pages of an archive."""

    def __init__(self, archive, out):
        self.archive, self.out = archive, out
        self.pages = {}
        for path in sorted((archive / "data/documentation").rglob("*.json")):
            page = json.loads(path.read_text())
            self.pages[page["variants"][0]["paths"][0]] = page
        self.files = files(self.pages)
        self.first = self.pages["/documentation/touchstone"]["references"]

    def write(self):
        names, folder = [], ""
        # A folder with this file is replaced when the site is built again.
        (self.out / "names.txt").touch()
        for address, content in self.pages.items():
            page = Page(self, self.files[address], content)
            path = self.out / page.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(page.html())
            if folder != str(Path(page.file).parent):
                folder = str(Path(page.file).parent)
                names.append(f"/{folder}/")
            title, name = content["metadata"]["title"], path.stem
            names += [title if title.lower() == name else f"{title}\t{name}"] + [f"{rule.upper()}\t{name}.html#{rule}" for rule in page.rules]
        (self.out / "names.txt").write_text("\n".join(names) + "\n")
        for picture in (self.archive / "images").rglob("*.svg"):
            (self.out / "images").mkdir(exist_ok=True)
            shutil.copyfile(picture, self.out / "images" / picture.name)
        # One palette for the site and the page of scenes.
        palette = (HERE.parent / "page/page.css").read_text().partition("\n* {")[0]
        (self.out / "site.css").write_text(palette + (HERE / "site.css").read_text())
        for name in ("index.html", "site.js"):
            shutil.copyfile(HERE / name, self.out / name)
        shutil.copyfile(HERE.parent / "page/icon.svg", self.out / "icon.svg")
        return len(self.pages)


class Page:
    """A page of the archive as HTML."""

    def __init__(self, site, file, content):
        self.site, self.file, self.content = site, file, content
        self.references = content["references"]
        self.root = "../" * file.count("/")
        self.rules = []
        # The page whose abstract is told, if it is another.
        self.told = ""

    # --- Links

    def link(self, file):
        """The address of a file of the site, from this page."""
        own, other = self.file.split("/"), file.split("/")
        while len(own) > 1 and len(other) > 1 and own[0] == other[0]:
            own, other = own[1:], other[1:]
        return "../" * (len(own) - 1) + "/".join(other)

    def address(self, reference):
        """Where a reference leads; `None` if the site has nothing there."""
        url = reference.get("url", "")
        if url.startswith(SERVED):
            return f"{self.root}page/{url.removeprefix(SERVED)}"
        address, mark, anchor = url.partition("#")
        if address in self.site.files:
            return self.link(self.site.files[address]) + mark + anchor.lower()
        if url.startswith("#"):
            return self.told + url.lower()
        return url if re.match(r"https?:", url) else None

    def named(self, identifier):
        """What a reference is. The words of a link in an abstract are not in its page, but in the first one, which lists all articles."""
        return self.references.get(identifier) or self.site.first.get(identifier) or {"url": identifier, "title": identifier}

    def reference(self, identifier, words=None, inside=""):
        reference = self.named(identifier)
        words = words or text(reference["title"])
        address = self.address(reference)
        return f"<a href={attribute(address)}{inside}>{words}</a>" if address else words

    def symbol(self, identifier, words=None):
        """A reference to a symbol, in code."""
        return f"<code>{self.reference(identifier, words)}</code>" if self.named(identifier).get("kind") == "symbol" else self.reference(identifier, words)

    # --- Text

    def inline(self, parts):
        return "".join(map(self.inline_part, parts or []))

    def inline_part(self, part):
        kind = part["type"]
        if kind == "text":
            return text(part["text"])
        if kind == "codeVoice":
            return f"<code>{text(part['code'])}</code>"
        if kind in ("emphasis", "strong"):
            name = {"emphasis": "em", "strong": "strong"}[kind]
            return f"<{name}>{self.inline(part['inlineContent'])}</{name}>"
        if kind == "image":
            image = self.references[part["identifier"]]
            return f"<img src={attribute(self.root + 'images/' + image['variants'][0]['url'].rpartition('/')[2])} alt={attribute(image['alt'])} loading=lazy>"
        if kind != "reference":
            raise SystemExit(f"pages.py: {self.file}: what DocC calls {kind} has no markup yet: add it to inline_part")
        identifier = part["identifier"]
        reference = self.named(identifier)
        words = self.inline(part.get("overridingTitleInlineContent") or reference.get("titleInlineContent"))
        if reference.get("url", "").startswith(SERVED):
            return self.reference(identifier, words, " target=scene")
        return self.reference(identifier, words) if words else self.symbol(identifier)

    def blocks(self, blocks):
        return "\n".join(map(self.block, blocks))

    def block(self, block):
        kind = block["type"]
        if kind == "paragraph":
            return f"<p>{self.inline(block['inlineContent'])}"
        if kind == "heading":
            anchor, level = block["anchor"].lower(), min(block["level"], 6)
            if re.fullmatch(r"[bncmt]-\d+[a-z]?", anchor):
                self.rules.append(anchor)
            return f"<h{level} id={attribute(anchor)}>{text(block['text'])}</h{level}>"
        if kind == "codeListing":
            lines = block["code"]
            return f"<pre>{swift(lines) if block['syntax'] == 'swift' else text(chr(10).join(lines))}</pre>"
        if kind in ("unorderedList", "orderedList"):
            name = kind[0] + "l"
            return f"<{name}>" + "".join(f"<li>{self.plain(item['content'])}" for item in block["items"]) + f"</{name}>"
        if kind == "aside":
            return f"<blockquote><strong>{text(block['name'])}</strong> {self.plain(block['content'])}</blockquote>"
        if kind == "table":
            return self.table(block)
        raise SystemExit(f"pages.py: {self.file}: what DocC calls {kind} has no markup yet: add it to block")

    def plain(self, blocks):
        """Blocks without the tag of a first paragraph, as in cells."""
        return self.blocks(blocks).removeprefix("<p>")

    def table(self, block):
        sides = [f" class={side}" if side in ("right", "center") else "" for side in block.get("alignments", [])]
        rows = []
        for index, row in enumerate(block["rows"]):
            name = "th" if index == 0 and block["header"] in ("row", "both") else "td"
            cells = zip(row, sides or [""] * len(row))
            rows.append("<tr>" + "".join(f"<{name}{side}>{self.plain(cell)}" for cell, side in cells))
        return '<div class="table"><table>' + "\n".join(rows) + "</table></div>"

    # --- Sections

    def html(self):
        metadata = self.content["metadata"]
        title, role = metadata["title"], metadata.get("roleHeading", "")
        head = (f"<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content=\"width=device-width\"><title>{text(title)} – Touchstone</title>"
                f"<link rel=icon href={self.root}icon.svg><link rel=stylesheet href={self.root}site.css><script src={self.root}site.js defer></script>")
        path = [self.reference(identifier) for identifier in self.content["hierarchy"]["paths"][0]]
        trail = f"<nav><a href={self.root}index.html>Home</a> " + " › ".join(path) + "</nav>"
        tags = "".join(f" <small>{text(tag['text'])}</small>" for tag in metadata.get("tags", []))
        required = " <small>Required</small>" if metadata.get("required") else ""
        lead = self.inline(self.content.get("abstract"))
        parts = [head, trail, f"<main><p class=role>{text(role)}{tags}{required}", f"<h1>{text(title)}</h1>" + (f"<p class=lead>{lead}" if lead else "")]
        if "deprecationSummary" in self.content:
            parts.append(f"<blockquote><strong>Deprecated</strong> {self.plain(self.content['deprecationSummary'])}</blockquote>")
        sections = self.content.get("primaryContentSections", [])
        parts += [self.section(section) for section in sections if section["kind"] != "mentions"]
        if "conformance" in metadata:
            parts.append(f"<p>{self.inline(metadata['conformance']['availabilityPrefix'])} {self.inline(metadata['conformance']['constraints'])}")
        parts += [self.topics(section) for key in ("topicSections", "defaultImplementationsSections") for section in self.content.get(key, [])]
        lists = [(section["title"], section["identifiers"]) for section in self.content.get("relationshipsSections", [])]
        lists += [("Mentioned in", section["mentions"]) for section in sections if section["kind"] == "mentions"]
        lists += [(f"See also: {section['title']}", section["identifiers"]) for section in self.content.get("seeAlsoSections", [])]
        parts += [f"<p class=list><b>{text(name)}</b> " + ", ".join(map(self.symbol, identifiers)) for name, identifiers in lists]
        return "\n".join(filter(None, parts)) + "</main>\n"

    def section(self, section):
        kind = section["kind"]
        if kind == "declarations":
            return "\n".join(f"<pre>{''.join(map(self.token, one['tokens']))}</pre>" for one in section["declarations"])
        if kind == "parameters":
            items = (f"<dt><code>{text(one['name'])}</code><dd>{self.plain(one['content'])}" for one in section["parameters"])
            return "<h2>Parameters</h2><dl>" + "\n".join(items) + "</dl>"
        if kind == "content":
            return self.blocks(section["content"])
        raise SystemExit(f"pages.py: {self.file}: what DocC calls {kind} has no markup yet: add it to section")

    def token(self, token):
        words = text(token["text"])
        if token["kind"] in ("keyword", "attribute"):
            return f"<b>{words}</b>"
        return self.reference(token["identifier"], words) if token.get("identifier") in self.references else words

    def topics(self, section):
        """A group of pages, each with its declaration and abstract."""
        items = []
        for identifier in section["identifiers"]:
            reference = self.references[identifier]
            words = text("".join(part["text"] for part in reference.get("fragments", []))) or None
            gone = " class=gone" if reference.get("deprecated") else ""
            self.told = self.address(reference) or ""
            items.append(f"<dt{gone}>{self.symbol(identifier, words)}<dd>{self.inline(reference.get('abstract'))}")
            self.told = ""
        return f"<h2 id={attribute(section['anchor'].lower())}>{text(section['title'])}</h2><dl>" + "\n".join(items) + "</dl>"


def main(archive, out):
    print(f"{Site(Path(archive), Path(out)).write()} pages in {out}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
