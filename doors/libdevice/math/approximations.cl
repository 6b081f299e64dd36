// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Approximations by the special-function unit, as CUDA documents them: instructions of PTX and products with constants.
#include <math/door.h>
#include <target/architecture.h>

door(fast_sinf, float, (float x), native_sin(x))
door(fast_cosf, float, (float x), native_cos(x))
door_to(float, fast_sincosf, (float x, float *sine, float *cosine), *sine = native_sin(x), *cosine = native_cos(x))
door(fast_tanf, float, (float x), native_tan(x))
door(fast_expf, float, (float x), native_exp(x))
door(fast_exp10f, float, (float x), native_exp10(x))
door(fast_logf, float, (float x), native_log(x))
door(fast_log2f, float, (float x), native_log2(x))
door(fast_log10f, float, (float x), native_log10(x))
door(fast_powf, float, (float x, float y), native_powr(x, y))
door(fast_fdividef, float, (float x, float y), native_divide(x, y))

// From sm_75 on there is an instruction.
static inline float approximate_tanh(float x) {
  float result;
  __asm__("tanh.approx.f32 %0, %1;" : "=f"(result) : "f"(x));
  return result;
}
door(fast_tanhf, float, (float x), cuda_architecture() >= 750 ? approximate_tanh(x) : tanh(x))
