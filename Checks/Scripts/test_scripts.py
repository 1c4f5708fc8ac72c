"""Tests of the scripts; run by Scripts/check scripts.

    python3 -B Checks/Scripts/test_scripts.py
"""
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
import unittest.mock
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def load(name):
    """A script as a module."""
    loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), str(ROOT / "Scripts" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    sys.modules[loader.name] = module
    loader.exec_module(module)
    return module


def run(command, root=ROOT, **environment):
    """The exit code of a command, and its output. A test decides where the shared documents are."""
    inherited = {name: value for name, value in os.environ.items() if name != "TOUCHSTONE_SHARED"}
    run = subprocess.run(
        command, cwd=root, env={**inherited, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return run.returncode, run.stdout


def ends(process):
    """Whether a process has ended, or does within a minute; one that is killed takes a moment."""
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        return True
    try:
        return select.select([handle], [], [], 60)[0] != []
    finally:
        os.close(handle)


class Planting(unittest.TestCase):
    script = load("plant")

    def test_a_fault_is_found_with_any_comments_but_not_in_other_code(self):
        fault = self.script.read_faults(self.write("""# A list
---
name: nothing is asked
breaks: law 2, law 14
file: Sources/Kernel/TouchArbitration/Arbiter.swift
find:
    if isOpen {
        ask()
.
replace:
    if isOpen {
.
"""))[0]
        self.assertEqual(fault.laws, ["law 2", "law 14"])
        self.assertEqual(fault.planted("{\n    if isOpen {\n        ask()\n    }\n}"), "{\n    if isOpen {\n    }\n}")
        commented = "{\n    if isOpen {  // never empty\n        // Why.\n        // And why not.\n        ask()  // once\n    }\n}"
        self.assertEqual(fault.planted(commented), "{\n    if isOpen {  // once\n    }\n}")
        self.assertIsNone(fault.planted("{\n    if isShut {\n        ask()\n    }\n}"))
        self.assertIsNone(fault.planted("    if isOpen {\n        ask()\n    if isOpen {\n        ask()\n"))

    def test_a_list_that_is_out_of_order_is_refused(self):
        whole = "name: a\nbreaks: law 1\nfile: b\nfind:\nc\n.\nreplace:\nd\n.\n"
        for text, words in [
            (whole.replace("file: b\n", ""), "the block before has no file"), (whole + "---\n" + whole, "another fault is called «a»"),
            (whole.replace("c\n", "c  // why\n"), "a comment in the code to find"), (whole + "what: e\n", "«what: e» is no line of a fault"),
            (whole.removesuffix(".\n"), "is not ended by a line with a full stop"),
        ]:
            with self.assertRaisesRegex(SystemExit, words.replace("?", r"\?")):
                self.script.read_faults(self.write(text))

    def test_a_fault_without_a_place_or_a_law_is_reported(self):
        fault = self.script.Fault("one", "law 1", "Sources/Kernel/TouchArbitration/Arbiter.swift", "struct Arbiter", "struct Arbiter")
        self.assertEqual(fault.problem(), "")
        self.assertEqual(fault._replace(breaks="law 99").problem(), "there is no law 99")
        self.assertIn("has it been rewritten?", fault._replace(find="no such code").problem())
        self.assertIn("is no file of the kernel", fault._replace(file="Package.swift").problem())

    def write(self, text):
        """A list of faults."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name) / "list.txt"
        path.write_text(text)
        return path


class Following(unittest.TestCase):
    def test_a_build_prints_its_steps_with_their_seconds_and_its_failure(self):
        code, text = run(["Hosts/follow.py", "sh", "-c", "echo '[1/2] Compiling'; exit 3"])
        self.assertEqual(code, 1)
        self.assertEqual(re.sub(r" +\d+ s ", "N s ", text), "N s  [1/2] Compiling\nN s  the build failed\n")
        self.assertEqual(run(["Hosts/follow.py", "true"]), (0, ""))
        self.assertEqual(run(["Hosts/follow.py"])[0], 2)

    def test_what_a_build_is_at_is_read_from_its_processes(self):
        activity = load("../Hosts/follow.py").activity
        swiftc = "/usr/bin/swiftc\0-module-name\0TouchCore\0-o"
        self.assertEqual(activity(["swift\0build", swiftc, swiftc]), "compiling TouchCore")
        self.assertEqual(activity(["swift\0build", "/usr/bin/ld.gold\0-o"]), "linking")
        self.assertEqual(activity(["swift\0build"]), "planning")

    def test_a_build_that_is_ended_ends_its_compilers_keeps_the_others_and_says_that_it_goes_on(self):
        with tempfile.TemporaryDirectory() as folder:
            kept = pathlib.Path(folder) / "kept"
            # The compiler is a process below one of the build's own.
            build = f"echo begun; bash -c 'sleep 600; :'; touch {kept}; exit 1"
            with subprocess.Popen(["Hosts/follow.py", "bash", "-c", build], cwd=ROOT, stderr=subprocess.PIPE, text=True) as follow:
                self.assertIn("begun", follow.stderr.readline())
                follow.terminate()
                _, text = follow.communicate(timeout=60)
            self.assertIn("ended; the same command goes on from here", text)
            self.assertEqual(follow.returncode, 128 + 15)
            self.assertTrue(kept.exists())


class Mutation(unittest.TestCase):
    script = load("mutate")

    def faults(self, text):
        return self.script.faults_in("A.swift", text, set(range(1, 100)), 1)

    def shown(self, text):
        return sorted(re.sub(r" in .*", "", str(fault).removeprefix("A.swift:")) for fault in self.faults(text))

    def test_operators_numbers_conditions_arguments_and_statements_have_faults(self):
        text = "func f() {\n    if a < b, let c { g(c, d) }\n    h.i(1)\n    j = 2.5\n    return\n}\n"
        self.assertEqual(self.shown(text), [
            "2:10: «<=» for «<»", "2:24: (d, c)", "2:8: «a < b» negated", "3:5: left out", "3:9: «2» for «1»", "4:5: left out", "5:5: left out"])

    def test_declarations_comments_and_texts_have_none(self):
        text = 'func f(a: Int = 1) -> Bool {\n    // a < b\n    let c = "1 + \\(d + 1)"\n    switch c {\n    case 0: break\n    }\n}\n'
        self.assertEqual(self.shown(text), [])

    def test_what_follows_the_head_of_a_declaration_or_a_case_has_some(self):
        self.assertEqual(self.shown("func f(a: Int = 1) { a + b }\ncase .c(2): d && e\n"), ["1:24: «-» for «+»", "2:15: «||» for «&&»"])

    def test_an_expression_that_goes_on_is_no_statement(self):
        self.assertEqual(self.shown("func f() {\n    a.b()\n        .c()\n    let d =\n        e()\n    g(\n        h())\n}\n"), [])

    def test_only_lines_that_changed_have_faults(self):
        self.assertEqual([fault.line for fault in self.script.faults_in("A.swift", "a = b && c\nd = e && f\n", {2}, 1)], [2])

    def test_all_faults_of_a_file_are_in_it_each_behind_its_number(self):
        text = "func f() {\n    if a == b { c(d, e) }\n}\n"
        faults = self.faults(text)
        self.assertEqual(len(faults), 3)
        operator = next(fault.number for fault in faults if fault.declaration)
        self.assertEqual(
            self.script.with_faults(text, faults),
            f"func f() {{\n    if flips(3, a {self.script.operator_name('==', operator)} b) {{ c(either(1, d, e), either(1, e, d)) }}\n}}\n")

    def test_an_error_is_blamed_on_the_nearest_fault(self):
        with tempfile.TemporaryDirectory() as folder:
            self.script.COPY = pathlib.Path(folder)
            (self.script.COPY / "A.swift").write_text(
                f"if flips(7, a {self.script.operator_name('<', 19)} (commits(5) ? 2 : 1)) {{\n    b()\n}}\n")
            self.assertEqual([self.script.blamed("A.swift", 1, column) for column in (4, 16, 30)], [7, 19, 5])
            self.assertEqual(self.script.blamed("A.swift", 3, 1), 7)


class Snippets(unittest.TestCase):
    """The extraction of blocks by Scripts/check-snippets."""

    script = load("check-snippets")

    def snippets(self, text):
        problems = []
        return self.script.snippets("A.md", text, problems), problems

    def test_a_block_has_the_lines_of_its_page_and_the_code_around_it(self):
        page = ("```swift\nlet one = 1\n```\n```sh\nswift build\n```\n<!-- snippet\nfunc around() {\n    …\n}\n-->\n```swift\nprint(2)\n```\n"
                "<!-- snippet: Sources/Three.swift -->\n```swift\nlet three = 3\n```\n")
        found, problems = self.snippets(page)
        self.assertEqual(problems, [])
        self.assertEqual([snippet.file for snippet in found], ["alone/A.md+1.swift", "alone/A.md+12.swift", "package/Sources/Three.swift"])
        lines = [[(number, line) for number, line in enumerate(snippet.code.split("\n"), 1) if line] for snippet in found]
        self.assertEqual(lines, [[(2, "let one = 1")], [(8, "func around() {"), (13, "print(2)"), (14, "}")], [(17, "let three = 3")]])

    def test_what_is_no_block_is_refused(self):
        for page, words in [
            ("<!-- snippet: A.swift -->\n\nText.\n", "A.md:1: error: no block of Swift follows the comment"),
            ("- In a list:\n  ```swift\n  ```\n", "A.md:2: error: «  ```swift» is no beginning of a block"), ("```\n```\n", "A.md:1: error: «```» is no"),
            ("```swift\nlet one = 1\n", "A.md:2: error: a block or comment is not closed"),
            ("<!-- snippet\nimport A\n-->\n```swift\n```\n", "A.md:1: error: the comment has no line «…»"),
        ]:
            self.assertIn(words, self.snippets(page)[1][0])


class Page(unittest.TestCase):
    """Scripts/page and the builds of Scripts/wasm."""

    def test_what_has_no_meaning_is_refused(self):
        both, app = "an app has both --package FOLDER and --product NAME", ": add --package FOLDER --product NAME"
        for words, mistake in [
            ("--package cards", both), ("--product Cards", both), ("--html a.html", f"--html is the page of an app{app}"),
            ("check --most 1", f"check --most is about an app{app}"), ("--launcher", f"--launcher is about an app{app}"),
            ("picture --package a --product B", "picture is of the scenes, not of an app"), ("site --package a --product B", "site is of the scenes, not of an app"),
            ("measure --package a --product B", "measure is of the scenes, not of an app"), ("measure a", "measure has no place for '"), ("build a b", "build has no place for '"),
            ("check a --package b --product C", "check of an app has no place for '"), ("serve --table", "serve has no option --table"),
            ("build --lan", "build has no option --lan"), ("--port x", "'x' is no port"), ("--nothing", "serve has no option --nothing"),
            ("--port", "--port needs a value"), ("build --most x", "--most needs a number of bytes, not 'x'"),
            ("--package a --product B --html none.html", "there is no file "),
            ("--package a --product B --html README.md --launcher", "--html is a page instead of that of --launcher"),
        ]:
            status, output = run(["Scripts/page", *words.split()])
            self.assertEqual((status, output.startswith(f"page: {mistake}")), (2, True), output)
        status, output = run(["Scripts/page", "check", "--help"])
        self.assertEqual((status, "Scripts/page build [APP] [OUT]" in output), (0, True))

    def test_packages_in_folders_of_one_name_are_refused_before_a_build(self):
        both = "SwiftPM tells packages apart by their folders"
        with tempfile.TemporaryDirectory() as folder:
            for clone, words, mistake in [
                ("Web", "build", "this clone has the name of Hosts/Web"), ("touch", "build --package /a/web --product A", "web is also the name of Hosts/Web"),
                ("touch", "build --package /a/Touch --product A", "Touch is also the name of"),
            ]:
                script = pathlib.Path(folder, clone, "Scripts/page")
                script.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / "Scripts/page", script)
                status, output = run([str(script), *words.split()])
                self.assertEqual((status, output.startswith(f"page: {both}, and {mistake}")), (2, True), output)

    def test_a_folder_without_a_package_is_refused(self):
        status, output = run(["Scripts/wasm", "build", "A", "Documentation"])
        self.assertEqual(status, 2)
        self.assertIn("Documentation is not the folder of a package", output)

    def test_sizes_of_a_module_without_names_are_refused(self):
        with tempfile.NamedTemporaryFile(suffix=".wasm") as module:
            # A module with a function that does nothing.
            module.write(b"\0asm\1\0\0\0\1\4\1\x60\0\0\3\2\1\0\x0a\4\1\2\0\x0b")
            module.flush()
            status, output = run(["Scripts/wasm", "sizes", module.name])
        self.assertEqual(status, 1)
        self.assertIn("has no names of functions: link it without --strip-all", output)

    def test_the_window_describes_its_options_without_a_build(self):
        status, output = run(["Hosts/Linux/run", "--help"], PATH="/usr/bin:/bin")
        self.assertEqual(status, 0)
        for words in ["--package FOLDER --product NAME", "- --kiosk", "- --record FILE"]:
            self.assertIn(words, output)
        self.assertNotIn("takes minutes", output)


class Site(unittest.TestCase):
    """Hosts/Web/site."""

    def test_pages_have_relative_links_lower_anchors_and_plain_names_each_once(self):
        root = "doc://touchstone/documentation/Touchstone"
        topic = {f"{root}/{name}": {"type": "topic", "kind": "symbol", "title": name, "url": f"/documentation/touchstone/{name.lower()}"} for name in ["f(_:)", "f(_:_:)"]}
        scene = "http://127.0.0.1:8000/#scene=taps"
        references = {**topic, root: {"type": "topic", "kind": "symbol", "title": "Touchstone", "url": "/documentation/touchstone"},
                      f"{root}/Book#B-001": {"type": "topic", "kind": "section", "title": "B-001", "url": "/documentation/touchstone/book#B-001"},
                      scene: {"type": "link", "title": "taps", "url": scene}, "../A.swift": {"type": "link", "title": "A < B", "url": "../A.swift"}}
        links = [{"type": "reference", "identifier": name, "isActive": True} for name in references]

        def page(path, paths, **more):
            return {"variants": [{"paths": [path]}], "metadata": {"title": path.rpartition("/")[2]}, "hierarchy": {"paths": [paths]}, "references": references, **more}
        pages = [page("/documentation/touchstone", []), page("/documentation/touchstone/f(_:)", [root]), page("/documentation/touchstone/f(_:_:)", [root]),
                 page("/documentation/touchstone/book", [root], abstract=links, primaryContentSections=[
                     {"kind": "content", "content": [{"type": "heading", "level": 3, "text": "B-001", "anchor": "B-001"}]}])]
        with tempfile.TemporaryDirectory() as archive, tempfile.TemporaryDirectory() as out:
            for number, page in enumerate(pages):
                path = pathlib.Path(archive, f"data/documentation/{number}.json")
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(page))
            self.assertEqual(run(["python3", "-B", "Hosts/Web/site/pages.py", archive, out]), (0, f"4 pages in {out}\n"))
            other = f"f-{zlib.crc32(b'/documentation/touchstone/f(_:_:)'):08x}"
            self.assertEqual(sorted(path.name for path in pathlib.Path(out, "documentation/touchstone").iterdir()), ["book.html", f"{other}.html", "f.html"])
            text = pathlib.Path(out, "documentation/touchstone/book.html").read_text()
            self.assertIn(
                f"<p class=lead><code><a href=f.html>f(_:)</a></code><code><a href={other}.html>f(_:_:)</a></code><code><a href=../index.html>Touchstone</a></code>"
                '<a href=book.html#b-001>B-001</a><a href="../../page/#scene=taps" target=scene>taps</a>A &lt; B\n<h3 id=b-001>B-001</h3>', text)
            self.assertEqual(pathlib.Path(out, "names.txt").read_text().splitlines(), [
                "/documentation/", "touchstone\tindex", "/documentation/touchstone/", "f(_:)\tf", f"f(_:_:)\t{other}", "book", "B-001\tbook.html#b-001"])

    def walked(self, **files):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {"index.html": "", **files}.items():
                path = pathlib.Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            status, output = run(["python3", "-B", "Hosts/Web/site/links.py", folder, "taps"])
            return status, [line.removeprefix("error: ") for line in output.splitlines()[:-1]]

    def test_links_that_lead_to_a_file_and_its_elements_are_not_dead(self):
        self.assertEqual(self.walked(**{
            "index.html": "<a href=a/b.html#c>", "a/b.html": '<h2 id=c><a href="../index.html"><a href=#c><a href=https://x.org/><code>&lt;a href=no></code>'
            "<iframe src=../page/#scene=taps>", "names.txt": "/a/\nB\nC\tb.html#c\n", "site.js": 'fetch("names.txt")', "site.css": "a { background: url(i.svg) }",
            "i.svg": "<svg/>"}), (0, []))

    def test_dead_links_of_every_kind_are_reported(self):
        for name, text, problem in [
            ("index.html", "<a href=a.html>", "a.html leads nowhere"), ("index.html", "<a href=../index.html>", "../index.html leads nowhere"),
            ("index.html", "<p id=b><a href=#c>", "#c names no element there"), ("index.html", "<a href=/index.html>", "/index.html is not relative"),
            ("index.html", "<a href=http://127.0.0.1:8000/>", "http://127.0.0.1:8000/ is of the computer that built this"),
            ("index.html", "<img src=https://x.org/a.png>", "https://x.org/a.png is loaded from the network"),
            ("index.html", "<a href=page/#scene=tap>", "page/#scene=tap is no scene of the page"), ("names.txt", "/a/\nB\n", "a/b.html leads nowhere"),
            ("site.js", 'fetch("names.txt")', "names.txt leads nowhere"), ("site.css", "a { background: url('i.svg') }", "i.svg leads nowhere"),
        ]:
            self.assertEqual(self.walked(**{name: text}), (1, [f"{name}: {problem}"]))


class Text(unittest.TestCase):
    script = load("check-text")

    def test_words_are_found_in_comments_messages_pages_and_scripts(self):
        for name, text, found in [
            ("A.swift", "/// Whatever.\n", "Whatever"), ("A.swift", "print(\"nobody\")\n", "nobody"), ("A.swift", "/// Whether it is.\n", "Whether"),
            ("A.swift", "@Test func `somebody asks`() {}\n", "somebody"), ("A.md", "A view is told.\n", "view is told"),
            ("A", "#!/bin/bash\n# The behaviour\n", "behaviour"), ("A.py", '"""Tells whoever asks.\n', "whoever"), ("Package.swift", "// Somebody\n", "Somebody"),
        ]:
            problems = list(self.script.check_words(name, text))
            self.assertEqual(len(problems), 1, (name, text, problems))
            self.assertIn(f"«{found}»", problems[0])
        for name, text in [("A.swift", "let nobody = 1\n"), ("A.md", "```text\nnobody\n```\n`nobody`\n"), ("A", "#!/bin/bash\nnobody=1\n")]:
            self.assertEqual(list(self.script.check_words(name, text)), [])

    def test_links_lead_to_files_and_headings(self):
        self.assertEqual(list(self.script.check_links("README.md", "[a](CONTRIBUTING.md#house-rules) [b](https://a.org) `[c](d)`\n")), [])
        self.assertEqual(list(self.script.check_links("README.md", "[a](nothing.md) [b](CONTRIBUTING.md#nothing)\n")), [
            "README.md: nothing at nothing.md", "README.md: no heading for CONTRIBUTING.md#nothing"])

    def test_numbers_are_rules_and_comments_state_them(self):
        problems = list(self.script.check_citations("A.swift", "// As B-145.\nlet a = 1  // B-145\n// It fails (S-999).\n", {"B-145"}))
        self.assertEqual(problems, ["A.swift:3: there is no rule S-999", "A.swift:2: a comment that only names rules; state them"])


class GitThatFails(unittest.TestCase):
    """A check without files to look at must not pass."""

    def test_the_checks_fail_when_git_does(self):
        for script in ["check-text", "check-snippets"]:
            status, said = run([f"Scripts/{script}"], GIT_DIR="/nonexistent")
            self.assertEqual(status, 1, said)
            self.assertIn("git cannot list the", said)
        with self.assertRaisesRegex(SystemExit, "git cannot list the stories"):
            os.environ["GIT_DIR"] = "/nonexistent"
            try:
                load("check-command").stories()
            finally:
                del os.environ["GIT_DIR"]


class PrintedListings(unittest.TestCase):
    def test_the_variable_decides_where_the_documents_are_also_that_there_are_none(self):
        with tempfile.TemporaryDirectory() as folder:
            # Documents above the checkout, which are not those that the variable names.
            above, named, root = pathlib.Path(folder) / "shared", pathlib.Path(folder) / "named", pathlib.Path(folder) / "root"
            for shared in (above, named):
                (shared / "spec").mkdir(parents=True)
                (shared / "spec/001.txt").write_text("A document.")
            (root / "Scripts").mkdir(parents=True)
            shutil.copy(ROOT / "Scripts/check-listings", root / "Scripts/check-listings")
            shutil.copytree(ROOT / "Checks/Listings/Tests", root / "Checks/Listings/Tests")
            # Instead of what reads them: it prints the folder that it was called with, and fails.
            (root / "Checks/Listings/listings.py").write_text("import sys\nsys.exit('read ' + sys.argv[1])\n")
            shutil.copy(root / "Checks/Listings/listings.py", root / "Checks/Listings/quotations.py")
            for none in ("", f"{folder}/nowhere"):
                status, said = run(["Scripts/check-listings"], root, TOUCHSTONE_SHARED=none)
                self.assertEqual(status, 0, said)
                self.assertRegex(said, r"^skipped: [1-9]\d* tests of printed code, because the shared documents are missing")
            for variable, found in [({"TOUCHSTONE_SHARED": str(named)}, named), ({}, above)]:
                status, said = run(["Scripts/check-listings"], root, **variable)
                self.assertEqual(status, 1, said)
                self.assertIn(f"read {found}/spec\n", said)

    def test_a_sentence_and_a_line_of_code_of_a_document_are_found_in_the_tree(self):
        sentence = "A sentence that is printed in one of five documents"
        code = "if a.x >= b.x && a.y >= b.y { c = .d }"
        ours = "A sentence of our own, and override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {"
        with tempfile.TemporaryDirectory() as folder:
            spec, root = pathlib.Path(folder) / "spec", pathlib.Path(folder) / "root"
            spec.mkdir()
            run(["git", "init", "-q", str(root)])
            for name in ["000", "001", "002", "003", "004"]:
                (spec / f"{name}.txt").write_text(f"{sentence}.\n{code}\n{ours[24:]}\n")
            (root / "Ours.swift").write_text(f"// {ours}\n{ours[24:]}\n")
            run(["git", "add", "Ours.swift"], root)
            command = ["python3", "-B", str(ROOT / "Checks/Listings/quotations.py"), str(spec)]
            status, said = run(command, root)
            self.assertEqual(status, 0, said)
            # Broken over two lines of a comment, and laid out in another way.
            (root / "Theirs.swift").write_text(f"/// {sentence[:15]}\n/// {sentence[16:]}\n\n{code.replace(' ', '  ')}\n")
            run(["git", "add", "Theirs.swift"], root)
            status, said = run(command, root)
            self.assertEqual(status, 1, said)
            self.assertIn("Theirs.swift:1: as in the documents: a sentence that is printed in one of", said)
            self.assertIn("Theirs.swift:4: as in the documents:", said)
            self.assertNotIn("Ours", said)
            (spec / "004.txt").unlink()
            status, said = run(command, root)
            self.assertEqual(status, 1, said)
            self.assertIn("there is no document 004", said)

    def test_S_it_fails_when_git_does(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ["000", "001", "002", "003", "004"]:
                (pathlib.Path(folder) / name).write_text("")
            command = ["python3", "-B", str(ROOT / "Checks/Listings/quotations.py"), folder]
            status, said = run(command, GIT_DIR="/nonexistent")
        self.assertEqual(status, 1, said)
        self.assertIn("git does not say which files there are", said)


class Commands(unittest.TestCase):
    def test_the_shell_blocks_run_here_and_must_leave_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            root, programs = pathlib.Path(folder) / "root", pathlib.Path(folder) / "programs"
            (root / "Scripts").mkdir(parents=True)
            (root / "Documentation").mkdir()
            programs.mkdir()
            shutil.copy(ROOT / "Scripts/check-snippets", root / "Scripts/check-snippets")
            (root / "README.md").write_text("```sh\nswift run a\nswift test\n```\n")
            (root / "Documentation/Command.md").write_text("```sh\nswift run b\n```\n")
            (programs / "swift").write_text(f'#!/bin/sh\necho "$PWD $*" >>"{folder}/ran"\n')
            (programs / "swift").chmod(0o755)
            run(["git", "init", "-q"], root)
            status, said = run(["Scripts/check-snippets", "--commands"], root, PATH=f"{programs}:{os.environ['PATH']}")
            self.assertEqual(status, 0, said)
            ran = (pathlib.Path(folder) / "ran").read_text()
            self.assertEqual(ran, f"{root} run a\n{root} build --build-tests\n{root} run b\n")
            (programs / "swift").write_text("#!/bin/sh\ntouch left\n")
            status, said = run(["Scripts/check-snippets", "--commands"], root, PATH=f"{programs}:{os.environ['PATH']}")
            self.assertEqual(status, 1, said)
            self.assertIn("\n?? left\n", said)


class Check(unittest.TestCase):
    """Scripts/check, with steps of the test's own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / "Scripts").mkdir()

    def write(self, uses, steps, limit=2400):
        text = (ROOT / "Scripts/check").read_text()
        own = "".join(f"step_{name}() {{ {commands}; }}\n" for name, commands in steps.items())
        text = re.sub(r"# --- The steps:.*?# --- Running", lambda _: own + "# --- Running", text, flags=re.DOTALL)
        text = re.sub(r"^steps=\(.*?\)$", f"steps=({' '.join(steps)})", text, count=1, flags=re.DOTALL | re.MULTILINE)
        text = re.sub(r"^declare -A uses=\(.*?\)$", f"declare -A uses=({uses})", text, flags=re.DOTALL | re.MULTILINE)
        self.assertIn("\nlimit=2400\n", text)
        path = self.root / "Scripts/check"
        path.write_text(text.replace("\nlimit=2400\n", f"\nlimit={limit}\n"))
        path.chmod(0o755)

    def check(self, *arguments, uses="", limit=2400, **steps):
        """The exit code and the output of a check of these steps."""
        self.write(uses, steps, limit)
        # The logs stay where a step has failed.
        return run(["Scripts/check", *arguments], self.root, TMPDIR=str(self.root))

    def test_two_steps_run_at_a_time_and_the_output_of_each_is_in_one_piece(self):
        # Each waits for the other: neither would end if they ran one after the other.
        meet = "echo {0} 1; touch {0}; for n in {{1..600}}; do [ -e {1} ] && break; sleep 0.05; done; [ -e {1} ] && echo {0} 2"
        status, said = self.check(one=meet.format("one", "two") + "; sleep 0.3", two=meet.format("two", "one"))
        self.assertEqual(status, 0, said)
        shown, summary = said.split("\n=== summary\n")
        self.assertEqual(shown, "=== two\n    two 1\n    two 2\n=== one\n    one 1\n    one 2\n")
        self.assertRegex(summary, r"^one +passed +\d+ s\ntwo +passed +\d+ s\nall +\d+ s\n2 passed, 0 failed\n$")

    def test_a_step_that_fails_stops_no_other_and_decides_the_exit_code(self):
        for one, two in [("false", "true"), ("true", "false"), ("false", "false")]:
            status, said = self.check(one=one, two="sleep 0.1; " + two, three="echo cited", four="echo skipped: 3 tests")
            failed = [one, two].count("false")
            self.assertEqual(status, 1, said)
            self.assertIn(f"\n{4 - failed} passed, {failed} failed\n", said)
            self.assertIn("\nfour: skipped: 3 tests\n", said)
            for step, command in [("one", one), ("two", two), ("three", "true")]:
                self.assertRegex(said, rf"\n{step} +{'passed' if command == 'true' else 'FAILED'} ")

    def test_steps_that_use_the_same_run_one_after_the_other_in_the_order_of_the_list(self):
        # The third needs what the two before it have built; the fourth, which needs none of them, passes it.
        status, said = self.check(
            uses="[one]=a [two]=b [three]='a b' [five]=b", one="sleep 0.3; touch first", two="sleep 0.1; touch second",
            three="[ -e first ] && [ -e second ] && touch third", four="[ ! -e third ]", five="[ -e third ]")
        self.assertEqual(status, 0, said)

    def test_one_lane_and_chosen_steps(self):
        status, said = self.check("--lanes", "1", one="sleep 0.2; touch read", two="[ -e read ]")
        self.assertEqual(status, 0, said)
        self.assertIn("1 passed, 0 failed", self.check("two", one="false", two="true")[1])
        for arguments in [("--lanes", "0"), ("--lanes", "two"), ("three",), ("quick", "a", "b")]:
            self.assertEqual(self.check(*arguments, one="true")[0], 2)

    def test_a_step_that_exceeds_the_limit_is_stopped_with_what_it_has_started_and_the_others_go_on(self):
        status, said = self.check(limit=1, one="sleep 6000 & echo $! >started; wait", two="true", three="true")
        self.assertEqual(status, 1, said)
        self.assertIn("=== one\n    stopped after 1 s\n", said)
        self.assertIn("\n2 passed, 1 failed\n", said)
        self.assertTrue(ends(int((self.root / "started").read_text())))

    def test_what_runs_ends_when_the_check_is_stopped(self):
        sleep = "sleep 6000 & echo $! >{0}.tmp; mv {0}.tmp {0}; wait"
        self.write("", {"one": sleep.format("one"), "two": sleep.format("two")})
        check = subprocess.Popen(["Scripts/check"], cwd=self.root, stdout=subprocess.DEVNULL, env={**os.environ, "TMPDIR": str(self.root)})
        started = [self.root / step for step in ("one", "two")]
        end = time.monotonic() + 60
        while not all(file.exists() for file in started) and time.monotonic() < end:
            time.sleep(0.05)
        check.terminate()
        self.assertNotEqual(check.wait(60), 0)
        for file in started:
            self.assertTrue(ends(int(file.read_text())))

    def test_every_step_that_is_said_to_use_something_is_one(self):
        text = (ROOT / "Scripts/check").read_text()
        steps = set(re.findall(r"^step_(\w+)\(\)", text, re.MULTILINE))
        listed = set(run(["Scripts/check", "--list"])[1].split())
        self.assertEqual(listed, steps - {"changed"})
        named = re.findall(r"\[([a-z-]+)\]=", text)
        self.assertIn("tests", named)
        self.assertEqual([step for step in named if step not in steps], [])


class Changes(unittest.TestCase):
    script = load("../Checks/Scripts/changes.py")

    def test_a_change_concerns_the_tests_that_see_its_module_or_read_its_file(self):
        package = self.script.Package.__new__(self.script.Package)
        package.targets = {
            "Low": {"name": "Low", "type": "library", "path": "Sources/Low", "sources": []},
            "High": {"name": "High", "type": "library", "path": "Sources/High", "sources": [], "target_dependencies": ["Low"]},
            "LowTests": {"name": "LowTests", "type": "test", "path": "Tests/Low", "sources": [], "target_dependencies": ["Low"]},
            "HighTests": {"name": "HighTests", "type": "test", "path": "Tests/High", "sources": [], "target_dependencies": ["High"]},
        }
        package.tests_with = lambda word: ["HighTests"] if word == "Documentation" else []
        for files, tests in [
            (["Sources/Low/A.swift"], ["LowTests", "HighTests"]), (["Sources/High/A.swift"], ["HighTests"]), (["Tests/Low/A.swift"], ["LowTests"]),
            (["Documentation/A.md"], ["HighTests"]), (["README.md"], []), (["Package.swift"], ["LowTests", "HighTests"]),
        ]:
            self.assertEqual(self.script.concerned(package, files), tests)


class Peers(unittest.TestCase):
    script = load("../Benchmarks/Peers/peers.py")

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def program(self, name, text):
        path = self.root / name
        path.write_text("#!/bin/sh\n" + text)
        path.chmod(0o755)
        return path

    def find(self):
        """What is found where these programs are all that there are."""
        with unittest.mock.patch.dict(os.environ, PATH=str(self.root)):
            return self.script.find()

    def test_without_peers_the_benchmark_names_the_packages_and_builds_nothing(self):
        code, text = run([sys.executable, "Scripts/benchmark", "--peers"], PATH=str(self.root))
        self.assertEqual((code, text), (1, (
            "benchmark: without Qt Widgets and Qt Quick, whose packages are missing (on Debian, as root: apt-get install --no-install-recommends "
            "g++ pkg-config qml6-module-qtqml-workerscript qml6-module-qtquick qt6-base-dev qt6-declarative-dev)\n")))
        for words in [("--peers", "A"), ("--markdown", "A"), ("--rounds", "0"), ("--peer",)]:
            self.assertEqual(run(["Scripts/benchmark", *words])[0], 2)

    def test_peers_that_can_be_built_are_found_and_the_packages_of_the_others_named(self):
        self.program("g++", "")
        self.program("pkg-config", f'case $2 in Qt6Widgets|$known) echo {self.root};; *) exit 1;; esac')
        found, advice = self.find()
        self.assertEqual(found, ["Qt Widgets"])
        self.assertRegex(advice, "without Qt Quick, .* qml6-module-qtqml-workerscript qml6-module-qtquick qt6-declarative-dev")
        with unittest.mock.patch.dict(os.environ, known="Qt6Quick"):
            (self.root / "qt6/qml/QtQuick").mkdir(parents=True)
            self.assertRegex(self.find()[1], "recommends qml6-module-qtqml-workerscript.$")
            (self.root / "qt6/qml/QtQml/WorkerScript").mkdir(parents=True)
            self.assertEqual(self.find(), (["Qt Widgets", "Qt Quick"], None))

    def test_the_systems_take_turns_with_the_same_number_of_events(self):
        log = self.root / "log"
        ours = self.program("ours", f"""echo ours $4 $3 >>{log}; echo '{{"measurements": [{{"nanoseconds": 1}}]}}'""")
        other = self.program("other", f"""echo other $1 $2 >>{log}; echo '{{"nanoseconds": 2}}'""")
        runs = self.script.measure({"ours": ours, "other": other}, 2)
        self.assertEqual([len(of) for systems in runs.values() for of in systems.values()], [2] * 2 * len(self.script.CASES))
        turns = [f"{name} {case} {events}" for case, (events, _) in self.script.CASES.items() for name in ("ours", "other")]
        self.assertEqual(log.read_text().splitlines(), turns * 2)
        with self.assertRaisesRegex(self.script.Failure, "^other, F/10000: no widget found$"):
            self.script.run_case("other", self.program("other", "echo no widget found >&2; exit 1"), "F/10000", 1)

    def test_the_table_has_the_ratio_of_the_best_times_and_those_of_the_rounds(self):
        def runs(updates, *times):
            return [{"title": "frame", "version": "6.4", "nanoseconds": time, "updates": updates} for time in times]
        text = self.script.table({"a": {"ours": runs(3, 500, 450), "Qt": runs(1, 2_000, 1_500)}}, "a processor")
        self.assertIn("on a processor, the best of 2 rounds in turn", text)
        self.assertEqual(text.splitlines()[2:], [
            "| event | ours | Qt 6.4 | ours : it |", "| --- | ---: | ---: | ---: |",
            "| frame | 450, 3 updates | 1,500, 1 update | **0.30** (0.25–0.30) |"])

    def test_a_peer_that_is_here_does_what_it_is_said_to_measure(self):
        names, _ = self.script.find()
        for name in names:
            program = self.script.build(name)
            for case, updates in [("two-fingers/none", [0]), ("two-fingers/leaf", [1, 2, 3]), ("two-fingers/all", range(1, 31)), ("F/10000", [0])]:
                self.assertIn(self.script.run_case(name, program, case, 20)["updates"], updates)
            self.assertEqual(run([program, "F/1", "20"])[0], 2)


if __name__ == "__main__":
    unittest.main()
