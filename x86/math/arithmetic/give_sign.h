// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// give_sign, as generic/'s header of this name describes it: where there is no instruction for copysign, two logical
// operations instead of three. With AVX-512 both are one; of a scalar LLVM would do the two with general registers, and
// the next element's comparison would wait for the one that had this result (SETA keeps the upper bits).
#ifdef __AVX512F__
#include_next <math/arithmetic/give_sign.h>
#else
#define give_sign(x, y) as_gentype((ugentype)(as_ugentype(x) | (as_ugentype(y) & (ugentype)sign_bit)))
#endif
