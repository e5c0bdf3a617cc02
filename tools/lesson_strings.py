#!/usr/bin/env python3
"""Collects the texts of lessons, annotated hands, rule books and glossaries for translation.

lupdate reads no JSON, so the texts stand a second time in app/text/lesson_strings.cpp, each in a QT_TRANSLATE_NOOP.
  lesson_strings.py           writes that file
  lesson_strings.py --check   says whether it is current (exit 1 if not)
It also keeps resources/lessons.qrc, the list of files that are compiled in.
"""
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RESOURCES = ROOT / "resources"
SOURCE = ROOT / "app/text/lesson_strings.cpp"
QRC = RESOURCES / "lessons.qrc"
# Fields whose values are words for people, wherever they stand.
WORDS = {"title", "goal", "words", "why", "say", "hints", "text", "source", "introduction", "meaning", "term"}
HEAD = """// Texts of resources/lessons and resources/rules for the extractor of translations, which reads no JSON.
// Generated: run tools/lesson_strings.py after changing them.
// clang-format off
#include <QtGlobal>

namespace {

[[maybe_unused]] constexpr const char* kTexts[] = {
"""
TAIL = """};

} // namespace
"""


def texts(value, key=""):
    """The words in a JSON value, in the order of the file. A record's own title is no text of ours."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name == "table":  # nothing of it is said but the names of rows
                yield from (row["label"] for row in inner.get("rows", []))
            else:
                yield from texts(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner, key)
    elif isinstance(value, str) and key in WORDS and value:
        yield value


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def files():
    return sorted((RESOURCES / "lessons").glob("*")) + sorted((RESOURCES / "rules").glob("*/*.json"))


def source():
    seen, lines = set(), []
    for file in files():
        if file.suffix != ".json":
            continue
        content = json.loads(file.read_text(encoding="utf-8"))
        context = "Rules" if file.parent.parent.name == "rules" else "Lessons"
        fresh = [t for t in dict.fromkeys(texts(content)) if (context, t) not in seen]
        seen.update((context, t) for t in fresh)
        if fresh:
            lines.append(f"    // {file.relative_to(RESOURCES)}")
            lines += [f'    QT_TRANSLATE_NOOP("{context}", {quoted(t)}),' for t in fresh]
    return HEAD + "\n".join(lines) + "\n" + TAIL


def qrc():
    lines = [f"        <file>{file.relative_to(RESOURCES)}</file>" for file in files()]
    return ('<!DOCTYPE RCC>\n<RCC version="1.0">\n    <qresource prefix="/">\n' + "\n".join(lines) +
            "\n    </qresource>\n</RCC>\n")


def main():
    check = sys.argv[1:] == ["--check"]
    stale = False
    for path, wanted in ((SOURCE, source()), (QRC, qrc())):
        if path.exists() and path.read_text(encoding="utf-8") == wanted:
            continue
        stale = True
        if check:
            print(f"{path.relative_to(ROOT)} is not current: run tools/lesson_strings.py", file=sys.stderr)
        else:
            path.write_text(wanted, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
