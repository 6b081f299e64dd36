// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// __oneclc_image_sample reads one mipmap level through a sampler: by its addressing and filter modes (8.2), from the
// layer that 8.4 chooses.
#include <image/texel_access.h>
#include <image/channels.h>

// For each dimension: the numbers of the two texels that lie next to a coordinate, and the weight of the second one.
// The nearest filter only wants the first one, with middle = 0.
struct neighbours {
  int4 first, second;
  float4 weight;
};

static inline struct neighbours find_neighbours(float4 coord, int4 extent, ulong sampler, float4 middle) {
  const uint mode = sampler & ONECLC_SAMPLER_ADDRESSING;
  // Products of floats and sizes are exact in double.
  const double4 s = __builtin_convertvector(coord, double4), size = __builtin_convertvector(extent, double4);
  double4 u = s;
  if (mode == ONECLC_SAMPLER_REPEAT)
    u = (s - floor(s)) * size;
  else if (mode == ONECLC_SAMPLER_MIRRORED_REPEAT)
    u = fabs(s - 2 * rint(0.5 * s)) * size;
  else if (sampler & ONECLC_SAMPLER_NORMALIZED)
    u = s * size;
  u -= __builtin_convertvector(middle, double4);
  u = u > -2 ? u : -2; // also for NaN; how far outside a coordinate is does not matter
  u = u < size + 1 ? u : size + 1;
  struct neighbours n;
  n.first = __builtin_convertvector(u, int4);
  n.first += __builtin_convertvector(__builtin_convertvector(n.first, double4) > u, int4);
  n.second = n.first + 1;
  n.weight = __builtin_convertvector(u - __builtin_convertvector(n.first, double4), float4);
  if (mode == ONECLC_SAMPLER_REPEAT) {
    n.first += n.first < 0 ? extent : 0;
    n.first -= n.first >= extent ? extent : 0;
    n.second -= n.second >= extent ? extent : 0;
  } else if (mode == ONECLC_SAMPLER_CLAMP_TO_EDGE || mode == ONECLC_SAMPLER_MIRRORED_REPEAT) {
    n.first = clamp(n.first, 0, extent - 1);
    n.second = clamp(n.second, 0, extent - 1);
  }
  return n;
}

// Texels of four channels of a type that have been found to be inside of the image are read here.
enum { ANY_TYPE };
static inline uint4 blend(image_pointer image, uint level, struct neighbours n, uint dims, uint type) {
  float4 sum = 0;
  for (uint corner = 0; corner < 1u << dims; corner++) {
    const int4 second = ((int4)corner & (int4)(1, 2, 4, 0)) != 0;
    const float4 weight = second ? n.weight : 1 - n.weight;
    const int4 place = second ? n.second : n.first;
    uint4 texel;
    if (type == ANY_TYPE) [[clang::noinline]]
      texel = __oneclc_image_fetch(image, level, place);
    else
      texel = read_channels(address_of(image, level, place), type, 4);
    sum += weight.x * weight.y * weight.z * as_float4(texel);
  }
  return as_uint4(sum);
}

// coord.z chooses the layer of an array; it is 0 in images that are not arrays and have fewer than 3
// dimensions.
uint4 __oneclc_image_sample(image_pointer image, uint level, ulong sampler, uint dims, float4 coord) {
  const int4 extent = extent_of(image, level);
  const bool linear = (sampler & ONECLC_SAMPLER_LINEAR) && !is_integer(image->channel_data_type);
  const int4 used = dims > (uint4)(0, 1, 2, 3);
  const float4 middle = used && linear ? 0.5f : 0.0f;
  struct neighbours n = find_neighbours(used ? coord : 0, extent, sampler, middle);
  if (dims < 3) {
    const float layer = coord.z > 0 ? coord.z : 0;
    n.first.z = rint(min(layer, (float)(extent.z - 1)));
  }
  if (!linear)
    return __oneclc_image_fetch(image, level, n.first);
  const uint type = image->channel_data_type;
  if (dims == 2 && image->channel_order == CLK_RGBA && all(n.first >= 0) && all(n.second.xy < extent.xy)) {
    if (type == CLK_UNORM_INT8)
      return blend(image, level, n, 2, CLK_UNORM_INT8);
    if (type == CLK_FLOAT)
      return blend(image, level, n, 2, CLK_FLOAT);
  }
  return blend(image, level, n, dims, ANY_TYPE);
}
