# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""same_code.py CHECK KERNELS.cl [PRODUCT...]: links kernels with each product in both ways, by Clang with the .bc and by liboneclc with the archive.
The functions must be the same to the last attribute; their order, and that of what they use, may differ. CHECK is Inputs/check.c."""
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../products"))
import clc

ARCHS = {"amdgcn": "gfx1100", "nvptx": "sm_90"}
CLANGS_OWN = {"+gws", "+image-insts"}  # features of all such GPUs, which Clang leaves out of kernels' attributes and gives to what it links


def disassembled(path):
    return clc.tool("opt", "-discard-value-names", "-passes=", "-S", path, "-o", "-").stdout


def aliases(text):
    return dict(re.findall(r"^@([\w.$]+) = .*\balias .*, ptr @([\w.$]+)$", text, re.M))


def normal(text, names):
    """What defines each function and variable: IR with its attributes and metadata written out. `names` are aliases:
    a function under such a name, or one that only calls what it stands for, is what it stands for."""
    groups = dict(re.findall(r"^attributes (#\d+) = (.*)", text, re.M))
    nodes = dict(re.findall(r"^(!\d+) = (.*)", text, re.M))
    text = re.sub(r"@([\w.$]+)", lambda m: "@" + names.get(m.group(1), m.group(1)), re.sub(r"^@.*\balias .*\n|(local_)?unnamed_addr ", "", text, flags=re.M))

    def expand(text, depth=0):
        text = re.sub(r"#\d+\b", lambda m: groups.get(m.group(0), m.group(0)), text)
        if depth < 4:
            text = re.sub(r"!\d+\b", lambda m: expand(nodes.get(m.group(0), m.group(0)), depth + 1), text)
        # Clang marks what it links convergent, also what the library's build has found not to be.
        text = text.replace("convergent ", "")
        text = re.sub(r'"target-features"="([^"]*)"', lambda m: " ".join(sorted(set(m.group(1).split(",")) - CLANGS_OWN)), text)
        text = re.sub(r"!\d+\b", "!", text) # nodes that name themselves
        return re.sub(r"; preds = .*", "", text)

    found = {}
    for m in re.finditer(r"^define [^@]*@([^(]+)\(.*?^}", text, re.M | re.S):
        if not re.search(rf"\{{\n[^\n]*call [^\n]*@{re.escape(m.group(1))}\([^\n]*\n +ret [^\n]*\n}}$", m.group(0)):
            body = expand(m.group(0))
            found[m.group(1)] = body if found.get(m.group(1), body) == body else "several bodies under the names of one"
    found.update({m.group(1): expand(m.group(0)) for m in re.finditer(r"^@(\S+) = .*", text, re.M)})
    return found


check, kernels, failed = sys.argv[1], sys.argv[2], False
for product in clc.products(sys.argv[3:]):
    section, triple = clc.PRODUCTS[product]
    bitcode = clc.product_path(product)
    if not product.endswith(".bc"):
        continue
    arch = clc.march(product) or ARCHS.get(section["target"], "")
    flags = section["kernel"] if arch else re.sub(r"\[[^]]*\]", "", section["kernel"])
    flags = re.sub(r"[][]", "", flags).replace("@TARGET@", triple).replace("@ARCH@", arch)
    with tempfile.TemporaryDirectory() as folder:
        def compiled(name, options):
            path = os.path.join(folder, name)
            clc.tool(clc.CLANG, *options.replace("@FILE@", bitcode).split(), "-x", "cl", "-cl-std=CL3.0", "-O2", "-w", "-Xclang", "-disable-llvm-passes",
                     "-emit-llvm", "-c", kernels, "-o", path)
            return path
        theirs = compiled("clang.bc", flags)
        plain = compiled("plain.bc", flags.replace("-Xclang -mlink-builtin-bitcode -Xclang @FILE@", ""))
        ours = os.path.join(folder, "ours.bc")
        done = subprocess.run([check, "link", bitcode[:-2] + "a", plain, ours], capture_output=True, text=True)
        if done.returncode:
            sys.exit(done.stderr)
        ours, theirs, before = disassembled(ours), disassembled(theirs), disassembled(plain)
        names = aliases(theirs)
        ours, theirs, before = normal(ours, names), normal(theirs, names), normal(before, names)
        linked = set(theirs) - set(before)
        if not linked:
            sys.exit(f"{product}: nothing of the library is linked")
        different = sorted(name for name in set(ours) | set(theirs) if ours.get(name) != theirs.get(name))
        for name in different[:3]:
            print(f"--- by liboneclc\n{ours.get(name, 'nothing')}\n--- by Clang\n{theirs.get(name, 'nothing')}")
        failed = failed or bool(different)
        print(f"{product}: {len(linked)} linked, {len(different)} different {' '.join(different[:8])}")
sys.exit(failed)
