# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""coefficients.py [--full|--record] SOURCE: checks that all numbers that the scripts in lab/coefficients print are in the sources, with their signs, and
that all numbers in the sources are printed by a script, except simple ones (see `simple`), floats whose results are mended, which hard.tsv holds, and
the tables that tables.test compares. Comments do not count on either side. Numbers are
hexadecimal floating constants, hexadecimal integers of eight digits and more, and, if a script prints them, decimal fractions.

Without --full, the scripts that take longest (SLOW) do not run, and the sources that the comments at their heads name may have numbers that no
script prints. What these scripts print changes with them and their sources alone, and the bits of quick.tsv change with the sources, too.

What was found right is not computed again: while the scripts and the numbers of the sources are those of lab/coefficients/checked.txt, the scripts of
LONG do not run, either, and the others' numbers alone are looked for. --record runs LONG and writes that file, if nothing is wrong."""
import concurrent.futures
import hashlib
import importlib.util
import math
import pathlib
import re
import subprocess
import sys

SLOW = ["log.sol", "exp.sol", "pieces.sol", "extensions.py"]
LONG = ["correctly_rounded.sol", "gamma.py", "half.sol", "half_pieces.py", "trig.sol"]
full, record = (sys.argv[1] == option for option in ("--full", "--record"))
source = pathlib.Path(sys.argv[-1])
token = re.compile(r"(?<![\w.])(?:(-?0x[0-9a-f]+(?:\.[0-9a-f]*)?p[-+]?\d+)|(0x[0-9a-f]{8,})(?=[ul]*\b)|(\d+\.\d+f\b))")


def numbers(text):
    """All floating constants, integers and decimal fractions of a text, each in one spelling, so that equal values compare equal."""
    found = set()
    text = re.sub(r"\bmended\w*\([^;{]*;|\b(?:reciprocals_and_logs\[\]|rows_of_logs\[128\] [^=;]*|powers_by_bits\[32\]) = [^;]*;", "", re.sub("//.*", "", text))
    for floating, integer, decimal in token.findall(text):
        found.add(float.fromhex(floating).hex() if floating else hex(int(integer, 16)) if integer else decimal)
    return found


def simple(number):
    """Whether a number needs no script: it has no more than five digits, or only equal digits; or it is a limit, a few units in the last
    place from a number of two bits."""
    if not number.lstrip("-").startswith("0x"):
        return True
    digits = number.lstrip("-")[2:].split("p")[0].replace(".", "").strip("0")
    if len(digits) <= 5:
        return True
    if "p" not in number:
        return len(set(digits)) == 1
    fraction = math.frexp(abs(float.fromhex(number)))[0]
    bits = 24 if (fraction * 2**24).is_integer() else 53
    return abs(fraction * 4 - round(fraction * 4)) * 2**bits <= 4 * 4


folders = ["generic/common", "generic/correctly_rounded", "generic/extensions", "generic/math", "layers/software_images/image", "amdgcn/math", "nvptx/math", "spirv/math", "x86/avx2/math", "x86/avx512/math", "x86/math", "x86/sse2/math/trigonometry"]
places = {}
for path in sorted(path for folder in folders for path in (source / folder).rglob("*.*")):
    for number in numbers(path.read_text()):
        places.setdefault(number, path.relative_to(source))


def run(script):
    """The numbers that a script prints, and a text that says what is wrong with them, which is empty if nothing is."""
    interpreter = sys.executable if script.suffix == ".py" else "sollya"
    result = subprocess.run([interpreter, script.name], cwd=script.parent, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    printed = numbers(result.stdout)
    missing = sorted(printed - places.keys())
    if printed and not missing and not result.returncode:
        return printed, ""
    return printed, f"{script.name}: {len(missing)} of {len(printed)} numbers are not in the sources\n" + "\n".join(missing[:9] + [result.stderr])


folder = source / "lab" / "coefficients"
scripts = sorted(set(folder.glob("*.sol")) - {folder / "print.sol"}) + sorted(folder.glob("*.py"))
asked = pathlib.Path(__file__).read_text() + "".join(path.read_text() for path in sorted(folder.glob("*.*")) if path.suffix in (".sol", ".py")) + str(sorted(places.items()))
digest, checked = hashlib.sha256(asked.encode()).hexdigest(), folder / "checked.txt"
same = not full and not record and checked.exists() and digest in checked.read_text().split()
excused = set()
for name in [] if full else SLOW:
    scripts.remove(folder / name)
    excused.update(re.findall(r"\w+\.(?:cl|h)\b", (folder / name).read_text().split("\n\n" if name.endswith(".sol") else "import")[0]))
if same:
    scripts = [script for script in scripts if script.name not in LONG]
complete = importlib.util.find_spec("mpmath") and not same
if record and not complete:
    sys.exit("--record needs mpmath (pip install mpmath)")
if not full and not record and not same:
    print("A script or a number is not that of checked.txt: all but the slowest scripts run. --record writes checked.txt.")
if not complete and not same:
    print("no mpmath: without gamma.py, and so not whether every number of the sources has a script")
    scripts.remove(folder / "gamma.py")
with concurrent.futures.ThreadPoolExecutor(2) as pool:
    results = list(pool.map(run, scripts))
faults = [fault for _, fault in results if fault]
if complete:
    printed = set().union(*(numbers for numbers, _ in results))
    faults += [f"{path}: no script prints {number}" for number, path in places.items()
               if number not in printed and not simple(number) and not {path.name, path.stem + ".cl"} & excused]  # math/half/NAME.h is a part of NAME.cl
if record and complete and not faults:
    checked.write_text(f"The scripts here and the numbers of the sources that coefficients.py --record (lab/test/coefficients) found right:\n{digest}\n")
sys.exit("\n".join(faults) or 0)
