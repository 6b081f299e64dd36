# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""coverage.py [--all] [--list] [PRODUCT...]: overloads declared, defined and missing, chapter by chapter.

An overload counts as declared if a kernel of OpenCL C 1.2, 2.0 or 3.0, with all extensions and with or without the
generic address space, can call it, whether its declaration comes from opencl-c.h or from Clang's own table. What
a README leaves to the backend counts as defined. Missing overloads of complete chapters fail; --list names them,
--all shows the other chapters, too."""
import collections
import sys

import clc


def main():
    arguments = [a for a in sys.argv[1:] if not a.startswith("--")]
    failed = False
    for product in clc.products(arguments):
        declared = {}
        for mode in clc.modes(product):
            declared.update(clc.symbols(clc.PRODUCTS[product][0], mode))
        defined, left = clc.exported(clc.product_path(product)), clc.left(product)
        count, missing = collections.Counter(), collections.defaultdict(list)
        for symbol, chapter in sorted(declared.items()):
            name = clc.builtin_name(symbol)
            count[chapter] += 1
            if symbol not in defined and name not in left:
                missing[chapter].append(symbol)
        print(f"{product}\n  {'chapter':12}{'declared':>9}{'defined':>9}{'missing':>9}")
        for chapter in clc.COMPLETE + sorted(set(count) - set(clc.COMPLETE)):
            complete = chapter in clc.COMPLETE
            if complete or "--all" in sys.argv:
                bad = len(missing[chapter])
                print(f"  {chapter:12}{count[chapter]:9}{count[chapter] - bad:9}{bad:9}")
                failed |= complete and bad > 0
                for symbol in missing[chapter] if "--list" in sys.argv else []:
                    print(f"    {symbol}")
    sys.exit(failed)


main()
