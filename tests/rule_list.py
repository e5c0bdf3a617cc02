#!/usr/bin/env python3
"""Checks the list of rules and their tests in tests/README.md.

    python3 -B tests/rule_list.py [--find RULE]

Every test that the list names must be there and cite its rule: in its name, its words, or its data, by its number
(M6.3) or, in its name alone, by that of its section (C5_cardsThatMayBePlayed); or in a file of this folder that its
own file includes. Every rule that the engine cites must be in the list. Exit status 0 where all is well, else 1.
With --find the tests that cite a rule are printed.
"""

import argparse
import pathlib
import re
import sys

TESTS = pathlib.Path(__file__).resolve().parent
ADVICE = ("M9", "B10", "F17", "C12")  # what good players know
RULE = r"[MBFC]\d+\.\d+"
FUNCTION = re.compile(r"((?:^//[^\n]*\n)*)^void (?:Test\w+|\w+Test)::(\w+)\(\) \{.*?^\}\n", re.S | re.M)
ROW = re.compile(r"^\| ((?:%s)) \| ([^|]*) \|$" % RULE, re.M)


def rules_in_name(name):
    """Rules by their numbers, and sections, that a test's name cites: B1_3_B1_4_whoWins, C8_scores."""
    cited, parts = set(), name.split("_")
    for index, part in enumerate(parts):
        if re.fullmatch(r"[mMBFC]\d+", part):
            following = parts[index + 1] if index + 1 < len(parts) else ""
            cited.add(part.upper() + ("." + following if following.isdigit() else ""))
    return cited


def included(path):
    """The text of a test's file and of what it includes from this folder."""
    text = path.read_text()
    for name in re.findall(r'#include "([^"]+)"', text):
        if (path.parent / name).is_file():
            text += included(path.parent / name)
    return text


def tests():
    """For each test, "file::function": the rules that it cites itself, and those of its file."""
    found = {}
    for path in sorted(TESTS.rglob("*.cpp")):
        text = path.read_text()
        around = set(re.findall(RULE, included(path)))
        for function in FUNCTION.finditer(text):
            name = function.group(2)
            test = "%s::%s" % (path.stem, name[:-5] if name.endswith("_data") else name)
            own = rules_in_name(name) | set(re.findall(RULE, function.group(0)))
            found.setdefault(test, (set(), around))[0].update(own)
        for slot in re.findall(r"^    void (\w+)\(\) \{ check\(\); \}", text, re.M):
            found["%s::%s" % (path.stem, slot)] = (set(), around)
    return found


def cites(test, rule):
    """Whether a test, as `tests` gives it, cites a rule."""
    own, around = test
    return rule in own or rule.split(".")[0] in own or rule in around


def cited_by_the_engine():
    """Rules that the engine's code names."""
    return {rule for path in sorted((TESTS.parent / "engine").rglob("*"))
            if path.suffix in (".h", ".cpp") for rule in re.findall(r"\b%s\b" % RULE, path.read_text())}


def problems():
    """What is wrong with the list, a sentence each."""
    known, listed = tests(), {}
    for rule, entry in ROW.findall((TESTS / "README.md").read_text()):
        if rule in listed:
            yield "%s is listed twice" % rule
        listed[rule] = entry
        names = re.findall(r"`([^`]+)`", entry)
        if not names and not entry.startswith("no test: "):
            yield "%s has no test, and no word why" % rule
        for name in names:
            if name not in known:
                yield "%s: there is no test %s" % (rule, name)
            elif not cites(known[name], rule):
                yield "%s: %s does not cite it" % (rule, name)
    for rule in sorted(cited_by_the_engine() - set(listed)):
        if rule.split(".")[0] in ADVICE:
            continue
        yield "%s, cited by the engine, is not in the list" % rule


def main():
    """Runs the check."""
    parser = argparse.ArgumentParser(description="Check the list of rules and their tests.")
    parser.add_argument("--find", metavar="RULE", help="print the tests that cite this rule")
    arguments = parser.parse_args()
    if arguments.find:
        own = [name for name, test in tests().items() if arguments.find in test[0]]
        print("\n".join(own or [name for name, test in tests().items() if cites(test, arguments.find)]))
        return 0
    found = list(problems())
    for sentence in found:
        print(sentence)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
