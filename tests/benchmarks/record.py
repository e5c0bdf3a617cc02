#!/usr/bin/env python3
"""Takes all figures of this machine in one run, and writes them down with machine and date.

    python3 -B tests/benchmarks/record.py [--build build/dev] [--program PROGRAM] [--out FILE] [--quick]

FILE is Markdown; without --out it is printed. What is taken: the engine, players, worlds, solver and sheets (Google
Benchmark: the median of five), DDS on endings of bridge with as many tricks left where libdds-dev was there when the
benchmarks were built, the window (bench_desktop), and how soon the program and KPatience, where it is installed, show
their first window and what they then hold (under Xvfb, the median of seven). --quick takes everything once and short, to
see that it runs. No other work should run meanwhile: the load is written down.
"""

import argparse
import contextlib
import datetime
import json
import os
import pathlib
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
PARTS = ["engine", "players", "worlds", "solver", "dds", "sheet"]
DISPLAY = ":76"
PATIENCE = 30  # seconds until a window must be there


def output(*command):
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    return done.stdout.strip()


def machine():
    """Rows of what the figures hang on."""
    cpu = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "?")
    memory = int(next(line.split()[1] for line in open("/proc/meminfo") if line.startswith("MemTotal"))) >> 20
    yield "date", datetime.datetime.now().astimezone().strftime("%Y-%m-%d %H:%M %z")
    yield "commit", output("git", "describe", "--always", "--dirty")
    yield "processor", "%s, %d of them" % (cpu, os.cpu_count())
    yield "memory", "%d GiB" % memory
    yield "system", "%s, %s" % (platform.freedesktop_os_release()["PRETTY_NAME"], platform.release())
    yield "compiler", output("c++", "--version").splitlines()[0]
    yield "load before", "%.1f" % os.getloadavg()[0]


def benchmark(program, quick):
    """(name, time, unit, counters) of each benchmark of a program."""
    repeat = [] if quick else ["--benchmark_repetitions=5", "--benchmark_report_aggregates_only=true"]
    done = subprocess.run([program, "--benchmark_format=json", "--benchmark_min_time=%s" % (0.01 if quick else 0.2)] + repeat,
                          capture_output=True, text=True, check=True)
    known = {"name", "family_index", "per_family_instance_index", "run_name", "run_type", "repetitions", "threads",
             "repetition_index", "iterations", "real_time", "cpu_time", "time_unit", "aggregate_name", "aggregate_unit"}
    for row in json.loads(done.stdout)["benchmarks"]:
        if quick or row.get("aggregate_name") == "median":
            counters = ", ".join("%s %s" % (name.replace("_per_second", " a second"), short(value))
                                 for name, value in sorted(row.items()) if name not in known)
            yield row["run_name"], row["cpu_time"], row["time_unit"], counters


def short(value):
    return "{:,.0f}".format(value) if value >= 100 else "%.3g" % value


@contextlib.contextmanager
def screen():
    server = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1280x800x24"], stderr=subprocess.DEVNULL)
    time.sleep(1)
    try:
        yield
    finally:
        server.terminate()
        server.wait()


def start(program, home):
    """Milliseconds until the first window is seen, and mebibytes that are held two seconds later."""
    env = dict(os.environ, DISPLAY=DISPLAY, HOME=home, XDG_RUNTIME_DIR=home, QT_QPA_PLATFORM="xcb", LC_ALL="C.UTF-8")
    begun = time.monotonic()
    running = subprocess.Popen([program], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(running.pid)], env=env,
                             capture_output=True).returncode != 0:
            if time.monotonic() - begun > PATIENCE or running.poll() is not None:
                raise RuntimeError("%s shows no window" % program)
        seen = 1000 * (time.monotonic() - begun)
        time.sleep(2)
        pages = int(open("/proc/%d/statm" % running.pid).read().split()[1])
        return seen, pages * os.sysconf("SC_PAGESIZE") / 2**20
    finally:
        running.terminate()
        running.wait()


def starts(name, program, times):
    with tempfile.TemporaryDirectory() as home:
        os.chmod(home, 0o700)
        start(program, home)  # what is kept between sittings is kept then
        each = [start(program, home) for _ in range(times)]
    return "| %s | %.0f | %.0f |" % ((name,) + tuple(statistics.median(column) for column in zip(*each)))


def report(build, program, quick):
    yield "# Figures\n\n| | |\n|---|---|"
    for what, value in machine():
        yield "| %s | %s |" % (what, value)
    for part in PARTS:
        bench = build / "tests/benchmarks" / ("bench_" + part)
        if not bench.exists():
            yield "\n## %s\n\nnot built here" % part
            continue
        yield "\n## %s\n\n| what | processor time | |\n|---|---:|---|" % part
        for name, took, unit, counters in benchmark(bench, quick):
            yield "| %s | %s %s | %s |" % (name, short(took), unit, counters)
    yield "\n## window\n\n```"
    with tempfile.TemporaryDirectory() as home:
        env = dict(os.environ, QT_QPA_PLATFORM="offscreen", HOME=home, XDG_RUNTIME_DIR=home)
        yield subprocess.run([build / "tests/benchmarks/bench_desktop"], env=env, capture_output=True, text=True,
                             check=True).stdout.rstrip()
    yield "```\n\n## first window\n"
    missing = [needed for needed in ("Xvfb", "xdotool", "dbus-run-session") if not shutil.which(needed)]
    if missing:
        yield "not taken: %s is missing" % ", ".join(missing)
        return
    yield "| program | ms until it is seen | MiB two seconds later |\n|---|---:|---:|"
    with screen():
        yield starts("Versicola", str(program), 1 if quick else 7)
        patience = shutil.which("kpat", path=os.environ["PATH"] + ":/usr/games")
        yield starts("KPatience", patience, 1 if quick else 7) if patience else "| KPatience | not installed | |"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/dev")
    parser.add_argument("--program", type=pathlib.Path, help="the release build of it, for its start")
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--quick", action="store_true")
    chosen = parser.parse_args()
    program = chosen.program or chosen.build / "app/desktop/versicola"
    if not program.exists():
        sys.exit("record.py: there is no %s; build it first" % program)
    if "DBUS_SESSION_BUS_ADDRESS" not in os.environ and shutil.which("dbus-run-session"):
        os.execvp("dbus-run-session", ["dbus-run-session", "--", sys.executable] + sys.argv)  # KPatience wants one
    lines = []
    for line in report(chosen.build.resolve(), program.resolve(), chosen.quick):
        print(line, flush=True)
        lines.append(line)
    if chosen.out:
        chosen.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
