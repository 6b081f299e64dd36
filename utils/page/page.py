# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The atlas as one page of HTML: everything is in it, and it reads without a script; atlas.js adds the search, the order of the tables
and the keys of the plot."""
import math
import os
import re
import struct
from html import escape

import plots
import tables
from plots import in_order, label, ulp

HERE = os.path.dirname(os.path.abspath(__file__))
FORMS = {"vectors": "vectors", "loops": "plain loops", "items": "kernels on PoCL", "card": "GPU"}
# What is asked of each function; what no table holds is shown as not measured, with the command for it.
PEERS = ("intel", "libclc", "libdevice", "sleef", "libmvec", "pocl")
NONE = '<td class="none">–</td>'


def text_file(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return re.sub(r"^/\*.*?\*/\n", "", file.read(), flags=re.S)


def read(path):
    with open(os.path.join(tables.SOURCE, path), encoding="utf-8") as file:
        return file.read()


def prose(text, links=lambda word: None):
    """A comment's text: powers are raised, and names of headers become links."""
    text = re.sub(r"\b(\w+\.h)\b", lambda m: f'<a href="#{links(m[1])}">{m[1]}</a>' if links(m[1]) else m[1], escape(text))
    text = re.sub(r"`([^`]+)`", r"<code>\1</code>", text)
    return re.sub(r"(?<=[\w)])\^(-?\d+(?:\.\d+)?|[a-z]\b|\([^()]*\))", lambda m: "<sup>" + m[1].strip("()").replace("-", "−") + "</sup>", text)


def bits_value(word, precision):
    """'#3f800000' of float -> '1'"""
    if not word.startswith("#"):
        return word
    code, size, digits = {"half": ("e", 2, 5), "float": ("f", 4, 9), "double": ("d", 8, 17)}[precision]
    value, = struct.unpack(">" + code, bytes.fromhex(word[1:].zfill(2 * size)))
    return f"{value:.{digits}g}".replace("-", "−")


def arguments(row):
    words = row.arguments.split()
    return ", ".join(f'<span title="{w}">{bits_value(w, row.precision)}</span>' for w in words) or "–"


def percent(value):
    return "0" if value == 0 else f"{value:.3f}" if value < 10 else f"{value:.1f}"


def count(number):
    """4294967296 -> 2^32, others in groups of three digits."""
    power = round(math.log2(number)) if number else 0
    if power > 15 and number == 2**power:
        return f"2<sup>{power}</sup>"
    return f"{number:,}".replace(",", " ")


def cell(shown, value=None, kind="", attributes=""):
    """A cell that sorts by its value, or last if it has none."""
    if shown is None:
        return f'<td class="none {kind}"{attributes}>–</td>'
    sort = f' data-v="{value:.6g}"' if isinstance(value, (int, float)) else ""
    return f'<td{sort}{f" class={chr(34)}{kind}{chr(34)}" if kind else ""}{attributes}>{shown}</td>'


def table(caption, heads, rows, kind=""):
    head = "".join(f"<th scope=col>{h}</th>" for h in heads)
    body = "".join("<tr>" + "".join(c if c.startswith("<t") else f"<td>{c}</td>" for c in row) + "</tr>" for row in rows)
    return (f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(re.sub("<[^>]*>", "", caption))}"><table class="{kind}"><caption>{caption}</caption>'
            f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>")


def command(text):
    return f"<code class=cmd>{escape(text)}</code>"


def to_make(what, text):
    return f'<p class="todo"><b>{what}</b>: not measured. {command(text)}</p>'


# ---- A function

class FunctionPage:
    def __init__(self, f, methods, link_to):
        self.f, self.methods, self.link_to = f, methods, link_to
        self.summary, self.manual = methods.summary(f.name)

    def method(self):
        """What the source says of the method, and where other targets have their own."""
        parts, files = [], self.methods.of(self.f.name)
        for path in files:
            paragraphs = tables.head_comment(path)
            if not path.startswith("generic/") or not paragraphs:
                continue
            # The figures of the comment stand in the tables, as measured.
            paragraphs = [re.sub(r"\s*Largest errors seen: .*? ulp\.", "", p) for p in paragraphs]
            paragraphs = [re.sub(r"^\w+ \(6\.15\.\d+\): ", "", p) for p in paragraphs]
            parts += [f"<p>{prose(p[:1].upper() + p[1:], self.header_link)}</p>" for p in paragraphs if p]
        where = ", ".join(f'<a href="{self.link_to(path)}"><code>{path}</code></a>' for path in files)
        if where:
            parts.append(f'<p class="source">Source: {where}</p>')
        if self.manual:
            parts.append(f'<p class="source">Manual: <code>man 3clc {self.f.name.partition(".")[0]}</code> '
                         f'(<a href="{self.link_to(self.manual)}"><code>{self.manual}</code></a>)</p>')
        return "".join(parts) or '<p class="todo">The tree holds no source of this name.</p>'

    def header_link(self, name):
        return "h-" + name[:-2] if name in self.methods.headers else None

    def errors(self, p):
        rows = [e for e in self.f.errors if e.precision == p]
        libraries = in_order({e.library for e in rows} | {"ours"})
        body = []
        for library in libraries:
            for e in sorted((e for e in rows if e.library == library), key=lambda e: -e.number):
                name = f'<th scope=row><i class="key l-{library}"></i>{escape(label(library))}</th>'
                if not e.number:
                    body.append([name, escape(tables.short_device(e.device)), '<td colspan="5" class="none">has no such function</td>', command(e.command)])
                    continue
                body.append([name, escape(tables.short_device(e.device)), cell(count(e.number), e.number, "n"), cell(ulp(e.greatest), e.greatest, "n"),
                             arguments(e) + (f" ↦ <span title='{e.hash}'></span>" if False else ""), cell(percent(e.misrounded) + " %", e.misrounded, "n"),
                             cell(count(e.special), e.special, "n" + (" bad" if e.special else "")), command(e.command)])
        missing = [l for l in PEERS if l not in {e.library for e in rows}]
        result = table("Errors", ["library", "device", "points", "largest error, ulp", "at", "wrongly rounded", "wrong special values", "made by"], body) if body else ""
        return result + self.missing_errors(p, missing)

    def missing_errors(self, p, missing):
        if self.f.name.startswith(("native_", "half_")) or not missing:
            return ""
        device = {"libdevice": "cuda", "pocl": "opencl:Portable", "intel": "opencl:Intel"}
        library = {"libdevice": "libdevice=FILE", "libclc": "libclc=FILE", "pocl": "driver", "intel": "driver"}
        if p == "half":
            missing = [l for l in missing if l in ("intel", "pocl")]
        return "".join(to_make(f"Errors of {label(l)}", f"clc-ulp --device {device.get(l, 'cpu')} --library {library.get(l, l)} --precision {p} --quick "
                               f"--binades {tables.ERRORS} {self.f.name.partition('.')[0]}") for l in missing)

    def agreement(self, p):
        parts = []
        for points, hashes in self.f.agreement(p):
            if len(hashes) == 1:
                (value, devices), = hashes.items()
                who = " = ".join(escape(d) for d in devices)
                parts.append(f"<li><code>{value}</code> {escape(points)}: {who}</li>")
            else:
                parts.append(f'<li class="bad">{escape(points)}: ' + "; ".join(f"<code>{v}</code> {escape(', '.join(d))}" for v, d in hashes.items()) + "</li>")
        note = "" if not self.f.name.startswith(("native_", "half_")) else " These functions may differ from device to device."
        return f'<h5>Hashes of all results</h5><p class=note>The same points with the same hash are the same bits.{note}</p><ul class=hashes>{"".join(parts)}</ul>' if parts else ""

    def binades(self, p):
        best = {}
        for e in self.f.errors:
            if e.precision == p and e.binades and e.number and e.number > (best[e.library].number if e.library in best else 0):
                best[e.library] = e
        drawn = plots.binade_plot(self.f.name, p, list(best.values()))
        if not drawn:
            return to_make("Error by binade", f"clc-ulp --device cpu --precision {p} --quick --binades {tables.ERRORS} {self.f.name.partition('.')[0]}")
        some = best[in_order(best)[0]]
        points = {"every": "every {}th bit pattern"}.get(some.points.split()[0], "{}")
        points = points.format(some.points.split()[1].rstrip(".")) if some.points.startswith("every") else some.points
        return (f'<figure>{drawn}<figcaption>Largest error in each binade of x, in ulp ({escape(points)}: {count(some.number)} points). '
                f'{plots.legend(best)}</figcaption></figure>')

    def speeds(self, p):
        rows = [s for s in self.f.speeds if s.precision == p]
        body = []
        for form in FORMS:
            for device in sorted({s.device for s in rows if s.form == form}):
                here = {s.library: s for s in rows if s.form == form and s.device == device}
                base = here.get("ours")
                for library in in_order(here):
                    s = here[library]
                    ratio = s.value / base.value if base and library != "ours" else None
                    ratio = 1 / ratio if ratio and s.unit != "ns" else ratio
                    shape = f" <small>({s.shape})</small>" if form == "vectors" else ""
                    body.append([f'<th scope=row><i class="key l-{library}"></i>{escape(label(library))}</th>', FORMS[form] + shape, escape(device),
                                 cell(f"{s.value:.3g} {s.unit}", s.value, "n"), cell(f"{ratio:.2f}" if ratio else None, ratio, "n"), command(s.command)])
        result = table("Speed, an element on one core, main range of arguments; kernels on PoCL: on all cores", ["library", "form", "device", "speed", "ours over it", "made by"], body) if body else ""
        if p == "half" and not body:
            return ""
        wanted = {"vectors": "clc-bench --csv", "loops": "clc-bench --loops --csv", "items": "test/pocl/speed --root DIR --functions",
                  "card": "clc-bench --device cuda --csv"}
        name = self.f.name.partition(".")[0]
        have = {s.form for s in rows}
        return result + "".join(to_make(f"Speed, {FORMS[f]}", f"{c} {name}" if f == "items" else f"{c} --precision {p} {name}") for f, c in wanted.items() if f not in have)

    def code(self, p):
        rows = [c for c in self.f.code if c.precision == p]
        body = [[f'<th scope=row><i class="key l-{c.library}"></i>{escape(label(c.library))}</th>', c.target, cell(c.instructions and f"{c.instructions}", c.instructions, "n"),
                 cell(c.registers and f"{c.registers}", c.registers, "n"), cell(c.bytes and f"{c.bytes}", c.bytes, "n"), command(c.command)]
                for target in dict.fromkeys(c.target for c in rows) for library in in_order({c.library for c in rows})
                for c in rows if (c.target, c.library) == (target, library)]
        if not body:
            return to_make("Instructions, registers, bytes", f"utils/code --precision {p} {self.f.name.partition('.')[0]}")
        return table("Code of the kernel y[i] = f(x[i])", ["library", "target", "instructions", "registers", "bytes", "made by"], body)

    def chips(self):
        chips = []
        for p in reversed(tables.PRECISIONS):
            e = self.f.greatest(p)
            if e:
                chips.append(f'<span class="chip">{p} <b>{ulp(e.greatest)}</b></span>')
        return "".join(chips)

    def html(self):
        f, name = self.f, escape(self.f.name)
        sections = []
        for p in tables.PRECISIONS:
            if not f.has(p):
                continue
            ours, spec = f.bounds.get(p, ("-", "-"))
            bound = f"bound {ours}, the standard’s {spec} ulp" if ours not in ("-", "inf") else "no bound"
            sections.append(f'<section class="p-{p}"><h4>{p} <small>{bound}{"; " + escape(f.domain) if f.domain else ""}</small></h4>'
                            f"{self.binades(p)}{self.errors(p)}{self.agreement(p)}{self.speeds(p)}{self.code(p)}</section>")
        words = escape(f"{f.name} {self.summary}".lower())
        return (f'<details class="fn" data-words="{words}"><summary><h3>{name}</h3> <span class="what">{escape(self.summary)}</span> <span class="chips">{self.chips()}</span></summary>'
                f'<div id="{name}" class="body" tabindex="-1"><div class="method">{self.method()}</div>{"".join(sections)}</div></details>')


# ---- The whole

def leading_figures(t):
    functions = [f for f in t.functions.values() if not f.name.startswith(("native_", "half_"))]
    ours = [e for f in functions for e in f.errors if e.library == "ours"]
    judged = sum(e.number for e in ours if e.points == "all" and e.precision == "float")
    wrong = sum(e.special for e in ours)
    exact = sum(1 for f in functions for p in tables.PRECISIONS if (w := f.widest(p)) and w.points == "all" and w.misrounded == 0 and not any(
        e.misrounded for e in f.errors if e.precision == p and e.library == "ours"))
    pairs = [f.agreement(p) for f in functions for p in tables.PRECISIONS]
    compared = sum(1 for groups in pairs for _, hashes in groups if sum(map(len, hashes.values())) > 1)
    differ = sum(1 for groups in pairs for _, hashes in groups if len(hashes) > 1)
    largest = max((e.greatest for e in ours if e.precision == "float"), default=0)
    figures = [(len(t.functions), "functions"), (f"{judged / 1e9:.0f} · 10<sup>9</sup>", "float results judged, all 2<sup>32</sup> of each function"),
               (ulp(largest), "ulp at most, of float"), (wrong, "wrong special values, signs of zero or flushed numbers"),
               (exact, "functions and precisions correctly rounded at all inputs"),
               (f"{compared - differ} of {compared}", "hashes that two devices or more have in common")]
    return "".join(f"<div><dt>{what}</dt><dd>{value}</dd></div>" for value, what in figures)


def fastest_other(f, p, form):
    """Our row, and how many times faster ours is than the fastest other library on the same device; None where there is none."""
    ours = next((s for s in f.speeds if (s.precision, s.form, s.library) == (p, form, "ours")), None)
    others = [s for s in f.speeds if (s.precision, s.form) == (p, form) and s.library != "ours" and ours and s.device == ours.device]
    if not others:
        return ours, None, None
    best = min(others, key=lambda s: s.value if s.unit == "ns" else -s.value)
    return ours, best, best.value / ours.value if best.unit == "ns" else ours.value / best.value


def code_of(f, p, target):
    return next((c for c in f.code if (c.precision, c.target, c.library) == (p, target, "ours")), None)


def overview(t, methods):
    heads = [("function", "", ""), ("bound", "ulp", "n"), ("largest error", "ulp", "n"), ("wrongly rounded", "of all results, %", "n"), ("agree", "devices with equal bits", "n")]
    targets = list(dict.fromkeys(c.target for f in t.functions.values() for c in f.code if c.library == "ours"))
    for form, shown in FORMS.items():
        heads += [("speed", f"{shown}", f"n f-{form}"), ("over the fastest other", "more than 1: ours is faster", f"n f-{form}")]
    heads += [("instructions", target, "n") for target in targets]
    rows = []
    for f in sorted(t.functions.values(), key=lambda f: f.name):
        for p in tables.PRECISIONS:
            if not f.has(p):
                continue
            ours, _ = f.bounds.get(p, ("-", "-"))
            greatest, widest = f.greatest(p), f.widest(p)
            devices, equal = f.devices(p)
            cells = [f'<th scope=row data-v="{f.name}"><a href="#{escape(f.name)}">{escape(f.name)}</a></th>',
                     cell(ours if ours not in ("-", "inf") else None, float(ours) if ours not in ("-", "inf") else None, "n"),
                     cell(ulp(greatest.greatest), greatest.greatest, "n") if greatest else NONE,
                     cell(percent(widest.misrounded), widest.misrounded, "n") if widest else NONE,
                     cell(f"{len(devices)}" + ("" if equal else " ≠"), len(devices), "n" + ("" if equal or f.name.startswith(("native_", "half_")) else " bad"),
                          f' title="{escape(", ".join(devices))}"') if devices else NONE]
            for form in FORMS:
                mine, best, ratio = fastest_other(f, p, form)
                cells.append(cell(f"{mine.value:.3g} {mine.unit}" if mine else None, mine and mine.value, f"n f-{form}"))
                cells.append(cell(ratio and f'{ratio:.2f} <small>{escape(label(best.library).split()[0].replace("Intel’s", "Intel"))}</small>', ratio, f"n f-{form}"))
            for target in targets:
                c = code_of(f, p, target)
                cells.append(cell(c and f"{c.instructions}", c and c.instructions, "n"))
            words = escape(f"{f.name} {methods.summary(f.name)[0]}".lower())
            rows.append(f'<tr class="p-{p}" data-words="{words}">{"".join(cells)}</tr>')
    head = "".join(f'<th scope=col class="{kind}"{" aria-sort=ascending" if i == 0 else ""}><button type=button>{name}<span class=arrow aria-hidden=true></span></button>'
                   f'{f"<small>{under}</small>" if under else ""}</th>' for i, (name, under, kind) in enumerate(heads))
    return (f'<div class="scroll tall" role="region" tabindex="0" aria-label="Table of functions"><table id="functions" class="sortable"><thead><tr>{head}</tr></thead>'
            f'<tbody>{"".join(rows)}</tbody></table></div>')


def scatter_figures(t):
    functions, parts = list(t.functions.values()), []
    s = plots.SCATTER
    for p in tables.PRECISIONS:
        for form, shown in FORMS.items():
            points = plots.scatter_points(functions, p, form)
            where = f'class="scatter p-{p} f-{form}"'
            if not points:
                ask = {"vectors": f"clc-bench --csv --precision {p} all", "loops": f"clc-bench --loops --csv --precision {p} all",
                       "items": "test/pocl/speed --root DIR", "card": f"clc-bench --device cuda --csv --precision {p} all"}[form]
                parts.append(f'<figure {where}><p class="todo big"><b>{p}, {shown}</b>: not measured. {command(ask)}</p></figure>')
                continue
            devices = ", ".join(sorted({q[4].device for q in points}))
            drawn = plots.scatter(points, f"{p}, {shown}: {devices}", True)
            parts.append(f'<figure {where}><svg viewBox="0 0 {s["width"]} {s["height"]}" tabindex="0" role="img" aria-label="Speed against error, {p}, {shown}. '
                         f'Arrow keys go from mark to mark, Enter to the function; the table below has the same figures.">{drawn}</svg>'
                         f'<figcaption>{plots.legend({q[1] for q in points})}<output></output></figcaption></figure>')
    return "".join(parts)


def radios(name, legend, choices, checked):
    items = "".join(f'<label><input type="radio" name="{name}" id="{name}-{value}"{" checked" if value == checked else ""}><span>{shown}</span></label>'
                    for value, shown in choices.items())
    return f'<fieldset class="choice"><legend>{legend}</legend>{items}</fieldset>'


def shared_methods(methods, used, link_to):
    """The headers that functions' comments refer to, and those that these refer to."""
    done, todo, parts = {}, sorted(used), []
    while todo:
        name = todo.pop(0)
        if name in done or name not in methods.headers:
            continue
        done[name] = tables.head_comment(methods.headers[name])
        todo += re.findall(r"\b\w+\.h\b", " ".join(done[name]))
    for name in sorted(done):
        text = "".join(f"<p>{prose(p, lambda word: 'h-' + word[:-2] if word in done and word != name else None)}</p>" for p in done[name])
        path = methods.headers[name]
        parts.append(f'<details><summary><h3>{name}</h3></summary><div class="body" id="h-{name[:-2]}" tabindex="-1">{text}<p class="source">Source: '
                     f'<a href="{link_to(path)}"><code>{path}</code></a></p></div></details>')
    return "".join(parts)


# ---- Other tables of the tree

def read_means():
    """The README's table of speeds over others'."""
    found = re.search(r"^Our speed over others’?'?.*?\n\n(\|.*?)\n\n", read("README.md"), re.M | re.S)
    rows = [[c.strip() for c in line.strip("|").split("|")] for line in found[1].splitlines()] if found else []
    device, body = "", []
    for row in rows[2:]:
        device = row[0] or device
        body.append([escape(device), *(prose(c) for c in row[1:])])
    return table("Our speed over others’: geometric means (and the least); more than 1: ours is faster. From README.md", [escape(c) for c in rows[0]], body) if body else ""


def plain_table(path, caption, link_to, made_by):
    if not tables.exists(path):
        return ""
    rows, notes = tables.lines(path)
    if not rows:
        return ""
    heads = list(rows[0])
    body = [[cell(escape(v), float(v) if re.fullmatch(r"-?[\d.]+", v) and v.count(".") < 2 else None, "n" if re.fullmatch(r"[-\d.]+", v) else "")
             for v in row.values()] for row in rows]
    said = f' <a href="{link_to(path)}"><code>{path}</code></a>{", " + command(made_by) if made_by else ""}'
    return table(caption + "." + said, [escape(h) for h in heads], body)


def suites(path, link_to):
    """A table of the conformance suite's tests, summed up by suite."""
    rows, _ = tables.lines(path)
    columns = [c for c in rows[0] if c not in ("suite", "test")]
    body = []
    for suite in dict.fromkeys(r["suite"] for r in rows):
        here = [r for r in rows if r["suite"] == suite]
        body.append([escape(suite), cell(str(len(here)), len(here), "n"), *(cell(str(n := sum(r[c] == "pass" for r in here)), n, "n") for c in columns)])
    body.append(["<b>all</b>", cell(str(len(rows)), len(rows), "n"), *(cell(str(n := sum(r[c] == "pass" for r in rows)), n, "n") for c in columns)])
    driver = "Mesa’s rusticl" if "mesa" in path else "PoCL" if "pocl" in path else path
    heads = ["suite", "tests", *(f"pass with {'the installed library' if c == 'installed' else c}" for c in columns)]
    return table(f'Khronos’ OpenCL-CTS, {driver}. <a href="{link_to(path)}"><code>{path}</code></a>, {command("utils/cts CTS BUILD")}', heads, body)


def kernel_table(t, link_to):
    body = [[escape(name), *(cell(None if v == "-" else v, None if v == "-" else float(v), "n") for v in values.values())] for name, values in t.kernels]
    return table(f'Whole kernels of test/kernels on a processor, ns an item. <a href="{link_to("test/pocl/speed.tsv")}"><code>test/pocl/speed.tsv</code></a>, '
                 f'{command("test/pocl/speed --root DIR")}', ["kernel", "PoCL’s own builtins", "ours in PoCL", "Intel’s runtime"], body) if body else ""


def ok_list(path, caption, link_to, made_by):
    """A table of what was tried: 'ok' or 'FAILED', a tab, and what."""
    if not tables.exists(path):
        return ""
    lines = [line.split("\t") for line in read(path).splitlines() if "\t" in line and not line.startswith("#")]
    bad = [what for state, what in lines if state != "ok"]
    items = "".join(f'<li{"" if state == "ok" else " class=bad"}>{escape(what)}</li>' for state, what in lines)
    return (f'<details class="list"><summary>{caption}: {len(lines) - len(bad)} of {len(lines)} ok</summary><p>{read(path).splitlines()[0].lstrip("# ")}. '
            f'<a href="{link_to(path)}"><code>{path}</code></a>, {command(made_by)}</p><ul>{items}</ul></details>')


def elsewhere(t, link_to):
    import glob
    parts = [read_means()]
    parts += [suites(path, link_to) for path in sorted(glob.glob("test/*/cts*.tsv", root_dir=tables.SOURCE))]
    parts.append(kernel_table(t, link_to))
    parts.append(plain_table("test/corpus/seen.tsv", "Kernels of programs in Debian’s packages; code and registers are ours over libclc’s", link_to, "utils/corpus"))
    parts.append(plain_table("test/math/floors.tsv", "Floors: how fast the mathematics must be", link_to, "clc-bench --floors all"))
    parts.append(plain_table("test/amd/results.tsv", "AMD’s code objects on an instruction emulator", link_to, "test/amd/table build"))
    parts.append(plain_table("test/build/matrix.tsv", "Other versions of Clang", link_to, "utils/matrix --quick"))
    parts.append(ok_list("test/pocl/sid.tsv", "In Debian sid’s PoCL", link_to, "test/pocl/in-root"))
    parts.append(ok_list("test/packages/bookworm.tsv", "The Debian packages", link_to, "test/packages/in-root"))
    return "".join(parts)


def build(more, output):
    """The page's text."""
    t, methods = tables.Tables(more), tables.Methods()
    folder = os.path.dirname(os.path.abspath(output))

    def link_to(path):
        return escape(os.path.relpath(os.path.join(tables.SOURCE, path), folder))
    pages = [FunctionPage(f, methods, link_to) for f in sorted(t.functions.values(), key=lambda f: f.name)]
    used = {name for page in pages for path in methods.of(page.f.name) if path.startswith("generic/")
            for name in re.findall(r"\b\w+\.h\b", " ".join(tables.head_comment(path)))}
    version = re.search(r"^project\(oneclc VERSION ([0-9.]+)", read("CMakeLists.txt"), re.M)[1]
    dates = sorted({e.date for f in t.functions.values() for e in f.errors if e.date})
    sources = ", ".join(f'<a href="{link_to(p)}"><code>{escape(os.path.relpath(p, tables.SOURCE) if os.path.isabs(p) else p)}</code></a>' for p in t.sources)
    parts = text_file("atlas.html").split("@")
    values = {"style": text_file("atlas.css"), "script": text_file("atlas.js"), "version": version, "figures": leading_figures(t),
              "precision": radios("p", "Precision", {p: p for p in tables.PRECISIONS}, "float"), "form": radios("f", "Speed", FORMS, "vectors"),
              "scatter": scatter_figures(t), "overview": overview(t, methods), "functions": "".join(page.html() for page in pages), "number": str(len(pages)),
              "methods": shared_methods(methods, used, link_to), "elsewhere": elsewhere(t, link_to), "sources": sources,
              "dates": f"{dates[0]} to {dates[-1]}" if dates else "–"}
    return "".join(values[part] if i % 2 else part for i, part in enumerate(parts))


def picture(more):
    """The picture for the README: speed against error of float and double, in vectors."""
    functions = list(tables.Tables(more).functions.values())
    panels = []
    for p in ("float", "double"):
        points = plots.scatter_points(functions, p, "vectors")
        if points:
            panels.append((points, f"{p}, {', '.join(sorted({q[4].device for q in points}))}"))
    style = text_file("atlas.css")
    return plots.picture(panels, re.search(r"/\* plots \*/\n(.*?)/\* end \*/", style, re.S)[1].strip()) if panels else None
