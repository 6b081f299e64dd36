// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Between the parts of the opencl backend.
#ifndef ONECLC_OPENCL_H
#define ONECLC_OPENCL_H
#include "common/backend.h"
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

typedef struct {
  cl_device_id id;
  cl_context context;
  cl_command_queue queue;
  char extensions[16384];
  bool generic, subgroups, images, c30; // c30: compiles OpenCL C 3.0
} cl_state;

typedef struct {
  cl_program program;
  cl_kernel *kernels; // by kernel number
} cl_loaded;

// True if a call succeeded; else says what failed.
bool check(cl_int error, const char *what);

// ---- spirv.c: reading SPIR-V

// The SPIR-V extension that lets printf's format lie in memory that is not constant
#define PRINTF_ANYWHERE "SPV_EXT_relaxed_printf_string_address_space"

// Adds the signatures of all kernels to the program, and takes out that extension if the program was just built (name
// is NULL). False after a message if it is no SPIR-V or imports a function.
bool describe_spirv(program *, const char *name);

// ---- objects.c: what arguments need on the device

typedef struct {
  cl_mem memory, buffer; // buffer: below an image of type IMAGE_1D_BUFFER
  cl_sampler sampler;
} cl_object;

// Makes what the argument needs, with its contents, and passes it to the kernel; false after a message. free_object()
// is due either way.
bool set_argument(cl_state *, cl_kernel, unsigned number, const argument *, cl_object *);
// Copies what the kernel wrote back; false after a message.
bool copy_back(cl_state *, const argument *, cl_object *);
void free_object(cl_object *);
#endif
