// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Times calls of a builtin, and looks for its errors.
#include "bench/program.h"
#include "command.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// Where errors are looked for; and the work-items of apply, whose arrays stay in a processor core's second cache, as
// the function is measured and not the memory.
enum { POINTS = 65536 };
enum { MOVED = 1 << 25 }; // elements that --memory moves
static void *arrays[3];   // x, y, results

static call_range range_of(char *const row[]) {
  return (call_range){number(row, LOW),  number(row, HIGH), number(row, LEAST),
                      number(row, MOST), number(row, LOW2), number(row, HIGH2)};
}

static double uniform(uint64_t seed) { return (double)(mix_bits(seed * 0x9e3779b97f4a7c15) >> 11) * 0x1p-53; }

static void fill(char *const row[], const signature *s, int range, size_t count) {
  const call_range r = range_of(row);
  double least, most;
  wide_range(&r, s->type, &least, &most);
  for (size_t i = 0; i < count; i++) {
    double x = r.low + (r.high - r.low) * uniform(2 * i);
    if (range == WIDE) {
      x = least * pow(most / least, uniform(2 * i));
      x = r.low < 0 && mix_bits(i) & 1 ? -x : x;
    }
    store_bits(s->type, arrays[0], i, bits_near(s->type, x));
    const double y = r.low2 + (r.high2 - r.low2) * uniform(2 * i + 1);
    if (last_is_integer(s))
      ((int32_t *)arrays[1])[i] = (int32_t)floor(y);
    else
      store_bits(s->type, arrays[1], i, bits_near(s->type, y));
  }
}

static size_t second_bytes(const signature *s) { return last_is_integer(s) ? 4 : s->type->bits / 8; }

// x, y and the results of `count` elements, as far as the builtin has them.
static unsigned array_arguments(argument a[], const signature *s, size_t count) {
  unsigned n = 0;
  a[n++] = (argument){ARG_INPUT, count * s->type->bits / 8, arrays[0]};
  if (s->count > 1)
    a[n++] = (argument){ARG_INPUT, count * second_bytes(s), arrays[1]};
  a[n++] = (argument){ARG_BUFFER, count * s->type->bits / 8, arrays[2]};
  return n;
}

static double run(program *p, const char *kernel, size_t items, unsigned rows, unsigned local, unsigned count,
                  const argument *arguments) {
  const ndrange range = {rows > 1 ? 2 : 1, {items, rows, 1}, {local, local != 0, local != 0}, {0}};
  const int status = device_run(p, kernel, &range, count, arguments);
  return status == DEVICE_OK ? device_seconds(p) : NAN;
}

enum { GROUP = 256 }; // of work-items

// Seconds for one element; NaN if it does not run. A processor calls the builtin on arrays that its first cache holds.
static double processor(library *l, const signature *s, const form *f, unsigned rounds) {
  const unsigned bytes = s->type->bits / 8, elements = 8192 / bytes, count = elements / f->width;
  double seconds;
  if (l->device) {
    argument a[5];
    unsigned n = array_arguments(a, s, elements);
    a[n++] = (argument){ARG_VALUE, 4, &(uint32_t){count}};
    a[n++] = (argument){ARG_VALUE, 4, &rounds};
    seconds = run(l->program, f->kernel, 1, 1, 1, n, a);
  } else {
    const double start = now();
    host_call(l->function, s->count, vector_bytes, arrays[0], arrays[1], arrays[2], 8192 / vector_bytes, rounds);
    seconds = now() - start;
  }
  return seconds / rounds / elements;
}

// The same in a kernel as people write them, of which a work-item does one element. Rows of work-items do the same
// elements again, so that what a launch costs hardly counts.
static double items(library *l, const signature *s, unsigned rows) {
  argument a[3];
  if (!l->device)
    return NAN;
  return run(l->program, "apply", POINTS, rows, GROUP, array_arguments(a, s, POINTS), a) / rows / POINTS;
}

static double gpu(library *l, char *const row[], const signature *s, const form *f) {
  if (!strcmp(f->kernel, "stream")) {
    argument a[4];
    const unsigned n = array_arguments(a, s, MOVED);
    return run(l->program, f->kernel, MOVED / 4, 1, GROUP, n, a) / MOVED;
  }
  const call_range r = range_of(row);
  const call_shape shape = {.signature = s, .width = f->width};
  call_arguments a;
  call_with(&a, &shape, &r, (int)f->range, arrays[2]);
  return run(l->program, f->kernel, CALL_ITEMS, 1, GROUP, a.count, a.list) / CALL_ITEMS / CALLS;
}

// The greatest error at POINTS arguments; NaN where it cannot be told.
static double greatest_error(library *l, char *const row[], const signature *s, const form *f, const domain *d) {
  if (call_reads(row[CALL], 'p') || call_reads(row[CALL], 'q') || !s->function || (!on_cpu && f->width > 1))
    return NAN;
  memset(arrays[2], 0, POINTS * s->type->bits / 8);
  if (l->device && on_cpu && !options.items) {
    argument a[5];
    unsigned n = array_arguments(a, s, POINTS);
    a[n++] = (argument){ARG_VALUE, 4, &(uint32_t){POINTS / f->width}};
    a[n++] = (argument){ARG_VALUE, 4, &(uint32_t){1}};
    if (isnan(run(l->program, f->kernel, 1, 1, 1, n, a)))
      return NAN;
  } else if (l->device) {
    argument a[3];
    const unsigned n = array_arguments(a, s, POINTS);
    if (isnan(run(l->program, "apply", POINTS, 1, GROUP, n, a)))
      return NAN;
  } else {
    host_call(l->function, s->count, vector_bytes, arrays[0], arrays[1], arrays[2],
              POINTS * s->type->bits / 8 / vector_bytes, 1);
  }
  tally sum = {0};
  judge_start();
  for (size_t i = 0; i < POINTS; i++) {
    uint64_t in[MOST_ARGUMENTS] = {load_bits(s->type, arrays[0], i)};
    if (s->count > 1)
      in[1] = s->integer[1] ? ((uint32_t *)arrays[1])[i] : load_bits(s->type, arrays[1], i);
    if (s->count > 2)
      in[2] = in[0];
    judge(&sum, s, d, in, load_bits(s->type, arrays[2], i), false);
  }
  judge_end();
  return sum.special ? INFINITY : sum.max;
}

// Compilers make loops over scalars calls of a vector library's functions: those are its loops, too.
static bool usable(const library *l, const form *f) {
  if (l->vectors && f->width > 1)
    return false;
  return l->device ? l->program != NULL : l->function != NULL;
}

static double seconds_of(library *l, char *const row[], const signature *s, const form *f, unsigned rounds) {
  const form vectors = {"vectors", vector_width(s->type), f->range};
  if (l->vectors)
    f = &vectors;
  return options.items ? items(l, s, rounds) : on_cpu ? processor(l, s, f, rounds) : gpu(l, row, s, f);
}

// All libraries in turns.
static void take_samples(char *const row[], const signature *s, const form *f, result r[]) {
  static double seconds[MAX_LIBRARIES][MAX_SAMPLES];
  unsigned rounds[MAX_LIBRARIES], n = options.samples;
  bool runs[MAX_LIBRARIES];
  for (unsigned i = 0; i < library_count; i++) {
    library *l = &libraries[i];
    runs[i] = usable(l, f);
    rounds[i] = 1;
    for (double whole = 0; runs[i] && whole < 1e-3; rounds[i] *= 2) { // and warms up
      // The least of three: where another library's threads are still busy, a single call may take a millisecond
      // whatever it does.
      double one = seconds_of(l, row, s, f, rounds[i]);
      for (int again = 0; again < 2 && on_cpu && !options.items; again++)
        one = fmin(one, seconds_of(l, row, s, f, rounds[i]));
      runs[i] = !isnan(one);
      if (i == 0 && !runs[i])
        fail(RUN_ERROR, "%s, %s: the kernel does not run", row[FUNCTION], form_name(s, f));
      if (!on_cpu && !options.items)
        break;
      whole = one * rounds[i] * (options.items ? POINTS : 8192 / (s->type->bits / 8));
    }
  }
  for (unsigned k = 0; k < n; k++)
    for (unsigned i = 0; i < library_count; i++)
      if (runs[i])
        seconds[i][k] = seconds_of(&libraries[i], row, s, f, rounds[i]);
  // Reads and writes of --memory in bytes; movers' halves are 2 of 6 bytes
  double bytes = s->type->bits / 8 + s->type->bits / 8 + (s->count > 1 ? (double)second_bytes(s) : 0);
  if (!strncmp(row[FUNCTION], "vload_half", 10) || !strncmp(row[FUNCTION], "vstore_half", 11))
    bytes = 6;
  for (unsigned i = 0; i < library_count; i++) {
    r[i] = (result){NAN, NAN, NAN, NAN, NAN};
    if (!runs[i])
      continue;
    double ratios[MAX_SAMPLES], values[MAX_SAMPLES];
    for (unsigned k = 0; k < n; k++) {
      ratios[k] = seconds[i][k] / seconds[0][k];
      values[k] = on_cpu || options.items ? seconds[i][k] * 1e9 : (options.memory ? bytes : 1) / seconds[i][k] * 1e-9;
    }
    r[i].median = median(values, n);
    r[i].least = values[0];
    r[i].most = values[n - 1];
    // What else runs on a processor, or beside it, takes time from some samples and gives none to others.
    r[i].ratio = on_cpu ? r[i].least / r[0].least : median(ratios, n);
  }
}

void measure(char *const row[], char *const bound[], const signature *s, const form *f, result r[]) {
  domain d = {.most = INFINITY};
  if (bound) {
    read_domain(&d, bound[DOMAIN]);
    fill(row, s, (int)f->range, !strcmp(f->kernel, "stream") ? MOVED : POINTS);
  }
  take_samples(row, s, f, r);
  for (unsigned i = 0; i < library_count && bound && !options.memory && !options.no_errors; i++)
    if (!isnan(r[i].median) && !libraries[i].vectors)
      r[i].error = greatest_error(&libraries[i], bound, s, f, &d);
}

void make_arrays(void) {
  for (unsigned i = 0; i < 3; i++) {
    const size_t size = (options.memory ? (size_t)MOVED : 4 * CALL_ITEMS) * sizeof(uint64_t), apart = 21 * 64;
    if (posix_memalign(&arrays[i], 4096, size + 3 * apart))
      fail(RUN_ERROR, "no memory");
    memset(arrays[i], 0, size + 3 * apart);
    arrays[i] = (char *)arrays[i] + i * apart; // addresses that agree in their low bits are slow on some processors
  }
}
