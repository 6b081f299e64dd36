# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""coefficients.py SOURCE: the numbers that the scripts in utils/coefficients print, comments apart, stand in generic/math or software/image."""
import concurrent.futures
import importlib.util
import pathlib
import re
import subprocess
import sys

source = pathlib.Path(sys.argv[1])


def numbers(text):
    return re.findall(r"0x[0-9a-f.]+p[-+]?\d+", "\n".join(line for line in text.splitlines() if not line.startswith("//")))


folders = [source / "generic" / "math", source / "software" / "image"]
present = {number for folder in folders for path in folder.iterdir() for number in numbers(path.read_text())}


def judge(script):
    """What is wrong with a script, as text; empty if nothing is."""
    interpreter = sys.executable if script.suffix == ".py" else "sollya"
    run = subprocess.run([interpreter, script.name], cwd=script.parent, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    printed = numbers(run.stdout)
    missing = [number for number in printed if number not in present]
    if printed and not missing and not run.returncode:
        return ""
    return f"{script.name}: {len(missing)} of {len(printed)} numbers are not in the sources\n" + "\n".join(missing[:9] + [run.stderr])


folder = source / "utils" / "coefficients"
scripts = sorted(set(folder.glob("*.sol")) - {folder / "print.sol"})
if importlib.util.find_spec("mpmath"):
    scripts += sorted(folder.glob("*.py"))
with concurrent.futures.ThreadPoolExecutor(2) as pool:
    faults = [fault for fault in pool.map(judge, scripts) if fault]
sys.exit("\n".join(faults) or 0)
