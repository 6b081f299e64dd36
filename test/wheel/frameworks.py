# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""frameworks.py PYTHON FOLDER: kernels of the frameworks that PYTHON has, without the package in FOLDER/site, by it,
and correctly rounded. The three are different code, and ours is the same with and without fusion."""
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
python, folder = sys.argv[1:]
WAYS = {"none": [], "run": ["-m", "oneclc", "run"], "rounded": ["-m", "oneclc", "run", "--correctly-rounded"]}
environment = dict(os.environ, HOME=folder, PYTHONPATH=f"{folder}/site", TRITON_CACHE_DIR=f"{folder}/cache")
tried = 0
for name, module in ("triton", "triton"), ("numba", "numba"), ("jax", "jax_plugins"):
    there = f"import importlib.util, sys; sys.exit(not importlib.util.find_spec('{module}'))"
    if subprocess.run([python, "-c", there]).returncode:
        print(f"{name}: not installed")
        continue
    ptx = {}
    for way, words in WAYS.items():
        for fusion in ("fusion", "none") if name == "triton" else ("default",):
            out = f"{folder}/{name}-{way}-{fusion}"
            command = [python, *words, f"{HERE}/Inputs/kernels.py", name, fusion, out]
            subprocess.run(command, env=environment, check=True)
            with open(f"{out}/kernel.ptx") as file:
                # what the kernel says of itself
                ptx[way, fusion] = re.sub(r"//.*|\.file.*|_ZN[\w$]+", "", file.read())
    codes = [{text for (way, _), text in ptx.items() if way == wanted} for wanted in WAYS]
    theirs, ours, rounded = codes
    assert not theirs & ours and not ours & rounded and not theirs & rounded, f"{name}: the file is not read"
    assert len(ours) == len(rounded) == 1, f"{name}: fusion changes the functions"
    assert name != "triton" or len(theirs) == 2, "the comparison does not see fusion"
    for text in ours | rounded:
        assert "fma.rn" in text and not re.search(r"(add|sub|mul)\.f32", text), f"{name}: ptxas may contract something"
    print(f"{name}: {sum(text.count('fma.rn') for text in ours)} fused products and sums")
    tried += 1
assert tried, "no framework is installed"
