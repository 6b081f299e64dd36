# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tables.py [--full] PROGRAM SOURCE: checks that the tables in the sources of the logarithms and exponentials, without --full those of the latter alone, are
those that lab/coefficients/accurate_tables.c prints."""
import pathlib
import re
import subprocess
import sys

full, program, source = sys.argv[1] == "--full", sys.argv[-2], pathlib.Path(sys.argv[-1])
LOGARITHMS = (("natural_log_in_double.h", "log", 16), ("binary_log_in_double.h", "log2", 16), ("natural_log_by_table.h", "log", 64),
              ("cr_log2.cl", "log2", 64), ("cr_log10.cl", "log10", 64))
for name, base, intervals in LOGARITHMS if full else ():
    text = re.sub("//.*", "", (source / "generic/correctly_rounded" / name).read_text())
    tables = re.findall(r"double (?:reciprocals_and_logs\[\]|rows_of_logs\[128\] [^=]*) = \{(.*?)\};", text, re.S)
    found = [float.fromhex(number) for table in tables for number in table.split(",")]
    printed = [float.fromhex(line) for line in subprocess.run([program, base, str(intervals)], capture_output=True, text=True, check=True).stdout.split()]
    if len(found) != 2 * intervals or found != printed:
        wrong = [place for place in range(min(len(found), len(printed))) if found[place] != printed[place]]
        sys.exit(f"{name}: the tables are others than accurate_tables {base} {intervals} prints: {len(found)} numbers, {wrong[:9]}")
text = (source / "generic/correctly_rounded/exp_by_table.h").read_text()
found = re.search(r"ulong powers_by_bits\[32\] = \{(.*?)\};", text, re.S).group(1).replace(",", " ").split()
if found != subprocess.run([program, "exp2", "32"], capture_output=True, text=True, check=True).stdout.split():
    sys.exit("exp_by_table.h: the table is another than accurate_tables exp2 32 prints")
