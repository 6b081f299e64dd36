#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares, bit for bit, functions that frameworks compute on an NVIDIA GPU by a libdevice.10.bc with the processor's.

lab/doors/prepare makes the folder that this script runs in. Each part runs in a process of its own, since frameworks read the file once:
triton: kernels of Triton; torch: torch.compile; jax: jax.jit; numba: kernels of numba-cuda.
FILE is ours, rounded (libdevice-correctly-rounded.10.bc) or nvidia, the framework's own, which shows what is compared. wheel is the file that
the package oneclc chooses, where it runs this script: python3 -m oneclc run [--correctly-rounded] FOLDER/compare.py --file wheel

A row says: part, file, function, type, arguments, how many results differ, and the first that does; with --times for Triton nanoseconds
a call, of 16 calls for each element. All NaNs count as one. Half of the arguments are any bits, half from -10 to 10; special values come first.

exit status: 0 no result of ours or rounded differs but of the functions that a framework computes itself, 1 some do or a part failed, 2 wrong usage
"""
import argparse
import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import numpy as np  # noqa: E402
from functions import ONE, ROUNDED, TWO  # noqa: E402

FILES = {"ours": "libdevice.10.bc", "rounded": "libdevice-correctly-rounded.10.bc", "nvidia": None, "wheel": None}
OF_WHEEL = os.environ.get("ONECLC_LIBDEVICE", "")
# What a framework computes by formulas of its own, whatever the file.
OWN = {"jax": {("tanh", "float"), ("erf", "float")} | {(name, kind) for name in ("erfc", "exp2", "lgamma", "log2", "log10") for kind in ("float", "double")}}
BITS = {"float": np.uint32, "double": np.uint64}
REAL = {"float": np.float32, "double": np.float64}
np.seterr(all="ignore")


def mixed(n, seed):
    """n well-mixed numbers of 64 bits."""
    a = np.arange(n, dtype=np.uint64) + np.uint64(seed * 0x9E3779B97F4A7C15 % 2**64)
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        a ^= a >> np.uint64(shift)
        a *= np.uint64(factor)
    return a ^ a >> np.uint64(31)


def arguments(kind, n, seed):
    r = mixed(n, seed)
    usual = ((r >> np.uint64(11)).astype(np.float64) * 2.0**-53 * 20 - 10).astype(REAL[kind])
    x = (r.astype(np.uint32).view(np.float32) if kind == "float" else r.view(np.float64)).copy()
    x[::2] = usual[::2]
    info = np.finfo(REAL[kind])
    special = np.array([0, 1, 0.5, 2, 1.5, 2.5, 3, 4, 10, 171, 35, info.tiny, info.smallest_subnormal, info.max, info.eps, np.inf, np.pi, 1e15], REAL[kind])
    special = np.concatenate([special, -special, np.array([np.nan], REAL[kind])])
    # every pair of special values: the second argument's change slower
    pairs = np.tile(special, special.size) if seed == 1 else np.repeat(special, special.size)
    x[:pairs.size] = pairs
    return x


LIBRARY = ctypes.CDLL(f"{HERE}/processor.so")


def processor(call, kind, x, y):
    """Results of the processor, by all its cores."""
    function, z = getattr(LIBRARY, f"{call}_{kind}"), np.empty_like(x)

    def part(begin, end):
        function(*[ctypes.c_void_p(a.ctypes.data + begin * a.itemsize) for a in (x, y, z)], ctypes.c_ulong(end - begin))

    cores = os.cpu_count() or 1
    edges = [x.size * i // cores for i in range(cores + 1)]
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(part, edges[:-1], edges[1:]))
    return z


def canonical(z, kind):
    bits = np.ascontiguousarray(z).view(BITS[kind]).copy()
    bits[np.isnan(z)] = 0x7FC00000 if kind == "float" else 0x7FF8000000000000
    return bits


class Rows:
    def __init__(self, part, file):
        self.part, self.file, self.wrong = part, file, False
        self.rounded = file == "rounded" or file == "wheel" and "correctly-rounded" in OF_WHEEL

    def add(self, name, kind, x, y, z, more=""):
        call = f"cr_{name}" if self.rounded and kind == "float" and name in ROUNDED else name
        want, got = canonical(processor(call, kind, x, y), kind), canonical(z, kind)
        different = np.flatnonzero(want != got)
        own = (name, kind) in OWN.get(self.part, ())
        first = ""
        if different.size:
            i = different[0]
            other = f", {y[i]!r}" if name in TWO else ""
            first = f"{name}({x[i]!r}{other}) = {z[i]!r} {got[i]:#x} for {want[i]:#x}"
        self.wrong |= bool(different.size) and not own and self.file != "nvidia"
        print(self.part, self.file, name, kind, x.size, different.size, "its own" if own else "", more, first, sep="\t", flush=True)

    def failed(self, name, kind, error):
        self.wrong |= self.file != "nvidia"
        print(self.part, self.file, name, kind, "failed", str(error).replace("\n", " ")[:300], sep="\t", flush=True)


def each(options):
    """Name, type and arguments of what is compared."""
    for kind in ("float", "double"):
        n = options.count if kind == "float" else options.count // 4
        x, y = arguments(kind, n, 1), arguments(kind, n, 2)
        for name in ONE + TWO:
            if not options.only or name in options.only:
                yield name, kind, x, y


def part_triton(options, rows):
    import importlib.util
    import torch
    import triton
    text = ["import triton, triton.language as tl", "from triton.language.extra.cuda import libdevice"]
    names = {"fabs": "abs", "fmax": None, "fmin": None}
    for name in ONE + TWO:
        if not (called := names.get(name, name)):
            continue
        call = f"libdevice.{called}({{}}, tl.load(y + i, mask=i < n))" if name in TWO else f"libdevice.{called}({{}})"
        text.append(f'''
@triton.jit
def map_{name}(x, y, z, n, B: tl.constexpr):
    i = tl.program_id(0).to(tl.int64) * B + tl.arange(0, B)
    tl.store(z + i, {call.format("tl.load(x + i, mask=i < n)")}, mask=i < n)
@triton.jit
def sum_{name}(x, y, z, n, B: tl.constexpr):
    i = tl.program_id(0).to(tl.int64) * B + tl.arange(0, B)
    a = tl.load(x + i, mask=i < n)
    s = a * 0
    for k in range(16):
        s += {call.format("a + k * 0.0009765625")}
    tl.store(z + i, s, mask=i < n)''')
    path = f"{options.folder}/kernels_of_doors.py"
    with open(path, "w") as file:
        file.write("\n".join(text) + "\n")
    spec = importlib.util.spec_from_file_location("kernels_of_doors", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules["kernels_of_doors"] = module
    spec.loader.exec_module(module)
    B = 512

    def gpu(name, x, y):
        a, b = torch.from_numpy(x).cuda(), torch.from_numpy(y).cuda()
        c = torch.empty_like(a)
        getattr(module, f"map_{name}")[(triton.cdiv(x.size, B),)](a, b, c, x.size, B=B)
        return c.cpu().numpy()

    for name, kind, x, y in each(options):
        if not hasattr(module, f"map_{name}"):
            continue
        try:
            time = ""
            if options.times:
                usual = torch.rand(1 << 25, device="cuda", dtype=torch.float32 if kind == "float" else torch.float64) * 9 + 0.5
                out = torch.empty_like(usual)
                kernel = getattr(module, f"sum_{name}")[(triton.cdiv(usual.numel(), B),)]
                ms = triton.testing.do_bench(lambda: kernel(usual, usual, out, usual.numel(), B=B), warmup=5, rep=30)
                time = f"{ms * 1e6 / usual.numel() / 16:.4f} ns"
            rows.add(name, kind, x, y, gpu(name, x, y), time)
            if options.all_floats and kind == "float" and name in ONE:
                wrong = 0
                for begin in range(0, 1 << 32, 1 << 26):
                    x = np.arange(begin, begin + (1 << 26), dtype=np.uint64).astype(np.uint32).view(np.float32)
                    call = f"cr_{name}" if rows.rounded and name in ROUNDED else name
                    wrong += int((canonical(processor(call, kind, x, x), kind) != canonical(gpu(name, x, x), kind)).sum())
                rows.wrong |= wrong > 0 and rows.file != "nvidia"
                print("triton", rows.file, name, kind, 1 << 32, wrong, "", "", "", sep="\t", flush=True)
        except Exception as error:
            rows.failed(name, kind, error)


def part_torch(options, rows):
    import torch
    known = {"asin": "asin", "tgamma": None, "exp10": None, "cbrt": None, "rint": "round", "round": None, "fabs": "abs", "logb": None, "sinpi": None,
             "cospi": None, "fdim": None, "remainder": None, "fmod": "fmod", "fmax": None, "fmin": None}
    for name, kind, x, y in each(options):
        function = getattr(torch, known.get(name, name) or "-", None)
        if not function:
            continue
        try:
            torch._dynamo.reset()
            a, b = torch.from_numpy(x).cuda(), torch.from_numpy(y).cuda()
            compiled = torch.compile((lambda a, b: function(a, b)) if name in TWO else (lambda a, b: function(a)), dynamic=False)
            rows.add(name, kind, x, y, compiled(a, b).cpu().numpy())
        except Exception as error:
            rows.failed(name, kind, error)


def part_jax(options, rows):
    import jax
    jax.config.update("jax_enable_x64", True)
    from jax import lax
    import jax.numpy as jnp
    functions = {name: getattr(jnp, called) for name, called in dict(
        sin="sin", cos="cos", tan="tan", asin="arcsin", acos="arccos", atan="arctan", sinh="sinh", cosh="cosh", tanh="tanh", asinh="arcsinh",
        acosh="arccosh", atanh="arctanh", exp="exp", exp2="exp2", expm1="expm1", log="log", log2="log2", log10="log10", log1p="log1p", cbrt="cbrt",
        sqrt="sqrt", ceil="ceil", floor="floor", trunc="trunc", rint="rint", fabs="abs", pow="power", atan2="arctan2").items()}
    functions |= {"erf": lax.erf, "erfc": lax.erfc, "lgamma": lax.lgamma, "rsqrt": lax.rsqrt, "nextafter": lax.nextafter}
    for name, kind, x, y in each(options):
        if name not in functions:
            continue
        try:
            function = functions[name]
            compiled = jax.jit((lambda a, b: function(a, b)) if name in TWO else (lambda a, b: function(a)))
            rows.add(name, kind, x, y, np.asarray(compiled(jnp.asarray(x), jnp.asarray(y))))
        except Exception as error:
            rows.failed(name, kind, error)


def part_numba(options, rows):
    import math
    np.row_stack = getattr(np, "row_stack", np.vstack)  # numba-cuda asks for it, and newer versions of NumPy lack it
    from numba import cuda
    if FILES[rows.file]:
        import numba.cuda.cudadrv.nvvm as nvvm

        class LibDevice:
            def __init__(self):
                with open(f"{HERE}/{FILES[rows.file]}", "rb") as file:
                    self.bc = file.read()

            def get(self):
                return self.bc

        nvvm.LibDevice = LibDevice
    known = {"tgamma": "gamma", "cbrt": None, "rint": None, "round": None, "fdim": None, "fmax": None, "fmin": None, "nextafter": None, "exp2": None,
             "exp10": None, "logb": None, "remainder": None}
    for name, kind, x, y in each(options):
        function = getattr(math, known.get(name, name) or "-", None)
        if not function or name in ("ceil", "floor", "trunc"):  # which give integers
            continue
        try:
            if name in TWO:
                @cuda.jit(cache=bool(options.caches))
                def kernel(a, b, c):
                    i = cuda.grid(1)
                    if i < c.size:
                        c[i] = function(a[i], b[i])
            else:
                @cuda.jit(cache=bool(options.caches))
                def kernel(a, b, c):
                    i = cuda.grid(1)
                    if i < c.size:
                        c[i] = function(a[i])
            a, b = cuda.to_device(x), cuda.to_device(y)
            c = cuda.device_array_like(a)
            kernel[(x.size + 255) // 256, 256](a, b, c)
            rows.add(name, kind, x, y, c.copy_to_host())
        except Exception as error:
            rows.failed(name, kind, error)


PARTS = {"triton": part_triton, "torch": part_torch, "jax": part_jax, "numba": part_numba}


def find_ptxas():
    import glob
    import site
    found = [shutil.which("ptxas")] + [path for folder in site.getsitepackages() for path in
                                       glob.glob(f"{folder}/nvidia/**/bin/ptxas", recursive=True) + glob.glob(f"{folder}/triton/backends/nvidia/bin/ptxas")]
    return next((path for path in found if path), None)


def environment(part, file, folder, caches):
    kept = caches or folder
    e = dict(os.environ, TRITON_CACHE_DIR=f"{kept}/triton", TORCHINDUCTOR_CACHE_DIR=f"{kept}/inductor",
             TORCHINDUCTOR_FX_GRAPH_CACHE="1" if caches else "0", TORCHINDUCTOR_COMPILE_THREADS="1", XLA_PYTHON_CLIENT_PREALLOCATE="false", TF_CPP_MIN_LOG_LEVEL="2")
    if caches:
        e |= {"JAX_COMPILATION_CACHE_DIR": f"{caches}/jax", "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
              "NUMBA_CACHE_DIR": f"{caches}/numba"}
    if not FILES[file]:  # what the environment says
        return e
    library = f"{HERE}/{FILES[file]}"
    e["TRITON_LIBDEVICE_PATH"] = library
    if part == "jax":
        root = f"{folder}/cuda"
        os.makedirs(f"{root}/nvvm/libdevice")
        os.makedirs(f"{root}/bin")
        shutil.copy(library, f"{root}/nvvm/libdevice/libdevice.10.bc")
        ptxas = find_ptxas()
        for tool in ("ptxas", "nvlink", "fatbinary"):
            path = os.path.join(os.path.dirname(os.path.realpath(ptxas)), tool) if ptxas else ""
            if os.path.exists(path):
                os.symlink(path, f"{root}/bin/{tool}")
        e["CUDA_ROOT"] = root
    return e


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", choices=PARTS, action="append")
    parser.add_argument("--file", choices=FILES, action="append")
    parser.add_argument("--only", action="append", metavar="FUNCTION")
    parser.add_argument("--count", type=int, default=1 << 22, help="arguments of float, a quarter as many of double (4194304)")
    parser.add_argument("--times", action="store_true")
    parser.add_argument("--all-floats", action="store_true", help="Triton: all 2^32 arguments of functions with one")
    parser.add_argument("--caches", metavar="FOLDER", help="keeps compiled kernels in FOLDER, as frameworks keep them for later runs")
    parser.add_argument("--folder", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.folder:  # a process for one part
        rows = Rows(options.part[0], options.file[0])
        PARTS[rows.part](options, rows)
        sys.exit(rows.wrong)
    files = options.file or ["ours", "rounded", "nvidia"]
    if ("wheel" in files) != bool(OF_WHEEL) or OF_WHEEL and len(files) > 1:
        parser.error("--file wheel goes with python3 -m oneclc run, and other files go without it")
    status = 0
    print("part", "file", "function", "type", "arguments", "different", "by", "time", "first", sep="\t")
    for part in options.part or PARTS:
        for file in files:
            folder = tempfile.mkdtemp()
            words = [f"--part={part}", f"--file={file}", f"--folder={folder}", f"--count={options.count}"]
            words += [f"--caches={options.caches}"] * bool(options.caches) + [f"--only={name}" for name in options.only or []]
            words += ["--times"] * options.times + ["--all-floats"] * options.all_floats
            code = subprocess.run([sys.executable, os.path.abspath(__file__), *words], env=environment(part, file, folder, options.caches)).returncode
            if code:
                print(part, file, "exit status", code, sep="\t", flush=True)
                status |= file != "nvidia"
            shutil.rmtree(folder, ignore_errors=True)
    sys.exit(status)


if __name__ == "__main__":
    main()
