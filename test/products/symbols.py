# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""symbols.py [PRODUCT...]: what a product defines, leaves undefined, and says about where it was built.

Undefined: the hooks of the target's README, what it leaves to the backend, and the backend's own __spirv_ functions.
Defined: overloads that Clang declares, the functions that Clang calls for some of them, hooks, names that begin with a reserved prefix, and
the library's own builtins, clc.UNDECLARED."""
import re
import sys

import clc

RESERVED = r"(_Z\d+)?(__oneclc_|__clc_)"
# Functions that Clang calls for printf on AMD, for to_global, to_local and to_private, for samplers and for pipes.
CALLED_BY_CLANG = (r"__printf_alloc$|__to_(global|local|private)$|__translate_sampler_initializer$|"
                   r"__(((work|sub)_group_)?(reserve|commit)_)?(read|write)_pipe(_[24](_\d+)?)?$|__get_pipe_(num|max)_packets_[rw]o$")


failed = False


def report(product, what, names):
    global failed
    if names:
        failed = True
        print(f"{product}: {what} ({len(names)}): {' '.join(sorted(names)[:8])}")


for product in clc.products(sys.argv[1:]):
    path, hooks = clc.product_path(product), clc.hooks(product)
    bitcode = open(path, "rb").read()
    inside = [folder for folder in (clc.SOURCE, clc.BUILD) if folder.encode() in bitcode]
    report(product, "names the folder it was built in", inside)

    declared = {}
    for mode in {**dict.fromkeys(clc.modes(product)), "3.0": None}:
        declared.update(clc.symbols(clc.triple(product), mode))
    exported = clc.exported(path)
    if not exported:
        report(product, "nothing is defined", ["?"])
    report(product, "defined, but neither declared by Clang nor reserved nor in UNDECLARED of test/products/clc.py", {
        s for s in exported - set(declared) - hooks
        if not re.match(f"{RESERVED}|{CALLED_BY_CLANG}", s) and clc.builtin_name(s) not in clc.UNDECLARED})

    if path.endswith(".spv"):
        text = clc.tool("spirv-dis", path).stdout
        wanted = set(re.findall(r'LinkageAttributes "([^"]*)" Import', text))
        wanted = {s for s in wanted if not s.startswith("__spirv_BuiltIn")}
    else:
        wanted = clc.undefined(path)
        if product.startswith("spirv"):
            left = clc.left(product)
            theirs = ("__spirv_", "__oneclc_unsupported_")  # the latter has Clang's error attribute
            wanted = {s for s in wanted if not clc.builtin_name(s).startswith(theirs) and
                      not clc.left_entry(left, clc.builtin_name(s), declared.get(s, ["", []])[1])}
    report(product, "undefined", wanted - hooks)
    print(f"{product}: {len(exported)} defined")
sys.exit(failed)
