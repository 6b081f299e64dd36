# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# lit build/test                                      everything, on the CPU with its best vector ABI and one of the others
# lit build/test -D full=1                            the long form, with each vector ABI
# lit build/test -D device=cuda,opencl:Intel          everything, on other devices (also: ONECLC_DEVICE)
# lit build/test -D also=cuda                         on the CPU and on this device
# lit build/test/integer -D std=CL1.2 -D full=1       one chapter, as OpenCL C 1.2, in the long form
# lit build/test/wheel -D frameworks=PYTHON           with the frameworks that this Python has
# lit build/test -D builtin=sin                       what concerns one builtin; concerns.py says which tests do
#
# A C test (harness.h) and a shell test that mentions %device are one test per device: integer/bits.c/cpu:v3. A line
# "DEVICES: cpu opencl" in a test restricts it to the devices whose names begin with one of these words. Of the CPU's lesser vector ABIs each
# test takes one, which its name chooses, so that half of all tests run on each. Two marks leave more out, unless `device` or `full` is given: "ONE-DEVICE: why" all but the CPU with its best vector ABI, "ONE-LEVEL: why" the CPU's other
# vector ABIs, where nothing in the test depends on them; devices of other kinds (`also`) stay. With a line
# "WITHOUT-FMA: why" cpu:nofma runs in the turn of cpu:sse2, with `full` beside it. With `full`, or in a test with a line
# "ALSO-CL1.2: why", the C tests run as OpenCL C 1.2, too, on the CPU with its best vector ABI: integer/bits.c/cpu:v4/CL1.2.
import glob
import importlib.util
import os
import platform
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True  # no __pycache__ in the source tree
sys.path.insert(0, os.path.dirname(__file__))
from device_format import DeviceFormat


def setting(name):
    return lit_config.params.get(name) or os.environ.get("ONECLC_" + name.upper())


config.name = "OneCLC"
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.build, "test")
config.suffixes = [".c", ".test"]
config.excludes = ["harness", "Inputs"]
config.test_format = DeviceFormat(setting("device"), setting("also"), setting("std"))

# A device that is not there is said once, by clc-run's status 4, and not by each of its tests.
clc_run = os.path.join(config.build, "bin", "clc-run")
if os.path.exists(clc_run) and not os.environ.get("ONECLC_COMPILE_ONLY"):
    for device in filter(None, f"{setting('device') or ''},{setting('also') or ''}".split(",")):
        probe = subprocess.run([clc_run, "--device", device, "--list", os.devnull], capture_output=True, text=True)
        if probe.returncode == 4:
            lit_config.fatal(f"device {device}: {probe.stderr.strip()}; ONECLC_COMPILE_ONLY=1 builds its kernels and runs nothing")

for name, value in os.environ.items():  # variables that drivers and the device library read
    if name.startswith(("ONECLC_", "OCL_", "OPENCL_", "RUSTICL_", "MESA_", "CUDA_", "CL_")) or name in ("LD_LIBRARY_PATH", "HOME"):
        config.environment[name] = value
config.environment["PYTHONDONTWRITEBYTECODE"] = "1"
config.environment.setdefault("ONECLC_AMD_CACHE", os.path.join(config.test_exec_root, "amd-cache"))
config.environment["PATH"] = os.pathsep.join([os.path.join(config.build, "bin"), config.llvm_bin, os.environ["PATH"]])

if os.path.exists(os.path.join(config.build, "bin", "tonemap")) and not os.environ.get("ONECLC_COMPILE_ONLY"):
    config.available_features.add("demo")

# This processor's kind, as Linux calls it and triples begin. Tests of what only x86-64 has require x86_64.
host = platform.machine()
config.available_features.add(host)
if config.png:
    config.available_features.add("png")
if setting("full"):
    config.available_features.add("full")
for tool in "sollya", "gappa", "gcc":
    if shutil.which(tool):
        config.available_features.add(tool)
if os.path.exists("/usr/lib/llvm-19/bin/clang") and os.path.exists("/usr/lib/llvm-19/include/llvm-c/Core.h"):
    config.available_features.add("clang-19")
if shutil.which("llvm-config-22"):
    config.available_features.add("llvm-config")
# clang-format's results differ from version to version: CONTRIBUTING.md says how to get this one.
clang_format = shutil.which("clang-format", path=os.path.join(config.build, "venv", "bin")) or shutil.which("clang-format")
if clang_format and "version 22.1.8" in subprocess.run([clang_format, "--version"], capture_output=True, text=True).stdout:
    config.available_features.add("clang-format")
if glob.glob(os.path.join(config.llvm_bin, "../lib/clang/*/lib/*/libclang_rt.tsan*.a")):
    config.available_features.add("tsan")
if glob.glob(os.path.join(config.llvm_bin, "../lib/clang/*/lib/*/libclang_rt.asan*.a")):
    config.available_features.add("asan")
if glob.glob(os.path.join(config.llvm_bin, "../lib/clang/*/lib/*/libclang_rt.fuzzer*.a")):
    config.available_features.add("fuzzer")
ptxas = shutil.which("ptxas") or "/usr/local/cuda/bin/ptxas"
if os.path.exists(ptxas):
    config.available_features.add("ptxas")
libdevice = next(iter(glob.glob("/usr/local/cuda*/nvvm/libdevice/libdevice.10.bc")), "no libdevice")
if os.path.exists(libdevice):
    config.available_features.add("libdevice")
libnvvm = next(iter(glob.glob("/usr/local/cuda*/nvvm/lib64/libnvvm.so") + glob.glob("/usr/local/cuda*/lib/libnvvm.so")), "no libnvvm")
if os.path.exists(libnvvm):
    config.available_features.add("libnvvm")
ocml = next(iter(glob.glob("/opt/rocm*/amdgcn/bitcode/ocml.bc") + glob.glob("/usr/lib/*/amdgcn/bitcode/ocml.bc")), "no ocml")
if os.path.exists(ocml):
    config.available_features.add("rocm")
libmvec = f"/lib/{host}-linux-gnu/libmvec.so.1"
if os.path.exists(libmvec):
    config.available_features.add("libmvec")
if os.path.exists(os.path.join(config.build, "lib", "liboneclc_vecmath.so")):
    config.available_features.add("vecmath")
wheel = next(iter(glob.glob(os.path.join(config.build, "wheel", "*.whl"))), "no wheel")
if os.path.exists(wheel):
    config.available_features.add("wheel")
if importlib.util.find_spec("ensurepip"):
    config.available_features.add("ensurepip")
if setting("frameworks"):  # a Python that has Triton, Numba or JAX
    config.available_features.add("frameworks")
if shutil.which("qemu-x86_64"):
    config.available_features.add("qemu-x86_64")
for processor in {"aarch64", "riscv64", "ppc64le"} - {host}:
    if shutil.which(f"qemu-{processor}") and shutil.which(f"{processor.replace('ppc64', 'powerpc64')}-linux-gnu-gcc"):
        config.available_features.add(f"qemu-{processor}")
if importlib.util.find_spec("matplotlib"):
    config.available_features.add("matplotlib")

config.substitutions += [
    ("%clc-run", os.path.join(config.build, "bin", "clc-run")),
    ("%clc-config", os.path.join(config.build, "bin", "clc-config")),
    ("%clang-format", clang_format or "clang-format"),
    ("%clang", config.clang),
    ("%llvm", os.path.dirname(config.llvm_bin)),
    ("%build", config.build),
    ("%ptxas", ptxas),
    ("%libdevice", libdevice),
    ("%libnvvm", libnvvm),
    ("%libmvec", libmvec),
    ("%wheel", wheel),
    ("%host", host),
    ("%frameworks", setting("frameworks") or "no frameworks"),
    ("%ocml", ocml),
    ("%products", os.path.join(config.build, "share", "clc")),
    ("%python", sys.executable),
    ("%source", config.source),
]
