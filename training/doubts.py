"""Which marks of the lessons a reader that has not seen them would set otherwise: a list for a person to decide.
  python3 doubts.py DATA.json BASE_FOLDER OUT.jsonl [--fold 0] [--folds 3] [--epochs 24]
Trains on all lessons but one fold and reads that fold. A line is a lesson with what it misses ("marked", hardly read) and what
it would add ("unmarked", read with confidence), each with the words."""
import argparse
import json
from pathlib import Path

import torch

from examples import INDEX, examples_of
from train import DEVICE, begin, train

HARDLY, SURELY = 0.15, 0.75
# Read exactly by code, or about one of several: not what a person is asked here.
LEFT_OUT = ("t=", "unit", "addr", "town", "own", "place", "patient", "cross", "incident")


def scores_of(model, doc):
    [ex] = examples_of(doc)
    ids = torch.tensor([ex.ids], device=DEVICE)
    with torch.no_grad():
        concept = model(ids, torch.ones_like(ids, dtype=torch.float))[0][0].float().sigmoid().cpu()
    return concept[1:-1]


def doubts_of(model, doc):
    if len(doc["tokens"]) > 510:
        return None
    p = scores_of(model, doc)
    best, at = p.max(0)
    marked = {}
    for start, end, sign, field, code, _ in doc["spans"]:
        if sign == "":
            marked.setdefault(f"{field}={code}" if code else field, doc["text"][start:end])
    words = lambda i: doc["text"][doc["tokens"][max(0, i - 4)][1]:doc["tokens"][min(len(doc["tokens"]) - 1, i + 4)][2]]
    judged = [(name, i) for name, i in INDEX.items() if not name.startswith(LEFT_OUT)]
    missed = [{"label": n, "words": marked[n], "p": round(float(best[i]), 2)} for n, i in judged if n in marked and best[i] < HARDLY]
    added = [{"label": n, "words": words(int(at[i])), "p": round(float(best[i]), 2)} for n, i in judged if n not in marked and best[i] > SURELY]
    return {"id": doc["id"], "register": doc["register"], "text": doc["text"], "marked": missed, "unmarked": added} if missed or added else None


def main():
    parser = argparse.ArgumentParser()
    for name in ("data", "base", "out"):
        parser.add_argument(name)
    parser.add_argument("--fold", type=int, default=0)
    parser.add_argument("--folds", type=int, default=3)
    parser.add_argument("--epochs", type=int, default=24)
    args = parser.parse_args()
    data = json.loads(Path(args.data).read_text())
    unseen = [d for i, d in enumerate(data["lessons"]) if i % args.folds == args.fold]
    hidden = {d["id"] for d in unseen}
    known = [d for d in data["lessons"] + data["narrations"] + data["heard"] if d["id"] not in hidden]
    model = train(known, begin(args.base), args.epochs, 0)
    found = [d for doc in unseen if (d := doubts_of(model, doc))]
    Path(args.out).write_text("".join(json.dumps(d) + "\n" for d in found))
    print(f"{len(found)} of {len(unseen)} lessons in doubt, {sum(len(d['marked']) for d in found)} marks, {sum(len(d['unmarked']) for d in found)} without one")


if __name__ == "__main__":
    main()
