"""Writes the trained reader as int8 ONNX and says how far it is from full precision.
  python3 to_onnx.py READER.pt DATA.json OUT.onnx"""
import json
import sys
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic

from encoder import Reader
from examples import CONCEPTS, SCOPE_NAMES, examples_of


class Served(torch.nn.Module):
    """As the service runs it: one text at a time, so without a mask, and probabilities instead of scores."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, ids):
        concept, scope, ask, answer, whole = self.reader(ids)
        return concept.sigmoid(), scope.softmax(-1), ask, answer, whole.sigmoid()


def main(weights, data, out):
    reader = Reader.read(weights)
    served = Served(reader).eval()
    ids = torch.tensor([[101, 2054, 2003, 102]])
    full = str(Path(out).with_suffix(".full.onnx"))
    names = ["concept", "scope", "ask", "answer", "whole"]
    # From 20 on Gelu is one operation.
    torch.onnx.export(served, (ids,), full, input_names=["ids"], output_names=names, opset_version=20, dynamo=False,
                      dynamic_axes={n: {1: "tokens"} for n in ["ids", *names] if n != "whole"})
    quantize_dynamic(full, out, weight_type=QuantType.QInt8, per_channel=True, op_types_to_quantize=["MatMul", "Gather"])
    compare(full, out, data)
    print(f"{Path(out).stat().st_size / 1e6:.1f} MB; pair bias {reader.pair_bias.tolist()}")
    Path(out).with_suffix(".json").write_text(json.dumps({"concepts": CONCEPTS, "scopes": SCOPE_NAMES, "pairBias": reader.pair_bias.tolist()}))
    Path(full).unlink()


def compare(full, small, data):
    a, b = (onnxruntime.InferenceSession(p, providers=["CPUExecutionProvider"]) for p in (full, small))
    docs = json.loads(Path(data).read_text())
    worst, flips, total = [], 0, 0
    for doc in docs["narrations"][::20] + docs["lessons"][::50]:
        for ex in examples_of(doc):
            feed = {"ids": np.array([ex.ids], dtype=np.int64)}
            p, q = a.run(["concept"], feed)[0][0].max(0), b.run(["concept"], feed)[0][0].max(0)
            worst.append(float(np.abs(p - q).max())); flips += int(((p > 0.5) != (q > 0.5)).sum()); total += int((p > 0.5).sum())
    print(f"int8 against full precision: mean largest difference {np.mean(worst):.3f}, {flips} of {total} decisions at 0.5 differ")


if __name__ == "__main__":
    main(*sys.argv[1:])
