// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A product of floats, rounded to half. LLVM 22 makes one v_fma_mixlo_f16 of the two operations, which adds +0 to the
// product and so loses the sign of -0 (llvm PR 214544, in LLVM 23). An empty piece of assembly that may change the
// product keeps them apart.
#if elem_bits == 16
static inline gentype half_of_product(floatn product) {
#if vec_width == 1
  __asm__("" : "+v"(product));
#else
  for (int lane = 0; lane < vec_width; lane++) {
    float one = product[lane];
    __asm__("" : "+v"(one));
    product[lane] = one;
  }
#endif
  return vec_convert(half, product);
}
#endif
