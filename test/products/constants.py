# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""constants.py [--march M] [--chapter C]... PRODUCT...
constants.py --device D [--chapter C]...

Calls every builtin with constant arguments: zeros, ones, the ends of the types' ranges, subnormals, infinities, NaN; all of a call's
arguments, and each one beside others that come from memory. LLVM computes such calls when it has linked and inlined the library, and what
C leaves undefined becomes poison there: the kernel's store is gone.

With products: compiles the calls for them at -O2, where no result may be gone nor an end unreachable, and sees that just behind the inlining no branch
and no result is poison (without ONECLC_FULL of amdgcn and x86 alone).
With a device: runs the calls of arithmetic builtins, and constant arguments must give the bits that the same arguments give from memory.

A sample of types, arguments and widths is taken, which has every builtin in it; with ONECLC_FULL all of them."""
import argparse
import collections
import itertools
import os
import re
import struct
import subprocess
import sys
import tempfile
import zlib

import clc

FULL = bool(os.environ.get("ONECLC_FULL"))
BITS = {"char": 8, "uchar": 8, "short": 16, "ushort": 16, "int": 32, "uint": 32, "long": 64, "ulong": 64, "size_t": 64, "bool": 8,
        "ptrdiff_t": 64, "intptr_t": 64, "uintptr_t": 64, "half": 16, "float": 32, "double": 64}
SIGNIFICAND = {"half": 10, "float": 23, "double": 52}
MEMORY = None  # in the place of an argument: it comes from memory

# Work-items compute alone with them, so that one of them can run all calls. What else there is takes part in the compile.
ARITHMETIC = ["math", "integer", "common", "geometric", "relational", "convert", "misc"]

# The constants are to reach the builtin's body; of many calls LLVM would inline none.
INLINED = "[[clang::always_inline]] "

# Arguments that are choices of an enumeration.
CHOICES = dict(clc.CONSTANTS, memory_order="memory_order_seq_cst", clk_profiling_info="CLK_PROFILING_COMMAND_EXEC_TIME")


def edges(element):
    """Bits of the values, the most telling ones first."""
    bits = BITS[element]
    top = 1 << bits - 1
    if element in SIGNIFICAND:
        p = SIGNIFICAND[element]
        infinity = top - (1 << p)
        one = infinity >> 1 & ~((1 << p) - 1)
        nan = infinity | 1 << p - 1
        return [0, top, one, top | one, nan, infinity, top | infinity, infinity - 1, top | 1, 1, top | infinity - 1, 1 << p,
                (1 << p) - 1, one + (1 << p - 1), top | one + (3 << p - 1)]
    if element == "bool":
        return [0, 1]
    signed = element in ("char", "short", "int", "long", "ptrdiff_t", "intptr_t")
    return [0, top, 2 * top - 1, 1, top - 1] if signed else [0, 2 * top - 1, 1, top, 7]


def element_and_width(type_):
    """float4 -> float, 4; (None, 0) of what no number is."""
    m = re.fullmatch(r"([a-z_]+?)(2|3|4|8|16)?", type_)
    return (m.group(1), int(m.group(2) or 1)) if m and m.group(1) in BITS else (None, 0)


def constant(type_, values):
    element, width = element_and_width(type_)
    written = [f"as_{element}(({'u' * (element in SIGNIFICAND)}{dict(half='short', float='int', double='long').get(element, element)}){v:#x}"
               + "ul" * (BITS[element] == 64) + ")" if element in SIGNIFICAND else f"({element}){v:#x}" + "ul" * (BITS[element] == 64)
               for v in values]
    return written[0] if width == 1 else f"({type_})({', '.join(written)})"


class Call:
    """A builtin's overload, with the arguments of its cases: of each, bits for every number among the parameters, or MEMORY."""

    def __init__(self, prototype):
        self.name, self.chapter, self.value, self.parameters, self.header = prototype
        self.kinds = [self.kind(p) for p in self.parameters]
        self.width = max([element_and_width(p)[1] for p in [self.value] + self.parameters] + [1])
        self.results = [(self.value, "v")] if element_and_width(self.value)[0] else []
        self.results += [(kind[1], f"p{i}") for i, kind in enumerate(self.kinds) if kind[0] == "result"]
        # Mathematical functions of scalar floats stand for those of other types in the short form.
        self.is_sample = self.chapter == "math" and self.width == 1 and "float" in self.parameters
        self.slots = sum(element_and_width(t)[1] for t, _ in self.results)
        self.numbers = [i for i, kind in enumerate(self.kinds) if kind[0] == "number"]
        self.cases = list(self.make_cases())

    def kind(self, parameter):
        if parameter.removeprefix("enum ") in CHOICES:
            return ("choice", CHOICES[parameter.removeprefix("enum ")])
        if element_and_width(parameter)[0]:
            return ("number", parameter)
        m = re.fullmatch(r"(?:__generic |__private )?(\w+) \*", parameter)
        if self.chapter == "math" and m and self.name != "nan" and element_and_width(m.group(1))[0]:
            return ("result", m.group(1))
        return ("other", parameter)

    def values(self, argument):
        """Edges of an argument: fewer of the types and chapters that share their code with others."""
        element = element_and_width(self.parameters[argument])[0]
        if "_clustered_" in self.name and argument == len(self.parameters) - 1:
            return [4]  # anything but a constant power of two is an error
        limit = 99 if FULL or self.is_sample else 8 if self.chapter == "math" else 5 if self.chapter in ARITHMETIC else 3
        return edges(element)[:limit]

    def tuples(self):
        lists = [self.values(i) for i in self.numbers]
        if len(lists) == 2 and (FULL or self.is_sample):
            # In the short form, all pairs of zeros and ones, and of the others half, which depends on the name.
            start = zlib.crc32(self.name.encode())
            for (i, x), (j, y) in itertools.product(*(enumerate(l[:99 if FULL else 10]) for l in lists)):
                if FULL or max(i, j) < 4 or (i + j + start) % 2:
                    yield x, y
        else:
            longest = max(map(len, lists), default=0)
            for step in (1, 2, 3, 5) if FULL or self.is_sample else (1, 2)[:longest]:
                yield from (tuple(l[(start + step * i) % len(l)] for i, l in enumerate(lists)) for start in range(longest))
        if len(lists) > 1 and "_clustered_" not in self.name:
            for i, listed in enumerate(lists):
                yield from (tuple(v if i == j else MEMORY for j in range(len(lists))) for v in listed)

    def make_cases(self):
        """Each is a list of (bits of the lanes, whether they come from memory), an entry for each number."""
        listed = list(dict.fromkeys(self.tuples()))
        for _, group in itertools.groupby(sorted(listed, key=lambda t: [v is MEMORY for v in t]), lambda t: [v is MEMORY for v in t]):
            group = list(group)
            for first in range(0, len(group), self.width):
                case = []
                for place, i in enumerate(self.numbers):
                    width = element_and_width(self.parameters[i])[1]
                    lanes = [group[(first + lane) % len(group)][place] for lane in range(width)]
                    loaded = lanes[0] is MEMORY
                    if loaded:  # any value may be there
                        some = edges(element_and_width(self.parameters[i])[0])
                        lanes = [some[(first + lane + place) % len(some)] for lane in range(width)]
                    case.append((lanes, loaded))
                yield case
        if not self.numbers:
            yield []

    def stored(self):
        lines, slot = "", 0
        for type_, name in self.results:
            element, width = element_and_width(type_)
            word = {8: "uchar", 16: "ushort", 32: "uint", 64: "ulong"}[BITS[element]]
            for lane in range(width):
                value = name if width == 1 else f"{name}.s{lane:x}"
                lines += f" *(global {word} *)(r + {slot}) = " + (value if element == "bool" else f"as_{word}({value})") + ";"
                slot += 1
        return lines

    def body(self, numbers, how=""):
        """The call with the arguments given, and stores of its results."""
        arguments, declared, given = [], "", iter(numbers)
        for i, (kind, what) in enumerate(self.kinds):
            if kind == "result":
                declared += f"{what} p{i}; "
            arguments.append({"number": lambda: next(given), "choice": lambda: what, "result": lambda: f"&p{i}", "other": lambda: f"a{i}"}[kind]())
        kept = self.results and self.results[0][1] == "v"
        declared += f"{self.value} v; " if kept else ""
        keep = "v = " if kept else "return " if self.value != "void" else ""
        return f"{{ {declared}{how}{keep}{self.name}({', '.join(arguments)});{self.stored()} }}\n"

    def functions(self, number, offsets):
        """Functions with constants in the cases, the name of each with its number. `offsets` are those of the numbers in memory."""
        others = "".join(f", {what} a{i}" for i, (kind, what) in enumerate(self.kinds) if kind == "other")
        value = "void" if self.results and self.results[0][1] == "v" else self.value
        for case, at in zip(self.cases, offsets):
            numbers = [f"*(global const {self.parameters[i]} *)(d + {offset})" if loaded else constant(self.parameters[i], lanes)
                       for i, (lanes, loaded), offset in zip(self.numbers, case, at)]
            yield f"{value} c{number}(global ulong *r, global const char *d{others}) {self.body(numbers, INLINED)}"
            number += 1

    def shown(self, case):
        def value(i, lanes, loaded):
            return f"{self.parameters[i]} {' '.join(f'{v:#x}' for v in lanes)}{' from memory' if loaded else ''}"
        return f"{self.name}({', '.join(value(i, *argument) for i, argument in zip(self.numbers, case))})"


# Types that stand for the others in the short form, where a builtin has overloads for them.
STANDING = {"math": {"half", "float", "double", "int"}, "vector": set(BITS)}
USUAL = {"char", "uchar", "int", "long", "half", "float", "size_t", "bool"}


def calls_of(chapter, leave=lambda p: False):
    listed, families = [], collections.defaultdict(list)
    for prototype in clc.prototypes("3.0"):
        name, of, value, parameters, _ = prototype
        if of == chapter and "_avc_" not in name and not name.startswith("intel_sub_group_ime_") and not leave(prototype):
            listed.append(prototype)
    if not FULL:
        for prototype in listed:
            name, _, value, parameters, _ = prototype
            types = [re.sub(r".*\b(\w+)( volatile)? \*$", r"\1", t) for t in [value] + parameters]
            wide = [w for t in types for w in re.findall(r"[a-z](2|3|4|8|16)$", t)]
            elements = {re.sub(r"(2|3|4|8|16)$", "", t) for t in types}
            numbers = {e.removeprefix("atomic_") for e in elements if e.removeprefix("atomic_") in BITS}
            if set(wide) <= {"4"} and not (chapter == "math" and wide and numbers & {"half", "double"}):
                stands = numbers <= STANDING.get(chapter, USUAL) and "__local" not in " ".join(parameters)
                families[name].append((not stands, prototype))
        listed = []
        for name, family in families.items():
            family.sort(key=lambda member: member[0])
            standing = [p for other, p in family if not other]
            if chapter != "math" and len(standing) > 3:  # the types share their source: of many, every other one, from one on that depends on the name
                standing = standing[zlib.crc32(name.encode()) % 2 :: 2]
            listed += standing or [family[0][1], family[-1][1]][:len(family)]
    return [Call(p) for p in listed]


def memory_of(calls):
    """The arguments' bytes, and their offsets: [case][number] of each call."""
    data, offsets = bytearray(), []
    for call in calls:
        here = [[0] * len(call.numbers) for _ in call.cases]
        for place, i in enumerate(call.numbers):
            element, width = element_and_width(call.parameters[i])
            size = BITS[element] // 8
            data += bytes(-len(data) % 128)
            for number, case in enumerate(call.cases):
                here[number][place] = len(data)
                lanes = case[place][0] + [0] * (width == 3)
                data += b"".join(v.to_bytes(size, "little") for v in lanes)
        offsets.append(here)
    return bytes(data), offsets


def check_product(product, march, chapters, folder):
    left, lacks = clc.left(product), clc.lacks(product, march)
    nobody = {"What cannot be", "What cannot be on Mesa", "Left to the driver"}
    def leave(prototype):
        name, _, _, parameters, _ = prototype
        return left.get(clc.left_entry(left, name, parameters), ("",))[0] in nobody or any(word in p for word in lacks for p in parameters)
    calls = [call for chapter in chapters for call in calls_of(chapter, leave)]
    _, offsets = memory_of(calls)
    triple, level = clc.triple(product), clc.march(product)
    march = march or level
    found, total = [], 0
    for header in (False, True):
        group = [(call, at) for call, at in zip(calls, offsets) if call.header == header]
        text, cases = clc.HALF, []
        for call, at in group:
            text += "".join(call.functions(len(cases), at))
            cases += [(call, case) for case in call.cases]
        if not cases:
            continue
        total += len(cases)
        cpu = [] if not march else [f"-mcpu={march}"] if triple.startswith("amdgcn") else ["-Xclang", "-target-cpu", "-Xclang", march] \
            if triple.startswith("nvptx") else clc.processor_options(product, march)
        # What hangs on poison is found in the bodies, of which amdgcn stands for the GPUs' in the short form.
        of_its_own = FULL or triple.startswith(("amdgcn", "x86_64"))
        options = [*cpu, "-Xclang", "-mlink-builtin-bitcode", "-Xclang", clc.product_path(product), "-O2", "-emit-llvm"]
        for options, check in ((["-S", "-fno-vectorize", "-fno-slp-vectorize"] + options, what_is_lost),
                               (["-c", "-Xclang", "-disable-llvm-passes"] + options, what_hangs_on_poison))[:1 + of_its_own]:
            path = f"{folder}/calls.ll"
            done = clc.clang(triple, "3.0", text, *options, "-o", path, header=header, check=False)
            if done.returncode:
                return total, [done.stderr[:3000]]
            if check == what_hangs_on_poison:
                clc.tool("opt", f"-passes={INLINING}", "-S", path, "-o", path)
            seen = set()
            for number, lines in bodies(path):
                seen.add(number)
                call, case = cases[number]
                if problem := check(lines, call.slots):
                    found.append(f"{call.shown(case)}: {problem}")
            found += [f"{cases[n][0].shown(cases[n][1])}: the function is missing" for n in set(range(len(cases))) - seen]
    return total, found


# As far as a poison condition of a branch still stands there: later passes take the side that suits them, and it may be the right one.
INLINING = "always-inline,globaldce,function(sroa,early-cse,instcombine<no-verify-fixpoint>)"


def bodies(path):
    """The numbers of the functions of calls, and the lines of their bodies."""
    number, lines = None, []
    for line in open(path):
        if m := re.match(r"define [^@]*@c(\d+)\(", line):
            number, lines = int(m.group(1)), []
        elif line.startswith("}") and number is not None:
            yield number, lines
            number = None
        else:
            lines.append(line)


def reachable(lines):
    """The lines of the blocks that a function can come to, as far as constant conditions say."""
    blocks, name = collections.defaultdict(list), "the first"
    for line in lines:
        if m := re.match(r"([\w.$-]+):", line):
            name = m.group(1)
        blocks[name].append(line)
    seen, todo = set(), ["the first"]
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            yield from blocks[name]
            targets = re.findall(r"label %([\w.$-]+)", "".join(blocks[name]))
            known = re.search(r"^\s+br i1 (true|false),", "".join(blocks[name]), re.M)
            todo += targets[known.group(1) == "false":][:1] if known else targets


def what_hangs_on_poison(lines, slots):
    for line in reachable(lines):
        if re.match(r"\s+(br|switch|select|store|ret)\b", line) and re.search(r"\b(poison|undef)\b", line):
            return "hangs on poison:" + line.rstrip()
    return None


def what_is_lost(lines, slots):
    """Of a function's body: how its results are lost. They go to slots of eight bytes from the first parameter on; stores of poison are gone."""
    place, stored = {"%0": 0}, set()
    for line in lines:
        if re.match(r"\s+unreachable", line):
            return "the end is unreachable"
        if re.match(r"\s+(store|ret|atomicrmw|cmpxchg)\b", line) and re.search(r"\b(poison|undef)\b", line):
            return "poison is stored"
        if m := re.match(r"\s+(%\d+) = getelementptr [^%]*(%0), i64 (\d+)$", line):
            place[m.group(1)] = int(m.group(3))
        elif m := re.match(r"\s+store .*, ptr [^%]*(%\d+), align", line):
            stored.add(place.get(m.group(1)))
        elif m := re.search(r"@llvm\.memset[^(]*\(ptr [^%]*(%\d+), i8 [^,]*, i64 (\d+),", line):
            stored.update(range(place.get(m.group(1), -1), place.get(m.group(1), -1) + int(m.group(2)), 8))
    missing = [slot for slot in range(slots) if 8 * slot not in stored]
    return f"{len(missing)} stores are missing" if missing else None


def run_device(device, chapters, folder):
    left = clc.left("spirv64--.bc") if device.startswith("opencl") else {}
    # What a device computes by itself need not be what LLVM computes: approximations, and what is left to a backend.
    def leave(prototype):
        name, _, value, parameters, _ = prototype
        return name.startswith(("native_", "half_")) or clc.left_entry(left, name, parameters) \
            or not element_and_width(value)[0] or not parameters
    calls = [call for chapter in chapters for call in calls_of(chapter, leave) if all(kind != "other" for kind, _ in call.kinds)]
    data, offsets = memory_of(calls)
    text = clc.HALF + "#define apart __attribute__((noinline))\n"
    run, first, number = "", 0, 0
    for n, (call, at) in enumerate(zip(calls, offsets)):
        for function in call.functions(number, at):
            text += "apart " + function
        pointers = "".join(f", global const {call.parameters[i]} *a{i}" for i in call.numbers)
        text += f"apart void l{n}(global ulong *r{pointers}) {call.body([f'*a{i}' for i in call.numbers])}"
        run += "".join(f"  c{number + i}(constants + {first + i * call.slots}, d);\n" for i in range(len(call.cases)))
        passed = "".join(f", (global const {call.parameters[i]} *)(d + {at[0][place]}) + i" for place, i in enumerate(call.numbers))
        run += f"  for (int i = 0; i < {len(call.cases)}; i++) l{n}(loaded + {first} + i * {call.slots}{passed});\n"
        first, number = first + len(call.cases) * call.slots, number + len(call.cases)
    with open(f"{folder}/calls.cl", "w") as file:
        file.write(f"{text}kernel void run(global ulong *constants, global ulong *loaded, global const char *d) {{\n{run}}}\n")
    with open(f"{folder}/data", "wb") as file:
        file.write(data)
    done = subprocess.run([f"{clc.BUILD}/bin/clc-run", "--quiet", "--device", device, f"{folder}/calls.cl", "run",
                           f"out@{folder}/constants:ulong[{first}]", f"out@{folder}/loaded:ulong[{first}]", f"@{folder}/data"],
                          capture_output=True, text=True)
    if done.returncode:
        return number, [f"clc-run: {done.stdout}{done.stderr}"[:3000]]
    bits = [struct.unpack(f"<{first}Q", open(f"{folder}/{which}", "rb").read()) for which in ("constants", "loaded")]
    found, slot = [], 0
    for call in calls:
        for case in call.cases:
            for type_, _ in call.results:
                element, width = element_and_width(type_)
                for lane in range(width):
                    one, other = (b[slot] for b in bits)
                    if one != other and not (is_nan(one, element) and is_nan(other, element)):
                        found.append(f"{call.shown(case)} gives {one:#x}, from memory {other:#x}" + f" in lane {lane}" * (width > 1))
                    slot += 1
    return number, found


def is_nan(bits, element):
    return element in SIGNIFICAND and bits & (1 << BITS[element] - 1) - 1 > edges(element)[5]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--march", help="of the kernels")
    parser.add_argument("--device", help="as for clc-run: runs the calls there")
    parser.add_argument("--chapter", action="append", help="may be repeated; otherwise all")
    parser.add_argument("product", nargs="*")
    args = parser.parse_args()
    if bool(args.device) == bool(args.product):
        parser.error("either products or a device")
    failed = False
    for what in args.product or [args.device]:
        chapters = args.chapter or (ARITHMETIC if args.device else clc.COMPLETE)
        groups = [[c] for c in chapters] if FULL else [g for g in ([c for c in chapters if (c == "math") == m] for m in (True, False)) if g]
        for group in groups:
            with tempfile.TemporaryDirectory() as folder:
                count, found = run_device(what, group, folder) if args.device else check_product(what, args.march, group, folder)
            print(f"{what} {' '.join(group)}: {count} calls, {len(found)} problems", flush=True)
            for text in found[:10]:
                print(f"  {text}")
            failed |= bool(found)
    sys.exit(failed)


main()
