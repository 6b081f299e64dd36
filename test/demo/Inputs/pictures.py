# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# pictures.py FOLDER: small PFM files, good and bad.
import math
import os
import random
import struct
import sys

os.chdir(sys.argv[1])
random.seed(1)
# 30 stops, without symmetry in either direction, with what a file may hold but a picture should not.
width, height = 37, 23
values = [2.0 ** random.uniform(-15, 15) * 1e6 for _ in range(3 * width * height)]
values[10:16] = [0.0, 0.0, 0.0, -5.0, math.nan, 1e6]
values[60:63] = [math.inf, 1e8, math.inf]


def write(name, kind, order, values, scale=None):
    with open(name, "wb") as file:
        file.write(b"%s\n%d %d\n%s\n" % (kind, width, height, scale or (b"-1.0" if order == "<" else b"1.0")))
        file.write(struct.pack(f"{order}{len(values)}f", *values))


write("little.pfm", b"PF", "<", values)
write("big.pfm", b"PF", ">", values)
write("grey.pfm", b"Pf", "<", values[: width * height])
write("truncated.pfm", b"PF", "<", values[:-1])
write("scale.pfm", b"PF", "<", values, b"0")
for name, text in (("text", "P6\n1 1\n255\nabc"), ("empty", ""), ("header", "PF\n12 x\n"), ("absurd", "PF\n2000000000 2000000000\n-1\n"),
                   ("large", "PF\n60000 60000\n-1\n"), ("negative", "PF\n-4 4\n-1\n")):
    open(name + ".pfm", "w").write(text)
