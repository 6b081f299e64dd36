// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A reference for reads through samplers: what a sampler finds in an image, by the specification's formulas (OpenCL C
// 3.0, 8.1, 8.2, 8.4).
#ifndef SAMPLING_H
#define SAMPLING_H
#include "image.h"

typedef struct {
  const char *name;
  unsigned dims;
  bool is_array, is_depth;
} kind;
static const kind kinds[] = {{"1d", 1},
                             {"1d_array", 1, true},
                             {"2d", 2},
                             {"2d_array", 2, true},
                             {"3d", 3},
                             {"2d_depth", 2, false, true},
                             {"2d_array_depth", 2, true, true}};
enum { KINDS = sizeof kinds / sizeof *kinds };
enum { CLAMP_TO_EDGE = 2, CLAMP = 4, REPEAT = 6, MIRRORED_REPEAT = 8, NORMALIZED = 1, NEAREST = 0x10, LINEAR = 0x20 };

// In one dimension, the two texels between which a coordinate lies, and the weight of the second one for linear
// filtering.
typedef struct {
  long first, second;
  long double weight;
} position;

static inline long clamp_to(long x, long low, long high) { return x < low ? low : x > high ? high : x; }

// In double on every host: that the coordinate -0x1p-100 lies at the edge, where arithmetic rounds it to, is no error.
static inline position locate(double s, long size, unsigned sampler) {
  const unsigned mode = sampler & 14;
  double u = sampler & NORMALIZED ? s * size : s;
  if (mode == REPEAT)
    u = (s - floor(s)) * size;
  else if (mode == MIRRORED_REPEAT)
    u = fabs(s - 2 * rint(s / 2)) * size;
  if (sampler & LINEAR)
    u -= 0.5;
  const double below = floor(u);
  position p = {below < -10 ? -10 : below > size + 10 ? size + 10 : (long)below, 0, u - below};
  p.second = p.first + 1;
  if (mode == REPEAT) {
    p.first += p.first < 0 ? size : p.first >= size ? -size : 0;
    p.second -= p.second >= size ? size : 0;
  } else if (mode == CLAMP_TO_EDGE || mode == MIRRORED_REPEAT) {
    p.first = clamp_to(p.first, 0, size - 1);
    p.second = clamp_to(p.second, 0, size - 1);
  }
  return p;
}

static inline void texel(const struct oneclc_image *m, format f, const long at[3], long double color[4]) {
  if (at[0] >= 0 && at[0] < m->width && at[1] >= 0 && at[1] < m->height && at[2] >= 0 &&
      at[2] < (long)(m->depth * m->array_size)) {
    exact_color(f, texel_at(m, (unsigned)at[0], (unsigned)at[1], (unsigned)at[2]), color);
  } else {
    color[0] = color[1] = color[2] = 0;
    color[3] = border_alpha(f.order->order);
  }
}

// Computes the color that a sampler gives at the coordinates s, and the greatest magnitude of a component among the
// texels that contribute to it, to which error bounds refer.
static inline void reference(const struct oneclc_image *m, format f, const kind *k, unsigned sampler, const float s[4],
                             long double color[4], long double *greatest) {
  const long sizes[3] = {m->width, m->height, m->depth};
  position p[3] = {{0}, {0}, {0}};
  for (unsigned d = 0; d < k->dims; d++)
    p[d] = locate(s[d], sizes[d], sampler);
  if (k->is_array) {
    const float layer = rintf(s[k->dims]);
    p[2].first = layer < 0 ? 0 : layer > m->array_size - 1 ? m->array_size - 1 : (long)layer;
  }
  *greatest = 0;
  for (int i = 0; i < 4; i++)
    color[i] = 0;
  for (unsigned corner = 0; corner < (sampler & LINEAR ? 1u << k->dims : 1); corner++) {
    long at[3];
    long double weight = 1, here[4];
    for (unsigned d = 0; d < 3; d++) {
      at[d] = corner >> d & 1 ? p[d].second : p[d].first;
      if (sampler & LINEAR && d < k->dims)
        weight *= corner >> d & 1 ? p[d].weight : 1 - p[d].weight;
    }
    texel(m, f, at, here);
    for (int i = 0; i < 4; i++) {
      color[i] += weight * here[i];
      *greatest = fmaxl(*greatest, fabsl(here[i]));
    }
  }
}
#endif
