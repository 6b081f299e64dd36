# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of the library OneCLC in kernels of Triton, torch.compile, JAX and Numba, on NVIDIA's GPUs.

The package brings files in the place of CUDA's libdevice.10.bc. Frameworks read one of them after

    import oneclc
    oneclc.enable()

and before they are imported, or in a program that `python -m oneclc run` starts. `python -m oneclc` lists the files and
the frameworks that are installed.
"""
import hashlib
import os
import sys
import warnings

from . import cuda_folder
from .contents import FILES, VERSION
from .errors import Error
from .installed import MODULES, frameworks, remarks
from .startup import oneclc_imports

__all__ = ["Error", "enable", "environment", "files", "frameworks", "libdevice", "shared_objects"]
__version__ = VERSION

_FOLDER = os.path.dirname(os.path.abspath(__file__))
_STARTUP = os.path.join(_FOLDER, "startup")


def files():
    """Gives the paths of all files that the package brings, as a dictionary from their names.

    No file is read. libdevice and shared_objects give paths of files that are whole.
    """
    return {name: os.path.join(_FOLDER, name) for name in FILES}


def libdevice(correctly_rounded=False):
    """Gives the path of the file in the place of CUDA's libdevice.

    correctly_rounded: of the file whose functions are correctly rounded; else they are within one ulp.
    Raises Error if the file is missing or damaged.
    """
    return checked(f"share/libdevice{'-correctly-rounded' if correctly_rounded else ''}.10.bc")


def shared_objects(correctly_rounded=False):
    """Gives the paths of the shared objects with the functions of libmvec and libm, in the order for LD_PRELOAD.

    Raises Error if a file is missing or damaged, or if the package was built without shared objects.
    """
    variant = "_correctly_rounded" if correctly_rounded else ""
    return [checked(f"lib/liboneclc_{library}{variant}.so") for library in ("vecmath", "libm")]


def checked(name):
    """Gives the path of the package's file NAME, and raises Error unless it has the size and the sum that the build
    wrote down."""
    if name not in FILES:
        raise Error(f"this package of OneCLC {VERSION} was built without {name}")
    path = files()[name]
    again = "install the package again: pip install --force-reinstall oneclc"
    try:
        with open(path, "rb") as file:
            content = file.read()
    except OSError as error:
        raise Error(f"{path}: {error.strerror}; {again}") from None
    if (len(content), hashlib.sha256(content).hexdigest()) != FILES[name]:
        raise Error(f"{path} is damaged; {again}")
    return path


def environment(correctly_rounded=False, preload=False):
    """Gives the environment's variables, as a dictionary, with which programs in Python use the library's functions.

    correctly_rounded: functions are correctly rounded; else they are within one ulp.
    preload: with LD_PRELOAD, by which the program's calls of libmvec and libm use the library's functions, too.
    Where JAX is installed, a folder of links is made for CUDA_ROOT (cuda_folder.py).
    Raises Error if a file is missing or damaged, or the folder of links cannot be made.
    """
    path = libdevice(correctly_rounded)
    tag = "oneclc-" + FILES[os.path.relpath(path, _FOLDER).replace(os.sep, "/")][1][:16]
    variables = {
        oneclc_imports.VARIABLE: path,
        "TRITON_LIBDEVICE_PATH": path,
        # The caches of torch.compile know nothing of the file; this becomes a part of their keys.
        "TORCH_COMPILE_CACHE_KEY_TAG": _joined("TORCH_COMPILE_CACHE_KEY_TAG", ",", tag, lambda word: "oneclc-" in word),
        "PYTHONPATH": _joined("PYTHONPATH", os.pathsep, _STARTUP, lambda word: word == _STARTUP),
    }
    if preload:
        objects = shared_objects(correctly_rounded)
        if set(" :") & set("".join(objects)):
            raise Error(f"{_FOLDER}: LD_PRELOAD cannot name files in a folder whose path has blanks or colons")
        variables["LD_PRELOAD"] = _joined("LD_PRELOAD", ":", ":".join(objects), lambda word: word.startswith(_FOLDER))
    if any(framework.name == "jax" and framework.version for framework in frameworks()):
        variables["CUDA_ROOT"] = cuda_folder.make(path)
    return variables


def _joined(variable, separator, first, ours):
    """Gives a list of words for the variable: ours, and then those that it has, without ours of before."""
    words = os.environ.get(variable, "").split(separator)
    return separator.join([first] + [word for word in words if word and not ours(word)])


def enable(correctly_rounded=False):
    """Makes frameworks that are imported later, and programs that this one starts, use the library's functions.

    correctly_rounded: functions are correctly rounded; else they are within one ulp.
    Sets the variables that environment gives. A second call with the same value changes nothing. LD_PRELOAD works when
    a program starts, and so in `python -m oneclc run --preload` alone.
    Raises Error, and changes nothing, if a framework was imported before, a file is missing or damaged, or the folder
    of links cannot be made. Warns of frameworks that are not known to read the file, and of GPUs other than NVIDIA's.
    """
    imported = [module for module in MODULES if module in sys.modules]
    if imported and os.environ.get(oneclc_imports.VARIABLE) != libdevice(correctly_rounded):
        raise Error(f"{imported[0]} was imported before, and may have read its own libdevice; call oneclc.enable() "
                    "first, or start the program by python -m oneclc run")
    if not imported:
        os.environ.update(environment(correctly_rounded))
        oneclc_imports.install()
    for remark in remarks():
        warnings.warn(remark, stacklevel=2)
