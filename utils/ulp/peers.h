// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Other libraries than ours, which clc-ulp judges and clc-bench times.
#ifndef ONECLC_PEERS_H
#define ONECLC_PEERS_H
#include "ulp/ulp.h"
#include <stdio.h>

// ---- peers.c: libraries of functions that kernels call

typedef enum { OPENCL_C, LIBDEVICE } spelling; // how a library's functions are called

// Writes the macro CALL, which is the call of a builtin, a line of bounds.tsv, in a library's own words, and the
// declarations that it needs. False, and nothing is written, if a library that is spelt so has no such function.
bool write_call(FILE *, char *const row[], const signature *, spelling);

// OpenCL C: the macro ITEM, a work-item's number, without get_global_id on NVIDIA's devices, where they may lack it.
extern const char item_macro[];

// Clang's options to link such a library in the place of ours.
const char *link_options(spelling);

// What an OpenCL platform is called here: intel, pocl, rusticl or opencl.
const char *driver_name(const char *platform);

// ---- host.c: vector libraries that the host has installed

typedef enum { SLEEF, LIBMVEC, HOST_LIBRARIES } host_library;
const char *host_library_name(host_library);
const char *host_library_file(host_library); // what was found, or NULL
// The function on vectors of `bytes` (16, 32, 64); NULL if there is none.
void *host_function(host_library, const char *name, const signature *, unsigned bytes);
// Calls it on n vectors, `rounds` times. Memory is aligned to vectors.
void host_call(void *function, unsigned arguments, unsigned bytes, const void *x, const void *y, void *r, size_t n,
               unsigned rounds);
#endif
