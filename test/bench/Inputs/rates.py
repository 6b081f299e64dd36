# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""rates.py TABLE FAST SLOW: checks that the function FAST is faster than SLOW in every form and range of clc-bench's table, and that
no figure is absurd."""
import csv
import sys

path, fast, slow = sys.argv[1:]
times = {}
for row in csv.DictReader(open(path)):
    least, median, most = (float(row[key]) for key in ("least", "median", "most"))
    assert 0 < least <= median <= most, row
    assert row["library"] != "ours" or float(row["speed ratio"]) == 1, row
    if row["library"] != "ours":
        continue
    times[row["function"], row["form"], row["range"]] = median if row["unit"] == "ns" else 1 / median
forms = {key[1:] for key in times}
assert {"main", "wide"} == {form[1] for form in forms}, forms
for form in forms:
    assert times[fast, *form] < times[slow, *form], (form, times)
