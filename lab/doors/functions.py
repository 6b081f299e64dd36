# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The functions that lab/doors compares, by libdevice's names without __nv_ and f, and programs that compute them.

functions.py loops: loops in OpenCL C for a processor. NAME_TYPE(x, y, z, n) sets z[i] = NAME(x[i]) or NAME(x[i], y[i]), cr_NAME_TYPE the
correctly rounded one. Functions with more arguments are given x[i], y[i], x[i], y[i].
functions.py cuda: kernels in CUDA for Clang. map_NAME_TYPE does the same; sum_NAME_TYPE sums 16 calls for each element, as a time needs.
"""
import sys

ONE = ("sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p cbrt erf erfc tgamma lgamma sqrt rsqrt "
       "ceil floor trunc rint round fabs logb sinpi cospi rcbrt erfcx erfinv erfcinv normcdf normcdfinv cyl_bessel_i0 cyl_bessel_i1 j0 j1 y0 y1").split()
TWO = "pow atan2 hypot rhypot fmod remainder copysign fdim fmax fmin nextafter".split()
THREE, FOUR = "fma norm3d rnorm3d".split(), "norm4d rnorm4d".split()
ALL = ONE + TWO + THREE + FOUR
# These have correctly rounded forms beside their own.
ROUNDED = set("sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p cbrt erf erfc tgamma lgamma rsqrt "
              "sqrt sinpi cospi pow atan2 hypot".split())
KINDS = ("float", "double")


def arguments(name, x, y):
    """What the function is called with."""
    return ", ".join([x, y, x, y][:next(n for n, names in enumerate((ONE, TWO, THREE, FOUR), 1) if name in names)])


def loops():
    print("#include <oneclc/correctly_rounded.h>\n#include <oneclc/extensions.h>")
    for name in ALL:
        for call, kind in [(call, kind) for call in [name] + [f"cr_{name}"] * (name in ROUNDED) for kind in KINDS]:
            print(f"void {call}_{kind}(const global {kind} *x, const global {kind} *y, global {kind} *z, ulong n) {{ "
                  f"for (ulong i = 0; i < n; i++) z[i] = {call}({arguments(name, 'x[i]', 'y[i]')}); }}")


def cuda():
    print("#define KERNEL extern \"C\" __attribute__((global)) void")
    print("#define INDEX ((unsigned long)__nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + __nvvm_read_ptx_sreg_tid_x())")
    for name in ALL:
        for kind in KINDS:
            called = f"__nv_{name}" + ("f" if kind == "float" else "")
            print(f"extern \"C\" __attribute__((device)) {kind} {called}({arguments(name, kind, kind)});\n"
                  f"KERNEL map_{name}_{kind}(const {kind} *x, const {kind} *y, {kind} *z, unsigned long n) {{\n"
                  f"  unsigned long i = INDEX;\n  if (i < n)\n    z[i] = {called}({arguments(name, 'x[i]', 'y[i]')});\n}}\n"
                  f"KERNEL sum_{name}_{kind}(const {kind} *x, const {kind} *y, {kind} *z, unsigned long n) {{\n"
                  f"  unsigned long i = INDEX;\n  {kind} s = 0;\n  if (i < n) {{\n    for (int k = 0; k < 16; k++)\n"
                  f"      s += {called}({arguments(name, f'x[i] + k * ({kind})0x1p-10', 'y[i]')});\n    z[i] = s;\n  }}\n}}")


if __name__ == "__main__":
    {"loops": loops, "cuda": cuda}[sys.argv[1]]()
