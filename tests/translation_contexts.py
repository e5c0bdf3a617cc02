#!/usr/bin/env python3
"""Check that each context of the translations is one under which the program asks.

Where lupdate cannot follow a name it makes a context of it that nobody asks for: what is translated there is never
shown. Exit 1 with a sentence for each.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def asked_for():
    """Contexts that the sources declare: by macro, by name, or as a QObject's class."""
    contexts = set()
    for folder in ("app", "engine"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            text = path.read_text()
            contexts.update(re.findall(r"Q_DECLARE_TR_FUNCTIONS\(([\w:]+)\)", text))
            contexts.update(re.findall(r"(?:translate|QT_TRANSLATE_N?_?NOOP)\(\s*\"([\w:]+)\"", text))
            for name in re.findall(r"^\s*class (\w+)[^;{]*\{\s*Q_OBJECT", text, re.M):
                contexts.update("%s::%s" % (space, name) for space in re.findall(r"^namespace ([\w:]+) \{", text, re.M))
    return contexts


def main():
    """Runs the check."""
    known = asked_for()
    faults = ["%s: nothing asks for the context %s" % (path.name, name)
              for path in sorted((ROOT / "translations").glob("*.ts"))
              for name in re.findall(r"<name>(.*?)</name>", path.read_text()) if name not in known]
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
