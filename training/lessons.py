"""Reads lessons (see lessons.md): marked text in, plain text with labelled stretches out. Run it on files to check them."""
import json
import re
import sys
from pathlib import Path

REGISTERS = {"tailboard", "written", "post", "radio", "chart", "nearmiss", "terse", "rambling", "unmarked", "two", "none"}
SCOPES = {"denied", "feared", "planned", "asked", "earlier", "elsewhere", "reported", "retracted", "drill", "story"}
MILESTONES = {
    "command_established", "completed_sizeup", "primary_search_begin", "primary_search_complete", "water_on_fire",
    "fire_knocked_down", "fire_under_control", "suppression_complete", "extrication_complete",
}
UNIT_TIMES = {"dispatch", "enroute_to_scene", "on_scene", "staging", "canceled_enroute", "unit_clear"}
CALL_TIMES = {"call_arrival", "call_answered", "call_create", "incident_clear"}
CODES = json.loads((Path(__file__).parent / "codes.json").read_text())
CODES["t"] = sorted(UNIT_TIMES | CALL_TIMES | MILESTONES)
CODES["did"] = sorted(MILESTONES)
CODES["n"] = ["staffing", "displaced", "animals", "evacuated", "acres", "floor", "incident_number", "mile"]
BARE = {"unit", "own", "cancelled", "addr", "town", "patient", "day"}
LABEL = re.compile(r"^(!?)([a-z]+)(?:=([A-Za-z0-9_.]+))?(?:@(\S+))?$")


class Wrong(Exception):
    pass


def parse(marked):
    """Marked text to (text, spans), a span being (start, end, sign, field, code, whose)."""
    out, spans, open_at, i = [], [], [], 0
    length = 0
    while i < len(marked):
        c = marked[i]
        if c == "\\" and i + 1 < len(marked) and marked[i + 1] in "{}|":
            out.append(marked[i + 1]); length += 1; i += 2
        elif c == "{":
            open_at.append(length); i += 1
        elif c == "|":
            if not open_at:
                raise Wrong("a | outside braces")
            end = marked.find("}", i)
            if end < 0:
                raise Wrong("a brace is not closed")
            start = open_at.pop()
            words = "".join(out)[start:length]
            if not words.strip():
                raise Wrong("a mark without words")
            for label in marked[i + 1:end].split():
                spans.append((start, length, *read_label(label)))
            i = end + 1
        elif c == "}":
            raise Wrong("a } without labels")
        else:
            out.append(c); length += 1; i += 1
    if open_at:
        raise Wrong("a brace is not closed")
    return "".join(out), spans


def read_label(label):
    if label.startswith("~"):
        if label[1:] not in SCOPES:
            raise Wrong(f"unknown scope {label}")
        return "~", label[1:], None, None
    found = LABEL.match(label)
    if not found:
        raise Wrong(f"cannot read {label}")
    sign, field, code, whose = found.groups()
    if field in BARE:
        if code:
            raise Wrong(f"{field} has no code")
        if field in ("patient", "cancelled") and not whose and not sign:
            raise Wrong(f"{field} needs @")
    elif field not in CODES:
        raise Wrong(f"unknown field {field}")
    elif code is None and sign:
        pass  # "!t" tempts to any of the field's values
    elif code not in CODES[field]:
        raise Wrong(f"{code} is no code of {field}")
    if field in ("care", "ride", "status", "exp", "expdamage") and not sign and not whose:
        whose = "1"
    return sign, field, code, whose.replace("_", " ") if whose else None


def read_file(path):
    """The lessons of a file, and what is wrong with those that are left out."""
    lessons, wrong = [], []
    register, lines, number = None, [], 0

    def close():
        nonlocal number
        if register is None:
            return
        number += 1
        marked = re.sub(r"\s+", " ", " ".join(lines)).strip()
        try:
            if not marked:
                raise Wrong("no text")
            if register not in REGISTERS:
                raise Wrong(f"unknown register {register}")
            text, spans = parse(marked)
            if register == "none" and any(s[2] == "" for s in spans):
                raise Wrong("a text that is no incident has no values")
            # As the service counts, in UTF-16: a picture sign is two.
            spans = [(len(text[:s].encode("utf-16-le")) // 2, len(text[:e].encode("utf-16-le")) // 2, *rest) for s, e, *rest in spans]
            lessons.append({"id": f"{Path(path).stem}-{number}", "register": register, "text": text, "spans": spans})
        except Wrong as why:
            wrong.append(f"{path} lesson {number}: {why}: {marked[:90]}")

    for line in Path(path).read_text().splitlines():
        if re.match(r"^# ?[a-z]+\s*$", line):
            close()
            register, lines = line[1:].strip(), []
        elif register is not None:
            lines.append(line)
        elif line.strip():
            wrong.append(f"{path}: text before the first register line: {line[:60]}")
    close()
    return lessons, wrong


def main(paths):
    if "--json" in sys.argv:
        print(json.dumps([lesson for path in paths for lesson in read_file(path)[0]]))
        return 0
    counts, tempted, total, bad = {}, {}, 0, []
    for path in paths:
        lessons, wrong = read_file(path)
        total += len(lessons)
        bad += wrong
        for lesson in lessons:
            for kind, table in (("", counts), ("!", tempted)):
                for key in {f"{s[3]}={s[4]}" if s[4] else s[3] for s in lesson["spans"] if s[2] == kind}:
                    table[key] = table.get(key, 0) + 1
    for line in bad:
        print(line)
    if "--counts" in sys.argv:
        for key in sorted(set(counts) | set(tempted)):
            print(f"{key}: said in {counts.get(key, 0)}, tempting in {tempted.get(key, 0)}")
    print(f"{total} lessons are well formed, {len(bad)} are not")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main([a for a in sys.argv[1:] if not a.startswith("--")]))
