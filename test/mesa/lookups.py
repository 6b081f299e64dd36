# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""lookups.py: checks that Mesa's libraries define every overload that Mesa asks them for.

The names are those of spirv/mesa3d/README.md; the overloads are those that Clang declares, and Clang and Mesa mangle their names
in the same way. A builtin that has no source file yet is named but does not make the check fail."""
import glob
import os
import sys

sys.path.insert(0, os.path.join(os.environ["ONECLC_SOURCE"], "test/products"))
import clc

wanted = clc.readme_table("spirv64-mesa3d-.spv", "Asked for by Mesa")
written = {os.path.basename(path)[:-3] for path in glob.glob(f"{clc.SOURCE}/generic/*/*.cl") + glob.glob(f"{clc.SOURCE}/spirv/**/*.cl", recursive=True)}
failed = False
for product in ["spirv-mesa3d-.spv", "spirv64-mesa3d-.spv"]:
    if not os.path.exists(clc.product_path(product)):
        continue
    overloads = [s for s in clc.symbols(clc.triple(product), "1.2") if clc.builtin_name(s) in wanted]
    missing = set(overloads) - clc.exported(clc.product_path(product))
    print(f"{product}: {len(overloads)} overloads of {len(wanted)} builtins, {len(missing)} missing")
    for symbol in sorted(missing):
        if clc.builtin_name(symbol) in written:
            failed = True
            print(f"  missing: {symbol}")
    for name in sorted({clc.builtin_name(s) for s in missing} - written):
        print(f"  not written: {name}")
    if unknown := wanted - {clc.builtin_name(s) for s in overloads}:
        failed = True
        print(f"  not declared by Clang: {' '.join(sorted(unknown))}")
sys.exit(failed)
