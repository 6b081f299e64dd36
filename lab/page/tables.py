# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the tree's tables say, for the atlas.

Each reader takes the rows as they are: a function is in the atlas because a table has a row of it. A figure that no table holds is None.
"""
import collections
import configparser
import csv
import dataclasses
import glob
import os
import re
import sys
from dataclasses import dataclass, field

SOURCE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
PRECISIONS = ("half", "float", "double")
# Tables that are made for the atlas
ERRORS, DEVICES, CODE, SPEEDS = "lab/tables/errors.tsv", "lab/tables/devices.tsv", "lab/tables/code.tsv", "lab/tables/*.csv"
POCL = "lab/tables/pocl/speed.tsv"


class TableError(Exception):
    """A table that cannot be read, and why."""


@dataclass
class Errors:
    """What clc-ulp saw of a function: one line of sweeps.tsv, quick.tsv, of clc-ulp --binades, or of clc-ulp --csv."""
    function: str
    precision: str
    points: str
    device: str
    library: str
    number: int
    greatest: float
    arguments: str
    misrounded: float  # of all points, in percent
    special: int       # wrong special values
    signs: int         # of zero, and flushed subnormals
    hash: str
    date: str = ""
    commit: str = ""
    binades: tuple = ()  # for positive and for negative arguments: the greatest errors, None where no point was judged
    source: str = ""

    @property
    def command(self):
        """The command that gives it again."""
        device = short_device(self.device, True)
        library = {"ours": "", "rounded": "", "sleef": " --library sleef", "libmvec": " --library libmvec", "libclc": " --library libclc=FILE",
                   "libdevice": " --library libdevice=FILE"}.get(self.library, " --library driver")
        rest = []
        for part in self.points.split(" and "):
            words = part.split()
            if part in ("all", "quick"):
                rest.append(f"--{part}")
            elif words[-1:] == ["random"]:
                rest.append(f"--random {words[0]}")
            elif words[:1] == ["every"]:
                rest.append(f"--stride {words[1].rstrip('.')}")
        return f"clc-ulp --device {device}{library} --precision {self.precision} {' '.join(rest)} {self.function.partition('.')[0]}"


@dataclass
class Speed:
    """What clc-bench or lab/pocl/speed measured. `form` is vectors, loops, items (a kernel of one work-item an element) or card."""
    function: str
    precision: str
    device: str
    library: str
    form: str
    value: float
    unit: str
    shape: str = ""   # of the arguments, such as float16
    error: float = None
    command: str = ""
    source: str = ""


@dataclass
class Code:
    """What a call becomes: instructions, registers and bytes of a kernel y[i] = f(x[i])."""
    function: str
    precision: str
    target: str
    library: str
    instructions: int
    registers: int
    bytes: int
    command: str = ""


@dataclass
class Function:
    name: str
    bounds: dict = field(default_factory=dict)      # precision -> (ours, the specification's)
    domain: str = ""
    undeclared: bool = False  # by Clang, so that other libraries have no such function
    known: dict = field(default_factory=dict)  # precision -> how the bound is known, such as proved; where a table says so
    call: str = ""
    errors: list = field(default_factory=list)
    speeds: list = field(default_factory=list)
    code: list = field(default_factory=list)

    def has(self, precision):
        return self.bounds.get(precision, ("-",))[0] != "-" or any(e.precision == precision for e in self.errors + self.speeds + self.code)

    def greatest(self, precision, library="ours"):
        """The row with the greatest error that was seen, in runs of any size; None if there is none."""
        rows = [e for e in self.errors if e.precision == precision and e.library == library]
        return max(rows, key=lambda e: (e.greatest, e.number), default=None)

    def widest(self, precision, library="ours"):
        """The row with the most points, which tells best how many results are wrongly rounded."""
        rows = [e for e in self.errors if e.precision == precision and e.library == library]
        return max(rows, key=lambda e: e.number, default=None)

    def agreement(self, precision):
        """[(points, {hash: [devices]})] of ours, most points first."""
        found = collections.defaultdict(lambda: collections.defaultdict(list))
        for e in self.errors:
            if e.precision == precision and e.library == "ours" and e.hash and e.hash != "-":
                device = short_device(e.device)
                if device not in found[e.points, e.number][e.hash]:
                    found[e.points, e.number][e.hash].append(device)
        return sorted(((points, dict(hashes)) for (points, _), hashes in found.items()),
                      key=lambda item: -sum(map(len, item[1].values())))

    def devices(self, precision):
        """The devices that have the same results at the points that most were judged at, and whether none has others anywhere."""
        groups = self.agreement(precision)
        return max((devices for _, hashes in groups for devices in hashes.values()), key=len, default=[]), all(len(h) == 1 for _, h in groups)

    def speed(self, precision, library, form, device=None):
        rows = [s for s in self.speeds if (s.precision, s.library, s.form) == (precision, library, form) and device in (None, s.device)]
        return rows[0] if rows else None


# What OpenCL devices' descriptions begin with; what clc-ulp --device takes; what they are called here.
DRIVERS = [("llvmpipe", "rusticl", "rusticl"), ("cpu-", "Portable", "PoCL"), ("Intel", "Intel", "Intel’s runtime")]
LEVELS = {"cpu": "x86", "cpu:v4": "AVX-512", "cpu:v3": "AVX2", "cpu:sse2": "SSE2", "cpu:nofma": "SSE2 without fma"}


def short_device(text, for_command=False):
    """'cuda: NVIDIA H200' -> 'H200' and, for a command, 'cuda'."""
    kind, _, rest = text.partition(": ")
    if not rest:
        return text if for_command else LEVELS.get(text, text)
    if kind == "opencl":
        option, name = next(((option, name) for start, option, name in DRIVERS if rest.startswith(start)), ("NAME", rest))
        return f"opencl:{option}" if for_command else name
    if for_command:
        return kind
    return processor(rest) if kind == "cpu" else rest.removeprefix("NVIDIA ")


def points_text(points):
    """'every 257.' -> 'every 257th bit pattern'"""
    return re.sub(r"every (\d+)\.", r"every \1th bit pattern", points)


def processor(text):
    """clc-bench's description of a processor, less what differs from run to run."""
    name = text.split(",")[0].strip()
    level = {"-v4": "AVX-512", "-v3": "AVX2"}.get((re.search(r"gnu(-v[34])?\.bc", text) or [0, None])[1], "SSE2")
    return {"sapphirerapids": "Sapphire Rapids", "znver5": "Zen 5", "znver4": "Zen 4"}.get(name, name) + ", " + level


def lines(path):
    """The rows of a table of tab-separated fields, by the names in its heading; and its notes. A heading is the last note with tabs, or
    else the first line."""
    notes, rows, heading = [], [], None
    with open(os.path.join(SOURCE, path), encoding="utf-8") as file:
        for line in file.read().splitlines():
            if line.startswith("#"):
                if "\t" in line and not rows:
                    heading = line[1:].strip(" ").split("\t")
                else:
                    notes.append(line[1:].strip())
            elif heading is None:
                heading = line.split("\t")
            elif line:
                rows.append(dict(zip(heading, line.split("\t"))))
    return rows, notes


def exists(path):
    return os.path.exists(os.path.join(SOURCE, path))


def binades(text, precision):
    """'0.5*3 - inf' -> [0.5, 0.5, 0.5, None, inf]; of double a number stands for 16 binades below 2^-63 and from 2^65 on."""
    values = []
    for part in (text or "").split():
        value, _, times = part.partition("*")
        values += [None if value == "-" else float(value)] * int(times or 1)
    if precision == "double" and len(values) == 248:
        values = [v for i, v in enumerate(values) for _ in range(1 if 60 <= i < 188 else 16)][:2047]
    return values


def errors_of(row, source):
    return Errors(row["function"], row["precision"], row["points"], row["device"], row.get("library", "ours"), int(row["number"]),
                  float(row["max ulp"]), "" if row["arguments"] == "-" else row["arguments"], float(row["misrounded"].split()[0]),
                  int(row["special"]), int(row["signs"]) + int(row["flushed"]), row["hash"], row["date"], row["commit"],
                  tuple(binades(row.get(side), row["precision"]) for side in ("positive", "negative")) if row.get("positive") else (), source)


def speed_of(row, source):
    shape = row["form"].split()[0]
    unit, items = row["unit"], row["form"].endswith(" items")
    form = "items" if items else "card" if unit != "ns" else "vectors" if shape != row["precision"] else "loops"
    command = "clc-bench" + (" --device cuda" if unit != "ns" else " --loops" if form == "loops" else " --items" if items else "")
    kind, _, rest = row["device"].partition(": ")
    return Speed(row["function"], row["precision"], processor(rest) if kind == "cpu" else short_device(row["device"].split(",")[0]),
                 row["library"], form, float(row["median"]), unit, shape, float(row["ulp"]),
                 f"{command} --precision {row['precision']} {row['function']}", source)


def fastest(speeds):
    """Of several runs on a device the fastest, which other work on the machine has disturbed least."""
    best = {}
    for s in speeds:
        key = s.precision, s.device, s.library, s.form
        if key not in best or (s.value < best[key].value) == (s.unit == "ns"):
            best[key] = s
    return list(best.values())


class Tables:
    """All of them. `more` are further tables: of clc-bench --csv, clc-ulp --csv or clc-ulp --binades."""

    def __init__(self, more=()):
        self.functions, self.sources = {}, []
        bounds, _ = self.read("test/math/bounds.tsv")
        for row in bounds:
            f = self.function(row["function"])
            f.call, f.domain = row["call"], re.sub(r"(; )?undeclared$", "", row.get("domain") or "")
            f.undeclared = "undeclared" in (row.get("domain") or "")
            f.bounds = {p: (row[p], row["spec " + p]) for p in PRECISIONS}
            f.known = {p: row[p + " by"] for p in PRECISIONS if row.get(p + " by")}
        for path in ("test/math/sweeps.tsv", "test/math/quick.tsv", DEVICES, ERRORS):
            for row in self.read(path)[0]:
                self.function(row["function"]).errors.append(errors_of(row, path))
        for path in sorted(glob.glob(SPEEDS, root_dir=SOURCE)):
            self.read_csv(path)
        for path in more:
            self.read_more(path)
        self.copies = {}  # (precision, target) -> instructions of the kernel without a call
        for row in self.read(CODE)[0]:
            numbers = [None if row[c] == "-" else int(row[c]) for c in ("instructions", "registers", "bytes")]
            if row["function"] == "copy":
                self.copies[row["precision"], row["target"]] = numbers[0]
                continue
            self.function(row["function"]).code.append(Code(row["function"], row["precision"], row["target"], row["library"], *numbers,
                                                            f"lab/code --target {row['target']} --precision {row['precision']} {row['function']}"))
        self.kernels = []  # whole kernels of test/kernels: name -> {library: ns}
        for row in self.read(POCL)[0]:
            self.read_pocl(row)
        for f in self.functions.values():
            f.speeds = fastest(f.speeds)
        self.add_correctly_rounded()

    def add_correctly_rounded(self):
        """cr_sin is one more library's sin, too."""
        for name, f in list(self.functions.items()):
            plain = self.functions.get(name.removeprefix("cr_"))
            if plain and plain is not f:
                for to, rows in ((plain.errors, f.errors), (plain.speeds, f.speeds), (plain.code, f.code)):
                    to += [dataclasses.replace(row, library="rounded") for row in rows if row.library == "ours"]

    def function(self, name):
        return self.functions.setdefault(name, Function(name))

    def read(self, path):
        if not exists(path):
            return [], []
        self.sources.append(path)
        try:
            return lines(path)
        except OSError as problem:
            raise TableError(f"{path}: {problem.strerror}") from None

    def read_csv(self, path):
        self.sources.append(path)
        try:
            with open(os.path.join(SOURCE, path), newline="", encoding="utf-8") as file:
                for row in csv.DictReader(line for line in file if not line.startswith("#")):
                    if "verdict" in row:  # clc-ulp's; where a function is missing there are no points
                        count = int(row["count"])
                        if not count:
                            continue
                        row.update(number=count, arguments=row["at"], misrounded=str(100 * int(row["misrounded"]) / count),
                                   signs=row["zero signs"], date="", commit="", device=row["device"].partition(",")[0])
                        self.function(row["function"]).errors.append(errors_of(row, path))
                    elif row["range"] == "main":
                        self.function(row["function"]).speeds.append(speed_of(row, path))
        except OSError as problem:
            raise TableError(f"{path}: {problem.strerror}") from None
        except (KeyError, TypeError, ValueError) as problem:
            what = f"no column {problem}" if isinstance(problem, KeyError) else problem
            raise TableError(f"{path}: a table neither of clc-bench --csv nor of clc-ulp --csv: {what}") from None

    def read_more(self, path):
        path = os.path.abspath(path)
        try:
            with open(path, encoding="utf-8") as file:
                heading = file.readline(65536)
        except OSError as problem:
            raise TableError(f"{path}: {problem.strerror}") from None
        if len(heading) == 65536:  # such as /dev/zero, which has no end
            raise TableError(f"{path}: no table, for its first line is longer than 64 KiB")
        if "," in heading and not path.endswith(".tsv"):
            self.read_csv(path)
            return
        for row in self.read(path)[0]:
            try:
                self.function(row["function"]).errors.append(errors_of(row, path))
            except (KeyError, ValueError) as problem:
                raise TableError(f"{path}: not a table of clc-ulp --emit or --binades: {problem}") from None

    def read_pocl(self, row):
        columns = {"PoCL's own": "pocl", "ours": "ours", "Intel": "intel"}
        if row["precision"] == "kernel":
            self.kernels.append((row["name"], {library: row[column] for column, library in columns.items()}))
            return
        for column, library in columns.items():
            if row[column] != "-":
                self.function(row["name"]).speeds.append(
                    Speed(row["name"], row["precision"], "Sapphire Rapids, PoCL 7.1", library, "items", float(row[column]), "ns",
                          row["precision"], None, f"lab/pocl/speed --root DIR --functions {row['name']}", POCL))


# ---- The method and its source: comments and manual texts

def head_comment(path):
    """The paragraphs of the comment that a source file begins with, without the licence."""
    paragraphs, words = [], []
    with open(os.path.join(SOURCE, path), encoding="utf-8") as file:
        for line in file:
            if not line.startswith("//"):
                break
            text = line[2:].strip()
            if text.startswith("SPDX-"):
                continue
            if text:
                words.append(text)
            elif words:
                paragraphs.append(" ".join(words))
                words = []
    if words:
        paragraphs.append(" ".join(words))
    return paragraphs


class Methods:
    """Where functions are written, and what is said there."""

    def __init__(self):
        self.files, self.headers = collections.defaultdict(list), {}
        table = configparser.ConfigParser()
        table.read(os.path.join(SOURCE, "targets.ini"))
        targets = sorted({section["target"] for section in table.values() if "target" in section})
        for root in ("generic", "layers", *targets):
            for path in sorted(glob.glob(f"{root}/**/*.cl", root_dir=SOURCE, recursive=True)):
                self.files[os.path.basename(path)[:-3]].append(path)
            for path in sorted(glob.glob(f"{root}/**/math/half/*.h", root_dir=SOURCE, recursive=True)):
                if os.path.basename(path)[:-2] in self.files:  # the others are helpers
                    self.files[os.path.basename(path)[:-2]].append(path)
        for path in sorted(glob.glob("generic/**/*.h", root_dir=SOURCE, recursive=True)):
            self.headers.setdefault(os.path.basename(path), path)
        sys.path.insert(0, os.path.join(SOURCE, "man"))
        import markup
        import synopsis
        self.summaries, self.texts = [], {}
        for path in sorted(glob.glob("man/text/*/*.md", root_dir=SOURCE)):
            keys, _ = markup.header(os.path.join(SOURCE, path))
            name = os.path.basename(path)[:-3]
            forms = [text.strip() for value in keys.get("builtins", [name]) for text in value.split(",")]
            forms = [synopsis.Form(text) for text in forms if "*" not in text]
            self.summaries.append((forms, keys.get("summary", [""])[0], path))

    def of(self, name):
        """Paths of the function's files, the generic one first."""
        return self.files.get(name.partition(".")[0], [])

    def summary(self, name):
        """What the manual page calls the function, and the page's text."""
        name = name.partition(".")[0]
        for forms, summary, path in self.summaries:
            if any(form.match(name) is not None for form in forms):
                return summary, path
        return "", None
