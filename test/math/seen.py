# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""seen.py SOURCE: checks that the head comments in generic/math and generic/extensions give the greatest errors that test/math/sweeps.tsv holds, rounded up to
three decimals."""
import collections
import decimal
import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1])
folders = [source / "generic" / "math", source / "generic" / "extensions"]


def figure(errors):
    """The greatest of several errors, rounded up as comments give it."""
    return f"{max(errors).quantize(decimal.Decimal('0.001'), decimal.ROUND_CEILING).normalize():f}"


def phrase(float_error, double_error):
    if float_error == double_error == "0":
        return "Largest errors seen: float and double exact."
    return f"Largest errors seen: float {float_error}, double {double_error} ulp."


def head(path):
    """The comment at the beginning of a file."""
    return re.match("(//.*\n)*", path.read_text()).group()


seen = collections.defaultdict(list)  # by function and precision; sincos.cos is the second result of sincos.cl
for line in (source / "test" / "math" / "sweeps.tsv").read_text().splitlines():
    if line and not line.startswith("#"):
        row = line.split("\t")
        seen[row[0].split(".")[0], row[1]].append(decimal.Decimal(row[5]))

faults = []
for path in sorted(path for folder in folders for path in folder.glob("*.cl")):
    name = path.stem
    said = re.findall("Largest errors? seen.*", head(path))
    if (name, "float") in seen and (name, "double") in seen:
        wanted = phrase(figure(seen[name, "float"]), figure(seen[name, "double"]))
        if len(said) != 1 or not said[0].startswith(wanted):
            faults.append(f"{path.relative_to(source)} says: {' '.join(said) or 'nothing'}\n  sweeps.tsv has: {wanted}")
    elif said:
        faults.append(f"{path.relative_to(source)} says: {' '.join(said)}\n  sweeps.tsv has no rows of float and double")
for path in sorted(path for folder in folders for path in folder.rglob("*.h")):
    if re.search("Largest errors? seen", path.read_text()):
        faults.append(f"{path.relative_to(source)} gives largest errors, which belong to the functions' files")
if not seen:
    faults.append("sweeps.tsv has no rows")
sys.exit("\n".join(faults) or 0)
