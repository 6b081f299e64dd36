// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hardware_reduction, as layers/lane_exchange's header of this name describes it, by redux.sync (PTX ISA; sm_80 and
// later), which reduces integers of up to 32 bits. Truth values are 0 or 1, so that operations on bits serve them.
#include <target/architecture.h>
#ifndef hardware_reduction_pass
#define hardware_reduction_pass
#define end_of_pass "subgroup/end_of_pass.h"
#undef reduction
#undef no_reduction
#define redux_of(operation) redux_##operation
#define hardware_reduction(operation, x, lanes, result) redux_of(operation)(x, lanes, result)
#define no_reduction(operation) \
  static inline bool redux_##operation(gentype x, ulong lanes, private gentype *result) { \
    return (void)x, (void)lanes, (void)result, false; \
  }
#if is_float || elem_bits == 64
#define reduction(operation, instruction) no_reduction(operation)
#else
#define reduction(operation, instruction) \
  static inline bool redux_##operation(gentype x, ulong lanes, private gentype *result) { \
    if (cuda_architecture() < 800) \
      return false; \
    uint word; \
    __asm__ volatile("redux.sync." instruction " %0, %1, %2;" : "=r"(word) : "r"((uint)x), "r"((uint)lanes)); \
    *result = (gentype)word; \
    return true; \
  }
#endif
no_reduction(times)
reduction(plus, "add.u32")
#if is_signed
reduction(lesser, "min.s32")
reduction(greater, "max.s32")
#else
reduction(lesser, "min.u32")
reduction(greater, "max.u32")
#endif
reduction(bits_and, "and.b32")
reduction(bits_or, "or.b32")
reduction(bits_xor, "xor.b32")
reduction(logical_and, "and.b32")
reduction(logical_or, "or.b32")
reduction(logical_xor, "xor.b32")
#endif
