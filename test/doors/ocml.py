# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ocml.py names CLANG FILE.bc… | rocm CLANG FILE.bc | headers CLANG | calls [END] | results KIND | builtins KIND | arguments FOLDER |
differences KIND FILE FILE: the functions of AMD's OCML, which Inputs/ocml.tsv lists.

names    each library file defines these functions, with the types by which Clang calls them, but for those that docs/use/doors.md lists as
         missing; it shows no other name and needs none
rocm     the functions of ROCm's own file are in the table, with their types
headers  the functions that Clang's headers for HIP call are in the table
calls    prints a HIP program that calls each function of the library files whose name ends so
results  prints a HIP program that stores the results of the functions of a kind: f16, f32, f64, 2f16 or native
builtins prints an OpenCL C program that stores the same of builtins
arguments    writes their arguments into files half, float, double and int
differences  compares what two programs stored
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


# ---- Results, of the library file and of builtins

COUNT = 64  # items, each with arguments of its own
KINDS = {"f16": r"_f16(_\w+)?", "f32": r"_(f32|2f32)(_\w+)?", "f64": r"_f64(_\w+)?", "2f16": r"_2f16"}
APPROXIMATIONS = r"__ocml_native_\w+_f32"

FIRST = """
#define NaN(x) (x != x)
BITS(half, AS_USHORT(x), 0x7e00) BITS(float, AS_UINT(x), 0x7fc00000) BITS(double, AS_ULONG(x), 0x7ff8000000000000)
OVERLOAD ulong bits(int x) { return (uint)x; }
OVERLOAD ulong bits(short2 x) { return (ushort)x.x | (uint)(ushort)x.y << 16; }
OVERLOAD ulong bits(int2 x) { return (uint)x.x | (ulong)(uint)x.y << 32; }
OVERLOAD ulong bits(half2 x) { return bits(x.x) | bits(x.y) << 16; }
OVERLOAD ulong bits(float2 x) { return bits(x.x) | bits(x.y) << 32; }
"""
OF_HIP = HIP + """
typedef _Float16 half; typedef _Float162 half2;
#define PRIVATE __attribute__((address_space(5)))
#define OVERLOAD static __attribute__((device)) inline
#define AS_USHORT(x) __builtin_bit_cast(ushort, x)
#define AS_UINT(x) __builtin_bit_cast(uint, x)
#define AS_ULONG(x) __builtin_bit_cast(ulong, x)
#define as_half(x) __builtin_bit_cast(half, x)
#define as_float(x) __builtin_bit_cast(float, x)
#define as_double(x) __builtin_bit_cast(double, x)
#define ID __builtin_amdgcn_workitem_id_x()
#define KERNEL extern "C" __attribute__((global))
#define BITS(T, of_x, of_nan) OVERLOAD ulong bits(T x) { return NaN(x) ? of_nan : of_x; }
""" + FIRST
OF_OPENCL = """#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#include <oneclc/extensions.h>
#include <math/directed.h>
#define OVERLOAD static __attribute__((overloadable)) inline
#define AS_USHORT(x) as_ushort(x)
#define AS_UINT(x) as_uint(x)
#define AS_ULONG(x) as_ulong(x)
#define ID get_global_id(0)
#define KERNEL kernel
#define BITS(T, of_x, of_nan) OVERLOAD ulong bits(T x) { return NaN(x) ? of_nan : of_x; }
""" + FIRST


def functions_of_kind(kind):
    def is_chosen(name):
        if re.fullmatch(APPROXIMATIONS, name):
            return kind == "native"
        return kind != "native" and re.search(KINDS[kind] + "$", name) and not (kind == "f16" and "_2f16" in name)

    return {name: types for name, types in wanted().items() if is_chosen(name)}


def argument(type_, k):
    """The k-th argument of a type."""
    at = f"{k * COUNT} + i"
    other = f"{k * COUNT} + {COUNT - 1} - i"
    if type_ in ("half", "float", "double"):
        return f"as_{type_}(({ {'half': 'ushort', 'float': 'uint', 'double': 'ulong'}[type_] })in_{type_}[{at}])"
    if type_ in ("half2", "float2"):
        return f"({type_}){{{argument(type_[:-1], k)}, {argument(type_[:-1], k).replace(at, other)}}}"
    if type_.endswith("2"):
        return f"({type_}){{({type_[:-1]})in_int[{at}], ({type_[:-1]})in_int[{other}]}}"
    return f"({type_})in_int[{at}]"


def slots(result, parameters):
    """The types of all values that a function gives: its result's, members of a structure apart, and what a pointer gets."""
    return result.split("+") + [type_[:-1] for type_ in parameters if type_[-1] == "*"]


def store(values, place):
    return " ".join(f"out[{place + k} * {COUNT} + i] = bits({value});" for k, value in enumerate(values))


def kernel(first, functions, statement):
    print(first)
    print("KERNEL void results(GLOBAL const ulong *in_half, GLOBAL const ulong *in_float, GLOBAL const ulong *in_double, GLOBAL const long *in_int,\n"
          "                    GLOBAL ulong *out) {\n  const int i = ID;")
    place = 0
    for name, (result, parameters) in functions.items():
        print(f"  {{ {statement(name, result, parameters, place)} }} // {name}")
        place += len(slots(result, parameters))
    print("}")


def results(kind):
    functions = functions_of_kind(kind)

    def statement(name, result, parameters, place):
        arguments, values, before = [], ["r"], ""
        for k, type_ in enumerate(parameters):
            if type_[-1] == "*":
                before = f"{type_[:-1]} p; "
                arguments.append(f"(PRIVATE {type_[:-1]} *)&p")
                values.append("p")
            else:
                arguments.append(argument(type_, k))
        if "+" in result:
            values = ["r.a", "r.b"]
        return f"{before}auto r = {name}({', '.join(arguments)}); {store(values, place)}"

    declared = "\n".join(line for line in program(functions, "PRIVATE", "half") if " call_" not in line)
    kernel("#define GLOBAL\n" + OF_HIP + declared, functions, statement)


SAME = {"ncdf": "normcdf", "ncdfinv": "normcdfinv", "i0": "cyl_bessel_i0", "i1": "cyl_bessel_i1", "len3": "norm3d", "len4": "norm4d",
        "rlen3": "rnorm3d", "rlen4": "rnorm4d", "max": "fmax", "min": "fmin", "nearbyint": "rint", "scalbn": "ldexp", "fmuladd": "fma", "mad": "fma"}
WHOLE = {"add_rte": "{0} + {1}", "sub_rte": "{0} - {1}", "mul_rte": "{0} * {1}", "div_rte": "{0} / {1}", "sqrt_rte": "sqrt({0})",
         "fma_rte": "fma({0}, {1}, {2})", "pred": "nextafter({0}, ({T})-INFINITY)", "succ": "nextafter({0}, ({T})INFINITY)",
         "fpclassify": "isnan({0}) ? 0 : isinf({0}) ? 1 : {0} == 0 ? 2 : isnormal({0}) ? 4 : 3",
         "scalb": "isnan({0}) || isnan({1}) || (isinf({0}) && isinf({1})) ? ({T})NAN : ldexp({0}, convert_int_sat_rte((double){1}))",
         "native_recip": "1 / {0}", "native_rcp": "1 / {0}"}
DIRECTIONS = {"rtn": "downward", "rtp": "upward", "rtz": "toward_zero"}


def of_builtins(root, type_, names):
    """An expression of OpenCL C, of scalars."""
    if conversion := re.fullmatch(r"cvt(rt[enpz])_(f16|f32|f64)", root):
        mode, end = conversion.groups()
        return f"convert_{ {'f16': 'half', 'f32': 'float', 'f64': 'double'}[end] }_{mode}({names[0]})"
    if directed := re.fullmatch(r"(\w+)_(rt[npz])", root):
        operation, mode = directed.groups()
        doubles = ", ".join(f"(double){name}" for name in names)
        computed = f"directed_{operation}({doubles}, {DIRECTIONS[mode]})"
        return computed if type_ == "double" else f"convert_{type_}_{mode}({computed})"
    if root in WHOLE:
        return WHOLE[root].format(*names, T=type_)
    if root.startswith("native_") and type_ != "float":
        root = root[len("native_"):]
    return f"{SAME.get(root, root)}({', '.join(names)})"


def builtins(kind):
    functions = functions_of_kind(kind)

    def statement(name, result, parameters, place):
        root, end = re.fullmatch(r"__ocml_(\w+?)_(2f16|2f32|f16|f32|f64|s32|u32|s64|u64)", name).groups()
        by_value = [type_ for type_ in parameters if type_[-1] != "*"]
        lines = [f"{type_} a{k} = {argument(type_, k)};" for k, type_ in enumerate(by_value)]
        lines[:] = [line.replace("){", ")(").replace("};", ");") for line in lines]
        given = [f"a{k}" for k in range(len(by_value))]
        kinds = slots(result, parameters)
        lanes = [".x", ".y"] if end in ("2f16", "2f32") else [""]
        for k, type_ in enumerate(kinds):
            lines.append(f"{type_} r{k};")
        for lane in lanes:
            names = [f"{name_}{lane}" for name_ in given]
            of, to = [re.sub("2$", "", type_) if lane else type_ for type_ in (by_value[0], kinds[-1])]
            stem = re.sub("_stret$", "", root.replace("remquo2", "remquo"))
            if stem == "sincospi":
                lines.append(f"r0{lane} = sinpi({names[0]}); r1{lane} = cospi({names[0]});")
            elif len(kinds) == 2:
                lines.append(f"{{ {to} p; r0{lane} = {of_builtins(stem, of, names + ['&p'])}; r1{lane} = p; }}")
            else:
                value = of_builtins(stem, of, names)
                lines.append(f"r0{lane} = {'-' if kinds[0] == 'short2' else ''}({value});")
        return " ".join(lines) + " " + store([f"r{k}" for k in range(len(kinds))], place)

    kernel("#define GLOBAL global\n" + OF_OPENCL, functions, statement)


FORMATS = {"half": (5, 10), "float": (8, 23), "double": (11, 52)}
WHOLE_NUMBERS = [0, 1, -1, 2, 3, -3, 7, 40, -40, 127, 150, 1000, 2**31 - 1, -(2**31), 2**40 + 2**16 + 1, 2**63 - 1]


def arguments(folder):
    """Four arguments an item: special values, and numbers of all magnitudes and of those in which functions have their course."""
    state = 1

    def random(below):
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (state >> 33) % below

    def write(name, values):
        with open(f"{folder}/{name}", "wb") as file:
            file.write(b"".join((value % 2**64).to_bytes(8, "little") for value in values))

    for name, (exponent_bits, fraction_bits) in FORMATS.items():
        values = []
        bias, top = 2**(exponent_bits - 1) - 1, 2**exponent_bits - 1
        special = [0, 1, top << fraction_bits, (top << fraction_bits) - 1, top << fraction_bits | 1 << fraction_bits - 1, 1 << fraction_bits,
                   bias << fraction_bits, bias + 1 << fraction_bits, bias - 1 << fraction_bits, bias << fraction_bits | 1]
        for k in range(4):
            for i in range(COUNT):
                fraction = random(2**31) << 31 | random(2**31)
                if i < 2 * len(special):
                    value = special[(i + k * (i + 3)) % len(special)]
                elif i < 36:
                    value = random(top) << fraction_bits | fraction % 2**fraction_bits
                else:
                    value = bias - 4 + random(8) << fraction_bits | fraction % 2**fraction_bits
                values.append(value | random(2) << exponent_bits + fraction_bits)
        write(name, values)
    write("int", [WHOLE_NUMBERS[(i + 5 * k) % len(WHOLE_NUMBERS)] for k in range(4) for i in range(COUNT)])


def differences(kind, *files):
    contents = []
    for file in files:
        with open(file, "rb") as opened:
            contents.append(memoryview(opened.read()).cast("Q"))
    place, found, functions = 0, 0, functions_of_kind(kind)
    for name, types in functions.items():
        for slot in range(len(slots(*types))):
            for i in range(COUNT):
                values = [content[(place + slot) * COUNT + i] for content in contents]
                if values[0] != values[1]:
                    found += 1
                    print(f"{name}: result {slot} of item {i}: {values[0]:#x} and {values[1]:#x}")
        place += len(slots(*types))
    if any(len(content) < place * COUNT for content in contents) or not any(contents[0]):
        sys.exit("the files are too short, or have nothing in them")
    print(f"{len(functions)} functions, {place * COUNT} results, {found} differences")
    sys.exit(found > 0)


if __name__ == "__main__":
    {"names": names, "rocm": rocm, "headers": headers, "calls": calls, "results": results, "builtins": builtins, "arguments": arguments,
     "differences": differences}[sys.argv[1]](*sys.argv[2:])
