// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The product of two numbers and its rounding error. Included by double_word.h.
#include <math/arithmetic/fused.h>

static inline double_word two_product(gentype a, gentype b) {
  gentype product = a * b;
  return (double_word){product, fma_exact(a, b, -product)};
}
