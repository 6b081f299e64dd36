#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""packaging/agree.py [--write] | --files FOLDER: the recipes in packaging/ agree with CMake.

Without options it compares version, day of the release and LLVM of all recipes with CMakeLists.txt and cmake/llvm.cmake, and
the names of Debian's packages with the parts that cpack packs; --write puts version and day into the recipes. --files also
compares the recipes' lists of files with an installation: FOLDER/PART has what `cmake --install` installs of each part,
below the prefix /usr. Prints what differs; exit status: 0 nothing does, 1 something does, 2 wrong usage.
"""
import datetime
import fnmatch
import os
import re
import sys

SOURCE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# Where a recipe says the version, the day of the release and LLVM: file, expression with one group, and what it is.
DAYS = {"debian": "%a, %d %b %Y 00:00:00 +0000", "rpm": "%a %b %d %Y"}
PLACES = (
    ("debian/changelog", r"\Aoneclc \((\d[\d.]*)-0oneclc1\)", "version"),
    ("debian/changelog", r"^ -- .*>  (.*)$", "debian"),
    ("debian/rules", r"^LLVM \?= (\d+)$", "llvm"),
    ("rpm/oneclc.spec", r"^Version: +(\S+)$", "version"),
    ("rpm/oneclc.spec", r"^%changelog\n\* (.*?) OneCLC", "rpm"),
    ("rpm/oneclc.spec", r"^%changelog\n.* - (\S+)-1$", "version"),
    ("rpm/oneclc.spec", r"^%global llvm (\d+)$", "llvm"),
    ("arch/PKGBUILD", r"^pkgver=(\S+)$", "version"),
    ("nix/default.nix", r'^  version = "(\S+)";$', "version"),
    ("nix/default.nix", r"\bllvmPackages_(\d+),$", "llvm"),
    ("nix/default.nix", r"\bwith llvmPackages_(\d+);", "llvm"),
    ("conda/recipe.yaml", r'^  version: "(\S+)"$', "version"),
    ("conda/recipe.yaml", r'^  llvm: "(\d+)"$', "llvm"),
)
PARTS = {"library": "", "development": "devel", "documentation": "doc", "tools": "tools", "link": "static", "vecmath": "vecmath"}


def read(name):
    with open(os.path.join(SOURCE, name)) as file:
        return file.read()


def facts():
    main, llvm = read("CMakeLists.txt"), read("cmake/llvm.cmake")
    day = datetime.date.fromisoformat(re.search(r"^set\(ONECLC_RELEASE_DATE (\S+)\)$", main, re.M)[1])
    return {
        "version": re.search(r"^project\(oneclc VERSION (\S+)", main, re.M)[1],
        "llvm": re.search(r"^set\(llvm_needed (\d+)\)$", llvm, re.M)[1],
        **{name: day.strftime(form) for name, form in DAYS.items()},
    }


def numbers(write):
    right = facts()
    for name, pattern, what in PLACES:
        path = os.path.join("packaging", name)
        text = read(path)
        found = re.search(pattern, text, re.M)
        if not found:
            yield f"{path}: nothing is like '{pattern}'"
        elif found[1] != right[what] and write:
            with open(os.path.join(SOURCE, path), "w") as file:
                file.write(text[:found.start(1)] + right[what] + text[found.end(1):])
        elif found[1] != right[what]:
            yield f"{path}: {found[1]}, not {right[what]} as in CMake (packaging/agree.py --write)"


def spec_files():
    """The lists of the spec, as patterns of paths, by the subpackage."""
    macros = {"_prefix": "/usr", "_datadir": "/usr/share", "_includedir": "/usr/include", "_mandir": "/usr/share/man", "_bindir": "/usr/bin",
              "llvm": facts()["llvm"]}
    for section in re.findall(r"^%files *(\w*)\n(.*?)(?=^%(?!\{)|\Z)", re.sub(r"^%(license|doc) .*\n", "", read("packaging/rpm/oneclc.spec"), flags=re.M), re.M | re.S):
        yield section[0], [re.sub(r"%\{(\w+)\}", lambda found: macros[found[1]], line) for line in section[1].split()]


def matches(path, pattern):
    return fnmatch.fnmatchcase(path, pattern) or fnmatch.fnmatchcase(path, pattern + "/*")


def lists(folder):
    everything = []
    spec = dict(spec_files())
    for part, package in PARTS.items():
        root = os.path.join(folder, part)
        paths = ["/" + os.path.relpath(os.path.join(where, name), root) for where, _, names in os.walk(root) for name in names]
        paths = [path for path in paths if not path.startswith("/usr/share/doc/oneclc/")]
        if not paths:
            yield f"{root}: nothing is installed there"
        everything += paths
        for path in paths:
            owners = [name for name, patterns in spec.items() if any(matches(path, pattern) for pattern in patterns)]
            if owners != [package]:
                yield f"packaging/rpm/oneclc.spec: {path} is in {owners or 'no package'}, not in '{package}'"
    for patterns in spec.values():
        for pattern in patterns:
            if not any(matches(path, pattern) for path in everything):
                yield f"packaging/rpm/oneclc.spec: nothing is installed as {pattern}"
    contents = read("packaging/conda/recipe.yaml").partition("package_contents:")[2].partition("\nabout:")[0]
    for kind, names in re.findall(r"^      (\w+):\n((?:        - .*\n)+)", contents + "\n", re.M):
        for name in re.findall(r"- (\S+)", names):
            pattern = "/usr/" + {"bin": "bin/", "include": "include/", "files": ""}[kind] + name
            if not any(matches(path, pattern) for path in everything):
                yield f"packaging/conda/recipe.yaml: nothing is installed as {pattern}"
    rules = read("packaging/debian/rules")
    for part in [*PARTS, "default"]:
        if not re.search(rf"--component {part}\b|install [\w-]+ {part}[;\s]", rules):
            yield f"packaging/debian/rules: no package has the part {part}"


words = sys.argv[1:]
if words[:1] not in ([], ["--write"], ["--files"]) or len(words) != {"--files": 2}.get("".join(words[:1]), len(words[:1])):
    sys.exit(print(__doc__, file=sys.stderr) or 2)
faults = list(numbers(words == ["--write"]))
if words[:1] == ["--files"]:
    faults += lists(words[1])
print("\n".join(faults[:20]), end="\n" if faults else "")
sys.exit(bool(faults))
