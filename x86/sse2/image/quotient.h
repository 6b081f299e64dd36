// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// x / n by the processor's division, as it has no fma.
#ifndef ONECLC_IMAGE_QUOTIENT_H
#define ONECLC_IMAGE_QUOTIENT_H
static inline float4 quotient(float4 x, float4 n) { return x / n; }
#endif
