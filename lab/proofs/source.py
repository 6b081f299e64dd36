# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a builtin of double computes, read from its source: Clang compiles generic/CHAPTER/NAME.cl, with LLVM's variables of the source still told
apart by their names and without any optimisation but that variables in memory become values; `Reader` then executes that symbolically along one
path. What comes out is an expression of IEEE operations in the function's arguments. Integer operations on the bits of numbers are understood where
they are one of the idioms in `meaning_of_bits`, each of which says in real numbers what it does; any other is an error."""
import functools
import math
import re
import struct
import subprocess
from fractions import Fraction


class Unreadable(Exception):
    """The source does something that this program has no words for."""


class Node:
    """An operation on other nodes. Equal ones are one object. `type` is double, i64, i32 or i1."""
    known = {}

    def __new__(cls, op, *args, type="double"):
        key = (op, args, type)
        if key not in cls.known:
            node = cls.known[key] = object.__new__(cls)
            node.op, node.args, node.type = key
        return cls.known[key]

    def __repr__(self):
        return text_of(self, {})


def constant(value, type="double"):
    return Node("constant", value if type == "double" else int(value) % 2 ** width(type), type=type)


def width(type):
    return int(type[1:]) if type[0] == "i" else 64


def is_constant(node, value=None):
    return node.op == "constant" and (value is None or node.args[0] == value)


def signed(node):
    value, bits = node.args[0], width(node.type)
    return value - 2**bits if value >> (bits - 1) else value


def double_bits(value):
    """The bits of a double."""
    return struct.unpack("<Q", struct.pack("<d", float(value)))[0]


def double_of(bits):
    """The double of these bits: a fraction or, if it is infinite or NaN, Python's float."""
    value = struct.unpack("<d", struct.pack("<Q", bits))[0]
    return Fraction(value) if math.isfinite(value) else value


def number_of(text):
    """The double that LLVM writes so: by its bits or in decimals."""
    return double_of(int(text, 16)) if text.startswith("0x") else Fraction(float(text))


def hexadecimal(value):
    """A double, exactly, as C, Gappa and Sollya read it."""
    if not isinstance(value, Fraction):
        return str(value).upper()
    if float(value) != value:
        raise Unreadable(f"{value} is not a double")
    text = re.sub(r"\.?0*p\+?", "p", float(value).hex(), count=1)
    return {"0x0p0": "0"}.get(text, text)


SIGN, SIGNIFICAND = 1 << 63, (1 << 52) - 1
SHIFTER = Fraction(3 * 2**51)
OPERATORS = {"add": "+", "sub": "-", "mul": "*", "div": "/"}
PREDICATES = {"lt": "<", "gt": ">", "le": "<=", "ge": ">=", "eq": "==", "ne": "!="}


def text_of(node, names, within=0):
    """A node in the words of OpenCL C, with names for nodes that have some. It is what conditions are called by."""
    if node in names:
        return names[node]
    args = node.args
    if node.op == "constant":
        value = args[0] if node.type == "double" else signed(node)
        short = not isinstance(value, float) and value == int(value) and abs(value) < 10**6
        return str(value) if short else hexadecimal(value) if node.type == "double" else hex(value)
    if node.op in ("argument", "leaf"):
        return args[0]
    words = [text_of(a, names, 9) if isinstance(a, Node) else str(a) for a in args]
    infix = OPERATORS.get(node.op) or {"iadd": "+", "isub": "-", "imul": "*", "and": "&", "or": "|", "xor": "^", "shl": "<<", "lshr": ">>",
                                       "ashr": ">>"}.get(node.op)
    if node.op == "compare":
        infix, words = words[0], words[1:]
    if infix:
        text = f"{words[0]} {infix} {words[1]}"
        return f"({text})" if within else text
    if node.op == "negate":
        return "-" + words[0]
    return f"{ {'abs': 'fabs', 'not': '!', 'bits': 'bits', 'double': 'as_double'}.get(node.op, node.op)}({', '.join(words)})"


def parse_module(text):
    """The functions of a module in LLVM's language: name -> (parameters' names, blocks), a block being a list of lines; and the names of the
    source's variables by metadata."""
    variables = dict(re.findall(r'^(!\d+) = !DILocalVariable\(name: "([^"]*)"', text, re.M))
    functions = {}
    for match in re.finditer(r"^define [^@\n]*@([\w.$]+)\(([^\n]*)\) #\d+[^\n]*\{\n(.*?)^\}", text, re.S | re.M):
        name, parameters, body = match.groups()
        parameters = re.findall(r"(%[\w.]+)(?=,|$)", parameters)
        label, blocks = "%" + str(len(parameters)), {}
        blocks[label] = []
        for line in body.splitlines():
            line = line.strip()
            begins = re.match(r"([\w.]+):", line)
            if begins:
                label = "%" + begins[1]
                blocks[label] = []
            elif line:
                blocks[label].append(re.sub(r"(, ![\w.]+ ![\d]+)+$", "", line))
        functions[name] = (parameters, blocks)
    return functions, variables


class Pointer:
    """An address: cells, a dictionary from offsets to values, and an offset in it. `variable` is the source's name of what lies there."""

    def __init__(self, cells, offset=0):
        self.cells, self.offset, self.variable = cells, offset, None


class Entry:
    """The address of a constant table's entry; of the first one if `index` is None."""

    def __init__(self, table, index=None):
        self.table, self.index = table, index


def parse_tables(text):
    """The constant tables of doubles and of rows of two or four doubles: name -> a list of doubles, or of rows."""
    tables = {}
    for name, length, columns, body in re.findall(r"^@([\w.]+) = .*constant \[(\d+) x (?:<([24]) x )?double>?\] \[(.*)\]", text, re.M):
        columns = int(columns or 1)
        body = re.sub(r"<[24] x double> zeroinitializer", "double 0.0, " * columns, body)
        numbers = [number_of(n) for n in re.findall(r"double (-?[\w.+-]+)", re.sub(r"<[24] x double>", "", body))]
        if len(numbers) == int(length) * columns:
            tables[name] = list(zip(*(numbers[i::columns] for i in range(columns)))) if columns > 1 else numbers
    return tables


def parse_structures(text):
    """The constant structures of doubles, from which variables get their values: name -> a dictionary from offsets to values."""
    structures = re.findall(r"^@([\w.]+) = .* constant %struct\.\w+ \{ ((?:double -?[\w.+-]+(?:, )?)+) \}", text, re.M)
    return {name: {8 * i: constant(number_of(n)) for i, n in enumerate(re.findall(r"double (-?[\w.+-]+)", body))} for name, body in structures}


class Reader:
    """Executes a function of a module. `decide` is asked which way a condition goes: it gets the condition's words."""

    def __init__(self, module, decide):
        self.functions, self.variables = parse_module(module)
        self.tables, self.constants = parse_tables(module), parse_structures(module)
        self.structures = {name: fields.split(", ") for name, fields in re.findall(r"^(%struct\.\w+) = type \{ (.*) \}$", module, re.M)}
        self.decide = decide
        self.names = {}    # node -> the variable that holds it, for words
        self.bindings = []  # (function, instance, variable, node) in their order
        self.instances = 0

    # ---- names

    def bind(self, function, instance, variable, node):
        if isinstance(node, dict):
            for part, value in node.items():
                self.bind(function, instance, f"{variable}_{part}", value)
        elif isinstance(node, Node) and node.op not in ("constant", "argument") and node.type in ("double", "i64"):
            self.bindings.append((function, instance, variable, node))
            self.names.setdefault(node, variable)

    def variable_names(self, taken):
        """One name for each node that a variable of the source holds at some time. If a variable gets several values, the last one has its name and
        those before are called NAME_1, NAME_2 …; a second variable of the same name is called by its function, too."""
        names, taken = {}, set(taken)
        held = {}
        for function, instance, variable, node in self.bindings:
            values = held.setdefault((instance, function, variable), [])
            if node not in names:
                names[node] = None
                values.append(node)
        for (_, function, variable), values in held.items():
            base, number = variable, 2
            if values and base in taken:
                base = f"{variable}_of_{function}"
            while values and base in taken:
                base, number = f"{variable}_of_{function}_{number}", number + 1
            for i, node in enumerate(values):
                names[node] = base if i == len(values) - 1 else f"{base}_{i + 1}"
            taken.update([base] if values else [])
        return names

    # ---- values

    def value(self, text, type, frame):
        if text.startswith("%"):
            return frame[text]
        if text in ("true", "false"):
            return constant(text == "true", "i1")
        if text in ("poison", "undef"):
            return {} if type.startswith("%") else Node("poison", type=type)
        if type in ("double", "float"):
            return constant(number_of(text))
        if type == "ptr": # a constant one
            if text[1:] in self.tables:
                return Entry(text[1:])
            if text[1:] in self.constants:
                return Pointer(self.constants[text[1:]])
            raise Unreadable(f"the address {text}")
        return constant(int(text), type)

    def size(self, type):
        return sum(map(self.size, self.structures[type])) if type in self.structures else 8

    @staticmethod
    def is_truth(node):
        """Whether a node is a condition or an integer made of some."""
        if node.op in ("wider", "or", "and"):
            return all(Reader.is_truth(a) for a in node.args)
        return node.op in ("not", "compare") or node.type == "i1"

    def condition(self, node):
        """Which way a condition goes."""
        turned = False
        while node.op in ("not", "wider") or (node.op == "compare" and node.args[0] in ("!=", "==") and is_constant(node.args[2], 0)
                                              and self.is_truth(node.args[1])):
            if node.op == "compare" and node.args[0] == "==" or node.op == "not":
                turned = not turned
            node = node.args[1] if node.op == "compare" else node.args[0]
        if is_constant(node):
            return bool(node.args[0]) != turned
        if node.op in ("or", "and") and all(self.is_truth(a) for a in node.args): # each is asked by itself, the second one if it counts
            return (any if node.op == "or" else all)(self.condition(a) for a in node.args) != turned
        if node.op == "compare" and node.args[0] in ("!=", "==") and all(self.is_truth(a) for a in node.args[1:]):
            return (self.condition(node.args[1]) != self.condition(node.args[2])) == (node.args[0] == "!=") != turned
        words = text_of(node, self.names)
        answer = self.decide(words)
        if answer is None:
            raise Unreadable(f"no 'take' says whether {words}")
        return answer != turned

    def chosen(self, node):
        """A node without the selections, of which the path tells the outcome."""
        if not isinstance(node, Node) or node.op in ("constant", "argument", "leaf"):
            return node
        if node.op == "select":
            return self.chosen(node.args[1] if self.condition(node.args[0]) else node.args[2])
        if node in self.resolved:
            return self.resolved[node]
        args = [self.chosen(a) if isinstance(a, Node) else a for a in node.args]
        if node.op == "flipped" and match(args[1], ("and", ("bits", "x"), SIGN)): # by the sign of x, which the path may tell
            negative = self.decide(text_of(make("compare", "<", args[1].args[0].args[0], constant(Fraction(0)), type="i1"), self.names))
            args[1] = args[1] if negative is None else constant(SIGN * negative, "i64")
        if node.op == "flipped" and match(args[1], ("shl", "n", 63)): # by the parity of n, which the path may tell
            odd = self.decide(text_of(args[1], self.names))
            args[1] = args[1] if odd is None else constant(SIGN * odd, "i64")
        result = node if args == list(node.args) else make(node.op, *args, type=node.type)
        self.resolved[node] = result
        if node in self.names and not is_constant(result):
            self.names.setdefault(result, self.names[node])
        return result

    # ---- execution

    def run(self, function, arguments):
        """The result of a function as a node, without selections."""
        self.resolved = {}
        result = self.chosen(self.call(function, arguments))
        held = [(f, i, v, self.chosen(n)) for f, i, v, n in self.bindings if self.computed(n)]
        self.bindings = [binding for binding in held if binding[3].op not in ("constant", "argument")]
        return result

    def computed(self, node):
        """Whether a variable's value can be told on this path."""
        try:
            self.chosen(node)
        except Unreadable:
            return False
        return True

    def call(self, function, arguments):
        if function not in self.functions:
            raise Unreadable(f"a call of {function}")
        self.instances += 1
        instance, words = self.instances, re.match(r"_ZL?(\d+)(\w+)", function)
        words = words[2][: int(words[1])] if words else function
        parameters, blocks = self.functions[function]
        frame, label, previous = dict(zip(parameters, arguments)), next(iter(blocks)), None
        while True:
            for line in blocks[label]:
                debug = re.match(r"#dbg_(value|declare)\((\S+) ([^,]+), (!\d+), !DIExpression\((.*?)\)", line)
                if debug:
                    kind, type, operand, variable, expression = debug.groups()
                    name = self.variables.get(variable)
                    if name and kind == "declare" and operand in frame:
                        frame[operand].variable = frame[operand].variable or (words, instance, name)
                    elif name and type in ("double", "i64") and operand not in ("poison", "undef") and operand.startswith("%") and operand in frame:
                        part = re.search(r"DW_OP_LLVM_fragment, (\d+)", expression)
                        if part:
                            name += {"0": "_high", "64": "_low"}.get(part[1], "_" + part[1])
                        self.bind(words, instance, name, frame[operand])
                    continue
                if line.startswith("ret "):
                    match = re.match(r"ret (\S+)(?: (\S+))?", line)
                    return None if match[1] == "void" else self.value(match[2], match[1], frame)
                if line.startswith("br "):
                    targets = re.findall(r"label (%[\w.]+)", line)
                    if len(targets) == 2:
                        test = self.value(re.match(r"br i1 (\S+),", line)[1], "i1", frame)
                        targets = [targets[0] if self.condition(self.chosen(test)) else targets[1]]
                    label, previous = targets[0], label
                    frame["entry"] = {**frame, "entry": None} # for all of the next block's phis, which take their values at once
                    break
                self.execute(line, frame, previous)
            else:
                raise Unreadable(f"{function} ends without a return")

    def execute(self, line, frame, previous):
        match = re.match(r"(?:(%[\w.]+) = )?(?:tail |notail )?(\w+) (.*)", line)
        result, op, rest = match.groups()
        v = lambda text, type: self.value(text, type, frame["entry"] if op == "phi" else frame)
        if op == "store":
            type, value, pointer = re.match(r"(\S+) (\S+), ptr (\S+?)(?:,|$)", rest).groups()
            memory, value = frame[pointer], v(value, type)
            memory.cells[memory.offset] = value
            if memory.variable:
                self.bind(*memory.variable, value)
            return
        if op == "call":
            called = re.search(r"@([\w.$]+)\((.*)\)", rest)
            name, operands = called.groups()
            values = []
            for operand in re.findall(r"(double|i64|i32|i1|ptr|float|%struct\.\w+) (?:[a-z]+(?:\([^)]*\)| \d+)? )*([^\s,()]+)", operands):
                values.append(None if name.startswith("llvm.lifetime") else v(operand[1], operand[0]))
            if name.startswith("llvm.lifetime"):
                return
            if name.startswith("llvm.memcpy"):
                to, begin, size = values[0], values[1], values[2].args[0]
                if isinstance(begin, Entry): # an array's values
                    begin = Pointer({8 * i: constant(n) for i, n in enumerate(self.tables[begin.table])})
                for offset, value in list(begin.cells.items()):
                    if begin.offset <= offset < begin.offset + size:
                        to.cells[to.offset + offset - begin.offset] = value
                return
            if name.startswith("llvm.memset") and ", i8 0," in operands: # doubles that are 0 (i8 is none of the types above)
                values[0].cells.update({values[0].offset + offset: constant(Fraction(0)) for offset in range(0, values[1].args[0], 8)})
                return
            frame[result] = self.called(name, values)
            return
        frame[result] = self.operation(op, rest, v, frame, previous)

    def called(self, name, values):
        if name.startswith("llvm.expect"):
            return values[0]
        if name in ("_Z3fmaddd", "llvm.fma.f64"):
            return make("fma", *values)
        if name in ("_Z4fabsd", "llvm.fabs.f64"):
            return make("abs", *values)
        if name in ("_Z8copysigndd", "llvm.copysign.f64"):
            if is_constant(values[0]): # but for a zero's sign
                negative = make("compare", "<", values[1], constant(Fraction(0)), type="i1")
                return make("select", negative, make("negate", values[0]), values[0])
            return make("copysign", *values)
        if name in ("_Z4rintd", "llvm.rint.f64"):
            return make("rint", *values)
        if name == "llvm.abs.i32":
            return make("abs_of_integer", values[0], type="i32")
        if name in ("_Z5truncd", "llvm.trunc.f64"):
            return make("trunc", *values)
        if name == "llvm.umin.i64": # of a table's index
            return make("umin", *values, type="i64")
        if name == "llvm.sqrt.f64":
            return make("sqrt", *values)
        return self.call(name, values)

    def operation(self, op, rest, v, frame, previous):
        rest = re.sub(r"^((nsw|nuw|exact|disjoint|nneg|fast|contract) )+", "", rest)
        if op == "alloca":
            return Pointer({})
        if op == "load":
            type, pointer = re.match(r"(\S+|<[24] x double>), ptr (?:addrspace\(4\) )?(\S+?)(?:,|$)", rest).groups()
            place = v(pointer, "ptr")
            if isinstance(place, Entry):
                if is_constant(place.index):
                    row = self.tables[place.table][place.index.args[0]]
                    return dict(enumerate(map(constant, row))) if type[0] == "<" else constant(row)
                return {i: Node("entry", place.table, place.index, i) for i in range(int(type[1]))} if type[0] == "<" else Node("entry", place.table, place.index)
            return place.cells[place.offset]
        if op == "getelementptr":
            entry = re.search(r"ptr addrspace\(4\) ([^\s,]+), (?:i64 0, )?i64 ([^\s,]+)", rest)
            if entry:
                return Entry(v(entry[1], "ptr").table, v(entry[2], "i64"))
            bytes = re.match(r"(?:\w+ )*i8, ptr (\S+), i64 (\d+)", rest)
            if bytes:
                return Pointer(frame[bytes[1]].cells, frame[bytes[1]].offset + int(bytes[2]))
            item = re.match(r"(?:\w+ )*\[\d+ x double\], ptr (\S+), i\d\d 0, (i\d\d) (\S+)", rest)
            if item:
                return Pointer(frame[item[1]].cells, frame[item[1]].offset + 8 * signed(v(item[3], item[2])))
            type, pointer, fields = re.match(r"(?:\w+ )*(%\S+), ptr (\S+), i32 0, (.*)", rest).groups()
            offset = frame[pointer].offset
            for field in map(int, re.findall(r"i32 (\d+)", fields)):
                offset += sum(map(self.size, self.structures[type][:field]))
                type = self.structures[type][field]
            return Pointer(frame[pointer].cells, offset)
        if op == "phi":
            return v(dict((label, value) for value, label in re.findall(r"\[ (\S+), (%[\w.]+) \]", rest))[previous], rest.split()[0])
        if op == "extractvalue":
            type, value, field = re.match(r"(\S+) (\S+), (\d+)", rest).groups()
            return v(value, type)[int(field)]
        if op == "extractelement":
            value, i = re.match(r"<[24] x double> (\S+), i64 (\d)", rest).groups()
            return frame[value][int(i)]
        if op == "insertvalue":
            type, value, part_type, part, field = re.match(r"(\S+) (\S+), (\S+) (\S+), (\d+)", rest).groups()
            return {**v(value, type), int(field): v(part, part_type)}
        if op in ("fadd", "fsub", "fmul", "fdiv"):
            a, b = re.match(r"double (\S+), (\S+)", rest).groups()
            return make(op[1:], v(a, "double"), v(b, "double"))
        if op == "fneg":
            return make("negate", v(rest.split()[1], "double"))
        if op in ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr"):
            type, a, b = re.match(r"(\S+) (\S+), (\S+)", rest).groups()
            return make({"add": "iadd", "sub": "isub", "mul": "imul"}.get(op, op), v(a, type), v(b, type), type=type)
        if op in ("icmp", "fcmp"):
            predicate, type, a, b = re.match(r"(\w+) (\S+) (\S+), (\S+)", rest).groups()
            return make("compare", PREDICATES[predicate.lstrip("uos") if predicate not in ("une", "oeq", "ueq", "one", "ult", "ugt", "ule", "uge",
                                                                                           "slt", "sgt", "sle", "sge", "olt", "ogt", "ole", "oge")
                                              else predicate[1:]], v(a, type), v(b, type), type="i1")
        if op == "select":
            test, type, a, _, b = re.match(r"i1 (\S+), (\S+) (\S+), (\S+) (\S+)", rest).groups()
            test, a, b = v(test, "i1"), v(a, type), v(b, type)
            if isinstance(a, dict):
                return {k: make("select", test, a[k], b[k], type=a[k].type) for k in a}
            return make("select", test, a, b, type=type)
        if op == "bitcast":
            type, a, to = re.match(r"(\S+) (\S+) to (\S+)", rest).groups()
            return make("double" if to == "double" else "bits", v(a, type), type=to)
        if op == "fpext":
            return v(re.match(r"float (\S+) to double", rest)[1], "float")
        if op == "sitofp": # of i32, which is exact
            type, a = re.match(r"(\S+) (\S+) to double", rest).groups()
            return make("integer", v(a, type))
        if op in ("zext", "sext", "trunc"):
            type, a, to = re.match(r"(\S+) (\S+) to (\S+)", rest).groups()
            return make("wider" if op != "trunc" else "narrower", v(a, type), type=to)
        raise Unreadable(f"LLVM's instruction {op} {rest}")


def rounded(value):
    """A rational number rounded to double, to nearest, ties to even."""
    if value == 0:
        return Fraction(0)
    return Fraction(value.numerator / value.denominator)  # Python divides integers with one rounding


def make(op, *args, type="double"):
    """An operation, or its value if all operands are constants, or what an idiom of bits means."""
    if op in ("add", "sub", "mul", "div", "fma") and all(is_constant(a) and isinstance(a.args[0], Fraction) for a in args):
        a, b = args[0].args[0], args[1].args[0]
        exact = a + b if op == "add" else a - b if op == "sub" else a * b if op == "mul" else a / b if op == "div" else a * b + args[2].args[0]
        return constant(rounded(exact))
    if op == "negate" and is_constant(args[0]):
        return constant(-args[0].args[0])
    if op == "negate" and args[0].op == "negate":
        return args[0].args[0]
    if op == "abs" and args[0].op == "abs":
        return args[0]
    # What is exact but for the sign of a zero
    if op == "fma" and (is_constant(args[0], 0) or is_constant(args[1], 0)):
        return args[2]
    if op in ("fma", "mul") and (is_constant(args[0], 1) or is_constant(args[1], 1)):
        factor = args[1] if is_constant(args[0], 1) else args[0]
        return factor if op == "mul" else make("add", factor, args[2])
    if op == "sub" and args[0] is args[1] or op == "add" and args[0] is make("negate", args[1]):
        return constant(Fraction(0))
    if op == "guess" and is_constant(args[0]):
        return constant(double_of((args[1].args[0] - double_bits(args[0].args[0])) % 2**64))
    if op in ("add", "sub") and is_constant(args[1], 0):
        return args[0]
    if op in ("add", "sub") and is_constant(args[0], 0):
        return args[1] if op == "add" else make("negate", args[1])
    if op == "mul" and (is_constant(args[0], 0) or is_constant(args[1], 0)):
        return constant(Fraction(0))
    if op == "sub" and args[0].op == "exponent" and is_constant(args[1], SHIFTER):
        return Node("floor_log2", *args[0].args)
    if op == "flipped" and is_constant(args[1]):
        return make("negate", args[0]) if args[1].args[0] else args[0]
    if op in ("iadd", "isub", "imul", "and", "or", "xor", "shl", "lshr", "ashr") and all(map(is_constant, args)):
        a, b = args[0].args[0], args[1].args[0]
        value = {"iadd": lambda: a + b, "isub": lambda: a - b, "imul": lambda: a * b, "and": lambda: a & b, "or": lambda: a | b,
                 "xor": lambda: a ^ b, "shl": lambda: a << b, "lshr": lambda: a >> b, "ashr": lambda: signed(args[0]) >> b}[op]()
        return constant(value, type)
    if op in ("iadd", "isub", "or", "xor", "shl", "lshr", "ashr") and is_constant(args[1], 0):
        return args[0]
    if op == "compare" and all(map(is_constant, args[1:])):
        a, b = (n.args[0] if n.type == "double" else signed(n) for n in args[1:])
        return constant({"<": a < b, ">": a > b, "<=": a <= b, ">=": a >= b, "==": a == b, "!=": a != b}[args[0]], "i1")
    if op == "select" and is_constant(args[0]):
        return args[1] if args[0].args[0] else args[2]
    if op == "select" and args[1] is args[2]:
        return args[1]
    if op == "xor" and type == "i1" and is_constant(args[1], 1):
        return Node("not", args[0], type="i1")
    if op == "integer": # of the exponent's bits
        found = match(args[0], ("ashr", ("and", ("isub", ("bits", "x"), "R"), ~SIGNIFICAND), 52))
        if found and is_constant(found["R"]):
            return Node("floor_log2", found["x"], constant(double_of(found["R"].args[0])))
    if op == "integer" and is_constant(args[0]):
        return constant(Fraction(signed(args[0])))
    if op in ("wider", "narrower") and is_constant(args[0]):
        return constant(args[0].args[0], type)
    if op == "bits":
        if is_constant(args[0]):
            return constant(double_bits(args[0].args[0]), "i64")
        if args[0].op == "double":
            return args[0].args[0]
    if op == "double":
        if is_constant(args[0]):
            return constant(double_of(args[0].args[0]))
        return args[0].args[0] if args[0].op == "bits" else meaning_of_bits(args[0])
    return Node(op, *args, type=type)


def match(node, pattern):
    """The constants and nodes at the places of a pattern, ("op", pattern…), a number, or a name; None if it is another expression."""
    if isinstance(pattern, str):
        return {pattern: node}
    if isinstance(pattern, int):
        return {} if is_constant(node, pattern % 2**64) else None
    if node.op != pattern[0] or len(node.args) != len(pattern) - 1:
        return None
    found = {}
    for a, p in zip(node.args, pattern[1:]):
        part = match(a, p)
        if part is None:
            return None
        for key, value in part.items():
            if found.setdefault(key, value) is not value:
                return None
    return found


def meaning_of_bits(bits):
    """What a double made of bits is, for the idioms of the source.

    scaled(y, s): the bits of y plus those of s = 3 2^51 + n, shifted into the place of the exponent: 2^n y where that is a normal number;
    scaled_down(y, s): 2^-n y.
    scaled_by_whole(y, s): the same of the bits of s without the last seven: 2^k y, where s = 3 2^51 + 128 k + j, 0 <= j < 128.
    shortened(x): the first 26 bits of the significand of x.
    flipped(x, s): the sign of x changed where the integer s has its highest bit: -x or x.
    significand(x, R): the bits of x less k 2^52, where k 2^52 is what exceeds the bits of R, without its low 52 bits: x = 2^k m with
    R <= m < 2 R, for a normal x > 0. exponent(x, R): k, added to the bits of 3 2^51: that number plus k, from which floor_log2(x, R), k itself,
    comes by a subtraction. power(x, R): 2^-k in the same way, and a product with it where the bits are those of y less k 2^52.
    guess(d, G): the bits of d, subtracted from a constant, which approximates a reciprocal; guess_of_root and guess_of_cube_root, a half and a
    third of the bits (lab/coefficients/guess.py bounds the errors)."""
    found = match(bits, ("iadd", "y", ("shl", ("bits", "s"), 52)))
    if found and found["y"].op in ("bits", "constant"):
        return Node("scaled", make("double", found["y"]), found["s"])
    found = match(bits, ("isub", "y", ("shl", ("bits", "s"), 52)))
    if found and found["y"].op in ("bits", "constant"):
        return Node("scaled_down", make("double", found["y"]), found["s"])
    found = match(bits, ("iadd", "y", ("shl", ("and", ("bits", "s"), ~127), 45)))
    if found and found["y"].op in ("bits", "constant"):
        return Node("scaled_by_whole", make("double", found["y"]), found["s"])
    found = match(bits, ("and", ("bits", "x"), -(1 << 27)))
    if found:
        return Node("shortened", found["x"])
    found = match(bits, ("xor", ("bits", "x"), "s"))
    if found:
        if is_constant(found["s"], SIGN):
            return make("negate", found["x"])
        return Node("flipped", found["x"], found["s"])
    above = ("isub", ("bits", "x"), "R")
    found = match(bits, ("isub", ("bits", "x"), ("and", above, ~SIGNIFICAND)))
    if found and is_constant(found["R"]):
        return Node("significand", found["x"], constant(double_of(found["R"].args[0])))
    found = match(bits, ("iadd", ("ashr", above, 52), "S"))
    if found and is_constant(found["R"]) and is_constant(found["S"], double_bits(SHIFTER)):
        return Node("exponent", found["x"], constant(double_of(found["R"].args[0])))
    found = match(bits, ("isub", double_bits(1), ("and", above, ~SIGNIFICAND)))
    if found and is_constant(found["R"]):
        return Node("power", found["x"], constant(double_of(found["R"].args[0])))
    found = match(bits, ("isub", ("bits", "y"), ("and", above, ~SIGNIFICAND)))
    if found and is_constant(found["R"]):
        return make("mul", found["y"], Node("power", found["x"], constant(double_of(found["R"].args[0]))))
    for idiom, taken in (("guess", ("bits", "d")), ("guess_of_root", ("lshr", ("bits", "d"), 1)),
                         ("guess_of_cube_root", ("imul", ("lshr", ("bits", "d"), 32), 0x55555555))):
        found = match(bits, ("isub", "G", taken))
        if found and is_constant(found["G"]):
            return Node(idiom, found["d"], found["G"])
    return Node("double", bits)


def source_of(function):
    """The file of a builtin."""
    return f"generic/{'correctly_rounded' if function.startswith('cr_') else 'math'}/{function}.cl"


@functools.cache  # a function may have several proofs
def compile_source(clang, opt, source, function):
    """The module of a builtin's file in LLVM's language, and the mangled name of its function of doubles."""
    flags = ["--target=nvptx64--", "-x", "cl", "-cl-std=CL3.0", "-Xclang", "-cl-ext=+all", "-O1", "-g", "-Xclang", "-disable-llvm-passes",
             "-nogpulib", "-ffp-contract=off", "-fwrapv", "-DONECLC_SCALARIZED", "-DONECLC_HALF_INSTRUCTIONS"]
    folders = [f"-I{source}/{folder}" for folder in ("generic", "generic/expand", "include", ".")]
    file = source_of(function)
    module = subprocess.run([clang, *flags, *folders, f'-DBUILTIN="{source}/{file}"', "-S", "-emit-llvm", "-o", "-",
                             f"{source}/generic/builtin.cl"], capture_output=True, text=True, check=False)
    if module.returncode:
        raise Unreadable(module.stderr.strip())
    mangled = re.search(rf"^define .*@(_Z{len(function)}{function}d[di]*(?:Pd)?)\(", module.stdout, re.M)
    if not mangled:
        raise Unreadable(f"{file} defines no {function} of double")
    values = subprocess.run([opt, "-S", "-passes=internalize,globaldce,sroa", f"--internalize-public-api-list={mangled[1]}"], input=module.stdout,
                            capture_output=True, text=True, check=False)
    if values.returncode:
        raise Unreadable(values.stderr.strip())
    return values.stdout, mangled[1]
