#!/usr/bin/env python3
"""Check that each text is found under the context that lupdate files it under.

    translation_contexts.py LUPDATE LESSON_TEXTS

lupdate reads C++ by halves. Where it cannot follow a name it files a text under another context than the one that is
asked for while the program runs, and what is translated there is never shown. So each context must be one that the
text's own file asks for: a name it writes out, or a class that is a QObject. Exit 1 with a line for each text that is
lost.
"""

import re
import sys

from lupdate_found import ROOT, found, sources

WRITTEN = re.compile(r"(?:Q_DECLARE_TR_FUNCTIONS\(|(?:translated?|filled|QT_TRANSLATE_N?_?NOOP)\(\s*\")([\w:]+)")


def asked_for():
    """By file the contexts it writes out; and those that any file may ask for."""
    by_file, everywhere = {}, set()
    for path in sources():
        text = path.read_text(encoding="utf-8")
        by_file[path] = set(WRITTEN.findall(text))
        if path.suffix == ".h":
            everywhere |= by_file[path]
        for name in re.findall(r"^\s*class (\w+)[^;{]*\{\s*Q_OBJECT", text, re.M):
            everywhere.update("%s::%s" % (space, name) for space in re.findall(r"^namespace ([\w:]+) \{", text, re.M))
    return by_file, everywhere


def main(lupdate, lesson_texts):
    """Runs the check."""
    by_file, everywhere = asked_for()
    rows, faults = found(lupdate, lesson_texts)
    for context, message, path, line in rows:
        own = by_file.get(path, {"Forms", "Lessons", "Rules"})
        if context not in own and context not in everywhere:
            place = path.relative_to(ROOT) if ROOT in path.parents else path.name
            faults.append("%s:%d: nothing asks for “%s” in the context “%s”" %
                          (place, line, message.findtext("source")[:60], context))
    print("\n".join(faults))
    return 1 if faults or not rows else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
