// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What generic/expand/scalarized.h is to builtins of up to three arguments: where work-items are scalar, the vector
// forms of the builtin `quaternary`, of four, call the scalar form for each lane, and by_lanes is true. To be included
// after each_float.h.
#undef by_lanes
#if defined ONECLC_SCALARIZED && vec_width > 1
#define by_lanes true
sgentype quaternary(sgentype, sgentype, sgentype, sgentype);
gentype quaternary(gentype x, gentype y, gentype z, gentype w) {
  gentype result;
#pragma unroll
  for (int i = 0; i < vec_width; i++) [[clang::noinline]]
    result[i] = quaternary(x[i], y[i], z[i], w[i]);
  return result;
}
#else
#define by_lanes false
#endif
