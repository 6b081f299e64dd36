// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The time stamp counter, one for all cores of current processors.
static inline ulong counter(void) { return __builtin_readcyclecounter(); }
