// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-bench's kernels for GPUs, whose work-items call a function again and again, and what they are called with.
#ifndef ONECLC_BENCH_CALLS_H
#define ONECLC_BENCH_CALLS_H
#include "device.h"
#include "ulp/ulp.h"
#include <stdio.h>

enum { MAIN, WIDE, MIXED }; // mixed: the main range, neighbouring work-items far apart

typedef struct {
  const signature *signature;
  bool p, q;      // the call gives more through a pointer to this type, to int
  unsigned width; // 1, or of the vectors that are called with
} call_shape;

// A line of speed.tsv
typedef struct {
  double low, high, least, most, low2, high2;
} call_range;

// Where |x| begins and ends in the wide range, as far as this type reaches.
void wide_range(const call_range *, const element *, double *least, double *most);

// Writes the kernels, in which `call` is an expression of x, y or n, z, &p and &q:
//   walk(S start, S step, T delta, T y, T slope, global TN *r, uint rounds, uint mixed)
//             each work-item sums up `rounds` calls at x = start + step * element, x + delta, x + 2 delta …, with the
//             second argument y + slope * x: neighbours have neighbouring arguments, unless they are mixed
//   leap(V start, V step, U delta, U sign, T y, T slope, global TN *r, uint rounds)
//             the same with x's bits, always mixed; `sign` is or-ed to every second
// The elements are the lanes of all work-items. A half can neither count them nor step from one to the next: it is
// float, or bits with a fraction, that becomes the first argument.
void write_calls(FILE *, const call_shape *, const char *call);

enum { CALL_ITEMS = 1 << 19, CALLS = 512 }; // work-items, and each one's calls, which a vector shares between its lanes

typedef struct {
  uint64_t value[6];
  uint32_t rounds, mixed;
  argument list[8];
  unsigned count;
} call_arguments;
// The arguments of walk or, in the wide range, leap. `results` holds an element for each lane.
void call_with(call_arguments *, const call_shape *, const call_range *, int range, void *results);
static inline const char *call_kernel(int range) { return range == WIDE ? "leap" : "walk"; }
#endif
