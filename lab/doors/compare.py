#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares, bit for bit, functions that frameworks compute on an NVIDIA GPU by a libdevice.10.bc with the processor's.

lab/doors/prepare makes the folder that this script runs in. Each part runs in a process of its own, since frameworks read the file once:
triton: kernels of Triton; torch: torch.compile; jax: jax.jit; numba: kernels of numba-cuda; cuda: kernels that prepare has compiled by Clang.
FILE is ours, rounded (libdevice-correctly-rounded.10.bc) or nvidia, the framework's own, which shows what is compared. wheel is the file that
the package oneclc chooses, where it runs this script: python3 -m oneclc run [--correctly-rounded] FOLDER/compare.py --file wheel

A row says: part, file, function, type, arguments, how many results differ, "its own" if the framework computes it by a formula of its own,
picoseconds a call (--times, triton and cuda: of 16 calls for each element), and the first result that differs. All NaNs count as one. Half
of the arguments are any bits, half from -10 to 10; special values come first.

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
from functions import ALL, FOUR, KINDS, ONE, ROUNDED, THREE, TWO  # noqa: E402
from functions import arguments as arguments_of  # noqa: E402

FILES = {"ours": "libdevice.10.bc", "rounded": "libdevice-correctly-rounded.10.bc", "nvidia": None, "wheel": None}
OF_WHEEL = os.environ.get("ONECLC_LIBDEVICE", "")
# What a framework computes by formulas of its own, whatever the file.
OWN = {"jax": {("tanh", "float"), ("erf", "float")} | {(name, kind) for name in ("erfc", "erfinv", "exp2", "lgamma", "log2", "log10") for kind in KINDS}}
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


def processor(call, kind, x, y, z=None):
    """Results of the processor, by all its cores."""
    function, z = getattr(LIBRARY, f"{call}_{kind}"), np.empty_like(x) if z is None else z

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

    def call(self, name, kind):
        return f"cr_{name}" if self.rounded and name in ROUNDED else name

    def add(self, name, kind, x, y, z, more=""):
        call = self.call(name, kind)
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

    def add_all_floats(self, name, gpu):
        """All floats, compared on the GPU."""
        import torch
        step, wrong = 1 << 26, 0
        right, count = torch.empty(step, pin_memory=True), np.arange(step, dtype=np.uint32)
        for begin in range(0, 1 << 32, step):
            x = (count + np.uint32(begin)).view(np.float32)
            processor(self.call(name, "float"), "float", x, x, right.numpy())
            want, got = right.cuda(), gpu(torch.from_numpy(x).cuda())
            wrong += int(((want.view(torch.int32) != got.view(torch.int32)) & ~(want.isnan() & got.isnan())).sum())
        self.wrong |= wrong > 0 and self.file != "nvidia"
        print(self.part, self.file, name, "float", 1 << 32, wrong, "", "", "", sep="\t", flush=True)

    def failed(self, name, kind, error):
        self.wrong |= self.file != "nvidia"
        print(self.part, self.file, name, kind, "failed", str(error).replace("\n", " ")[:300], sep="\t", flush=True)


def each(options):
    """Name, type and arguments of what is compared."""
    for kind in KINDS:
        n = options.count if kind == "float" else options.count // 4
        x, y = arguments(kind, n, 1), arguments(kind, n, 2)
        for name in ALL:
            if not options.only or name in options.only:
                yield name, kind, x, y


def part_triton(options, rows):
    import importlib.util
    import triton
    from triton.language.extra.cuda import libdevice
    text = ["import triton, triton.language as tl", "from triton.language.extra.cuda import libdevice"]
    for name in ALL:
        called = {"fabs": "abs"}.get(name, name)
        if not hasattr(libdevice, called):
            continue
        call = f"libdevice.{called}({arguments_of(name, '{x}', 'b')})"
        text.append(f'''
@triton.jit
def map_{name}(x, y, z, n, B: tl.constexpr):
    i = tl.program_id(0).to(tl.int64) * B + tl.arange(0, B)
    a = tl.load(x + i, mask=i < n)
    b = tl.load(y + i, mask=i < n)
    tl.store(z + i, {call.format(x="a")}, mask=i < n)
@triton.jit
def sum_{name}(x, y, z, n, B: tl.constexpr):
    i = tl.program_id(0).to(tl.int64) * B + tl.arange(0, B)
    a = tl.load(x + i, mask=i < n)
    b = tl.load(y + i, mask=i < n)
    s = a * 0
    for k in range(16):
        s += {call.format(x="(a + k * 0.0009765625)")}
    tl.store(z + i, s, mask=i < n)''')
    path = f"{options.folder}/kernels_of_doors.py"
    with open(path, "w") as file:
        file.write("\n".join(text) + "\n")
    spec = importlib.util.spec_from_file_location("kernels_of_doors", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules["kernels_of_doors"] = module
    spec.loader.exec_module(module)
    B = 512

    def kernels(name, kind):
        return [lambda x, y, z, kernel=getattr(module, f"{what}_{name}"): kernel[(triton.cdiv(x.numel(), B),)](x, y, z, x.numel(), B=B)
                for what in ("map", "sum")] if hasattr(module, f"map_{name}") else None

    compare(options, rows, kernels)


def compare(options, rows, kernels):
    """By kernels(name, kind): what sets z = f(x, y), and what sets z to the sum of 16 calls."""
    import torch
    import triton
    for name, kind, x, y in each(options):
        try:
            if not (found := kernels(name, kind)):
                continue
            time = ""
            if options.times:
                usual = torch.rand(1 << 25, device="cuda", dtype=torch.float32 if kind == "float" else torch.float64) * 9 + 0.5
                out = torch.empty_like(usual)
                ms = triton.testing.do_bench(lambda: found[1](usual, usual, out), warmup=5, rep=30, return_mode="median")
                time = f"{ms * 1e9 / usual.numel() / 16:.3f}"

            def gpu(a, b):
                c = torch.empty_like(a)
                found[0](a, b, c)
                return c

            if options.count:
                rows.add(name, kind, x, y, gpu(torch.from_numpy(x).cuda(), torch.from_numpy(y).cuda()).cpu().numpy(), time)
            if options.all_floats and kind == "float" and name in ONE:
                rows.add_all_floats(name, lambda a: gpu(a, a))
        except Exception as error:
            rows.failed(name, kind, error)


def part_cuda(options, rows):
    import torch
    path = f"{HERE}/kernels.{rows.file}.ptx"
    if not os.path.exists(path):  # of the wheel, which Clang has no use for, and of a prepare without NVIDIA's file
        return
    torch.empty(1, device="cuda")  # makes a context
    driver, module = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p()

    def check(status):
        if status:
            raise RuntimeError(f"CUDA's status {status}")

    with open(path, "rb") as file:
        check(driver.cuModuleLoadData(ctypes.byref(module), file.read() + b"\0"))

    def launcher(name):
        function = ctypes.c_void_p()
        check(driver.cuModuleGetFunction(ctypes.byref(function), module, name.encode()))

        def launch(x, y, z):
            values = [ctypes.c_uint64(v) for v in (x.data_ptr(), y.data_ptr(), z.data_ptr(), x.numel())]
            pointers = (ctypes.c_void_p * 4)(*[ctypes.addressof(v) for v in values])
            stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
            check(driver.cuLaunchKernel(function, (x.numel() + 255) // 256, 1, 1, 256, 1, 1, 0, stream, pointers, None))

        return launch

    compare(options, rows, lambda name, kind: [launcher(f"{what}_{name}_{kind}") for what in ("map", "sum")])


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
    functions |= {"erf": lax.erf, "erfc": lax.erfc, "lgamma": lax.lgamma, "rsqrt": lax.rsqrt, "nextafter": lax.nextafter, "erfinv": lax.erf_inv}
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
    from numba.cuda import libdevice
    if FILES[rows.file]:
        import numba.cuda.cudadrv.nvvm as nvvm

        class LibDevice:
            def __init__(self):
                with open(f"{HERE}/{FILES[rows.file]}", "rb") as file:
                    self.bc = file.read()

            def get(self):
                return self.bc

        nvvm.LibDevice = LibDevice
    for name, kind, x, y in each(options):
        # Functions of Python's module math, and by libdevice's names those that Numba does not know there or that give integers there
        mine = name in ("ceil", "floor", "trunc", "cbrt", "exp2", "nextafter", "fma", "remainder")
        function = None if mine else getattr(math, {"tgamma": "gamma"}.get(name, name), None)
        function = function or getattr(libdevice, name + ("f" if kind == "float" else ""), None)
        if not function or name in THREE + FOUR:
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


PARTS = {"triton": part_triton, "torch": part_torch, "jax": part_jax, "numba": part_numba, "cuda": part_cuda}


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
    parser.add_argument("--jobs", type=int, default=1, help="so many parts and files at once; times are true with one")
    parser.add_argument("--times", action="store_true")
    parser.add_argument("--all-floats", action="store_true", help="triton and cuda: all 2^32 arguments of functions with one")
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
    print("part", "file", "function", "type", "arguments", "different", "by", "time", "first", sep="\t", flush=True)

    def run(part, file):
        folder = tempfile.mkdtemp()
        words = [f"--part={part}", f"--file={file}", f"--folder={folder}", f"--count={options.count}"]
        words += [f"--caches={options.caches}"] * bool(options.caches) + [f"--only={name}" for name in options.only or []]
        words += ["--times"] * options.times + ["--all-floats"] * options.all_floats
        done = subprocess.run([sys.executable, os.path.abspath(__file__), *words], env=environment(part, file, folder, options.caches),
                              stdout=subprocess.PIPE if options.jobs > 1 else None, text=True)
        print(done.stdout or "", end="")
        if done.returncode:
            print(part, file, "exit status", done.returncode, sep="\t", flush=True)
        shutil.rmtree(folder, ignore_errors=True)
        return done.returncode and file != "nvidia"

    with ThreadPoolExecutor(options.jobs) as pool:
        failed = [pool.submit(run, part, file) for part in options.part or PARTS for file in files]
    sys.exit(any(future.result() for future in failed))


if __name__ == "__main__":
    main()
