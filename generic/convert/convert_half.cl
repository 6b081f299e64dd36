// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// convert_half and convert_halfn (6.4.3), in each rounding mode. Integers are converted to float first, which holds
// every integer exactly that does not overflow half, and rounds the others to values that overflow, too. A double is
// rounded to half directly, and so only once.
#define dst half
#include <convert/names.h>
#include <convert/half_rounding.h>
#include "each_type.h"

#if elem_bits == 64 && is_float
#define wide x
#else
#define wide vec_convert(float, x)
#endif

#if elem_bits == 16 && is_float
vec(half) convert()(gentype x) { return x; }
vec(half) convert(_rte)(gentype x) { return x; }
vec(half) convert(_rtz)(gentype x) { return x; }
vec(half) convert(_rtp)(gentype x) { return x; }
vec(half) convert(_rtn)(gentype x) { return x; }
#else
vec(half) convert()(gentype x) { return __builtin_astype(half_bits_rte(wide), vec(half)); }
vec(half) convert(_rte)(gentype x) { return __builtin_astype(half_bits_rte(wide), vec(half)); }
vec(half) convert(_rtz)(gentype x) { return __builtin_astype(half_bits_rtz(wide), vec(half)); }
vec(half) convert(_rtp)(gentype x) { return __builtin_astype(half_bits_rtp(wide), vec(half)); }
vec(half) convert(_rtn)(gentype x) { return __builtin_astype(half_bits_rtn(wide), vec(half)); }
#endif
#undef wide
