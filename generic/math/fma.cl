// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma (6.15.2): x * y + z rounded once, by the device's instruction.
// Largest errors seen: float 0.5, double 0.5 ulp.
#include "each_float.h"
#if elem_bits == 16
#include <math/half/fma.h>
#else
#if elem_bits == 32
#include <math/arithmetic/round_to_odd.h>
#endif

gentype fma(gentype x, gentype y, gentype z) { return __builtin_elementwise_fma(x, y, z); }
#endif
