# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""module_flags.py [--check CHECK] [--table TABLE] [PRODUCT...]: compiles a kernel with each of the options of the table, which set module flags, and links it with each
product, by Clang or, with CHECK (test/link/Inputs/check.c), by liboneclc. The kernel must keep its flags, all of them, as they are without the library. For
processors, Clang makes code of it, too. Without a table, no product may have named metadata itself, module flags or other. The table's heading explains the columns."""
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

import clc

CPUS = {"amdgcn": ["-mcpu=gfx1100"], "nvptx": ["-Xclang", "-target-feature", "-Xclang", "-ptx42", "-Xclang", "-target-cpu", "-Xclang", "sm_90"], "spirv": []}
KERNEL = """kernel void k(global float4 *o, global half *h, global double *d) {
  size_t i = get_global_id(0);
  o[i] = sin(o[i]) + vload_half4(i, h);
  d[i] = exp(d[i]);
}
"""


def rows(path):
    for line in open(path):
        if not line.startswith("#"):
            yield line.rstrip("\n").split("\t")


def disassembled(path):
    """A module without the functions' bodies."""
    return clc.tool("llvm-dis", "-materialize-metadata", path, "-o", "-").stdout


def flags(path):
    """The module flags of a module: name -> behaviour and value."""
    text = disassembled(path)
    listed = re.search(r"^!llvm\.module\.flags = !\{(.*)\}", text, re.M)
    nodes = dict(re.findall(r"^(!\d+) = (?:distinct )?(!\{.*)", text, re.M))
    found = {}
    for node in listed.group(1).split(", ") if listed else []:
        behaviour, name, value = re.fullmatch(r'!\{i32 (\d+), !"([^"]*)", (.*)\}', nodes[node]).groups()
        found[name] = (behaviour, nodes.get(value, value))
    return found


def named_metadata(path):
    return re.findall(r"^!([-\w.$]*[A-Za-z][-\w.$]*) = ", disassembled(path), re.M)


def compiled(product, options, form, out, link):
    section, triple = clc.PRODUCTS[product]
    cpu = clc.processor_options(product, clc.march(product))
    cpu = CPUS[section["target"]] if cpu is None else [*cpu, "-Xclang", "-cl-ext=+all"]
    linked = ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", clc.product_path(product)] if link else []
    return clc.tool(clc.CLANG, f"--target={triple}", *cpu, "-nogpulib", *linked, *options, "-x", "cl", "-cl-std=CL3.0", "-w", *form, "-", "-o", out,
                    input=KERNEL, check=False)


def problem(product, row, check):
    """What is wrong with the product beside the options of a row, or None; and whether the kernel has the flag."""
    words, flag, targets, others = row
    options, target = words.split(), clc.PRODUCTS[product][0]["target"]
    bitcode = ["-O1", "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c"]
    with tempfile.TemporaryDirectory() as folder:
        plain, linked = f"{folder}/plain.bc", f"{folder}/linked.bc"
        done = compiled(product, options, bitcode, plain, False)
        before = None if done.returncode else flags(plain)
        if target not in targets.split():
            seen = "refuses" if before is None else "sets" if flag in before else "ignores"
            return None if seen in others.split(", ") else f"Clang {seen} it", False
        if before is None or flag not in before:
            return f"the kernel has no flag {flag}: {done.stderr[:300]}", False
        if check:
            done = subprocess.run([check, "link", clc.product_path(product)[:-2] + "a", plain, linked], capture_output=True, text=True)
        else:
            done = compiled(product, options, bitcode, linked, True)
        if done.returncode:
            return done.stderr[:1000], True
        after = flags(linked)
        if after != before:
            return f"flags {sorted(after.items())} in place of {sorted(before.items())}", True
        if not check and target == "x86":
            done = compiled(product, options, ["-O1", "-c"], f"{folder}/code.o", True)
            if done.returncode:
                return done.stderr[:1000], True
    return None, True


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check")
    parser.add_argument("--table")
    parser.add_argument("product", nargs="*")
    args = parser.parse_args()
    table, failed = list(rows(args.table)) if args.table else None, False
    for product in [p for p in clc.products(args.product) if p.endswith(".bc")]:
        if not table:
            own = named_metadata(clc.product_path(product))
            print(f"{product}: {len(own)} named metadata {' '.join(own)}")
            failed |= bool(own)
            continue
        with concurrent.futures.ThreadPoolExecutor(min(4, os.cpu_count() or 1)) as pool:
            results = list(pool.map(lambda row: problem(product, row, args.check), table))
        for row, (text, _) in zip(table, results):
            if text:
                print(f"{product}, {row[0]}: {text}")
                failed = True
        print(f"{product}: {sum(has for _, has in results)} kernels with flags, {len(table)} options", flush=True)
    sys.exit(failed)


main()
