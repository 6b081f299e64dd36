# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the product checks share: the products, Clang's declarations, the tables of the README files."""
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

# Product -> triple of the kernels that link it, -march, the folders whose README speaks for it, the table there of what
# is left to others.
X86 = "x86_64-unknown-linux-gnu"
PRODUCTS = {
    "amdgcn-amd-amdhsa.bc": ("amdgcn-amd-amdhsa", None, "amdgcn", None),
    "amdgcn-mesa-mesa3d.bc": ("amdgcn-mesa-mesa3d", None, "amdgcn", None),
    "nvptx64-nvidia-cuda.bc": ("nvptx64-nvidia-cuda", None, "nvptx", None),
    "nvptx64-nvidia-nvcl.bc": ("nvptx64-nvidia-nvcl", None, "nvptx", None),
    "nvptx64--.bc": ("nvptx64--", None, "nvptx", None),
    "nvptx64--nvidiacl.bc": ("nvptx64--nvidiacl", None, "nvptx", None),
    "spirv32--.bc": ("spirv32--", None, "spirv", "Left to LLVM's backend"),
    "spirv64--.bc": ("spirv64--", None, "spirv", "Left to LLVM's backend"),
    "spirv-mesa3d-.spv": ("spirv32--", None, "spirv", "Left to Mesa"),
    "spirv64-mesa3d-.spv": ("spirv64--", None, "spirv", "Left to Mesa"),
    X86 + ".bc": (X86, "x86-64", "x86", None),
    X86 + "-v3.bc": (X86, "x86-64-v3", "x86", None),
    X86 + "-v4.bc": (X86, "x86-64-v4", "x86", None),
}

# Language mode -> -cl-std, what is taken away from "everything on". 3.0n has no generic address space. In complete
# chapters 2.0 has no overload that none of the others has (3.0n has atomics that only it has), so these are what is checked
# unless ONECLC_FULL is set.
MODES = {
    "1.2": ("CL1.2", ""),
    "2.0": ("CL2.0", ""),
    "3.0": ("CL3.0", ""),
    "3.0n": ("CL3.0", ",-__opencl_c_generic_address_space,-__opencl_c_device_enqueue,-__opencl_c_pipes"),
}

# The chapters of opencl-c.h, by words of their headings.
CHAPTERS = [("Explicit conversions", "convert"), ("Work-item", "workitem"), ("Math", "math"), ("Integer", "integer"),
            ("Common", "common"), ("Geometric", "geometric"), ("Relational", "relational"), ("Vector Data", "vector"),
            ("Synchronization", "sync"), ("Memory Fence", "sync"), ("Address Space", "address"), ("Async", "async"),
            ("Atomic", "atomic"), ("Miscellaneous Vector", "misc"), ("Image", "image"), ("Mipmaps", "image"),
            ("Work-group", "workgroup"), ("Pipe", "pipe"), ("Enqueue", "enqueue"), ("Sub-groups", "extensions")]


# Chapters that are complete, and of "math" the exact functions (shown as "math*").
COMPLETE = ["workitem", "integer", "common", "geometric", "relational", "vector", "convert", "sync", "address", "async",
            "misc", "image", "atomic", "math*"]
EXACT = set("""ceil copysign fabs fdim floor fma fmax fmin fmod fract frexp ilogb ldexp logb mad maxmag minmag modf nan
  nextafter remainder remquo rint round sqrt trunc""".split())


def product_path(product):
    return os.path.join(BUILD, "share/clc", product)


def products(arguments):
    """The products named, or all that are built."""
    return arguments or [p for p in PRODUCTS if os.path.exists(product_path(p))]


def modes(product):
    if product.endswith(".spv"):
        return ["1.2"]  # Mesa's libraries have no generic address space
    return list(MODES) if os.environ.get("ONECLC_FULL") else ["1.2", "3.0", "3.0n"]


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


def readme_table(folder, heading):
    """The names in the first column of the table under a heading: | `name`, `name` | … |"""
    text = open(os.path.join(SOURCE, folder, "README.md")).read()
    part = re.search(rf"^##+ {re.escape(heading)}\n(.*?)(?=^##|\Z)", text, re.M | re.S)
    if not part:
        sys.exit(f"{folder}/README.md has no heading '## {heading}'.")
    return set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\|([^|]*)\|", part.group(1), re.M))))


def left(product):
    _, _, folder, heading = PRODUCTS[product]
    return readme_table(folder, heading) if heading else set()


def cannot(product, march):
    """A predicate: prototypes that the target cannot have, by its README's tables: name(parameter, …), of which only the number
    counts, and the word msaa; GPUs without instructions for some parameters."""
    text = open(os.path.join(SOURCE, PRODUCTS[product][2], "README.md")).read()
    part = re.search(r"^## What cannot be\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    listed = re.findall(r"`(\w+)\(([^)]*)\)`", part.group(1) if part else "")
    missing = re.findall(r"^\|(.*)\| `(sampler_t|image)` \|", text, re.M)
    lacking = [word for gpus, word in missing if march and f"`{march}`" in gpus]
    def is_listed(prototype):
        name, _, _, parameters, _ = prototype
        if any(word in parameter for word in lacking for parameter in parameters):
            return True
        return any(name == listed_name and len(words.split(",")) == len(parameters) and
                   ("msaa" not in words or "msaa" in parameters[0]) for listed_name, words in listed)
    return is_listed


def hooks(product):
    return readme_table(PRODUCTS[product][2], "Hooks")


def cached(key, compute):
    """Declarations depend on Clang alone, and take seconds to list."""
    version = tool(CLANG, "--version").stdout + open(__file__).read()
    folder = os.path.join(BUILD, "test/products/declared")
    path = os.path.join(folder, f"{key}-{hashlib.sha1(version.encode()).hexdigest()[:12]}.json")
    if not os.path.exists(path):
        os.makedirs(folder, exist_ok=True)
        with open(f"{path}.{os.getpid()}", "w") as file:
            json.dump(compute(), file)
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


def prototypes(mode):
    """[name, chapter, result, [parameters], is in opencl-c.h only] of every declared overload, from both of Clang's
    sources: opencl-c.h, and its own table, whose overloads it lists where a call fits none of them. The header's atomics of
    floating-point values take private pointers where there is no generic address space."""
    def compute():
        chapters, found, chapter_of, line = headings(), {}, {}, 0
        ast = json.loads(clang("spirv64--", mode, "", "-fsyntax-only", "-Xclang", "-ast-dump=json", header=True).stdout)
        for declaration in ast["inner"]:
            at = declaration.get("loc", {})
            line = at.get("line") or at.get("expansionLoc", {}).get("line") or line
            if declaration["kind"] == "FunctionDecl" and declaration["name"] != "printf":
                name, chapter = declaration["name"], chapters[line - 1]
                chapter_of.setdefault(name, "math*" if chapter == "math" and name in EXACT else chapter)
                found[declaration["name"], declaration["type"]["qualType"]] = False
        calls = "".join(f"{name}(0,0,0,0,0,0,0,0,0,0);\n" for name in chapter_of)
        ast = clang("spirv64--", mode, f"void f(void) {{ {calls} }}", "-fsyntax-only", "-ferror-limit=0", "-Xclang",
                    "-frecovery-ast", "-Xclang", "-ast-dump=json", check=False)
        def lookups(node):
            for entry in node.get("lookups", []):
                if entry["kind"] == "FunctionDecl":
                    found[entry["name"], entry["type"]["qualType"]] = True
            for child in node.get("inner", []):
                lookups(child)
        lookups(json.loads(ast.stdout))
        result = {}
        for (name, type_), in_table in sorted(found.items(), key=lambda entry: entry[1]):
            if "__generic" in type_ and "-__opencl_c_generic" in MODES[mode][1]:
                continue  # Clang's table has floating-point atomics that nobody can call then
            value, parameters = signature(type_)
            result[name, tuple(parameters)] = [name, chapter_of[name], value, parameters, not in_table]
        return list(result.values())
    return cached(f"prototypes-{mode}", compute)


HALF = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"


def calls(prototypes):
    """OpenCL C functions, one a line, each of which calls one overload."""
    lines = []
    for number, (name, _, value, parameters, _) in enumerate(prototypes):
        declared = ", ".join(f"{p} a{i}" for i, p in enumerate(parameters)) or "void"
        passed = ", ".join(f"a{i}" for i in range(len(parameters)))
        give = "" if value == "void" else "return "
        lines.append(f"{value} call{number}({declared}) {{ {give}{name}({passed}); }}\n")
    return HALF + "".join(lines)


def undefined(path):
    names = tool("llvm-nm", "--undefined-only", "--just-symbol-name", path).stdout.split()
    return {name for name in names if not name.startswith("llvm.")}


def builtin_name(symbol):
    """_Z5clampfff -> clamp"""
    mangled = re.match(r"_Z(\d+)", symbol)
    return symbol[mangled.end():mangled.end() + int(mangled.group(1))] if mangled else symbol


def symbols(triple, mode):
    """Symbol -> chapter, of every overload that a kernel of this language mode can call."""
    triple = re.sub("^amdgcn.*", "amdgcn-amd-amdhsa", re.sub("^nvptx64.*", "nvptx64--", triple))  # they mangle alike

    def compute():
        listed = prototypes(mode)
        chapter_of = {p[0]: p[1] for p in listed}
        result = {}
        path = os.path.join(BUILD, "test/products", f"calls-{triple}-{mode}-{os.getpid()}.bc")
        for header in (True, False):
            tried = [p for p in listed if header or not p[4]]
            for attempt in range(4):  # in chapters that are not complete the two sources may differ in types, too
                done = clang(triple, mode, calls(tried), "-O0", "-Xclang", "-disable-llvm-passes", "-ferror-limit=0",
                             "-emit-llvm", "-c", "-o", path, header=header, check=False)
                wrong = {int(n) - 2 for n in re.findall(r"^<stdin>:(\d+):\d+: (?:fatal )?error:", done.stderr, re.M)}
                if any(tried[n][1] in COMPLETE for n in wrong):
                    sys.exit(done.stderr)
                tried = [p for n, p in enumerate(tried) if n not in wrong]
                if not wrong:
                    break
            if done.returncode:
                sys.exit(done.stderr)
            for symbol in undefined(path):
                result[symbol] = chapter_of.get(builtin_name(symbol))
        os.remove(path)
        return result
    return cached(f"symbols-{triple}-{mode}", compute)


def exported(path):
    """What a product defines for kernels."""
    if path.endswith(".spv"):
        text = tool("spirv-dis", path).stdout
        return set(re.findall(r'LinkageAttributes "([^"]*)" Export', text))
    lines = tool("llvm-nm", "--defined-only", path).stdout.splitlines()
    return {line.split()[-1] for line in lines if line.split()[-2] in "TWVDRB"}
