// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shows a picture of any dynamic range on a display of 8 bits per channel.

// A pixel's red, green, blue and alpha, stored as four halves. Files may hold NaN (which becomes 0) and
// negative values.
static float4 pixel(global const half *picture, size_t i) { return fmax(vload_half4(i, picture), 0.0f); }

// Relative luminance of linear sRGB (ITU-R BT.709); at least the smallest half, so that it has a logarithm.
static float luminance(float4 color) { return fmax(dot(color.xyz, (float3)(0.2126f, 0.7152f, 0.0722f)), 0x1p-24f); }

// Sums of log2(luminance) for automatic exposure, one sum for each work-group, whose size is a power of two.
kernel void sum_log_luminance(global const half *picture, uint pixels, global float *sums, local float *partial) {
  const uint me = get_local_id(0);
  float sum = 0;
  for (size_t i = get_global_id(0); i < pixels; i += get_global_size(0))
    sum += log2(luminance(pixel(picture, i)));
  partial[me] = sum;
  for (uint half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (me < half_size)
      partial[me] += partial[me + half_size];
  }
  if (me == 0)
    sums[get_group_id(0)] = partial[0];
}

// IEC 61966-2-1.
static float16 srgb_encode(float16 linear) {
  return linear <= 0.0031308f ? 12.92f * linear : 1.055f * pow(linear, 1 / 2.4f) - 0.055f;
}

// A value of each of four pixels, for their four channels.
static float16 spread(float4 x) { return x.s0000111122223333; }

// Luminance goes through the response curve of photoreceptors (Naka and Rushton 1966; Reinhard and Devlin
// 2005), x^n / (x^n + sigma^n), in a form that holds from 0 to infinity. Sigma is such that the mean
// luminance, which 2^stops brings to 1, becomes middle grey. The colour keeps its hue and, by the exponent, a
// part of its saturation (Tumblin and Turk 1999). A work-item does four pixels, the last one up to three too
// many: 16 floats are what the widest processors compute at once.
kernel void tone_map(global const half *picture, float stops, global uchar *rgb) {
  const float middle = 0.18f, n = 0.8f, saturation = 0.8f;
  const size_t i = 4 * get_global_id(0);
  const float4 a = pixel(picture, i), b = pixel(picture, i + 1), c = pixel(picture, i + 2), d = pixel(picture, i + 3);
  const float4 bright = (float4)(luminance(a), luminance(b), luminance(c), luminance(d));
  const float4 shown = 1 / (1 + (1 / middle - 1) * pow(exp2(stops) * bright, -n));
  const float16 color = spread(shown) * pow((float16)(a, b, c, d) / spread(bright), saturation);
  const float16 display = 255 * srgb_encode(color);
  vstore3(convert_uchar4_sat_rte(display.s0123).xyz, i, rgb);
  vstore3(convert_uchar4_sat_rte(display.s4567).xyz, i + 1, rgb);
  vstore3(convert_uchar4_sat_rte(display.s89ab).xyz, i + 2, rgb);
  vstore3(convert_uchar4_sat_rte(display.scdef).xyz, i + 3, rgb);
}
