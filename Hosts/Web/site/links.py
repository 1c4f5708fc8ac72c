"""Walks the links of the site: each leads to a file of the folder, and to an element of it if it names one.

    python3 -B Hosts/Web/site/links.py FOLDER [SCENE …]

Looks at links, pictures, frames and styles of pages, at addresses in style sheets, at the files that scripts load, that the service worker keeps and
that the search finds. All addresses are relative, so the folder may be anywhere on a server. With scenes, FOLDER is a site without its folder `page`,
whose scenes these are. Otherwise it is whole, and has at most MOST bytes without what is compressed. Exit code: 0 no dead link, 1 some.
"""
import json
import re
import sys
from html import unescape
from pathlib import Path
from urllib.parse import unquote

MOST = 15_000_000
TAG = re.compile(r"<([a-zA-Z][\w-]*)((?:\s+[^<>]*)?)>")
VALUE = re.compile(r"""([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""")
ADDRESSES = {"href", "src", "xlink:href", "poster", "data-module", "data-book"}


class Folder:
    """The files of a site, with the addresses and the identifiers that they have."""

    def __init__(self, root, scenes):
        self.root, self.problems, self.count = root, [], 0
        self.files = {path.relative_to(root).as_posix(): path for path in root.rglob("*") if path.is_file()}
        self.identifiers, self.addresses = {}, {}
        for name, path in self.files.items():
            kind = path.suffix
            if kind in (".html", ".svg"):
                self.read_markup(name, path.read_text())
            elif kind == ".css":
                self.addresses[name] = re.findall(r"url\([\"']?([^)\"']+)", path.read_text())
            elif kind in (".mjs", ".js"):
                # What is loaded is named as a whole string.
                self.addresses[name] = re.findall(r"\"(?:\./)?([\w-]+\.(?:mjs|js|json|wasm|svg|css|txt))\"", path.read_text())
            elif kind == ".webmanifest":
                manifest = json.loads(path.read_text())
                self.addresses[name] = [manifest["start_url"], manifest["scope"], *(icon["src"] for icon in manifest["icons"])]
        if "names.txt" in self.files:
            self.read_names(self.files["names.txt"].read_text())
        if scenes:
            self.files["page/index.html"] = None
            self.scenes = set(scenes)
        else:
            self.scenes = {unquote(one.removeprefix("#scene=")) for one in self.addresses.get("page/index.html", []) if one.startswith("#scene=")}

    def read_markup(self, name, text):
        found, identifiers = [], set()
        for _, inside in TAG.findall(re.sub(r"<!--.*?-->|(?<=<style>).*?(?=</style>)", "", text, flags=re.DOTALL)):
            for key, *values in VALUE.findall(inside):
                value = unescape("".join(values))
                if key == "id":
                    identifiers.add(value)
                elif key in ADDRESSES:
                    found.append(value)
                    if key not in ("href", "xlink:href") and value.startswith("https:"):
                        self.problems.append(f"{name}: {value} is loaded from the network")
        self.addresses[name], self.identifiers[name] = found, identifiers

    def read_names(self, text):
        folder, found = "", []
        for line in text.splitlines():
            if line.startswith("/") and line.endswith("/"):
                folder = line[1:]
                continue
            title, _, file = line.partition("\t")
            file = file or title.lower()
            found.append(folder + (file if "#" in file else f"{file}.html"))
        self.addresses["names.txt"] = found

    def walk(self):
        for name, addresses in sorted(self.addresses.items()):
            for address in sorted(set(addresses)):
                if problem := self.problem(name, address):
                    self.problems.append(f"{name}: {address} {problem}")
            self.count += len(addresses)

    def problem(self, name, address):
        """What is wrong with an address of a file; `None` if nothing is."""
        if re.match(r"(https?:)?//(127\.0\.0\.1|localhost)\b", address):
            return "is of the computer that built this"
        if re.match(r"(https|data):", address):
            return None
        if re.match(r"[a-z]+:|/", address):
            return "is not relative"
        address, _, fragment = address.partition("#")
        file = self.resolved(name, unquote(address.partition("?")[0]))
        if file not in self.files:
            return "leads nowhere"
        if file == "page/index.html" and fragment.startswith("scene="):
            return None if unquote(fragment.removeprefix("scene=")) in self.scenes else "is no scene of the page"
        if fragment and file in self.identifiers and unquote(fragment) not in self.identifiers[file]:
            return "names no element there"
        return None

    @staticmethod
    def resolved(name, address):
        """The file that a server sends; `None` above the folder."""
        if not address:
            return name
        parts = name.split("/")[:-1]
        for part in address.split("/"):
            if part == "..":
                if not parts:
                    return None
                parts.pop()
            elif part not in ("", "."):
                parts.append(part)
        return "/".join(parts + ["index.html"] * address.endswith(("/", ".")))


def main(root, *scenes):
    folder = Folder(Path(root), scenes)
    folder.walk()
    size = sum(path.stat().st_size for path in folder.files.values() if path and path.suffix != ".br")
    if not scenes and size > MOST:
        folder.problems.append(f"the site has {size:,} bytes, more than {MOST:,}")
    for problem in folder.problems:
        print(f"error: {problem}")
    print(f"{folder.count:,} links in {len(folder.addresses):,} files, {len(folder.problems)} dead; {size:,} bytes")
    return 1 if folder.problems else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
