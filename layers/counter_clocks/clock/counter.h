// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A clock of the whole device: s_memrealtime, globaltimer.
static inline ulong counter(void) { return __builtin_readsteadycounter(); }
