// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// give_sign, as generic/'s header of this name describes it: where there is no instruction for copysign, two logical
// operations instead of three.
#define give_sign(x, y) as_gentype((ugentype)(as_ugentype(x) | (as_ugentype(y) & (ugentype)sign_bit)))
