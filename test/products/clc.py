# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the product checks share: the products, Clang's declarations, the tables of the README files."""
import functools
import hashlib
import json
import os
import re
import subprocess
import sys

BUILD = os.environ["ONECLC_BUILD"]
SOURCE = os.environ["ONECLC_SOURCE"]
CLANG = os.environ["ONECLC_CLANG"]
LLVM = os.path.dirname(os.path.realpath(CLANG))

sys.path.insert(0, os.path.join(SOURCE, "test"))
from targets import read_targets


def read_products():
    """Product -> its section of targets.ini and the triple of the kernels that link it."""
    result = {}
    for section in read_targets().values():
        for name in section["products"].split():
            result[name + (".spv" if "spirv" in section else ".bc")] = (section, section.get("triple", name))
    return result


PRODUCTS = read_products()


def triple(product):
    return PRODUCTS[product][1]


def march(product):
    """-march of the kernels that link a product, or None where it does not matter."""
    return PRODUCTS[product][0].get("march")


def kernel_options(product, march=""):
    """What clc-config prints for a product whose flags are the same for all processors but for their name, without triple and what links it."""
    words = PRODUCTS[product][0]["kernel"].split(" -Xclang ")[0].replace("@ARCH@", march).split()
    return [word for word in words if not word.startswith("--target")]


def processor_options(product, march):
    """kernel_options of a product that is for processors; None for other products."""
    return kernel_options(product, march) if "chosen" in PRODUCTS[product][0] else None


def readmes(product):
    """The pages that speak for a product: its target's and those of its layers that have one."""
    section = PRODUCTS[product][0]
    folders = dict.fromkeys([section["target"], *section["layers"].split()])
    return [path for path in (os.path.join(SOURCE, folder, "README.md") for folder in folders) if os.path.exists(path)]


# Language mode -> -cl-std, what is taken away from "everything on". 3.0n has no generic address space. In complete
# chapters 2.0 has no overload that none of the others has (3.0n has atomics that only it has), so these are what is checked
# unless ONECLC_FULL is set. Clang knows 3.1 from version 23 on.
MODES = {
    "1.2": ("CL1.2", ""),
    "2.0": ("CL2.0", ""),
    "3.0": ("CL3.0", ""),
    "3.0n": ("CL3.0", ",-__opencl_c_generic_address_space,-__opencl_c_device_enqueue,-__opencl_c_pipes"),
    "3.1": ("CL3.1", ""),
}
CLANG_VERSION = subprocess.run([CLANG, "--version"], capture_output=True, text=True, check=True).stdout
if int(re.search(r"version (\d+)", CLANG_VERSION).group(1)) < 23:
    del MODES["3.1"]

# The chapters of opencl-c.h, by words of their headings.
CHAPTERS = [("Explicit conversions", "convert"), ("Work-item", "workitem"), ("Math", "math"), ("Integer", "integer"),
            ("Common", "common"), ("Geometric", "geometric"), ("Relational", "relational"), ("Vector Data", "vector"),
            ("Synchronization", "sync"), ("Memory Fence", "sync"), ("Address Space", "address"), ("Async", "async"),
            ("Atomic", "atomic"), ("Miscellaneous Vector", "misc"), ("Image", "image"), ("Mipmaps", "image"),
            ("Work-group", "workgroup"), ("Pipe", "pipe"), ("Enqueue", "enqueue"), ("Sub-groups", "extensions")]


# What is checked: all chapters. Of some builtins Clang makes calls of functions that nobody declares: these come from LOWERED.
COMPLETE = ["workitem", "integer", "common", "geometric", "relational", "vector", "convert", "sync", "address", "async",
            "misc", "image", "atomic", "math", "workgroup", "extensions", "pipe", "enqueue"]
# Builtins that Clang does not declare, so that kernels must: name -> why there is such a one.
# Those of the headers are read from them: cr_exp and its like, rcbrt and its like.
def rounded_names():
    lists = open(os.path.join(SOURCE, "include/oneclc/correctly_rounded.h")).read()
    return ["cr_" + name for name in re.findall(r"\bF\(\d+, (\w+), ", lists)] + ["cr_sincos", "cr_lgamma_r"]


def extension_names():
    lists = open(os.path.join(SOURCE, "include/oneclc/extensions.h")).read()
    return sorted(set(re.findall(r"\bF\(([a-z]\w*)\)", lists) + re.findall(r"^ *\w+ ONECLC_GROUP ([a-z]\w*)\(", lists, re.M)))


UNDECLARED = dict.fromkeys(rounded_names(), "oneclc/correctly_rounded.h declares it") | \
    dict.fromkeys(extension_names(), "oneclc/extensions.h declares it")
# printf is the one declared function that is not overloadable.
LOWERED = {"address": "address.cl", "misc": "printf.cl", "pipe": "pipe.cl", "enqueue": "enqueue.cl"}


def product_path(product):
    return os.path.join(BUILD, "share/clc", product)


def products(arguments):
    """The products named, or all that are built."""
    return arguments or [p for p in PRODUCTS if os.path.exists(product_path(p))]


def modes(product):
    if product.endswith(".spv"):
        return ["1.2"]  # Mesa's libraries have no generic address space
    return [mode for mode in MODES if mode != "2.0" or os.environ.get("ONECLC_FULL")]


def tool(name, *arguments, **options):
    options = dict(dict(capture_output=True, text=True, check=True), **options)
    path = os.path.join(LLVM, name)
    return subprocess.run([path if os.path.exists(path) else name, *arguments], **options)


def clang(target, mode, source, *arguments, header=False, check=True):
    """Compiles with every extension on, against opencl-c.h or Clang's own table of builtins."""
    std, without = MODES[mode]
    declarations = ["-cl-no-stdinc", "-Xclang", "-finclude-default-header"] if header else []
    return tool(CLANG, f"--target={target}", "-nogpulib", "-x", "cl", f"-cl-std={std}", "-w", *declarations,
                "-D__IMAGE_SUPPORT__", "-Xclang", f"-cl-ext=+all{without}", *arguments, "-", input=source, check=check)


def readme_rows(product, heading):
    """The tables under a heading of the pages: the entries of the first column and the text of the others. An entry is a `name`, a
    `prefix…`, or stands for overloads of as many parameters on a kind of image only: `get_image_width(msaa)`."""
    texts = [open(path).read() for path in readmes(product)]
    parts = [found for text in texts for found in re.findall(rf"^##+ {re.escape(heading)}\n(.*?)(?=^##|\Z)", text, re.M | re.S)]
    if not parts:
        sys.exit(f"None of {', '.join(readmes(product))} has a heading '## {heading}'.")
    rows = [row for part in parts for row in re.findall(r"^\|([^|]*)\|(.*)\|$", part, re.M)]
    return [(re.findall(r"`(\w+…?(?:\([^)]*\))?)`", first), rest) for first, rest in rows]


def readme_table(product, heading):
    return {entry for entries, _ in readme_rows(product, heading) for entry in entries}


def left(product):
    """Entry -> heading and text, of what others than the product have, or nobody."""
    headings = re.split(r"\s*;\s*", PRODUCTS[product][0]["readme"])
    return {entry: (heading, text) for heading in headings for entries, text in readme_rows(product, heading) for entry in entries}


@functools.cache
def parts(entry):
    """Of an entry the name or its beginning, whether it is a beginning, and the words of the parameters."""
    wanted, _, words = entry.rstrip(")").partition("(")
    return wanted.removesuffix("…"), wanted.endswith("…"), words.split(",") if words else []


def left_entry(entries, name, parameters):
    """The entry that stands for an overload."""
    for entry in entries:
        wanted, prefix, words = parts(entry)
        if (name.startswith(wanted) if prefix else name == wanted) and (not words or len(words) == len(parameters) and words[0] in parameters[0]):
            return entry
    return None


def lacks(product, march):
    """What a GPU has no instructions for: words of parameters' types, by its README's table."""
    text = "".join(open(path).read() for path in readmes(product))
    missing = re.findall(r"^\|(.*)\| `(sampler_t|image)` \|", text, re.M)
    return [word for gpus, word in missing if march and f"`{march}`" in gpus]


def hooks(product):
    return readme_table(product, "Hooks")


def cached(key, compute):
    """Declarations depend on Clang alone, and take seconds to list."""
    version = CLANG_VERSION + open(__file__).read() + open(LATER).read()
    folder = os.path.join(BUILD, "test/products/declared")
    path = os.path.join(folder, f"{key}-{hashlib.sha1(version.encode()).hexdigest()[:12]}.json")
    if not os.path.exists(path):
        os.makedirs(folder, exist_ok=True)
        with open(f"{path}.{os.getpid()}", "w") as file:
            file.write(json.dumps(compute()))
        os.replace(file.name, path)
    return json.load(open(path))


def headings():
    """Line of opencl-c.h -> chapter."""
    resources = tool(CLANG, "-print-resource-dir").stdout.strip()
    chapter, result = None, []
    for line in open(f"{resources}/include/opencl-c.h"):
        if title := re.match(r"// OpenCL .* - (.*)", line):
            chapter = next((c for words, c in CHAPTERS if words in title.group(1)), chapter)
        result.append(chapter)
    return result


def signature(type_):
    """'float (float __attribute__((ext_vector_type(2)))) __attribute__((ext_vector_type(2)))' -> float2, [float2]"""
    type_ = re.sub(r" __attribute__\(\(ext_vector_type\((\d+)\)\)\)", r"@\1", type_)
    type_ = re.sub(r"\bunsigned (char|short|int|long)\b", r"u\1", type_).replace("__size_t", "size_t").replace("__ptrdiff_t", "ptrdiff_t")
    type_ = re.sub(r"_Atomic\((\w+)\)", r"atomic_\1", type_)
    # A pointer to a vector reads float const __global *@2.
    type_ = re.sub(r"\b(?!const\b|volatile\b|__)(\w+)((?: (?:const|volatile|__\w+)| \*)*)@(\d+)", r"\1\3\2", type_)
    value, parameters, width = re.fullmatch(r"(.*?) ?\((.*)\)(@\d+)?(?: __attribute__.*)?", type_).groups()
    def canonical(parameter):
        words = re.sub(r"^__private |\b__private$", "", parameter.strip()).replace("@", "")
        if plain := re.fullmatch(r"([\w ]+?) ?\*", words):  # one order of qualifiers for both sources
            words = " ".join(sorted(plain.group(1).split())) + " *"
        return words.strip()

    parameters = [canonical(p) for p in parameters.split(",")]
    return value + (width or "").replace("@", ""), [p for p in parameters if p not in ("", "void")]


LATER = os.path.join(SOURCE, "test/products/Inputs/later.tsv")


def later(mode):
    """[name, chapter, result, [parameters], Clang's version] of what Clang 22 does not declare, but a later one."""
    rows = [line.rstrip("\n").split("\t") for line in open(LATER) if not line.startswith("#")]
    return [[name, chapter, value, [p for p in parameters.split(", ") if p], version]
            for version, since, chapter, value, name, parameters in rows if since <= mode]


@functools.cache
def prototypes(mode):
    """[name, chapter, result, [parameters], where it is declared] of every declared overload, from both of Clang's
    sources: opencl-c.h, and its own table, whose overloads it lists where a call fits none of them. The header's atomics of
    floating-point values take private pointers where there is no generic address space. Where: "header" or None if only the
    header or only the table has it, "" if both have, and "later" if only a later Clang's have, so that kernels declare it."""
    def compute():
        chapters, found, chapter_of, line = headings(), {}, {}, 0
        ast = json.loads(clang("spirv64--", mode, "", "-fsyntax-only", "-Xclang", "-ast-dump=json", header=True).stdout)
        for declaration in ast["inner"]:
            at = declaration.get("loc", {})
            line = at.get("line") or at.get("expansionLoc", {}).get("line") or line
            if declaration["kind"] == "FunctionDecl" and declaration["name"] != "printf":
                name, chapter = declaration["name"], chapters[line - 1]
                chapter_of.setdefault(name, chapter)
                found[declaration["name"], declaration["type"]["qualType"]] = "header"
        calls = "".join(f"{name}(0,0,0,0,0,0,0,0,0,0);\n" for name in chapter_of)
        ast = clang("spirv64--", mode, f"void f(void) {{ {calls} }}", "-fsyntax-only", "-ferror-limit=0", "-Xclang",
                    "-frecovery-ast", "-Xclang", "-ast-dump=json", check=False)
        def lookups(node):
            for entry in node.get("lookups", []):
                if entry["kind"] == "FunctionDecl":
                    found[entry["name"], entry["type"]["qualType"]] = None
            for child in node.get("inner", []):
                lookups(child)
        lookups(json.loads(ast.stdout))
        result = {}
        for (name, type_), where in sorted(found.items(), key=lambda entry: entry[1] is None):
            if ("__generic" in type_ and "-__opencl_c_generic" in MODES[mode][1]) or ("__read_write" in type_ and mode == "1.2"):
                continue  # Clang's table has floating-point atomics and images that nobody can name then
            value, parameters = signature(type_)
            key = name, tuple(p.removeprefix("enum ") for p in parameters)
            if key in result and where is None:
                where = ""
            result[key] = [name, chapter_of[name], value, parameters, where]
        for name, chapter, value, parameters, _ in later(mode):
            result.setdefault((name, tuple(parameters)), [name, chapter, value, parameters, "later"])
        return list(result.values())
    return cached(f"prototypes-{mode}", compute)


def lowered(chapter):
    return open(os.path.join(SOURCE, "test/products/Inputs", LOWERED[chapter])).read()


HALF = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"


# What has to be a constant, in OpenCL C (clusters) or for LLVM's SPIR-V backend.
CONSTANTS = {"cl_mem_fence_flags": "CLK_LOCAL_MEM_FENCE", "memory_scope": "memory_scope_work_group"}


def calls(prototypes):
    """OpenCL C functions, one a line, each of which calls one overload. What later Clangs declare is declared in front."""
    lines = [f"{value} __attribute__((overloadable)) {name}({', '.join(parameters)});\n"
             for name, _, value, parameters, where in prototypes if where == "later"]
    for number, (name, _, value, parameters, _) in enumerate(prototypes):
        # Reading a parameter of an atomic type would be an atomic access by itself.
        declared = ", ".join(f"{p if '*' in p else p.removeprefix('atomic_')} a{i}" for i, p in enumerate(parameters)) or "void"
        passed = [CONSTANTS.get(p.removeprefix("enum "), f"a{i}") for i, p in enumerate(parameters)]
        if "_clustered_" in name:
            passed[-1] = "4"
        give = "" if value == "void" else "return "
        lines.append(f"{value} call{number}({declared}) {{ {give}{name}({', '.join(passed)}); }}\n")
    return HALF + "".join(lines)


def undefined(path):
    names = tool("llvm-nm", "--undefined-only", "--just-symbol-name", path).stdout.split()
    return {name for name in names if not name.startswith("llvm.")}


def builtin_name(symbol):
    """_Z5clampfff -> clamp"""
    mangled = re.match(r"_Z(\d+)", symbol)
    return symbol[mangled.end():mangled.end() + int(mangled.group(1))] if mangled else symbol


def mangled_as(triple):
    """The first of the triples that mangle alike."""
    for pattern, first in (("amdgcn.*", "amdgcn-amd-amdhsa"), ("nvptx64.*", "nvptx64--"), ("(aarch64|riscv64)-.*", "x86_64-unknown-linux-gnu")):
        triple = re.sub(f"^{pattern}", first, triple)
    return triple


@functools.cache
def symbols(triple, mode):
    """Symbol -> [chapter, [parameters]], of every overload that a kernel of this language mode can call."""
    triple, full = mangled_as(triple), os.environ.get("ONECLC_FULL")

    def compute():
        listed, result = prototypes(mode), {}
        if mode != "3.0" and not full:  # Names differ from mode to mode by pointers' address spaces alone.
            here = {(p[0], tuple(p[3])) for p in listed if not any("*" in parameter for parameter in p[3])}
            alike = {s: [chapter, parameters] for s, (chapter, parameters) in symbols(triple, "3.0").items() if (builtin_name(s), tuple(parameters)) in here}
            found = {(builtin_name(s), tuple(parameters)) for s, (_, parameters) in alike.items()}
            listed = [p for p in listed if (p[0], tuple(p[3])) not in found]
            result.update(alike)
        for chapter in LOWERED if mode in ("2.0", "3.0") else ["misc"]:
            done = clang(triple, mode, lowered(chapter), "-O0", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm", "-o", "-", header=True)
            for symbol in re.findall(r"^declare [^@]*@(__\w+|printf)\(", done.stdout, re.M):
                result[symbol] = [chapter, []]
        path = os.path.join(BUILD, "test/products", f"calls-{triple}-{mode}-{os.getpid()}.ll")
        for header in (True, False):
            tried = [p for p in listed if (p[4] is not None if header else not p[4])]
            done = clang(triple, mode, calls(tried), "-O0", "-Xclang", "-disable-llvm-passes", "-ferror-limit=0", "-emit-llvm", "-S",
                         "-o", path, header=header, check=False)
            if done.returncode:
                sys.exit(done.stderr)
            for line in open(path):
                if line.startswith("define "):
                    _, chapter, _, parameters, _ = tried[int(re.search(r"@call(\d+)\(", line)[1])]
                elif "call " in line and (callee := re.search(r"\bcall [^@]*@(\w+)\(", line)):
                    result[callee.group(1)] = [chapter, parameters]
        os.remove(path)
        return result
    return cached(f"symbols-{triple}-{mode}{'-full' if full else ''}", compute)


def exported(path):
    """What a product defines for kernels."""
    if path.endswith(".spv"):
        text = tool("spirv-dis", path).stdout
        return set(re.findall(r'LinkageAttributes "([^"]*)" Export', text))
    lines = tool("llvm-nm", "--defined-only", path).stdout.splitlines()
    return {line.split()[-1] for line in lines if line.split()[-2] in "TWVDRB"}
