#!/usr/bin/env python3
"""Which lines and branches of engine/ the engine's tests reach.

    python3 -B tests/coverage.py [--only-count] [--slow] [ninja's and ctest's options, such as -j2]

Builds those tests with the preset "coverage", runs them, and prints a table by folder, then each file's lines that none
reached and its conditions that never held or always did, as line:column and the way not taken. --only-count reads what
the last run left. A test that fails by its time does not count, for it writes no counts.

Clang counts here, not GCC: it counts each condition that is written, both ways, and each case of a switch. GCC's branches
are those of the machine's code, so that most of what its table misses are ways that nobody wrote: of destructors, of
optionals and variants that are thrown away, of whatever was compiled inline. What stands in several instances of a template
is reached where one of them reaches it. Not counted: blank lines, comments, conditions that are settled when compiled, and
what a switch would do with a value of an enumeration that it does not name.
"""

import collections
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
BUILD = ROOT / "build/coverage"
PROGRAMS = ["bolognese_tests", "cuatrola_tests", "tarot_tests", "game_tests", "engine_tests"]
COUNTS = BUILD / "counts"
SLOW = "^test_(hands|inference|levels|reasons|advice_blunders)$"  # minutes each, so built; --slow runs them too


def build_and_run(options):
    subprocess.run(["cmake", "--preset", "coverage"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["ninja", "-C", BUILD, *options, *PROGRAMS], check=True)
    for counted in COUNTS.rglob("*.profraw"):
        counted.unlink()
    # One file of counts for each program (%m), which each of its runs adds to.
    subprocess.run(["ctest", "--test-dir", BUILD, "-L", "|".join(f"^{program}$" for program in PROGRAMS),
                    "--no-label-summary", *([] if "--slow" in sys.argv else ["-E", SLOW]), *options],
                   env={**os.environ, "LLVM_PROFILE_FILE": str(COUNTS / "%m.profraw")})


def told_by_llvm():
    """What llvm-cov says of each file of engine/, under whatever links it was found."""
    merged = COUNTS / "all.profdata"
    subprocess.run(["llvm-profdata", "merge", "-sparse", *COUNTS.rglob("*.profraw"), "-o", merged], check=True)
    # The command line, built besides, for what only it holds of the engine.
    first, *others = [*[BUILD / "tests/engine" / program for program in PROGRAMS], BUILD / "app/cli/versicola-cli"]
    told = subprocess.run(["llvm-cov", "export", "-skip-functions", f"-instr-profile={merged}", first,
                           *[f"-object={other}" for other in others]], check=True, stdout=subprocess.PIPE)
    for file in json.loads(told.stdout)["data"][0]["files"]:
        path = pathlib.Path(file["filename"]).resolve()
        if path.is_relative_to(ROOT / "engine"):
            yield path, file


def line_counts(segments):
    """How often each line ran, from where each stretch of a file's text begins: as llvm-cov counts lines."""
    on_line = collections.defaultdict(list)
    for line, _, count, has_count, is_entry, is_gap in segments:
        on_line[line].append((count, has_count, is_entry, is_gap))
    around, counted = None, {}
    for line in range(min(on_line, default=1), max(on_line, default=0) + 1):
        here = on_line[line]
        begun = [count for count, has_count, is_entry, is_gap in here if has_count and is_entry and not is_gap]
        skipped = here and here[0][2] and not here[0][1]
        if not skipped and (begun or around and around[1]):
            counted[line] = max([*begun, around[0] if around and around[1] else 0])
        around = here[-1] if here else around
    return counted


def is_unwritten(text, line, column):
    """Whether the condition there is the compiler's to settle, or what a switch does with what it does not name."""
    before, after = text[line - 1][:column - 1], text[line - 1][column - 1:]
    return "constexpr" in before.rpartition("if")[2] or after.startswith("true") or before.endswith("switch (")


def counts():
    """How often each line of each file ran, and how often each condition held and did not."""
    ran, held = (collections.defaultdict(lambda: collections.defaultdict(int)) for _ in range(2))
    for path, file in told_by_llvm():
        text = path.read_text().splitlines()
        name = path.relative_to(ROOT)
        for line, count in line_counts(file["segments"]).items():
            if (code := text[line - 1].strip()) and not code.startswith("//"):
                ran[name][line] += count
        for line, column, to_line, to_column, yes, no, *_ in file["branches"]:
            if not is_unwritten(text, line, column):
                held[name][line, column, to_line, to_column, "no", ] += no
                held[name][line, column, to_line, to_column, "yes"] += yes
    return ran, held


def of_all(reached):
    return f"{100 * sum(reached) / len(reached) if reached else 100:7.1f} % of {len(reached):6}"


def main():
    if "--only-count" not in sys.argv:
        build_and_run([option for option in sys.argv[1:] if option != "--slow"])
    ran, held = counts()
    folders, missing = collections.defaultdict(lambda: ([], [])), []
    for path, lines in sorted(ran.items()):
        for folder in (str(path.parent), "engine, all of it"):
            folders[folder][0].extend(count > 0 for count in lines.values())
            folders[folder][1].extend(count > 0 for count in held[path].values())
        not_run = [str(line) for line, count in sorted(lines.items()) if not count]
        not_taken = [f"{line}:{column} {way}" for (line, column, _, _, way), count in sorted(held[path].items())
                     if not count and lines.get(line)]
        if not_run or not_taken:
            missing.append(f"{path}: lines {','.join(not_run) or 'none'}; ways {', '.join(not_taken) or 'none'}")
    for folder, (lines, branches) in sorted(folders.items()):
        print(f"{folder:28} lines {of_all(lines)}, branches {of_all(branches)}")
    print("\nNot reached:", *missing, sep="\n")


if __name__ == "__main__":
    main()
