# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""names.py [PRODUCT...]: an archive defines what the .bc defines, each symbol once, and what its modules leave undefined is either defined by another
of them or undefined in the .bc, too; its index names all. `symbols.test` and `coverage.test` say that the .bc has each builtin that Clang declares."""
import collections
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../products"))
import clc


failed = False
for product in clc.products(sys.argv[1:]):
    if not product.endswith(".bc"):
        continue
    bitcode = clc.product_path(product)
    archive = bitcode[:-2] + "a"
    lines = clc.tool("llvm-nm", "--print-armap", archive).stdout.splitlines()[1:]
    index = {line.split(" in ")[0] for line in lines if " in " in line}
    symbols = [line.split()[-2:] for line in lines if line.startswith((" ", "-")) and " in " not in line]
    defined = collections.Counter(name for kind, name in symbols if kind != "U")
    undefined = {name for kind, name in symbols if kind == "U"}
    theirs = [line.split()[-2:] for line in clc.tool("llvm-nm", bitcode).stdout.splitlines()]
    wanted = {name for kind, name in theirs if kind.isupper() and kind != "U"}
    faults = {"twice": [name for name, count in defined.items() if count > 1], "missing": wanted - set(defined),
              "undefined": undefined - set(defined) - {name for kind, name in theirs if kind == "U"}, "not in the index": set(defined) - index}
    for what, found in faults.items():
        if found:
            failed = True
            print(f"{archive}: {what}: {' '.join(sorted(found)[:8])}")
    print(f"{product}: {len(wanted)} symbols")
    failed = failed or not wanted
sys.exit(failed)
