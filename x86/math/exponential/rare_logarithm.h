// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rare_logarithm, as generic/'s header of this name describes it. x itself is asked, as that need not wait for the
// result, and takes an instruction less with AVX-512 (unusual.h): vectors of log take 0.89 of the time (double 0.94),
// with AVX-512 0.86 (0.89), scalars 0.87 (0.93).
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/unusual.h>
#ifdef __AVX512DQ__
#define asks_class(most) ((most) == INFINITY)
#else
#define asks_class(most) false
#endif
#define rare_logarithm(x, most, beyond) \
  ((void)(beyond), asks_class(most) ? unusual(x) : bits_outside(x, leading_bit, as_ugentype((gentype)(most))))
