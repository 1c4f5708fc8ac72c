#!/usr/bin/env python3
"""Prints the test targets that a change concerns: those that contain a changed file, see a module that does, or
read one.

    Checks/Scripts/changes.py [COMMIT]    the change since COMMIT, HEAD by default; since its parent, if nothing has changed since HEAD

A change of the manifest concerns all. Exit code: 0 done, 2 usage error.
"""
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def output(*command):
    """The output of a command that has to succeed."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(2)
    return done.stdout


def base(commit="HEAD"):
    """The commit that a change begins at."""
    if commit == "HEAD" and not output("git", "status", "--porcelain"):
        return "HEAD~"
    return commit


def changed_lines(commit):
    """The lines that were added or changed since a commit, by file; of a deleted file none."""
    lines, name = {}, None
    for line in output("git", "diff", "--no-color", "--no-ext-diff", "--no-renames", "-U0", commit).splitlines():
        if line.startswith("diff --git "):
            name = line.rpartition(" b/")[2]
            lines[name] = set()
        elif hunk := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
            lines[name].update(range(int(hunk[1]), int(hunk[1]) + int(hunk[2] or 1)))
    for name in output("git", "ls-files", "--others", "--exclude-standard").splitlines():
        lines[name] = set(range(1, (ROOT / name).read_bytes().count(b"\n") + 2))
    return lines


class Package:
    """The targets of the package, as SwiftPM describes them."""

    def __init__(self):
        self.targets = {target["name"]: target for target in json.loads(output("swift", "package", "describe", "--type", "json"))["targets"]}

    def target_of(self, file):
        """The name of the target that contains a file, or nothing."""
        names = [name for name, target in self.targets.items() if file.startswith(target["path"] + "/")]
        return max(names, key=lambda name: len(self.targets[name]["path"]), default=None)

    def tests_that_see(self, modules):
        """The test targets that depend on one of the modules, or are one, in the order of the manifest."""
        seeing, grown = set(modules), True
        while grown:
            grown = {name for name, target in self.targets.items()
                     if name not in seeing and seeing & set(target.get("target_dependencies", []))}
            seeing |= grown
        return [name for name, target in self.targets.items() if target["type"] == "test" and name in seeing]

    def tests_with(self, word):
        """The targets below Tests with a word in their sources."""
        def has(target):
            return any(word in (ROOT / target["path"] / source).read_text(errors="replace") for source in target["sources"])
        return [name for name, target in self.targets.items() if target["path"].startswith("Tests/") and has(target)]


def concerned(package, files):
    """The test targets that a change of files concerns."""
    modules = set()
    for file in files:
        parts = Path(file).parts
        if parts[0] in ("Package.swift", "Plugins"):
            modules.update(package.targets)
        elif target := package.target_of(file):
            modules.add(target)
        else:
            # Some tests read files, which they name by their folder.
            modules.update(package.tests_with(parts[1] if parts[0] == "Tests" else parts[0]))
    return package.tests_that_see(modules)


if __name__ == "__main__":
    if len(sys.argv) > 2 or sys.argv[1:] in (["-h"], ["--help"]):
        sys.exit(__doc__)
    print(*concerned(Package(), changed_lines(base(*sys.argv[1:]))), sep="\n")
