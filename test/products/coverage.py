# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""coverage.py [--all] [--list] [PRODUCT...]: counts the overloads declared, defined and missing, chapter by chapter.

An overload counts as declared if a kernel of OpenCL C 1.2, 2.0, 3.0 or 3.1, with all extensions and with or without the
generic address space, can call it, whether its declaration comes from opencl-c.h, from Clang's own table or from a later Clang
(Inputs/later.tsv), or if Clang calls it for a builtin of its own. What the tables of a README leave to others, or say is not there and why, counts as listed; an
entry that lists nothing, or what is defined, is an error. Missing overloads of complete chapters fail; --list names them,
--all shows the other chapters, too."""
import collections
import re
import sys

import clc


def main():
    arguments = [a for a in sys.argv[1:] if not a.startswith("--")]
    failed = False
    for product in clc.products(arguments):
        declared = {}
        for mode in clc.modes(product):
            declared.update(clc.symbols(clc.triple(product), mode))
        defined, left = clc.exported(clc.product_path(product)), clc.left(product)
        count, listed, missing, used = collections.Counter(), collections.Counter(), collections.defaultdict(list), set()
        def entry_of(symbol, parameters):
            return clc.left_entry(left, clc.builtin_name(symbol), parameters)

        for symbol, (chapter, parameters) in sorted(declared.items()):
            count[chapter] += 1
            if symbol in defined:
                continue
            if entry := entry_of(symbol, parameters):
                listed[chapter] += 1
                used.add(entry)
            else:
                missing[chapter].append(symbol)
        print(f"{product}\n  {'chapter':12}{'declared':>9}{'defined':>9}{'listed':>9}{'missing':>9}")
        for chapter in clc.COMPLETE + sorted(set(count) - set(clc.COMPLETE)):
            complete = chapter in clc.COMPLETE
            if complete or "--all" in sys.argv:
                bad = len(missing[chapter])
                print(f"  {chapter:12}{count[chapter]:9}{count[chapter] - listed[chapter] - bad:9}{listed[chapter]:9}{bad:9}")
                failed |= complete and bad > 0
                for symbol in missing[chapter] if "--list" in sys.argv else []:
                    print(f"    {symbol}")
        callable_in_30 = clc.symbols(clc.triple(product), "3.0")  # Mesa's files are checked in 1.2 only
        used |= {entry_of(symbol, parameters) for symbol, (_, parameters) in callable_in_30.items() if symbol not in defined}
        used |= {clc.left_entry(left, name, []) for name in clc.UNDECLARED}
        if idle := sorted(e for e in set(left) - used if not re.search(r"\bours\b", left[e][1])):
            print(f"  README entries that nothing needs: {' '.join(idle)}")
            failed = True
    sys.exit(failed)


main()
