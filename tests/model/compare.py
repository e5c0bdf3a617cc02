"""Compares `versicola-cli replay --legal` with the naive model on random and contrived hands.

    python3 compare.py CLI_PATH [--hands N] [--seed S] [--keep DIR]

Every hand is made by the model itself. Lists whose order the rules define must agree in order, the others
as multisets. The records that disagree are kept in DIR, each with what the model expected and what came.
Exit status 0 where everything agrees, 1 where something does not, 2 for bad usage.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import shutil
import subprocess
import sys
import tempfile

import minchiate_model as model
from compare_records import make_case

WORKERS = 2
SECONDS_PER_CALL = 20
SHOWN = 12

FIELDS = ["marks", "paid", "tricks", "robbed", "fola_robbed", "taken", "fola", "announcements", "turned_up",
          "discarded", "hands", "captured", "count", "net", "cappotto", "resti"]


# Comparing

def unordered(cards):
    """A list of cards as a multiset."""
    return None if cards is None else sorted(cards)


def by_key(table):
    """A table of lists of cards by seat or by side, as multisets."""
    return None if table is None else {key: unordered(cards) for key, cards in table.items()}


def normal_count(count):
    """The count with its versicole as multisets of multisets."""
    if count is None:
        return None
    result = {}
    for side, part in count.items():
        result[side] = dict(part)
        result[side]["versicole"] = sorted([sorted(each["cards"]), each["points"]]
                                           for each in part["versicole"])
    return result


def normal(field, content):
    """A field of the result with the order taken out where the rules leave it open."""
    if field == "marks":
        return [dict(mark, cards=unordered(mark["cards"])) for mark in content]
    if field == "tricks":
        return [dict(trick, plays=[[seat, card, unordered(legal)] for seat, card, legal in trick["plays"]])
                for trick in content]
    if field in ("taken", "fola"):
        return unordered(content)
    if field in ("discarded", "hands", "captured"):
        return by_key(content)
    if field == "count":
        return normal_count(content)
    return content


def first_difference(expected, got, path):
    """Where two normalised contents first differ, in words."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for key in sorted(set(expected) | set(got)):
            if key not in got or key not in expected:
                return "%s.%s: only in %s" % (path, key, "the model" if key in expected else "the CLI")
            if expected[key] != got[key]:
                return first_difference(expected[key], got[key], "%s.%s" % (path, key))
    if isinstance(expected, list) and isinstance(got, list):
        for index in range(min(len(expected), len(got))):
            if expected[index] != got[index]:
                return first_difference(expected[index], got[index], "%s[%d]" % (path, index))
        return "%s: %d entries expected, %d came; expected %s; came %s" % (
            path, len(expected), len(got), short(expected), short(got))
    return "%s: expected %s; came %s" % (path, short(expected), short(got))


def short(content):
    """A content as one line of bounded length."""
    text = json.dumps(content)
    return text if len(text) <= 300 else text[:300] + "..."


def compare_refusal(expected, got, status):
    """The differences of a refusal: ok, action, rule, a one-line message, exit status."""
    if got.get("ok") is not False:
        return [("accepted", "the model refuses: %s" % short(expected["error"]))]
    problems = []
    error = got.get("error")
    if not isinstance(error, dict):
        return [("error", "no error object came")]
    for name in ("action", "rule"):
        if name not in error or error[name] != expected["error"][name]:
            words = "expected %s; came %s" % (short(expected["error"]), short(error))
            problems.append(("error." + name, words))
    message = error.get("message")
    if not isinstance(message, str) or not message.strip() or len(message.splitlines()) != 1:
        problems.append(("error.message", "not a nonempty single line: %s" % short(message)))
    if status != 1:
        problems.append(("status", "exit status %s for a refused record" % status))
    return problems


def compare_result(expected, got, status):
    """The differences as (field, words); none where the two agree."""
    if not isinstance(got, dict):
        return [("output", "the output is no object")]
    if expected.get("ok") is False:
        return compare_refusal(expected, got, status)
    if got.get("ok") is False:
        return [("refused", "the model accepts; came %s" % short(got.get("error")))]
    problems = []
    if status != 0:
        problems.append(("status", "exit status %s for an accepted record" % status))
    for field in FIELDS:
        if field not in got:
            problems.append((field, "%s is missing" % field))
            continue
        try:
            left, right = normal(field, expected[field]), normal(field, got[field])
        except (TypeError, KeyError, ValueError, AttributeError) as error:
            problems.append((field, "%s is malformed (%r): %s" % (field, error, short(got[field]))))
            continue
        if left != right:
            problems.append((field, first_difference(left, right, field)))
    texts = got.get("announcement_texts")
    if (not isinstance(texts, list) or len(texts) != len(expected["announcements"])
            or not all(isinstance(text, str) and text.strip() for text in texts)):
        problems.append(("announcement_texts", "not one nonempty string for each: %s" % short(texts)))
    return problems


def run_case(cli, folder, seed, number):
    """Makes one record, runs the program on it and compares; returns what there is to report."""
    label, record = make_case(seed, number)
    expected = model.replay(record)
    path = os.path.join(folder, "%d.minchiate" % number)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(record, file)
    output = ""
    try:
        done = subprocess.run([cli, "replay", path, "--legal"], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, timeout=SECONDS_PER_CALL, check=False)
        output = done.stdout.decode("utf-8", "replace")
        problems = compare_result(expected, json.loads(output), done.returncode)
    except subprocess.TimeoutExpired:
        problems = [("time", "no answer in %d seconds" % SECONDS_PER_CALL)]
    except ValueError:
        problems = [("output", "exit status %s, and the output is no JSON: %s %s" % (
            done.returncode, short(output), short(done.stderr.decode("utf-8", "replace"))))]
    if not problems:
        os.remove(path)
    return number, label, record, expected, output, problems


def keep_failure(folder, number, record, expected, output):
    """Writes a record that failed with what was expected and what came."""
    os.makedirs(folder, exist_ok=True)
    stem = os.path.join(folder, "hand-%d" % number)
    for suffix, content in ((".minchiate", json.dumps(record, indent=1)),
                            (".expected.json", json.dumps(expected, indent=1)), (".came.json", output)):
        with open(stem + suffix, "w", encoding="utf-8") as file:
            file.write(content)
    return stem + ".minchiate"


def main():
    """Runs the comparison."""
    parser = argparse.ArgumentParser(description="Compare the command line's replay with the naive model.")
    parser.add_argument("cli", help="path of versicola-cli")
    parser.add_argument("--hands", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", type=int, help="the number of a single hand to run")
    parser.add_argument("--keep", default="compare-failures", help="folder for the records that disagree")
    arguments = parser.parse_args()
    cli = shutil.which(os.path.abspath(arguments.cli))
    if cli is None:
        parser.error("there is no program at %s" % arguments.cli)
    numbers = range(arguments.hands) if arguments.only is None else [arguments.only]
    passed, failed = 0, 0
    fields = collections.Counter()
    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        def run(number):
            return run_case(cli, folder, arguments.seed, number)

        for number, label, record, expected, output, problems in pool.map(run, numbers):
            if not problems:
                passed += 1
                continue
            failed += 1
            fields.update({field for field, _ in problems})
            if failed <= SHOWN:
                kept = keep_failure(arguments.keep, number, record, expected, output)
                print("hand %d (%s), kept as %s" % (number, label, kept))
                for _, words in problems[:4]:
                    print("    " + words)
    if failed > SHOWN:
        print("... and %d more" % (failed - SHOWN))
    for field, count in fields.most_common():
        print("differs in %s: %d hands" % (field, count))
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
