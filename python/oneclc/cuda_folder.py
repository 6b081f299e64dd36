# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A folder of links that JAX takes for an installation of CUDA, in which libdevice is the library's.

JAX knows one folder for libdevice, ptxas and other tools: the one that the variable CUDA_ROOT names. So ours has a link
to everything in the folder that JAX would use without us, except libdevice.10.bc.

It lies in the user's cache folder, and its name stands for what it links to: runs that need the same links share it,
and others have another one. A link is made under another name and renamed, and a link that is right stays. So runs at
the same time do not disturb each other, and a run completes what a run before left unfinished.
"""
import hashlib
import importlib.util
import os
import pwd
import shutil

from .errors import Error

_SYSTEM = "/usr/local/cuda"
_ORIGINAL = ".oneclc-original"  # in our folder, a link to the one that it stands for


def find():
    """Gives the folder with bin/ptxas that JAX would use, or else another installation's, or None."""
    packages = _package_folders("nvidia")
    ptxas = shutil.which("ptxas")
    candidates = [_original(os.environ.get("CUDA_ROOT"))]
    candidates += [os.path.join(package, name) for name in ("cu13", "cuda_nvcc") for package in packages]
    candidates += [os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"), _SYSTEM]
    candidates += [ptxas and os.path.dirname(os.path.dirname(os.path.realpath(ptxas)))]
    candidates += [os.path.join(package, "backends", "nvidia") for package in _package_folders("triton")]
    candidates = [folder for folder in candidates if folder and os.path.exists(os.path.join(folder, "bin", "ptxas"))]
    return candidates[0] if candidates else None


def _package_folders(name):
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, ValueError):
        spec = None
    return list(spec.submodule_search_locations or []) if spec else []


def _original(folder):
    link = os.path.join(folder or "", _ORIGINAL)
    return os.readlink(link) if folder and os.path.islink(link) else folder


def make(libdevice):
    """Makes the folder of links with this file for libdevice, and gives its path. Raises Error if it cannot be made."""
    original = find()
    links = {"nvvm/libdevice/libdevice.10.bc": libdevice}
    if original:
        links[_ORIGINAL] = original
        for part, replaced in (("", "nvvm"), ("nvvm", "libdevice")):
            folder = os.path.join(original, part)
            if os.path.isdir(folder):
                names = [name for name in os.listdir(folder) if name not in (replaced, _ORIGINAL)]
                links.update({os.path.join(part, name): os.path.join(folder, name) for name in names})
    name = hashlib.sha256(repr(sorted(links.items())).encode()).hexdigest()[:16]
    folder = os.path.join(_cache(), "oneclc", name)
    try:
        for link, target in links.items():
            _link(target, os.path.join(folder, link))
    except OSError as error:
        raise Error(f"{error.filename2 or error.filename}: {error.strerror}; JAX needs a folder of links there: let "
                    "XDG_CACHE_HOME name a folder that has room and can be written") from None
    return folder


def _cache():
    cache = os.environ.get("XDG_CACHE_HOME") or ""
    if os.path.isabs(cache):
        return cache
    try:
        home = os.environ.get("HOME") or pwd.getpwuid(os.getuid()).pw_dir
    except KeyError:
        raise Error("this user has no home folder, and JAX needs a folder of links: let XDG_CACHE_HOME name one that "
                    "has room and can be written") from None
    return os.path.abspath(os.path.join(home, ".cache"))


def _link(target, path):
    if os.path.islink(path) and os.readlink(path) == target:
        return
    os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
    other = f"{path}.{os.urandom(8).hex()}"
    try:
        os.symlink(target, other)
        os.replace(other, path)
    except OSError:
        if os.path.lexists(other):
            os.unlink(other)
        raise
