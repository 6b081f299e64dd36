// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <oneclc/processor.h>
#include <stdio.h>
#ifndef LANGUAGE
#define LANGUAGE
#endif

// Kernels are C functions of their arguments.
LANGUAGE void blur(const struct oneclc_image *from, uint64_t sampler, float *filtered, float *direct);
LANGUAGE void ramp(const struct oneclc_image *to);

int main(void) {
  float pixels[4] = {0, 1, 2, 3}, filtered[6], direct[6];
  struct oneclc_image image = {};
  image.size = sizeof image;
  image.channel_order = 0x10b0;     // CL_R
  image.channel_data_type = 0x10de; // CL_FLOAT
  image.element_size = sizeof *pixels;
  image.width = 4;
  image.height = image.depth = image.array_size = 1;
  image.base.data = pixels;
  const uint64_t sampler =
      ONECLC_SAMPLER_CLAMP | ONECLC_SAMPLER_LINEAR | ONECLC_SAMPLER_LODS(0, ONECLC_SAMPLER_LOD_LIMIT);
  blur(&image, sampler, filtered, direct);
  printf("from the argument:");
  for (int i = 0; i < 6; i++)
    printf(" %.3f", filtered[i]);
  printf("\nfrom the literal:");
  for (int i = 0; i < 6; i++)
    printf(" %.3f", direct[i]);

  unsigned char bytes[4] = {9, 9, 9, 9};
  image.channel_data_type = 0x10d2; // CL_UNORM_INT8
  image.element_size = sizeof *bytes;
  image.base.data = bytes;
  ramp(&image);
  printf("\nwritten: %d %d %d %d\n", bytes[0], bytes[1], bytes[2], bytes[3]);
}
