# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""newer.py FILE: makes bitcode look like LLVM 99's, with a record that LLVM 22 cannot read."""
import sys

alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"  # LLVM's char6


def encode(text):
    return "".join(f"{alphabet.index(c):06b}"[::-1] for c in text)


data = open(sys.argv[1], "rb").read()
bits = "".join(f"{byte:08b}"[::-1] for byte in data)
at = bits.index(encode("LLVM"))
bits = bits[: at + 24] + encode("99") + bits[at + 36 :]
data = bytearray(int(bits[i : i + 8][::-1], 2) for i in range(0, len(bits), 8))
for i in range(220, 260, 4):
    data[i] ^= 0xFF
open(sys.argv[1], "wb").write(data)
