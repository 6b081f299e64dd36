// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// power_of_sum, as generic/'s header of this name describes it: of two registers of double by VSCALEFPD (scalef.h), one
// operation for two, as reductions have n in any case. Of one register, which would wait for it, as elsewhere.
#include_next <math/exponential/power_of_sum.h>
#if elem_bits == 64 && vec_width >= 8
#include <math/arithmetic/scalef.h>
#if vec_width == 16
#undef power_of_sum
#define power_of_sum(sum) scalef((gentype)1, (sum) - shifter)
#endif
#endif
