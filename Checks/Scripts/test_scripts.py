"""What the scripts do when something is not as it should be; run by Scripts/check shell.

    python3 -B Checks/Scripts/test_scripts.py
"""
import importlib.machinery
import importlib.util
import os
import pathlib
import re
import select
import shutil
import subprocess
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def load(name):
    """A script as a module."""
    loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), str(ROOT / "Scripts" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


def run(command, root=ROOT, **environment):
    """The exit code of a command, and what it says. Where the shared documents are is up to the test."""
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

    def test_S_what_a_stuck_command_has_started_ends_with_it(self):
        with tempfile.TemporaryDirectory() as folder:
            # As `swift test` does it: the process that is stuck has a process group of its own.
            command = ["bash", "-m", "-c", "sleep 6000 & echo $! >started; wait"]
            self.assertEqual(self.script.run_session(command, folder, 1), (None, ""))
            started = int((pathlib.Path(folder) / "started").read_text())
            self.assertTrue(ends(started))

    def test_faults_are_planted_in_a_clone_that_holds_the_same_and_nowhere_else(self):
        with tempfile.TemporaryDirectory() as folder:
            script = load("plant")
            here, clone = pathlib.Path(folder) / "here", pathlib.Path(folder) / "clone"
            user = ["-c", "user.name=a", "-c", "user.email=a@b"]
            run(["git", "init", "-q", str(here)])
            (here / "file").write_text("sound")
            run(["git", "add", "file"], here)
            run(["git", *user, "commit", "-q", "-m", "one"], here)
            run(["git", "clone", "-q", str(here), str(clone)])
            script.ROOT = here
            with script.workplace(clone) as place:
                self.assertEqual(place, clone.resolve())
                (place / "file").write_text("faulty")
            self.assertEqual((clone / "file").read_text(), "sound")

            def is_copied():
                with script.workplace(clone) as place:
                    return place.resolve() != clone.resolve() and (place / "file").read_text() == "sound"
            (clone / "other").write_text("not committed")
            self.assertTrue(is_copied())
            (clone / "other").unlink()
            run(["git", *user, "commit", "-q", "--allow-empty", "-m", "two"], here)
            self.assertTrue(is_copied())

    def test_a_fault_is_found_whatever_the_comments_say_and_lost_when_the_code_is_another(self):
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
        self.assertEqual(self.script.laws_of(fault), ["law 2", "law 14"])
        self.assertEqual(fault.planted("{\n    if isOpen {\n        ask()\n    }\n}"), "{\n    if isOpen {\n    }\n}")
        commented = "{\n    if isOpen {  // never empty\n        // Why.\n        // And why not.\n        ask()  // once\n    }\n}"
        self.assertEqual(fault.planted(commented), "{\n    if isOpen {  // once\n    }\n}")
        self.assertIsNone(fault.planted("{\n    if isShut {\n        ask()\n    }\n}"))
        self.assertIsNone(fault.planted("    if isOpen {\n        ask()\n    if isOpen {\n        ask()\n"))

    def test_a_list_that_is_out_of_order_is_refused(self):
        whole = "name: a\nbreaks: law 1\nfile: b\nfind:\nc\n.\nreplace:\nd\n.\n"
        for text, words in [
            (whole.replace("file: b\n", ""), "the block before has no file"), (whole + "---\n" + whole, "another fault is called «a»"),
            (whole.replace("c\n", "c  // why\n"), "a comment in the code to find"), (whole + "what: e\n", "what is «what: e»?"),
            (whole.removesuffix(".\n"), "is not ended by a line with a full stop"),
        ]:
            with self.assertRaisesRegex(SystemExit, words.replace("?", r"\?")):
                self.script.read_faults(self.write(text))

    def test_a_fault_that_has_lost_its_place_or_that_nothing_could_catch_is_named(self):
        script = load("plant")
        with tempfile.TemporaryDirectory() as folder:
            script.FAULTS = pathlib.Path(folder)
            block = "---\nname: {}\nbreaks: {}\nfile: Sources/Kernel/TouchArbitration/Arbiter.swift\nfind:\n{}\n.\nreplace:\n.\n"
            (script.FAULTS / "rules.txt").write_text(block.format("three", "B-999", "struct Arbiter"))
            (script.FAULTS / "kernel.txt").write_text(
                block.format("one", "law 1", "no such code") + block.format("two", "law 99", "struct Arbiter"))
            self.assertEqual(script.plant("kernel", [], 0, None, True), (2, [
                "one: its code to find is not in Sources/Kernel/TouchArbitration/Arbiter.swift exactly once; has it been rewritten?",
                "two: there is no law 99"]))
            self.assertEqual(script.plant("rules", [], 0, None, True), (1, ["three: no test names B-999"]))

    def write(self, text):
        """A list of faults."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name) / "list.txt"
        path.write_text(text)
        return path

    def test_a_command_that_ends_has_its_exit_code_and_all_that_it_said(self):
        for seconds in (60, None):
            command = ["bash", "-c", "echo a; echo b >&2; exit 3"]
            self.assertEqual(self.script.run_session(command, ROOT, seconds), (3, "a\nb\n"))


class GitThatFails(unittest.TestCase):
    """A check that has nothing to look at must not pass."""

    def test_S_the_checks_fail_when_git_does(self):
        for script in ["check-links", "check-determinism", "check-snippets"]:
            status, said = run([f"Scripts/{script}"], GIT_DIR="/nonexistent")
            self.assertEqual(status, 1, said)
            self.assertIn("git cannot list the", said)

    def test_S_the_checks_fail_where_there_is_nothing_to_look_at(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "Scripts").mkdir()
            run(["git", "init", "-q"], root)
            for script, words in [("check-links", "in 0 files"), ("check-determinism", "there are 0 stories")]:
                shutil.copy(ROOT / "Scripts" / script, root / "Scripts" / script)
                status, said = run([f"Scripts/{script}"], root)
                self.assertEqual(status, 1, said)
                self.assertIn(words, said)


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
                self.assertRegex(said, r"^skipped: [1-9]\d* tests of printed code for want of the shared documents")
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


class Check(unittest.TestCase):
    def test_S_the_summary_says_how_many_tests_were_skipped(self):
        with tempfile.TemporaryDirectory() as folder:
            # A step whose log has what a run of tests writes at its end.
            swift = pathlib.Path(folder) / "swift"
            swift.write_text("#!/bin/sh\necho 'skipped: 3 tests for want of the recordings'\n")
            swift.chmod(0o755)
            status, said = run(["Scripts/check", "format"], PATH=f"{folder}:{os.environ['PATH']}")
        self.assertEqual(status, 0, said)
        self.assertIn("\nformat: skipped: 3 tests for want of the recordings\n", said.split("=== summary")[1])


class CommandsOfTheReadme(unittest.TestCase):
    def test_they_run_in_a_fresh_clone_that_is_made_or_there_and_leave_nothing_in_it(self):
        with tempfile.TemporaryDirectory() as folder:
            root, programs = pathlib.Path(folder) / "root", pathlib.Path(folder) / "programs"
            (root / "Scripts").mkdir(parents=True)
            (root / "Documentation").mkdir()
            programs.mkdir()
            for script in ("check-readme", "readme-commands"):
                shutil.copy(ROOT / "Scripts" / script, root / "Scripts" / script)
            (root / "README.md").write_text("```sh\nswift run a\nswift test\n```\n")
            (root / "Documentation/Command.md").write_text("```sh\nswift run b\n```\n")
            (programs / "swift").write_text(f'#!/bin/sh\necho "$PWD $*" >>"{folder}/ran"\n')
            (programs / "swift").chmod(0o755)
            run(["git", "init", "-q"], root)
            run(["git", "add", "."], root)
            run(["git", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "one"], root)
            clone = pathlib.Path(folder) / "clone"
            for arguments, place, tests in [(["--here"], root, "build"), ([str(clone)], clone, "build --build-tests")]:
                status, said = run(["Scripts/check-readme", *arguments], root, PATH=f"{programs}:{os.environ['PATH']}")
                self.assertEqual(status, 0, said)
                ran = pathlib.Path(folder) / "ran"
                self.assertEqual(ran.read_text(), f"{place} run a\n{place} {tests}\n{place} run b\n")
                ran.unlink()
            (root / "left").touch()
            status, said = run(["Scripts/check-readme", "--here"], root, PATH=f"{programs}:{os.environ['PATH']}")
            self.assertEqual(status, 1, said)
            self.assertIn("\n?? left\n", said)


class Lanes(unittest.TestCase):
    """How Scripts/check runs steps, with scripts in the places of its own that only do what a test says."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / "Scripts").mkdir()
        self.write("check", (ROOT / "Scripts/check").read_text())

    def write(self, name, text):
        path = self.root / "Scripts" / name
        path.write_text(text)
        path.chmod(0o755)

    def check(self, *arguments, **steps):
        """The exit code and the output of a check of steps that run these commands, two at a time."""
        for step, commands in steps.items():
            self.write(f"check-{step}", f"#!/bin/bash\n{commands}\n")
        # The logs stay where a step has failed.
        return run(["Scripts/check", *(arguments or ["--lanes", "2"]), *steps], self.root, TMPDIR=str(self.root))

    def test_the_output_of_steps_that_run_at_a_time_is_in_one_piece_and_their_summary_in_the_order_of_the_list(self):
        # Each waits for the other: neither would end if they ran one after the other.
        meet = "echo {0} 1; touch {0}; for n in {{1..600}}; do [ -e {1} ] && break; sleep 0.05; done; [ -e {1} ] && echo {0} 2"
        status, said = self.check(words=meet.format("words", "links") + "; sleep 0.3", links=meet.format("links", "words"))
        self.assertEqual(status, 0, said)
        shown, summary = said.split("\n=== summary\n")
        self.assertEqual(shown, "=== links\n    links 1\n    links 2\n=== words\n    words 1\n    words 2\n")
        self.assertRegex(summary, r"^words +passed +\d+ s\nlinks +passed +\d+ s\nall +\d+ s\n2 passed, 0 failed\n$")

    def test_a_step_that_fails_in_either_lane_stops_no_other_and_decides_the_exit_code(self):
        for words, links in [("false", "true"), ("true", "false"), ("false", "false")]:
            status, said = self.check(words=words, links="sleep 0.1; " + links, citations="echo cited", determinism="echo same")
            failed = [words, links].count("false")
            self.assertEqual(status, 1, said)
            self.assertIn(f"\n{4 - failed} passed, {failed} failed\n", said)
            for step, command in [("words", words), ("links", links), ("citations", "true"), ("determinism", "true")]:
                self.assertRegex(said, rf"\n{step} +{'passed' if command == 'true' else 'FAILED'} ")
            self.assertRegex(said, "\n=== citations\n    cited\n")

    def test_steps_that_use_the_same_run_one_after_the_other_in_the_order_of_the_list(self):
        # The page needs what the two before it have built, and is passed over by one that does not.
        status, said = self.check(
            determinism="sleep 0.3; touch tests-built", wasm="sleep 0.1; touch wasm-built",
            page="[ -e tests-built ] && [ -e wasm-built ] || exit; touch page", words="[ ! -e page ]", snippets="[ -e page ]")
        self.assertEqual(status, 0, said)

    def test_faults_in_the_tree_itself_are_planted_when_nothing_else_runs(self):
        text = (ROOT / "Scripts/check").read_text()
        for continuous, alone in [("true", True), ("", False)]:
            with self.subTest(continuous=continuous):
                # This step is no script.
                self.write("check", text.replace("step_planted-rules() {", "step_planted-rules() { [ -e read ]; return; "))
                self.write("check-words", "#!/bin/bash\nsleep 0.3; touch read\n")
                status, said = run(
                    ["Scripts/check", "--lanes", "2", "words", "planted-rules"], self.root, CI=continuous, TMPDIR=str(self.root))
                self.assertEqual(status, 0 if alone else 1, said)
                (self.root / "read").unlink()

    def test_one_lane_runs_the_steps_in_the_order_of_the_list(self):
        status, said = self.check("--lanes", "1", words="sleep 0.2; touch read", links="[ -e read ]")
        self.assertEqual(status, 0, said)
        for count in ["0", "two", ""]:
            self.assertEqual(run(["Scripts/check", "--lanes", count, "words"], self.root)[0], 2)

    def test_a_step_that_exceeds_the_limit_is_stopped_with_what_it_has_started_and_the_others_go_on(self):
        text = (ROOT / "Scripts/check").read_text()
        self.assertIn("\nlimit=2400\n", text)
        self.write("check", text.replace("\nlimit=2400\n", "\nlimit=1\n"))
        status, said = self.check(words="sleep 6000 & echo $! >started; wait", links="true", citations="true")
        self.assertEqual(status, 1, said)
        self.assertIn("=== words\n    stopped after 1 s\n", said)
        self.assertIn("\n2 passed, 1 failed\n", said)
        self.assertTrue(ends(int((self.root / "started").read_text())))

    def test_what_runs_ends_when_the_check_is_stopped(self):
        for step in ("words", "links"):
            self.write(f"check-{step}", f"#!/bin/bash\nsleep 6000 & echo $! >{step}.tmp; mv {step}.tmp {step}; wait\n")
        check = subprocess.Popen(["Scripts/check", "--lanes", "2", "words", "links"], cwd=self.root, stdout=subprocess.DEVNULL,
                                 env={**os.environ, "TMPDIR": str(self.root)})
        started = [self.root / step for step in ("words", "links")]
        end = time.monotonic() + 60
        while not all(file.exists() for file in started) and time.monotonic() < end:
            time.sleep(0.05)
        check.terminate()
        self.assertNotEqual(check.wait(60), 0)
        for file in started:
            self.assertTrue(ends(int(file.read_text())))

    def test_every_step_that_is_said_to_use_something_is_one(self):
        steps = run(["Scripts/check", "--list"])[1].split()
        named = re.findall(r"\[([a-z-]+)\]\+?=", (ROOT / "Scripts/check").read_text())
        self.assertIn("page", named)
        self.assertEqual([step for step in named if step not in steps], [])


if __name__ == "__main__":
    unittest.main()
