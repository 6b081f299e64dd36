// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ldexp (6.15.2): x 2^k, rounded once. For float and double AVX-512 has an instruction, which takes every number and
// every power (scalef.h). An int that is no float is far beyond all powers that matter. Others are those of generic/.
#include "each_float.h"
#include <math/arithmetic/scalef.h>
#if has_scalef || defined(__AVX512VL__) && elem_bits > 16 && vec_width * elem_bits <= 128
gentype ldexp(gentype x, intn k) { return scalef(x, vec_convert(sgentype, k)); }

#if vec_width > 1
gentype ldexp(gentype x, int k) { return ldexp(x, (intn)k); }
#endif
#elif defined(__AVX512VL__) && elem_bits == 64 && vec_width == 16
gentype ldexp(gentype x, intn k) { return (gentype)(ldexp(x.lo, k.lo), ldexp(x.hi, k.hi)); }

gentype ldexp(gentype x, int k) { return ldexp(x, (intn)k); }
#else
#include <generic/math/ldexp.cl>
#endif
