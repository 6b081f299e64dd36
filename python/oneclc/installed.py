# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The frameworks that read a file of this package, and what is known of the versions that are installed."""
import importlib.metadata
import os
import re
from collections import namedtuple

from . import cuda_folder

# The modules that may read or remember a libdevice when they are imported.
MODULES = ("triton", "torch", "jax", "numba.cuda")

# Each framework's packages, of which the first one that is installed counts, with the first and the last version that
# were tried (docs/use/doors.md says how), and how the framework learns of the file.
_TRITON = "the variable TRITON_LIBDEVICE_PATH"
_FRAMEWORKS = (
    ({"triton": ("3.0.0", "3.9.0"), "pytorch-triton": ("3.0.0", "3.9.0"), "triton-rocm": None,
      "pytorch-triton-rocm": None, "triton-xpu": None, "pytorch-triton-xpu": None}, _TRITON),
    ({"torch": ("2.11.0", "2.11.0")}, _TRITON),
    ({"jax": ("0.6.2", "0.11.2")}, "the variable CUDA_ROOT"),
    ({"numba-cuda": ("0.2.0", "0.30.4"), "numba": ("0.60.0", "0.60.0")}, "a change of its module when it is imported"),
)
_ROCM_OF_JAX = ("jax-rocm60-plugin", "jax-rocm7-plugin")
_DEVICES = "/dev"

Framework = namedtuple("Framework", "name version tried served how")
Framework.__doc__ = """A framework: its name; the version that is installed or None; the first and the last version that
were tried; whether its build computes on NVIDIA's GPUs; and how it learns of the file."""


def _installed(package):
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def frameworks():
    """Gives the frameworks that the package serves, as a list of Framework."""
    found = []
    for packages, how in _FRAMEWORKS:
        package = next(filter(_installed, packages), next(iter(packages)))
        version = _installed(package)
        served = packages[package] is not None and not re.search("[+](rocm|xpu|cpu)", version or "")
        if package == "jax" and any(map(_installed, _ROCM_OF_JAX)):
            served = False
        found.append(Framework(package, version, packages[package], served, how))
    return found


def _numbers(version):
    """The numbers that a version begins with: none, if it is no version as packages have it."""
    return tuple(int(number) for number in re.match(r"(\d+(?:[.]\d+)*)?", version).group().split(".") if number)


def known(framework):
    """Says whether the installed version lies between those that were tried, or differs in the third number alone."""
    first, last = framework.tried
    return _numbers(first) <= _numbers(framework.version) and _numbers(framework.version)[:2] <= _numbers(last)[:2]


def remarks():
    """Gives sentences about installed frameworks that may not use the file."""
    sentences = []
    for framework in frameworks():
        name = f"{framework.name} {framework.version}"
        if framework.version and not framework.served:
            sentences.append(f"{name} is not built for NVIDIA's GPUs: it runs on as it was")
        elif framework.version and not known(framework):
            tried = " to ".join(dict.fromkeys(framework.tried))
            sentences.append(f"{name} was not tried with OneCLC (tried: {tried}); see that it gives the expected "
                             "results")
    if os.path.exists(f"{_DEVICES}/kfd") and not os.path.exists(f"{_DEVICES}/nvidiactl"):
        sentences.append("this machine has an AMD GPU and none of NVIDIA's: frameworks run on as they were")
    if any(framework.name == "jax" and framework.version for framework in frameworks()) and not cuda_folder.find():
        sentences.append("no ptxas was found in CUDA_ROOT, NVIDIA's packages, CUDA_HOME, CUDA_PATH, /usr/local/cuda, "
                         "PATH or Triton: JAX may not compile; install one: pip install nvidia-cuda-nvcc")
    return sentences
