// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hardware_reduction and has_hardware_reduction, as layers/lane_exchange's header of this name describes them, by
// redux.sync (PTX ISA; sm_80 and later), which reduces integers of 32 bits. Truth values are 0 or 1, so that operations
// on bits serve them.
#include <target/architecture.h>
#ifndef ONECLC_SUBGROUP_HARDWARE_REDUCTION_H
#define ONECLC_SUBGROUP_HARDWARE_REDUCTION_H
#define redux(operation, type, word, lanes) \
  ({ \
    uint reduced; \
    __asm__ volatile("redux.sync." operation "." type " %0,%1,%2;" : "=r"(reduced) : "r"((uint)(word)), "r"(lanes)); \
    reduced; \
  })
#endif

#ifndef hardware_reduction_pass
#define hardware_reduction_pass
#define end_of_pass "subgroup/end_of_pass.h"
#undef reduction
#undef extremum
#undef no_reduction
#undef number
#undef has_hardware_reduction
#define has_hardware_reduction (!is_float && cuda_architecture() >= 800)
#define redux_of(operation) redux_##operation
#define hardware_reduction(operation, x, lanes, result) redux_of(operation)(x, lanes, result)
#define no_reduction(operation) \
  static inline bool redux_##operation(gentype x, lane_set lanes, private gentype *result) { \
    return (void)x, (void)lanes, (void)result, false; \
  }
#if is_signed
#define number "s32"
#else
#define number "u32"
#endif
#if is_float
#define reduction(operation, value) no_reduction(operation)
#else
#define reduction(operation, value) \
  static inline bool redux_##operation(gentype x, lane_set lanes, private gentype *result) { \
    if (cuda_architecture() < 800) \
      return false; \
    *result = (gentype)(value); \
    return true; \
  }
#endif
no_reduction(times)
#if elem_bits == 64
#define bits(operation) as_ulong((uint2)(redux(operation, "b32", x, lanes), redux(operation, "b32", x >> 32, lanes)))
// The sums of the lower half are made of two, so that nothing is carried out of a word.
reduction(plus, redux("add", "u32", x & 0xffff, lanes) + ((ulong)redux("add", "u32", (uint)x >> 16, lanes) << 16) +
                    ((ulong)redux("add", "u32", x >> 32, lanes) << 32))
// Those lanes compete with their lower halves whose upper halves are the extremum.
#define extremum(operation, last) \
  ({ \
    const uint high = redux(operation, number, x >> 32, lanes); \
    as_ulong((uint2)(redux(operation, "u32", (uint)(x >> 32) == high ? (uint)x : last, lanes), high)); \
  })
reduction(lesser, extremum("min", ~0u))
reduction(greater, extremum("max", 0u))
reduction(bits_and, bits("and"))
reduction(bits_or, bits("or"))
reduction(bits_xor, bits("xor"))
#undef bits
#else
reduction(plus, redux("add", "u32", x, lanes))
reduction(lesser, redux("min", number, x, lanes))
reduction(greater, redux("max", number, x, lanes))
reduction(bits_and, redux("and", "b32", x, lanes))
reduction(bits_or, redux("or", "b32", x, lanes))
reduction(bits_xor, redux("xor", "b32", x, lanes))
reduction(logical_and, redux("and", "b32", x, lanes))
reduction(logical_or, redux("or", "b32", x, lanes))
reduction(logical_xor, redux("xor", "b32", x, lanes))
#endif
#endif
