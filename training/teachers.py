"""What several readers that learned before say of a text, as something to learn from beside the marks: authors disagree on one mark in
twelve, and readers that have not seen a text do not repeat its author's slips."""
import zlib

import torch

from encoder import Reader

FOLDS = 4
# How much the teacher that never saw a text says, beside all the others together.
UNSEEN_SHARE = 0.5
# How much of the teaching is theirs: words, scopes, whole text.
TOKENS, SCOPES, WHOLE = 0.05, 0.5, 0.5


def fold_of(doc):
    """The teacher that does not see this text. As heard, a text is in the fold of its own words."""
    return zlib.crc32(doc["id"].encode()) % FOLDS


class Teachers:
    def __init__(self, paths, device):
        self.readers = [Reader.read(path).to(device).eval() for path in paths]
        self.said = {}
        self.device = device

    def listen(self, examples, most=40000):
        """(example, fold) in; keeps what is said of each, averaged. Of a text without a fold nothing is asked."""
        order = sorted((known for known in examples if known[1] is not None), key=lambda known: len(known[0].ids))
        while order:
            longest = len(order[-1][0].ids)
            order, some = order[:-(most // longest)], order[-(most // longest):]
            self.hear([ex for ex, _ in some], [fold for _, fold in some], longest)

    def hear(self, some, folds, longest):
        ids = torch.tensor([ex.ids + [0] * (longest - len(ex.ids)) for ex in some], device=self.device)
        with torch.no_grad(), torch.autocast(self.device, dtype=torch.bfloat16, enabled=self.device == "cuda"):
            made = [reader(ids, (ids > 0).float()) for reader in self.readers]
        unseen = torch.nn.functional.one_hot(torch.tensor(folds, device=self.device) % len(made), len(made)).float()
        shares = unseen * UNSEEN_SHARE + (1 - unseen) * (1 - UNSEEN_SHARE) / max(1, len(made) - 1)
        shares = shares / shares.sum(1, keepdim=True)
        mix = lambda at, by: sum(shares[:, k].view(-1, *[1] * (m[at].dim() - 1)) * by(m[at].float()) for k, m in enumerate(made)).half()
        tokens, scopes, whole = mix(0, torch.sigmoid), mix(1, lambda x: x.softmax(-1)), mix(4, torch.sigmoid)
        for b, ex in enumerate(some):
            self.said[ex.number] = (tokens[b, :len(ex.ids)].clone(), scopes[b, :len(ex.ids)].clone(), whole[b].clone())

    def loss(self, made, batch):
        """Of a batch whose texts are named by `texts`."""
        concept, scope, _, _, whole = (x.float() for x in made)
        said = {b: self.said[number] for b, number in enumerate(batch["texts"]) if number in self.said}
        if not said:
            return 0.0
        mask = torch.zeros(concept.shape[:2], device=self.device)
        tokens, scopes = torch.zeros_like(concept), torch.zeros_like(scope)
        for b, (one, two, _) in said.items():
            tokens[b, :len(one)], scopes[b, :len(two)], mask[b, :len(one)] = one.float(), two.float(), 1.0
        bce = torch.nn.functional.binary_cross_entropy_with_logits
        words = (bce(concept, tokens, reduction="none").sum(-1) * mask).sum() / len(concept)
        told = -((scope.log_softmax(-1) * scopes).sum(-1) * mask).sum() / mask.sum() * len(said) / len(concept)
        entire = bce(whole[list(said)], torch.stack([three.float() for _, _, three in said.values()]), reduction="none").sum() / len(concept)
        return TOKENS * words + SCOPES * told + WHOLE * entire
