"""What is wanted of the reader, over the flat tensors of batches.py."""
import math

import torch
import torch.nn.functional as F

from encoder import PAIR

NEVER = -30.0
# The marks around a text, which are none of its words.
FIRST, LAST = 101, 102


def loss_of(model, made, mask, batch):
    concept, scope, ask, answer, whole = (x.float() for x in made)
    scopes = batch["scopes"].reshape(-1)
    told = F.cross_entropy(scope.reshape(-1, scope.shape[-1]), scopes, ignore_index=-1, reduction="sum")
    loss = concept_loss(concept, mask, batch) + whole_loss(whole, batch) + 2.0 * told / (scopes >= 0).sum().clamp(min=1)
    return loss + pair_loss(ask, answer, model.pair_bias, batch) / len(mask)


def best_of(values, of, count):
    return torch.full((count,), NEVER, device=values.device).scatter_reduce(0, of, values, "amax")


def sum_of(values, of, count):
    return torch.zeros((count, *values.shape[1:]), device=values.device).index_add(0, of, values)


def concept_loss(logits, mask, batch):
    size, longest, count = logits.shape
    flat = logits.reshape(size * longest, count)
    quiet = logits.masked_fill(mask[..., None] == 0, NEVER).reshape(size * longest, count)
    veil = torch.zeros_like(quiet, dtype=torch.bool)
    veil[batch["hidden"][:, 0], batch["hidden"][:, 1]] = True
    best_quiet = quiet.masked_fill(veil, NEVER).reshape(size, longest, count).max(1).values
    loss = (F.softplus(best_quiet) * batch["judged"]).sum()
    of, labels = batch["said_of"], batch["said_label"]
    if len(labels):
        chosen = flat[batch["said_at"], labels[of]]
        best = best_of(chosen, of, len(labels))
        # Every word of a marked stretch carries it a little; the best one in full. A whole text is no stretch.
        width = sum_of(torch.ones_like(chosen), of, len(labels))
        mean = sum_of(F.softplus(-chosen), of, len(labels)) / width
        loss = loss + (F.softplus(-best) + 0.3 * (width < 40) * mean).sum()
    if len(batch["either_at"]):
        words = (mask > 0) & (batch["ids"] != FIRST) & (batch["ids"] != LAST)
        anywhere = logits.masked_fill(~words[..., None], NEVER).max(1).values.reshape(-1)
        loss = loss + F.softplus(-either(anywhere, batch)).sum()
    spread = batch["spread"]
    if len(spread):
        # Said somewhere in the text is said in few of its words.
        there = mask[spread[:, 0]]
        loss = loss + (F.softplus(logits[spread[:, 0], :, spread[:, 1]]) * there).sum(1).div(there.sum(1)).sum()
    return loss / size


def either(scores, batch):
    of = batch["either_of"]
    return best_of(scores[batch["either_at"]], of, int(of[-1]) + 1)


def whole_loss(whole, batch):
    """What the text as a whole states; what is not known of it is not judged."""
    each = F.binary_cross_entropy_with_logits(whole, batch["whole_wanted"], reduction="none")
    loss = (each * batch["whole_weight"]).sum()
    if len(batch["either_at"]):
        loss = loss + F.softplus(-either(whole.reshape(-1), batch)).sum()
    return loss / len(whole)


def pair_loss(ask, answer, bias, batch):
    wanted, relation = batch["pair_wanted"], batch["relation"]
    if not len(wanted):
        return torch.zeros((), device=ask.device)
    ask, answer = mean_of(ask, batch, "ask"), mean_of(answer, batch, "answer")
    pick = relation[:, None] * PAIR + torch.arange(PAIR, device=ask.device)
    scores = (ask.gather(1, pick) * answer.gather(1, pick)).sum(1) / math.sqrt(PAIR) * 2 + bias[relation]
    best = best_of(scores, batch["pair"], len(wanted))
    return F.binary_cross_entropy_with_logits(best, wanted, reduction="sum")


def mean_of(vectors, batch, name):
    flat, of, count = vectors.reshape(-1, vectors.shape[-1]), batch[f"{name}_of"], len(batch["relation"])
    chosen = flat[batch[f"{name}_at"]]
    return sum_of(chosen, of, count) / sum_of(torch.ones_like(chosen[:, :1]), of, count)
