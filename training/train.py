"""Trains the reader (see learned-reader in docs/extraction.md).
  python3 train.py DATA.json BASE_FOLDER OUT_FOLDER [--share 1.0] [--epochs 30] [--all] [--seed 0]
Without --all the validation narrations and every tenth lesson are held out, thresholds are set on them and figures printed."""
import argparse
import json
import math
import random
import re
import time
from pathlib import Path

import torch
import torch.nn as nn
import torch.nn.functional as F

from encoder import PAIR, RELATIONS, Reader
from examples import CONCEPTS, INCIDENT, INDEX, SCOPE_NAMES, examples_of

VALIDATION = re.compile(r"^r4[0-5]-")
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
NEVER = -30.0
# How much the whole text has to say beside the words themselves.
WHOLE = 0.0
# It decides over everything else in a draft.
INCIDENT_WEIGHT = 3.0


def held_out(doc, number):
    return bool(VALIDATION.match(doc["id"])) if doc["kind"] == "narration" else number % 10 == 0


def batches(examples, most):
    """Examples of like length together, so that little is padding."""
    order = sorted(range(len(examples)), key=lambda i: len(examples[i].ids) + random.random() * 40)
    groups, batch, longest = [], [], 0
    for i in order:
        longest = max(longest, len(examples[i].ids))
        if batch and longest * (len(batch) + 1) > most:
            groups.append(batch)
            batch, longest = [], len(examples[i].ids)
        batch.append(examples[i])
    groups.append(batch)
    random.shuffle(groups)
    return groups


def tensors(batch, drop=0.0):
    longest = max(len(ex.ids) for ex in batch)
    ids = torch.zeros(len(batch), longest, dtype=torch.long)
    mask = torch.zeros(len(batch), longest)
    for b, ex in enumerate(batch):
        ids[b, :len(ex.ids)] = torch.tensor(ex.ids)
        mask[b, :len(ex.ids)] = 1
    if drop:
        ids = ids.masked_fill((torch.rand(ids.shape) < drop) & (ids > 999), 103)
    return ids.to(DEVICE), mask.to(DEVICE)


def padded(lists):
    width = max(len(l) for l in lists)
    index = torch.tensor([l + [0] * (width - len(l)) for l in lists])
    there = torch.arange(width)[None] < torch.tensor([len(l) for l in lists])[:, None]
    return index.to(DEVICE), there.to(DEVICE).float()


def concept_loss(logits, mask, batch):
    size, longest, count = logits.shape
    flat = logits.reshape(size * longest, count)
    hidden, ignored, rows, labels, several = [], [], [], [], []
    for b, ex in enumerate(batch):
        hidden += [(b, i, label) for i, label in ex.masked]
        ignored += [(b, label) for label in ex.ignored]
        for at, label in ex.groups:
            if isinstance(label, tuple):
                several.append((b, label))
            else:
                rows.append([b * longest + i for i in at]); labels.append(label)
    quiet = logits.masked_fill(mask[..., None] == 0, NEVER)
    if hidden:
        at = torch.tensor(hidden).to(DEVICE)
        veil = torch.zeros_like(logits, dtype=torch.bool)
        veil[at[:, 0], at[:, 1], at[:, 2]] = True
        quiet = quiet.masked_fill(veil, NEVER)
    judged = torch.ones(size, count)
    if ignored:
        at = torch.tensor(ignored)
        judged[at[:, 0], at[:, 1]] = 0
    loss = (F.softplus(quiet.max(1).values) * judged.to(DEVICE)).sum()
    if rows:
        index, there = padded(rows)
        chosen = flat[index, torch.tensor(labels).to(DEVICE)[:, None]]
        best = chosen.masked_fill(there == 0, NEVER).max(1).values
        # Every word of a marked stretch carries it a little; the best one in full. A whole text is no stretch.
        short = (there.sum(1) < 40).float()
        mean = (F.softplus(-chosen) * there).sum(1) / there.sum(1)
        loss = loss + (F.softplus(-best) + 0.3 * short * mean).sum()
    for b, label in several:
        loss = loss + F.softplus(-logits[b, 1:len(batch[b].ids) - 1][:, list(label)].max())
    spread = [(b, label) for b, ex in enumerate(batch) for label in ex.somewhere]
    if spread:
        # Said somewhere in the text is said in few of its words.
        at = torch.tensor(spread, device=DEVICE)
        there = mask[at[:, 0]]
        loss = loss + (F.softplus(logits[at[:, 0], :, at[:, 1]]) * there).sum(1).div(there.sum(1)).sum()
    return loss / size


def whole_loss(whole, batch):
    """What the text as a whole states; what is not known of it is not judged."""
    wanted = torch.zeros(whole.shape)
    judged = torch.ones(whole.shape)
    loss = torch.zeros((), device=DEVICE)
    for b, ex in enumerate(batch):
        for label in ex.ignored:
            judged[b, label] = 0
        for _, label in ex.groups:
            if isinstance(label, tuple):
                judged[b, list(label)] = 0
                loss = loss + F.softplus(-whole[b, list(label)].max())
            else:
                wanted[b, label] = judged[b, label] = 1
        judged[b, INDEX[INCIDENT]] = INCIDENT_WEIGHT
        wanted[b, INDEX[INCIDENT]] = float(ex.incident)
    each = F.binary_cross_entropy_with_logits(whole, wanted.to(DEVICE), reduction="none")
    return ((each * judged.to(DEVICE)).sum() + loss) / len(batch)


def pair_loss(ask, answer, bias, batch, longest):
    queries, keys, owner, wanted, relation = [], [], [], [], []
    for b, ex in enumerate(batch):
        for kind, at, places, want in ex.pairs:
            for place in places:
                queries.append([b * longest + i for i in at]); keys.append([b * longest + i for i in place])
                owner.append(len(wanted)); relation.append(kind)
            wanted.append(want)
    if not wanted:
        return torch.zeros((), device=DEVICE)
    scores = pair_scores(ask, answer, bias, queries, keys, relation)
    best = torch.full((len(wanted),), NEVER, device=DEVICE).scatter_reduce(0, torch.tensor(owner, device=DEVICE), scores, "amax")
    return F.binary_cross_entropy_with_logits(best, torch.tensor(wanted, device=DEVICE), reduction="sum") / len(batch)


def pair_scores(ask, answer, bias, queries, keys, relation):
    def pooled(flat, lists):
        index, there = padded(lists)
        return (flat[index] * there[..., None]).sum(1) / there.sum(1, keepdim=True)
    q, k = pooled(ask, queries), pooled(answer, keys)
    kind = torch.tensor(relation, device=DEVICE)
    pick = kind[:, None] * PAIR + torch.arange(PAIR, device=DEVICE)
    return (q.gather(1, pick) * k.gather(1, pick)).sum(1) / math.sqrt(PAIR) * 2 + bias[kind]


def train(docs, base, epochs, seed, most=6000):
    torch.manual_seed(0)
    model = Reader(len(CONCEPTS), len(SCOPE_NAMES))
    torch.manual_seed(seed); random.seed(seed)
    model.load_base(base)
    model.to(DEVICE)
    begin_by_name(model, base)
    plain = [ex for doc in docs for ex in examples_of(doc)]
    bare = [ex for doc in docs for ex in examples_of(doc, bare=True)]
    heads = {"turn", "concept", "concept_bias", "scale", "scope", "ask", "answer", "pair_bias", "whole"}
    slow = [p for n, p in model.named_parameters() if n.split(".")[0] not in heads]
    fast = [p for n, p in model.named_parameters() if n.split(".")[0] in heads]
    steps = epochs * len(batches(plain, most))
    optimizer = torch.optim.AdamW([{"params": slow, "lr": 1.5e-4}, {"params": fast, "lr": 1.5e-3}], weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, [1.5e-4, 1.5e-3], total_steps=int(steps * 1.02) + 1, pct_start=0.08)
    began = time.time()
    for epoch in range(epochs):
        model.train()
        total = 0.0
        chosen = [b if random.random() < 0.3 else p for p, b in zip(plain, bare)] if len(plain) == len(bare) else plain
        for batch in batches(chosen, most):
            ids, mask = tensors(batch, drop=0.08)
            with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=DEVICE == "cuda"):
                made = model(ids, mask)
            concept, scope, ask, answer, whole = (x.float() for x in made)
            longest = ids.shape[1]
            scopes = torch.full(ids.shape, -1, dtype=torch.long)
            for b, ex in enumerate(batch):
                scopes[b, :len(ex.scopes)] = torch.tensor(ex.scopes)
            scopes = scopes.to(DEVICE)
            judged = (scopes >= 0).sum().clamp(min=1)
            loss = concept_loss(concept, mask, batch) + whole_loss(whole, batch) + pair_loss(ask.reshape(-1, ask.shape[-1]), answer.reshape(-1, answer.shape[-1]), model.pair_bias, batch, longest)
            loss = loss + 2.0 * F.cross_entropy(scope.reshape(-1, scope.shape[-1]), scopes.reshape(-1), ignore_index=-1, reduction="sum") / judged
            optimizer.zero_grad(); loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            if schedule.last_epoch < schedule.total_steps - 1:
                schedule.step()
            total += loss.detach() * len(batch)
        if epoch % 5 == 4 or epoch == epochs - 1:
            print(f"epoch {epoch + 1} loss {total / len(chosen):.3f} {time.time() - began:.0f}s", flush=True)
    model.eval()
    return model


def begin_by_name(model, base):
    """A concept starts where its own name lies, so that one with few lessons is not nowhere."""
    words = {w: i for i, w in enumerate((Path(__file__).parent / "../src/extraction/reader/model/words.txt").read_text().split("\n"))}
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
            model.concept[i] = F.normalize(model.vectors(ids, torch.ones_like(ids)).mean(1)[0], dim=0)


def text_scores(model, doc):
    """The best score of each concept anywhere in the text, with what the whole text says of it."""
    best = torch.full((len(CONCEPTS),), NEVER)
    with torch.no_grad():
        for ex in examples_of(doc):
            ids, mask = tensors([ex])
            made = model(ids, mask)
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
    parser.add_argument("--all", action="store_true")
    args = parser.parse_args()
    data = json.loads(Path(args.data).read_text())
    lessons, narrations = data["lessons"], data["narrations"]
    known = [d for i, d in enumerate(lessons) if args.all or not held_out(d, i)] + [d for d in narrations if args.all or not held_out(d, 0)]
    known += [d for d in data["heard"] if args.all or d["kind"] == "narration"]
    unseen = [d for i, d in enumerate(lessons) if held_out(d, i)] + [d for d in narrations if held_out(d, 0)]
    random.Random(args.seed).shuffle(known)
    known = known[:int(len(known) * args.share)]
    print(f"{len(known)} texts to learn from, {len(unseen)} held out, {len(CONCEPTS)} concepts, on {DEVICE}", flush=True)
    model = train(known, args.base, args.epochs, args.seed)
    out = Path(args.out); out.mkdir(parents=True, exist_ok=True)
    report = {}
    evaluate(model, [] if args.all else unseen, data["extra"], report)
    torch.save({k: v.half() for k, v in model.state_dict().items()}, out / "reader.pt")
    (out / "report.json").write_text(json.dumps(report, indent=1))


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
