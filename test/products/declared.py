# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""declared.py [FILE]: writes a line for each overload that the Clang of ONECLC_CLANG declares and a FILE, written before by
another Clang, does not name: Clang's version, the first language that has it, chapter, result, name and parameters.
 With ONECLC_BUILD=build and ONECLC_SOURCE=. this makes the table:

  ONECLC_CLANG=/usr/lib/llvm-22/bin/clang python3 test/products/declared.py >declared-22.tsv
  ONECLC_CLANG=/usr/lib/llvm-23/bin/clang python3 test/products/declared.py declared-22.tsv"""
import re
import sys

import clc


def main():
    known = {tuple(line.rstrip("\n").split("\t")[3:]) for path in sys.argv[1:] for line in open(path) if not line.startswith("#")}
    version = re.search(r"version (\d+)", clc.CLANG_VERSION).group(1)
    rows = {}
    for mode in clc.MODES:
        for name, chapter, value, parameters, where in clc.prototypes(mode):
            text = value, name, ", ".join(p.removeprefix("enum ") for p in parameters)
            if where != "later" and text not in known:
                rows.setdefault(text, [version, mode.rstrip("n"), chapter, *text])
    for row in sorted(rows.values()):
        print("\t".join(row))


main()
