# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""libdevice.py names FILE.bc… | cuda FILE.bc | calls | rounding FILE.ptx: the functions of CUDA's libdevice, which Inputs/libdevice.tsv lists.

names     each library file defines these functions, with these types; it shows no other name and needs none
cuda      CUDA's own file, the reference, has the functions and types of the table
calls     prints a CUDA program that calls each function of the library files
rounding  the functions with a rounding mode are the instructions of PTX with this mode
"""
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
C_TYPES = {"i16": "unsigned short", "i32": "int", "i64": "long long", "ptr": "void *"}


def table():
    """Name -> (result, parameters)."""
    with open(f"{HERE}/Inputs/libdevice.tsv") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if line[0] != "#"]
    return {name: (result, parameters.split()) for name, result, parameters in rows}


def definitions(file):
    """The functions that a module shows: name -> (result, parameters); and other names that it shows or needs."""
    text = subprocess.run(["llvm-dis", file, "-o", "-"], capture_output=True, text=True, check=True).stdout
    found, others = {}, []
    for line in re.findall(r"^(?:define|declare) .*", text, re.M):
        before, name, behind = re.fullmatch(r"\w+ (.*?)@([\w.$]+)\((.*)", line).groups()
        words = before.split()
        if line.startswith("declare"):
            if not name.startswith("llvm.") and name != "__nvvm_reflect":  # which compilers for NVIDIA's GPUs know
                others.append(name)
        elif not {"internal", "private"} & set(words):
            parameters = re.sub(r"\((?:[^()]|\([^()]*\))*\)", "", behind.rsplit(")", 1)[0])
            found[name] = (words[-1], [parameter.split()[0] for parameter in parameters.split(", ") if parameter])
    others += re.findall(r"^@([\w.$]+) = (?!internal|private)", text, re.M)
    return found, others


def compare(file, found, wanted):
    faults = [f"{name} is missing" for name in sorted(wanted.keys() - found.keys())]
    faults += [f"{name} is of no use" for name in sorted(found.keys() - wanted.keys())]
    faults += [f"{name} is {found[name]}, not {wanted[name]}" for name in sorted(found.keys() & wanted.keys()) if found[name] != wanted[name]]
    if faults:
        sys.exit("\n".join(f"{file}: {fault}" for fault in faults))


def names(*files):
    for file in files:
        found, others = definitions(file)
        compare(file, found, table())
        if others:
            sys.exit(f"{file}: it shows or needs {', '.join(others)}")


def cuda(file):
    compare(file, definitions(file)[0], table())


def c_type(type_):
    return C_TYPES.get(type_, type_)


def calls():
    print('#define device __attribute__((device))\nextern "C" {')
    wanted = table()
    for name, (result, parameters) in wanted.items():
        print(f"device {c_type(result)} {name}({', '.join(map(c_type, parameters))});")
    print("}\ntemplate <class T> device T &at(void *p, int i) { return ((T *)p)[i]; }")
    print("__attribute__((global)) void calls(void *p, void *q) {")
    for number, (name, (result, parameters)) in enumerate(wanted.items()):
        arguments = [f"(char *)q + {16 * (number * 8 + i)}" if type_ == "ptr" else f"at<{c_type(type_)}>(p, {number * 8 + i})"
                     for i, type_ in enumerate(parameters)]
        call = f"{name}({', '.join(arguments)})"
        print(f"  {call};" if result == "void" else f"  at<{c_type(result)}>(q, {number * 8 + 7}) = {call};")
    print("}")


# How PTX calls the modes and the types.
MODES = {"rn": "rn", "rz": "rz", "ru": "rp", "rd": "rm"}
KINDS = {"int": "s32", "uint": "u32", "ll": "s64", "ull": "u64", "float": "f32", "double": "f64"}

HALVES = {"__nv_half2float": r"cvt\.f32\.f16", "__nv_float2half_rn": r"cvt\.rn\.f16\.f32"}


def instruction(name):
    """The instruction of __nv_fadd_rz, __nv_fma_rz and __nv_double2int_rz, as a regular expression; None for functions without a mode."""
    if name in HALVES:
        return HALVES[name]
    plain = re.fullmatch(r"__nv_(\w+)_(r[nzud])", name)
    if not plain:
        return None
    stem, mode = plain.groups()
    if operation := re.fullmatch(r"([fd])(add|sub|mul|div|rcp|sqrt)", stem):
        kind, what = operation.groups()
        return rf"{'(add|sub)' if what == 'sub' else what}\.{MODES[mode]}\.f{'32' if kind == 'f' else '64'}"
    if stem in ("fma", "fmaf", "fmaf_ieee"):
        return rf"fma\.{MODES[mode]}\.f{'64' if stem == 'fma' else '32'}"
    source, _, result = stem.partition("2")
    if source in KINDS and result in KINDS:
        whole = "i" if KINDS[result][0] != "f" else ""
        return rf"cvt\.{MODES[mode]}{whole}\.{KINDS[result]}\.{KINDS[source]}"
    return None


def rounding(file):
    with open(file) as ptx:
        bodies = dict(re.findall(r"^\.visible \.func [^\n]*?(__nv_\w+)\(?\n(.*?)^}", ptx.read(), re.M | re.S))
    wanted = {name: instruction(name) for name in table() if instruction(name)}
    # 12 operations and 3 fma in each mode; 8 conversions to integers, 6 from integers and 1 between floating-point types in each; 2 from int; 2 of half
    if len(wanted) != 4 * (12 + 3 + 8 + 6 + 1) + 2 + len(HALVES):
        sys.exit(f"{len(wanted)} functions with a rounding mode were recognised")
    faults = [name for name, pattern in wanted.items() if not re.search(rf"^\s+{pattern} ", bodies.get(name, ""), re.M)]
    if faults:
        sys.exit("\n".join(f"{file}: {name} has no {wanted[name]}" for name in faults))


if __name__ == "__main__":
    {"names": names, "cuda": cuda, "calls": calls, "rounding": rounding}[sys.argv[1]](*sys.argv[2:])
