# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""constant_memory.py PRODUCT.bc...: the 64 KiB of constant memory that OpenCL promises (CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE) are the program's. The
library has nothing there, and a program that fills them and calls every builtin of float and double links and assembles."""
import re
import shutil
import subprocess
import sys
import tempfile

import clc

BYTES = 65536


def program(listed):
    """A table of all the memory, a kernel that reads it, and a call of each overload of scalars."""
    scalars = [p for p in listed if p[1] == "math" and not re.search("half|[a-z](2|3|4|8|16)$", " ".join([p[2], *p[3]]).replace(" *", ""))]
    table = ", ".join(str(n * 2654435761 % 2**32) for n in range(BYTES // 4))
    text = f"constant uint table[{BYTES // 4}] = {{{table}}};\nkernel void look(global uint *o) {{ o[0] = table[o[1]]; }}\n"
    return scalars, text + clc.calls(scalars)


def problems(product, march, folder):
    module = clc.tool("llvm-dis", clc.product_path(product), "-o", "-").stdout
    found = [f"{name} lies in constant memory" for name in re.findall(r"^(@\S+) = .*\baddrspace\(4\) (?:externally_initialized )?(?:constant|global) ", module, re.M)]
    scalars, text = program(clc.prototypes("3.0"))
    names = {name for name, _, value, _, _ in scalars if value == "double"}
    if not {"exp", "sin", "pow", "lgamma"} <= names:
        found.append(f"too few builtins of double are called: {sorted(names)}")
    out = f"{folder}/out.ptx"
    options = ["-Xclang", "-target-feature", "-Xclang", "-ptx42", "-Xclang", "-target-cpu", "-Xclang", march, "-O2", "-S", "-o", out]
    clc.clang(clc.triple(product), "3.0", text, *options, "-Xclang", "-mlink-builtin-bitcode", "-Xclang", clc.product_path(product), header=True)
    declared = re.findall(r"\.const\b.*?(\S+)\[(\d+)\]", open(out).read())
    found += [f".const {name}: {size} bytes" for name, size in declared if name != "table"]
    if ("table", str(BYTES)) not in declared and ("table", str(BYTES // 4)) not in declared:
        found.append("the program's own table is not there")
    if assembler := shutil.which("ptxas"):
        done = subprocess.run([assembler, f"-arch={march}", out, "-o", f"{folder}/out.cubin"], capture_output=True, text=True)
        if done.returncode and "is not defined for option 'gpu-name'" not in done.stderr:
            found.append(done.stderr[:500])
    return [f"{product}, {march}: {what}" for what in found if what]


def main():
    with tempfile.TemporaryDirectory() as folder:
        found = [what for product in sys.argv[1:] for march in ("sm_90", "sm_50") for what in problems(product, march, folder)]
    print("\n".join(found[:20]) or "The library takes no constant memory.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
