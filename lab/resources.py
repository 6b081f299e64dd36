# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""resources.py [--update] PRODUCT.bc MARCH: what a kernel takes that calls one builtin with scalars, on processors with vectors of 16: local memory,
registers of a work-item, its stack. Of each group of builtins the greatest is in the table under "Resources" in the target's README.md, which
--update writes anew. Tools of other versions than the table's have other figures, and are not asked."""
import collections
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.environ["ONECLC_SOURCE"], "test/products"))
import clc

CLANG_VERSION, PTXAS_VERSION = "22", "13.0"


def named(prefixes):
    return lambda name, types: name.startswith(prefixes) and all(t in ("int", "float", "double", "size_t") for t in types)


def math_of(type_):
    integers = type_.replace(type_.rstrip("16"), "int")
    return lambda name, types: not name.startswith(("native_", "half_")) and type_ in types and all(t in (type_, integers) for t in types)


GROUPS = {"math of `half`": ("math", math_of("half")), "math of `float`": ("math", math_of("float")), "math of `double`": ("math", math_of("double")),
          "`work_group_…`": ("workgroup", named("work_group_")), "`sub_group_…`": ("extensions", named("sub_group_"))}
VECTORS = {f"math of `{t}16`": ("math", math_of(t + "16")) for t in ("half", "float", "double")}


def kernels(group):
    """Kernels that call one builtin each, and the builtins' names."""
    chapter, fits = group
    names, lines = [], [clc.HALF]
    for name, of, value, parameters, _ in clc.prototypes("3.0"):
        pointers = [p for p in parameters if "*" in p]
        types = [value, *(re.sub(r"__global | \*", "", p) if p.startswith("__global ") else p for p in parameters)]
        if of != chapter or any(not p.startswith("__global ") for p in pointers) or not fits(name, types) or "_barrier" in name:
            continue
        declared = "".join(f", global {t} *a{i}" for i, t in enumerate(types[1:]))
        passed = ", ".join(f"a{i}" if "*" in p else "4" if "_clustered_" in name and i else f"*a{i}" for i, p in enumerate(parameters))
        lines.append(f"kernel void k{len(names)}(global {value} *o{declared}) {{ *o = {name}({passed}); }}\n")
        names.append(name)
    return names, "".join(lines)


def compiled(product, march, text, out, *options):
    triple = clc.triple(product)
    cpu = {"amdgcn": [f"-mcpu={march}"], "x86_64": [f"-march={march}", "-fPIC"]}.get(triple.split("-")[0])
    cpu = cpu or ["-Xclang", "-target-feature", "-Xclang", "-ptx42", "-Xclang", "-target-cpu", "-Xclang", march]
    link = ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", clc.product_path(product)]
    clc.clang(triple, "3.0", text, *cpu, *link, "-O2", *options, "-o", out, header=True)


def of_amd(product, march, text, folder):
    compiled(product, march, text, f"{folder}/out.s", "-S")
    kernels = re.findall(r"\.group_segment_fixed_size: (\d+).*?\.name: +k(\d+)\n.*?\.private_segment_fixed_size: (\d+).*?\.vgpr_count: +(\d+)", open(f"{folder}/out.s").read(), re.S)
    return {int(number): (int(local), int(registers), int(stack)) for local, number, stack, registers in kernels}


def of_nvidia(product, march, text, folder):
    compiled(product, march, text, f"{folder}/out.ptx", "-S")
    done = subprocess.run(["ptxas", "-v", f"-arch={march}", f"{folder}/out.ptx", "-o", f"{folder}/out.cubin"], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    found = {}
    for number, stack, used in re.findall(r"entry function 'k(\d+)'.*?\n.*?\n *(\d+) bytes stack.*?\n.*?: (Used .*)", done.stderr):
        local = re.search(r"(\d+) bytes smem", used)
        found[int(number)] = (int(local.group(1)) if local else 0, int(re.search(r"Used (\d+) registers", used).group(1)), int(stack))
    return found


def of_processor(product, march, text, folder):
    """The deepest stack: the frames along the longest chain of calls."""
    compiled(product, march, text, f"{folder}/out.o", "-c", "-fstack-size-section")
    listed = clc.tool("llvm-readobj", "--stack-sizes", f"{folder}/out.o").stdout
    frames = {name: int(size, 16) for name, size in re.findall(r"Functions: \[([^\]]*)\]\s*Size: (0x[0-9A-F]+)", listed)}
    calls, function = collections.defaultdict(set), ""
    for line in clc.tool("llvm-objdump", "-d", "-r", "--no-show-raw-insn", f"{folder}/out.o").stdout.splitlines():
        if begins := re.match(r"[0-9a-f]+ <(.*)>:", line):
            function = begins.group(1)
        elif callee := re.search(r"\b(?:call|jmp)q?\s.*<([^+>]*)>|R_X86_64_PLT32\s+(\S+?)-0x4", line):
            calls[function].add(callee.group(1) or callee.group(2))

    def depth(name, above=()):
        inner = [depth(callee, (*above, name)) + 8 for callee in calls[name] if callee in frames and callee != name and callee not in above]
        return frames.get(name, 0) + max(inner, default=0)
    return {int(name[1:]): (0, None, depth(name)) for name in frames if re.fullmatch(r"k\d+", name)}


def rows(product, march):
    x86, nvidia = product.startswith("x86"), product.startswith("nvptx")
    measure = of_processor if x86 else of_nvidia if nvidia else of_amd
    for title, group in (VECTORS if x86 else GROUPS).items():
        names, text = kernels(group)
        if len(names) < 5:
            sys.exit(f"{title}: only {names}")
        with tempfile.TemporaryDirectory() as folder:
            found = measure(product, march, text, folder)
        if len(found) != len(names):
            sys.exit(f"{title}: {len(names)} kernels, figures of {len(found)}")
        cells = []
        for what in range(3):
            if x86 and what < 2:
                continue
            most = max(found.values(), key=lambda figures: figures[what])[what]
            name = sorted({names[n] for n, figures in found.items() if figures[what] == most})[0]
            cells.append(f"{most:,} (`{name}`)" if most else "0")
        if nvidia:
            cells.append(", ".join(f"`{n}`" for n in sorted({names[n] for n, figures in found.items() if figures[1] > 64})) or "–")
        yield f"| {title} | {' | '.join(cells)} |"


def main():
    update, (product, march) = "--update" in sys.argv, sys.argv[-2:]
    if not re.search(rf"version {CLANG_VERSION}\.", clc.tool(clc.CLANG, "--version").stdout):
        return print(f"The table is of Clang {CLANG_VERSION}.")
    if product.startswith("nvptx"):
        version = subprocess.run(["ptxas", "--version"], capture_output=True, text=True).stdout if shutil.which("ptxas") else ""
        if f"release {PTXAS_VERSION}," not in version:
            return print(f"The table is of ptxas {PTXAS_VERSION}, which is not there.")
    page = os.path.join(clc.SOURCE, clc.PRODUCTS[product][0]["target"], "README.md")
    text = open(page).read()
    found = re.search(r"^## Resources\n(?:(?!## ).*\n)*?\|---.*\n((?:\|.*\n)*)", text, re.M)
    if not found:
        sys.exit(f"{page} has no table under '## Resources'")
    measured = "".join(row + "\n" for row in rows(product, march))
    if update:
        with open(page, "w") as file:
            file.write(text[:found.start(1)] + measured + text[found.end(1):])
    elif measured != found.group(1):
        sys.exit(f"{page}, Resources: the table says\n{found.group(1)}and measured is (resources.py --update)\n{measured}")
    return print("The table holds.")


main()
