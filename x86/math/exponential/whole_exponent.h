// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// beyond_whole and times_whole_power, as generic/'s header of this name describes them: with AVX-512 by VREDUCEPS and
// VSCALEFPS (Intel 64 and IA-32 Architectures Software Developer's Manual), three operations for five.
#include_next <math/exponential/whole_exponent.h>
#include <math/arithmetic/beyond_multiple.h>
#if elem_bits == 32 && has_beyond_multiple
#include <math/arithmetic/scalef.h>
#undef beyond_whole
#undef times_whole_power
#define beyond_whole(x, sum) beyond_multiple(x, 0)
#define times_whole_power(y, x, sum) scalef(y, (x) - beyond_whole(x, sum))
#endif
