#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Proves error bounds of functions of double, from their source. lab/proofs/README.md tells how to read a proof and how to mend one."""
import argparse
import bisect
import copy
import hashlib
import concurrent.futures
import functools
import itertools
import math
import pathlib
import re
import shutil
import subprocess
import sys
import time
from fractions import Fraction

sys.dont_write_bytecode = True
from source import OPERATORS, Node, Pointer, Reader, Unreadable, compile_source, constant, double_of, hexadecimal, is_constant, make, match, source_of, text_of

FOLDER = pathlib.Path(__file__).resolve().parent
TREE = FOLDER.parents[1]
FORMAT = "@rnd = float<ieee_64, ne>;"
# The procedure that proofs' `sollya` lines call: whether p approximates f within a bound. supnorm is certified (S. Chevillard, J. Harrison,
# M. Joldes, Ch. Lauter, "Efficient and accurate computation of upper bounds of approximation errors", 2011).
SOLLYA = """verbosity = 0!; display = hexadecimal!; prec = 200!;
procedure within(p, f, I, mode, bound) { return sup(supnorm(p, f, I, mode, 1b-8)) <= bound; };
"""
HEADING = """# Proofs that prove.py has found to hold: the bound in ulp, or of a first step's relative error; runs of Gappa; and a hash of what Gappa and Sollya
# were asked, which changes with the function's source and with its proof. prove.py --record adds rows.
# function	double	runs	asked
"""
LEAVES = ("argument", "significand", "floor_log2", "power", "sqrt", "rint", "guess", "guess_of_root", "guess_of_cube_root", "scaled", "scaled_down",
          "scaled_by_whole", "shortened", "integer", "entry")


def version():
    project = re.search(r"^project\(oneclc VERSION ([0-9.]*) ", (TREE / "CMakeLists.txt").read_text(), re.M)
    return f"prove.py (OneCLC) {project[1]}"


class Fault(Exception):
    """A proof that does not hold or cannot be read."""


def number(text):
    """A number in the words of Gappa: 0.5, 1e-3, 1b-20, 0x1p-20."""
    text = text.strip()
    sign = -1 if text.startswith("-") else 1
    text = text.lstrip("+-")
    if text.startswith("0x"):
        return sign * Fraction(float.fromhex(text))
    digits, _, power = text.partition("b")
    return sign * Fraction(digits) * Fraction(2) ** int(power or 0)


class Polynomial:
    """A polynomial in several variables: terms maps ((variable, power), …), sorted, to coefficients."""

    def __init__(self, terms):
        self.terms = {powers: factor for powers, factor in terms.items() if factor}

    def __add__(self, other):
        terms = dict(self.terms)
        for powers, factor in other.terms.items():
            terms[powers] = terms.get(powers, 0) + factor
        return Polynomial(terms)

    def __neg__(self):
        return Polynomial({powers: -factor for powers, factor in self.terms.items()})

    def __sub__(self, other):
        return self + -other

    def __mul__(self, other):
        terms = {}
        for (p, a), (q, b) in itertools.product(self.terms.items(), other.terms.items()):
            powers = dict(p)
            for variable, power in q:
                powers[variable] = powers.get(variable, 0) + power
            key = tuple(sorted(powers.items()))
            terms[key] = terms.get(key, 0) + a * b
        return Polynomial(terms)

    @staticmethod
    def read(text, of_word):
        """The polynomial that a text of +, -, *, parentheses, numbers and words is; `of_word` tells what words are."""
        if re.search(r"[^-+*().\w\s]", text):
            raise Fault(f"{text} is no polynomial")
        tokens = re.findall(r"0x[0-9a-f.]+p[-+]?\d+|[\d.]+(?:[eb][-+]?\d+)?|\w+|[-+*()]", text)

        def factor():
            token = tokens.pop(0)
            if token == "(":
                value = total()
                tokens.pop(0)
                return value
            if token == "-":
                return -factor()
            return Polynomial({(): number(token)}) if token[0].isdigit() else of_word(token)

        def product():
            value = factor()
            while tokens and tokens[0] == "*":
                tokens.pop(0)
                value = value * factor()
            return value

        def total():
            value = product()
            while tokens and tokens[0] in "+-":
                value = value + product() if tokens.pop(0) == "+" else value - product()
            return value
        return total()


# ---- proof files


class Step:
    """A statement that is to be proved: its goal, or None for the last one, about the result; and its cases."""

    def __init__(self, line, title, goal):
        self.line, self.title, self.goal = line, title, goal
        self.facts, self.hints, self.cases, self.free, self.homogeneous, self.when, self.define = [], [], [], [], {}, {}, {}


class Case:
    def __init__(self, box):
        self.box, self.facts, self.hints, self.ulp, self.values, self.trivial = box, [], [], None, {}, None
        self.free, self.homogeneous, self.scaled, self.define = [], {}, None, {}
        self.direct = False


INTERVAL = re.compile(r"(\w+) in \[([^,\]]+),([^,\]]+)\]")
QUOTIENT = re.compile(r"\|(\w+) -?/ (\w+)\| <= \S+")


def read_box(text):
    box = {v: (number(a), number(b)) for v, a, b in INTERVAL.findall(text)}
    if INTERVAL.sub("", text).strip(" ,"):
        raise Fault(f"'{text}' is no list of intervals")
    return box


class Proof:
    """A proof file. Statements begin at the left margin and may go on in indented lines, of which each is one more sentence of the statement."""

    def __init__(self, path):
        self.path, self.name, self.function = path, path.stem, path.stem.split(".")[0]
        self.take, self.names, self.renamed, self.exact, self.facts, self.sollya, self.free = {}, {}, {}, [], [], [], []
        self.constants, self.ideals, self.definitions, self.steps = {}, {}, [], []
        self.stored = False
        self.domain, self.whole, self.numbers, self.bound, self.value, self.first_step = {}, set(), {}, None, None, None
        last = None
        text = path.read_text()
        while like := re.search(r"^like (\S+)$", text, re.M): # the statements of another proof, or those that several ones share, about this function
            shared = path.with_name(like[1] + ".steps")
            shared = shared if shared.exists() else path.with_name(like[1] + ".proof")
            text = text[: like.start()] + shared.read_text() + text[like.end() :]
        for line_number, line in enumerate(text.splitlines(), 1):
            text = line.split("#")[0].rstrip()
            for name, value in self.numbers.items():
                text = re.sub(rf"(?<!^number )\b{name}\b", value, text)
            if not text:
                continue
            try:
                if text[0] == " ":
                    self.inner(last, text.strip())
                else:
                    last = self.statement(line_number, *text.split(None, 1))
            except (ValueError, AttributeError, TypeError, Fault) as fault:
                raise Fault(f"{path}:{line_number}: {fault}") from fault
        if not self.steps:
            raise Fault(f"{path} shows nothing")

    def statement(self, line, word, rest=""):
        match word:
            case "take":
                self.take[rest.removeprefix("not ")] = not rest.startswith("not ")
            case "stored": # what is proved is of the number that the function stores, not of the one that it returns
                self.stored = True
            case "call":
                name, words = rest.split(None, 1)
                self.names[words] = name
            case "rename":
                name, variable = rest.split()
                self.renamed[variable] = name
            case "constant":
                name, value = re.split(r"\s*=\s*", rest)
                self.constants[name] = value
            case "number":
                name, value = re.split(r"\s*=\s*", rest)
                self.numbers[name] = value
            case "free":
                self.free += rest.split()
            case "exact":
                self.exact += rest.split()
            case "ideal":
                name, value = re.split(r"\s*=\s*", rest, maxsplit=1)
                self.ideals[name] = value
            case "let":
                self.definitions.append(rest)
            case "domain" | "whole":
                self.domain.update(read_box(rest))
                self.whole |= set(read_box(rest)) if word == "whole" else set()
            case "fact":
                self.facts.append(rest)
            case "sollya":
                self.sollya.append(rest)
            case "show":
                title, goal = rest.split(":", 1)
                self.steps.append(Step(line, title, goal.strip()))
                return self.steps[-1]
            case "result":
                found = re.fullmatch(r"is within (\S+) ulp of (\w+)", rest)
                self.bound, self.value = Fraction(found[1]), found[2]
                self.steps.append(Step(line, f"the result is within {found[1]} ulp of {found[2]}", None))
                return self.steps[-1]
            case "first": # step is within …, relative to the value
                found = re.fullmatch(r"step is within (\S+) of (\w+), low within (\S+)", rest)
                self.first_step, self.value, self.low = number(found[1]), found[2], number(found[3])
                self.steps.append(Step(line, f"the first {rest}", None))
                return self.steps[-1]
            case _:
                raise Fault(f"'{word}' begins no statement")
        return (word, rest)

    def inner(self, last, text):
        word, _, rest = text.partition(" ")
        if isinstance(last, tuple):
            if last[0] != "sollya":
                raise Fault(f"'{last[0]}' has no further lines")
            self.sollya[-1] += "\n" + text
            return
        place = last.cases[-1] if last.cases else last
        if text[0] in "+-*/{" and place.hints: # a rule goes on
            place.hints[-1] += " " + text
            return
        if text[0] == "/": # or a goal
            last.goal += " " + text
            return
        match word:
            case "case":
                last.cases.append(Case(read_box(rest)))
            case "with":
                place.facts.append(rest)
            case "hint" | "split":
                place.hints.append(rest if word == "hint" else "$ " + rest)
            case "through": # The error is that of an approximation, and that of the computation beside it.
                a, b, c = "unrounded", rest, self.value
                place.hints += [f"{a} - {c} -> ({a} - {b}) + ({b} - {c})",
                                f"({a} - {c}) / {c} -> ({a} - {b}) / {b} + ({b} - {c}) / {c} + ({a} - {b}) / {b} * (({b} - {c}) / {c})"
                                f" {{ {b} <> 0, {c} <> 0 }}"]
            case "free": # These names stand for any numbers of which the facts hold; how they were computed is left out.
                place.free += rest.split()
            case "when": # It is shown for these numbers only, and used where a case is about some of them.
                last.when.update(read_box(rest))
            case "define": # The same, where what it stands for is written in other numbers.
                name, value = rest.split(" = ", 1)
                place.free.append(name)
                place.define[name] = value
            case "homogeneous": # The same, and multiplying them by a power of two multiplies the result by it.
                powers = {name: int(power or 1) for name, power in re.findall(r"(\w+)(?:\^(-?\d+))?", rest)}
                place.free += powers
                place.homogeneous |= powers
            case "where":
                name, value = rest.split(" = ")
                place.values[name] = number(value)
            case "trivial": # for the reason that is given
                place.trivial = rest
            case "ulp":
                place.ulp = number(rest)
            case "direct": # The last rounding is Gappa's, too, which finds it exact.
                place.direct = True
            case _:
                raise Fault(f"'{word}' begins no line of a step")


# ---- Gappa's and Sollya's words


def is_half(node):
    """Whether a node is the half of another."""
    return node.op == "mul" and is_constant(node.args[0], Fraction(1, 2))


def text_but_name(node, names):
    """The words for a node, in which other nodes have their names."""
    own = names.pop(node, None)
    text = text_of(node, names)
    if own is not None:
        names[node] = own
    return text


class Program:
    """The source of a function along a proof's path, and its names."""

    def __init__(self, proof, module, mangled):
        self.proof, self.substituted, asked = proof, False, set()

        def decide(words):
            asked.add(words)
            return proof.take.get(words)

        reader = Reader(module, decide)
        types, pointer = re.search("(d[di]*)(Pd)?$", mangled).groups()
        arguments = [Node("argument", name, type="double" if type == "d" else "i32") for name, type in zip("xyz", types)]
        stored = Pointer({})
        result = reader.run(mangled, arguments + [stored] * bool(pointer))
        if proof.stored:
            result = reader.chosen(stored.cells[0])
        if set(proof.take) - asked:
            raise Fault(f"{proof.path}: the source does not ask whether {', '.join(set(proof.take) - asked)}")
        self.names = {a: a.args[0] for a in arguments} | reader.variable_names(a.args[0] for a in arguments)
        renamed = {node: proof.renamed.get(name, name) for node, name in self.names.items()}
        if set(proof.renamed) - set(self.names.values()) or len(set(renamed.values())) < len(renamed):
            raise Fault(f"{proof.path}: 'rename' takes a new name and one of the source's, {', '.join(self.names.values())}")
        self.names = renamed
        # The result but for an exact power of two and its sign
        self.peeled = []
        while result.op in ("scaled", "scaled_by_whole", "flipped", "copysign", "negate", "abs") or proof.first_step and is_half(result):
            self.peeled.append(result)
            result = result.args[1 if is_half(result) else 0]
        if proof.first_step:
            result = self.sum_of_words(result)
        self.tables = reader.tables
        self.result = result
        if result.op not in ("add", "sub", "mul", "div", "fma"):
            raise Fault(f"{proof.name}: the result is no rounded operation but {result}")
        self.order, seen = [], set()
        self.visit(result, seen, self.order)
        called, aliases = dict(self.names), {}
        for words, name in proof.names.items():
            found = [n for n in self.order if called.get(n) == words or text_but_name(n, called) == words]
            if not found:
                raise Fault(f"{proof.path}: nothing in the source is {words}")
            if called.get(found[0]) == words: # one more name
                aliases[name] = found[0]
            else:
                self.names[found[0]] = name
            called[found[0]] = name
        self.names = {n: self.names[n] for n in self.order if n in self.names}
        self.nodes = {name: node for node, name in self.names.items()} | aliases
        for leaf in self.order:
            if leaf.op in LEAVES and leaf not in self.names:
                raise Fault(f"{proof.path}: {text_of(leaf, self.names)} has no name; 'call' gives it one")
        self.constants = {number(value): name for name, value in proof.constants.items()}
        used = {abs(n.args[0]) for n in self.order if n.op == "constant"}
        for value, name in self.constants.items():
            if abs(value) not in used:
                raise Fault(f"{proof.path}: the source has no constant {proof.constants[name]}")
        for name in list(proof.ideals) + proof.exact:
            if name not in self.nodes:
                raise Fault(f"{proof.path}: the source has no {name}")
        self.idealised = {}
        self.ideal(result)

    def sum_of_words(self, result):
        """The unrounded sum of two doubles of which rounded_sum (correctly_rounded/in_floats.h) has made a result: it compares the roundings of
        high + (low + room high) and high + (low - room high), where the sums in parentheses are rounded, too. The value lies between both if
        |high + low - value| + 2^-53 (|low| + room |high|) <= room |high|. Let |low| <= l |high| and |high + low - value| <= b |value|. As |value| is
        (1 + l) |high| / (1 - b) at most, that is so if b (1 + l) / (1 - b) + 2^-53 (l + room) <= room."""
        found = match(result, ("add", "high", ("fma", "high", "room", "low")))
        if not found or not is_constant(found["room"]):
            raise Fault(f"{self.proof.name}: the result is no sum of two doubles with a room but {result}")
        self.room = found["room"].args[0]
        bound, low = self.proof.first_step, self.proof.low
        if bound * (1 + low) / (1 - bound) + (low + self.room) / 2**53 > self.room:
            raise Fault(f"{self.proof.path}: the room of the source, {hexadecimal(self.room)}, is not greater than the proved error")
        return make("add", found["high"], found["low"])

    def with_values(self, values):
        """The same program where some names have values that were proved."""
        known = {self.nodes[name]: constant(value) for name, value in values.items()}

        def replaced(node):
            if node not in known:
                args = [replaced(a) if isinstance(a, Node) else a for a in node.args]
                known[node] = node if args == list(node.args) or node.op in LEAVES else make(node.op, *args, type=node.type)
            return known[node]

        other = copy.copy(self)
        other.substituted = True
        other.result = replaced(self.result)
        other.nodes = {name: replaced(node) for name, node in self.nodes.items()}
        other.names = {}
        for name, node in other.nodes.items():
            if node.op != "constant":
                other.names.setdefault(node, name)
        other.order, other.idealised = [], {}
        other.visit(other.result, set(), other.order)
        other.ideal(other.result)
        return other

    def visit(self, node, seen, order):
        if node not in seen:
            seen.add(node)
            if node.op not in LEAVES:
                for argument in node.args:
                    if isinstance(argument, Node):
                        self.visit(argument, seen, order)
            order.append(node)

    def constant(self, value):
        for sign in (1, -1):
            if sign * value in self.constants:
                return ("-" if sign < 0 else "") + self.constants[sign * value]
        return str(value) if value.denominator == 1 and abs(value) < 10**6 else hexadecimal(value)

    def written(self, node, rounding, name=None, inner=False):
        """A node in Gappa's words. `name` says how to call named nodes; `rounding` whether operations are rounded."""
        if node.op == "constant":
            text = self.constant(node.args[0])
            return f"({text})" if inner and text[0] == "-" else text
        if inner and node in self.names:
            return (name or self.names.get)(node)
        part = functools.partial(self.written, rounding=rounding, name=name, inner=True)
        if node.op == "negate":
            return f"(-{part(node.args[0])})"
        if node.op == "abs":
            return f"|{part(node.args[0])}|"
        if node.op not in ("add", "sub", "mul", "div", "fma"):
            raise Fault(f"{self.proof.path}: {text_of(node, self.names)} is neither named nor an operation that Gappa knows")
        args = [part(a) for a in node.args]
        text = f"{args[0]} * {args[1]} + {args[2]}" if node.op == "fma" else f"{args[0]} {OPERATORS[node.op]} {args[1]}"
        return f"rnd({text})" if rounding else f"({text})" if inner else text

    def ideal_name(self, node):
        """How the real number is called that a named node stands for."""
        name = self.names[node]
        if name in self.proof.exact or node.op in LEAVES and name not in self.proof.ideals:
            return name
        return self.proof.ideals[name] if re.fullmatch(r"\w+", self.proof.ideals.get(name, "")) else "real_" + name

    def ideal(self, node):
        """Collects the definitions of the real numbers that nodes stand for."""
        name = self.names.get(node)
        if node in self.idealised or node.op in LEAVES and name not in self.proof.ideals:
            return
        if name in self.proof.ideals:
            if not re.fullmatch(r"\w+", self.proof.ideals[name]):
                self.idealised[node] = self.proof.ideals[name]
            return
        for argument in node.args:
            if isinstance(argument, Node):
                self.ideal(argument)
        if name:
            self.idealised[node] = self.written(node, False, self.ideal_name)

    def unrounded(self, text):
        """Replaces unrounded(NAME) by the operation whose rounding NAME is."""
        def operation(match):
            if match[1] not in self.nodes:
                raise Fault(f"{self.proof.path}: the source has no {match[1]}")
            node = self.nodes[match[1]]
            if node.op not in ("add", "sub", "mul", "div", "fma") or self.names[node] != match[1]:
                return match[1]
            return "(" + self.written(self.nodes[match[1]], True)[4:-1] + ")"
        return re.sub(r"\bunrounded\((\w+)\)", operation, text)

    def polynomial(self, name, variable, parameter=None):
        """What a name stands for, as a polynomial in one variable, in Sollya's words, in which that is _x_. Its coefficients may be polynomials in a
        parameter, which has the same name there."""
        known = {}

        def of(node):
            name = self.names.get(node)
            if name == variable or node.op in LEAVES and name not in self.proof.ideals or name in self.proof.exact:
                return Polynomial({((name, 1),): Fraction(1)})
            if node not in known:
                if name in self.proof.ideals:
                    known[node] = Polynomial.read(self.proof.ideals[name], lambda word: of_word(word))
                elif node.op == "constant":
                    known[node] = Polynomial({(): node.args[0]})
                elif node.op == "negate":
                    known[node] = Polynomial({}) - of(node.args[0])
                elif node.op in ("add", "sub", "mul", "fma"):
                    a, b, *c = map(of, node.args)
                    known[node] = a + b if node.op == "add" else a - b if node.op == "sub" else a * b + (c[0] if c else Polynomial({}))
                else:
                    raise Fault(f"{self.proof.path}: {text_of(node, self.names)} is in no polynomial")
            return known[node]

        def of_word(word):
            if word == "real_unrounded":
                return of(self.result)
            if word.removeprefix("real_") in self.nodes and word != variable:
                return of(self.nodes[word.removeprefix("real_")])
            if word in self.proof.constants:
                return Polynomial({(): number(self.proof.constants[word])})
            for definition in self.proof.definitions:
                if re.match(rf"{word}\s*=", definition) and word not in (variable, parameter):
                    return Polynomial.read(definition.split("=", 1)[1], of_word)
            return Polynomial({((word, 1),): Fraction(1)})

        terms = (of(self.result) if name == "unrounded" else of(self.nodes[name]) if name in self.nodes else of_word(name)).terms
        coefficients = {}
        for powers, factor in terms.items():
            powers = dict(powers)
            degree, other = powers.pop(variable, 0), powers.pop(parameter, 0)
            if powers:
                raise Fault(f"{self.proof.path}: {name} depends on {' and '.join(powers)}, too, and not on {variable} alone")
            coefficients.setdefault(degree, []).append(f"{factor.numerator} / {factor.denominator}" + (f" * {parameter}^{other}" if other else ""))
        text = "0"
        for degree in range(max(coefficients, default=0), -1, -1):
            factor = " + ".join(coefficients.get(degree, ["0 / 1"]))
            text = f"({text}) * _x_ + ({factor})" if text != "0" else factor
        return f"({text})"

    def gappa(self, step, case, earlier, goal=None):
        """The input of Gappa for one case of a step, or for another goal in its place."""
        proof, lines, facts = self.proof, [FORMAT], []
        lines += [f"{name} = {value};" for name, value in proof.constants.items()]
        lines.append(f"# What {source_of(proof.function)} computes")
        lines += [f"{name} = {self.constant(node.args[0])};" for name, node in self.nodes.items() if node.op == "constant"]
        all_free, homogeneous = proof.free + step.free + case.free, {**step.homogeneous, **case.homogeneous}
        order, free = [], {self.nodes[name] for name in all_free if self.nodes.get(name) in self.order and not is_constant(self.nodes[name])}
        self.visit(self.result, set(free), order)
        self.visit_free(free, order)
        defined, defined_by = set(), {**step.define, **case.define}
        defined_by = {name: WORD.sub(lambda word: self.names.get(self.nodes.get(word[0]), word[0]), text) for name, text in defined_by.items()}
        for node in order:
            if node not in self.names:
                continue
            name = self.names[node]
            defined.add(name)
            if name in defined_by:
                lines.append(f"{name} = {defined_by[name]};")
            elif node.op in LEAVES or node in free:
                lines.append(f"{name} = rnd({name}_);")
                facts += self.leaf_facts(node, name)
            else:
                lines.append(f"{name} = {self.written(node, True)};")
        for name, node in self.nodes.items():
            if node in self.names and self.names[node] != name and self.names[node] in defined:
                lines.append(f"{name} = {self.names[node]};")
                defined.add(name)
        missing = {name for name, node in self.nodes.items() if name not in defined and node.op != "constant"}

        def is_known(text):
            return missing.isdisjoint(words_in(text))

        lines.append("# The real numbers that this stands for")
        ideals = [(f"real_{self.names[node]}", text) for node, text in self.idealised.items() if node in self.names]
        pending = [tuple(re.split(r"\s*=\s*", text, maxsplit=1)) for text in proof.definitions] + ideals
        pending += [(name, text) for name, text in defined_by.items() if name not in self.nodes and name not in dict(pending)]
        # Of names that values have made another one's
        pending += [(f"real_{name}", self.ideal_name(node)) for name, node in self.nodes.items() if self.names.get(node, name) != name]
        pending += [(f"real_{name}", self.constant(node.args[0])) for name, node in self.nodes.items() if node.op == "constant"]
        pending.append(("real_unrounded", self.written(self.result, False, self.ideal_name)))
        missing |= {name for name, _ in pending}
        while pending: # in the order in which they are defined
            for name, text in pending:
                if name in all_free or is_known(text):
                    if name not in all_free or name in defined_by:
                        lines.append(f"{name} = {defined_by.get(name, text)};")
                    missing.discard(name)
                    pending.remove((name, text))
                    break
            else:
                break
        lines.append(f"unrounded = {self.written(self.result, True)[4:-1]};")
        degree_of = functools.partial(self.degree_of_word, homogeneous=homogeneous, free=all_free)
        if homogeneous:
            self.check_degrees(step, degree_of)
        goal = goal or step.goal
        if goal is None and proof.first_step:
            high, low = (self.written(word, True, inner=True) for word in self.result.args)
            goal = f"|unrounded -/ {proof.value}| <= {decimal(proof.first_step)} /\\ |{low} / {high}| <= {decimal(proof.low)}"
        elif goal is None:
            margin = self.proof.bound - Fraction(1, 2)
            if case.direct:
                lines.append("rounded = rnd(unrounded);")
                goal = f"|rounded - {proof.value}| <= {decimal(self.proof.bound * case.ulp)} /\\ |{proof.value}| >= {decimal(case.ulp * 2**52)}"
            elif case.ulp:
                most = margin * case.ulp
                goal = f"|unrounded - {proof.value}| <= {decimal(most)} /\\ |{proof.value}| >= {decimal(case.ulp * 2**52)}"
            else:
                goal = f"|unrounded -/ {proof.value}| <= {decimal(margin / 2**53)}"
        # What depends on a number that is scaled is another number then: facts about it hold no longer, unless they are about quotients.
        scaled = {*homogeneous, *(self.names.get(self.nodes.get(name)) for name in homogeneous)} - {None}
        for line in lines: # which are in the order in which they depend on each other
            found = re.fullmatch(r"(\w+) = (.*);", line)
            if found and scaled.intersection(WORD.findall(found[2])):
                scaled.add(found[1])

        def is_of_scaled(text):
            if not scaled.intersection(WORD.findall(text)):
                return False
            found = QUOTIENT.fullmatch(text)
            try:
                return not found or degree_of(found[1]) != degree_of(found[2])
            except Fault:
                return True

        box = {**proof.domain, **step.when}
        for variable, (low, high) in case.box.items():
            box[variable] = low, high
        facts += [f"{v} in [{decimal(a)}, {decimal(b)}]" for v, (a, b) in box.items()]
        earlier = [goal for when, goal in earlier if all(v in box and a <= box[v][0] and box[v][1] <= b for v, (a, b) in when.items())]
        facts = [fact for fact in facts + proof.facts + earlier if not is_of_scaled(fact)]
        if homogeneous:
            facts.append(f"{next(iter(homogeneous))} in {case.scaled}")
        facts += step.facts + case.facts
        facts = [fact for fact in map(self.unrounded, facts) if is_known(fact)]
        hints = case.hints if self.substituted else step.hints + case.hints
        hints = [hint for hint in map(self.unrounded, hints) if is_known(hint)]
        return "\n".join(needed(lines, facts, self.unrounded(goal), hints)) + "\n"

    def check_degrees(self, step, degree_of):
        """That what a step is about, the two numbers of a goal's quotient or the result and the value, is of degree one in the homogeneous names."""
        words = [] if step.goal else ["unrounded", self.proof.value]
        for goal in re.split(r"\s*/\\\s*", step.goal or ""):
            found = QUOTIENT.fullmatch(goal) or re.fullmatch(r"(\w+) - unrounded\(\1\) in \[0, 0\]", goal)
            if step.goal and not found:
                raise Fault(f"{self.proof.path}:{step.line}: '{goal}' is not about the quotient of two names, nor that one is exact")
            words += found.groups() if found else []
        for word in words:
            if degree_of(word) != 1:
                raise Fault(f"{self.proof.path}:{step.line}: {word} is not of degree one in the homogeneous names")

    def degree_of_word(self, word, homogeneous, free):
        """The degree of what a name stands for."""
        of_word = functools.partial(self.degree_of_word, homogeneous=homogeneous, free=free)
        if word in homogeneous:
            return homogeneous[word]
        if word in self.nodes or word == "unrounded":
            nodes = {self.nodes[name]: power for name, power in homogeneous.items() if name in self.nodes}
            return self.degree(self.nodes.get(word, self.result), nodes, {self.nodes[name] for name in free if name in self.nodes})
        for definition in self.proof.definitions:
            name, text = re.split(r"\s*=\s*", definition, maxsplit=1)
            if name == word and word not in free:
                terms = Polynomial.read(text, lambda w: Polynomial({((w, 1),): Fraction(1)})).terms
                zero = {name for name, node in self.nodes.items() if is_constant(node, 0)}
                degrees = {sum(power * of_word(w) for w, power in powers) for powers in terms if not zero.intersection(w for w, _ in powers)}
                if len(degrees) != 1:
                    raise Fault(f"{self.proof.path}: {word} has terms of different degrees")
                return degrees.pop()
        return 0

    def degree(self, node, homogeneous, free):
        """By which power of a factor 2^n a node is multiplied if the homogeneous ones are multiplied by the factor. Rounding commutes with that."""
        if node in homogeneous:
            return homogeneous[node]
        if node in free or node.op == "constant" or node.op in LEAVES:
            return 0
        degrees = [self.degree(a, homogeneous, free) for a in node.args]
        if node.op == "mul":
            return sum(degrees)
        if node.op in ("add", "sub", "fma"):
            first = degrees[0] + degrees[1] if node.op == "fma" else degrees[0]
            zero = is_constant(node.args[-1], 0)
            if first == degrees[-1] or zero:
                return first
        if node.op == "negate":
            return degrees[0]
        raise Fault(f"{self.proof.path}: {text_of(node, self.names)} has terms of different degrees")

    def visit_free(self, free, order):
        order[:0] = sorted(free, key=self.order.index)

    @staticmethod
    def leaf_facts(node, name):
        if node.op == "significand":
            least = node.args[1].args[0]
            return [f"{name} in [{hexadecimal(least)}, {hexadecimal(2 * least)}]"]
        if node.op in ("floor_log2", "integer"):
            return [f"@FIX({name}, 0)"]
        return []


WORD = re.compile(r"(?<![\w.])[A-Za-z]\w*")


@functools.cache
def words_in(text):
    return frozenset(WORD.findall(text))


def needed(lines, facts, goal, hints):
    """Gappa's input, but for what the goal does not depend on: it would take time alone."""
    of = {found[1]: words_in(found[2]) for found in (re.fullmatch(r"(\w+) = (.*);", line) for line in lines) if found}

    def all_of(texts):
        words, new = set(), set().union(*map(words_in, texts))
        while new:
            words |= new
            new = set().union(*(of.get(word, ()) for word in new)) - words
        return words

    words = all_of([goal, *hints])
    facts = [fact for fact in facts if not words.isdisjoint(words_in(fact))]
    words |= all_of(facts)
    lines = [line for line in lines if line[0] in "@#" or re.match(r"\w+", line)[0] in words]
    return [*lines, "{ " + "\n  /\\ ".join(facts) + "\n -> " + goal + " }", *(hint + ";" for hint in hints)]


def decimal(value):
    """A rational number whose denominator is a power of two or of ten, for Gappa."""
    if value.denominator & (value.denominator - 1) == 0:
        return f"{value.numerator}b-{value.denominator.bit_length() - 1}" if value.denominator > 1 else str(value.numerator)
    if (10**60 * value).denominator == 1:
        return f"{int(value * 10**60)}e-60"
    raise Fault(f"{value} has more than 60 decimals")


def shown_box(proof, step):
    """Between which numbers names lie for all arguments, as earlier steps have shown."""
    goals = [goal for earlier in proof.steps[: proof.steps.index(step)] if not earlier.when for goal in re.split(r"\s*/\\\s*", earlier.goal)]
    return read_box(", ".join(filter(INTERVAL.fullmatch, goals)))


def is_empty(case, shown):
    """Whether no argument is in a case."""
    return any(name in shown and (high < shown[name][0] or shown[name][1] < low) for name, (low, high) in case.box.items())


def check_cover(proof, step):
    """That the cases of a step cover the domain and what earlier steps have shown: every box between the limits of cases lies in one of them."""
    domain = {**proof.domain, **shown_box(proof, step)}
    variables = sorted({v for case in step.cases for v in case.box})
    for case in step.cases:
        if not case.box and not variables:
            return
    domain.update(step.when)
    grids = []
    for v in variables:
        if v not in domain:
            raise Fault(f"{proof.path}:{step.line}: no 'domain' says where {v} is")
        low, high = domain[v]
        if v in proof.whole:
            grids.append([Fraction(n) for n in range(int(low), int(high) + 1)])
            continue
        limits = sorted({low, high} | {l for case in step.cases for l in case.box.get(v, ()) if low < l < high})
        grids.append([(a + b) / 2 for a, b in zip(limits, limits[1:])])
    everything = (-math.inf, math.inf)
    boxes = [[(bisect.bisect_left(grid, low), bisect.bisect_right(grid, high)) for grid, (low, high) in zip(grids, (case.box.get(v, everything) for v in variables))]
             for case in step.cases] # as places in the grids, which compare faster than fractions
    for point in itertools.product(*(range(len(grid)) for grid in grids)):
        if not any(all(low <= place < high for place, (low, high) in zip(point, box)) for box in boxes):
            at = ", ".join(f"{v} = {float(grid[place])}" for v, grid, place in zip(variables, grids, point))
            raise Fault(f"{proof.path}:{step.line}: no case covers {at}")


# ---- running


def run_gappa(text):
    done = subprocess.run(["gappa", "-Eno-auto-dichotomy"], input=text, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    # Rules that Gappa cannot check by itself are warned of; they would be assumptions.
    doubts = re.findall(r"Warning: .*(?:\n(?!Warning|Results|Error).*)*", said)
    doubts = [d for d in doubts if not re.search("renaming identifier|no need for the rewriting|without definition, yet it is unbound", d)]
    said = re.sub(r"Warning: (renaming identifier|no need for the rewriting|maximum number).*\n", "", said)
    return done.returncode == 0 and "Error" not in said and not doubts, said


def scaled_cases(step):
    """The cases of a step; if it is homogeneous in a variable, each for a binade of that, positive and negative."""
    for case in step.cases or [Case({})]:
        for scaled in ["[1, 2]", "[-2, -1]"] if step.homogeneous or case.homogeneous else [None]:
            other = copy.copy(case)
            other.scaled = scaled
            yield other


def inputs(program):
    """All inputs of Gappa for a proof: (step, case, text)."""
    earlier = []
    for step in program.proof.steps:
        shown = shown_box(program.proof, step)
        for case in scaled_cases(step):
            if case.trivial or is_empty(case, shown):
                continue
            used = program
            plain = copy.copy(case)
            plain.hints = []
            if case.homogeneous: # The values are those of the numbers themselves, not of multiples.
                plain.free, plain.homogeneous, plain.scaled = [], {}, None
            if any(case.box.get(name) != (value, value) for name, value in case.values.items()):
                values = " /\\ ".join(f"{n} in [{decimal(v)}, {decimal(v)}]" for n, v in case.values.items())
                yield step, case, program.gappa(step, plain, earlier, values)
            if case.values:
                used = program.with_values(case.values)
            yield step, case, used.gappa(step, case, earlier)
        if step.goal:
            earlier += [(step.when, goal) for goal in re.split(r"\s*/\\\s*", step.goal)]


def table_text(table):
    """A list in Sollya's words, of pairs one after the other."""
    numbers = [n for entry in table for n in (entry if isinstance(entry, tuple) else (entry,))]
    return f"[|{', '.join(map(hexadecimal, numbers))}|]"


def power_below(bound):
    """The n of a bound 2^-n, rounded down to a tenth."""
    return math.floor(-10 * math.log2(bound)) / 10


def limits(node):
    """Between which numbers the significand lies for the entries of a table whose index is its leading bits, counted from R (source.py): the i-th
    entry is that of the numbers from the i-th limit to the next one."""
    found = match(node.args[1], ("and", ("lshr", ("isub", ("bits", "x"), "R"), "shift"), "last"))
    if not found or (found["last"].args[0] + 1) << found["shift"].args[0] != 1 << 52:
        raise Fault(f"{node} is not looked up by the leading bits of a significand")
    return [double_of(found["R"].args[0] + (i << found["shift"].args[0])) for i in range(found["last"].args[0] + 2)]


def sollya_text(program):
    lines = []
    for text in program.proof.sollya:
        text = re.sub(r"\{limits of (\w+)\}", lambda m: table_text(limits(program.nodes[m[1]])), text)
        text = re.sub(r"\{table (\w+)\}", lambda m: table_text(program.tables[m[1]]), text)
        lines.append(re.sub(r"\{(\w+) of (\w+)(?: and (\w+))?\}", lambda m: program.polynomial(*m.groups()), text) + ";")
    return SOLLYA + "\n".join(lines) + "\n"


def prove(proof, arguments, pool):
    began = time.monotonic()
    module, mangled = compile_source(arguments.clang, arguments.opt, arguments.source, proof.function)
    program = Program(proof, module, mangled)
    if arguments.words:
        for name, node in program.nodes.items():
            print(f"{name} = {text_of(node, {k: v for k, v in program.names.items() if k is not node})}")
        print(f"result = {text_of(program.result, program.names)}")
        return [], 0, 0
    for step in proof.steps:
        if step.cases:
            check_cover(proof, step)
    texts = list(inputs(program))
    digest = hashlib.sha256("".join([text for _, _, text in texts] + [sollya_text(program)]).encode()).hexdigest()[:16]
    bound = f"2^-{power_below(proof.first_step):.1f}" if proof.first_step else str(float(proof.bound)) if proof.bound else "-"
    proof.row = [proof.name, bound, str(len(texts)), digest]
    if arguments.recorded and recorded().get(proof.name) == proof.row:
        return [], None, 0
    faults, count = [], 0
    work = []
    for step, case, text in texts:
        count += 1
        if arguments.show is not None and arguments.show in (0, count):
            print(f"# {count}: {step.title}\n{text}")
        if arguments.show is None:
            work.append((count, step, case, pool.submit(run_gappa, text)))
        if arguments.contradictions: # From facts that contradict each other everything could be proved.
            absurd = re.sub(r"\n -> .* \}\n", "\n -> 0 in [1, 2] }\n", text)
            if run_gappa(absurd)[0]:
                faults.append(f"{proof.path}:{step.line}: the facts contradict each other (--show {count})")
    if proof.sollya:
        text = sollya_text(program)
        if arguments.show == 0:
            print(text)
        if arguments.show is None:
            done = subprocess.run(["sollya"], input=text, capture_output=True, text=True, check=False)
            said = done.stdout.split()
            asked = sum(not re.match(r"\w+ = ", statement) for statement in proof.sollya)
            if said != ["true"] * asked or done.stderr.strip():
                faults.append(f"{proof.path}: Sollya does not find it so: {done.stdout}{done.stderr}")
    for n, step, case, future in work:
        proved, said = future.result()
        if not proved:
            box = ", ".join(f"{v} in [{float(a)}, {float(b)}]" for v, (a, b) in case.box.items())
            where = f", for {box}" if box else ""
            faults.append(f"{proof.path}:{step.line}: Gappa does not prove: {step.title}{where} (--show {n})\n{said}")
    return faults, count, time.monotonic() - began


def recorded():
    """The rows of proved.tsv."""
    lines = (FOLDER / "proved.tsv").read_text().splitlines() if (FOLDER / "proved.tsv").exists() else []
    return {line.split("\t")[0]: line.split("\t") for line in lines if not line.startswith("#")}


def record(rows):
    """Writes proofs that hold to proved.tsv, in the place of their older rows, and leaves out those of functions without a proof file."""
    rows = {name: row for name, row in {**recorded(), **rows}.items() if (FOLDER / f"{name}.proof").exists()}
    (FOLDER / "proved.tsv").write_text(HEADING + "".join("\t".join(rows[name]) + "\n" for name in sorted(rows)))


def table_faults(paths):
    """Where bounds.tsv says 'proved' of other functions than those with a proof that their bound holds."""
    bounds = {}
    for path in paths: # a function may have several proofs, NAME.PATH.proof
        proof = Proof(path)
        if proof.bound: # others prove what these rest on
            bounds[proof.function] = max(proof.bound, bounds.get(proof.function, 0))
    faults = []
    for line in (TREE / "test/math/bounds.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            row = line.split("\t")
            name, bound, said = row[0], row[5], row[10]
            wanted = "-" if bound in ("-", "inf") else "proved" if name in bounds and bounds[name] <= Fraction(bound) else "seen"
            if said != wanted:
                faults.append(f"bounds.tsv: the bound of {name} is called '{said}'; by the proofs it is '{wanted}'")
    return faults


def first_step_faults():
    """Where the table of correctly-rounded.md has other bounds of first steps than proved.tsv."""
    faults, bounds = [], {}
    for name, bound, *_ in recorded().values(): # a function may have several proofs
        if bound.startswith("2^-"):
            function = name.split(".")[0]
            bounds[function] = min(bound.removeprefix("2^-"), bounds.get(function, bound.removeprefix("2^-")), key=float)
    for names, figure in re.findall(r"^\| ((?:`\w+`,? ?)+) \| [\d.]+ \| ([\d.]+|–) \|", (TREE / "docs/develop/correctly-rounded.md").read_text(), re.M):
        for name in re.findall(r"\w+", names):
            bound = bounds.get(f"cr_{name}", "–")
            if bound != figure:
                faults.append(f"correctly-rounded.md: the error of {name} is called '{figure}'; by the proofs it is '{bound}'")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, epilog="exit status: 0 all proofs hold, 1 one does not, 2 wrong usage")
    for tool in "clang", "opt":
        parser.add_argument(f"--{tool}", default=shutil.which(f"{tool}-22") or tool)
    parser.add_argument("--source", default=TREE, help="the tree whose generic/ is proved right")
    parser.add_argument("--table", action="store_true", help="compare bounds.tsv and correctly-rounded.md with the proofs")
    parser.add_argument("--record", action="store_true", help="write the proofs that hold to proved.tsv")
    parser.add_argument("--recorded", action="store_true", help="take the proofs of proved.tsv for right, if they ask the same of Gappa and Sollya")
    parser.add_argument("--contradictions", action="store_true", help="see that Gappa cannot prove what is wrong from the same facts")
    parser.add_argument("--show", type=int, metavar="N", help="print the input of the N-th run of Gappa (0: of all, and of Sollya), and run nothing")
    parser.add_argument("--words", action="store_true", help="print what the source computes, in the words that a proof's statements use")
    parser.add_argument("--jobs", type=int, default=2, help="runs of Gappa at a time")
    parser.add_argument("--version", action="version", version=version())
    parser.add_argument("function", nargs="*", help="default: all that have a proof")
    arguments = parser.parse_args()
    if arguments.jobs < 1:
        parser.error("--jobs must be 1 or more")
    paths = sorted(FOLDER.glob("*.proof"))
    wanted = [FOLDER / f"{name}.proof" for name in arguments.function] or paths
    for path in wanted:
        if not path.exists():
            parser.error(f"there is no proof of '{path.stem}'; those that there are lie in {FOLDER}")
    faults, proved = [], {}
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for path in wanted:
            try:
                proof = Proof(path)
                found, count, took = prove(proof, arguments, pool)
            except (Fault, Unreadable, OSError) as fault:
                found, count, took = [str(fault)], 0, 0
            if not found and arguments.show is None and not arguments.words:
                said = f"first step within 2^-{power_below(proof.first_step):.1f}" if proof.first_step else f"within {float(proof.bound)} ulp" if proof.bound else "holds"
                print(f"{proof.name}: {said}" + (f" ({count} runs of Gappa, {took:.1f} s)" if count else ", as recorded"))
                proved[proof.name] = proof.row
            faults += found
    if arguments.record:
        record(proved)
    sys.exit("\n".join(faults + (table_faults(paths) + first_step_faults() if arguments.table else [])) or 0)


if __name__ == "__main__":
    main()
