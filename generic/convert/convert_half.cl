// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// convert_half, convert_halfn (6.4.3), in each rounding mode, by way of float: it holds every integer that
// does not overflow half exactly, and rounds the others to what overflows, too. A double is rounded once.
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
