// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of clc-bench: programs that call a builtin often, and vector libraries of the host.
#ifndef ONECLC_BENCH_H
#define ONECLC_BENCH_H
#include "ulp/ulp.h"

// ---- kernels.c: what is built and timed

typedef enum { OPENCL_C, LIBDEVICE } spelling; // how a library's functions are called

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
char *write_kernels(char *const row[], const signature *, bool on_cpu, unsigned width, spelling);

// Functions that move data alone: only stream().
//   copy, vload_half4 (x holds halves), vstore_half4 (r holds halves)
char *write_mover(const char *name);

// ---- host.c: vector libraries that the host has installed

typedef enum { SLEEF, LIBMVEC, HOST_LIBRARIES } host_library;
const char *host_library_file(host_library); // what was found, or NULL
// The function on vectors of `bytes` (16, 32, 64); NULL if there is none.
void *host_function(host_library, const char *name, const signature *, unsigned bytes);
// Calls it on n vectors, `rounds` times. Memory is aligned to vectors.
void host_call(void *function, unsigned arguments, unsigned bytes, const void *x, const void *y, void *r, size_t n,
               unsigned rounds);
#endif
