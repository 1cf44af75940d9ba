"""Leaves out of a trained reader the attention heads and inner units by which its loss moves least.
  python3 prune.py READER.pt DATA.json OUT.pt [--heads 0.5] [--inner 0.5]        shares that stay; then train.py --pruned"""
import argparse
import json
import random
from pathlib import Path

import torch

from batches import Plan
from encoder import HEAD, Reader
from losses import loss_of
from train import DEVICE, held_out, to_device

BATCHES = 150
# No layer is left with less than this, and inner units stay in whole blocks: half a block costs as much time as one.
LEAST_HEADS, BLOCK = 3, 64


def weigh(model, docs):
    """For every head and inner unit of each layer: how much the loss of single texts would move without it (first order, squared)."""
    inputs = {}
    parts = [(i, name, getattr(layer, name)) for i, layer in enumerate(model.layers) for name in ("o", "down")]
    for i, name, part in parts:
        part.register_forward_pre_hook(lambda _, given, at=(i, name): keep(inputs, at, given[0]))
    plan = Plan(docs, 1, 6000)
    weights = {}
    for at in range(min(BATCHES, len(plan))):
        batch = to_device(plan[at][1])
        mask = (batch["ids"] > 0).float()
        loss_of(model, model(batch["ids"], mask), mask, batch).backward()
        for (i, name), x in inputs.items():
            moved = (x * x.grad).detach().sum(1)
            moved = moved.view(len(moved), -1, HEAD).sum(-1) if name == "o" else moved
            weights[i, name] = weights.get((i, name), 0) + (moved ** 2).sum(0).cpu()
        model.zero_grad()
    return weights


def keep(inputs, at, x):
    x.retain_grad()
    inputs[at] = x


def chosen(weights, share, least, block):
    """The parts of most weight. How many a layer keeps lies between its even share and what all layers ranked together would leave it;
    whole blocks, and never less than `least`."""
    ranked = sorted(((float(w), i) for i, each in weights.items() for w in each), reverse=True)
    stay = ranked[:int(len(ranked) * share)]
    size = lambda i: (sum(at == i for _, at in stay) + len(weights[i]) * share) / 2
    whole = lambda i: min(len(weights[i]), max(least, round(size(i) / block) * block))
    return {i: weights[i].topk(whole(i)).indices.sort().values for i in weights}


def cut(state, heads, inner):
    state = dict(state)
    for i in heads:
        rows = (heads[i][:, None] * HEAD + torch.arange(HEAD)).flatten()
        for part in ("q", "k", "v"):
            for kind in ("weight", "bias"):
                state[f"layers.{i}.{part}.{kind}"] = state[f"layers.{i}.{part}.{kind}"][rows]
        state[f"layers.{i}.o.weight"] = state[f"layers.{i}.o.weight"][:, rows]
        for kind in ("weight", "bias"):
            state[f"layers.{i}.up.{kind}"] = state[f"layers.{i}.up.{kind}"][inner[i]]
        state[f"layers.{i}.down.weight"] = state[f"layers.{i}.down.weight"][:, inner[i]]
    return state


def main():
    parser = argparse.ArgumentParser()
    for name in ("reader", "data", "out"):
        parser.add_argument(name)
    parser.add_argument("--heads", type=float, default=0.5)
    parser.add_argument("--inner", type=float, default=0.5)
    args = parser.parse_args()
    random.seed(0)
    data = json.loads(Path(args.data).read_text())
    known = lambda docs: [d for i, d in enumerate(docs) if not held_out(d, i, ["lessons", "narrations"])]
    docs = known(data["lessons"]) + known(data["narrations"])
    random.shuffle(docs)
    model = Reader.read(args.reader).to(DEVICE).eval()
    weights = weigh(model, docs)
    of = lambda name: {i: w for (i, part), w in weights.items() if part == name}
    heads, inner = chosen(of("o"), args.heads, LEAST_HEADS, 1), chosen(of("down"), args.inner, 2 * BLOCK, BLOCK)
    print("heads", [len(h) for h in heads.values()], "inner units", [len(u) for u in inner.values()])
    torch.save(cut(torch.load(args.reader, map_location="cpu"), heads, inner), args.out)


if __name__ == "__main__":
    main()
