# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Declarations in few lines: all overloads of a builtin, as Clang lists them, become prototypes with variables.

An overload is a name, a result and parameters. Each of their types is taken apart into address space, access, scalar type and
width. A template names some of these parts by variables: `gentypen` is a vector of n elements of the scalar type gentype. Of all
templates that fit an overload the one is kept that fits most overloads (a greedy set cover); then the values that the variables
take are gathered into sets, so that a prototype stands for every combination of the values listed with it and for no other.
"""
import itertools
import re
from collections import Counter, defaultdict, namedtuple

Type = namedtuple("Type", "qualifiers space access base width pointer")
Prototype = namedtuple("Prototype", "name result parameters values")  # values: variable -> the values that it takes

SPACES = ("private", "local", "global", "constant", "generic")
ACCESS = ("read_only", "write_only", "read_write")
SIZE = {"char": 1, "short": 2, "int": 4, "long": 8, "half": 2, "float": 4, "double": 8}
SIZE.update({"u" + name: SIZE[name] for name in ("char", "short", "int", "long")})
SIGNED = {1: "char", 2: "short", 4: "int", 8: "long"}
ORDER = ["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double"]
# In the order of preference: what a part may be called.
COST = {"literal": 0, "n": 1, "gentype": 1, "image_t": 1, "access": 1, "space": 1, "atomic_gentype": 1, "dest": 1, "m": 3, "space2": 2,
        "ugentype": 2, "igentype": 2}


def parse(text):
    """'__global float4 const *' -> Type(('const',), 'global', '', 'float', 4, True)"""
    words = [w.removeprefix("__") for w in re.sub(r"\benum ", "", text).replace("*", " * ").split()]
    pointer = "*" in words
    qualifiers = tuple(w for w in ("volatile", "const") if w in words)
    space = next((w for w in words if w in SPACES), "private" if pointer else "")
    access = next((w for w in words if w in ACCESS), "")
    base = next(w for w in words if w not in SPACES + ACCESS + ("volatile", "const", "*"))
    vector = re.fullmatch(r"(\w*[a-z])(2|3|4|8|16)", base)
    if vector and vector.group(1) in SIZE:
        return Type(qualifiers, space, access, vector.group(1), int(vector.group(2)), pointer)
    return Type(qualifiers, space, access, base, 1, pointer)


class Form:
    """A name with variables, as `vload<n>` or `convert_<dest><n><sat:|_sat>`: what an angle bracket holds is the variable and, behind
    a colon, its values. A name without brackets is a form, too."""

    def __init__(self, text):
        self.text, self.choices = text, {}
        self.shown, pattern = "", ""
        for part in re.split(r"(<[^>]*>)", text):
            if not part.startswith("<"):
                self.shown += part
                pattern += re.escape(part)
                continue
            variable, _, values = part[1:-1].partition(":")
            values = values or {"n": "|2|3|4|8|16"}.get(variable) or "|".join(ORDER)
            self.choices[part] = values.split("|")
            if f"(?P<{variable}>" in pattern:
                pattern += f"(?P={variable})"
            else:
                pattern += f"(?P<{variable}>{values})"
            self.shown += f"[{variable}]" if values.startswith("|") and variable != "n" else f"<{variable}>"
        self.pattern = re.compile(pattern)

    def names(self):
        """All names that the form stands for."""
        for values in itertools.product(*self.choices.values()):
            name = self.text
            for part, value in zip(self.choices, values):
                name = name.replace(part, value)
            yield name

    def match(self, name):
        found = self.pattern.fullmatch(name)
        return found and {variable: int(value or 1) if variable == "n" else value for variable, value in found.groupdict().items()}


def templates(result, parameters, named, widths):
    """All (template, values of its variables) that an overload fits; widths are the variables for numbers of elements."""
    types = [result, *parameters]
    n = named.get("n") or (result.width if result.width > 1 else max(t.width for t in types))
    m = parameters[0].width if parameters else 1
    image = next((t.base for t in parameters if t.base.startswith("image")), None)
    numeric = [t.base.removeprefix("atomic_") for t in parameters if t.base.removeprefix("atomic_") in SIZE]
    spaces = [t.space for t in parameters if t.pointer]
    for gentype in {result.base, *numeric[:1]} & set(SIZE) or {None}:
        values = {"n": n, "m": m, "image_t": image, "gentype": gentype, "access": next((t.access for t in parameters if t.access), ""),
                  "space": spaces[0] if spaces else "", "space2": spaces[1] if len(spaces) > 1 else "", **named}
        size = SIZE.get(gentype)
        meaning = {"gentype": gentype, "image_t": image, "dest": named.get("dest")}
        if size:
            meaning.update({"atomic_gentype": "atomic_" + gentype, "igentype": SIGNED[size], "ugentype": "u" + SIGNED[size]})
        choices = []
        for i, t in enumerate(types):
            choices.append([t.base] + [f"<{v}>" for v, value in meaning.items() if value == t.base])
            place = image and i == 2  # an image's coordinates are no vector of n elements
            choices.append([f"<{v}>" for v in widths if values[v] == t.width > 1 and not place] or [t.width])
            choices.append([t.space] + [f"<{v}>" for v in ("space", "space2") if t.space and values[v] == t.space])
            choices.append(["<access>" if t.access else ""])
        for parts in itertools.product(*choices):
            used = {p[1:-1].removeprefix("atomic_") for p in parts if str(p).startswith("<")}
            used = {"gentype" if v in ("igentype", "ugentype") else v for v in used} | set(named)
            yield parts, tuple(sorted((v, values[v]) for v in used))


def cost(parts):
    return sum(COST.get(str(p).strip("<>"), 0) if str(p).startswith("<") else 0 for p in parts)


def products(rows):
    """Tuples of values -> sets of values whose products cover exactly these tuples."""
    sets = {tuple((v, frozenset([value])) for v, value in row) for row in rows}
    while True:
        before = sets
        for variable in sorted({v for row in sets for v, _ in row}):
            merged = defaultdict(frozenset)
            for row in sets:
                merged[tuple(pair for pair in row if pair[0] != variable)] |= dict(row)[variable]
            sets = {tuple(sorted([*rest, (variable, values)])) for rest, values in merged.items()}
        if sets == before:
            return sets


def cover(overloads):
    """Overloads of one shape, each (qualifiers and the like, result, parameters, variables in the name) -> [(template, sets)]."""
    fits = [dict() for _ in overloads]
    shuffles = any(result.width > 1 and parameters and parameters[0].width not in (1, result.width) for result, parameters, _ in overloads)
    for fit, (result, parameters, named) in zip(fits, overloads):
        for parts, values in templates(result, parameters, named, ("n", "m") if shuffles else ("n",)):
            fit.setdefault(parts, values)
    found, left = [], list(range(len(overloads)))
    while left:
        counts = Counter(parts for i in left for parts in fits[i])
        best = min(counts, key=lambda parts: (-counts[parts], cost(parts), str(parts)))
        taken = [i for i in left if best in fits[i]]
        found += [(best, dict(sets)) for sets in products({fits[i][best] for i in taken})]
        left = [i for i in left if best not in fits[i]]
    return found


def prototypes(form, overloads):
    """[(name, result, [parameters])] of all names that the form matches -> [Prototype], the most general first."""
    shapes = defaultdict(set)
    for name, result, parameters in overloads:
        named = form.match(name)
        types = [parse(result), *map(parse, parameters)]
        scalar = named.get("n", max(t.width for t in types)) == 1
        shape = tuple((t.qualifiers, t.pointer) for t in types)
        shapes[shape, scalar].add((types[0], tuple(types[1:]), tuple(sorted(named.items()))))
    found = []
    for (shape, scalar), rows in shapes.items():
        rows = sorted(rows, key=str)
        for parts, sets in cover([(result, parameters, dict(named)) for result, parameters, named in rows]):
            found.append((shape, parts, sets, scalar))
    # A scalar's prototype that a vector's becomes where n is 1 joins it.
    def of_one(parts):
        return tuple(1 if part == "<n>" else part for part in parts)
    def without_n(sets):
        return {v: values for v, values in sets.items() if v != "n"}
    found.sort(key=lambda entry: (entry[3], -entry[1].count("<n>"), str(entry)))
    for scalar in [entry for entry in found if entry[3]]:
        for vector in found:
            if not vector[3] and "n" in vector[2] and scalar[0] == vector[0] and scalar[1] == of_one(vector[1]) \
                    and without_n(scalar[2]) == without_n(vector[2]):
                vector[2]["n"] |= {1}
                found.remove(scalar)
                break
    result = [shown(form, *entry[:3]) for entry in found]
    return sorted(result, key=lambda p: (len(p.parameters), -str(p).count("<n>"), -len(p.values), str(p)))


def in_order(variable, values):
    rank = {"n": int, "m": int, "gentype": ORDER.index, "dest": ORDER.index}.get(variable)
    if variable.startswith("space"):
        rank = SPACES.index
    return sorted(values, key=rank or str)


def shown(form, shape, parts, sets):
    """Variables with one value give way to it."""
    fixed = {v: next(iter(values)) for v, values in sets.items() if len(values) == 1}
    def name(text):
        variable = str(text).strip("<>")
        if not str(text).startswith("<"):
            return str(text)
        root = {"igentype": "gentype", "ugentype": "gentype", "atomic_gentype": "gentype"}.get(variable, variable)
        if root not in fixed:
            return f"<{variable}>"
        value = fixed[root]
        if variable in ("igentype", "ugentype"):
            value = ("u" if variable[0] == "u" else "") + SIGNED[SIZE[value]]
        return ("atomic_" if variable == "atomic_gentype" else "") + str(value)
    types = []
    for i, (qualifiers, pointer) in enumerate(shape):
        base, width, space, access = (name(part) for part in parts[4 * i:4 * i + 4])
        words = [*qualifiers, space, access, base + (width if width != "1" else "")]
        types.append(" ".join(w for w in words if w) + (" *" if pointer else ""))
    called = form.shown
    for variable, value in fixed.items():
        called = re.sub(rf"<{variable}>|\[{variable}\]", str(value) if value != 1 else "", called)
    values = {v: in_order(v, sets[v]) for v in sorted(sets) if v not in fixed}
    return Prototype(called, types[0], types[1:], values)
