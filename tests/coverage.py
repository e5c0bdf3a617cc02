#!/usr/bin/env python3
"""Which lines and branches of engine/ the engine's tests reach.

    python3 -B tests/coverage.py [--only-count] [--slow] [ninja's and ctest's options, such as -j2]

Builds those tests with the preset "coverage", runs them, and prints a table by folder, then each file's lines that none
reached and its lines with a way out that none took. --only-count reads what the last run left. Wants GCC and gcovr 5 or
later. Ways that only an exception takes do not count; nor does a test that fails by its time, for it writes no counts.
"""

import collections
import itertools
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
BUILD = ROOT / "build/coverage"
PROGRAMS = ["bolognese_tests", "cuatrola_tests", "tarot_tests", "game_tests", "engine_tests"]
GCOVR = ["gcovr", "--root", ROOT, "--filter", ROOT / "engine", "--filter", BUILD / "published", "--json",
         "--exclude-throw-branches", "--exclude-unreachable-branches",
         "--gcov-ignore-parse-errors", BUILD]  # where two threads count at once, a count may come out below nothing
SLOW = "^test_(hands|inference|levels|reasons|advice_blunders)$"  # minutes each, so built; --slow runs them too


def build_and_run(options):
    subprocess.run(["cmake", "--preset", "coverage"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["ninja", "-C", BUILD, *options, *PROGRAMS], check=True)
    for counted in BUILD.rglob("*.gcda"):
        counted.unlink()
    subprocess.run(["ctest", "--test-dir", BUILD, "-L", "|".join(f"^{program}$" for program in PROGRAMS),
                    "--no-label-summary", *([] if "--slow" in sys.argv else ["-E", SLOW]), *options])


def counts(files):
    """How often each line of each file ran, and each way out of it. Headers are links in the build, some in two places."""
    counted = collections.defaultdict(dict)
    for file in files:
        path = (ROOT / file["file"]).resolve()
        for line in file["lines"] if path.is_relative_to(ROOT / "engine") else []:
            if not line["gcovr/noncode"]:
                ran, ways = counted[path.relative_to(ROOT)].get(line["line_number"], (0, []))
                here = [way["count"] for way in line["branches"]]
                counted[path.relative_to(ROOT)][line["line_number"]] = (
                    ran + line["count"], [sum(both) for both in itertools.zip_longest(ways, here, fillvalue=0)])
    return counted


def of_all(reached):
    return f"{100 * sum(reached) / len(reached) if reached else 100:7.1f} % of {len(reached):6}"


def main():
    if "--only-count" not in sys.argv:
        build_and_run([option for option in sys.argv[1:] if option != "--slow"])
    told = json.loads(subprocess.run(GCOVR, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)
    folders, missing = collections.defaultdict(lambda: ([], [])), []
    for path, lines in sorted(counts(told["files"]).items()):
        for folder in (str(path.parent), "engine, all of it"):
            folders[folder][0].extend(ran > 0 for ran, _ in lines.values())
            folders[folder][1].extend(way > 0 for _, ways in lines.values() for way in ways)
        not_run = [str(number) for number, (ran, _) in sorted(lines.items()) if not ran]
        not_taken = [str(number) for number, (ran, ways) in sorted(lines.items()) if ran and not all(ways)]
        if not_run or not_taken:
            missing.append(f"{path}: lines {','.join(not_run) or 'none'}; ways out of {','.join(not_taken) or 'none'}")
    for folder, (lines, branches) in sorted(folders.items()):
        print(f"{folder:28} lines {of_all(lines)}, branches {of_all(branches)}")
    print("\nNot reached:", *missing, sep="\n")


if __name__ == "__main__":
    main()
