// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// counter() reads the time stamp counter, which is one for all cores of current processors.
static inline ulong counter(void) { return __builtin_readcyclecounter(); }
