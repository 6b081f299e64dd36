// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// root_of_half(x): a float that rounds to the root of a half x.
static inline __attribute__((always_inline)) floatn root_of_half(floatn x) { return __builtin_elementwise_sqrt(x); }
