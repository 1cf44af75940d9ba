"""Examples as the few flat tensors that the losses need, put together by worker processes while the model learns."""
import random

import numpy as np
import torch
from torch.utils.data import DataLoader

from teachers import fold_of
from examples import CONCEPTS, INCIDENT, INDEX, examples_of

# It decides over everything else in a draft.
INCIDENT_WEIGHT = 3.0
WORKERS = 4


def alike(lengths, most):
    """Indices of texts of like length together, so that little is padding."""
    order = sorted(range(len(lengths)), key=lambda i: lengths[i] + random.random() * 40)
    groups, batch, longest = [], [], 0
    for i in order:
        longest = max(longest, lengths[i])
        if batch and longest * (len(batch) + 1) > most:
            groups.append(batch)
            batch, longest = [], lengths[i]
        batch.append(i)
    groups.append(batch)
    random.shuffle(groups)
    return groups


class Plan(torch.utils.data.Dataset):
    """Every batch of every epoch. A text is read now with its marks and now without them."""

    def __init__(self, docs, epochs, most, bare=0.3, taught=lambda doc: True):
        plain = [ex for doc in docs for ex in examples_of(doc)]
        unmarked = [ex for doc in docs for ex in examples_of(doc, bare=True)]
        if len(plain) != len(unmarked):  # a long text fell into fewer windows without its marks
            unmarked = plain
        self.texts = len(plain)
        folds = [fold_of(doc) if taught(doc) else None for doc in docs for _ in examples_of(doc)]
        self.examples = [*zip(plain, folds), *zip(unmarked, folds)]
        for number, (ex, _) in enumerate(self.examples):
            ex.number = number
        self.planned = []
        for epoch in range(epochs):
            chosen = [u if random.random() < bare else p for p, u in zip(plain, unmarked)]
            self.planned += [(epoch, [chosen[i] for i in batch]) for batch in alike([len(ex.ids) for ex in chosen], most)]

    def __len__(self):
        return len(self.planned)

    def __getitem__(self, i):
        epoch, batch = self.planned[i]
        return epoch, {**collate(batch), "texts": [ex.number for ex in batch]}

    def loader(self):
        workers = WORKERS if torch.cuda.is_available() else 0
        return DataLoader(self, batch_size=None, num_workers=workers, pin_memory=workers > 0)


def tokens_of(batch):
    longest = max(len(ex.ids) for ex in batch)
    ids = np.zeros((len(batch), longest), dtype=np.int64)
    scopes = np.full((len(batch), longest), -1, dtype=np.int64)
    for b, ex in enumerate(batch):
        ids[b, :len(ex.ids)] = ex.ids
        scopes[b, :len(ex.scopes)] = ex.scopes
    return ids, scopes


def collate(batch):
    """Places are flat: text times the longest text's length plus token. A list of lists is its members in a row (`at`) and which
    list each belongs to (`of`)."""
    ids, scopes = tokens_of(batch)
    longest, size = ids.shape[1], len(batch)
    hidden, judged, spread = [], np.ones((size, len(CONCEPTS)), np.float32), []
    wanted, weight = np.zeros_like(judged), np.ones_like(judged)
    said, either = Lists(), Lists()
    labels = []
    for b, ex in enumerate(batch):
        first = b * longest
        hidden += [(first + i, label) for i, label in ex.masked]
        judged[b, list(ex.ignored)] = weight[b, list(ex.ignored)] = 0
        spread += [(b, label) for label in ex.somewhere]
        for at, label in ex.groups:
            if isinstance(label, tuple):
                either.add([b * len(CONCEPTS) + each for each in label])
                weight[b, list(label)] = 0
            else:
                said.add([first + i for i in at])
                labels.append(label)
                wanted[b, label] = weight[b, label] = 1
        weight[b, INDEX[INCIDENT]] = INCIDENT_WEIGHT
        wanted[b, INDEX[INCIDENT]] = float(ex.incident)
    return {
        "ids": torch.from_numpy(ids), "scopes": torch.from_numpy(scopes), "judged": torch.from_numpy(judged),
        "whole_wanted": torch.from_numpy(wanted), "whole_weight": torch.from_numpy(weight),
        "hidden": table(hidden), "spread": table(spread), "said_label": torch.tensor(labels, dtype=torch.long),
        **said.tensors("said"), **either.tensors("either"), **pairs_of(batch, longest),
    }


def pairs_of(batch, longest):
    """A wanted pair holds if any of its places scores; a place is compared by the means of its tokens and of the asking ones."""
    ask, answer = Lists(), Lists()
    pair, relation, wanted = [], [], []
    for b, ex in enumerate(batch):
        first = b * longest
        for kind, at, places, want in ex.pairs:
            for place in places:
                ask.add([first + i for i in at])
                answer.add([first + i for i in place])
                pair.append(len(wanted))
                relation.append(kind)
            wanted.append(want)
    return {
        **ask.tensors("ask"), **answer.tensors("answer"), "pair": torch.tensor(pair, dtype=torch.long),
        "relation": torch.tensor(relation, dtype=torch.long), "pair_wanted": torch.tensor(wanted, dtype=torch.float32),
    }


class Lists:
    def __init__(self):
        self.at, self.of, self.count = [], [], 0

    def add(self, members):
        self.at += members
        self.of += [self.count] * len(members)
        self.count += 1

    def tensors(self, name):
        return {f"{name}_at": torch.tensor(self.at, dtype=torch.long), f"{name}_of": torch.tensor(self.of, dtype=torch.long)}


def table(rows):
    return torch.tensor(rows, dtype=torch.long).reshape(-1, 2)
