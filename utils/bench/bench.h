// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The programs by which clc-bench calls a builtin often.
#ifndef ONECLC_BENCH_H
#define ONECLC_BENCH_H
#include "ulp/peers.h"

// OpenCL C source, to be freed; NULL if a library that is spelt so has no such function. T is the type, TN its vector
// of `width`, T2 the type of the second argument (int or T), TN2 its vector; Y is left out where there is none. For
// processors:
//   vectors(global const TN *x, [global const T2N *y,] global TN *r, uint n, uint rounds)
//   scalars(global const T *x, [global const T2 *y,] global T *r, uint n, uint rounds)
//             one work-item calls f on n vectors or scalars, again and again
// For GPUs:
//   apply(global const T *x, [global const T2 *y,] global T *r)
//             one call in each work-item
//   walk(T start, T step, T delta, T y, T slope, global T *r, uint rounds)
//             each work-item sums up `rounds` calls at x = start + step * id, x + delta, x + 2 delta …, with the second
//             argument y + slope * x: neighbours have neighbouring arguments
//   leap(U start, U step, U delta, U sign, T y, T slope, global T *r, uint rounds)
//             the same with x's bits; `sign` is or-ed to every second, and work-items are in no order
//   stream(global const T4 *x, [global const T24 *y,] global T4 *r)
//             four calls in each work-item, from memory to memory
// Without `items` the first two alone, as other libraries lack a processor's ids.
char *write_kernels(char *const row[], const signature *, bool on_cpu, bool items, unsigned width, spelling);

// Functions that move data alone: only stream().
//   copy, vload_half4 (x holds halves), vstore_half4 (r holds halves)
char *write_mover(const char *name);
#endif
