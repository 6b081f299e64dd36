// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The programs by which clc-bench calls a builtin often.
#ifndef ONECLC_BENCH_H
#define ONECLC_BENCH_H
#include "ulp/peers.h"

typedef enum {
  LOOPS,      // vectors(global const TN *x, [global const T2N *y,] global TN *r, uint n, uint rounds)
              // scalars(global const T *x, [global const T2 *y,] global T *r, uint n, uint rounds)
              //           one work-item calls f on n vectors or scalars, again and again: for processors, where other
              //           libraries lack the work-items' ids
  ITEM_EACH,  // apply(global const TN *x, [global const T2N *y,] global TN *r)
              //           one call in each work-item
  CALLS_EACH, // walk and leap of calls.h; of scalars also apply
  STREAM      // stream: apply by another name
} kernel_set;

// OpenCL C source, to be freed; NULL if a library that is spelt so has no such function. T is the type, TN its vector
// of `width`, T2 the type of the second argument (int or T), T2N its vector; Y is left out where there is none.
char *write_kernels(char *const row[], const signature *, kernel_set, unsigned width, spelling);

// Functions that move data alone: only stream().
//   copy, vload_half4 (x holds halves), vstore_half4 (r holds halves)
char *write_mover(const char *name);
#endif
