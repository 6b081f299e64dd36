# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""coefficients.py SOURCE: the lines of C that the scripts in utils/coefficients print stand in generic/math."""
import pathlib
import subprocess
import sys

source = pathlib.Path(sys.argv[1])
present = {line.strip() for path in (source / "generic" / "math").iterdir() for line in path.read_text().splitlines()}
failed = False
for script in sorted((source / "utils" / "coefficients").glob("*.sol")):
    if script.name == "print.sol":
        continue
    run = subprocess.run(["sollya", script.name], cwd=script.parent, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    lines = [line.strip() for line in run.stdout.splitlines() if line.startswith("  ")]
    missing = [line for line in lines if line not in present]
    if missing or not lines or "error" in run.stdout:
        print(f"{script.name}: {len(missing)} of {len(lines)} lines are not in generic/math", *missing[:5], sep="\n  ")
        failed = True
sys.exit(failed)
