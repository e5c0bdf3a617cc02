#!/usr/bin/env python3
"""Makes the sounds of the table: paper and wood, from noise and damped tones alone.

    make_sounds.py FOLDER          writes them
    make_sounds.py --check FOLDER  exit 1 with a sentence where one of them is another than this makes

One channel, 16 bits, 22,050 a second. Nothing was recorded.
"""

import array
import math
import pathlib
import random
import sys
import wave

RATE = 22050
LOUDEST = 0.8
NEAR = 2  # steps of 65,536 by which another machine's sines may round


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def add(sound, other, at=0.0, gain=1.0):
    """Lays `other` over `sound` from `at` seconds on."""
    first = int(at * RATE)
    for i, value in enumerate(other):
        if first + i < len(sound):
            sound[first + i] += gain * value
    return sound


def noise(seconds, seed):
    source = random.Random(seed)
    return [source.uniform(-1, 1) for _ in range(int(seconds * RATE))]


def low_pass(sound, hertz):
    share = 1 - math.exp(-2 * math.pi * hertz / RATE)
    value, passed = 0.0, []
    for one in sound:
        value += share * (one - value)
        passed.append(value)
    return passed


def band(sound, low, high):
    passed = low_pass(sound, high)
    return [one - under for one, under in zip(passed, low_pass(passed, low))]


def dying(sound, seconds):
    """Less by two thirds in each so many seconds, and softly begun."""
    begun = 0.0015 * RATE
    return [one * math.exp(-i / (seconds * RATE)) * min(1, i / begun) for i, one in enumerate(sound)]


def tone(hertz, seconds, dies):
    return dying([math.sin(2 * math.pi * hertz * i / RATE) for i in range(int(seconds * RATE))], dies)


def wood(modes, seconds, seed):
    """A piece of wood that is struck: its tones, each as (hertz, seconds until it is weak, strength)."""
    sound = silence(seconds)
    for hertz, dies, strength in modes:
        add(sound, tone(hertz, seconds, dies), gain=strength)
    return add(sound, dying(band(noise(0.02, seed), 1500, 6000), 0.003), gain=0.8)


def paper_tap(seed, body=170):
    """A card that comes to lie on cloth."""
    sound = dying(band(noise(0.11, seed), 900, 4200), 0.014)
    return add(sound, tone(body, 0.11, 0.018), gain=0.35)


def laid():
    return paper_tap(11)


def dealt():
    sound = silence(0.34)
    for i in range(4):
        add(sound, paper_tap(21 + i, 150 + 12 * i), at=0.07 * i, gain=0.55 + 0.1 * (i % 2))
    return sound


def taken():
    """Four cards drawn over the cloth."""
    seconds = 0.26
    swish = band(noise(seconds, 31), 700, 3200)
    shaped = [one * math.sin(math.pi * i / len(swish)) ** 2 for i, one in enumerate(swish)]
    return add(shaped, paper_tap(32, 130), at=0.15, gain=0.5)


def marked():
    return wood([(430, 0.045, 0.7), (1140, 0.025, 0.5), (2080, 0.012, 0.3)], 0.2, 41)


def refused():
    knock = wood([(150, 0.05, 0.9), (385, 0.03, 0.5)], 0.16, 51)
    return add(add(silence(0.3), knock), knock, at=0.11, gain=0.8)


def turn():
    first = wood([(622, 0.06, 0.6), (1640, 0.02, 0.25)], 0.2, 61)
    second = wood([(830, 0.07, 0.6), (2190, 0.02, 0.2)], 0.24, 62)
    return add(add(silence(0.36), first, gain=0.8), second, at=0.11)


SOUNDS = {"laid": laid, "dealt": dealt, "taken": taken, "marked": marked, "refused": refused, "turn": turn}


def samples(sound):
    most = max(abs(one) for one in sound)
    faded = int(0.01 * RATE)  # to nothing at the end
    return array.array("h", (round(32767 * LOUDEST * one / most * min(1, (len(sound) - 1 - i) / faded))
                             for i, one in enumerate(sound)))


def write(path, values):
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        if sys.byteorder != "little":
            values.byteswap()
        file.writeframes(values.tobytes())


def differs(path, values):
    """Why the file is not this sound; empty where it is."""
    try:
        with wave.open(str(path), "rb") as file:
            if file.getparams()[:3] != (1, 2, RATE):
                return "has another form"
            found = array.array("h", file.readframes(file.getnframes()))
    except (OSError, EOFError, wave.Error) as error:
        return f"cannot be read: {error}"
    if sys.byteorder != "little":
        found.byteswap()
    if len(found) != len(values):
        return f"has {len(found)} values, not {len(values)}"
    off = max(abs(one - other) for one, other in zip(found, values))
    return f"is off by {off}" if off > NEAR else ""


def main(arguments):
    check = arguments[:1] == ["--check"]
    if len(arguments) != 1 + check:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    folder = pathlib.Path(arguments[-1])
    faults = 0
    for name, make in SOUNDS.items():
        path, values = folder / f"{name}.wav", samples(make())
        if not check:
            write(path, values)
        elif fault := differs(path, values):
            print(f"{path.name} {fault}.", file=sys.stderr)
            faults += 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
