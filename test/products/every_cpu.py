# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""every_cpu.py TARGET TABLE: compiles builtins with the flags that clc-config prints, for each processor that Clang has for the target: x86, aarch64, riscv64,
amdgcn or nvptx.
A processor's file has a call of each chapter, and another processor's other calls; where the table says "wide", a call of every third builtin. For 47 of 48
processors without a line in the table, and five of six of NVIDIA's, chosen by their names, clc-config prints flags, and nothing is compiled. With
ONECLC_FULL each processor has a file, of all overloads. Nothing may stay undefined.

The table has for the target: processors (* as in a shell), with further flags of Clang, what comes of it, and what clc-config or Clang says.
  wide      the file has many builtins
  compiles  Clang's lists have no such processor, or there are flags
  refused   clc-config refuses it and names a way out, which works
  error     clc-config refuses it, as Clang does or as no code could be right. So it is with names that LLVM's list has and Clang's has not
  generic   LLVM makes no code of generic pointers; without these the file compiles, as OpenCL C 1.2
  fault     LLVM crashes at these builtins, of vectors of float, which are left out"""
import collections
import concurrent.futures
import fnmatch
import functools
import itertools
import os
import re
import subprocess
import sys
import tempfile
import zlib

import clc

TRIPLES = {"x86": "x86_64-unknown-linux-gnu", "aarch64": "aarch64-unknown-linux-gnu", "riscv64": "riscv64-unknown-linux-gnu", "amdgcn": "amdgcn-amd-amdhsa", "nvptx": "nvptx64-nvidia-nvcl"}
ALLOWED = {"memcpy", "memmove", "memset"}  # every C toolchain has them
FULL = os.environ.get("ONECLC_FULL")
EACH = 6 if sys.argv[1] == "nvptx" else 48
target, table_path = sys.argv[1:]
triple = TRIPLES[target]


def clc_config(*arguments):
    return subprocess.run([f"{clc.BUILD}/bin/clc-config", "--clang", clc.CLANG, "--target", triple, *arguments], capture_output=True, text=True)


def lists():
    """The names that Clang takes, and those that are LLVM's alone."""
    bogus = ["-march=bogus"] if target == "x86" else ["-Xclang", "-target-cpu", "-Xclang", "bogus"]
    said = clc.tool(clc.CLANG, f"--target={triple}", "-nogpulib", *bogus, "-x", "c", "-fsyntax-only", os.devnull, check=False).stderr
    known = set(re.search(r"valid target CPU values are: (.*)", said).group(1).split(", "))
    if target == "nvptx":
        known = {cpu for cpu in known if cpu.startswith("sm_")}
    printed = clc.tool(clc.CLANG, f"--target={triple}", "--print-supported-cpus", check=False)
    return sorted(known), sorted(set(re.findall(r"^\t(\S+)", printed.stdout + printed.stderr, re.M)) - known)


def fits(name, pattern):
    return name == pattern or name in listed and any(fnmatch.fnmatchcase(name, one) for one in pattern.split(","))


@functools.cache
def of_product(product, mode):
    left = clc.left(product)
    return [p for p in clc.prototypes(mode) if not clc.left_entry(left, p[0], p[3])]


def prototypes(product, cpu, mode):
    """What a kernel for the processor can call."""
    lacks = clc.lacks(product, cpu)
    faults = " ".join(names for pattern, what, names in rows if what == "fault" and fits(cpu, pattern)).split()
    return [p for p in of_product(product, mode) if p[0] not in faults and not any(word in parameter for word in lacks for parameter in p[3])]


def chosen(listed, cpu, wide):
    def number(*words):
        return zlib.crc32(" ".join(words).encode())

    if FULL:
        return listed
    groups = collections.defaultdict(list)
    for p in listed:
        # Of opencl-c.h alone are few, and it takes longer to read than the rest to compile.
        if number(cpu, p[0]) % 3 == 0 if wide else not p[4]:
            groups[p[0] if wide else p[1] if p[1] not in ("math", "convert", "extensions") else f"{p[1]} {number(p[0]) % 4}"].append(p)
    return [min(group, key=lambda p: number(cpu, p[0], *p[3])) for group in groups.values()]


def compiled(cpu, more, wide, folder, mode="3.0", calls=None):
    """What clc-config says, its status, and what is wrong with the code that its flags make."""
    words = ["--march", cpu, *(["--", *more] if more else [])]
    said = clc_config("--lines", *words)
    if said.returncode:
        return said.stderr.strip(), said.returncode, None
    flags = said.stdout.splitlines()
    product = next(os.path.basename(flag) for flag in flags if flag.endswith(".bc"))
    calls = calls or chosen(prototypes(product, cpu, mode), cpu, wide)
    out = f"{folder}/{zlib.crc32(' '.join(words).encode())}"
    header = ["-cl-no-stdinc", "-Xclang", "-finclude-default-header"] if any(p[4] for p in calls) else []
    done = clc.tool(clc.CLANG, *flags, "-x", "cl", f"-cl-std={clc.MODES[mode][0]}", "-w", *header, "-D__IMAGE_SUPPORT__", "-Xclang", "-cl-ext=+all", "-O2",
                    "-S" if target == "nvptx" else "-c", "-", "-o", out, input=clc.calls(calls), check=False)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "error" in line] or done.stderr.splitlines()
        return product, 0, "\n".join(lines[:3])
    allowed = ALLOWED | clc.hooks(product)
    if target == "nvptx":
        names = re.findall(r"^\.extern .*?(\w+)\s*(?:\(|;|\[)", open(out).read(), re.M)
    else:
        names = clc.undefined(out)
    if product == "x86_64-unknown-linux-gnu.bc":
        allowed |= clc.readme_table(product, "Calls of the compiler's runtime without F16C")
    if target == "riscv64":
        allowed |= clc.readme_table(product, "Calls of the compiler's runtime")
    return product, 0, " ".join(sorted(f"undefined: {n}" for n in names if clc.builtin_name(n) not in allowed))


def fault(pattern, name, folder):
    """Whether LLVM still crashes at a builtin, for the first of the processors."""
    cpu = next(cpu for cpu in known if fits(cpu, pattern))
    call = next(p for p in clc.prototypes("1.2") if p[0] == name and p[2] == "float4")
    problem = compiled(cpu, [], False, folder, "1.2", [call])[2]
    return f"{cpu}: {name} of float4: {problem or 'compiles, against the table'}", bool(problem)


def verdict(job):
    """One line about a processor, and whether it is as it should be."""
    name, what, expected, folder = job
    cpu, *more = name.split()
    if what == "flags":
        said = clc_config("--march", cpu)
        return f"{name}: {said.stdout.strip() or said.stderr.strip()}", said.returncode == 0
    said, status, problem = compiled(cpu, more, what == "wide", folder)
    right = re.search(expected, problem if status == 0 and problem else said)
    if what == "generic" and status == 0 and problem and right:
        said, status, problem = compiled(cpu, more, False, folder, "1.2")
        return f"{name}: {said}, without generic pointers {problem or ''}", status == 0 and not problem
    if status == 0:
        return f"{name}: {said} {problem or ''}", what in ("wide", "compiles") and not problem and bool(right)
    if what != "refused":
        return f"{name}: {said}", what == "error" and status == 1 and bool(right)
    way_out = re.search(r"clc-config --march (\S+) -- (.*)|-march=(x86-64(?:-v2)?)$", said)
    if not way_out or not right:
        return f"{name}: {said}", False
    other, flags, plain = way_out.groups()
    product, status, problem = compiled(other or plain, (flags or "").split(), False, folder)
    return f"{name}: refused; with the way out {product} {problem or ''}", status == 0 and not problem


rows = [line.rstrip("\n").split("\t") for line in open(table_path) if not line.startswith("#")]
rows = [row[1:] for row in rows if row[0] == target]
known, foreign = lists()
listed = set(known + foreign)
extra = [row[0] for row in rows if not any(fits(name, row[0]) for name in listed)]
jobs = []
for name in known + foreign + extra:
    fitting = [row for row in rows if fits(name, row[0]) and row[1] != "fault"]
    what, expected = fitting[0][1:3] if fitting else ("error", "know") if name in foreign else ("compiles" if FULL or zlib.crc32(name.encode()) % EACH == 0 else "flags", "")
    jobs.append((name, what, expected))
failed = []
with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(min(4, os.cpu_count() or 1)) as pool:
    crashes = [fault(pattern, name, folder) for pattern, what, names in rows if what == "fault" for name in names.split()]
    for line, right in itertools.chain(crashes, pool.map(verdict, [(*job, folder) for job in jobs])):
        print(line, flush=True)
        if not right:
            failed.append(line)
print(f"{target}: {len(known)} processors of Clang's, {len(foreign)} more names of LLVM's, {len(extra)} of the table's, {len(failed)} problems")
for line in failed:
    print("  " + line)
sys.exit(bool(failed))
