"""The encoder (BERT's architecture: the six layers of its base and two more) in plain PyTorch, and the reader's heads over its vectors.
A layer may have fewer attention heads and inner units than its base: prune.py leaves some out."""
import json
import struct
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

HIDDEN, HEADS, HEAD, LAYERS, INNER, POSITIONS = 384, 12, 32, 8, 1536, 512
# As many layers have weights to begin with; those above begin as copies of the topmost ones that add nothing yet.
BASE_LAYERS = 6
PAIR = 64
RELATIONS = 2


class Layer(nn.Module):
    def __init__(self, heads, inner):
        super().__init__()
        self.heads = heads
        self.q, self.k, self.v = (nn.Linear(HIDDEN, heads * HEAD) for _ in range(3))
        self.o = nn.Linear(heads * HEAD, HIDDEN)
        self.up, self.down = nn.Linear(HIDDEN, inner), nn.Linear(inner, HIDDEN)
        self.norm1, self.norm2 = nn.LayerNorm(HIDDEN, 1e-12), nn.LayerNorm(HIDDEN, 1e-12)
        self.drop = nn.Dropout(0.1)

    def forward(self, x, bias):
        b, t, _ = x.shape
        split = lambda y: y.view(b, t, self.heads, HEAD).transpose(1, 2)
        score = split(self.q(x)) @ split(self.k(x)).transpose(-1, -2) / HEAD ** 0.5
        score = score if bias is None else score + bias
        mixed = (self.drop(score.softmax(-1)) @ split(self.v(x))).transpose(1, 2).reshape(b, t, self.heads * HEAD)
        x = self.norm1(x + self.drop(self.o(mixed)))
        return self.norm2(x + self.drop(self.down(F.gelu(self.up(x), approximate="tanh"))))


class Reader(nn.Module):
    """Token vectors to: a score for each concept at each token, a scope for each token, two vectors for each token whose
    products say which mention belongs to which, and a score for each concept of the whole text."""

    def __init__(self, concepts, scopes, sizes=((HEADS, INNER),) * LAYERS):
        super().__init__()
        self.words = nn.Embedding(30522, HIDDEN)
        self.places = nn.Embedding(POSITIONS, HIDDEN)
        self.norm = nn.LayerNorm(HIDDEN, 1e-12)
        self.drop = nn.Dropout(0.1)
        self.layers = nn.ModuleList(Layer(heads, inner) for heads, inner in sizes)
        self.turn = nn.Linear(HIDDEN, HIDDEN)
        self.concept = nn.Parameter(torch.zeros(concepts, HIDDEN))
        self.concept_bias = nn.Parameter(torch.full((concepts,), -6.0))
        self.scale = nn.Parameter(torch.tensor(16.0))
        self.scope = nn.Linear(HIDDEN, scopes)
        self.ask = nn.Linear(HIDDEN, PAIR * RELATIONS)
        self.answer = nn.Linear(HIDDEN, PAIR * RELATIONS)
        self.whole = nn.Linear(HIDDEN, concepts)
        self.pair_bias = nn.Parameter(torch.full((RELATIONS,), -2.0))
        nn.init.eye_(self.turn.weight)
        nn.init.zeros_(self.turn.bias)

    @classmethod
    def read(cls, path):
        """One that train.py or prune.py wrote, of whatever size."""
        state = {k: v.float() for k, v in torch.load(path, map_location="cpu").items()}
        size = lambda i, part: state[f"layers.{i}.{part}.weight"].shape[0]
        reader = cls(len(state["concept"]), len(state["scope.weight"]), [(size(i, "q") // HEAD, size(i, "up")) for i in range(LAYERS)])
        reader.load_state_dict(state)
        return reader

    def levels(self, ids, mask=None):
        """The vectors after each layer. Without a mask every token is one of the text."""
        at = torch.arange(ids.shape[1], device=ids.device)
        x = self.drop(self.norm(self.words(ids) + self.places(at)))
        bias = None if mask is None else (1.0 - mask[:, None, None, :].to(x.dtype)) * -10000.0
        after = []
        for layer in self.layers:
            x = layer(x, bias)
            after.append(x)
        return after

    def forward(self, ids, mask=None):
        return self.judge(self.levels(ids, mask)[-1])

    def judge(self, x):
        concept = F.normalize(self.turn(x), dim=-1) @ F.normalize(self.concept, dim=-1).T * self.scale + self.concept_bias
        return concept, self.scope(x), self.ask(x), self.answer(x), self.whole(x[:, 0])

    def load_base(self, folder):
        """The pinned package's weights; BERT's token types are all the first here and go into the places."""
        base = read_safetensors(Path(folder) / "model.fp16.safetensors")
        base = {k.removeprefix("bert."): v for k, v in base.items()}
        put = lambda p, name: p.data.copy_(base[name])
        put(self.words.weight, "embeddings.word_embeddings.weight")
        self.places.weight.data.copy_(base["embeddings.position_embeddings.weight"] + base["embeddings.token_type_embeddings.weight"][0])
        put(self.norm.weight, "embeddings.LayerNorm.weight"); put(self.norm.bias, "embeddings.LayerNorm.bias")
        for number, layer in enumerate(self.layers):
            i = number if number < BASE_LAYERS else number - (LAYERS - BASE_LAYERS)
            for mine, theirs in (("q", "attention.self.query"), ("k", "attention.self.key"), ("v", "attention.self.value"),
                                 ("o", "attention.output.dense"), ("up", "intermediate.dense"), ("down", "output.dense"),
                                 ("norm1", "attention.output.LayerNorm"), ("norm2", "output.LayerNorm")):
                part = getattr(layer, mine)
                put(part.weight, f"encoder.layer.{i}.{theirs}.weight"); put(part.bias, f"encoder.layer.{i}.{theirs}.bias")
                if i != number and mine in ("o", "down"):
                    part.weight.data.zero_(); part.bias.data.zero_()


def read_safetensors(path):
    data = Path(path).read_bytes()
    size = struct.unpack("<Q", data[:8])[0]
    kinds = {"F16": np.float16, "F32": np.float32, "I64": np.int64}
    out = {}
    for name, about in json.loads(data[8:8 + size]).items():
        if name == "__metadata__":
            continue
        a, b = about["data_offsets"]
        array = np.frombuffer(data[8 + size + a:8 + size + b], kinds[about["dtype"]]).reshape(about["shape"])
        out[name] = torch.from_numpy(array.astype(np.float32) if about["dtype"].startswith("F") else array.copy())
    return out
