#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the manual pages: of the builtins (section 3clc), the programs (1) and the library (7).

What the tree knows is not written down again: which overloads there are is asked of Clang (test/products/clc.py), error bounds and
the greatest errors seen stand in test/math/bounds.tsv and sweeps.tsv, what targets lack or leave to others in their README files,
options in the programs' --help. The rest is man/text/CHAPTER/PAGE.md, a text for each page; markup.py says how they are written.
Header keys of a builtin's text:
  builtins  the names, separated by commas; a part in angle brackets is a variable: vload<n> (synopsis.py); a name may end in *;
            default: the page's name
  names     for the NAME section, where there are too many of them; each has a page or becomes a link to this one
  summary   what stands behind the dash of the NAME section
  call      how it is called, as fract(x, iptr): the parameters' names; once for each number of parameters, and for each builtin
            whose names are others; 'types' where parameters have no names
  declare   NAME: PROTOTYPE | PROTOTYPE, of builtins that Clang's compiler knows without a declaration, and of those that kernels have to declare
            (UNDECLARED of test/products/clc.py)
  where     what the variables in these prototypes stand for
  clause    where the specification defines them, or the extension; "OneCLC" for a builtin of this library's own
  see       other pages
"""
import argparse
import collections
import decimal
import fnmatch
import math
import os
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
import markup
import programs
import synopsis
from markup import TextError, blocks, escape, filled, inline

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.dirname(HERE)
SECTIONS = ["Return value", "Rounding", "Special values", "Accuracy", "Targets", "Notes", "Examples"]
CHAPTERS = {"math": "Mathematics", "common": "Common functions", "geometric": "Geometry", "integer": "Integers", "relational": "Comparisons",
            "convert": "Conversions", "vector": "Vector loads and stores", "misc": "Vector shuffles and printf", "workitem": "Work-items",
            "sync": "Barriers and fences", "async": "Asynchronous copies", "atomic": "Atomics", "address": "Address spaces",
            "image": "Images", "workgroup": "Work-groups", "subgroup": "Sub-groups", "pipe": "Pipes", "enqueue": "Device-side enqueue",
            "clock": "Clocks", "media": "Media operations", "intel": "Intel's extensions"}
LANGUAGES = ["1.2", "2.0", "3.0", "3.1"]


def rows(name):
    """The lines of a table of test/math, by the names of its columns."""
    lines = open(os.path.join(SOURCE, "test/math", name), encoding="utf-8").read().splitlines()
    heading = [line for line in lines if line.startswith("# ") and "\t" in line][-1]
    columns = heading[2:].split("\t")
    return [dict(zip(columns, line.split("\t"))) for line in lines if line and not line.startswith("#")]


class Builtins:
    """What Clang declares: name -> overloads and language versions."""

    def __init__(self, clc):
        said = subprocess.run([os.environ["ONECLC_CLANG"], "--version"], capture_output=True, text=True, check=True).stdout
        self.of_older_clang = int(re.search(r"clang version (\d+)", said)[1]) < 22  # has no pages of what it does not declare
        self.overloads = collections.defaultdict(set)
        self.languages = collections.defaultdict(set)
        self.since = {name: f"Clang {version} and later" for name, *_, version in clc.later("3.1")}
        for mode in clc.MODES:
            for name, _, result, parameters, where in clc.prototypes(mode):
                if where != "later":
                    self.since.pop(name, None)
                parameters = [re.sub(r"\benum ", "", p) for p in parameters]
                self.overloads[name].add((name, re.sub(r"\benum ", "", result), tuple(parameters)))
                self.languages[name].add(mode)


class Page:
    """A text of a family of builtins."""

    def __init__(self, path, builtins):
        self.path, self.name = path, os.path.basename(path).removesuffix(".md")
        self.chapter = os.path.basename(os.path.dirname(path))
        self.keys, body = markup.header(path)
        unknown = set(self.keys) - {"builtins", "names", "summary", "call", "declare", "where", "clause", "see"}
        if unknown:
            raise TextError(f"{path}: the header has unknown keys: {', '.join(sorted(unknown))}")
        self.text = markup.sections(body)
        for heading in self.text:
            if heading and heading not in SECTIONS:
                raise TextError(f"{path}: '## {heading}' is none of the sections of a page: {', '.join(SECTIONS)}")
        self.summary = self.key("summary")
        self.clause = self.key("clause")
        self.see = [s.strip() for value in self.keys.get("see", []) for s in value.split(",")]
        self.declared = dict(d.split(": ", 1) for d in self.keys.get("declare", []))
        default = [] if self.declared else [self.name]
        texts = [f.strip() for value in self.keys.get("builtins", default) for f in value.split(",")]
        self.forms = [synopsis.Form(name) for text in texts
                      for name in (sorted(fnmatch.filter(builtins.overloads, text)) if "*" in text else [text])]
        self.members = []
        for form in self.forms:
            found = sorted(n for n in builtins.overloads if form.match(n) is not None)
            if not found and not builtins.of_older_clang:
                raise TextError(f"{path}: Clang declares no builtin '{form.text}'.")
            self.members += [n for n in found if n not in self.members]
        self.undeclared = [n for d in self.declared for n in synopsis.Form(d).names()]
        self.members += self.undeclared
        self.names = [n.strip() for value in self.keys.get("names", []) for n in value.split(",")] or self.members
        if self.name not in self.names:
            self.names = [self.name, *self.names]
        self.calls = []
        for call in self.keys.get("call", []):
            if call == "types":
                continue
            name, arguments = re.fullmatch(r"(\S*?)\((.*)\)", call).groups()
            self.calls.append((name, [a.strip() for a in arguments.split(",") if a.strip()]))

    def key(self, name):
        if len(self.keys.get(name, [])) != 1:
            raise TextError(f"{self.path}: the header needs one line '{name}: …'.")
        return self.keys[name][0]

    def arguments(self, form, parameters):
        """Names of the parameters. A sampler is called sampler, and nothing else is."""
        own = [a for n, a in self.calls if n == form.text]
        for names in own or [a for n, a in self.calls if not n]:
            if len(names) == len(parameters) and all((n == "sampler") == (p == "sampler_t") for n, p in zip(names, parameters)):
                return names
        if not parameters or "types" in self.keys.get("call", []):
            return [""] * len(parameters)
        raise TextError(f"{self.path}: no line 'call: …' fits {form.text}({', '.join(parameters)})")


def variables(text):
    """<gentype> in italics within bold."""
    return re.sub(r"<(\w+)>", r"\\fI\1\\fB", re.sub(r"\[(\w+)\]", r"[\\fI\1\\fB]", text)).replace("-", "\\-")


def prototype(result, name, parameters):
    """Parameters are pairs of type and name. A line that would be too long is broken between them."""
    def width(roff):
        return len(re.sub(r"\\f.", "", roff))
    listed = [variables(t) + (" " if n and not t.endswith("*") else "") + (rf"\fI{escape(n, True)}\fB" if n else "") for t, n in parameters]
    listed = [part + ("," if i + 1 < len(listed) else "") for i, part in enumerate(listed)] or ["void"]
    lines, line = [], variables(result) + ("" if result.endswith("*") else " ") + variables(name) + "("
    for part in listed:
        if width(line + part) > 68:
            lines.append(line)
            line = "    " + part
        else:
            line += ("" if line.endswith("(") else " ") + part
    return "\n".join(rf"\fB{l}\fR" for l in [*lines, line + ");"])


def values_line(values):
    return ". ".join(rf"\fI{v}\fR: " + escape(", ".join("(nothing)" if x == "" else str(x) for x in choice))
                     for v, choice in values) + "."


def synopsis_section(page, builtins):
    groups = {}  # prototypes whose variables take the same values stand together
    for form in page.forms:
        overloads = [o for n in page.members if form.match(n) is not None for o in builtins.overloads.get(n, ())]
        for p in synopsis.prototypes(form, overloads):
            arguments = page.arguments(form, p.parameters)
            values = tuple((v, tuple(choice)) for v, choice in p.values.items())
            groups.setdefault(values, []).append(prototype(p.result, p.name, zip(p.parameters, arguments)))
    roff = []
    for values, lines in groups.items():
        roff.append(".nf\n" + "\n".join(lines) + "\n.fi")
        if values:
            roff.append(".RS 4\n" + filled(values_line(values)) + "\n.RE")
    if page.declared:
        for name, lines in page.declared.items():
            shown = [variables(escape(line.strip(" ").replace("\t", "    "), True)) for line in lines.split(" | ")]
            roff.append(".nf\n" + "\n".join(rf"\fB{line}" + (";" if line.endswith(")") else "") + r"\fR" for line in shown) + "\n.fi")
        if "where" in page.keys:
            roff.append(".RS 4\n" + filled(inline(" ".join(page.keys["where"]))) + "\n.RE")
    return "\n.sp\n".join(roff).replace("\n.sp\n.RS", "\n.RS")


class Accuracy:
    """Bounds and what was seen, for the functions that a page is about."""
    PRECISIONS = ("half", "float", "double")

    def __init__(self):
        self.bounds = rows("bounds.tsv")
        self.seen = collections.defaultdict(list)
        for row in rows("sweeps.tsv"):
            self.seen[row["function"], row["precision"]].append(row)

    @staticmethod
    def bound(text):
        return {"0": "exact", "inf": "none"}.get(text, text)

    @staticmethod
    def points(row):
        """'all' and '4294967296 random', with the number of arguments."""
        number = row["number"] if row["points"] == "all" else row["points"].split()[0]
        power = round(math.log2(int(number)))
        if power > 16 and abs(int(number) / 2**power - 1) < 1e-6:
            number = f"2^{power}"
        number = {"10000000": "10^7"}.get(number, number)
        return f"all {number}" if row["points"] == "all" else f"{number} random"

    def table(self, members):
        lines, domains, elsewhere = [], collections.defaultdict(list), collections.defaultdict(list)  # text -> functions
        for row in self.bounds:
            function, _, part = row["function"].partition(".")
            if function not in members:
                continue
            domain = re.sub(r"(; )?undeclared$", "", row.get("domain") or "") # the last is for clc-ulp
            if domain:
                domains[domain].append(function)
            if row.get("float elsewhere"):
                elsewhere[self.bound(row["float elsewhere"])].append(function)
            for precision in self.PRECISIONS:
                if row[precision] == "-" or row[precision] == "inf":
                    continue
                seen = max(self.seen[row["function"], precision], key=lambda r: decimal.Decimal(r["max ulp"]), default=None)
                largest = decimal.Decimal(seen["max ulp"]).quantize(decimal.Decimal("0.001"), decimal.ROUND_CEILING) if seen else "-"
                shown = f"{function} ({part})" if part else function
                lines.append([shown, precision, self.bound(row[precision]), self.bound(row["spec " + precision]), str(largest),
                              self.points(seen) if seen else "-"])
        return lines, domains, elsewhere

    def section(self, members):
        lines, domains, elsewhere = self.table(members)
        if not lines:
            return None
        text = [".PP\n" + filled("Errors in ulp, units in the last place of the exact result: the bound that this library keeps, the "
                                 "standard's (OpenCL C 3.0, 7.4, full profile), the largest error that was seen, rounded up, and the "
                                 "arguments that were tried. A bound of 0.5 means correctly rounded, to nearest, ties to even.")]
        text.append(".TS\nlb lb lb lb lb lb\nl l n n n l.\nfunction\ttype\tbound\tstandard\tlargest seen\targuments\n"
                    + "\n".join("\t".join(escape(cell, True) if cell != "-" else "\\-" for cell in line) for line in lines) + "\n.TE")
        for domain, functions in domains.items():
            names = ", ".join(f"`{f}`" for f in functions)
            text.append(".PP\n" + filled(inline(f"For {names}: the bound holds for {domain}.")))
        for bound, functions in elsewhere.items():
            names = ", ".join(f"`{f}`" for f in functions)
            text.append(".PP\n" + filled(inline(f"For {names}: these are the bounds on processors; on other devices the bound of float is {bound}.")))
        return "\n".join(text)


class Targets:
    """What the targets' README files say of builtins that a product lacks or leaves to others."""

    def __init__(self, clc):
        self.rows = collections.defaultdict(list)  # (heading, entries, text) -> products
        self.of_folder = collections.defaultdict(list)
        for product, (section, _) in clc.PRODUCTS.items():
            self.of_folder[section["target"]].append(product)
            for heading in re.split(r"\s*;\s*", section["readme"]):
                columns = []
                for entries, text in clc.readme_rows(product, heading):
                    cells = [re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", cell).strip() for cell in text.split("|")]
                    if entries:
                        self.rows[heading, tuple(entries), self.sentence(cells, columns)].append(product)
                    elif set(text) - set("-|: "):
                        columns = cells

    @staticmethod
    def sentence(cells, columns):
        """The cells of a row; of the columns behind the first one the heading tells what they are."""
        verbs = {"what a kernel gets": "a kernel gets ", "where it is missing": "where it is missing, "}
        return "; ".join(verbs.get(column, "") + cell for column, cell in zip(columns, cells) if cell)

    def label(self, listed):
        names = []
        for folder, all_of_it in self.of_folder.items():
            here = [p for p in all_of_it if p in listed]
            names += [folder] if here == all_of_it else here
        return ", ".join(names)

    def section(self, page):
        def matches(entry, member):
            name = entry.partition("(")[0]
            return member.startswith(name[:-1]) and member not in page.undeclared if name.endswith("…") else member == name
        found = collections.defaultdict(list)  # (heading, products) -> what is said
        for (heading, entries, text), products in self.rows.items():
            here = [e for e in entries if any(matches(e, m) for m in page.members)]
            everything = all(any(matches(e, m) for e in here) for m in page.members) and not any("(" in e for e in here)
            if here:
                named = "" if everything else ", ".join(f"`{e}`" for e in here)
                found[heading, tuple(products)].append(": ".join(filter(None, (named, text.rstrip(".")))))
        return "\n".join(f".TP 7\n{escape(self.label(products), True)}\n" + filled(inline(f"{': '.join(filter(None, (heading, '. '.join(filter(None, said)))))}."))
                         for (heading, products), said in found.items())


def title(name, section, release, what):
    return f"'\\\" t\n.\\\" SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n" \
           f".TH {escape(name, True).upper()} {section} {release[1]} \"OneCLC {release[0]}\" \"{what}\"\n.ad l\n"


def name_section(names, summary):
    return ".SH NAME\n" + filled(", ".join(escape(n, True) for n in names) + " \\- " + inline(summary)) + "\n"


def see_section(pages):
    """References to pages, written page(section), in the order given."""
    return ".SH SEE ALSO\n" + filled(inline(", ".join(pages))) + "\n"


def declared_in(page, builtins):
    modes = set.union(*(builtins.languages[m] for m in page.members if m in builtins.languages), set())
    if not modes:
        return ""
    languages = [l for l in LANGUAGES if l in modes]
    said = "OpenCL C " + (", ".join(languages[:-1]) + " and " if languages[1:] else "") + languages[-1]
    optional = "" if "3.0n" in modes else ", in 3.0 only where the device has the optional feature"
    who = next((builtins.since[m] + " declare" for m in page.members if m in builtins.since), "Clang declares")
    return f" {who} {'them' if len(page.members) > 1 else 'it'} in {said}{optional}."


def builtin_page(page, builtins, accuracy, targets, release):
    roff = title(page.name, "3clc", release, "OpenCL C builtins")
    roff += name_section(page.names, page.summary)
    roff += ".SH SYNOPSIS\n" + synopsis_section(page, builtins) + "\n"
    roff += ".SH DESCRIPTION\n" + blocks(page.text[""]) + "\n"
    for heading in SECTIONS:
        parts = [blocks(page.text[heading])] if heading in page.text else []
        if heading == "Accuracy":
            parts.append(accuracy.section(page.members))
        if heading == "Targets":
            parts.append(targets.section(page))
        if any(parts):
            roff += f".SH {heading.upper()}\n" + "\n".join(p for p in parts if p) + "\n"
    roff += ".SH STANDARDS\n" + filled(inline(page.clause.rstrip(".") + "." + declared_in(page, builtins))) + "\n"
    return roff + see_section([f"{s}(3clc)" for s in page.see] + ["oneclc(7)"])


def program_page(path, name, keys, body, release):
    help_sections = programs.sections(programs.help_text(path))
    own = markup.sections(body)
    roff = title(name, 1, release, "OneCLC's programs") + name_section([name], keys["summary"][0])
    for heading in ["SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "NOTES", "EXAMPLES"]:
        text = own.get("" if heading == "DESCRIPTION" else heading.capitalize(), "")
        parts = [p for p in (help_sections.get(heading), blocks(text)) if p]
        if parts:
            roff += f".SH {heading}\n" + "\n".join(parts) + "\n"
    return roff + see_section([s.strip() for s in keys["see"][0].split(",")])


def overview_page(texts, release):
    keys, body = markup.header(os.path.join(HERE, "text/oneclc.md"))
    roff = title("oneclc", 7, release, "OneCLC") + name_section(["oneclc"], keys["summary"][0])
    for heading, text in markup.sections(body).items():
        roff += f".SH {(heading or 'Description').upper()}\n" + blocks(text) + "\n"
    roff += ".SH PAGES\n"
    for chapter, called in CHAPTERS.items():
        pages = [f"{p.name}(3clc)" for p in texts if p.chapter == chapter]
        if pages:
            roff += f".TP 7\n{called}\n" + filled(inline(", ".join(pages))) + "\n"
    return roff + see_section([s.strip() for s in keys["see"][0].split(",")])


def load_texts(builtins):
    texts = []
    for chapter in CHAPTERS:
        folder = os.path.join(HERE, "text", chapter)
        names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
        texts += [page for name in names for page in [Page(os.path.join(folder, name), builtins)] if page.members]
    owners = {}
    for page in texts:
        for name in {page.name, *page.members}:
            if name in owners:
                raise TextError(f"{page.path}: '{name}' has a page already, {owners[name]}")
            owners[name] = page.path
    return texts


def write(folder, section, name, roff):
    path = os.path.join(folder, f"man{section[0]}", f"{name}.{section}")
    with open(path, "w", encoding="ascii") as file:
        file.write(re.sub(r"^(\.S[HS] .*\n)\.PP\n", r"\1", re.sub(r"[ \t]+$", "", roff, flags=re.M), flags=re.M))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", "--output", required=True, help="folder that gets man1, man3 and man7; what is there is replaced")
    parser.add_argument("--clang", required=True, help="the Clang whose declarations count")
    parser.add_argument("--build", required=True, help="the build folder, where what Clang declares is kept")
    parser.add_argument("--release", required=True, metavar="VERSION,DATE", help="what the pages' footers say")
    parser.add_argument("--program", action="append", default=[], metavar="PATH", help="a program that gets a page in section 1")
    parser.add_argument("--only", metavar="PAGE", help="print the source of one page of a builtin, and write nothing")
    options = parser.parse_args()
    os.environ.update(ONECLC_BUILD=options.build, ONECLC_SOURCE=SOURCE, ONECLC_CLANG=options.clang)
    sys.path.insert(0, os.path.join(SOURCE, "test/products"))
    import clc

    release = options.release.split(",")
    builtins, accuracy, targets = Builtins(clc), Accuracy(), Targets(clc)
    texts = load_texts(builtins)
    if options.only:
        page = next((p for p in texts if options.only in (p.name, *p.members)), None)
        if not page:
            raise TextError(f"no page tells of '{options.only}'.")
        print(builtin_page(page, builtins, accuracy, targets, release), end="")
        return
    missing = sorted(set(builtins.overloads) - {m for page in texts for m in page.members})
    if missing:
        raise TextError(f"no text in man/text/ is about these builtins: {', '.join(missing)}")

    for part in ("man1", "man3", "man7"):
        shutil.rmtree(os.path.join(options.output, part), ignore_errors=True)
        os.makedirs(os.path.join(options.output, part))
    pages = {page.name for page in texts}
    for page in texts:
        write(options.output, "3clc", page.name, builtin_page(page, builtins, accuracy, targets, release))
        for name in {*page.members, *page.names} - {page.name}:
            if name not in pages:
                write(options.output, "3clc", name, f".so man3/{page.name}.3clc\n")
    for path in options.program:
        name = os.path.basename(path)
        keys, body = markup.header(os.path.join(HERE, "text/programs", name + ".md"))
        write(options.output, "1", name, program_page(path, name, keys, body, release))
    write(options.output, "7", "oneclc", overview_page(texts, release))


if __name__ == "__main__":
    try:
        main()
    except TextError as error:
        sys.exit(f"pages.py: {error}")
