# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tree.py SOURCE files SUFFIX… | copy TO | licences | links | blocks | prose | names | bodies: the files of a source tree, and checks of them.

files     prints the paths of the files with these suffixes
copy      copies all files into the folder TO
licences  each file but texts and tables says its licence, once
links     links of Markdown pages lead to files and headings that exist, and so do paths in backquotes
blocks    each shell command of the pages is run by a test, or the page says why not
names     files with a suffix have underscores in their names, not hyphens, but for those below
bodies    builtins' files ask for few things by #if, and those of layers have code of their own
prose     pages keep to 120 columns, the README and targets' pages to their sizes, and do without retired words
"""
import os
import re
import shutil
import subprocess
import sys

SOURCE = sys.argv[1]
LICENCE = "SPDX-License-Identifier: Apache-2.0 " + "WITH LLVM-exception"
WITHOUT_LICENCE = (".md", ".txt", ".tsv", ".in", ".csv", ".gitignore", "LICENSE", ".png", ".pfm",
                   "debian/changelog", "debian/copyright", "debian/source/format", ".docs")  # which have forms of their own


def files():
    """All files that Git tracks or would track; without Git, all but those in build folders."""
    listed = subprocess.run(["git", "-C", SOURCE, "ls-files", "-z", "--cached", "--others", "--exclude-standard"], capture_output=True)
    if os.path.exists(os.path.join(SOURCE, ".git")) and listed.returncode == 0:
        return sorted({name for name in listed.stdout.decode().split("\0") if os.path.isfile(os.path.join(SOURCE, name))})
    found = []
    for folder, folders, names in os.walk(SOURCE):
        here = os.path.relpath(folder, SOURCE)
        folders[:] = [f for f in folders if f not in (".git", "__pycache__") and not (here == "." and re.match("build(-|$)", f))]
        found += [os.path.normpath(os.path.join(here, name)) for name in names]
    return sorted(found)


def read(name):
    with open(os.path.join(SOURCE, name), errors="replace") as file:
        return file.read()


def licences():
    for name in files():
        if name.endswith(WITHOUT_LICENCE):
            continue
        count = len(re.findall(r"^\W*" + re.escape(LICENCE) + r"\W*$", read(name), re.M))
        if count != 1:
            yield f"{name}: has {count} lines '{LICENCE}', not one"


def anchors(name):
    """The anchors of a page's headings, as GitHub and similar sites make them."""
    headings = re.findall(r"^#+ +(.*?) *$", re.sub(r"^```.*?^```", "", read(name), flags=re.M | re.S), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def exists(name):
    return os.path.exists(os.path.join(SOURCE, name))


def links():
    everything = files()
    tops = {name.split("/")[0] for name in everything if "/" in name}
    for page in (name for name in everything if name.endswith(".md")):
        text = re.sub(r"^```.*?^```", "", read(page), flags=re.M | re.S)
        folder = os.path.dirname(page)
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            if re.match(r"[a-z]+:", target):
                continue
            path, _, anchor = target.partition("#")
            file = os.path.normpath(os.path.join(folder, path)) if path else page
            if not exists(file):
                yield f"{page}: the link {target} leads nowhere"
            elif anchor and anchor not in anchors(file):
                yield f"{page}: {file} has no heading for the link {target}"
        for path in re.findall(r"`([\w.+-]+(?:/[\w.+-]+)+)/?`", text):
            # Words such as CHAPTER and NAME are placeholders; files in a build folder are not in the tree.
            placeholder = re.search(r"(^|/|-)(?!README|CONTRIBUTING|CHANGELOG|LICENSE)[A-Z]{2,}", path)
            if path.split("/")[0] in tops and not placeholder and not exists(path) and not exists(os.path.join(folder, path)):
                yield f"{page}: there is no {path}"


# Pages, whose names are addresses, and what CMake, clang-format and debhelper ask for; files that are named after a program.
HYPHENS = r"\.md|\.docs|\.lintian-overrides|\.triggers|\.cmake(\.in)?|\.pc\.in|\.clang-format"
PROGRAM = r"(clang|clc|oneclc|plot)-[a-z0-9]+\.[a-z]+"


def names():
    for name in files():
        file = os.path.basename(name)
        if "-" in file and "." in file and not re.search(rf"({HYPHENS})$", file) and not re.fullmatch(PROGRAM, file):
            yield f"{name}: words in names of files are joined by underscores; the names of programs, which have no suffix, by hyphens"


def pages():
    """The pages for people, without the texts that manual pages are made of."""
    return [name for name in files() if name.endswith(".md") and not name.startswith(("man/", "test/"))]


def blocks():
    tests = "\n".join(read(name) for name in files() if name.startswith(("test/", "lab/test/")) and name.endswith(".test"))
    for page in pages():
        text = read(page)
        for before in re.findall(r"^ *(.*)\n *```sh$", text, re.M):
            name = re.fullmatch(r"<!-- test: (\S+) -->", before)
            if name and not re.search(rf"{re.escape(page)} {name.group(1)}[\s;]", tests):
                yield f"{page}: no test runs the block {name.group(1)}"
            elif not name and not re.fullmatch(r"<!-- not run: .+ -->", before):
                yield f"{page}: the block below '{before}' has no name for a test to run it by"


# Words that pages do without, and what to say instead: plain words, and the specification's and numerical analysis's terms.
RETIRED = (
    (r"packages' manager", "packages"),
    (r"\btakes? (it|them|that) away\b", "removes"),
    (r"\bof which\b", "a sentence of its own"),
    (r"\b(in|of \d+|to \d+|each|every|few|short) turns\b", "iterations, or alternately"),
    (r"\b(and|or) its like\b|\b(and|or) the like\b|\band their like\b", "the names, or: similar"),
    (r"\bThe price (is|are)\b", "Cost:"),
    (r"\bin the mean\b|\bgeometric means \(and", "on average, or: geometric mean"),
    (r"\bleast of (some|all|them)\b", "slowest, or: smallest"),
    (r"\bit is so of\b|\bthat is so of\b", "the noun"),
    (r"\b(all|these|three|its|of|the) products\b(?! (of|and|are exact|that may))", "library files"),
    (r"(?<![\d.,-])0?\.\d+ (of|to 0?\.\d+ of) (the|its) (time|speed)\b", "a result, in docs/results"),
    (r"\bwith (the bits|the speed|the results) of before\b|\bthe time of before\b", "the same bits, or nothing"),
    (r"\bundercut\b", "go below"),
    (r"\bnumbers that are none\b|\ba number that is none\b", "not exactly representable"),
    (r"\bfma_(near|close|loose|about|mostly|less|tiny|small|scaled)\b", "a word of docs/develop/vocabulary.md"),
)
README = 120, 8000  # lines, bytes
RELEASE = 100  # lines of a version in the changelog
TARGET_PAGE = 6000  # bytes


def prose():
    for page in (name for name in files() if name.endswith(".md")):
        text = read(page)
        keys = text.partition("\n\n")[0].count("\n") + 1 if page.startswith("man/text/") else 0
        for number, line in enumerate(text.splitlines(), 1):
            if len(line) > 120 and number > keys and not re.match(r" *\|", line):
                yield f"{page}:{number}: {len(line)} columns, not 120"
        size = text.count("\n"), len(text.encode())
        if page == "README.md" and (size[0] > README[0] or size[1] > README[1]):
            yield f"{page}: {size[0]} lines and {size[1]} bytes; {README[0]} and {README[1]} are allowed"
        for version in re.split(r"^## ", text, flags=re.M)[1:] if page == "CHANGELOG.md" else []:
            if version.count("\n") > RELEASE:
                yield f"{page}: {version.splitlines()[0]} has {version.count(chr(10))} lines; {RELEASE} are allowed"
        if re.fullmatch(r"(amdgcn|nvptx|spirv(/mesa3d)?|x86|layers/[a-z_]+)/README\.md", page):
            size = len(text.encode())
            if size > TARGET_PAGE:
                yield f"{page}: {size} bytes; {TARGET_PAGE} are allowed"
        words = re.sub(r"^```.*?^```", lambda code: "\n" * code[0].count("\n"), text, flags=re.M | re.S)
        for pattern, instead in RETIRED:
            for found in re.finditer(pattern.replace(" ", r"\s+"), words):
                line = words.count("\n", 0, found.start()) + 1
                yield f"{page}:{line}: '{' '.join(found[0].split())}': say {instead}"


# What a file knows of the pass of its expansion (generic/expand): its type, width, address space or kind of image. This is one switch.
PASS = set("""elem_bits is_float is_signed vec_width source_width exceeds_registers space is_generic is_local is_private block_type row_type
              reads writes samples is_depth is_array is_msaa is_buffer has_mipmaps image_dims""".split())


def bodies():
    for name in files():
        if not re.match(r"(generic|layers|amdgcn|nvptx|spirv|x86)/.*\.(cl|h)$", name):
            continue
        lines = re.sub(r"//.*", "", read(name)).replace("\\\n", " ").split("\n")
        code = [line for line in lines if line.strip()]
        if len(code) == 1 and re.match(r"#include <.*/" + re.escape("/".join(name.split("/")[-2:])) + ">", code[0]):
            yield f"{name}: only includes another layer's file of this name"
        if name.endswith(".cl"):
            asked = {word for line in code for found in [re.match(r"# *(?:if|elif|ifdef|ifndef)\b(.*)", line)] if found
                     for word in re.findall(r"[A-Za-z_]\w*", found[1])} - {"defined", "true", "false"}
            switches = sorted(asked - PASS) + ["the pass"] * bool(asked & PASS)
            if len(switches) > 2:
                yield f"{name}: {len(switches)} switches, not two: {', '.join(switches)}"


if sys.argv[2] == "files":
    print("\n".join(os.path.join(SOURCE, name) for name in files() if name.endswith(tuple(sys.argv[3:]))))
elif sys.argv[2] == "copy":
    for name in files():
        to = os.path.join(sys.argv[3], name)
        os.makedirs(os.path.dirname(to), exist_ok=True)
        shutil.copy2(os.path.join(SOURCE, name), to)
else:
    faults = list({"licences": licences, "links": links, "blocks": blocks, "prose": prose, "names": names, "bodies": bodies}[sys.argv[2]]())
    print("\n".join(faults))
    sys.exit(bool(faults))
