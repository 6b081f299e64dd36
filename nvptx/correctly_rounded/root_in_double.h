// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// root_in_double and quotient_in_double, as generic/'s header of this name describes them, from the hardware's
// approximations: 1 + e / 2 + 3/8 e^2 corrects the root, whose seed's square times z is 1 - e, and 1 + e + e^2 the
// quotient. Cubes of e are below 2^-57.
#include <correctly_rounded/quotient_in_double.h>
#include <correctly_rounded/root_seed.h>

#if elem_bits == 32 && vec_width == 1
static inline double root_by_seed(double z, double r) {
  double root = z * r, e = fma(-root, r, 1.0);
  return fma(root * e, fma(e, 0.375, 0.5), root);
}
static inline double root_in_double(double z) { return root_by_seed(z, root_seed(z, 0)); }
static inline double root_of_normal(double z) { return root_by_seed(z, approximate_reciprocal_root(z)); }
static inline double quotient_in_double(double n, double d) { return quotient(n, d, 0); }
#endif
