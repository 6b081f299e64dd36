// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// x, negated where `sign` is the sign's bit; else that is 0. To be included after each_float.h.
static inline gentype flip_sign(gentype x, ugentype sign) { return as_gentype((ugentype)(as_ugentype(x) ^ sign)); }
