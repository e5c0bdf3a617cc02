#!/usr/bin/env python3
"""Plays a whole hand of each game as a screen reader's user would: by the names of what is on the screen, over AT-SPI.

    plays_by_names.py PROGRAM [GAME...]

On a session bus and a screen (`dbus-run-session -- xvfb-run -a …`). It sees names, states and roles, and presses what can
be pressed; no key, no mouse. Exit 1 with a sentence where it cannot go on: what there was to press.
"""

import os
import subprocess
import sys
import tempfile
import time

GAMES = ("Minchiate", "Bolognese", "Tarot", "Cuatrola")
# What is said in a hand, in the order in which it is wanted: what leads on without a choice first. A button's name may
# have more behind a comma.
SAID = ("Go on", "Take it up", "Lay away", "Discard", "Stay silent", "Declare nothing", "Say nothing", "Say jeu", "Prise", "Pass",
        "Cut")
GIVES = ("Lay away", "Discard")  # once enough cards are raised
OVER = ("See the count", "Another hand", "Next hand", "See the result")
SETTINGS = "[table]\npace=instant\nanimations=false\ncallBack=false\n[panel]\nshown=false\n"
PATIENCE = 30  # seconds, for anything to change


class Stuck(Exception):
    """The hand cannot be played on."""


class Screen:
    """The program as it is read out."""

    def __init__(self, pyatspi):
        self.atspi = pyatspi
        self.program = None

    def find_program(self):
        desktop = self.atspi.Registry.getDesktop(0)
        desktop.clearCache()  # what it held before the program came may be kept
        for program in desktop:
            if program and program.name.lower().startswith("versicola"):
                self.program = program
                return True
        return False

    def things(self):
        """Everything that is to be seen, from the top down."""
        found = []

        def add(thing, depth):
            try:
                if depth > 1 and not thing.getState().contains(self.atspi.STATE_SHOWING):
                    return
                found.append(thing)
                for inner in thing:
                    if inner is not None and depth < 12:
                        add(inner, depth + 1)
            except Exception:  # what goes away while it is looked at
                return

        add(self.program, 0)
        return found

    def pressable(self):
        """What can be pressed now, or could once it is enabled, by name: buttons, and cards with what is said of them."""
        result = []
        for thing in self.things():
            try:
                action = thing.queryAction()
                names = [action.getName(i) for i in range(action.nActions)]
                at = next((i for i, one in enumerate(names) if one in ("Press", "Toggle")), None)
                if thing.getRole() in (self.atspi.ROLE_PUSH_BUTTON, self.atspi.ROLE_RADIO_BUTTON):
                    result.append(Thing(thing.name, thing.description, action, at))
            except Exception:
                continue
        return result

    def announced(self):
        """What was said last to who does not see it."""
        return [thing.name for thing in self.things()
                if thing.getRole() == self.atspi.ROLE_NOTIFICATION and thing.name]

    def press(self, name):
        """Presses what has this name; whether it was there."""
        for thing in self.pressable():
            if thing.is_called(name) and thing.at is not None:
                thing.press()
                return True
        return False

    def wait_and_press(self, name):
        end = time.time() + PATIENCE
        while time.time() < end:
            if self.press(name):
                return
            time.sleep(0.1)
        raise Stuck("there is no “%s” to press; there is %s" % (name, self.told()))

    def told(self):
        return ", ".join("“%s”" % one.name for one in self.pressable() if one.name and one.at is not None)


class Thing:
    """A button, or a card."""

    def __init__(self, name, description, action, at):
        self.name, self.description, self.action, self.at = name, description, action, at

    def is_called(self, name):
        return self.name == name or self.name.startswith(name + ",")

    def press(self):
        self.action.doAction(self.at)


class Hand:
    """One hand as it is played."""

    def __init__(self, screen):
        self.screen = screen
        self.tried = set()  # cards that were to be raised for what is given now

    def step(self):
        """One thing is done; True once the hand is over."""
        all_there = self.screen.pressable()
        now = [one for one in all_there if one.at is not None]
        if any(one.is_called(over) for one in now for over in OVER):
            return True
        for wanted in SAID:
            for one in now:
                if one.is_called(wanted):
                    self.tried.clear()
                    one.press()
                    return False
        for one in now:
            if one.description.startswith("may be played"):
                one.press()
                return False
        if any(one.is_called(gives) for one in all_there for gives in GIVES):
            for one in now:
                if is_card(one.name) and one.name not in self.tried:
                    self.tried.add(one.name)
                    one.press()
                    return False
        return False


def is_card(name):
    return " of " in name or name.startswith("the ")


def keeps_a_hand_of(game, folder):
    """Whether the program has written down a hand of this game."""
    return any(name.endswith("." + game.lower()) for _, _, files in os.walk(folder) for name in files)


def play(program, game, pyatspi):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "settings.ini"), "w", encoding="utf-8") as settings:
            settings.write(SETTINGS)
        started = subprocess.Popen([program, "--data", folder], stderr=subprocess.DEVNULL)
        try:
            screen = Screen(pyatspi)
            end = time.time() + PATIENCE
            while not screen.find_program():
                if time.time() > end:
                    raise Stuck("the program is not on the bus")
                time.sleep(0.2)
            screen.wait_and_press(game)
            screen.wait_and_press("Play")
            screen.wait_and_press("One hand")
            hand = Hand(screen)
            steps, before, since = 0, None, time.time()
            while not hand.step():
                steps += 1
                now = screen.told()
                if now != before:
                    before, since = now, time.time()
                elif time.time() - since > PATIENCE:
                    raise Stuck("nothing changes; there is %s" % now)
                time.sleep(0.05)
            if not screen.announced():
                raise Stuck("nothing of the hand was announced")
            if not keeps_a_hand_of(game, folder):
                raise Stuck("another game was played; there is %s" % sorted(os.listdir(folder)))
            return steps
        finally:
            started.terminate()
            started.wait(10)


def main():
    os.environ["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
    try:
        import pyatspi
    except ImportError:
        print("python3-pyatspi is not there: no hand was played by names", file=sys.stderr)
        return 1
    for game in sys.argv[2:] or GAMES:
        try:
            print("%s: a hand in %d steps" % (game, play(sys.argv[1], game, pyatspi)), flush=True)
        except Stuck as why:
            print("%s: %s" % (game, why), file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
