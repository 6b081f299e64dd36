// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic, and the same in each rounding mode: to nearest, downward, upward and toward zero.
#include <math/directed.h>
#include <math/door.h>

doors_of_three(fma, fma)
doors_of_three(mad, mad)
doors_of_three(fmuladd, mad)
door(fma_2f32, float2, (float2 x, float2 y, float2 z), fma(x, y, z))
door(mad_2f32, float2, (float2 x, float2 y, float2 z), mad(x, y, z))
door(fmuladd_2f32, float2, (float2 x, float2 y, float2 z), mad(x, y, z))

#define plus(x, y) ((x) + (y))
#define minus(x, y) ((x) - (y))
#define times(x, y) ((x) * (y))
#define by(x, y) ((x) / (y))
scalar_doors_of_two(add_rte, plus)
scalar_doors_of_two(sub_rte, minus)
scalar_doors_of_two(mul_rte, times)
scalar_doors_of_two(div_rte, by)
scalar_doors_of_one(sqrt_rte, sqrt)
scalar_doors_of_three(fma_rte, fma)

#define operation(name, mode, parameters_f16, parameters_f32, parameters_f64, ...) \
  door(name##_##mode##_f16, half, parameters_f16, convert_half_##mode(directed_##name(__VA_ARGS__))) \
  door(name##_##mode##_f32, float, parameters_f32, convert_float_##mode(directed_##name(__VA_ARGS__))) \
  door(name##_##mode##_f64, double, parameters_f64, directed_##name(__VA_ARGS__))
#define operation_of_two(name, mode, to) \
  operation(name, mode, (half x, half y), (float x, float y), (double x, double y), x, y, to)
#define operations_in_mode(mode, to) \
  operation_of_two(add, mode, to) \
  operation_of_two(sub, mode, to) \
  operation_of_two(mul, mode, to) \
  operation_of_two(div, mode, to) \
  operation(sqrt, mode, (half x), (float x), (double x), x, to) operation( \
      fma, mode, (half x, half y, half z), (float x, float y, float z), (double x, double y, double z), x, y, z, to)
operations_in_mode(rtn, downward)
operations_in_mode(rtp, upward)
operations_in_mode(rtz, toward_zero)
