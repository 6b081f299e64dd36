// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
kernel void paint(write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imagef(out, at, (float4)(at.x * 64 / 255.0f, at.y * 100 / 255.0f, 0, 1));
}

kernel void flip(read_only image2d_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1)), size = get_image_dim(in);
  write_imagef(out, at, read_imagef(in, size - 1 - at));
}

kernel void volume(read_only image3d_t unused) {}
