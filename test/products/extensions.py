# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""extensions.py [PRODUCT...]: checks that the products define every function that oneclc/extensions.h declares, in every width of float, double and
half, those of arrays of float and double for every address space, and those of groups, under the name by which a kernel calls it."""
import re
import sys

import clc

TYPES = [f"{element}{width}" for element in ("float", "double", "half") for width in ("", 2, 3, 4, 8, 16)]
HEADER = open(f"{clc.SOURCE}/include/oneclc/extensions.h").read().replace("\\\n", "")
COUNTS = {"UNARY": 1, "BINARY": 2, "TERNARY": 3, "QUATERNARY": 4}


def listed(words):
    return re.findall(r"F\((\w+)\)", re.search(rf"#define ONECLC_EXTENSIONS_{words}\(F\) (.*)", HEADER).group(1))


OF_ARRAY, OF_ORDER = listed("OF_ARRAY"), listed("OF_ORDER")
SPACES = ["private", "local", "global", "constant", "generic"]
FUNCTIONS = {name: COUNTS[words] for words, names in re.findall(r"#define ONECLC_EXTENSIONS_(\w+)\(F\) (.*)", HEADER)
             if words in COUNTS for name in re.findall(r"F\((\w+)\)", names)}
CALLS = "".join(f"void {name}_{t}(global {t} *x) {{ *x = {name}({', '.join(f'x[{i}]' for i in range(count))}); }}\n"
                  for name, count in FUNCTIONS.items() for t in TYPES)
CALLS += "".join(f"void {name}_{t}(global int{t.lstrip('abdefhlotu')} *n, global {t} *x) {{ *x = {name}(*n, *x); }}\n"
                   for name in OF_ORDER for t in TYPES)
NUMBERS = ["int", "uint", "long", "ulong", "float", "double", "half"]
GROUP_TYPES = {name: NUMBERS[:count] for words, count in
               (("MUL", 7), ("AND", 4), ("OR", 4), ("XOR", 4), ("LOGICAL_AND", 1), ("LOGICAL_OR", 1), ("LOGICAL_XOR", 1)) for name in listed(words)}
BARRIERS = listed("SPLIT_BARRIER")
COPIES = {"async_work_group_copy_2D2D": 5, "async_work_group_copy_3D3D": 8}  # and how many numbers stand before the event
OF_GROUP = [*GROUP_TYPES, *BARRIERS, *COPIES, "async_work_group_copy_fence", "work_group_named_barrier_init", "work_group_named_barrier"]
IF_GENERIC = "defined __opencl_c_generic_address_space || __OPENCL_C_VERSION__ == 200"


def only_if(condition, line):
    return f"#if {condition}\n{line}#endif\n" if condition else line


CALLS += "".join(only_if(IF_GENERIC if space == "generic" else "", f"{t} {name}_{t}_{space}(const {space} {t} *x) {{ return {name}(3, x); }}\n")
                   for name in OF_ARRAY for t in ("float", "double") for space in SPACES)
CALLS += "".join(f"void {name}_() {{ {name}(CLK_LOCAL_MEM_FENCE); }}\n" +
                   only_if("__OPENCL_C_VERSION__ >= 200", f"void {name}_2() {{ {name}(CLK_LOCAL_MEM_FENCE, memory_scope_device); }}\n")
                   for name in BARRIERS)
CALLS += "".join(f"{t} {name}_{t}({t} x) {{ return {name}(x); }}\n" for name, types in GROUP_TYPES.items() for t in types)
CALLS += "".join(f"event_t {name}_{to}({to} int *dst, {of} int *src, event_t e) {{ return {name}(dst, 1, src, 2{', 3' * count}, e); }}\n"
                 for name, count in COPIES.items() for to, of in (("local", "global"), ("global", "local")))
CALLS += "void init_(local named_barrier_t *b) { work_group_named_barrier_init(b, 2); }\n"
CALLS += "void named_(local named_barrier_t *b) { work_group_named_barrier(b, CLK_LOCAL_MEM_FENCE); }\n"
CALLS += only_if("__OPENCL_C_VERSION__ >= 200", "void named_2(local named_barrier_t *b) { work_group_named_barrier(b, 1, memory_scope_device); }\n")
CALLS += "void fence_() { async_work_group_copy_fence(CLK_LOCAL_MEM_FENCE); }\n"

failures, checked = [], 0
for product in clc.products(sys.argv[1:]):
    if "extensions/*" in clc.PRODUCTS[product][0].get("backend", ""):
        continue  # Mesa looks for OpenCL C's own builtins alone
    defined, left = clc.exported(clc.product_path(product)), clc.left(product)
    for mode in clc.modes(product):
        ir = clc.clang(clc.triple(product), mode, CALLS, "-O0", "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-S", "-o", "-",
                       "-I", f"{clc.SOURCE}/include", "-include", "oneclc/extensions.h").stdout
        called = re.findall(rf"\bcall [^@]*@(_Z\d+(?:{'|'.join([*FUNCTIONS, *OF_ORDER, *OF_ARRAY, *OF_GROUP])})\w+)\(", ir)
        wanted = len(re.findall(r"^define ", ir, re.M))
        if len(called) != wanted:
            failures.append(f"{product}, {mode}: {len(called)} functions are called instead of {wanted}")
        failures += [f"{product}, {mode}: {symbol} is not defined" for symbol in sorted(set(called) - defined)
                     if not clc.left_entry(left, clc.builtin_name(symbol), [])]
        checked += len(called)
if not checked:
    failures.append("no product is built")
print(f"{checked} overloads")
sys.exit("\n".join(failures[:20]) or 0)
