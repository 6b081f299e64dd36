# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tables.py PROGRAM SOURCE: checks that the tables in the sources of the logarithms are those that utils/coefficients/accurate_tables.c prints."""
import pathlib
import re
import subprocess
import sys

program, source = sys.argv[1], pathlib.Path(sys.argv[2])
for name, base in ("natural_log_in_double.h", "log"), ("binary_log_in_double.h", "log2"), ("cr_log10.cl", "log10"):
    text = (source / "generic/correctly_rounded" / name).read_text()
    tables = re.findall(r"double reciprocals_and_logs\[\] = \{(.*?)\};", text, re.S)
    found = [float.fromhex(number) for table in tables for number in table.split(",")]
    printed = [float.fromhex(line) for line in subprocess.run([program, base], capture_output=True, text=True, check=True).stdout.split()]
    if len(found) != 32 or found != printed:
        sys.exit(f"{name}: the tables are others than accurate_tables {base} prints")
