// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A small ray tracer (Whitted 1980) for a scene whose brightest point, the sun, is more than a million times
// as bright as the beams under the hall's roof: no exposure shows both without a tone curve.
#include "scene.h"
#include <math.h>
#include <stdbool.h>
#include <stddef.h>

typedef float vec __attribute__((vector_size(16))); // x, y, z, unused: x to the right, y up, z towards the sea
#define V(x, y, z) ((vec){x, y, z, 0})
#define COUNT(array) (int)(sizeof array / sizeof *array)
static const float pi = 3.14159265f, far = 1e6f;

static float dot(vec a, vec b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
static vec cross(vec a, vec b) {
  return V(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
}
static vec normalize(vec a) { return a / sqrtf(dot(a, a)); }
static vec mix(vec a, vec b, float t) { return a + (b - a) * t; }
static float clamp01(float x) { return fminf(fmaxf(x, 0), 1); }
static float smoothstep(float a, float b, float x) {
  x = clamp01((x - a) / (b - a));
  return x * x * (3 - 2 * x);
}

typedef struct {
  vec color;    // diffuse albedo, or the colour of a metal
  bool metal;   // mirrors in its colour; the others mirror as a polish does
  float polish; // reflectance at normal incidence
} material;

static const material stone = {{0.62f, 0.55f, 0.46f}, false, 0}, plaster = {{0.60f, 0.30f, 0.17f}, false, 0},
                      wood = {{0.20f, 0.11f, 0.06f}, false, 0}, chrome = {{0.88f, 0.89f, 0.90f}, true, 0.9f},
                      gold = {{1.00f, 0.71f, 0.29f}, true, 0.9f}, lacquer = {{0.55f, 0.03f, 0.03f}, false, 0.05f};

static const struct {
  vec center;
  float radius;
  const material *material;
} spheres[] = {{{-0.95f, 0.75f, 1.9f}, 0.75f, &chrome},
               {{0.85f, 0.45f, 1.0f}, 0.45f, &gold},
               {{-0.25f, 0.3f, 0.2f}, 0.3f, &lacquer}};

static const struct {
  vec low, high;
  const material *material;
} boxes[] = {
    {{-4.4f, -1, -9}, {-4, 4.6f, 5}, &plaster},       {{4, -1, -9}, {4.4f, 4.6f, 5}, &plaster}, // walls
    {{-4.4f, -1, -9.4f}, {4.4f, 4.6f, -9}, &plaster}, {{-4.4f, 4.5f, -9}, {4.4f, 4.9f, 5.2f}, &wood},
    {{-4.4f, 3.9f, 4.5f}, {4.4f, 4.5f, 5}, &stone},                                                // roof, lintel
    {{-4, 4.2f, 2.6f}, {4, 4.5f, 2.85f}, &wood},      {{-4, 4.2f, 0.7f}, {4, 4.5f, 0.95f}, &wood}, // beams
};
static const float column_x[] = {-3.3f, -1.1f, 1.1f, 3.3f}, column_z = 4.75f, column_height = 3.9f;
static const float terrace_end = 6.5f, sea_level = -2;

static vec sun; // direction

typedef struct {
  float t; // distance; far where the ray leaves the scene
  vec point, normal;
  const material *material; // NULL: floor or sea
} hit;

static bool hit_sphere(vec from, vec direction, vec center, float radius, float *t) {
  const vec to = center - from;
  const float along = dot(to, direction), d = along * along - dot(to, to) + radius * radius;
  if (d < 0)
    return false;
  const float near = along - sqrtf(d);
  if (near < 1e-3f || near >= *t)
    return false;
  *t = near;
  return true;
}

// Slabs (Kay and Kajiya 1986); gives the side that was entered.
static bool hit_box(vec from, vec direction, vec low, vec high, float *t, int *side) {
  float enter = 1e-3f, leave = *t;
  *side = 0;
  for (int i = 0; i < 3; i++) {
    const float a = (low[i] - from[i]) / direction[i], b = (high[i] - from[i]) / direction[i];
    const float first = fminf(a, b), last = fmaxf(a, b);
    if (first > enter) {
      enter = first;
      *side = i;
    }
    leave = fminf(leave, last);
  }
  if (enter >= leave)
    return false;
  *t = enter;
  return true;
}

// A column is a cone with a slight taper up to its capital.
static bool hit_column(vec from, vec direction, float x, float *t) {
  const float radius = 0.27f, taper = 0.02f; // radius at the foot, loss for each unit of height
  const float ox = from[0] - x, oz = from[2] - column_z, r = radius - taper * from[1], k = -taper * direction[1];
  const float a = direction[0] * direction[0] + direction[2] * direction[2] - k * k;
  const float b = ox * direction[0] + oz * direction[2] - r * k, c = ox * ox + oz * oz - r * r, d = b * b - a * c;
  if (d < 0)
    return false;
  const float near = (-b - sqrtf(d)) / a, y = from[1] + near * direction[1];
  if (near < 1e-3f || near >= *t || y < 0 || y > column_height)
    return false;
  *t = near;
  return true;
}

static hit trace(vec from, vec direction) {
  hit h = {.t = far};
  int side;
  for (int i = 0; i < COUNT(boxes); i++)
    if (hit_box(from, direction, boxes[i].low, boxes[i].high, &h.t, &side)) {
      h.normal = V(0, 0, 0);
      h.normal[side] = direction[side] > 0 ? -1 : 1;
      h.material = boxes[i].material;
    }
  for (int i = 0; i < COUNT(column_x); i++)
    if (hit_column(from, direction, column_x[i], &h.t)) {
      const vec point = from + h.t * direction;
      h.normal = normalize(V(point[0] - column_x[i], 0, point[2] - column_z));
      h.material = &stone;
    }
  for (int i = 0; i < COUNT(spheres); i++)
    if (hit_sphere(from, direction, spheres[i].center, spheres[i].radius, &h.t)) {
      h.normal = (from + h.t * direction - spheres[i].center) / spheres[i].radius;
      h.material = spheres[i].material;
    }
  float t = -from[1] / direction[1];
  if (from[2] + t * direction[2] > terrace_end)
    t = (sea_level - from[1]) / direction[1];
  if (t > 1e-3f && t < h.t) {
    h.t = t;
    h.normal = V(0, 1, 0);
    h.material = NULL;
  }
  h.point = from + h.t * direction;
  return h;
}

static bool in_shadow(vec from, vec direction) {
  float t = far;
  int side;
  for (int i = 0; i < COUNT(spheres); i++)
    if (hit_sphere(from, direction, spheres[i].center, spheres[i].radius, &t))
      return true;
  for (int i = 0; i < COUNT(column_x); i++)
    if (hit_column(from, direction, column_x[i], &t))
      return true;
  for (int i = 0; i < COUNT(boxes); i++)
    if (hit_box(from, direction, boxes[i].low, boxes[i].high, &t, &side))
      return true;
  return false;
}

// Value noise, summed over octaves (Perlin 1985).
static float lattice(int x, int y) {
  unsigned h = x * 0x9e3779b1u ^ y * 0x85ebca77u;
  h = (h ^ h >> 15) * 0x2c1b3c6du;
  h = (h ^ h >> 12) * 0x297a2d39u;
  return (h >> 8) * 0x1p-24f;
}
static float noise(float x, float y, int octaves) {
  float sum = 0, weight = 0.5f;
  for (; octaves--; weight /= 2, x = 2 * x + 17, y = 2 * y + 31) {
    const int i = floorf(x), j = floorf(y);
    const float u = smoothstep(0, 1, x - i), v = smoothstep(0, 1, y - j);
    const float low = lattice(i, j) * (1 - u) + lattice(i + 1, j) * u;
    const float high = lattice(i, j + 1) * (1 - u) + lattice(i + 1, j + 1) * u;
    sum += weight * (low * (1 - v) + high * v);
  }
  return sum;
}

static const vec sun_radiance = {30000, 22000, 12000}, sun_irradiance = {26, 17, 8.5f};

static vec sky(vec d) {
  const float up = fmaxf(d[1], 0), towards = fmaxf(dot(d, sun), 0);
  vec color = mix(V(1.9f, 0.75f, 0.30f), V(0.10f, 0.22f, 0.55f), sqrtf(clamp01(2.5f * up)));
  color += V(3, 1.0f, 0.25f) * powf(towards, 24) + V(40, 18, 6) * powf(towards, 1200);
  if (d[1] > 0.02f) { // thin clouds on a plane above, lit from behind
    const float x = d[0] / (d[1] + 0.08f), z = d[2] / (d[1] + 0.08f);
    const float cover = smoothstep(0.45f, 0.75f, noise(0.8f * x + 5, 0.35f * z + 3, 5)) * smoothstep(0.02f, 0.2f, d[1]);
    color = mix(color, V(1.6f, 0.65f, 0.40f) + V(9, 3.5f, 1.2f) * powf(towards, 12), 0.7f * cover);
  }
  return color + sun_radiance * smoothstep(0.99990f, 0.99993f, towards); // 0.75 degrees: the sun, a little enlarged
}

// Irradiance from the sky through the hall's open end, by Lambert's formula for a polygon; less what the
// spheres hide.
static vec sky_light(vec point, vec normal) {
  static const vec opening[] = {{-4, 0, 5}, {4, 0, 5}, {4, 3.9f, 5}, {-4, 3.9f, 5}};
  float factor = 0;
  if (point[2] < 4.9f) {
    vec corner[4];
    for (int i = 0; i < 4; i++)
      corner[i] = normalize(opening[i] - point);
    for (int i = 0; i < 4; i++) {
      const vec a = corner[i], b = corner[(i + 1) % 4], c = cross(b, a);
      factor += acosf(fminf(fmaxf(dot(a, b), -1), 1)) * dot(c, normal) / sqrtf(dot(c, c) + 1e-12f);
    }
    factor = fmaxf(factor / (2 * pi), 0);
  } else {
    factor = 0.5f + 0.5f * normal[1];
  }
  factor += 0.04f; // what comes back from walls and floor
  for (int i = 0; i < COUNT(spheres); i++) {
    const vec to = spheres[i].center - point;
    const float square = dot(to, to), r = spheres[i].radius;
    if (square > r * r * 1.001f)
      factor *= 1 - clamp01(dot(normal, to) / sqrtf(square) * r * r / square);
  }
  return factor * pi * V(1.0f, 0.72f, 0.6f);
}

static float fresnel(float f0, float cosine) { return f0 + (1 - f0) * powf(1 - clamp01(cosine), 5); } // Schlick 1994

static vec radiance(vec from, vec direction, int depth) {
  const hit h = trace(from, direction);
  if (h.t > 20000)
    return sky(direction);
  vec normal = h.normal;
  material m;
  float haze = 0;
  if (h.material) {
    m = *h.material;
    if (h.material == &plaster)
      m.color *= 0.7f + 0.6f * noise(1.5f * h.point[2] + h.point[0], 2 * h.point[1], 4);
  } else if (h.point[2] > terrace_end) { // the sea: waves that the distance smooths
    const float x = h.point[0], z = h.point[2], steep = 0.35f / (1 + 0.004f * h.t), e = 0.05f;
    const float height = noise(1.1f * x, 0.6f * z, 4);
    normal = normalize(V((noise(1.1f * (x + e), 0.6f * z, 4) - height) * -steep / e, 1,
                         (noise(1.1f * x, 0.6f * (z + e), 4) - height) * -steep / e));
    m = (material){{0.01f, 0.03f, 0.04f}, false, 0.02f};
    haze = 1 - expf(-h.t / 900);
  } else { // tiles of two marbles with dark joints
    const float x = h.point[0] / 0.8f, z = h.point[2] / 0.8f, u = x - floorf(x), v = z - floorf(z);
    const bool dark = ((int)floorf(x) + (int)floorf(z)) & 1;
    const float vein = noise(3 * h.point[0] + (dark ? 7 : 0), 3 * h.point[2], 3);
    m = (material){dark ? V(0.10f, 0.08f, 0.08f) : V(0.62f, 0.55f, 0.47f), false, 0.05f};
    m.color *= 0.7f + 0.6f * vein;
    if (u < 0.02f || v < 0.02f)
      m = (material){{0.05f, 0.04f, 0.04f}, false, 0};
  }
  const vec outside = h.point + 2e-3f * h.normal;
  vec color = V(0, 0, 0);
  if (!m.metal) {
    const float facing = dot(normal, sun);
    vec light = sky_light(h.point, h.normal);
    if (facing > 0 && !in_shadow(outside, sun))
      light += sun_irradiance * facing;
    color = m.color / pi * light;
  }
  if (m.polish > 0 && depth > 0) {
    const float cosine = -dot(direction, normal), share = fresnel(m.polish, cosine);
    vec mirrored = direction + 2 * cosine * normal;
    if (!h.material) // waves do not mirror what is below them
      mirrored[1] = fmaxf(mirrored[1], 1e-3f);
    const vec seen = radiance(outside, normalize(mirrored), depth - 1);
    color = m.metal ? seen * mix(m.color, V(1, 1, 1), fresnel(0, cosine)) : mix(color, seen, share);
  }
  return haze > 0 ? mix(color, sky(normalize(V(direction[0], 0.01f, direction[2]))), haze) : color;
}

void render_scene(int width, int height, _Float16 *rgba) {
  sun = normalize(V(0.29f, 0.17f, 1));
  const vec eye = V(0.1f, 1.45f, -2.6f), ahead = normalize(V(0, 0.03f, 1));
  const vec right = normalize(cross(V(0, 1, 0), ahead)), up = cross(ahead, right);
  const float zoom = 0.62f; // half the picture's height, at distance 1
  static const float samples[][2] = {{-0.125f, -0.375f}, {0.375f, -0.125f}, {0.125f, 0.375f}, {-0.375f, 0.125f}};
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      vec sum = V(0, 0, 0);
      for (int i = 0; i < COUNT(samples); i++) {
        const float u = (2 * (x + 0.5f + samples[i][0]) - width) / height * zoom;
        const float v = (height - 2 * (y + 0.5f + samples[i][1])) / height * zoom;
        sum += radiance(eye, normalize(ahead + u * right + v * up), 3);
      }
      _Float16 *pixel = rgba + 4 * ((size_t)y * width + x);
      for (int i = 0; i < 3; i++)
        pixel[i] = sum[i] / COUNT(samples);
      pixel[3] = 1;
    }
}
