# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""codegen.py [--march M]... [--chapter C]... PRODUCT...: compiles a call of every overload of the complete chapters to the
end: to an object (AMD, x86), PTX and what ptxas makes of it (NVIDIA), SPIR-V that passes spirv-val and gate.py. The
result leaves nothing undefined: no library call, no unresolved builtin."""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

import clc
import gate

# What the code generator may call, as every C toolchain has it.
ALLOWED = {"memcpy", "memmove", "memset"}


def source(product, march, mode, chapters):
    listed = [p for p in clc.prototypes(mode) if p[1] in chapters]
    if mode != "3.0":  # the same overloads, but for pointers' address spaces
        listed = [p for p in listed if any("*" in parameter for parameter in p[3])]
    cannot = clc.cannot(product, march)
    listed = [p for p in listed if not cannot(p)]
    if product.startswith("spirv"):  # the backend takes barriers with constant flags only
        listed = [p for p in listed if p[1] != "sync"]
    return clc.calls(listed), len(listed), any(p[4] for p in listed)


def ptxas(assembly, march, folder):
    text = open(assembly).read()
    with open(assembly, "w") as file:  # as drivers do, for images: oneclc/nvptx.h
        file.write(text.replace(", texmode_independent", ""))
    program = shutil.which("ptxas") or "/usr/local/cuda/bin/ptxas"
    if not os.path.exists(program):
        print("ptxas is not there: only the PTX is checked")
        return ""
    done = subprocess.run([program, "-c", f"-arch={march}", assembly, "-o", f"{folder}/cubin"], capture_output=True, text=True)
    if "is not defined for option 'gpu-name'" in done.stderr:
        print(f"this ptxas has no {march}: only the PTX is checked")
        return ""
    return done.stderr if done.returncode else ""


def problems(product, march, mode, chapters, folder):
    text, count, header = source(product, march, mode, chapters)
    if not count:
        return 0, []
    triple, level, _, _ = clc.PRODUCTS[product]
    link = ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", clc.product_path(product), "-O1", "-o", f"{folder}/out"]
    cpu = {"amdgcn": f"-mcpu={march}", "x86_64": f"-march={march}"}.get(triple.split("-")[0])
    options = [cpu] if cpu else ["-Xclang", "-target-feature", "-Xclang", "-ptx42", "-Xclang", "-target-cpu", "-Xclang", march] if march else []
    form = {"nvptx64": ["-S"], "spirv32": ["-S", "-emit-llvm"], "spirv64": ["-S", "-emit-llvm"]}.get(triple.split("-")[0], ["-c"])
    done = clc.clang(triple, mode, text, *options, *form, *link, header=header or mode == "3.0n", check=False)
    if done.returncode:
        return count, [done.stderr[:2000]]
    out, found = f"{folder}/out", []
    if triple.startswith("nvptx64"):
        found += sorted(set(re.findall(r"^\.extern.*", open(out).read(), re.M)))
        found += [ptxas(out, march, folder)]
    elif triple.startswith("spirv"):
        os.rename(out, f"{folder}/out.ll")
        found += [f"{n} times {what}" for what, n in gate.check(f"{folder}/out.ll").items()]
        spv = f"{folder}/out.spv"
        architecture = triple.split("-")[0]
        for step in (["llc", "-O2", f"-mtriple={architecture}v1.2-unknown-unknown", "-filetype=obj", f"{folder}/out.ll", "-o", spv],
                     ["spirv-val", spv]):
            done = clc.tool(*step, check=False)
            if done.returncode:
                return count, found + [f"{step[0]}: {done.stdout}{done.stderr}"[:2000]]
        imported = re.findall(r'LinkageAttributes "([^"]*)" Import', clc.tool("spirv-dis", spv).stdout)
        found += [f"imports {name}" for name in imported if not name.startswith("__spirv_BuiltIn")]
        found += [f"{n} times {what}" for what, n in gate.check(spv).items()]
    else:
        allowed = ALLOWED | clc.hooks(product)
        if march == "x86-64" and chapters[0] not in ("convert", "vector"):
            allowed |= clc.readme_table("x86", "Calls of the compiler's runtime without F16C")
        found += [f"undefined: {name}" for name in clc.undefined(out) - allowed]
    return count, [f for f in found if f]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--march", action="append", help="of the kernels; may be repeated")
    parser.add_argument("--chapter", action="append", help="may be repeated; otherwise all that are complete")
    parser.add_argument("product", nargs="+")
    args = parser.parse_args()
    failed = False
    for product in args.product:
        for march in args.march or [clc.PRODUCTS[product][1]]:
            for chapter in args.chapter or clc.COMPLETE:
                total, found = 0, []
                with tempfile.TemporaryDirectory() as folder:
                    for mode in clc.modes(product):
                        count, more = problems(product, march, mode, [chapter], folder)
                        total, found = total + count, found + more
                print(f"{product} {march or ''} {chapter}: {total} calls, {len(found)} problems", flush=True)
                for text in found[:10]:
                    print(f"  {text}")
                failed |= bool(found)
    sys.exit(failed)


main()
