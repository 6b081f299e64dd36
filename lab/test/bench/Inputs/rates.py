# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""rates.py TABLE FAST SLOW [--faster]: checks that clc-bench's table has both functions in every form and range, and that no figure is
absurd; with --faster that the function FAST is faster than SLOW in each of them."""
import csv
import sys

path, fast, slow, *options = sys.argv[1:]
times = {}
for row in csv.DictReader(open(path)):
    least, median, most = (float(row[key]) for key in ("least", "median", "most"))
    assert 0 < least <= median <= most, row
    assert row["library"] != "ours" or float(row["speed ratio"]) == 1, row
    if row["library"] != "ours":
        continue
    times[row["function"], row["form"], row["range"]] = median if row["unit"] == "ns" else 1 / median
forms = {key[1:] for key in times}
on_gpu = row["unit"] != "ns"
assert {form[1] for form in forms} == {"main", "wide", *(["mixed"] if on_gpu else [])}, forms
assert set(times) == {(function, *form) for function in (fast, slow) for form in forms}, times
for form in forms if options else ():
    assert times[fast, *form] < times[slow, *form], (form, times)
