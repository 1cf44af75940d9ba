"""The mean of several readers that began as one: what each learned of its own stays less than what they share.
  python3 mean.py OUT.pt READER.pt …"""
import sys

import torch


def main(out, *paths):
    states = [torch.load(path, map_location="cpu") for path in paths]
    torch.save({k: (sum(state[k].float() for state in states) / len(states)).half() for k in states[0]}, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
