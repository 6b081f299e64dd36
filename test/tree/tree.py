# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tree.py SOURCE files SUFFIX… | copy TO | licences | links | blocks: the files of a source tree, and checks of them.

files     prints the paths of the files with these suffixes
copy      copies all files into the folder TO
licences  each file but texts and tables says its licence, once
links     links of Markdown pages lead to files and headings that exist, and so do paths in backquotes
blocks    each shell command of docs/ and CONTRIBUTING.md is run by a test, or the page says why not
"""
import os
import re
import shutil
import subprocess
import sys

SOURCE = sys.argv[1]
LICENCE = "SPDX-License-Identifier: Apache-2.0 " + "WITH LLVM-exception"
WITHOUT_LICENCE = (".md", ".tsv", ".in", ".csv", ".gitignore", "LICENSE", ".png", ".pfm")


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


def blocks():
    tests = "\n".join(read(name) for name in files() if name.startswith("test/") and name.endswith(".test"))
    for page in files():
        if page != "CONTRIBUTING.md" and not re.fullmatch(r"docs/[^/]*\.md", page):
            continue
        text = read(page)
        for before in re.findall(r"^ *(.*)\n *```sh$", text, re.M):
            name = re.fullmatch(r"<!-- test: (\S+) -->", before)
            if name and not re.search(rf"{re.escape(page)} {name.group(1)}[\s;]", tests):
                yield f"{page}: no test runs the block {name.group(1)}"
            elif not name and not re.fullmatch(r"<!-- not run: .+ -->", before):
                yield f"{page}: the block below '{before}' has no name for a test to run it by"


if sys.argv[2] == "files":
    print("\n".join(os.path.join(SOURCE, name) for name in files() if name.endswith(tuple(sys.argv[3:]))))
elif sys.argv[2] == "copy":
    for name in files():
        to = os.path.join(sys.argv[3], name)
        os.makedirs(os.path.dirname(to), exist_ok=True)
        shutil.copy2(os.path.join(SOURCE, name), to)
else:
    faults = list({"licences": licences, "links": links, "blocks": blocks}[sys.argv[2]]())
    print("\n".join(faults))
    sys.exit(bool(faults))
