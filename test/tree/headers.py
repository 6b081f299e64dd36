# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""headers.py BUILD OBJECT HEADERS DEPTH: checks how many headers an object's source reads, by the object's own command, and how deep.

A header that a builtin's file includes is one deep, one that this header includes is two deep; a header that includes itself for each width is no
deeper. A file that its own expansion includes again begins anew, and a header counts by the least depth at which it is read. The headers of half
(math/half) are left out: who reads float's form does not need them."""
import re
import shlex
import subprocess
import sys

build, wanted, most, deepest = sys.argv[1:3] + [int(n) for n in sys.argv[3:]]
commands = subprocess.run(["ninja", "-C", build, "-t", "commands", wanted], capture_output=True, text=True, check=True).stdout
command = next(line for line in commands.splitlines() if f"-o {build}/{wanted} " in line)
clang = shlex.split(re.search(r"&& (.*?) -MD ", command)[1]) + ["-H", "-fsyntax-only", command.split(f"-o {build}/{wanted} ")[1].split()[0]]
read = subprocess.run(clang, cwd=build, capture_output=True, text=True, check=True).stderr
path, depths = [], {}
for dots, name in re.findall(r"^(\.+) (.*)$", read, re.M):
    path[len(dots) - 1 :] = [name]
    if name.endswith(".h") and "/math/half/" not in name:
        files = [file for file in path if file.endswith(".cl")]
        depth = len(set(path[len(path) - path[::-1].index(files[-1]) :] if files else path))
        depths[name] = min(depth, depths.get(name, depth))
for name, depth in sorted(depths.items(), key=lambda item: item[1]):
    print(depth, name)
print(f"{len(depths)} headers, {max(depths.values())} deep; {most} and {deepest} are allowed")
sys.exit(not 0 < len(depths) <= most or max(depths.values()) > deepest)
