# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Which tests concern a builtin, for -D builtin=NAME (utils/check --builtin NAME).
import glob
import os
import re

# Folders of test/ whose tests are about programs and pages, and name builtins only as examples, as all of lab/ do.
EXAMPLES = {"build", "demo", "docs", "drivers", "link", "man", "packages", "readme", "run", "tree", "ulp"}


def code(path):
    """A file's text without comments of whole lines."""
    with open(path, errors="replace") as file:
        return "\n".join(line for line in file if not re.match(r"\s*(//|# |#$)", line))


def chapters(source, builtin):
    """The chapters of the library, such as math, that have a file of this name."""
    found = glob.glob(f"{source}/*/*/{builtin}.cl") + glob.glob(f"{source}/layers/*/*/{builtin}.cl")
    return {os.path.basename(os.path.dirname(path)) for path in found}


def concerns(source, path, builtin):
    """A test concerns the builtins that its line "BUILTINS: …" names: `all`, chapters or single ones. Without such a line it
    concerns those that it or a file of its Inputs folder that it uses names."""
    with open(path, errors="replace") as file:
        text = file.read()
    named = re.search(r"\bBUILTINS: (.*)", text)
    if named:
        return bool(set(named.group(1).split()) & ({"all", builtin} | chapters(source, builtin)))
    folder = os.path.dirname(path)
    if os.path.basename(folder) in EXAMPLES or f"{source}/lab/" in folder:
        return False
    stem = os.path.basename(path).rsplit(".", 1)[0]
    inputs = [name for name in glob.glob(f"{folder}/Inputs/*") if os.path.isfile(name)]
    used = [name for name in inputs if os.path.basename(name) in text or os.path.basename(name) == f"{stem}.cl"]
    return any(re.search(rf"\b{re.escape(builtin)}\b", code(name)) for name in [path, *used])
