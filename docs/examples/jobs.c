// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels of kernels.cl with their ranges and arguments: what a program tells a driver by clSetKernelArg and
// clEnqueueNDRangeKernel.
#include "jobs.h"

int out[1000];

// Values are laid out in memory as OpenCL C's types are: a vector of three takes the place of one of four. Vectors are
// aligned to their size, on AArch64 to 16 bytes at most.
#ifdef __aarch64__
enum { MOST_ALIGNED = 16 };
#else
enum { MOST_ALIGNED = 128 };
#endif
static struct {
  int by;
  float scale;
} step = {3, 0.5f};
static struct {
  int first;
  _Alignas(MOST_ALIGNED) double entries[16];
} table = {100, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}};
static signed char bytes[2] = {-7, 9};
static unsigned char colour[4] = {1, 2, 250};
static float weights[8] = {0, 8, 16, 24, 32, 40, 48, 56}, four[4] = {1, 2.5f, -3, 1e10f};
static short more = -1000;
static int *buffer = out; // A buffer's value is its address.

// An image's value is the address of its description; a sampler's is a number of the size of a pointer.
enum { CL_R = 0x10b0, CL_SIGNED_INT32 = 0x10d9, CL_FLOAT = 0x10de };
static float pixels[4][4] = {{0, 0.25f, 0.5f, 0.75f}, {0, 0.25f, 0.5f, 0.75f}, {1, 1, 1, 1}, {0, 0, 0.5f, 0.5f}};
#define IMAGE(TYPE, SIDE, PIXELS) \
  {.size = sizeof(struct oneclc_image), \
   .channel_order = CL_R, \
   .channel_data_type = TYPE, \
   .element_size = 4, \
   .width = SIDE, \
   .height = SIDE, \
   .depth = 1, \
   .array_size = 1, \
   .base.data = PIXELS, \
   .base.row_pitch = 4 * SIDE, \
   .base.slice_pitch = 4 * SIDE * SIDE}
static struct oneclc_image large = IMAGE(CL_FLOAT, 4, pixels), small = IMAGE(CL_SIGNED_INT32, 2, out);
static struct oneclc_image *from = &large, *to = &small;
static size_t linear =
    ONECLC_SAMPLER_CLAMP_TO_EDGE | ONECLC_SAMPLER_LINEAR | ONECLC_SAMPLER_LODS(0, ONECLC_SAMPLER_LOD_LIMIT);

// Beyond work_dim, sizes are 1.
#define RANGE(DIMENSIONS, X, Y, GROUP_X, GROUP_Y) \
  {.size = sizeof(struct oneclc_work_item), \
   .work_dim = DIMENSIONS, \
   .global_size = {X, Y, 1}, \
   .enqueued_local_size = {GROUP_X, GROUP_Y, 1}, \
   .num_groups = {(X + GROUP_X - 1) / GROUP_X, (Y + GROUP_Y - 1) / GROUP_Y, 1}}

const job jobs[] = {
    {"values.launch", RANGE(1, 1000, 1, 64, 1), {&step, &table, bytes, colour, weights, &more, &buffer}, 1000},
    {"mirror.launch", RANGE(1, 1000, 1, 64, 1), {&buffer}, 1000},
    {"sums.launch", RANGE(2, 50, 20, 8, 8), {NULL, &buffer}, 1000},
    {"half_size.launch", RANGE(2, 2, 2, 1, 1), {&from, &linear, &to}, 4},
    {"greet.launch", RANGE(1, 1000, 1, 64, 1), {four}, 0},
    {0},
};
