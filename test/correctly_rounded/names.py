# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks what oneclc/correctly_rounded.h declares against the products, and the meaning that it gives the plain names."""
import functools
import os
import re
import sys

sys.path.insert(0, os.path.join(os.environ["ONECLC_SOURCE"], "test/products"))
import clc

HEADER = ["-I", os.path.join(clc.SOURCE, "include"), "-include", "oneclc/correctly_rounded.h"]
NAMES = [name.removeprefix("cr_") for name in clc.rounded_names()]
failures = []
TURNED = "-DONECLC_CORRECTLY_ROUNDED"
WITHOUT_DOUBLE = ["-Xclang", "-cl-ext=-cl_khr_fp64,-__opencl_c_fp64"]


@functools.cache
def callees(triple, mode, prefix, *arguments, header=False):
    """(name, result, parameters) of each overload of NAMES -> the function that a call of it calls, with the prefix before its name."""
    overloads = [p for p in clc.prototypes(mode) if p[0] in NAMES]
    without_double = "-cl_khr_fp64" in " ".join(arguments)
    if without_double:
        overloads = [p for p in overloads if not p[2].startswith("double")]
    renamed = [[prefix + p[0], *p[1:]] for p in overloads]
    done = clc.clang(triple, mode, clc.calls(renamed), "-O0", "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-S", "-o", "-",
                     *HEADER, *arguments, header=header, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    found, caller = {}, None
    for line in done.stdout.splitlines():
        if define := re.match(r"define [^@]*@call(\d+)\(", line):
            caller = overloads[int(define.group(1))]
        elif (callee := re.search(r"\bcall [^@]*@(?!llvm\.)([\w.]+)\(", line)) and caller:
            found[caller[0], caller[2], tuple(caller[3])] = callee.group(1)
    return found


def expected(plain, form=""):
    """_Z3expf -> _Z6cr_expf"""
    length, rest = re.match(r"_Z(\d+)(.*)", plain).groups()
    return f"_Z{int(length) + 3}cr_{rest}{form}"


checked = 0


def compare(where, plain, called, form=""):
    """Each overload of `plain` is to be called by its correctly rounded name; those of float, by that of the form."""
    global checked
    for key, symbol in plain.items():
        wanted = expected(symbol, form * key[1].startswith("float"))
        if called.get(key) != wanted:
            failures.append(f"{where}: {key} is {called.get(key)} instead of {wanted}")
        checked += 1


for product in clc.products(sys.argv[1:]):
    if "correctly_rounded/*" in clc.PRODUCTS[product][0].get("backend", ""):
        continue  # Mesa looks for OpenCL C's own builtins alone
    triple, defined = clc.mangled_as(clc.triple(product)), clc.exported(clc.product_path(product))
    for mode in clc.modes(product):
        plain = callees(triple, mode, "")
        missing = {expected(symbol) for symbol in plain.values()} - defined
        failures += [f"{product}: {symbol} is not defined" for symbol in sorted(missing)]
        # Clang's header has no overloads of its own for these names on NVIDIA's GPUs, and takes seconds.
        for header in (False, True)[:1 if triple.startswith("nvptx") else 2]:
            compare(f"{product}, {mode}", plain, callees(triple, mode, "", TURNED, header=header))
        if mode != "3.0":
            continue
        # The cr_ names mean the same functions. In kernels without double, those for SPIR-V are the forms that do without it.
        compare(f"{product}, {mode}, cr_", plain, callees(triple, mode, "cr_"))
        form = ".no_fp64" if triple.startswith("spirv") else ""
        for prefix in ("", "cr_"):
            without = callees(triple, mode, prefix, TURNED, *WITHOUT_DOUBLE)
            single = {key: symbol for key, symbol in plain.items() if not key[1].startswith("double")}
            compare(f"{product}, {mode}, {prefix} without double", single, without, form)
            failures += [f"{product}: {symbol} is not defined" for symbol in set(without.values()) - defined]
if not checked:
    failures.append("no product is built")
print(f"{checked} overloads")
sys.exit("\n".join(failures[:20]) or 0)
