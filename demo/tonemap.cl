// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shows a picture of any dynamic range on a display of 8 bits per channel.

// Four pixels' red, green, blue and alpha: 16 floats are what the widest processors compute at once. There is room for
// a number of pixels that four divides. Files may hold NaN (which becomes 0), infinity (which becomes the largest half)
// and negative values.
static float16 pixels_at(size_t i, global const half *picture) {
  return fmin(fmax(vload_half16(i, picture), 0.0f), 0x1.ffcp15f);
}

// log2 of the relative luminance of linear sRGB (ITU-R BT.709), which is taken as the smallest half at least
static float4 stops_of(float16 color) {
  const float4 luminance = 0.2126f * color.s048c + 0.7152f * color.s159d + 0.0722f * color.s26ae;
  return log2(fmax(luminance, 0x1p-24f));
}

// Sums of log2(luminance) for automatic exposure, one sum for each work-group, whose size is a power of two.
kernel void sum_log_luminance(global const half *picture, uint pixels, global float *sums, local float *partial) {
  const uint me = get_local_id(0);
  float4 sum = 0;
  for (uint i = get_global_id(0); 4 * i < pixels; i += get_global_size(0))
    sum += 4 * i + (uint4)(0, 1, 2, 3) < pixels ? stops_of(pixels_at(i, picture)) : 0;
  partial[me] = (sum.x + sum.y) + (sum.z + sum.w);
  for (uint half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (me < half_size)
      partial[me] += partial[me + half_size];
  }
  if (me == 0)
    sums[get_group_id(0)] = partial[0];
}

// IEC 61966-2-1 for 2^stops. The one exponential is of the straight part near black or of the power above it.
static float16 srgb_encode(float16 stops) {
  const int16 straight = stops <= log2(0.0031308f);
  const float16 power = exp2(straight ? stops : stops * (1 / 2.4f));
  return straight ? 12.92f * power : 1.055f * power - 0.055f;
}

// A value of each of four pixels, for their four channels.
static float16 spread(float4 x) { return x.s0000111122223333; }

// Luminance goes through the response curve of photoreceptors (Naka and Rushton 1966; Reinhard and Devlin
// 2005), x^n / (x^n + sigma^n), in a form that holds from 0 to infinity. Sigma is such that the mean
// luminance, which 2^exposure brings to 1, becomes middle grey. The colour keeps its hue and, by the exponent, a
// part of its saturation (Tumblin and Turk 1999). All of it is computed in logarithms, where powers are products. A
// work-item does four pixels, the last one up to three too many.
kernel void tone_map(global const half *picture, float exposure, global uchar *rgb) {
  const float middle = 0.18f, n = 0.8f, saturation = 0.8f;
  const size_t i = get_global_id(0);
  const float16 color = pixels_at(i, picture);
  const float4 stops = stops_of(color), shown = -log2(1 + (1 / middle - 1) * exp2(-n * (exposure + stops)));
  const float16 display = 255 * srgb_encode(spread(shown - saturation * stops) + saturation * log2(color));
  const uchar16 out = convert_uchar16_sat_rte(display);
  vstore8(out.s01245689, 0, rgb + 12 * i);
  vstore4(out.sacde, 0, rgb + 12 * i + 8);
}
