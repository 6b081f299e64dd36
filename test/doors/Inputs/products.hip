// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of the program as arguments of functions that add, and a product of the library as an operand of a sum
#define device extern "C" __attribute__((device))
device float __ocml_add_rte_f32(float, float), __ocml_fdim_f32(float, float), __ocml_log1p_f32(float),
    __ocml_mul_rte_f32(float, float);
device double __ocml_acosh_f64(double);

#undef device
#define device extern "C" __attribute__((device, used))
device float first(float x, float y, float z) { return __ocml_add_rte_f32(x * y, z); }
device float second(float x, float y, float z) { return __ocml_fdim_f32(z, x * y); }
device float third(float x, float y) { return __ocml_log1p_f32(x * y); }
device double fourth(double x, double y) { return __ocml_acosh_f64(x * y); }
device float fifth(float x, float y, float z) { return __ocml_mul_rte_f32(x, y) + z; }
