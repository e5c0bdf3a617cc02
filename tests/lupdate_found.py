"""What lupdate finds in the sources and in the lessons: for the checks of the translations."""

import re
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def sources():
    """All files with texts."""
    return [path for path in sorted((ROOT / "app").rglob("*")) if path.suffix in (".h", ".cpp")]


def found(lupdate, lesson_texts, *options):
    """Context, message, path and line of each text, in the order of the sources; and what lupdate complains of."""
    with tempfile.TemporaryDirectory() as folder:
        listing, made = Path(folder) / "sources", Path(folder) / "found.ts"
        listing.write_text("\n".join(str(path) for path in sources() + [Path(lesson_texts)]), encoding="utf-8")
        said = subprocess.run([lupdate, "-locations", "absolute", "-I", str(ROOT / "app"), *options, "@%s" % listing,
                               "-ts", str(made)], check=True, capture_output=True, text=True).stderr
        rows = []
        for context in ElementTree.parse(made).getroot().iter("context"):
            for message in context.iter("message"):
                for place in message.iter("location"):
                    path = (made.parent / place.get("filename")).resolve()
                    rows.append((context.findtext("name") or "", message, path, int(place.get("line"))))
    return rows, re.findall(r"^(.*Class '.*' lacks Q_OBJECT macro)", said, re.M)
