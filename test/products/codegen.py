# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""codegen.py [--march M]... [--level O]... [--mode M]... [--chapter C]... PRODUCT...: compiles a call of every overload of the complete chapters to the
end: to an object (AMD, x86), PTX and what ptxas makes of it (NVIDIA), SPIR-V that passes spirv-val and gate.py. The
result leaves nothing undefined: no library call, no unresolved builtin."""
import argparse
import collections
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zlib

import clc
import gate

# Functions that the code generator may call, because every C toolchain has them.
ALLOWED = {"memcpy", "memmove", "memset"}

# The message of spirv-val up to 2024.2 about a format that is a pointer to an array, which LLVM's backend produces.
ARRAY_OF_PRINTF = "OpenCL.std printf: expected Format data type to be 8-bit int"


WIDTH = re.compile(r"\b(u?(?:char|short|int|long)|half|float|double)(2|3|4|8|16)\b")
ACCESS = re.compile(r"^(v(?:load|store)a?(?:_half)?)(2|3|4|8|16)")  # these have the width in their names


def sample(listed, where):
    """Of overloads that differ from one another in the vectors' width only, one, which the builtin's name and types choose, and an eighth of these,
    with another product or processor (`where`) another eighth; at least one of each builtin. All widths have the same source, and coverage.py and
    symbols.py see to it that each overload is there."""
    families = collections.defaultdict(list)
    for prototype in listed:
        name, _, value, parameters, _ = prototype
        words = " ".join([value, *parameters])
        widths = {width for _, width in WIDTH.findall(words) + ACCESS.findall(name)}
        families[ACCESS.sub(r"\1n", name), WIDTH.sub(r"\1n", words)].append((widths, prototype))
    missing = {prototype[0]: prototype for prototype in listed}
    for (name, words), family in families.items():
        if zlib.crc32(f"{where} {name} {words}".encode()) % 8:
            continue
        _, prototype = family[zlib.crc32(f"{name} {words}".encode()) % len(family)]  # a scalar's family is of its own
        missing.pop(prototype[0], None)
        yield prototype
    yield from missing.values()  # of which no overload was chosen


def groups(product, march, level, mode, chapters):
    """Sources, grouped by what LLVM's SPIR-V backend has to be told for them (README): the triple's version and extensions."""
    listed = [p for p in clc.prototypes(mode) if p[1] in chapters]
    if mode != "3.0":  # the other modes' overloads differ in pointers' address spaces only
        listed = [p for p in listed if any("*" in parameter for parameter in p[3])]
    if not os.environ.get("ONECLC_FULL"):  # of vectors' widths and of thousands of conversions that are all alike, some
        listed = list(sample([p for p in listed if p[1] != "convert"], f"{product} {march}")) + [p for p in listed if p[1] == "convert"][:: 29]
    left, lacks, result = clc.left(product), clc.lacks(product, march), collections.defaultdict(list)
    nobody = {"What cannot be", "What cannot be on Mesa", "Left to the driver"}
    for prototype in listed:
        name, _, _, parameters, _ = prototype
        heading, text = left.get(clc.left_entry(left, name, parameters), ("", ""))
        if heading not in nobody and not any(word in parameter for word in lacks for parameter in parameters):
            result["".join(re.findall(r"SPIR-V (1\.\d)", text)) or "1.2", tuple(re.findall(r"SPV_\w+", text))].append(prototype)
    for needs, prototypes in result.items():
        yield needs, clc.calls(prototypes), len(prototypes), any(p[4] for p in prototypes)
    if not product.startswith("nvptx"):  # except for ptxas, code may leave functions for a driver to define
        nobody.remove("Left to the driver")
    for chapter in chapters:
        if chapter in clc.LOWERED and mode == "3.0":
            symbols = [s for s, (c, _) in clc.symbols(clc.triple(product), mode).items() if c == chapter and not s.startswith("_Z")]
            if not any(left.get(clc.left_entry(left, s, []), [""])[0] in nobody for s in symbols):
                yield ("1.2", ()), clc.lowered(chapter), len(symbols), True


def ptxas(assembly, march, level, folder):
    text = open(assembly).read()
    with open(assembly, "w") as file:  # as drivers do for images (oneclc/nvptx.h)
        file.write(text.replace(", texmode_independent", ""))
    program = shutil.which("ptxas") or "/usr/local/cuda/bin/ptxas"
    if not os.path.exists(program):
        print("ptxas is not there: only the PTX is checked")
        return ""
    # A ptxas that makes no code for an architecture any more holds its PTX to what the .target there allows, all the same.
    for architecture in (march, "sm_75", "sm_100"):
        done = subprocess.run([program, "-c", f"-O{level}", f"-arch={architecture}", assembly, "-o", f"{folder}/cubin"], capture_output=True, text=True)
        if "is not defined for option 'gpu-name'" not in done.stderr:
            return done.stderr if done.returncode else ""
    print(f"this ptxas has none of {march}, sm_75 and sm_100: only the PTX is checked")
    return ""


def problems(product, march, level, mode, chapters, folder):
    total, found = 0, []
    for needs, text, count, header in groups(product, march, level, mode, chapters):
        total += count
        found += [f for f in compile_problems(product, march, level, mode, chapters, folder, needs, text, header) if f]
    return total, found


def compile_problems(product, march, level, mode, chapters, folder, needs, text, header):
    triple = clc.triple(product)
    link = ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", clc.product_path(product), f"-O{level}", "-o", f"{folder}/out"]
    options = clc.processor_options(product, march)
    if options is None:
        options = [f"-mcpu={march}"] if triple.startswith("amdgcn") else ["-Xclang", "-target-feature", "-Xclang", "-ptx42", "-Xclang", "-target-cpu", "-Xclang", march] if march else []
    if triple.startswith("spirv"):
        options += clc.kernel_options(product)
    form = {"nvptx64": ["-S"], "spirv32": ["-S", "-emit-llvm"], "spirv64": ["-S", "-emit-llvm"]}.get(triple.split("-")[0], ["-c"])
    done = clc.clang(triple, mode, text, *options, *form, *link, header=header or mode == "3.0n", check=False)
    if done.returncode:
        return [done.stderr[:2000]]
    out, found = f"{folder}/out", []
    allowed = ALLOWED | (clc.readme_table(product, "Left to LLVM's backend") if triple == "amdgcn-amd-amdhsa" and level == 0 else set()) | clc.hooks(product) | {e for e, (heading, _) in clc.left(product).items() if heading == "Left to the driver"}
    if triple.startswith("nvptx64"):
        external = re.findall(r"^\.extern (?:\.func\s+(?:\([^)]*\)\s*)?)?(.*)", open(out).read(), re.M)
        found += [f".extern {name}" for name in sorted(set(external) - clc.hooks(product))]
        found += [ptxas(out, march, level, folder)]
    elif triple.startswith("spirv"):
        os.rename(out, f"{folder}/out.ll")
        found += [f"{n} times {what}" for what, n in gate.check(f"{folder}/out.ll").items()]
        spv = f"{folder}/out.spv"
        architecture = triple.split("-")[0]
        version, extensions = needs
        allow = ["--spirv-ext=" + ",".join(f"+{e}" for e in extensions)] if extensions else []
        for step in (["llc", "-O2", f"-mtriple={architecture}v{version}-unknown-unknown", *allow, "-filetype=obj", f"{folder}/out.ll", "-o", spv],
                     ["spirv-val", spv]):
            done = clc.tool(*step, check=False)
            if done.returncode and ARRAY_OF_PRINTF not in done.stderr:
                return found + [f"{step[0]}: {done.stdout}{done.stderr}"[:2000]]
        imported = re.findall(r'LinkageAttributes "([^"]*)" Import', clc.tool("spirv-dis", spv).stdout)
        found += [f"imports {name}" for name in imported if not name.startswith("__spirv_BuiltIn")]
        found += [f"{n} times {what}" for what, n in gate.check(spv).items()]
    else:
        if march == "rv64gc" and chapters[0] not in ("vector", "image"):
            allowed |= clc.readme_table(product, "Calls of the compiler's runtime")
        if march == "x86-64" and chapters[0] not in ("convert", "vector"):
            allowed |= clc.readme_table(product, "Calls of the compiler's runtime without F16C")
        found += [f"undefined: {name}" for name in clc.undefined(out) if clc.builtin_name(name) not in allowed]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--march", action="append", help="of the kernels; may be repeated")
    parser.add_argument("--level", action="append", type=int, choices=range(4), help="of optimisation, 1 by default; may be repeated")
    parser.add_argument("--mode", action="append", help="of the language, as in clc.py; otherwise all that differ")
    parser.add_argument("--chapter", action="append", help="may be repeated; otherwise all that are complete")
    parser.add_argument("product", nargs="+")
    args = parser.parse_args()
    failed = False
    for product in args.product:
        for march, level in itertools.product(args.march or [clc.march(product)], args.level or [1]):
            for chapter in args.chapter or clc.COMPLETE:
                total, found = 0, []
                with tempfile.TemporaryDirectory() as folder:
                    for mode in args.mode or clc.modes(product):
                        count, more = problems(product, march, level, mode, [chapter], folder)
                        total, found = total + count, found + more
                print(f"{product} {march or ''} -O{level} {chapter}: {total} calls, {len(found)} problems", flush=True)
                for text in found[:10]:
                    print(f"  {text}")
                failed |= bool(found)
    sys.exit(failed)


main()
