// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// beyond_whole and times_whole_power, as generic/'s header of this name describes them: with AVX-512 by VREDUCEPS and
// VSCALEFPS (Intel 64 and IA-32 Architectures Software Developer's Manual), three operations for five.
#include_next <math/exponential/whole_exponent.h>
#if elem_bits == 32 && vec_width == 16 && defined(__AVX512DQ__)
#include <math/arithmetic/scalef.h>
#undef beyond_whole
#undef times_whole_power
#define beyond_whole(x, sum) __builtin_ia32_reduceps512_mask(x, 0, x, (unsigned short)-1, 4)
#define times_whole_power(y, x, sum) scalef(y, (x) - beyond_whole(x, sum))
#endif
