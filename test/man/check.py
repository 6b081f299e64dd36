# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks of the manual pages: check.py names|overloads|accuracy|texts|programs|lint TOOL, or values, which prints a kernel."""
import glob
import itertools
import os
import re
import subprocess
import sys

SOURCE, BUILD = os.environ["ONECLC_SOURCE"], os.environ["ONECLC_BUILD"]
sys.path[:0] = [os.path.join(SOURCE, "man"), os.path.join(SOURCE, "test/products")]
import clc
import pages
import synopsis

MAN = os.path.join(BUILD, "man")
failures = []


def expect(condition, message):
    if not condition:
        failures.append(message)


def sources():
    """Path -> roff of all pages but links."""
    texts = {path: open(path).read() for path in sorted(glob.glob(os.path.join(MAN, "man*/*")))}
    return {path: text for path, text in texts.items() if not text.startswith(".so ")}


def known_to_clang(names):
    """Which of these Clang knows without a declaration: as builtins of the compiler, macros of its header or keywords."""
    asked = "".join(f"#if __has_builtin({n}) || defined {n} || !__is_identifier({n})\nknown {n}\n#endif\n" for n in names)
    done = clc.clang("spirv64--", "3.0", asked, "-E", "-P")
    return set(re.findall(r"^known (\w+)$", done.stdout, re.M))


def check_names(builtins, texts):
    declared = set(builtins.overloads)
    undeclared = {n for page in texts for n in page.undeclared}
    expect(len(declared) > 1000, "Clang declares hardly anything.")
    for name in sorted(declared | undeclared | set(clc.UNDECLARED)):
        expect(os.path.exists(f"{MAN}/man3/{name}.3clc"), f"{name} has no page.")
    for name in sorted(undeclared - known_to_clang(undeclared) - set(clc.UNDECLARED)):
        expect(False, f"{name} has a page, but Clang knows no such builtin, nor is it in UNDECLARED of test/products/clc.py.")
    titles = {n for page in texts for n in [page.name, *page.names]}
    for path in glob.glob(f"{MAN}/man3/*"):
        name = os.path.basename(path).removesuffix(".3clc")
        expect(name in declared | undeclared | titles, f"{path} is the page of nothing.")
        link = re.match(r"\.so (.*)\n", open(path).read())
        expect(not link or os.path.exists(os.path.join(MAN, link.group(1))), f"{path} leads nowhere.")
    for page in texts:
        code = " ".join(re.findall(r"`([^`]+)`", open(page.path).read()))
        for name in re.findall(r"\b([a-z]\w*)\(", code):
            expect(name in declared | undeclared | {"f"}, f"{page.path} calls '{name}', which nobody declares.")


def expanded(form, prototype):
    """The overloads that a prototype of a page stands for."""
    variables = prototype.values
    for choice in itertools.product(*variables.values()):
        values = dict(zip(variables, choice))
        gentype = values.get("gentype")
        if gentype in synopsis.SIZE:
            size = synopsis.SIZE[gentype]
            values.update(igentype=synopsis.SIGNED[size], ugentype="u" + synopsis.SIGNED[size], atomic_gentype="atomic_" + gentype)

        def filled(text):
            text = re.sub(r"<[nm]>", lambda v: str(values[v.group()[1]]) if values[v.group()[1]] > 1 else "", text)
            return re.sub(r"[<\[](\w+)[>\]]", lambda v: values[v.group(1)], text)
        yield filled(prototype.name), synopsis.parse(filled(prototype.result)), tuple(synopsis.parse(filled(p)) for p in prototype.parameters)


def check_overloads(builtins, texts):
    """The prototypes of a page stand for what Clang declares, each overload once."""
    count = 0
    for page in texts:
        for form in page.forms:
            declared = {o for n in page.members if form.match(n) is not None for o in builtins.overloads.get(n, ())}
            wanted = {(name, synopsis.parse(result), tuple(map(synopsis.parse, parameters))) for name, result, parameters in declared}
            shown = [o for p in synopsis.prototypes(form, declared) for o in expanded(form, p)]
            for overload in sorted(wanted ^ set(shown), key=str)[:3]:
                expect(False, f"{page.path}: {'lacks' if overload in wanted else 'has a wrong'} overload {overload}")
            expect(len(shown) == len(set(shown)), f"{page.path}: {form.text} has overloads twice.")
            count += len(shown)
    expect(count > 10000, f"There are {count} overloads only.")


def table(name):
    lines = open(os.path.join(SOURCE, "test/math", name)).read().splitlines()
    return [line.split("\t") for line in lines if line and line[0] != "#"]


def check_accuracy(_builtins, _texts):
    """All rows of the tables are on a page, with the tables' numbers."""
    shown = {}
    for path, roff in sources().items():
        for part in re.findall(r"^\.TS\n.*?\.\n(.*?)^\.TE$", roff, re.S | re.M):
            for line in part.splitlines()[1:]:
                function, precision, *cells = line.replace("\\", "").split("\t")
                expect((function, precision) not in shown, f"{path}: {function} of {precision} stands twice.")
                shown[function, precision] = cells
                expect(os.path.exists(f"{MAN}/man3/{function.split()[0]}.3clc"), f"{path} tells of {function}, which has no page.")
    seen = {}
    for row in table("sweeps.tsv"):
        seen[row[0], row[1]] = max(float(row[5]), seen.get((row[0], row[1]), 0))
    words = {"0": "exact", "inf": "none"}
    for function, _, _, *columns in table("bounds.tsv"):
        name = re.sub(r"\.(\w+)", r" (\1)", function)
        for precision, ours, standard in zip(("half", "float", "double"), columns[:3], columns[3:6]):
            cells = shown.pop((name, precision), None)
            if ours in ("-", "inf"):
                expect(cells is None, f"{name} of {precision} has no bound, but a page says so.")
            elif cells is None:
                expect(False, f"{name} of {precision} is on no page.")
            else:
                expect(cells[0] == words.get(ours, ours) and cells[1] == words.get(standard, standard),
                       f"{name} of {precision}: a page says {cells[:2]}, the table {ours}, {standard}.")
                largest = seen.get((function, precision))
                expect((cells[2] == "-") == (largest is None) and (largest is None or 0 <= float(cells[2]) - largest < 0.001),
                       f"{name} of {precision}: a page says {cells[2]}, the table {largest}.")
    for name, precision in shown:
        expect(False, f"A page tells of {name} of {precision}, which is in no table.")


def check_texts(_builtins, texts):
    for page in texts:
        ours = set(page.members) <= set(clc.UNDECLARED) and page.clause == "OneCLC"
        expect(ours or re.search(r"OpenCL C 3\.0, 6\.\d+[\d.]* (and 6[\d.]+ )?\(|\bcl_\w+", page.clause), f"{page.path}: 'clause' names no clause and no extension.")
        expect(page.text[""].strip(), f"{page.path}: there is no description.")
        expect(re.search(r"[.:]$", page.text[""].strip().splitlines()[-1]) or page.text[""].rstrip().splitlines()[-1].startswith("    "),
               f"{page.path}: the description does not end with a sentence.")
        expect(not page.summary.endswith(".") and len(page.summary) < 80, f"{page.path}: the summary is no short phrase.")
    for path, roff in sources().items():
        left = re.search(r"`|(?<!\(const)(?<! )\*\w+\*", re.sub(r"^\.EX$.*?^\.EE$", "", roff, flags=re.S | re.M))
        expect(not left or "/man1/" in path, f"{path} shows markup: {left and roff[left.start() - 20:left.end() + 20]}")
        references = re.findall(r"\\fB(?:\\%)?([\w\\-]+)\\fR\((1|3clc|7)\)", roff)
        expect(references, f"{path} refers to no other page.")
        for name, section in references:
            name = name.replace("\\", "")
            expect(os.path.exists(f"{MAN}/man{section[0]}/{name}.{section}") or section == "1", f"{path} refers to {name}({section}), which does not exist.")


def check_programs(_builtins, _texts):
    found = glob.glob(f"{MAN}/man1/*")
    expect(found, "No program has a page.")
    for path in found:
        name = os.path.basename(path)[:-2]
        program = next(p for p in (f"{BUILD}/bin/{name}", f"{SOURCE}/utils/{name}") if os.path.exists(p))
        page = re.sub(r"\\(f.|&)", "", open(path).read()).replace("\\-", "-")
        text = subprocess.run([program, "--help"], capture_output=True, text=True, check=True).stdout
        for word in set(re.findall(r"(?<![\w-])--?[a-z][\w-]*|\bONECLC_\w+", text)):
            expect(re.search(rf"(?<![\w-]){word}(?![\w-])", page), f"{path} does not tell of {word}.")


def check_lint(_builtins, _texts):
    """Pages are shown without a word of complaint."""
    command = {"groff": ["groff", "-t", "-man", "-ww", "-Tutf8"], "mandoc": ["mandoc", "-T", "lint", "-W", "warning"]}[sys.argv[2]]
    for path in sources():
        done = subprocess.run([*command, path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT if command[0] == "mandoc" else subprocess.PIPE)
        said = (done.stdout if command[0] == "mandoc" else done.stderr).decode()
        expect(not said and (command[0] == "mandoc" or done.returncode == 0), f"{path}: {said}")


def print_values(_builtins, texts):
    """A kernel that computes every `call` that a text says is a `value`, and says what is another."""
    print("#pragma OPENCL EXTENSION cl_khr_fp16 : enable\nkernel void values(void) {\n  int right = 0;")
    for page in texts:
        text = re.sub(r"\s+", " ", open(page.path).read())
        for call, value in re.findall(r"`(\w+\([^`]*\)(?:\.\w)?)` is `([^`]+)`", text):
            if call.partition("(")[0] in clc.UNDECLARED: # the kernel would have to declare it
                continue
            print(f"  {{\n    const __typeof__({call}) result = {call}, value = {value};")
            print("    bool same = true;\n    for (uint i = 0; i < sizeof result; i++)\n"
                  "      same &= ((const uchar *)&result)[i] == ((const uchar *)&value)[i];")
            if value == "NAN":
                print("    same |= isnan(result);")
            print(f'    if (!same)\n      printf("wrong: {os.path.relpath(page.path, SOURCE)}: {call}\\n");\n    right += same;\n  }}')
    print('  printf("%d values are right\\n", right);\n}')


def main():
    builtins = pages.Builtins(clc)
    texts = pages.load_texts(builtins)
    checks = {"names": check_names, "overloads": check_overloads, "accuracy": check_accuracy, "texts": check_texts,
              "programs": check_programs, "lint": check_lint, "values": print_values}
    checks[sys.argv[1]](builtins, texts)
    if failures:
        sys.exit("\n".join(failures))


main()
