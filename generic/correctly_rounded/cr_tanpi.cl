// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_tanpi (C23, 7.33.8): tanpi, correctly rounded by the steps of in_double.h. Step 2: x = k/2 + r, |r| <= 1/4,
// exactly, and tan(pi x) is the quotient of polynomials for sin(pi r) and cos(pi r), or that of -cos(pi r) and sin(pi
// r) (lab/coefficients/correctly_rounded.sol). Step 1 is for vectors with AVX-512 (tan_in_floats.h). Half results are
// tanpi's, which are correctly rounded. Those of double: double/tanpi.h.
#define unary cr_tanpi
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/tanpi.h>
#else
#include <correctly_rounded/quotient_in_double.h>
#include <correctly_rounded/tan_in_floats.h>
#include <correctly_rounded/tanpi_pieces.h>
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/vocabulary.h>

#if elem_bits == 32
static inline gentype tanpi_in_double(gentype x) {
  gentype shifted = fma(x, (gentype)2, shifter), rest = fma(shifted - shifter, (gentype)-0.5f, x);
  doublen r = to_double(rest), z = r * r;
  doublen s =
      polynomial_in_double(z, 0x1.921fb54442d18p1, -0x1.4abbce625be09p2, 0x1.466bc67754fffp1, -0x1.32d2ccdfe9424p-1,
                           0x1.50782d5f14825p-4, -0x1.e2fe76fdffd2bp-8, 0x1.e357ef99eb0b4p-12);
  doublen c = polynomial_in_double(z, -0x1.3bd3cc9be45dbp2, 0x1.03c1f081b4b86p2, -0x1.55d3c7e1030a5p0,
                                   0x1.e1f50095f6d9cp-3, -0x1.a6cc33e4cd93cp-6, 0x1.f4b59e75a0833p-10);
  s *= r;
  c = fma(c, z, (doublen)1);
  relation odd = (as_ugentype(shifted) & (ugentype)1) != (ugentype)0;
  gentype y = tangent(s, c, odd);
  // At k/2: 0 with the sign of x if k/2 is even, else with the other; for odd k infinite
  gentype exact = odd ? (gentype)INFINITY : copysign((gentype)0, x);
  return rest == (gentype)0 ? flip_sign(exact, (as_ugentype(shifted) & (ugentype)2) << (ugentype)30) : y;
}

__attribute__((noinline)) static gentype tanpi_of_any(gentype x) { return to_float(tanpi(to_double(x))); }

__attribute__((noinline)) static gentype tanpi_in_doubt(gentype x) { return tanpi_in_double(x); }
#endif

gentype cr_tanpi(gentype x) {
#if elem_bits == 16
  return tanpi(x);
#else
  const gentype most = (gentype)(pieces_first ? 0x1p16f : 0x1p21f);
  if (__builtin_expect(any_lane(!(fabs(x) < most)), false))
    return tanpi_of_any(x);
  if (!pieces_first)
    return tanpi_in_double(x);
  // Step 1: in floats
  gentype shifted = fma(x, (gentype)64, shifter), t = fma(shifted - shifter, (gentype)-0x1p-6f, x);
  relation doubt;
  // Seen over all arguments: an error of 2^-34.43
  gentype y = tan_in_floats(tanpi_pieces, as_ugentype(shifted), t, true, (gentype)0, 0x1.9p-35f, &doubt);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt | (fabs(t) < (gentype)0x1p-60f)), false) ? tanpi_in_doubt(x) : y;
#endif
}
#endif
