"""Compares `versicola-cli replay` with the naive models of the cousins on random hands and spoiled records.

    python3 compare_cousins.py CLI_PATH [--game NAME] [--hands N] [--seed S] [--only NUMBER] [--kind KIND]
        [--refusals] [--keep DIR]

Every record is made by the model itself; the answers must be equal as JSON values, the message of a refusal
excepted. The records that disagree are kept in DIR, each with what the model expected and what came.
Exit status 0 where everything agrees, 1 where something does not, 2 for bad usage.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

import bolognese_cases
import cousin_cases
import cuatrola_cases
import tarot_cases

GAMES = {"bolognese": bolognese_cases, "cuatrola": cuatrola_cases, "tarot": tarot_cases}
WORKERS = 2
SECONDS_PER_CALL = 20
SHOWN = 10


def differences(expected, got, path):
    """Where two JSON values differ, each as (path, words)."""
    if isinstance(expected, dict) and isinstance(got, dict):
        found = []
        for key in sorted(set(expected) | set(got)):
            inner = "%s.%s" % (path, key)
            if key not in got or key not in expected:
                found.append((inner, "only in %s" % ("the model" if key in expected else "the program")))
            else:
                found += differences(expected[key], got[key], inner)
        return found
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        return [each for index, pair in enumerate(zip(expected, got))
                for each in differences(pair[0], pair[1], "%s[%d]" % (path, index))]
    if isinstance(expected, bool) == isinstance(got, bool) and expected == got:
        return []
    return [(path, "expected %s; came %s" % (short(expected), short(got)))]


def short(content):
    """A content as one line of bounded length."""
    text = json.dumps(content)
    return text if len(text) <= 300 else text[:300] + "..."


def compare_answer(expected, got, status, errors=b""):
    """The differences of an answer, the message of a refusal held to one line that is not empty."""
    refused = "ok" in expected
    problems = []
    if len(errors.splitlines()) > (1 if refused else 0):
        problems.append(("errors", "too many lines on standard error: %s" % errors[:300]))
    if status != (1 if refused else 0):
        problems.append(("status", "exit status %s" % status))
    if refused and isinstance(got.get("error"), dict):
        message = got["error"].get("message")
        if not isinstance(message, str) or len(message.strip().splitlines()) != 1:
            problems.append(("error.message", "no single line: %s" % short(message)))
        got = dict(got, error=dict(got["error"], message=expected["error"]["message"]))
    elif refused or "ok" in got:
        return problems + [("refusal", "expected %s; came %s" % (short(expected), short(got)))]
    return problems + differences(expected, got, "$")


def run_case(cli, folder, game_name, number, arguments):
    """Makes one record, runs the program on it and compares; returns what there is to report."""
    game = GAMES[game_name]
    rng = random.Random("%s/%s/%d" % (arguments.seed, game_name, number))
    kind, data, legal = cousin_cases.make_case(rng, game, arguments.kind)
    expected = game.model.replay(data, legal)
    path = os.path.join(folder, "%s-%d%s" % (game_name, number, game.model.SUFFIX))
    with open(path, "wb") as file:
        file.write(data)
    output = b""
    try:
        done = subprocess.run([cli, "replay", path] + (["--legal"] if legal else []), stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, timeout=SECONDS_PER_CALL, check=False)
        output = done.stdout
        got = json.loads(output.decode("utf-8", "replace"))
        problems = compare_answer(expected, got, done.returncode, done.stderr)
    except subprocess.TimeoutExpired:
        problems = [("time", "no answer in %d seconds" % SECONDS_PER_CALL)]
    except (ValueError, AttributeError):
        problems = [("output", "exit status %s, and the output is no object: %s %s" % (
            done.returncode, output[:200], done.stderr[:300]))]
    os.remove(path)
    return number, kind, data, expected, output, problems


def keep_failure(folder, stem, suffix, data, expected, output):
    """Writes a record that failed with what was expected and what came."""
    os.makedirs(folder, exist_ok=True)
    stem = os.path.join(folder, stem)
    for ending, content in ((suffix, data), (".expected.json", json.dumps(expected).encode()),
                            (".came.json", output)):
        with open(stem + ending, "wb") as file:
            file.write(content)
    return stem + suffix


def compare_game(name, cli, numbers, arguments):
    """Runs the hands of one game and prints what differs; returns how many differed."""
    failed, kinds, places, seen = 0, collections.Counter(), collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        def run(number):
            return run_case(cli, folder, name, number, arguments)

        for number, kind, data, expected, output, problems in pool.map(run, numbers):
            kinds[kind] += 1
            if "ok" in expected:
                error = expected["error"]
                seen[error["rule"] or error["path"] or "no action"] += 1
            if not problems:
                continue
            failed += 1
            places.update({place.split("[")[0] for place, _ in problems})
            if failed <= SHOWN:
                suffix = GAMES[name].model.SUFFIX
                kept = keep_failure(arguments.keep, "%s-%d" % (name, number), suffix, data, expected, output)
                print("hand %d (%s), kept as %s" % (number, kind, kept))
                for place, words in problems[:4]:
                    print("    %s: %s" % (place, words))
    for place, count in places.most_common():
        print("differs in %s: %d hands" % (place, count))
    print("%s: %d agree, %d differ (%s)" % (name, len(numbers) - failed, failed, ", ".join(
        "%d %s" % (count, kind) for kind, count in sorted(kinds.items()))))
    if arguments.refusals:
        print("refusals: " + ", ".join("%s %d" % each for each in sorted(seen.items())))
    return failed


def main():
    """Runs the comparison."""
    parser = argparse.ArgumentParser(description="Compare the command line's replay with the naive models.")
    parser.add_argument("cli", help="path of versicola-cli")
    parser.add_argument("--game", choices=sorted(GAMES), help="one game; all without it")
    parser.add_argument("--hands", type=int, default=200, help="how many hands of each game")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", type=int, help="the number of a single hand to run")
    parser.add_argument("--kind", choices=sorted(cousin_cases.KINDS), help="one kind of record; all without it")
    parser.add_argument("--refusals", action="store_true", help="also say how often each fault came up")
    parser.add_argument("--keep", default="compare-failures", help="folder for the records that disagree")
    arguments = parser.parse_args()
    cli = shutil.which(os.path.abspath(arguments.cli))
    if cli is None:
        parser.error("there is no program at %s" % arguments.cli)
    numbers = range(arguments.hands) if arguments.only is None else [arguments.only]
    names = sorted(GAMES) if arguments.game is None else [arguments.game]
    failed = sum([compare_game(name, cli, numbers, arguments) for name in names])
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
