// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Logarithms in double, for rounding to float: x = 2^e m, and r is a reciprocal of m to four bits, so that
// log(x) = e log(2) - log(r) + log(1 + z), z = m r - 1, |z| < 0.0313. m lies between 0.703 and 1.407, in one of 16
// intervals; where it is near 1, r is 1. A polynomial gives log(1 + z), with an error of 2^-54.5 of the result
// (lab/coefficients/correctly_rounded.sol). r has 29 bits, so that z is exact for a float; and it is chosen such that
// -log(r) is within 2^-62 of a multiple of 2^-42, as are the products of e and the high word of log(2): their sum is
// exact (S. Gal, "Computing elementary functions: a new approach for achieving high accuracy and good performance",
// 1986). So the result has hardly more than the error of its last sum. lab/coefficients/accurate_tables.c finds them.
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/table.h>

#if elem_bits == 32
#define REDUCED_(T) reduced_##T
#define REDUCED(T) REDUCED_(T)
#define reduced REDUCED(gentype)
typedef struct {
  doublen z, whole, exponent; // log(x) = whole + log(1 + z) and what the low word of log(2) adds for the exponent
} reduced;

// For a positive normal x; `tables` has the reciprocals and then -log(r), `log_of_two` is the high word. The upper half
// of a scalar's bits tells all, so that no carries are needed where registers have 32 bits.
static inline reduced reduce(doublen x, table_space const double *tables, double log_of_two) {
#if vec_width == 1
  const uint high = as_uint2(x).y, above = high + (19 << 15); // the first interval begins at 1 - 19/32
  const ulong index = above >> 16;
  const double m = as_double((uint2)(as_uint2(x).x, high - (above & 0xfff00000) + 0x3ff00000));
  const double sum = as_double((uint2)(above >> 20, 0x43300000));
#else
  vec(ulong) bits = __builtin_astype(x, vec(ulong)), above = bits + (vec(ulong))(19ul << 47);
  vec(ulong) index = above >> (vec(ulong))48;
  doublen m = __builtin_astype(bits - (above & (vec(ulong))(0xffful << 52)) + (vec(ulong))(1023ul << 52), doublen);
  doublen sum = __builtin_astype((above >> (vec(ulong))52) | (vec(ulong))(0x433ul << 52), doublen);
#endif
  doublen e = sum - (doublen)(0x1p52 + 1023);
  return (reduced){fma(m, looked_up(tables, index), (doublen)-1),
                   fma(e, (doublen)log_of_two, looked_up(tables + 16, index)), e};
}
#endif
