# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""gate.py FILE...: finds in LLVM IR (.ll, .bc) what LLVM's SPIR-V backend (22) cannot lower or lowers to something wrong, and in SPIR-V
(.spv) what no consumer should get. The backend accepts both without a message, and often spirv-val does, too."""
import collections
import re
import sys

import clc

# Intrinsics that the backend does not lower, or lowers to something else than they mean.
FORBIDDEN = """bitreverse canonicalize ldexp exp10 sincos lrint llrint lround llround minimum maximum minimumnum maximumnum
  sshl.sat ushl.sat frexp modf fptrunc.round sadd.with.overflow uadd.with.overflow ssub.with.overflow
  usub.with.overflow smul.with.overflow umul.with.overflow""".split()
FORBIDDEN_IR = [(rf"@llvm\.{re.escape(name)}\.", f"llvm.{name}") for name in FORBIDDEN] + [
    (r"@llvm\.fsh[lr]\.(?!.*, i\d+ [1-9]\d*\))", "a funnel shift whose count may be 0"),
    (r"@llvm\.experimental\.constrained\.", "constrained arithmetic"),
    (r"@llvm\.vector\.reduce\.\w+\.v\d+i1\b", "a reduction of <N x i1>"),
    (r"bitcast <\d+ x i1>", "bitcast of <N x i1>"),
    (r"bitcast <3 x i32> .* to <6 x i16>|bitcast <6 x i16>", "bitcast between <3 x i32> and <6 x i16>"),
]
WIDTHS = {1, 8, 16, 32, 64}
VECTORS = {2, 3, 4, 8, 16}
# Instructions of OpenCL.std that Mesa implements itself. It turns the others into calls of the library's function of
# that name.
MESA_OWN = set("""copysign fabs ceil floor trunc rint fmax fmin sqrt native_sqrt native_rsqrt s_abs u_abs s_max u_max s_min u_min s_clamp u_clamp
  s_mul_hi u_mul_hi s_add_sat u_add_sat s_sub_sat u_sub_sat s_hadd u_hadd s_rhadd u_rhadd popcount clz ctz rotate sign
  select bitselect prefetch mix mad u_mad24 s_mad24 u_mul24 s_mul24 s_abs_diff u_abs_diff""".split())


def check_ir(text):
    found, function = collections.Counter(), "?"
    for line in text.splitlines():
        if line.startswith("define "):
            function = re.search(r"@([\w.$]+)", line).group(1)
        if line.startswith(("!", ";", "attributes", "target", "source_filename", "declare")):
            continue
        line = re.sub(r'c?"[^"]*"|![\w.]+|@[\w.$]+(?<!\.)(?=[^.\w(])|;.*', "", line)
        for pattern, what in FORBIDDEN_IR:
            if re.search(pattern, line):
                found[f"{what} in {clc.builtin_name(function)}"] += 1
        for width in map(int, re.findall(r"(?<![\w%@.$-])i(\d+)\b", line)):
            if width not in WIDTHS:
                found[f"an integer of {width} bits in {clc.builtin_name(function)}"] += 1
        for count in map(int, re.findall(r"<(\d+) x ", line)):
            if count not in VECTORS:
                found[f"a vector of {count} elements in {clc.builtin_name(function)}"] += 1
    return found


def check_spirv(text, is_mesa):
    found = collections.Counter()
    names = dict(re.findall(r'OpDecorate (%\w+) LinkageAttributes "([^"]*)" Export', text))
    constants = dict(re.findall(r"(%\w+) = OpConstant %\w+ (\d+)", text))
    function = None
    for line in text.splitlines():
        if m := re.search(r"= OpTypeInt (\d+)", line):
            if int(m.group(1)) not in WIDTHS - {1}:
                found[f"an integer of {m.group(1)} bits"] += 1
        elif m := re.search(r"= OpTypeVector %\w+ (\d+)", line):
            if int(m.group(1)) not in VECTORS:
                found[f"a vector of {m.group(1)} elements"] += 1
        elif m := re.search(r"= OpTypeArray %uchar (%\w+)", line):
            if constants.get(m.group(1)) == "1":
                found["an array of one byte, left of a local array"] += 1
        elif m := re.search(r"(%\w+) = OpFunction ", line):
            function = clc.builtin_name(names.get(m.group(1), ""))
        elif m := re.search(r"= OpExtInst %(\w+) %\w+ (\w+)", line):
            instruction = m.group(2)
            if is_mesa and instruction not in MESA_OWN and (instruction, m.group(1)) != ("fma", "float"):
                found[f"{function} by OpenCL.std {instruction}, which Mesa makes a call of the library's"] += 1
            if function == instruction and instruction == "fma":
                found["fma by OpenCL.std fma, of which drivers make a call of fma"] += 1
        elif re.search(r"OpGroupAsyncCopy .* %uint_\w+ %\w+$", line) and "Physical64" in text:
            found["a stride of 32 bits"] += 1
    return found


def check(path, is_mesa=False):
    if path.endswith(".spv"):
        return check_spirv(clc.tool("spirv-dis", "--no-color", path).stdout, is_mesa)
    return check_ir(open(path).read() if path.endswith(".ll") else clc.tool("llvm-dis", path, "-o", "-").stdout)


if __name__ == "__main__":
    failed = False
    for path in sys.argv[1:]:
        found = check(path, "mesa3d" in path)
        for what, times in found.most_common():
            print(f"{path}: {times} times {what}")
        failed |= bool(found)
    sys.exit(failed)
