// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Buffers, images and samplers of arguments.
#include "opencl/opencl.h"
#include <stdint.h>

static void level_region(const image_argument *m, unsigned level, size_t origin[4], size_t region[3]) {
  const bool is_array = m->type == IMAGE_1D_ARRAY || m->type == IMAGE_2D_ARRAY;
  const unsigned dims = m->type == IMAGE_3D ? 3 : m->type == IMAGE_2D || m->type == IMAGE_2D_ARRAY ? 2 : 1;
  const size_t size[3] = {m->width, m->height, m->depth};
  for (unsigned i = 0; i < 3; i++) {
    origin[i] = 0;
    region[i] = i >= dims ? 1 : size[i] >> level ? size[i] >> level : 1;
  }
  if (is_array)
    region[dims] = m->layers;
  origin[3] = 0;
  if (m->levels > 1)
    origin[dims + is_array] = level;
}

// Copies all levels in or out.
static bool copy_image(cl_state *s, const image_argument *m, cl_object *o, bool out) {
  size_t origin[4], region[3];
  char *at = m->data;
  if (o->buffer)
    return check(out ? clEnqueueReadBuffer(s->queue, o->buffer, CL_TRUE, 0, image_size(m), at, 0, NULL, NULL)
                     : clEnqueueWriteBuffer(s->queue, o->buffer, CL_TRUE, 0, image_size(m), at, 0, NULL, NULL),
                 "cannot copy an image");
  for (unsigned level = 0; level < m->levels; level++) {
    level_region(m, level, origin, region);
    if (!check(out ? clEnqueueReadImage(s->queue, o->memory, CL_TRUE, origin, region, 0, 0, at, 0, NULL, NULL)
                   : clEnqueueWriteImage(s->queue, o->memory, CL_TRUE, origin, region, 0, 0, at, 0, NULL, NULL),
               "cannot copy an image"))
      return false;
    at += image_level_size(m, level);
  }
  return true;
}

static bool make_image(cl_state *s, const image_argument *m, cl_object *o) {
  cl_int error = CL_SUCCESS;
  const cl_image_format format = {m->channel_order, m->channel_data_type};
  if (m->type == IMAGE_1D_BUFFER)
    o->buffer = clCreateBuffer(s->context, CL_MEM_READ_WRITE, image_size(m), NULL, &error);
  const cl_image_desc desc = {.image_type = m->type,
                              .image_width = m->width,
                              .image_height = m->height,
                              .image_depth = m->depth,
                              .image_array_size = m->layers,
                              .num_mip_levels = m->levels > 1 ? m->levels : 0,
                              .mem_object = o->buffer};
  if (error == CL_SUCCESS)
    o->memory = clCreateImage(s->context, CL_MEM_READ_WRITE, &format, &desc, NULL, &error);
  if (error == CL_IMAGE_FORMAT_NOT_SUPPORTED) // there are formats that kernels only read
    o->memory = clCreateImage(s->context, CL_MEM_READ_ONLY, &format, &desc, NULL, &error);
  return check(error, "cannot make an image") && copy_image(s, m, o, false);
}

// From the bits of a sampler in a kernel.
static cl_sampler make_sampler(cl_state *s, uint32_t bits, cl_int *error) {
  const cl_addressing_mode modes[8] = {CL_ADDRESS_NONE, CL_ADDRESS_CLAMP_TO_EDGE, CL_ADDRESS_CLAMP, CL_ADDRESS_REPEAT,
                                       CL_ADDRESS_MIRRORED_REPEAT};
  const cl_sampler_properties properties[] = {CL_SAMPLER_NORMALIZED_COORDS,
                                              bits & 1,
                                              CL_SAMPLER_ADDRESSING_MODE,
                                              modes[bits >> 1 & 7],
                                              CL_SAMPLER_FILTER_MODE,
                                              bits & 0x20 ? CL_FILTER_LINEAR : CL_FILTER_NEAREST,
                                              0};
  return clCreateSamplerWithProperties(s->context, properties, error);
}

bool set_argument(cl_state *s, cl_kernel kernel, unsigned i, const argument *a, cl_object *o) {
  cl_mem *memory = &o->memory;
  if (a->kind == ARG_IMAGE)
    return make_image(s, a->data, o) &&
           check(clSetKernelArg(kernel, i, sizeof *memory, memory), "cannot pass an image");
  if (a->kind == ARG_SAMPLER) {
    cl_int failed;
    o->sampler = make_sampler(s, *(const uint32_t *)a->data, &failed);
    return check(failed, "cannot make a sampler") &&
           check(clSetKernelArg(kernel, i, sizeof o->sampler, &o->sampler), "cannot pass a sampler");
  }
  if (a->kind == ARG_VALUE || a->kind == ARG_LOCAL)
    return check(clSetKernelArg(kernel, i, a->size, a->data), "cannot pass an argument");
  cl_int error;
  const size_t size = a->size ? a->size : 1;
  *memory = clCreateBuffer(s->context, CL_MEM_READ_WRITE, size, NULL, &error);
  return check(error, "no memory for a buffer") &&
         (!a->size || check(clEnqueueWriteBuffer(s->queue, *memory, CL_TRUE, 0, a->size, a->data, 0, NULL, NULL),
                            "cannot copy a buffer")) &&
         check(clSetKernelArg(kernel, i, sizeof *memory, memory), "cannot pass a buffer");
}

bool copy_back(cl_state *s, const argument *a, cl_object *o) {
  if (a->kind == ARG_IMAGE)
    return copy_image(s, a->data, o, true);
  return a->kind != ARG_BUFFER || !a->size ||
         check(clEnqueueReadBuffer(s->queue, o->memory, CL_TRUE, 0, a->size, a->data, 0, NULL, NULL),
               "cannot copy a buffer back");
}

void free_object(cl_object *o) {
  if (o->memory)
    clReleaseMemObject(o->memory);
  if (o->buffer)
    clReleaseMemObject(o->buffer);
  if (o->sampler)
    clReleaseSampler(o->sampler);
}
