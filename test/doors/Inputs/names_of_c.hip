// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names that Clang's own header for HIP gives to OCML's functions
__attribute__((global)) void names(float *x, double *y) {
  float sine, cosine;
  sincosf(x[0], &sine, &cosine);
  x[0] = sine + cosine + sinf(x[1]) + powf(x[2], x[3]) + __fsqrt_rn(x[4]) + __fadd_rz(x[5], x[6]);
  y[0] = sin(y[1]) + erfcinv(y[2]) + norm3d(y[3], y[4], y[5]) + jn(3, y[6]) + __ddiv_ru(y[7], y[8]);
}
