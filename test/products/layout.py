# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""layout.py [PRODUCT...]: checks that triple and data layout are those of `clang --target=…` and that a kernel links without a message."""
import re
import sys

import clc

KERNEL = "kernel void k(global float *p) { p[0] = clamp(p[get_local_linear_id()], p[1], p[2]); barrier(CLK_LOCAL_MEM_FENCE); }"


def header(ir):
    return re.findall(r"^target (?:triple|datalayout) = .*", ir, re.M)


failed = False
for product in clc.products(sys.argv[1:]):
    triple, march = clc.triple(product), clc.march(product)
    path = clc.product_path(product)
    if path.endswith(".spv"):
        said = clc.tool("spirv-val", path, check=False)
        if said.returncode or said.stdout + said.stderr:
            failed = True
            print(f"{product}: spirv-val says: {said.stdout}{said.stderr}")
        continue
    level = clc.processor_options(product, march) or []
    theirs = header(clc.tool("llvm-dis", path, "-o", "-").stdout)
    ours = header(clc.clang(triple, "3.0", KERNEL, "-S", "-emit-llvm", "-o", "-").stdout)
    if ours != theirs:
        failed = True
        print(f"{product}: {theirs} is not {ours}")
    link = ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", path]
    done = clc.tool(clc.CLANG, f"--target={triple}", *level, "-nogpulib", "-x", "cl", "-cl-std=CL3.0", "-O2", "-Wall", "-Wextra",
                    "-Werror", *link, "-S", "-emit-llvm", "-o", "-", "-", input=KERNEL, check=False)
    if done.returncode or done.stderr:
        failed = True
        print(f"{product}: linking says: {done.stderr}")
    print(product, theirs[-1])
sys.exit(failed)
