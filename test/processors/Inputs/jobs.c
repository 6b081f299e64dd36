// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels of values.cl, for docs/examples/driver.c.
#include "jobs.h"

int out[1000];
static int *buffer = out, numbers[64] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3}, *input = numbers;
static float four[4] = {1, 2.5f, -3, 1e10f};

// An image of bytes, and a sampler whose filter is linear.
enum { CL_RGBA = 0x10b5, CL_UNORM_INT8 = 0x10d2 };
static unsigned char pixels[4][4][4] = {{{1, 2, 3, 4}, {255, 0, 7, 9}, {100, 200, 50, 25}, {9, 99, 199, 255}},
                                        {{5, 6, 7, 8}, {0, 255, 8, 1}, {12, 34, 56, 78}, {90, 1, 2, 3}}};
static struct oneclc_image image = {.size = sizeof image,
                                    .channel_order = CL_RGBA,
                                    .channel_data_type = CL_UNORM_INT8,
                                    .element_size = 4,
                                    .width = 4,
                                    .height = 4,
                                    .depth = 1,
                                    .array_size = 1,
                                    .base.data = pixels,
                                    .base.row_pitch = 16,
                                    .base.slice_pitch = 64},
                           *from = &image;
static size_t linear =
    ONECLC_SAMPLER_CLAMP_TO_EDGE | ONECLC_SAMPLER_LINEAR | ONECLC_SAMPLER_LODS(0, ONECLC_SAMPLER_LOD_LIMIT);

#ifdef FULL
#define ITEMS 100000
#else
#define ITEMS 1000
#endif
#define RANGE \
  {.size = sizeof(struct oneclc_work_item), \
   .work_dim = 1, \
   .global_size = {ITEMS, 1, 1}, \
   .enqueued_local_size = {64, 1, 1}, \
   .num_groups = {(ITEMS + 63) / 64, 1, 1}}

const job jobs[] = {
    {"math_float4.launch", RANGE, {&buffer}, 70},
    {"math_double.launch", RANGE, {&buffer}, 70},
    {"math_half8.launch", RANGE, {&buffer}, 70},
#ifdef FULL
    {"math_float.launch", RANGE, {&buffer}, 70},
    {"math_double2.launch", RANGE, {&buffer}, 70},
    {"math_half.launch", RANGE, {&buffer}, 70},
#endif
    {"of_other_chapters.launch", RANGE, {&buffer}, 32},
    {"conversions.launch", RANGE, {&buffer}, 195},
    {"integers.launch", RANGE, {&buffer}, 109},
    {"memory_and_lanes.launch", RANGE, {&buffer}, 21},
    {"groups.launch", RANGE, {&buffer, NULL, &input}, 23},
    {"images.launch", RANGE, {&buffer, &from, &linear}, 5},
    {"loops.launch", RANGE, {&buffer}, 5},
    {"text.launch", RANGE, {four}, 0},
    {0},
};
