"""What the scripts do when something is not as it should be; run by Scripts/check shell.

    python3 -B Checks/Scripts/test_scripts.py
"""
import importlib.machinery
import importlib.util
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def load(name):
    """A script as a module."""
    loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), str(ROOT / "Scripts" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


def run(command, root=ROOT, **environment):
    """The exit code of a command, and what it says."""
    run = subprocess.run(
        command, cwd=root, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return run.returncode, run.stdout


def is_running(process):
    """Whether there is such a process; one that has ended and waits for its parent is none."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


class PlantedRuntimeFaults(unittest.TestCase):
    script = load("planted-runtime-faults")

    def test_S_what_a_stuck_command_has_started_ends_with_it(self):
        with tempfile.TemporaryDirectory() as folder:
            # As `swift test` does it: the process that is stuck has a process group of its own.
            command = ["bash", "-m", "-c", "sleep 600 & echo $! >started; wait"]
            self.assertEqual(self.script.run_session(command, folder, 1), (None, ""))
            started = int((pathlib.Path(folder) / "started").read_text())
            self.assertFalse(is_running(started))

    def test_a_command_that_ends_has_its_exit_code_and_all_that_it_said(self):
        self.assertEqual(self.script.run_session(["bash", "-c", "echo a; echo b >&2; exit 3"], ROOT, 60), (3, "a\nb\n"))


class GitThatFails(unittest.TestCase):
    """A check that has nothing to look at must not pass."""

    def test_S_the_checks_fail_when_git_does(self):
        for script in ["check-links", "check-determinism", "check-snippets"]:
            status, said = run([f"Scripts/{script}"], GIT_DIR="/nonexistent")
            self.assertEqual(status, 1, said)
            self.assertIn("git does not say which", said)

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


if __name__ == "__main__":
    unittest.main()
