# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ocml.py names CLANG FILE.bc… | rocm CLANG FILE.bc | headers CLANG | calls [END]: the functions of AMD's OCML, which Inputs/ocml.tsv lists.

names    each library file defines these functions, with the types by which Clang calls them, but for those that docs/use/doors.md lists as
         missing; it shows no other name and needs none
rocm     the functions of ROCm's own file are in the table, with their types
headers  the functions that Clang's headers for HIP call are in the table
calls    prints a HIP program that calls each function of the library files whose name ends so
"""
import os
import re
import subprocess
import sys

from libdevice import compare

HERE = os.path.dirname(os.path.abspath(__file__))


def table():
    """Name -> (result, parameters), in the types of OpenCL C."""
    with open(f"{HERE}/Inputs/ocml.tsv") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if line[0] != "#"]
    return {name: (result, parameters.split()) for name, result, parameters in rows}


def missing():
    """The functions that the page lists, by their names between __ocml_ and the type's."""
    with open(f"{HERE}/../../docs/use/doors.md") as file:
        part = re.search(r"^### Functions of OCML that are missing\n(.*?)(?=^##|\Z)", file.read(), re.M | re.S).group(1)
    return {f"__ocml_{name}_{end}" for name in re.findall(r"`(\w+)`", part) for end in ("f32", "f64")}


def wanted():
    return {name: types for name, types in table().items() if name not in missing()}


def program(functions, space, half):
    """A program of C that declares the functions and calls each in a function call_NAME."""
    lines, structures = [], {}

    def spelled(type_):
        if type_[-1] == "*":
            return f"{space} {spelled(type_[:-1])} *"
        if "+" in type_:
            if type_ not in structures:
                structures[type_] = f"structure{len(structures)}"
                first, second = map(spelled, type_.split("+"))
                lines.append(f"typedef struct {{ {first} a; {second} b; }} {structures[type_]};")
            return structures[type_]
        return re.sub("^half", half, type_)

    for name, (result, parameters) in functions.items():
        types = [spelled(type_) for type_ in parameters]
        called = spelled(result)
        lines.append(f"DEVICE {called} {name}({', '.join(types)});")
        arguments = ", ".join(f"a{i}" for i in range(len(types)))
        listed = ", ".join(f"{type_} a{i}" for i, type_ in enumerate(types))
        lines.append(f"DEVICE {called} call_{name}({listed}) {{ return {name}({arguments}); }}")
    return lines


TYPE = r"<\d x \w+>|\[\d x \w+\]|\{[^}]*\}|%[\w.]+|ptr addrspace\(5\)|half|float|double|i\d+|void"


def functions_of(text):
    """The functions that a module defines for others, those that it declares, and other names that it shows."""
    bodies = dict(re.findall(r"^(%[\w.]+) = type (.*)$", text, re.M))
    shown, declared = {}, {}
    for word, result, name, parameters in re.findall(r"^(define|declare) ([^@]*)@([\w.$]+)\((.*)\)[^()]*$", re.sub(r"range\([^)]*\) ", "", text), re.M):
        types = [re.match(TYPE, parameter) for parameter in re.split(r", (?![^<\[{]*[>\]}])", parameters)]
        last = re.findall(TYPE, result)[-1]
        found = (bodies.get(last, last), [match.group() for match in types if match])
        if word == "declare":
            declared[name] = found
        elif not {"internal", "private"} & set(result.split()):
            shown[name] = found
    return shown, declared, re.findall(r"^@([\w.$]+) = (?!internal|private|.* alias)", text, re.M)


def disassembled(file):
    return subprocess.run(["llvm-dis", file, "-o", "-"], stdout=subprocess.PIPE, text=True, check=True).stdout


def as_clang_calls(clang, functions):
    source = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n#define DEVICE\n" + "\n".join(program(functions, "private", "half"))
    command = [clang, "--target=amdgcn-amd-amdhsa", "-nogpulib", "-x", "cl", "-cl-std=CL3.0", "-O1", "-S", "-emit-llvm", "-", "-o", "-"]
    text = subprocess.run(command, input=source, stdout=subprocess.PIPE, text=True, check=True).stdout
    return {name: types for name, types in functions_of(text)[1].items() if name in functions}


def names(clang, *files):
    if missing() - table().keys():
        sys.exit(f"docs/use/doors.md: OCML has no {', '.join(sorted(missing() - table().keys()))}")
    types = as_clang_calls(clang, wanted())
    for file in files:
        shown, declared, others = functions_of(disassembled(file))
        compare(file, shown, types)
        others += [name for name in declared if not name.startswith("llvm.")]
        if others:
            sys.exit(f"{file}: it shows or needs {', '.join(others)}")


def rocm(clang, file):
    shown = {name: types for name, types in functions_of(disassembled(file))[0].items() if name.startswith("__ocml_")}
    types = as_clang_calls(clang, table())
    compare(file, shown, {name: types.get(name) for name in shown})


def headers(clang):
    folder = subprocess.run([clang, "-print-resource-dir"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip() + "/include"
    called = set()
    for name in os.listdir(folder):
        if name.startswith("__clang_hip"):
            with open(f"{folder}/{name}") as file:
                called |= set(re.findall(r"__ocml_\w+_(?:2f16|f16|f32|f64)\b", file.read()))
    if len(called) < 200:
        sys.exit(f"{folder}: only {len(called)} functions were found")
    if called - wanted().keys():
        sys.exit(f"{folder}: {', '.join(sorted(called - wanted().keys()))}")


HIP = """#define DEVICE extern "C" __attribute__((device))
#define VECTOR(T, name) typedef T name __attribute__((ext_vector_type(2)));
typedef unsigned short ushort; typedef unsigned uint; typedef unsigned long ulong;
VECTOR(_Float16, _Float162) VECTOR(float, float2) VECTOR(short, short2) VECTOR(ushort, ushort2) VECTOR(int, int2)"""


def calls(end=""):
    chosen = {name: types for name, types in wanted().items() if name.endswith(end)}
    print(HIP)
    print("\n".join(program(chosen, "__attribute__((address_space(5)))", "_Float16")).replace("DEVICE", "DEVICE __attribute__((used))"))


if __name__ == "__main__":
    {"names": names, "rocm": rocm, "headers": headers, "calls": calls}[sys.argv[1]](*sys.argv[2:])
