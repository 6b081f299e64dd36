// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Approximations: of float the hardware's instructions, as in OpenCL's native_ functions, of others the function
// itself.
#include <math/door.h>

#define approximations(name, builtin) \
  door(native_##name##_f16, half, (half x), builtin(x)) \
  door(native_##name##_f32, float, (float x), native_##builtin(x)) \
  door(native_##name##_f64, double, (double x), builtin(x))
approximations(sin, sin)
approximations(cos, cos)
approximations(exp, exp)
approximations(exp2, exp2)
approximations(log, log)
approximations(log2, log2)
approximations(log10, log10)
approximations(sqrt, sqrt)
approximations(rsqrt, rsqrt)
door(native_exp10_f32, float, (float x), native_exp10(x))
door(native_recip_f16, half, (half x), 1 / x)
door(native_recip_f32, float, (float x), native_recip(x))
door(native_recip_f64, double, (double x), 1 / x)
door(native_rcp_f16, half, (half x), 1 / x)
