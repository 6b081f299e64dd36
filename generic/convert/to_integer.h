// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conversions to an integer type (6.4.3) from every type. Without _sat integers keep their low bits. For
// floating-point numbers out of range the specification leaves that result open; here it saturates as with _sat, and a
// NaN gives 0. The default is to round toward zero. The file that includes this defines the type of the result, dst,
// its size, dst_bits, and dst_signed, 1 or 0.
#include <convert/names.h>
#include <convert/half_rounding.h>
#include <convert/round.h>
#include <convert/saturate.h>
#include "each_type.h"

#if is_float
#define wrap saturate
#else
static inline dstn wrap(gentype x, gentype source) {
  (void)source;
  return vec_convert(dst, x);
}

#include <convert/clamp.h>

static inline gentype round_rte(gentype x) { return x; }
static inline gentype round_rtp(gentype x) { return x; }
static inline gentype round_rtn(gentype x) { return x; }
#endif

#if is_float && elem_bits == 16
#define value half_to_float(as_ugentype(x))
#else
#define value x
#endif

dstn convert()(gentype x) { return wrap(value, value); }
dstn convert(_rte)(gentype x) { return wrap(round_rte(value), value); }
dstn convert(_rtz)(gentype x) { return wrap(value, value); }
dstn convert(_rtp)(gentype x) { return wrap(round_rtp(value), value); }
dstn convert(_rtn)(gentype x) { return wrap(round_rtn(value), value); }
dstn convert(_sat)(gentype x) { return saturate(value, value); }
dstn convert(_sat_rte)(gentype x) { return saturate(round_rte(value), value); }
dstn convert(_sat_rtz)(gentype x) { return saturate(value, value); }
dstn convert(_sat_rtp)(gentype x) { return saturate(round_rtp(value), value); }
dstn convert(_sat_rtn)(gentype x) { return saturate(round_rtn(value), value); }

#undef wrap
#undef value
