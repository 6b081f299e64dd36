# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The atlas as one page of HTML: everything is in it, and it reads without a script; atlas.js adds the search, the order of the table
and the keys of the plot."""
import glob
import os
import re
import struct
from html import escape

import plots
import tables
from plots import in_order, label, ulp

HERE = os.path.dirname(os.path.realpath(__file__))
FORMS = {"vectors": "vectors", "loops": "plain loops", "items": "kernels on PoCL", "card": "GPU"}
SHORT = {"plain loops": "<i>plain </i>loops", "kernels on PoCL": "<i>kernels on </i>PoCL"}  # on narrow screens without what is in <i>
# What is asked of each function; what no table holds is shown as not measured, with the command for it.
PEERS = {"intel": "--device opencl:Intel --library driver", "libclc": "--device cpu --library libclc=FILE",
         "libdevice": "--device cuda --library libdevice=FILE", "sleef": "--device cpu --library sleef",
         "libmvec": "--device cpu --library libmvec", "pocl": "--device opencl:Portable --library driver"}
NOT_FOR_HALF = ("libclc", "libdevice", "sleef", "libmvec")
SPEED_COMMANDS = {"vectors": "clc-bench --csv --precision {}", "loops": "clc-bench --loops --csv --precision {}",
                  "items": "lab/pocl/speed --root DIR --functions", "card": "clc-bench --device cuda --csv --precision {}"}


def file_text(name):
    """Of a file beside this one, without the comment that it begins with."""
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return re.sub(r"^/\*.*?\*/\n", "", file.read(), flags=re.S)


def source_text(path):
    with open(os.path.join(tables.SOURCE, path), encoding="utf-8") as file:
        return file.read()


# ---- Words and cells

def prose(text, anchor=lambda word: None):
    """A comment's text: powers are raised, and names of headers that have an anchor become links."""
    def header(found):
        to = anchor(found[1])
        return f'<a href="#{to}">{found[1]}</a>' if to else found[1]

    def power(found):
        return "<sup>" + found[1].strip("()").replace("-", "−") + "</sup>"
    text = re.sub(r"\b(\w+\.h)\b", header, escape(text, False))
    text = re.sub(r"`([^`]+)`", r"<code>\1</code>", text)
    return re.sub(r"(?<=[\w)])\^(-?\d+(?:\.\d+)?|[a-z]\b|\([^()]*\))", power, text)


def value_of_bits(word, precision):
    """'#3f800000' of float -> '1'; an int stays as it is."""
    if not word.startswith("#"):
        return word
    code, size, digits = {"half": ("e", 2, 5), "float": ("f", 4, 9), "double": ("d", 8, 17)}[precision]
    value, = struct.unpack(">" + code, bytes.fromhex(word[1:].zfill(2 * size)))
    return f"{value:.{digits}g}".replace("-", "−")


def arguments(row):
    return ", ".join(f'<span title="{w}">{value_of_bits(w, row.precision)}</span>' for w in row.arguments.split()) or "–"


def percent(value):
    return "0" if value == 0 else f"{value:.3f}" if value < 10 else f"{value:.1f}"


def count(number):
    """4294967296 -> 2^32, others in groups of three digits."""
    power = number.bit_length() - 1
    return f"2<sup>{power}</sup>" if power > 15 and number == 2**power else f"{number:,}".replace(",", " ")


def cell(shown, value=None, kind="n", attributes=""):
    """A cell that sorts by its value; one without it comes last."""
    if shown is None:
        return f'<td class="none {kind}"{attributes}>–</td>'
    sort = f' data-v="{value:.6g}"' if value is not None else ""
    return f'<td{sort} class="{kind}"{attributes}>{shown}</td>'


def table(caption, heads, rows):
    """Cells that are no <td> or <th> yet become <td>. A heading stands as its numbers do."""
    def is_number(i):
        return any('class="n' in row[i] for row in rows if i < len(row))
    head = "".join(f'<th scope=col{" class=n" if is_number(i) else ""}>{h}</th>' for i, h in enumerate(heads))
    body = "".join("<tr>" + "".join(c if c.startswith("<t") else f"<td>{c}</td>" for c in row) + "</tr>\n" for row in rows)
    name = escape(re.sub("<[^>]*>", "", caption))
    return (f'<div class="scroll" role="region" tabindex="0" aria-label="{name}"><table><caption>{caption}</caption>'
            f"<thead><tr>{head}</tr></thead><tbody>\n{body}</tbody></table></div>")


def who(library):
    return f'<th scope=row><i class="key l-{library}"></i>{escape(label(library))}</th>'


def command(text):
    return f"<code class=cmd>{escape(text)}</code>"


def is_approximation(name):
    return name.startswith(("native_", "half_"))


# ---- A function

class FunctionPage:
    """`copies` are the instructions of kernels without a call; `link` makes a link to a file of the tree."""

    def __init__(self, f, methods, copies, link):
        self.f, self.methods, self.copies, self.link = f, methods, copies, link
        self.called = f.name.partition(".")[0]  # sincos.cos is what sincos gives besides its result
        self.summary, self.manual = methods.summary(f.name)
        self.todo = []  # [(what is not measured, the command for it)]

    def method(self):
        """What the source says of the method, and where targets have their own."""
        parts, files = [], self.methods.of(self.f.name)
        for path in files:
            for paragraph in tables.head_comment(path) if path.startswith("generic/") else []:
                # The name is the heading; the figures of the comment stand in the tables, as measured.
                paragraph = re.sub(r"^\w+ \(6\.15\.\d+\): |\s*Largest errors seen: .*? (?:ulp|exact)\.", "", paragraph)
                paragraph = re.sub(r"^([a-z]{2,}|a)(?=[ ,;:])", lambda m: m[0].capitalize(), paragraph)
                if paragraph:
                    parts.append(f"<p>{prose(paragraph, self.anchor)}</p>")
        if files:
            parts.append(f'<p class="source">Source: {", ".join(map(self.link, files))}</p>')
        if self.manual:
            parts.append(f'<p class="source">Manual: <code>man 3clc {self.called}</code>, {self.link(self.manual)}</p>')
        return "".join(parts) or '<p class="todo">The tree holds no source of this name.</p>'

    def anchor(self, header):
        return "h-" + header[:-2] if header in self.methods.headers else None

    def binades(self, p):
        """The plot, of each library's run of the most points."""
        best = {}
        for e in sorted(self.f.errors, key=lambda e: e.number):
            if e.precision == p and e.binades and e.number:
                best[e.library] = e
        drawn, cut = plots.binade_plot(self.f.name, p, list(best.values()))
        if not drawn:
            self.todo.append(("errors by binade", f"clc-ulp --device cpu --precision {p} --quick --binades {tables.ERRORS} {self.called}"))
            return ""
        some = best[in_order(best)[0]]
        points = escape(tables.points_text(some.points))
        return (f"<figure>{drawn}<figcaption>Largest error in each binade of x, in ulp ({points}: {count(some.number)} points). "
                f"{'Beyond its ends all are correctly rounded. ' if cut else ''}"
                f"{plots.legend(best, lines=True)}</figcaption></figure>")

    def errors(self, p):
        rows, body = [e for e in self.f.errors if e.precision == p], []
        for library in in_order({e.library for e in rows}):
            for e in sorted((e for e in rows if e.library == library), key=lambda e: -e.number):
                device = escape(tables.short_device(e.device))
                if not e.number:
                    body.append([who(library), device, '<td colspan="5" class="none">has no such function</td>', command(e.command)])
                    continue
                wrong = e.special + e.signs
                special = cell(count(wrong), wrong, "n bad" if wrong else "n")
                body.append([who(library), device, cell(count(e.number), e.number), cell(ulp(e.greatest), e.greatest), arguments(e),
                             cell(percent(e.misrounded) + " %", e.misrounded), special, command(e.command)])
        known = {e.library for e in rows} | (set(NOT_FOR_HALF) if p == "half" else set())
        if not is_approximation(self.f.name) and not self.f.undeclared:
            self.todo += [(f"errors of {label(l)}", f"clc-ulp {how} --precision {p} --quick --binades {tables.ERRORS} {self.called}")
                          for l, how in PEERS.items() if l not in known]
        heads = ["library", "device", "points", "largest error, ulp", "at", "wrongly rounded", "wrong special values, zeros", "command"]
        return table("Errors", heads, body) if body else ""

    def agreement(self, p):
        parts = []
        for points, hashes in self.f.agreement(p):
            points = escape(tables.points_text(points))
            found = [f"<code>{value}</code> {' = '.join(map(escape, devices))}" for value, devices in hashes.items()]
            differs = len(hashes) > 1 and not is_approximation(self.f.name)
            parts.append(f'<li{" class=bad" if differs else ""}>{points}: {" ≠ ".join(found)}</li>')
        note = "Where the same points have the same hash, all results are the same bits."
        note += " These functions may differ from device to device." if is_approximation(self.f.name) else ""
        return f'<h5>Hashes of all results</h5><p class=note>{note}</p><ul class=hashes>{"".join(parts)}</ul>' if parts else ""

    def speeds(self, p):
        rows, body = [s for s in self.f.speeds if s.precision == p], []
        for form, device in sorted({(s.form, s.device) for s in rows}, key=lambda key: (list(FORMS).index(key[0]), key[1])):
            here = {s.library: s for s in rows if (s.form, s.device) == (form, device)}
            for library in in_order(here):
                s, ours = here[library], here.get("ours")
                ratio = None
                if ours and library != "ours":
                    ratio = s.value / ours.value if s.unit == "ns" else ours.value / s.value
                shape = f" <small>({s.shape})</small>" if form == "vectors" else ""
                body.append([who(library), FORMS[form] + shape, escape(device), cell(f"{s.value:.3g} {s.unit}", s.value),
                             cell(ratio and f"{ratio:.2f}", ratio), command(s.command)])
        if p != "half":
            have = {s.form for s in rows}
            self.todo += [(f"speed, {FORMS[f]}", f"{SPEED_COMMANDS[f].format(p)} {self.called}") for f in FORMS if f not in have]
        caption = "Speed: time of an element on one core, of kernels on PoCL on all cores; main range of arguments"
        return table(caption, ["library", "form", "device", "speed", "ours over it", "command"], body) if body else ""

    def code(self, p):
        rows = [c for c in self.f.code if c.precision == p]
        if not rows:
            self.todo.append(("instructions, registers, bytes", f"lab/code --precision {p} --emit {tables.CODE} {self.called}"))
            return ""
        body = []
        for c in sorted(rows, key=lambda c: (c.target, in_order({r.library for r in rows}).index(c.library))):
            numbers = [cell(n and str(n), n) for n in (c.instructions, c.registers, c.bytes)]
            if c.instructions is None:
                numbers = ['<td colspan="3" class="none">does not compile, or something is undefined</td>']
            body.append([who(c.library), c.target, *numbers, command(c.command)])
        copies = ", ".join(f"{self.copies[p, target]} on {target}" for target in sorted({c.target for c in rows}) if (p, target) in self.copies)
        caption = "Code of the kernel y[i] = f(x[i])" + (f"; without a call it has instructions: {copies}" if copies else "")
        return table(caption, ["library", "target", "instructions", "registers", "bytes", "command"], body)

    def precision(self, p):
        ours, spec = self.f.bounds.get(p, ("-", "-"))
        bound = f"bound {ours}, the standard’s {spec} ulp" if ours not in ("-", "inf") else "no bound"
        bound += f", {self.f.known[p]}" if p in self.f.known else ""
        bound += f"; {escape(self.f.domain)}" if self.f.domain else ""
        self.todo = []
        parts = [self.binades(p), self.errors(p), self.agreement(p), self.speeds(p), self.code(p)]
        missing = "".join(f"<li>{escape(what)}: {command(text)}</li>" for what, text in self.todo)
        parts.append(f'<h5>Not measured</h5><ul class="todo">{missing}</ul>' if missing else "")
        return f'<section class="p-{p}"><h4>{p} <small>{bound}</small></h4>{"".join(parts)}</section>'

    def chips(self):
        greatest = {p: self.f.greatest(p) for p in reversed(tables.PRECISIONS)}
        return "".join(f'<span class="chip">{p} <b>{ulp(e.greatest)}</b></span>' for p, e in greatest.items() if e)

    def words(self):
        """What the search looks at."""
        return escape(f"{self.f.name} {self.summary}".lower())

    def html(self):
        name = escape(self.f.name)
        sections = "\n".join(self.precision(p) for p in tables.PRECISIONS if self.f.has(p))
        return (f'<details class="fn" data-words="{self.words()}"><summary><h3>{name}</h3> <span class="what">{escape(self.summary)}</span> '
                f'<span class="chips">{self.chips()}</span></summary><div id="{name}" class="body" tabindex="-1">'
                f'<div class="method">{self.method()}</div>\n{sections}</div></details>\n')


# ---- The overview

def leading_figures(t):
    functions = [f for f in t.functions.values() if not is_approximation(f.name)]
    ours = [e for f in functions for e in f.errors if e.library == "ours"]
    judged = sum(e.number for e in ours if e.points == "all" and e.precision == "float")
    right = 0  # functions and precisions with no wrongly rounded result in a run over all inputs or in any other
    for f in functions:
        for p in tables.PRECISIONS:
            here = [e for e in f.errors if (e.precision, e.library) == (p, "ours")]
            right += any(e.points == "all" for e in here) and not any(e.misrounded for e in here)
    groups = [hashes for f in functions for p in tables.PRECISIONS for _, hashes in f.agreement(p)]
    compared = [hashes for hashes in groups if sum(map(len, hashes.values())) > 1]
    figures = [(len(t.functions), "functions"),
               (f"{judged / 1e9:.0f} · 10<sup>9</sup>", "float results judged, all 2<sup>32</sup> of each function"),
               (ulp(max((e.greatest for e in ours if e.precision == "float"), default=0)), "ulp at most, of float"),
               (sum(e.special + e.signs for e in ours), "wrong special values, signs of zero or flushed numbers"),
               (right, "functions and precisions correctly rounded at all inputs"),
               (f"{sum(len(h) == 1 for h in compared)} of {len(compared)}", "hashes of two devices or more agree")]
    return "".join(f"<div><dt>{what}</dt><dd>{value}</dd></div>" for value, what in figures)


def fastest_other(f, p, form):
    """Our row, the fastest other library's on the same device, and how many times faster ours is; None for what there is not."""
    ours = f.speed(p, "ours", form)
    others = [s for s in f.speeds if (s.precision, s.form) == (p, form) and s.library not in ("ours", "rounded") and ours and s.device == ours.device]
    if not others:
        return ours, None, None
    best = min(others, key=lambda s: s.value if s.unit == "ns" else -s.value)
    return ours, best, best.value / ours.value if best.unit == "ns" else ours.value / best.value


def overview_row(page, p, targets):
    f, (ours, _) = page.f, page.f.bounds.get(p, ("-", "-"))
    greatest, widest, (devices, equal) = f.greatest(p), f.widest(p), f.devices(p)
    bound = None if ours in ("-", "inf") else float(ours)
    differs = not equal and not is_approximation(f.name)
    known = f.known.get(p) == "proved" and " <small>proved</small>" or ""
    cells = [cell(bound is not None and ours + known or None, bound),
             cell(greatest and ulp(greatest.greatest), greatest and greatest.greatest),
             cell(widest and percent(widest.misrounded), widest and widest.misrounded),
             cell(devices and f"{len(devices)}{' ≠' if differs else ''}" or None, len(devices) or None, "n bad" if differs else "n",
                  f' title="{escape(", ".join(devices))}"')]
    for form in FORMS:
        mine, best, ratio = fastest_other(f, p, form)
        cells.append(cell(mine and f"{mine.value:.3g} {mine.unit}", mine and mine.value, f"n f-{form}"))
        beside = best and label(best.library).split()[0].replace("Intel’s", "Intel").replace("Mesa’s", "Mesa")
        cells.append(cell(ratio and f"{ratio:.2f} <small>{beside}</small>", ratio, f"n f-{form}"))
    for target in targets:
        c = next((c for c in f.code if (c.precision, c.target, c.library) == (p, target, "ours")), None)
        cells.append(cell(c and c.instructions and str(c.instructions), c and c.instructions))
    name = escape(f.name)
    return f'<tr class="p-{p}"><th scope=row data-v="{name}"><a href="#{name}">{name}</a></th>{"".join(cells)}</tr>\n'


def overview(pages):
    targets = sorted({c.target for page in pages for c in page.f.code if c.library == "ours"})
    heads = [("function", "", ""), ("bound", "ulp", "n"), ("largest error", "ulp", "n"), ("wrongly rounded", "of all results, %", "n"),
             ("agree", "devices with the same bits", "n")]
    for form, shown in FORMS.items():
        heads += [("speed", shown, f"n f-{form}"), ("over the fastest other", "more than 1: ours is faster", f"n f-{form}")]
    heads += [("instructions", target, "n") for target in targets]
    rows = "".join(overview_row(page, p, targets) for page in pages for p in tables.PRECISIONS if page.f.has(p))
    head = ""
    for name, under, kind in heads:
        sort = " aria-sort=ascending" if name == "function" else ""
        under = f"<small>{under}</small>" if under else ""
        head += (f'<th scope=col class="{kind}" data-name="{name}"{sort}><button type=button>{name}'
                 f"<span class=arrow aria-hidden=true></span></button>{under}</th>")
    return ('<div class="scroll tall" role="region" tabindex="0" aria-label="Table of functions"><table id="functions">'
            f"<thead><tr>{head}</tr></thead><tbody>\n{rows}</tbody></table></div>")


def scatter_figures(functions):
    parts, (width, height) = [], plots.SCATTER
    for p in tables.PRECISIONS:
        for form, shown in FORMS.items():
            points = plots.scatter_points(functions, p, form)
            where = f'class="scatter p-{p} f-{form}"'
            if not points:
                asked = f"{SPEED_COMMANDS[form].format(p)} all"
                parts.append(f'<figure {where}><p class="todo big"><b>{p}, {shown}</b>: not measured. {command(asked)}</p></figure>')
                continue
            devices = ", ".join(sorted({point.speed.device for point in points}))
            says = (f"Speed against error, {p}, {shown}. Arrow keys go from mark to mark, Enter to the function; the table below has the "
                    "same figures.")
            parts.append(f'<figure {where}><svg viewBox="0 0 {width} {height}" tabindex="0" role="img" aria-label="{says}">'
                         f"{plots.scatter(points, f'{p}, {shown}: {devices}', plots.SCATTER)}</svg>"
                         f"<figcaption>{plots.legend({point.library for point in points})}<output></output></figcaption></figure>\n")
    return "".join(parts)


def radios(name, legend, choices, checked):
    items = "".join(f'<label><input type="radio" name="{name}" id="{name}-{value}"{" checked" if value == checked else ""}>'
                    f"<span>{SHORT.get(shown, shown)}</span></label>" for value, shown in choices.items())
    return f'<fieldset class="choice"><legend>{legend}</legend>{items}</fieldset>'


def shared_methods(pages, methods, link):
    """The headers that functions' comments refer to, and those that these refer to."""
    def named_in(path):
        return re.findall(r"\b\w+\.h\b", " ".join(tables.head_comment(path)))
    todo = [name for page in pages for path in methods.of(page.f.name) if path.startswith("generic/") for name in named_in(path)]
    done = set()
    while todo:
        name = todo.pop()
        if name not in done and name in methods.headers:
            done.add(name)
            todo += named_in(methods.headers[name])
    parts = []
    for name in sorted(done):
        path = methods.headers[name]
        text = "".join(f"<p>{prose(p, lambda word: 'h-' + word[:-2] if word in done and word != name else None)}</p>"
                       for p in tables.head_comment(path))
        parts.append(f'<details><summary><h3>{name}</h3></summary><div class="body" id="h-{name[:-2]}" tabindex="-1">{text}'
                     f'<p class="source">Source: {link(path)}</p></div></details>\n')
    return "".join(parts)


# ---- Other tables of the tree

def as_it_is(path, caption, link, made_by):
    """A table with the columns that it has."""
    rows = tables.lines(path)[0] if tables.exists(path) else []

    def shown(value):
        number = re.fullmatch(r"-?\d+(\.\d+)?", value)
        return cell(escape(value), float(value)) if number else '<td class="none">–</td>' if value == "-" else f"<td>{escape(value)}</td>"
    body = [[shown(value) for value in row.values()] for row in rows]
    return table(f"{caption}. {link(path)}, {command(made_by)}", [escape(h) for h in rows[0]], body) if rows else ""


def suites(path, link):
    """A table of the conformance suite's tests, counted by suite."""
    rows, _ = tables.lines(path)
    columns = [c for c in rows[0] if c not in ("suite", "test", "why") and any(r[c] != "-" for r in rows)]

    def counts(some):
        return [cell(str(n), n) for n in (len(some), *(sum(r[c] == "pass" for r in some) for c in columns))]
    body = [[escape(suite), *counts([r for r in rows if r["suite"] == suite])] for suite in dict.fromkeys(r["suite"] for r in rows)]
    body.append(["<b>all</b>", *counts(rows)])
    driver = "Mesa’s rusticl" if "mesa" in path else "PoCL" if "pocl" in path else "drivers, those tests that ran there"
    heads = ["suite", "tests", *(f"pass with {'the installed library' if c == 'installed' else c}" for c in columns)]
    return table(f'Khronos’ OpenCL-CTS on {driver}. {link(path)}, {command("lab/cts CTS NAME=COMMAND…")}', heads, body)


def kernels(t, link):
    body = [[escape(name), *(cell(None if v == "-" else v, None if v == "-" else float(v)) for v in values.values())]
            for name, values in t.kernels]
    caption = f"Whole kernels of test/kernels, ns an item. {link(tables.POCL)}, {command('lab/pocl/speed --root DIR')}"
    return table(caption, ["kernel", "PoCL’s own builtins", "ours in PoCL", "Intel’s runtime"], body) if body else ""


def tried(path, caption, link, made_by):
    """A list of what was tried: 'ok' or 'FAILED', a tab, and what."""
    if not tables.exists(path):
        return ""
    text = source_text(path).splitlines()
    lines = [line.split("\t") for line in text if "\t" in line and not line.startswith("#")]
    good = sum(state == "ok" for state, _ in lines)
    items = "".join(f'<li{"" if state == "ok" else " class=bad"}>{escape(what)}</li>' for state, what in lines)
    return (f'<details class="list"><summary>{caption}: {good} of {len(lines)} ok</summary><p>{escape(text[0].lstrip("# "))}. '
            f"{link(path)}, {command(made_by)}</p><ul>{items}</ul></details>")


def elsewhere(t, link):
    conformance = [suites(path, link) for path in sorted(glob.glob("lab/tables/**/cts*.tsv", root_dir=tables.SOURCE, recursive=True))]
    corpus = "Kernels of programs in Debian’s packages; code and registers are ours over libclc’s"
    return "\n".join([
        *conformance, kernels(t, link),
        as_it_is("lab/tables/means.tsv", "Our speed over others’, geometric means; more than 1: ours is faster", link, "lab/results --write"),
        as_it_is("lab/tables/corpus/seen.tsv", corpus, link, "lab/corpus"),
        as_it_is("lab/bench/floors.tsv", "Floors: how fast the mathematics must be", link, "clc-bench --floors all"),
        as_it_is("lab/tables/amd/results.tsv", "AMD’s code objects on an instruction emulator", link, "lab/emulated build"),
        as_it_is("lab/tables/matrix.tsv", "Other versions of Clang", link, "lab/matrix --quick"),
        tried("lab/tables/pocl/sid.tsv", "In Debian sid’s PoCL", link, "lab/pocl/in-root"),
        tried("lab/tables/pocl/sid_arm64.tsv", "In the PoCL of Debian sid for arm64", link, "lab/pocl/in-root --arch arm64"),
        tried("lab/tables/packages/bookworm.tsv", "The Debian packages", link, "lab/packages/in-root")])


def build(more, output):
    """The page's text, with links to files as seen from where it will lie."""
    t, methods = tables.Tables(more), tables.Methods()
    folder = os.path.dirname(os.path.abspath(output))

    def link(path):
        path = os.path.relpath(os.path.join(tables.SOURCE, path), tables.SOURCE)
        return f'<a href="{escape(os.path.relpath(os.path.join(tables.SOURCE, path), folder))}"><code>{escape(path)}</code></a>'
    pages = [FunctionPage(f, methods, t.copies, link) for f in sorted(t.functions.values(), key=lambda f: f.name)]
    dates = sorted({e.date for page in pages for e in page.f.errors if e.date})
    values = {
        "style": file_text("atlas.css"), "script": file_text("atlas.js"),
        "version": re.search(r"^project\(oneclc VERSION ([0-9.]+)", source_text("CMakeLists.txt"), re.M)[1],
        "figures": leading_figures(t), "precision": radios("p", "Precision", {p: p for p in tables.PRECISIONS}, "float"),
        "form": radios("f", "Speed", FORMS, "vectors"), "number": str(len(pages)), "scatter": scatter_figures(list(t.functions.values())),
        "overview": overview(pages), "functions": "".join(page.html() for page in pages), "methods": shared_methods(pages, methods, link),
        "elsewhere": elsewhere(t, link), "sources": ", ".join(map(link, t.sources)), "dates": " to ".join(sorted({dates[0], dates[-1]}))}
    parts = file_text("atlas.html").split("@")
    return "".join(values[part] if i % 2 else part for i, part in enumerate(parts))


def picture(more):
    """The picture for the README: speed against error of float and double, in vectors. None if nothing has been measured."""
    functions = list(tables.Tables(more).functions.values())
    panels = []
    for p in ("float", "double"):
        points = plots.scatter_points(functions, p, "vectors")
        if points:
            panels.append((points, f"{p}, {', '.join(sorted({point.speed.device for point in points}))}"))
    style = re.search(r"/\* plots \*/\n(.*?)/\* end \*/", file_text("atlas.css"), re.S)[1].strip()
    return plots.picture(panels, style) if panels else None
