#!/usr/bin/env python3
"""Check that the translations are whole and fit their texts.

    translations.py LUPDATE LESSON_TEXTS [TS...]

Each file of translations has each text of the sources, the lessons and the rule books, and no other; none is
unfinished. What the program puts into a text, its tags, its line breaks and its letter for the keyboard are those of
the English; letters that the English keeps apart in one place of the sources are kept apart. In French no line may
break before a sign that has a space before it. Exit 1 with a line for each fault: file, language, context, text, what
is wrong.
"""

import collections
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from lupdate_found import ROOT, found

LANGUAGES = ("en", "it", "fr", "de", "es")


def key(context, message):
    """What tells a text from all others."""
    return context, message.findtext("source") or "", message.findtext("comment") or ""


def letter(text):
    """Of the keyboard; none without a sign for it."""
    found_one = re.search(r"&(\w)", text.replace("&&", ""))
    return found_one.group(1).lower() if found_one else None


def put_in(text):
    """What the program fills in."""
    return set(re.findall(r"%L?[1-9]", text)) | {one[0] + one[1].lower() + one[2:]
                                                 for one in re.findall(r"\{[^}]+\}", text)}


def tags(text):
    """HTML, and the places that links lead to."""
    return collections.Counter(re.findall(r"</?[a-z]+(?: [^>]*)?>", text))


def faults_of(source, form, counted, language):
    """What does not agree between a text and one form of its translation."""
    if language == "fr" and re.search(r" [;:!?»]|« ", form):
        yield "may break before a sign"
    if not form.strip():
        yield "is empty"
    if put_in(source) != put_in(form):
        yield "puts in something else: %s" % ", ".join(sorted(put_in(source) ^ put_in(form)))
    if "%n" in form and "%n" not in source or "%n" in source and not counted and "%n" not in form:
        yield "puts in something else: %n"
    if tags(source) != tags(form):
        yield "has other tags"
    if bool(letter(source)) != bool(letter(form)):
        yield "has a letter for the keyboard where the English has none, or none where it has one"
    if source.count("\n") != form.count("\n"):
        yield "has other line breaks"


def read(path):
    """The file's messages by what tells them."""
    return {key(context.findtext("name") or "", message): message
            for context in ElementTree.parse(path).getroot().iter("context") for message in context.iter("message")}


def forms_of(message):
    """The translation, in each number where there are such."""
    translation = message.find("translation")
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


def places(rows):
    """Texts with letters that stand together: in one function of the sources, or in one context, as far as the English
    tells them apart."""
    together, functions = collections.defaultdict(list), {}
    for context, message, path, line in rows:
        if not letter(message.findtext("source") or ""):
            continue
        if path not in functions:
            functions[path] = [number for number, text in enumerate(path.read_text(encoding="utf-8").split("\n"), 1)
                               if text.startswith("}")]
        end = next((number for number in functions[path] if number >= line), 0)
        for place in ((path, end), context):
            if key(context, message) not in together[place]:
                together[place].append(key(context, message))
    return [texts for texts in together.values()
            if len({letter(source) for _, source, _ in texts}) == len(texts) > 1]


def main(lupdate, lesson_texts, *files):
    """Runs the check."""
    rows, _ = found(lupdate, lesson_texts)
    wanted = {key(context, message): message.get("numerus") == "yes" for context, message, _, _ in rows}
    faults = []
    for path in [Path(name) for name in files] or [ROOT / "translations" / ("versicola_%s.ts" % code)
                                                   for code in LANGUAGES]:
        language = path.stem.rpartition("_")[2]

        def fault(text, what):
            faults.append("%s: %s: %s: “%s” %s" %
                          (path.name, language, text[0], text[1].replace("\n", "\\n"), what))

        there = read(path)
        for text, counted in wanted.items():
            if text not in there and (counted or language != "en"):
                fault(text, "is missing")
        for text, message in there.items():
            if text not in wanted:
                fault(text, "is in no source any more")
            elif message.find("translation").get("type"):
                fault(text, "is %s" % message.find("translation").get("type"))
            else:
                for form in forms_of(message):
                    for what in faults_of(text[1], form, wanted[text], language):
                        fault(text, "%s: “%s”" % (what, form.replace("\n", "\\n")))
        for texts in places(rows) if language != "en" else ():
            used = {}
            for text in texts:
                mine = letter(forms_of(there[text])[0]) if text in there else None
                if mine in used and mine:
                    fault(text, "has the letter of “%s”: %s" % (used[mine][1], mine))
                used.setdefault(mine, text)
    print("\n".join(dict.fromkeys(faults)))
    return 1 if faults or not wanted else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
