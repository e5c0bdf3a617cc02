#!/usr/bin/env python3
"""Collects the texts of lessons, annotated hands, rule books and glossaries for translation, and their files.

  lesson_strings.py                writes resources/lessons.qrc, the list of files that are compiled in
  lesson_strings.py --check        says whether that list is current (exit 1 if not)
  lesson_strings.py --texts FILE   writes the texts as a source, each in a QT_TRANSLATE_NOOP: lupdate reads no JSON
"""
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RESOURCES = ROOT / "resources"
QRC = RESOURCES / "lessons.qrc"
# Fields whose values are words for people, wherever they stand.
WORDS = {"title", "goal", "words", "why", "say", "hints", "text", "source", "introduction", "meaning", "term"}


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
    lessons = [file for file in (RESOURCES / "lessons").rglob("*") if file.is_file()]
    return sorted(lessons) + sorted((RESOURCES / "rules").glob("*/*.json"))


def forms(terms):
    """How the words of a glossary stand in running text: a language has its own, or none."""
    return ["; ".join(term["forms"]) for term in terms]


def source():
    lines = []
    for file in files():
        if file.suffix != ".json":
            continue
        context = "Rules" if file.parent.parent.name == "rules" else "Lessons"
        content = json.loads(file.read_text(encoding="utf-8"))
        lines.append(f"// {file.relative_to(RESOURCES)}")
        lines += [f'QT_TRANSLATE_NOOP("{context}", {quoted(t)});' for t in dict.fromkeys(texts(content))]
        if file.name == "glossary.json":
            lines += [f'QT_TRANSLATE_NOOP("Forms", {quoted(t)});' for t in dict.fromkeys(forms(content["terms"]))]
    return "\n".join(lines) + "\n"


def qrc():
    lines = [f"        <file>{file.relative_to(RESOURCES)}</file>" for file in files()]
    return ('<!DOCTYPE RCC>\n<RCC version="1.0">\n    <qresource prefix="/">\n' + "\n".join(lines) +
            "\n    </qresource>\n</RCC>\n")


def main():
    if sys.argv[1:2] == ["--texts"]:
        pathlib.Path(sys.argv[2]).write_text(source(), encoding="utf-8")
        return 0
    if QRC.exists() and QRC.read_text(encoding="utf-8") == qrc():
        return 0
    if sys.argv[1:] == ["--check"]:
        print(f"{QRC.relative_to(ROOT)} is not current: run tools/lesson_strings.py", file=sys.stderr)
        return 1
    QRC.write_text(qrc(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
