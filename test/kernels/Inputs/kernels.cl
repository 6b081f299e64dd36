// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whole kernels as people write them, in OpenCL C 1.2 and later: one element to a work-item, scalar code where nothing
// else is said. The program of kernels.c holds this text, runs the kernels and says what they must give.

// ---- Elementwise functions

static float normal_distribution(float d) { return 0.5f * erfc(-M_SQRT1_2_F * d); }

// European options by the formula of Black and Scholes (1973), with the normal distribution from erfc, which keeps its
// digits where a price is nearly zero.
kernel void black_scholes(global const float *stock, global const float *strike, global const float *years, float rate,
                          float volatility, uint count, global float *call, global float *put) {
  const uint i = get_global_id(0);
  if (i >= count)
    return;
  const float s = stock[i], k = strike[i], t = years[i];
  const float deviation = volatility * sqrt(t);
  const float d1 = (log(s / k) + (rate + 0.5f * volatility * volatility) * t) / deviation;
  const float d2 = d1 - deviation;
  const float discounted = k * exp(-rate * t);
  call[i] = s * normal_distribution(d1) - discounted * normal_distribution(d2);
  put[i] = discounted * normal_distribution(-d2) - s * normal_distribution(-d1);
}

kernel void mix4(global const float *in, global float *out) {
  const size_t i = get_global_id(0);
  const float x = in[i];
  out[i] = sin(x) * exp(-x) + pow(fabs(x), 0.3f) + cos(x);
}

// ---- Loops in a work-item

// How many steps a point of the plane takes to leave the circle of radius 2.
kernel void mandelbrot(float left, float top, float pixel, uint limit, global uint *steps) {
  const size_t column = get_global_id(0), row = get_global_id(1);
  const float cx = left + pixel * column, cy = top + pixel * row;
  float x = 0, y = 0;
  uint n = 0;
  while (n < limit && x * x + y * y <= 4.0f) {
    const float next = x * x - y * y + cx;
    y = 2 * x * y + cy;
    x = next;
    n++;
  }
  steps[row * get_global_size(0) + column] = n;
}

// Accelerations by gravity, softened so that a body does not attract itself.
kernel void nbody(global const float *x, global const float *y, global const float *z, global const float *mass,
                  uint count, float softening, global float *ax, global float *ay, global float *az) {
  const size_t i = get_global_id(0);
  const float my_x = x[i], my_y = y[i], my_z = z[i];
  float sum_x = 0, sum_y = 0, sum_z = 0;
  for (uint j = 0; j < count; j++) {
    const float dx = x[j] - my_x, dy = y[j] - my_y, dz = z[j] - my_z;
    const float inverse = rsqrt(dx * dx + dy * dy + dz * dz + softening);
    const float strength = mass[j] * inverse * inverse * inverse;
    sum_x += strength * dx;
    sum_y += strength * dy;
    sum_z += strength * dz;
  }
  ax[i] = sum_x;
  ay[i] = sum_y;
  az[i] = sum_z;
}

// ---- Local memory and barriers

#define TILE 16

// A product of matrices whose numbers of rows and columns are multiples of the tile's.
kernel __attribute__((reqd_work_group_size(TILE, TILE, 1))) void matmul(global const float *a, global const float *b,
                                                                        uint inner, global float *product) {
  local float a_tile[TILE][TILE], b_tile[TILE][TILE];
  const size_t column = get_global_id(0), row = get_global_id(1), columns = get_global_size(0);
  const uint x = get_local_id(0), y = get_local_id(1);
  float sum = 0;
  for (uint first = 0; first < inner; first += TILE) {
    a_tile[y][x] = a[row * inner + first + x];
    b_tile[y][x] = b[(first + y) * columns + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = 0; i < TILE; i++)
      sum += a_tile[y][i] * b_tile[i][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  product[row * columns + column] = sum;
}

// Inclusive prefix sums of each work-group's elements (Hillis and Steele 1986), and the groups' sums.
kernel void scan_groups(global const uint *in, global uint *out, global uint *sums, local uint *partial) {
  const uint me = get_local_id(0), size = get_local_size(0);
  partial[me] = in[get_global_id(0)];
  for (uint distance = 1; distance < size; distance *= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint before = me >= distance ? partial[me - distance] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    partial[me] += before;
  }
  out[get_global_id(0)] = partial[me];
  if (me == size - 1)
    sums[get_group_id(0)] = partial[me];
}

// Adds to each group's prefix sums those of the groups before it.
kernel void scan_add(global const uint *sums, global uint *out) {
  if (get_group_id(0) > 0)
    out[get_global_id(0)] += sums[get_group_id(0) - 1];
}

// ---- Atomics

#define BINS 256

kernel void histogram(global const uchar *data, uint count, global uint *bins) {
  local uint partial[BINS];
  for (uint i = get_local_id(0); i < BINS; i += get_local_size(0))
    partial[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_global_id(0); i < count; i += get_global_size(0))
    atomic_inc(&partial[data[i]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_local_id(0); i < BINS; i += get_local_size(0))
    atomic_add(&bins[i], partial[i]);
}

// ---- Pictures of float4

constant float weights[3] = {0.25f, 0.5f, 0.25f};

kernel void blur_buffer(global const float4 *in, int width, int height, global float4 *out) {
  const int x = get_global_id(0), y = get_global_id(1);
  if (x >= width || y >= height)
    return;
  float4 sum = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++) {
      const int near_x = clamp(x + dx, 0, width - 1), near_y = clamp(y + dy, 0, height - 1);
      sum += weights[dx + 1] * weights[dy + 1] * in[near_y * width + near_x];
    }
  out[y * width + x] = sum;
}

#ifdef IMAGES
constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

kernel void blur(read_only image2d_t in, write_only image2d_t out) {
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  if (at.x >= get_image_width(out) || at.y >= get_image_height(out))
    return;
  float4 sum = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      sum += weights[dx + 1] * weights[dy + 1] * read_imagef(in, nearest, at + (int2)(dx, dy));
  write_imagef(out, at, sum);
}
#endif
