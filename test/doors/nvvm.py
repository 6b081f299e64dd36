# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""nvvm.py LIBNVVM LIBRARY.bc ARCH [OPTION]...: NVIDIA's compiler takes the library and a module that calls each function; prints the PTX.

The module is in the dialect of LLVM 7, which libnvvm takes for compute_75 and others before compute_100, or in today's, with opaque pointers.
Typed pointers of a call are those of the function, or else libnvvm leaves the function undefined.
"""
import ctypes
import sys
from libdevice import table

OLD_TYPES = {"ptr": "i8*"}
# What pointers point to where they have types.
POINTEES = {"__nv_frexp": "i32", "__nv_frexpf": "i32", "__nv_remquo": "i32", "__nv_remquof": "i32", "__nv_nan": "i8", "__nv_nanf": "i8"}


def module(modern):
    def spelled(name, parameters, type_):
        if type_ != "ptr" or modern:
            return type_
        return POINTEES.get(name, "float" if "float" in parameters else "double") + "*"

    wanted = table()
    layout = ("e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-"
              "v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64")
    lines = [f'target datalayout = "{layout}"', 'target triple = "nvptx64-nvidia-cuda"']
    kernels = []
    for name, (result, parameters) in wanted.items():
        types = [spelled(name, parameters, type_) for type_ in parameters]
        lines.append(f"declare {result} @{name}({', '.join(types)})")
        pointer = "ptr" if modern else result + "*"
        arguments = [f"{type_} %a{i}" for i, type_ in enumerate(types)]
        call = f"call {result} @{name}({', '.join(arguments)})"
        store = f"  {call}\n" if result == "void" else f"  %v = {call}\n  store {result} %v, {pointer} %r\n"
        first = [] if result == "void" else [f"{pointer} %r"]
        lines.append(f"define void @call{name}({', '.join(first + arguments)}) {{\n{store}  ret void\n}}")
        kernels.append(f"call{name}")
    signature = "ptr" if modern else "void ({})*"
    for number, kernel in enumerate(kernels):
        result, parameters = wanted[kernel[4:]]
        types = [spelled(kernel[4:], parameters, type_) for type_ in parameters]
        kind = signature.format(", ".join(([] if result == "void" else [result + "*"]) + types))
        lines.append(f"!{number + 1} = !{{{kind} @{kernel}, !\"kernel\", i32 1}}")
    lines.append(f"!nvvm.annotations = !{{{', '.join(f'!{n + 1}' for n in range(len(kernels)))}}}")
    lines.append("!0 = !{i32 2, i32 0}\n!nvvmir.version = !{!0}")
    return "\n".join(lines)


def main(path, library, arch, *options):
    nvvm = ctypes.CDLL(path)
    program = ctypes.c_void_p()

    def check(what, status):
        if status:
            size = ctypes.c_size_t()
            nvvm.nvvmGetProgramLogSize(program, ctypes.byref(size))
            log = ctypes.create_string_buffer(size.value)
            nvvm.nvvmGetProgramLog(program, log)
            sys.exit(f"{what}: {status}: {log.value.decode()}")

    check("nvvmCreateProgram", nvvm.nvvmCreateProgram(ctypes.byref(program)))
    text = module(modern=int(arch[len("compute_"):].rstrip("af")) >= 100).encode()
    with open(library, "rb") as file:
        bitcode = file.read()
    check("nvvmAddModuleToProgram", nvvm.nvvmAddModuleToProgram(program, text, ctypes.c_size_t(len(text)), b"calls"))
    check("nvvmLazyAddModuleToProgram", nvvm.nvvmLazyAddModuleToProgram(program, bitcode, ctypes.c_size_t(len(bitcode)), b"library"))
    words = [f"-arch={arch}".encode()] + [word.encode() for word in options]
    words_of_c = (ctypes.c_char_p * len(words))(*words)
    check("nvvmVerifyProgram", nvvm.nvvmVerifyProgram(program, len(words), words_of_c))
    check("nvvmCompileProgram", nvvm.nvvmCompileProgram(program, len(words), words_of_c))
    size = ctypes.c_size_t()
    nvvm.nvvmGetCompiledResultSize(program, ctypes.byref(size))
    ptx = ctypes.create_string_buffer(size.value)
    nvvm.nvvmGetCompiledResult(program, ptx)
    print(ptx.value.decode())


if __name__ == "__main__":
    main(*sys.argv[1:])
