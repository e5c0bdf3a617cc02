#!/usr/bin/env python3
"""Plants each wrong rule of wrong_rules.json in a copy of the sources and looks which test catches it.

    python3 -B tests/mutation/run.py --list
    python3 -B tests/mutation/run.py [NAME ...] [--game tarot] [--copy DIR] [--jobs N]

--list only checks that the list fits the sources. Otherwise each wrong rule, or each of those named, is written into
the copy, the tests of its game are built there and run until one fails, and the file is put back: first the files of
tests that tests/README.md names for the rule, then the game's others, then what holds in all games, then the comparison
with the model in Python. A wrong rule in a .cpp takes seconds, one in a header of Minchiate some minutes. That the right
rules pass their tests is for ./check to say. Exit status 0 where all are caught, 1 where one is not or does not build,
2 where the list does not fit.
"""

import argparse
import filecmp
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIST = pathlib.Path(__file__).with_name("wrong_rules.json")
FIELDS = {"name", "rule", "wrong", "file", "old", "new"}
SECONDS_PER_TEST = 120  # a wrong rule may well make a test run for ever


class Game:
    """Which program has a game's tests, in which folders they lie, and which test compares it with the model."""

    def __init__(self, letter, program, folders, comparison):
        self.letter, self.program, self.comparison = letter, program, comparison
        self.tests = tests_in(folders)


def tests_in(folders):
    """The names of the tests in these folders of tests/engine, which ctest knows them by."""
    return [path.stem for folder in folders for path in sorted((ROOT / "tests/engine" / folder).glob("test_*.cpp"))]


GAMES = {
    "minchiate": Game("M", "engine_tests",
                      [".", "sheet", "editor", "history", "practice", "search", "advice", "exercises"],
                      "compare_with_model"),
    "bolognese": Game("B", "bolognese_tests", ["bolognese"], "compare_bolognese"),
    "tarot": Game("F", "tarot_tests", ["tarot"], "compare_tarot"),
    "cuatrola": Game("C", "cuatrola_tests", ["cuatrola"], "compare_cuatrola"),
}


def game_of(entry):
    return next(game for game in GAMES.values() if game.letter == entry["rule"][0])


# ---- The list ----

def named_tests():
    """For each rule the test programs that tests/README.md names for it."""
    readme = (ROOT / "tests/README.md").read_text()
    rows = re.findall(r"^\| ([MBFC]\d+\.\d+) \| ([^|]*) \|$", readme, re.M)
    return {rule: re.findall(r"`(\w+)::", tests) for rule, tests in rows}


def misfits(entries):
    """What is wrong with the list, in words."""
    rules, names = named_tests(), [entry.get("name") for entry in entries]
    for entry in entries:
        name = entry.get("name")
        if set(entry) != FIELDS:
            yield "%s: has not the fields %s" % (name, ", ".join(sorted(FIELDS)))
            continue
        if names.count(name) > 1:
            yield "%s: a name used twice" % name
        if entry["rule"] not in rules:
            yield "%s: tests/README.md has no rule %s" % (name, entry["rule"])
        if entry["old"] == entry["new"]:
            yield "%s: changes nothing" % name
        path = ROOT / entry["file"]
        if not path.is_file():
            yield "%s: there is no %s" % (name, entry["file"])
            continue
        times = path.read_text().count(entry["old"])
        if times != 1:
            yield "%s: the old text stands %d times in %s" % (name, times, entry["file"])


# ---- The copy ----

def bring_up_to_date(copy):
    """Makes the copy's sources those of this tree. What is the same keeps its time, so that it is not built again."""
    wanted = set()
    for folder, folders, files in os.walk(ROOT):
        here = pathlib.Path(folder).relative_to(ROOT)
        folders[:] = [f for f in folders if f not in (".git", "__pycache__") and (here / f).as_posix() != "build"]
        (copy / here).mkdir(parents=True, exist_ok=True)
        for file in files:
            source, target = ROOT / here / file, copy / here / file
            wanted.add(here / file)
            if not target.is_file() or not filecmp.cmp(source, target, shallow=False):
                shutil.copy(source, target)
    for folder, folders, files in os.walk(copy):
        here = pathlib.Path(folder).relative_to(copy)
        folders[:] = [f for f in folders if (here / f).as_posix() != "build"]
        for file in files:
            if here / file not in wanted:
                (copy / here / file).unlink()


def run(copy, *command):
    done = subprocess.run(command, cwd=copy, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace")
    return done.returncode, done.stdout


def build(copy, jobs, target):
    """What the compiler says where it does not build; nothing where it does."""
    status, said = run(copy, "cmake", "--build", "build/dev", "--parallel", str(jobs), "--target", target)
    return said if status else None


def caught_by(copy, tests):
    """The first of these tests that fails, "test_play::m6_3_kingRule" where it tells the function; nothing if none."""
    if not tests:
        return None
    status, said = run(copy, "ctest", "--test-dir", "build/dev", "--output-on-failure", "--stop-on-failure",
                       "--timeout", str(SECONDS_PER_TEST), "-R", "^(%s)$" % "|".join(tests))
    if status == 0:
        return None
    failed = re.search(r"^\s+\d+ - (\w+) \((.+)\)$", said, re.M)
    if not failed:
        sys.exit("ctest says:\n" + said)
    function = re.search(r"^(?:\d+: )?FAIL!  : \w+::(\w+)\(", said, re.M)
    return failed[1] + ("::" + function[1] if function else "" if failed[2] == "Failed" else " (%s)" % failed[2])


def look(copy, entry, named, jobs):
    """Which test catches the rule planted in the copy, and whether it is in one of the files named for the rule."""
    game = game_of(entry)
    said = build(copy, jobs, game.program)
    if said:
        errors = [line.rpartition("error: ")[2] for line in said.splitlines() if "error: " in line]
        return None, "does not build: " + (errors or said.splitlines())[0]
    of_rule = [test for test in game.tests if test in named]
    by = caught_by(copy, of_rule)
    if by:
        return True, by
    by = caught_by(copy, [test for test in game.tests if test not in of_rule])
    if not by and not build(copy, jobs, "game_tests"):
        by = caught_by(copy, tests_in(["games"]))
    by = by or caught_by(copy, [game.comparison])
    return False, by


def plant(copy, entry, named, jobs):
    """The same, with the file put back afterwards."""
    path = copy / entry["file"]
    right = path.read_text()
    path.write_text(right.replace(entry["old"], entry["new"]))
    try:
        return look(copy, entry, named, jobs)
    finally:
        path.write_text(right)


def row(*cells):
    print("%-40s %-6s %-60s %7s" % cells, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these wrong rules")
    parser.add_argument("--list", action="store_true", help="only check that the list fits the sources")
    parser.add_argument("--game", choices=GAMES, help="only those of this game")
    parser.add_argument("--copy", type=pathlib.Path, default=ROOT / "build/wrong_rules",
                        help="where the copy of the sources is made and built")
    parser.add_argument("--jobs", type=int, default=1, help="how many files are compiled at once")
    options = parser.parse_args()

    entries = json.loads(LIST.read_text())
    wrong = list(misfits(entries))
    wrong += ["no wrong rule is called " + name for name in options.names
              if name not in [entry.get("name") for entry in entries]]
    if wrong:
        print("\n".join(wrong))
        return 2
    if options.list:
        print("%d wrong rules fit the sources." % len(entries))
        return 0

    chosen = [entry for entry in entries if (not options.names or entry["name"] in options.names)
              and (not options.game or game_of(entry) is GAMES[options.game])]
    named = named_tests()
    copy = options.copy.resolve()
    os.nice(10)
    bring_up_to_date(copy)
    if not (copy / "build/dev/build.ninja").is_file():
        status, said = run(copy, "cmake", "--preset", "dev")
        if status:
            sys.exit(said)
    caught = by_named = 0
    row("wrong rule", "rule", "caught by", "seconds")
    for entry in chosen:
        begun = time.monotonic()
        is_named, by = plant(copy, entry, named[entry["rule"]], options.jobs)
        row(entry["name"], entry["rule"], by or "NOT CAUGHT", "%.0f" % (time.monotonic() - begun))
        caught += is_named is not None and by is not None
        by_named += is_named is True
    print("%d of %d caught, %d of them in a file of tests that tests/README.md names for the rule."
          % (caught, len(chosen), by_named))
    return 0 if caught == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
