"""What export.mjs wrote, as examples: token ids, and what is wanted of them by token index."""
import json
import re
from lessons import BARE, CODES, SCOPES, UNIT_TIMES

# Whether the text tells of an incident of this department at all: said of the whole, never of single words.
INCIDENT = "incident"
CONCEPTS = [f"{field}={code}" for field, codes in sorted(CODES.items()) for code in codes] + sorted(BARE) + [INCIDENT]
INDEX = {name: i for i, name in enumerate(CONCEPTS)}
SCOPE_NAMES = ["fact"] + sorted(SCOPES)
WINDOW, STEP = 510, 350
TIMES = [i for name, i in INDEX.items() if name.startswith("t=")]
NUMBERS = [i for name, i in INDEX.items() if name.startswith("n=")]
# What narrations with whole drafts say nothing about, word by word.
UNKNOWN_IN_NARRATIONS = [INDEX[name] for name in ("own", "cancelled", "town", "patient")]
# In characters: the subject of a time stands in its own clause.
CLAUSE = 60
# Fields of which a text may hold several values side by side: it matters which words each one stands on.
LOCAL = {"exp", "expdamage", "chem", "released", "care", "ride", "status", "mode", "did"}
# Statements that are about one of several: those of a family are compared with each other.
FAMILIES = ({"patient", "care", "ride", "status"}, {"exp", "expdamage", "place"})
NAMED_AFTER_A_TOWN = (
    r"(fire|vol\w*|fd|vfd|ems|rescue|police|pd|engine|ladder|truck|squad|medic|ambulance|tanker|tender|battalion|chief|captain|lieutenant|station"
    r"|county|road|rd|street|st|avenue|ave|drive|lane|highway|hospital|general|medical|high|school|gas|power|electric)\b"
)
MARKS = re.compile(r"^[.,;:?!—–-]$")


class Example:
    """ids; groups: any of these tokens must show this concept; masked: tokens and concept that are neither right nor wrong beside a
    group; ignored: concepts not judged; scopes per token (-1 unjudged); pairs: (relation, query tokens, [mention tokens…], wanted), where
    relation 0 is whose a time, crew, mode or cancellation is, and relation 1 whether two statements are about the same patient or exposure."""

    def __init__(self, ids):
        self.ids = ids
        self.groups, self.masked, self.ignored, self.scopes, self.pairs = [], [], {INDEX[INCIDENT]}, [-1] * len(ids), []
        self.incident = True
        self.somewhere = set()  # concepts that are stated, though not known where


def load(path):
    data = json.loads(open(path).read())
    return data


def unit_key(name):
    name = re.sub(r"^battalion chief ", "battalion ", name.lower())
    return re.sub(r"[^a-z0-9]+", " ", name).strip()


class Tokens:
    """The tokens of a text, one window of them, marks left out when asked."""

    def __init__(self, text, tokens, bare, start=0):
        kept = [t for t in tokens if not (bare and MARKS.match(text[t[1]:t[2]]) and (t[2] >= len(text) or text[t[2]] == " "))]
        self.window = kept[start:start + WINDOW]
        self.ids = [101] + [t[0] for t in self.window] + [102]

    def inside(self, start, end):
        return [i + 1 for i, (_, s, e) in enumerate(self.window) if s < end and e > start]


def windows(doc):
    n = len(doc["tokens"])
    return range(0, max(1, n - (WINDOW - STEP)), STEP) if n > WINDOW else [0]


def lesson_example(doc, bare):
    tokens = Tokens(doc["text"], doc["tokens"], bare)
    ex = Example(tokens.ids)
    ex.incident = doc["register"] != "none"
    judge_days(doc, tokens, ex)
    ex.scopes = [-1] + [0] * (len(tokens.ids) - 2) + [-1]
    spans = sorted(doc["spans"], key=lambda s: s[0] - s[1])  # wide ones first, so that the innermost scope stays
    for start, end, sign, field, code, whose in spans:
        at = tokens.inside(start, end)
        if sign == "~":
            for i in at:
                ex.scopes[i] = SCOPE_NAMES.index(field)
    for _, _, sign, field, code, _ in doc.get("unheard", []):
        if sign == "":
            ex.ignored.add(INDEX[f"{field}={code}" if code else field])
    intro = {}
    for start, end, sign, field, code, whose in sorted(doc["spans"], key=lambda s: s[:2]):
        if sign != "":
            continue
        at = tokens.inside(start, end)
        if not at:
            continue
        if field == "patient":
            if whose in intro:
                ex.masked += [(i, INDEX["patient"]) for i in at]
                continue
            intro[whose] = at
        label = INDEX[f"{field}={code}" if code else field]
        ex.groups.append((at, label))
        ex.masked += [(i, label) for i in at]
    mentions = units_of(doc["mentions"], tokens)
    for start, end, sign, field, code, whose in doc["spans"]:
        at = tokens.inside(start, end)
        if sign != "" or not at or not whose:
            continue
        if (field == "t" and code in UNIT_TIMES) or (field == "n" and code == "staffing") or field in ("mode", "cancelled"):
            inside = [m for m in doc["mentions"]["numbers"] if field == "n" and start <= m["start"] and m["end"] <= end]
            if len(inside) == 1:
                at = tokens.inside(inside[0]["start"], inside[0]["end"]) or at
            names = {unit_key(name) for name in whose.split(",")}
            for name, places in mentions.items():
                ex.pairs.append((0, at, places, 1.0 if name in names else 0.0))
    ex.pairs += same_subject([(s[0], s[1], s[3], s[5] or "1") for s in doc["spans"] if s[2] == ""], tokens)
    return [ex]


def same_subject(said, tokens):
    """Every two statements of a family: about the same one or not. (start, end, field, number) in."""
    pairs = []
    for family in FAMILIES:
        about = {}
        for start, end, field, number in said:
            if field in family:
                about.setdefault((start, end, field), set()).add(number)
        stated = [(at, numbers) for (start, end, _), numbers in about.items() if (at := tokens.inside(start, end))]
        for i, (one, those) in enumerate(stated):
            for j, (other, these) in enumerate(stated):
                if i != j and one != other:
                    pairs.append((1, one, [other], 1.0 if those & these else 0.0))
    return pairs


def units_of(mentions, tokens):
    """Every unit and every word that stands for units, with the tokens of each naming."""
    found = {}
    for unit in mentions["units"]:
        at = tokens.inside(unit["start"], unit["end"])
        if at:
            found.setdefault(unit_key(unit["name"]), []).append(at)
    for group in mentions["groups"]:
        at = tokens.inside(group["start"], group["end"])
        if at:
            found.setdefault(group["kind"], []).append(at)
    return found


def same_clock(clock, time):
    if clock["minute"] != time["minute"]:
        return False
    if clock["form"] == "open":
        return clock["hour"] % 12 == time["hour"] % 12
    hour = clock["hour"] % 12 + (12 if clock["form"] == "pm" else 0) if clock["form"] in ("am", "pm") else clock["hour"]
    return hour == time["hour"]


def narration_examples(doc, bare):
    return [narration_window(doc, Tokens(doc["text"], doc["tokens"], bare, start), whole=len(doc["tokens"]) <= WINDOW) for start in windows(doc)]


def narration_window(doc, tokens, whole):
    ex = Example(tokens.ids)
    everything = list(range(1, len(tokens.ids) - 1))
    ex.ignored |= set(UNKNOWN_IN_NARRATIONS) | {INDEX[a] for a in doc["allow"] if a in INDEX}
    said = [[INDEX[l] for l in labels if l in INDEX] for labels in doc["want"]]
    pointed = {INDEX[label] for _, _, label, _ in doc["hints"] if label in INDEX and label.split("=")[0] in LOCAL}
    for labels in said:
        ex.ignored |= set(labels) - pointed
        ex.somewhere |= set(labels) - pointed
        if whole and len(labels) == 1 and labels[0] not in pointed:
            ex.groups.append((everything, labels[0]))
        elif whole and len(labels) > 1:
            ex.groups.append((everything, tuple(labels)))
    for start, end, label, _ in doc["hints"]:
        at = tokens.inside(start, end)
        if label[0] == "~":
            for i in at:
                ex.scopes[i] = SCOPE_NAMES.index(label[1:])
        elif at and label in INDEX:
            ex.groups.append((at, INDEX[label]))
            around = range(max(1, at[0] - 4), min(len(tokens.ids) - 1, at[-1] + 5))
            ex.masked += [(i, INDEX[label]) for i in around]
            ex.ignored.discard(INDEX["patient"] if label == "patient" else None)
            for i in at:
                ex.scopes[i] = 0
    ex.pairs += same_subject([(s, e, l.split("=")[0], w) for s, e, l, w in doc["hints"] if w is not None], tokens)
    judge_owners(doc, tokens, ex)
    judge_times(doc, tokens, ex, units_of(doc["mentions"], tokens))
    judge_numbers(doc, tokens, ex)
    units = set(doc["units"]); maybe = set(doc["maybeUnits"])
    for name, places in units_of(doc["mentions"], tokens).items():
        if name in ("we", "all"):
            continue
        if name == doc["narrator"]:
            ex.ignored.discard(INDEX["own"])
            ex.groups.append((sum(places, []), INDEX["own"]))
            ex.masked += [(i, INDEX["own"]) for at in places for i in at]
        if name in units:
            ex.groups.append((sum(places, []), INDEX["unit"]))
        if name in units or name in maybe:
            ex.masked += [(i, INDEX["unit"]) for at in places for i in at]
    judge_address(doc, tokens, ex)
    judge_town(doc, tokens, ex)
    judge_days(doc, tokens, ex)
    return ex


def judge_owners(doc, tokens, ex):
    """Whose crew or mode the pointed words are; a unit's own naming among them is no statement."""
    units = units_of(doc["mentions"], tokens)
    named = {(u["start"], u["end"]) for u in doc["mentions"]["units"]}
    owner = {}
    for start, end, label, whose in doc["hints"]:
        if label.split("=")[0] in ("n", "mode") and whose is not None and (start, end) not in named:
            owner.setdefault((start, end, label), set()).add(whose)
    for (start, end, label), wanted in owner.items():
        if label.startswith("n="):
            inside = [m for m in doc["mentions"]["numbers"] if start <= m["start"] and m["end"] <= end]
            if len(inside) != 1:
                continue
            start, end = inside[0]["start"], inside[0]["end"]
        at = tokens.inside(start, end)
        if at:
            ex.pairs += owners(at, wanted, set(), units, doc["narrator"])


def judge_times(doc, tokens, ex, units):
    for mention in doc["mentions"]["times"]:
        at = tokens.inside(mention["start"], mention["end"])
        if not at:
            continue
        alike = [t for t in doc["times"] if same_clock(mention["clock"], t)]
        twins = [m for m in doc["mentions"]["times"] if m["clock"]["minute"] == mention["clock"]["minute"] and m["clock"]["hour"] == mention["clock"]["hour"]]
        for role in {t["role"] for t in alike}:
            label = INDEX.get(f"t={role}")
            if label is None:
                continue
            ex.masked += [(i, label) for i in at]
            if any(t["role"] == role and not t.get("optional") for t in alike) and mention is twins[0]:
                places = sum((tokens.inside(m["start"], m["end"]) for m in twins), [])
                ex.groups.append((places, label))
        sent = [t for t in alike if t["role"] in UNIT_TIMES and not t.get("optional")]
        optional = {t.get("unit") for t in alike if t.get("optional")}
        if not sent or len(twins) > 1:
            continue
        wanted = {t["unit"] for t in sent if "unit" in t}
        subject = subject_of(doc, mention)
        place = subject and tokens.inside(subject["start"], subject["end"])
        if place and subject["kind"] == "all" and len(wanted) > 1 and not left_out(doc, wanted | optional, {t["role"] for t in sent}):
            # As in lessons: "all units" says it of every one, and no single naming does.
            ex.pairs += [(0, at, [place], 1.0)] + [(0, at, places, 0.0) for name, places in units.items() if name != "all"]
        elif place and subject["kind"] == "we" and wanted == {doc["narrator"] or min(wanted, default=None)}:
            ex.pairs += [(0, at, [place], 1.0)] + [(0, at, places, 0.0) for name, places in units.items() if name != "we" and name not in wanted | optional]
        else:
            # "The department was paged" may leave the neighbours out.
            others = units if not subject or subject["kind"] != "all" else {name: places for name, places in units.items() if name != "all"}
            ex.pairs += owners(at, wanted, optional, others, doc["narrator"])


def subject_of(doc, time):
    """The unit or the word for units that stands next to a time in its sentence: before it, or else (in a log) behind it."""
    text, said = doc["text"], doc["mentions"]["units"] + doc["mentions"]["groups"]
    before = [m for m in said if 0 <= time["start"] - m["end"] < CLAUSE and not re.search(r"[.!?]\s|\n", text[m["end"]:time["start"]])]
    behind = [m for m in said if 0 <= m["start"] - time["end"] < CLAUSE and not re.search(r"[.!?]\s|\n", text[time["end"]:m["start"]])]
    found = max(before, key=lambda m: m["end"], default=None) or min(behind, key=lambda m: m["start"], default=None)
    return found and {"kind": "unit", **found}


def left_out(doc, wanted, roles):
    """Whether some unit that came has no such time at all, its own or this one."""
    known = {t.get("unit") for t in doc["times"] if t["role"] in roles | {"canceled_enroute"}}
    return bool(set(doc["units"]) - wanted - known)


def owners(at, wanted, optional, units, narrator):
    """Whose it is, unit by unit. "We" may carry it to the narrator's unit and "all" to every one, and neither where it is not theirs."""
    every = {name for name in units if name not in ("we", "all")} <= wanted | optional
    pairs = []
    for name, places in units.items():
        if name == "all":
            if not every:
                pairs.append((0, at, places, 0.0))
        elif name == "we":
            if narrator and narrator not in wanted | optional:
                pairs.append((0, at, places, 0.0))
        elif name in wanted:
            more = (units.get("we", []) if name == narrator else []) + (units.get("all", []) if every else [])
            pairs.append((0, at, places + more, 1.0))
        elif name not in optional:
            pairs.append((0, at, places, 0.0))
    return pairs


def judge_numbers(doc, tokens, ex):
    roles = {}
    for number in doc["numbers"]:
        roles.setdefault(number["role"], []).append(number)
    units = units_of(doc["mentions"], tokens)
    pointed = any(label == "n=staffing" for _, _, label, _ in doc["hints"])
    for role, numbers in roles.items():
        label = INDEX.get(f"n={role}")
        if label is None:
            continue
        found = False
        for number in numbers:
            said = doc["mentions"]["floors" if role == "floor" else "numbers"]
            places = [tokens.inside(m["start"], m["end"]) for m in said if m["value"] == number["value"]]
            places = [at for at in places if at]
            if places:
                found = True
                ex.groups.append((sum(places, []), label))
                ex.masked += [(i, label) for at in places for i in at]
                if "unit" in number and len(places) == 1 and not pointed:
                    wanted = {n["unit"] for n in numbers if n["value"] == number["value"] and "unit" in n}
                    ex.pairs += owners(places[0], wanted, set(), units, doc["narrator"])
        # Where the words of every one are known, all other numbers are something else.
        known = {whose for _, _, hinted, whose in doc["hints"] if hinted == f"n={role}"}
        if not ({n.get("unit") for n in numbers} <= known if known else found and role not in ("incident_number", "staffing", "floor", "acres")):
            ex.ignored.add(label)


def judge_address(doc, tokens, ex):
    label = INDEX["addr"]
    place = doc.get("place")
    if not place:
        ex.ignored.add(label)
        return
    right = []
    for m in doc["mentions"]["addresses"]:
        misheard = m.get("isIncident", False)
        same = misheard or m["street"].lower() == place["street"]
        at = tokens.inside(m["start"], m["end"])
        if same and at:
            right.append((misheard or m["number"] == place["number"], at))
            ex.masked += [(i, label) for i in at]
    if not right:
        ex.ignored.add(label)
        return
    exact = [at for full, at in right if full] or [at for _, at in right]
    ex.groups.append((sum(exact, []), label))


def judge_town(doc, tokens, ex):
    """The incident's town wherever it is said; as part of a department's, a unit's or a street's name it is neither right nor wrong."""
    label = INDEX["town"]
    if not doc.get("town"):
        return
    ex.ignored.discard(label)
    said = []
    for m in re.finditer(rf"\b{re.escape(doc['town'])}\b", doc["text"], re.I):
        at = tokens.inside(*m.span())
        ex.masked += [(i, label) for i in at]
        if not re.match(rf"\s+{NAMED_AFTER_A_TOWN}", doc["text"][m.end():], re.I):
            said += at
    if said:
        ex.groups.append((said, label))


def judge_days(doc, tokens, ex):
    """Days and parts of days: the incident's, of something else, or (none) not known."""
    label = INDEX["day"]
    if doc["days"] is None:
        ex.ignored.add(label)
        return
    for start, end, own in doc["days"]:
        at = tokens.inside(start, end)
        if own and at:
            ex.groups.append((at, label))
        if own is not False:
            ex.masked += [(i, label) for i in at]


def examples_of(doc, bare=False):
    return lesson_example(doc, bare) if doc["kind"] == "lesson" else narration_examples(doc, bare)
