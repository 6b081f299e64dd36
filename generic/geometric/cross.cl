// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cross (6.15.5): the cross product of the first three elements; a fourth element is 0. Each element is within max *
// max * 3 epsilon, where max is the greatest magnitude among the arguments' elements. Half is computed in float, where
// products are exact.
#include "each_float.h"

#if vec_width == 3
gentype cross(gentype p0, gentype p1) {
#if elem_bits == 16
  return convert_half3(cross(convert_float3(p0), convert_float3(p1)));
#else
  return p0.yzx * p1.zxy - p0.zxy * p1.yzx;
#endif
}
#elif vec_width == 4
gentype cross(gentype p0, gentype p1) { return (gentype)(cross(p0.xyz, p1.xyz), 0); }
#endif
