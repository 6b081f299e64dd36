// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sqrt of half, correctly rounded.
gentype sqrt(gentype x) { return __builtin_elementwise_sqrt(x); }
