// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How far pixels of a small picture are from the mean of four of a picture of twice its size, at most, in hundredths of
// a unit in the last place of eight bits; and the largest sum of four, in hundredths.
kernel void compare(read_only image2d_t large, read_only image2d_t small, global int *most) {
  const int2 at = {get_global_id(0), get_global_id(1)};
  float4 sum = 0;
  for (int i = 0; i < 4; i++)
    sum += read_imagef(large, 2 * at + (int2)(i & 1, i >> 1));
  const float4 off = fabs(sum / 4 - read_imagef(small, at)) * 255;
  atomic_max(&most[0], (int)(100 * max(max(off.x, off.y), max(off.z, off.w))));
  atomic_max(&most[1], (int)(100 * sum.x));
}
