# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The functions that lab/doors compares, by libdevice's names without __nv_ and f, and the loops by which a processor computes them.

functions.py prints the loops in OpenCL C: NAME_TYPE(x, y, z, n) sets z[i] = NAME(x[i]) or NAME(x[i], y[i]), cr_NAME_float the correctly rounded one.
"""
ONE = ("sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p cbrt erf erfc tgamma lgamma sqrt rsqrt "
       "ceil floor trunc rint round fabs logb sinpi cospi rcbrt erfcx erfinv erfcinv normcdf normcdfinv cyl_bessel_i0 cyl_bessel_i1").split()
TWO = "pow atan2 hypot rhypot fmod remainder copysign fdim fmax fmin nextafter".split()
# These have correctly rounded forms of float beside their own.
ROUNDED = set("sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p cbrt erf erfc tgamma lgamma rsqrt "
              "sqrt sinpi cospi pow atan2 hypot".split())


def loops():
    print("#include <oneclc/correctly_rounded.h>\n#include <oneclc/extensions.h>")
    for name in ONE + TWO:
        for call, kind in [(name, "float"), (name, "double")] + ([(f"cr_{name}", "float")] if name in ROUNDED else []):
            arguments = "x[i], y[i]" if name in TWO else "x[i]"
            print(f"void {call}_{kind}(const global {kind} *x, const global {kind} *y, global {kind} *z, ulong n) {{ "
                  f"for (ulong i = 0; i < n; i++) z[i] = {call}({arguments}); }}")


if __name__ == "__main__":
    loops()
