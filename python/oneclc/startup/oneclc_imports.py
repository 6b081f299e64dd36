# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Changes modules of frameworks as they are imported, where no variable of the environment would do.

Numba prefers files of NVIDIA's packages to the folder that a variable names. The caches of JAX and Numba, which keep
compiled kernels on disk, know nothing of the file, so that a part of their keys comes from here.
"""
import hashlib
import os
import sys
import warnings

VARIABLE = "ONECLC_LIBDEVICE"  # names the file


def _content():
    with open(os.environ[VARIABLE], "rb") as file:
        return file.read()


def _tag():
    return "oneclc-" + hashlib.sha256(_content()).hexdigest()[:16]


def _numba_file(module):
    module.LibDevice._cache_  # raises AttributeError where nothing would read it
    module.LibDevice._cache_ = _content()


def _numba_cache(module):
    original, tag = module.JITCUDACodegen.magic_tuple, _tag()
    module.JITCUDACodegen.magic_tuple = lambda self: (*original(self), tag)


def _jax_cache(module):
    original, tag = module.custom_hook, _tag()
    module.custom_hook = lambda: original() + tag


def _jax_kernels(module):
    original, tag = module.get_compile_options, _tag()

    def get_compile_options(*arguments, **names):
        options = original(*arguments, **names)
        debug_options = options.executable_build_options.debug_options
        if debug_options.xla_gpu_kernel_cache_file:
            debug_options.xla_gpu_kernel_cache_file += f".{tag}"
        return options

    module.get_compile_options = get_compile_options


_CHANGES = {
    "numba.cuda.cudadrv.nvvm": (_numba_file, "Numba keeps to its own libdevice"),
    "numba.cuda.codegen": (_numba_cache, "kernels that @cuda.jit(cache=True) kept may be those of another libdevice"),
    "jax._src.cache_key": (_jax_cache, "kernels in JAX's compilation cache may be those of another libdevice"),
    "jax._src.compiler": (_jax_kernels, "kernels in XLA's cache of kernels may be those of another libdevice"),
}


class OneclcFinder:
    def __init__(self):
        self.looking = set()

    def find_spec(self, name, path=None, target=None):
        if name not in _CHANGES or name in self.looking or not os.environ.get(VARIABLE):
            return None
        self.looking.add(name)  # numba-cuda's finder asks all finders again
        try:
            finders = [finder for finder in sys.meta_path if finder is not self and hasattr(finder, "find_spec")]
            spec = next(filter(None, (finder.find_spec(name, path, target) for finder in finders)), None)
        finally:
            self.looking.discard(name)
        if spec and hasattr(spec.loader, "exec_module"):
            execute, (change, otherwise) = spec.loader.exec_module, _CHANGES[name]

            def exec_module(module):
                execute(module)
                try:
                    change(module)
                except (AttributeError, OSError) as error:
                    warnings.warn(f"OneCLC does not know this version's {name} ({error}): {otherwise}")

            spec.loader.exec_module = exec_module
        return spec


def install():
    """Sees to imports from now on; a second call does nothing."""
    if "OneclcFinder" not in [type(finder).__name__ for finder in sys.meta_path]:
        sys.meta_path.insert(0, OneclcFinder())
