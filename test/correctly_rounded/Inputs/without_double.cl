// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls each correctly rounded function of float, of a scalar and of a vector, by its own name or by the plain one.
#define ONECLC_CORRECTLY_ROUNDED
#include <oneclc/correctly_rounded.h>

#define CALL1(LENGTH, NAME, ...) \
  *x = cr_##NAME(*x); \
  *v = NAME(*v);
#define CALL2(LENGTH, NAME, ...) \
  *x = cr_##NAME(*x, *y); \
  *v = NAME(*v, *w);
#define CALL_INT(LENGTH, NAME, ...) \
  *x = cr_##NAME(*x, *n); \
  *v = NAME(*v, *m);
kernel void unary(global float *x, global float2 *v){ONECLC_CR_UNARY(CALL1)}

kernel
    void binary(global float *x, global float *y, global float2 *v, global float2 *w, global int *n, global int2 *m) {
  ONECLC_CR_BINARY(CALL2)
  ONECLC_CR_WITH_INT(CALL_INT)
  *x = cr_sincos(*x, y);
  *x += cr_lgamma_r(*x, n);
  *v = sincos(*v, w);
  *v += lgamma_r(*v, m);
}
