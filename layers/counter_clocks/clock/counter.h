// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// counter() reads a clock that the whole device shares: s_memrealtime on amdgcn, globaltimer on nvptx.
static inline ulong counter(void) { return __builtin_readsteadycounter(); }
