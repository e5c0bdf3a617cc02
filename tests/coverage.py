#!/usr/bin/env python3
"""Which lines and branches of engine/ the engine's tests reach.

    python3 -B tests/coverage.py [--only-count] [ninja's and ctest's options, such as -j2]

Builds those tests with the preset "coverage", runs them, and prints a table by folder, then each file's lines that none
reached and its lines with a way out that none took. --only-count reads what the last run left. Wants GCC and gcovr 5 or
later. Ways that only an exception takes do not count.
"""

import collections
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
BUILD = ROOT / "build/coverage"
PROGRAMS = ["bolognese_tests", "cuatrola_tests", "tarot_tests", "game_tests", "engine_tests"]
GCOVR = ["gcovr", "--root", ROOT, "--filter", ROOT / "engine", "--json", "--exclude-throw-branches",
         "--exclude-unreachable-branches", BUILD]


def build_and_run(options):
    subprocess.run(["cmake", "--preset", "coverage"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["ninja", "-C", BUILD, *options, *PROGRAMS], check=True)
    for counted in BUILD.rglob("*.gcda"):
        counted.unlink()
    subprocess.run(["ctest", "--test-dir", BUILD, "-L", "|".join(f"^{program}$" for program in PROGRAMS),
                    "--no-label-summary", "--output-on-failure", *options], check=True)


def of_all(reached):
    return f"{100 * sum(reached) / len(reached) if reached else 100:7.1f} % of {len(reached):6}"


def numbers(title, lines):
    return f" {title} " + ",".join(str(line["line_number"]) for line in lines) if lines else ""


def main():
    if "--only-count" not in sys.argv:
        build_and_run(sys.argv[1:])
    told = json.loads(subprocess.run(GCOVR, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)
    folders, missing = collections.defaultdict(lambda: ([], [])), []
    for file in told["files"]:
        counted = [line for line in file["lines"] if not line["gcovr/noncode"]]
        lines = [line["count"] > 0 for line in counted]
        branches = [branch["count"] > 0 for line in counted for branch in line["branches"]]
        for folder in (str(pathlib.Path(file["file"]).parent), "engine, all of it"):
            folders[folder][0].extend(lines)
            folders[folder][1].extend(branches)
        missing.append(file["file"] + numbers("lines", [line for line in counted if not line["count"]])
                       + numbers("ways", [line for line in counted if line["count"]
                                          and not all(branch["count"] for branch in line["branches"])]))
    for folder, (lines, branches) in sorted(folders.items()):
        print(f"{folder:28} lines {of_all(lines)}, branches {of_all(branches)}")
    print("\nNot reached:", *sorted(text for text in missing if " " in text), sep="\n")


if __name__ == "__main__":
    main()
