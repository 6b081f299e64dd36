// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

kernel void blur(read_only image1d_t from, sampler_t sampler, global float *filtered, global float *direct) {
  for (int x = -1; x < 5; x++) {
    filtered[x + 1] = read_imagef(from, sampler, (float)x).x;
    direct[x + 1] = read_imagef(from, nearest, x - 0.5f).x;
  }
}

kernel void ramp(write_only image2d_t to) {
  for (int x = 0; x < get_image_width(to); x++)
    write_imagef(to, (int2)(x, 0), (float4)(0.2f * x, 0, 0, 0));
}
