// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs whole kernels as people write them, those of Inputs/kernels.cl, and compares what they give with what is
// computed here in double precision. The bounds follow from each operation's largest error, which with a driver's own
// library is what OpenCL allows (OpenCL C 3.0, 7.4); integers must be right to the last bit. With this library, kernels
// without barriers must give the same bits in work-groups of all sizes: where a driver makes vectors of a group's
// items, what is left over is computed by other code.
//
// With --time the kernels have more to do, each runs at least five times, and a line says, between tabs, its name, the
// nanoseconds an item in the fastest run, how many items there were, and what an item is.
#include "files.h"
#include "harness.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

INCLUDE_SOURCE(kernel_source, "kernels.cl", KERNELS);

// The relative error of one rounding to float. An ulp of a result is at most two of them.
static const double rounding = 0x1p-24, ulp = 0x1p-23;
// The error of a builtin of which OpenCL allows this many ulp: with this library it is one (test/math/bounds.tsv).
// Square roots and quotients may be the compiler's, so what OpenCL allows goes for them: 3 and 2.5 ulp.
static double ulps(double allowed) { return ulp * (device_has(test.device, "source") ? allowed : 1); }
// What may be missing where a device flushes subnormal numbers to zero.
static const double flushed = 0x1p-126;

// ---- Running

enum { MOST_STEPS = 3, MOST_ARGUMENTS = 9 };
typedef struct {
  const char *kernel;
  size_t size[2], local[2]; // work-items, rounded up to whole groups; size[1] is 0 where there is one dimension
  argument arguments[MOST_ARGUMENTS]; // up to the first of size 0
} step;
typedef struct {
  const char *name, *item; // what an item is, in the plural
  size_t items;
  step steps[MOST_STEPS]; // up to the first without a kernel
} job;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

// Runs one kernel. Returns the seconds that it kept the device busy; a negative number if there are no results to
// check.
static double run_step(program *p, const step *s) {
  ndrange range = {.dimensions = s->size[1] ? 2 : 1};
  for (unsigned d = 0; d < range.dimensions; d++) {
    range.local[d] = s->local[d];
    range.global[d] = (s->size[d] + s->local[d] - 1) / s->local[d] * s->local[d];
  }
  unsigned count = 0;
  while (count < MOST_ARGUMENTS && s->arguments[count].size)
    count++;
  const int status = device_run(p, s->kernel, &range, count, s->arguments);
  return check(status != DEVICE_ERROR, "kernel %s does not run", s->kernel) && status == DEVICE_OK ? device_seconds(p)
                                                                                                   : -1;
}

// Runs all kernels of a job once. What they write is zero before.
static double run_once(program *p, const job *j) {
  const step *const end = j->steps + MOST_STEPS;
  for (const step *s = j->steps; s < end && s->kernel; s++)
    for (unsigned a = 0; a < MOST_ARGUMENTS; a++)
      if (s->arguments[a].kind == ARG_BUFFER && s->arguments[a].size)
        memset(s->arguments[a].data, 0, s->arguments[a].size);
  double all = 0;
  for (const step *s = j->steps; s < end && s->kernel; s++) {
    const double seconds = run_step(p, s);
    if (seconds < 0)
      return seconds;
    all += seconds;
  }
  return all;
}

// Runs a job, often if it is timed; false if there are no results to check.
static bool run(program *p, const job *j) {
  const double begin = now();
  double least = run_once(p, j);
  for (unsigned runs = 1; test.time && least >= 0 && (runs < 5 || now() - begin < 0.3); runs++) {
    const double seconds = run_once(p, j);
    if (seconds < least)
      least = seconds;
  }
  if (test.time && least >= 0)
    printf("%s\t%.3f\t%zu\t%s\n", j->name, least * 1e9 / j->items, j->items, j->item);
  return least >= 0;
}

typedef struct {
  size_t x, y;
} group;

// Runs a job of one kernel in groups of each size, the last of which is the one that is timed. A driver's own library
// need not have the same functions for vectors as for scalars (that of Intel's runtime has not), so its bits may
// differ.
static bool run_in_groups(program *p, job *j, const group *groups, unsigned count) {
  step *const s = j->steps;
  void *first[MOST_ARGUMENTS] = {NULL};
  bool ran = true;
  const bool compares = !device_has(test.device, "source");
  for (unsigned g = test.time ? count - 1 : 0; g < count && ran; g++) {
    s->local[0] = groups[g].x, s->local[1] = groups[g].y;
    ran = run(p, j);
    for (unsigned a = 0; a < MOST_ARGUMENTS && ran; a++) {
      const argument *const result = &s->arguments[a];
      if (result->kind != ARG_BUFFER || !result->size || !compares)
        continue;
      if (first[a])
        check(!memcmp(result->data, first[a], result->size),
              "%s: in groups of %zu x %zu items argument %u has other bits than in groups of %zu x %zu", j->name,
              groups[g].x, groups[g].y, a, groups[0].x, groups[0].y);
      else
        first[a] = memcpy(malloc(result->size), result->data, result->size);
    }
  }
  for (unsigned a = 0; a < MOST_ARGUMENTS; a++)
    free(first[a]);
  return ran;
}
#define RUN_IN_GROUPS(PROGRAM, JOB, GROUPS) run_in_groups(PROGRAM, JOB, GROUPS, sizeof(GROUPS) / sizeof *(GROUPS))

static const group rows[] = {{1, 1}, {13, 1}, {64, 1}, {256, 1}};

static void *allocate(size_t size) {
  void *p = aligned_alloc(64, (size + 63) / 64 * 64);
  if (!p)
    abort();
  return p;
}

static float uniform(double low, double high) { return (float)(low + (high - low) * (random_bits() >> 40) * 0x1p-24); }

static float *uniforms(size_t count, double low, double high) {
  float *p = allocate(count * sizeof *p);
  for (size_t i = 0; i < count; i++)
    p[i] = uniform(low, high);
  return p;
}

static void check_float(const char *name, size_t i, double got, double wanted, double bound) {
  check(fabs(got - wanted) <= bound, "%s: item %zu got %.9g, not %.9g, which is off by %.3g; the bound is %.3g", name,
        i, got, wanted, got - wanted, bound);
}

// ---- Elementwise functions

static double normal_distribution(double d) { return 0.5 * erfc(-d * sqrt(0.5)); }

// How far the kernel's distribution may be from that at d, if its argument may be off by `error`. The function's slope
// is the normal density, which changes by a factor of |d| * error, far less than the factor 1.01. The argument is
// multiplied by a rounded constant.
static double distribution_error(double d, double error) {
  const double density = exp(-0.5 * d * d) * sqrt(0.125 / atan(1));
  return 1.01 * density * (error + 2 * rounding * fabs(d)) + ulps(16) * normal_distribution(d) + flushed;
}

static void check_black_scholes(program *p) {
  uint32_t count = test.time ? 1 << 18 : 4099; // no multiple of a group's size
  float *stock = uniforms(count, 5, 30), *strike = uniforms(count, 1, 100), *years = uniforms(count, 0.25, 10);
  float rate = 0.02f, volatility = 0.3f;
  const size_t size = count * sizeof(float);
  float *call = allocate(size), *put = allocate(size);
  job j = {"black_scholes",
           "options",
           count,
           {{.kernel = "black_scholes",
             .size = {count},
             .arguments = {INPUT(stock, size), INPUT(strike, size), INPUT(years, size), VALUE(rate), VALUE(volatility),
                           VALUE(count), BUFFER(call, size), BUFFER(put, size)}}}};
  const bool ran = RUN_IN_GROUPS(p, &j, rows);
  for (size_t i = 0; i < count && ran; i++) {
    const double s = stock[i], k = strike[i], t = years[i], r = rate, v = volatility;
    const double deviation = v * sqrt(t), logarithm = log(s / k), drift = (r + v * v / 2) * t;
    const double d1 = (logarithm + drift) / deviation, d2 = d1 - deviation, discounted = k * exp(-r * t);
    const double wanted_call = s * normal_distribution(d1) - discounted * normal_distribution(d2);
    const double wanted_put = discounted * normal_distribution(-d2) - s * normal_distribution(-d1);
    // The quotient's relative error (2.5 ulp) is the logarithm's absolute one, to which its own comes; the
    // drift has four roundings. The deviation's relative errors (3 ulp and a rounding), those of the sum and of the
    // quotient (2.5 ulp) are relative ones of d1.
    const double deviation_error = 3 * ulp + rounding;
    const double d1_error = (2.5 * ulp + ulps(3) * fabs(logarithm) + 4 * rounding * drift) / deviation +
                            (deviation_error + rounding + 2.5 * ulp) * fabs(d1);
    const double d2_error = d1_error + deviation_error * deviation + rounding * fabs(d2);
    // The exponential's argument is rounded once; each product is rounded.
    const double discount_error = rounding * r * t + ulps(3) + rounding;
    for (int sign = 1; sign >= -1; sign -= 2) {
      const double n1 = normal_distribution(sign * d1), n2 = normal_distribution(sign * d2);
      const double bound = s * (distribution_error(sign * d1, d1_error) + rounding * n1) +
                           discounted * (distribution_error(sign * d2, d2_error) + (discount_error + rounding) * n2);
      const double wanted = sign > 0 ? wanted_call : wanted_put;
      check_float(sign > 0 ? "black_scholes, call" : "black_scholes, put", i, sign > 0 ? call[i] : put[i], wanted,
                  1.01 * bound + rounding * fabs(wanted));
    }
  }
  free(stock), free(strike), free(years), free(call), free(put);
}

static void check_mix4(program *p) {
  const size_t count = test.time ? 1 << 18 : 13 * 256, size = count * sizeof(float);
  float *x = uniforms(count, -8, 8), *y = allocate(size);
  x[0] = 0, x[1] = -0.0f, x[2] = 0x1p-100f;
  job j = {"mix4", "work-items", count, {{"mix4", {count}, {0}, {INPUT(x, size), BUFFER(y, size)}}}};
  const bool ran = RUN_IN_GROUPS(p, &j, rows);
  for (size_t i = 0; i < count && ran; i++) {
    const double decaying = sin(x[i]) * exp(-(double)x[i]), root = pow(fabs(x[i]), 0.3f), wave = cos(x[i]);
    // The product is rounded once, then in both sums; the root in both, the wave in one.
    const double bound = (ulps(4) + ulps(3) + 3 * rounding) * fabs(decaying) + (ulps(16) + 2 * rounding) * root +
                         (ulps(4) + rounding) * fabs(wave);
    check_float("mix4", i, y[i], decaying + root + wave, 1.01 * bound + flushed);
  }
  free(x), free(y);
}

// ---- Loops in a work-item

// The fewest and the most steps that the kernel may count at a point. Its orbit is at most `error` away from the one
// that is computed here; a step multiplies the error by twice the distance from the origin and adds that of the point
// itself and of the step's roundings, five of terms below the distance's square and two of terms below |c|, if they are
// not fused. So near the border of the set many counts are right, but few points are there.
static void count_steps(double cx, double cy, double point_error, uint32_t limit, uint32_t *fewest, uint32_t *most) {
  double x = 0, y = 0, error = 0;
  *fewest = *most = limit;
  for (uint32_t n = 0; n < limit; n++) {
    const double distance = sqrt(x * x + y * y), farthest = distance + error;
    if (*fewest == limit && farthest >= 2 * (1 - 4 * rounding))
      *fewest = n;
    if (distance - error > 2 * (1 + 4 * rounding))
      *most = n;
    if (*most < limit || error > 4) // with such an error the orbit may be anywhere, now and later
      return;
    error =
        2 * distance * error + error * error + point_error + 8 * rounding * (farthest * farthest + fabs(cx) + fabs(cy));
    const double next = x * x - y * y + cx;
    y = 2 * x * y + cy;
    x = next;
  }
}

static void check_mandelbrot(program *p) {
  static const group groups[] = {{1, 1}, {13, 1}, {8, 8}, {208, 1}, {1, 32}, {16, 16}};
  const size_t width = test.time ? 512 : 208, height = test.time ? 512 : 96, size = width * height * sizeof(uint32_t);
  float pixel = 2.75f / width, left = -2.125f, top = -pixel * height / 2;
  uint32_t limit = 256, *steps = allocate(size);
  job j = {"mandelbrot",
           "pixels",
           width * height,
           {{"mandelbrot",
             {width, height},
             {0},
             {VALUE(left), VALUE(top), VALUE(pixel), VALUE(limit), BUFFER(steps, size)}}}};
  const bool ran = RUN_IN_GROUPS(p, &j, groups);
  size_t certain = 0;
  for (size_t i = 0; i < width * height && ran; i++) {
    const double cx = left + (double)pixel * (i % width), cy = top + (double)pixel * (i / width);
    uint32_t fewest, most;
    count_steps(cx, cy, 2 * rounding * 8, limit, &fewest,
                &most); // two roundings for each coordinate, of numbers below 4
    certain += fewest == most;
    check(steps[i] >= fewest && steps[i] <= most, "mandelbrot: at %.9g%+.9gi there are %u steps, not %u to %u", cx, cy,
          steps[i], fewest, most);
  }
  if (ran)
    check(certain > 0.9 * width * height, "mandelbrot: of %zu counts only %zu are certain", width * height, certain);
  free(steps);
}

static void check_nbody(program *p) {
  static const group groups[] = {{1, 1}, {13, 1}, {64, 1}};
  static const group timed[] = {{256, 1}};
  uint32_t count = test.time ? 1024 : 13 * 64;
  const size_t size = count * sizeof(float);
  float *at[3], *mass = uniforms(count, 0.5, 2), *acceleration[3], softening = 0.01f;
  for (unsigned d = 0; d < 3; d++) {
    at[d] = uniforms(count, -10, 10);
    acceleration[d] = allocate(size);
  }
  job j = {
      "nbody",
      "pairs of bodies",
      (size_t)count * count,
      {{"nbody",
        {count},
        {0},
        {INPUT(at[0], size), INPUT(at[1], size), INPUT(at[2], size), INPUT(mass, size), VALUE(count), VALUE(softening),
         BUFFER(acceleration[0], size), BUFFER(acceleration[1], size), BUFFER(acceleration[2], size)}}}};
  const bool ran = test.time ? RUN_IN_GROUPS(p, &j, timed) : RUN_IN_GROUPS(p, &j, groups);
  for (size_t i = 0; i < count && ran; i++) {
    double sum[3] = {0}, magnitude[3] = {0};
    for (size_t k = 0; k < count; k++) {
      double away[3], square = softening;
      for (unsigned d = 0; d < 3; d++) {
        away[d] = (double)at[d][k] - at[d][i];
        square += away[d] * away[d];
      }
      for (unsigned d = 0; d < 3; d++) {
        const double pull = mass[k] * away[d] / (square * sqrt(square));
        sum[d] += pull;
        magnitude[d] += fabs(pull);
      }
    }
    // The square, a sum of positive terms, has six roundings: two that a difference's counts for, one of a product,
    // three of sums. They count half in its root's inverse, which has its own; its cube has thrice that. Three
    // more products, one product with the difference, and the difference itself are rounded. Each term then goes
    // through at most `count` sums.
    const double term = 3 * (6 * rounding / 2 + ulps(2)) + 5 * rounding;
    for (unsigned d = 0; d < 3; d++)
      check_float("nbody", 3 * i + d, acceleration[d][i], sum[d], 1.01 * (term + count * rounding) * magnitude[d]);
  }
  for (unsigned d = 0; d < 3; d++)
    free(at[d]), free(acceleration[d]);
  free(mass);
}

// ---- Local memory and barriers

static void check_matmul(program *p) {
  uint32_t inner = test.time ? 256 : 80;
  const size_t rows = test.time ? 256 : 48, columns = test.time ? 256 : 64;
  float *a = uniforms(rows * inner, -1, 1), *b = uniforms(inner * columns, -1, 1);
  float *product = allocate(rows * columns * sizeof *product);
  const job j = {"matmul",
                 "elements of the product",
                 rows * columns,
                 {{"matmul",
                   {columns, rows},
                   {16, 16},
                   {INPUT(a, rows * inner * sizeof *a), INPUT(b, inner * columns * sizeof *b), VALUE(inner),
                    BUFFER(product, rows * columns * sizeof *product)}}}};
  const bool ran = run(p, &j);
  for (size_t i = 0; i < rows * columns && ran; i++) {
    double sum = 0, magnitude = 0;
    for (size_t k = 0; k < inner; k++) {
      const double term = (double)a[i / columns * inner + k] * b[k * columns + i % columns];
      sum += term;
      magnitude += fabs(term);
    }
    // A term is a rounded product that goes through at most `inner` sums.
    check_float("matmul", i, product[i], sum, 1.01 * (inner + 1) * rounding * magnitude);
  }
  free(a), free(b), free(product);
}

static void check_scan(program *p) {
  const size_t local = test.time ? 256 : 64, groups = test.time ? 256 : 37; // no more groups than one can sum up
  const size_t count = local * groups, size = count * sizeof(uint32_t), sums_size = local * sizeof(uint32_t);
  uint32_t *in = allocate(size), *out = allocate(size), *sums = allocate(sums_size), *offsets = allocate(sums_size);
  uint32_t all, wanted = 0;
  for (size_t i = 0; i < count; i++)
    in[i] = (uint32_t)random_bits();
  const argument memory = {ARG_LOCAL, sums_size, NULL};
  const job j = {
      "scan",
      "elements",
      count,
      {{"scan_groups", {count}, {local}, {INPUT(in, size), BUFFER(out, size), BUFFER(sums, sums_size), memory}},
       {"scan_groups",
        {local},
        {local},
        {INPUT(sums, sums_size), BUFFER(offsets, sums_size), BUFFER(&all, sizeof all), memory}},
       {"scan_add", {count}, {local}, {INPUT(offsets, sums_size), BUFFER(out, size)}}}};
  const bool ran = run(p, &j);
  for (size_t i = 0; i < count && ran; i++) {
    wanted += in[i];
    check(out[i] == wanted, "scan: sum %zu is %08x, not %08x", i, out[i], wanted);
  }
  if (ran)
    check(all == wanted, "scan: the sum of all is %08x, not %08x", all, wanted);
  free(in), free(out), free(sums), free(offsets);
}

// ---- Atomics

static void check_histogram(program *p) {
  enum { BINS = 256 };
  const size_t local = test.time ? 256 : 64, groups = test.time ? 64 : 5;
  uint32_t count = test.time ? 1 << 20 : 10007, bins[BINS], wanted[BINS] = {0};
  uint8_t *data = allocate(count);
  for (size_t i = 0; i < count; i++) {
    data[i] = (uint8_t)(random_bits() & random_bits()); // some bins fill faster than others
    wanted[data[i]]++;
  }
  const job j = {"histogram",
                 "bytes",
                 count,
                 {{"histogram", {local * groups}, {local}, {INPUT(data, count), VALUE(count), OUT(bins)}}}};
  if (run(p, &j))
    for (unsigned i = 0; i < BINS; i++)
      check(bins[i] == wanted[i], "histogram: bin %u has %u, not %u", i, bins[i], wanted[i]);
  free(data);
}

// ---- Pictures

static size_t clamped(size_t at, int by, size_t size) {
  return at == 0 && by < 0 ? 0 : at + by >= size ? size - 1 : at + by;
}

static void check_blurred(const char *name, const float *in, const float *out, size_t width, size_t height) {
  static const double weights[] = {1, 2, 1};
  for (size_t i = 0; i < width * height * 4; i++) {
    const size_t x = i / 4 % width, y = i / 4 / width;
    double sum = 0;
    for (int dy = -1; dy <= 1; dy++)
      for (int dx = -1; dx <= 1; dx++)
        sum += weights[dx + 1] * weights[dy + 1] / 16 *
               in[(clamped(y, dy, height) * width + clamped(x, dx, width)) * 4 + i % 4];
    check_float(name, i, out[i], sum, 9 * rounding * sum); // nine sums of terms that are positive and exact
  }
}

static void check_blur(program *p) {
  enum { CHANNELS_RGBA = 0x10b5, CHANNEL_FLOAT = 0x10de }; // OpenCL's CL_RGBA and CL_FLOAT
  int width = test.time ? 512 : 67, height = test.time ? 512 : 41;
  const size_t pixels = (size_t)width * height, size = pixels * 4 * sizeof(float);
  float *in = uniforms(pixels * 4, 0, 1), *out = allocate(size);
  image_argument from = {IMAGE_2D, CHANNELS_RGBA, CHANNEL_FLOAT, width, height, 1, 1, 1, in}, to = from;
  to.data = out;
  const job with_buffers = {
      "blur_buffer",
      "pixels",
      pixels,
      {{"blur_buffer", {width, height}, {16, 16}, {INPUT(in, size), VALUE(width), VALUE(height), BUFFER(out, size)}}}};
  const job with_images = {
      "blur",
      "pixels",
      pixels,
      {{"blur", {width, height}, {16, 16}, {{ARG_IMAGE, sizeof from, &from}, {ARG_IMAGE, sizeof to, &to}}}}};
  if (is_chosen("blur_buffer") && run(p, &with_buffers))
    check_blurred("blur_buffer", in, out, width, height);
  memset(out, 0, size);
  if (!device_has(test.device, "images") || !device_has_image(test.device, &from))
    printf("skipped: blur, since the device has no images of float4\n");
  else if (is_chosen("blur") && run(p, &with_images))
    check_blurred("blur", in, out, width, height);
  free(in), free(out);
}

int main(int argc, char **argv) {
  static const struct {
    const char *name;
    void (*check)(program *);
  } kernels[] = {{"black_scholes", check_black_scholes},
                 {"mix4", check_mix4},
                 {"mandelbrot", check_mandelbrot},
                 {"nbody", check_nbody},
                 {"matmul", check_matmul},
                 {"scan", check_scan},
                 {"histogram", check_histogram}};
  harness_start(argc, argv, "whole kernels");
  char options[128] = "";
  if (device_has(test.device, "images")) // which Clang does not know of all of its targets
    sprintf(options, "-DIMAGES %s", device_has(test.device, "source") ? "" : "-Xclang -cl-ext=+__opencl_c_images");
  program *p = build(kernel_source, options);
  for (size_t k = 0; p && k < sizeof kernels / sizeof *kernels; k++)
    if (is_chosen(kernels[k].name))
      kernels[k].check(p);
  if (p)
    check_blur(p);
  program_close(p);
  return harness_finish();
}
