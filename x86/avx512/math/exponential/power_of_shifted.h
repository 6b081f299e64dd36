// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// power_of_shifted, as generic/'s header of this name describes it: of two registers of double by VSCALEFPD (scalef.h),
// one operation for two, as reductions have n in any case. Of one register, which would wait for it, as elsewhere.
#include_next <math/exponential/power_of_shifted.h>
#if elem_bits == 64 && vec_width >= 8
#include <math/arithmetic/scalef.h>
#if vec_width == 16
#undef power_of_shifted
#define power_of_shifted(shifted) scalef((gentype)1, (shifted) - shifter)
#endif
#endif
