"""Reads a reader back from the int8 ONNX file that the service runs, so that it can learn on.
  python3 from_onnx.py READER.onnx OUT.pt        (READER.json beside it)"""
import json
import re
import sys
from pathlib import Path

import onnx
import torch
from onnx import numpy_helper

from examples import CONCEPTS, SCOPE_NAMES

# The exporter keeps the names of all but the matrices; those are known by what they make.
KEPT, MADE = "reader.", re.compile(r"/reader/(.+)/(?:MatMul|Gemm)_")


def main(path, out):
    graph = onnx.load(path).graph
    given = {t.name: torch.tensor(numpy_helper.to_array(t)) for t in graph.initializer}

    def full(name):
        """As numbers again: a scale and a zero for the whole table, or for each column."""
        return (given[f"{name}_quantized"].float() - given[f"{name}_zero_point"].float()) * given[f"{name}_scale"]

    state = {n.removeprefix(KEPT): t for n, t in given.items() if n.startswith(KEPT) and not re.search(r"_(scale|zero_point|quantized)$", n)}
    for table in ("words", "places"):
        state[f"{table}.weight"] = full(f"{KEPT}{table}.weight")
    for node in graph.node:
        if node.op_type == "MatMulInteger":
            name = MADE.match(node.output[0])[1].replace("/", ".")
            state[f"{name}.weight"] = full(node.input[1].removesuffix("_quantized")).T.contiguous()
    about = json.loads(Path(path).with_suffix(".json").read_text())
    if (about["concepts"], about["scopes"]) != (list(CONCEPTS), list(SCOPE_NAMES)):
        sys.exit("The labels are others than those this reader knows: train it anew with script/train.")
    state["pair_bias"] = torch.tensor(about["pairBias"])
    torch.save({k: v.half() for k, v in state.items()}, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
