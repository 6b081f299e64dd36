// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// flip_sign(x, sign) is -x in the lanes where `sign` is the sign bit (sign_bit of ieee.h), and x in those where it is
// 0. To be included after each_float.h.
static inline gentype flip_sign(gentype x, ugentype sign) { return as_gentype((ugentype)(as_ugentype(x) ^ sign)); }
