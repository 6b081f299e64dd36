// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ldexp (6.15.2): x 2^k, rounded once. Float and double have an instruction, which takes every number and
// every power (scalef.h). An int that is no float is far beyond all powers that matter. All else is as in generic/.
#include "each_float.h"
#include <math/arithmetic/scalef.h>
#if has_scalef || elem_bits > 16 && vec_width * elem_bits <= 128
gentype ldexp(gentype x, intn k) { return FOR_WIDTH(vec_width, scaled_by(x, k), scalef(x, vec_convert(sgentype, k))); }

#if vec_width > 1
gentype ldexp(gentype x, int k) { return ldexp(x, (intn)k); }
#endif
#elif elem_bits == 64 && vec_width == 16
gentype ldexp(gentype x, intn k) { return (gentype)(ldexp(x.lo, k.lo), ldexp(x.hi, k.hi)); }

gentype ldexp(gentype x, int k) { return ldexp(x, (intn)k); }
#else
#include <generic/math/ldexp.cl>
#endif
