"""Trains the reader (see learned-reader in docs/extraction.md).
  python3 train.py DATA.json BASE_FOLDER OUT_FOLDER [--share 1.0] [--epochs 40] [--seed 0]
    --hold lessons narrations         held out, and figures printed of them: every tenth lesson, the validation narrations; or nothing
    --without-fold N                  as a teacher, which has not seen a quarter of the texts
    --teachers READER.pt …            as their pupil, which learns what they say beside the marks
    --pruned SMALL.pt --of WHOLE.pt   learning on from what prune.py left of a reader, and keeping to that one's vectors
    --on READER.pt                    learning on from a reader that knows all but the newer texts, and is its own teacher of those it knows"""
import argparse
import json
import random
import re
import time
from pathlib import Path

import torch
import torch.nn as nn
import torch.nn.functional as F

from batches import Plan
from encoder import Reader
from examples import CONCEPTS, INDEX, SCOPE_NAMES, examples_of
from losses import NEVER, loss_of
from teachers import Teachers, fold_of

VALIDATION = re.compile(r"^r14[5-9]-")
# What the reader in the repository has not learned from; a lesson's name is that of its file and its number there.
NEWER = re.compile(r"^r1(5[5-9]|6\d)-")
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
# How much the whole text has to say beside the words themselves.
WHOLE = 0.0
# Learning rates of the encoder and of the heads, and how many words are hidden from it at each sight.
SLOW, FAST, DROPPED, MASK = 1.5e-4, 1.5e-3, 0.08, 103
# What has learned before learns on at this share of the rates; how much a pruned reader is held to the vectors it had.
AGAIN, KEPT = 0.6, 4.0


def held_out(doc, number, kinds):
    return f"{doc['kind']}s" in kinds and (bool(VALIDATION.match(doc["id"])) if doc["kind"] == "narration" else number % 10 == 0)


def to_device(batch):
    return {name: tensor.to(DEVICE, non_blocking=True) if name != "texts" else tensor for name, tensor in batch.items()}


def begin(base):
    torch.manual_seed(0)
    model = Reader(len(CONCEPTS), len(SCOPE_NAMES))
    model.load_base(base)
    model.to(DEVICE)
    begin_by_name(model)
    return model


def train(docs, model, epochs, seed, teachers=(), whole=None, rate=1.0, taught=lambda doc: True, most=6000):
    torch.manual_seed(seed); random.seed(seed)
    heads = {"turn", "concept", "concept_bias", "scale", "scope", "ask", "answer", "pair_bias", "whole"}
    slow = [p for n, p in model.named_parameters() if n.split(".")[0] not in heads]
    fast = [p for n, p in model.named_parameters() if n.split(".")[0] in heads]
    plan = Plan(docs, epochs, most, taught=taught)
    school = Teachers(teachers, DEVICE) if teachers else None
    if school:
        school.listen(plan.examples)
        print(f"{len(school.readers)} teachers heard", flush=True)
    rates = [rate * SLOW, rate * FAST]
    optimizer = torch.optim.AdamW([{"params": slow, "lr": rates[0]}, {"params": fast, "lr": rates[1]}], weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rates, total_steps=len(plan), pct_start=0.08)
    began, total, last = time.time(), 0.0, 0
    model.train()
    for epoch, batch in plan.loader():
        if epoch != last:
            if epoch % 5 == 0:
                print(f"epoch {epoch} loss {float(total) / plan.texts:.3f} {time.time() - began:.0f}s", flush=True)
            total, last = 0.0, epoch
        batch = to_device(batch)
        mask = (batch["ids"] > 0).float()
        dropped = (torch.rand(mask.shape, device=DEVICE) < DROPPED) & (batch["ids"] > 999)
        seen = batch["ids"].masked_fill(dropped, MASK)
        with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=DEVICE == "cuda"):
            levels = model.levels(seen, mask)
            made = model.judge(levels[-1])
            apart = distance(levels, whole, seen, mask) if whole else 0.0
        loss = loss_of(model, made, mask, batch) + KEPT * apart
        if school:
            loss = loss + school.loss(made, batch)
        optimizer.zero_grad(); loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step(); schedule.step()
        total += loss.detach() * len(mask)
    print(f"{epochs} epochs, {len(plan)} steps, loss {float(total) / plan.texts:.3f}, {time.time() - began:.0f}s", flush=True)
    model.eval()
    return model


def distance(levels, whole, ids, mask):
    """How far the vectors after each layer are from those of the whole reader, as a share of their spread."""
    with torch.no_grad():
        wanted = whole.levels(ids, mask)
    there = mask[..., None]
    share = lambda x, y: ((x.float() - y.float()) ** 2 * there).sum() / ((y.float() ** 2 * there).sum())
    return sum(share(x, y) for x, y in zip(levels, wanted)) / len(levels)


def begin_by_name(model):
    """A concept starts where its own name lies, so that one with few lessons is not nowhere."""
    words = {w: i for i, w in enumerate((Path(__file__).parent / "../src/extraction/reader/weights/words.txt").read_text().split("\n"))}
    with torch.no_grad():
        for name, i in INDEX.items():
            ids = []
            for word in re.findall(r"[a-z0-9]+", name.lower()):
                rest, first = word, True
                while rest:
                    n = len(rest)
                    while n and (("" if first else "##") + rest[:n]) not in words:
                        n -= 1
                    if not n:
                        break
                    ids.append(words[("" if first else "##") + rest[:n]]); rest, first = rest[n:], False
            ids = torch.tensor([[101, *ids, 102]], device=DEVICE)
            model.concept[i] = F.normalize(model.levels(ids, torch.ones_like(ids))[-1].mean(1)[0], dim=0)


def text_scores(model, doc):
    """The best score of each concept anywhere in the text, with what the whole text says of it."""
    best = torch.full((len(CONCEPTS),), NEVER)
    with torch.no_grad():
        for ex in examples_of(doc):
            ids = torch.tensor([ex.ids], device=DEVICE)
            made = model(ids, torch.ones_like(ids, dtype=torch.float))
            concept, whole = made[0][0].float().cpu(), made[4][0].float().cpu()
            if concept.shape[0] > 2:
                best = torch.maximum(best, concept[1:-1].max(0).values * (1 - WHOLE) + whole * WHOLE)
    return best.sigmoid()


def judged(model, docs):
    """(concept, probability, right, wanted) for everything closed in documents."""
    rows = []
    for doc in docs:
        p = text_scores(model, doc)
        if doc["kind"] == "lesson":
            want = {f"{s[3]}={s[4]}" if s[4] else s[3] for s in doc["spans"] if s[2] == ""}
            groups, allow = [[w] for w in want], set()
        else:
            groups, allow = doc["want"], set(doc["allow"])
        flat = {l for g in groups for l in g}
        for name, i in INDEX.items():
            if "=" not in name or name.startswith(("t=", "n=")):
                continue
            if name in flat or p[i] > 0.05:
                rows.append((name, float(p[i]), name in flat or name in allow, name in flat))
    return rows


def figures(rows, threshold=0.5):
    filled = [r for r in rows if r[1] > threshold]
    right = sum(r[2] for r in filled); wanted = [r for r in rows if r[3]]
    return f"P {right / max(1, len(filled)):.3f} R {sum(r[1] > threshold for r in wanted) / max(1, len(wanted)):.3f} (n {len(wanted)})"


def main():
    parser = argparse.ArgumentParser()
    for name in ("data", "base", "out"):
        parser.add_argument(name)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--hold", nargs="*", choices=["lessons", "narrations"], default=["lessons", "narrations"])
    parser.add_argument("--without-fold", type=int, default=-1)
    parser.add_argument("--teachers", nargs="*", default=[])
    parser.add_argument("--pruned")
    parser.add_argument("--of")
    parser.add_argument("--on")
    parser.add_argument("--rate", type=float, default=AGAIN)
    args = parser.parse_args()
    data = json.loads(Path(args.data).read_text())
    lessons, narrations = data["lessons"], data["narrations"]
    out = lambda d, i=0: held_out(d, i, args.hold)
    known = [d for i, d in enumerate(lessons) if not out(d, i)] + [d for d in narrations if not out(d)]
    # As heard, a lesson that is held out would be known all the same.
    known += [d for d in data["heard"] if not out(d) and not (d["kind"] == "lesson" and "lessons" in args.hold)]
    unseen = [d for i, d in enumerate(lessons) if out(d, i)] + [d for d in narrations if out(d)]
    known = [d for d in known if fold_of(d) != args.without_fold]
    random.Random(args.seed).shuffle(known)
    known = known[:int(len(known) * args.share)]
    print(f"{len(known)} texts to learn from, {len(unseen)} held out, {len(CONCEPTS)} concepts, on {DEVICE}", flush=True)
    before = args.pruned or args.on
    model = Reader.read(before).to(DEVICE) if before else begin(args.base)
    whole = Reader.read(args.of).to(DEVICE).eval() if args.of else None
    teachers = [args.on] if args.on else args.teachers
    taught = lambda doc: not (args.on and NEWER.match(doc["id"]))
    model = train(known, model, args.epochs, args.seed, teachers, whole, args.rate if before else 1.0, taught)
    folder = Path(args.out); folder.mkdir(parents=True, exist_ok=True)
    report = {}
    evaluate(model, unseen, data["extra"], report)
    torch.save({k: v.half() for k, v in model.state_dict().items()}, folder / "reader.pt")
    (folder / "report.json").write_text(json.dumps(report, indent=1))


def evaluate(model, unseen, extra, report):
    global WHOLE
    sets = (("lessons", [d for d in unseen if d["kind"] == "lesson"]), ("narrations", [d for d in unseen if d["kind"] == "narration"]),
            *((s, [d for d in extra if d["set"] == s]) for s in sorted({d["set"] for d in extra})))
    for WHOLE in (0.0, 0.3):
        for name, docs in sets:
            rows = judged(model, docs)
            kinds = [r for r in rows if r[0].startswith("type=")]
            report[f"{name} {WHOLE}"] = {t: [figures(rows, t), figures(kinds, t)] for t in (0.3, 0.5, 0.7)}
            print(name, WHOLE, json.dumps(report[f"{name} {WHOLE}"]), flush=True)


if __name__ == "__main__":
    main()
