# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""No builtin depends on a name that a program may define (link/passes/own_names.c).

own_names.py references [PRODUCT...]   no code, table or list of a library file names a public function of the file (on GPUs but
                                       for overloads of the same builtin), and what it leaves undefined has a reserved name
own_names.py program [PRODUCT...]      a program that redefines the builtins of one part, all their overloads, and calls those
                                       of the other part: in the linked module nothing calls what the program redefines
own_names.py header NAME...            prints a header that redefines all builtins of mathematics, integers, relations and
                                       geometry but those that are named, to give wrong values

There are two parts, told apart by a bit of a checksum of the builtin's name. With ONECLC_FULL set there are parts for each of
sixteen bits, so that each builtin is once in the other part of each other builtin."""
import os
import re
import subprocess
import sys
import zlib

import clc

# Functions of the C library and of CUDA's that the code of a target calls, which a program must leave to them.
SYSTEM = {"vprintf"}
BITS = range(16) if os.environ.get("ONECLC_FULL") else [0]


def is_reserved(name):
    return re.match(r"(_Z\d+)?__|llvm\.", name)


def part(name, bit=0):
    return zlib.crc32(name.encode()) >> bit & 1


def is_gpu(product):
    return product.startswith(("amdgcn", "nvptx"))


# ---- references

def disassembled(path):
    return clc.tool("llvm-dis", path, "-o", "-").stdout.splitlines()


def references(lines, overloads=False):
    """The public functions that are defined; name -> who names it, without overloads of the same builtin if these may."""
    public, used, inside = set(), {}, None
    for line in lines:
        if line.startswith(("define ", "declare ")):
            inside = re.search(r'@("[^"]*"|[\w.$]+)', line).group(1)
            if line.startswith("define ") and not re.match(r"define (internal|private) ", line):
                public.add(inside)
            line = line.split("@" + inside, 1)[1]
        elif line.startswith("@"):
            inside = line[1:].split(" ", 1)[0]
            if re.search(r" = (?!internal|private).*\balias ", line):
                public.add(inside)
            line = line.split("=", 1)[1]
        elif line.startswith("attributes "):
            for name in re.findall(r"\((\w+)\)", "".join(re.findall(r'"vector-function-abi-variant"="([^"]*)"', line))):
                used.setdefault(name, "a list of vector forms")
        elif line == "}":
            inside = None
        for name in re.findall(r'@("[^"]*"|[\w.$]+)', line) if "@" in line else []:
            if inside != "llvm.compiler.used" and not (overloads and inside and clc.builtin_name(inside) == clc.builtin_name(name)):
                used.setdefault(name, inside)
    return public, used


def module_references(path):
    text = clc.tool("spirv-dis", "--raw-id", path).stdout
    names = dict((number, name) for number, name in re.findall(r'OpDecorate %(\d+) LinkageAttributes "([^"]*)" Export', text))
    used = {names[number]: "a call" for number in re.findall(r"= OpFunctionCall %\d+ %(\d+)", text) if number in names}
    return set(names.values()), used


def check_references(product):
    path = clc.product_path(product)
    public, used = module_references(path) if path.endswith(".spv") else references(disassembled(path), is_gpu(product))
    wrong = {name for name in used if name in public and not is_reserved(name)}
    if not path.endswith(".spv"):
        wrong |= {name for name in clc.undefined(path) & set(used) if not is_reserved(name) and name not in SYSTEM}
    print(f"{product}: {len(public)} public functions")
    for name in sorted(wrong)[:8]:
        print(f"{product}: {name} is named by {used[name]}")
    return not wrong and bool(public)


# ---- programs

# What cannot be redefined as it is declared: not overloadable, or with an argument that Clang checks by itself.
FIXED = {"printf", "enqueue_kernel", "get_kernel_work_group_size", "get_kernel_preferred_work_group_size_multiple",
         "get_kernel_max_sub_group_size_for_ndrange", "get_kernel_sub_group_count_for_ndrange"}


def definitions(prototypes):
    lines = []
    for name, _, value, parameters, _ in prototypes:
        declared = ", ".join(f"{p} a{i}" for i, p in enumerate(parameters)) or "void"
        give = "" if value == "void" else f"{value} result = ({value})42; return result; " if re.fullmatch(
            r"(bool|u?char|u?short|u?int|u?long|float|double|half|size_t)\d*", value) else f"{value} result; return result; "
        lines.append(f"__attribute__((overloadable)) {value} {name}({declared}) {{ {give}}}\n")
    return lines


def distinct(prototypes):
    """One of those that are spelled in two ways: the header and Clang's table differ in names of types."""
    same = {r"\benum ": "", r"uintptr_t|size_t": "ulong", r"intptr_t|ptrdiff_t": "long"}
    found = {}
    for prototype in prototypes:
        types = ", ".join(prototype[3])
        for spelling, other in same.items():
            types = re.sub(spelling, other, types)
        found.setdefault((prototype[0], types), prototype)
    return list(found.values())


def usable(product, prototypes):
    """Without those that the target cannot do: a call is an error there."""
    left = clc.left(product)
    return [p for p in prototypes if p[0] not in FIXED and not clc.left_entry(left, p[0], p[3])]


def check_program(product, bit, side, header, mode="3.0"):
    path = clc.product_path(product)
    listed = distinct(p for p in usable(product, clc.prototypes(mode)) if header or not p[4])
    theirs = definitions([p for p in listed if part(p[0], bit) == side])
    ours = [p for p in listed if part(p[0], bit) != side]
    triple, march = clc.triple(product), clc.march(product)
    arguments = clc.processor_options(product, march) or []
    arguments += ["-mcpu=gfx1100"] if product.startswith("amdgcn") else []
    source = clc.HALF + "".join(theirs) + clc.calls(ours)
    done = clc.clang(triple, mode, source, *arguments, "-Xclang", "-mlink-builtin-bitcode", "-Xclang", path, "-ferror-limit=0", "-O0", "-Xclang",
                     "-disable-llvm-passes", "-emit-llvm", "-S", "-o", "-", header=header, check=False)
    if done.returncode:
        sys.exit(f"{product}: {done.stderr[:3000]}")
    lines = done.stdout.splitlines()
    names = {clc.builtin_name(name) for name in (re.search(r"@([\w.]+)\(", line).group(1) for line in lines if line.startswith("define "))}
    redefined = {p[0] for p in listed if part(p[0], bit) == side}
    _, used = references(lines)
    wrong = sorted(name for name in used if clc.builtin_name(name) in redefined and "." not in name)
    print(f"{product}: bit {bit}, part {side}: {len(theirs)} overloads redefined, {len(ours)} called, {len(names)} builtins and helpers linked")
    for name in wrong[:8]:
        print(f"{product}: {used[name]} calls {name}, which the program redefines")
    return not wrong and len(theirs) > 1000 and len(ours) > 1000


def check_programs(product):
    # One part with Clang's own declarations, the other with the header.
    return all([check_program(product, bit, side, header) for bit in BITS for side in (0, 1)
                for header in ((False, True) if os.environ.get("ONECLC_FULL") else (side == 1,))])


def print_header(kept):
    listed = [p for p in clc.prototypes("3.0") if p[1] in ("math", "common", "integer", "geometric", "relational")
              and not p[4] and p[0] not in kept]
    print(clc.HALF + "".join(definitions(listed)), end="")


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what == "header":
        print_header(rest)
        sys.exit()
    check = {"references": check_references, "program": check_programs}[what]
    sys.exit(not all([check(product) for product in clc.products(rest)]))
