// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The contract between this library and a driver of NVIDIA GPUs: what image and sampler arguments of kernels are.
//
// An image argument (image2d_t and its like) is the address, in global memory, of a struct oneclc_nvptx_image, which
// kernels only read. A sampler argument is a number of 64 bits: that of a sampler_t literal in a kernel
// (CLK_ADDRESS_REPEAT | …), to which ONECLC_NVPTX_MIP_LINEAR may be added.
//
// PTX binds a texture and a sampler together in one handle (unified mode, the only one with handles in memory). An
// image that is read has such a handle for each sampler that its kernels are called with. Writes, reads of read_write
// images and block reads of sub-groups go through surfaces. All handles are those of cuTexObjectCreate and
// cuSurfObjectCreate or their like.
//
// PTX from --target=nvptx64-nvidia-nvcl says ".target sm_…, texmode_independent", which rules handles in memory out:
// before a driver hands it on, it takes the second word out. Nothing in it depends on that mode. PTX from
// --target=nvptx64-- is the same without that word.
#ifndef ONECLC_NVPTX_H
#define ONECLC_NVPTX_H
#ifdef __OPENCL_C_VERSION__
#define ONECLC_UINT64 ulong
#define ONECLC_GLOBAL global
#else
#include <stdint.h>
#define ONECLC_UINT64 uint64_t
#define ONECLC_GLOBAL
#endif

enum {
  ONECLC_NVPTX_LINEAR = 0x20,     // CLK_FILTER_LINEAR
  ONECLC_NVPTX_MIP_LINEAR = 0x40, // CL_SAMPLER_MIP_FILTER_MODE: the two nearest levels
  ONECLC_NVPTX_LEVELS = 18
};

struct oneclc_nvptx_image {
  // The texture objects: [filter][low four bits of the sampler]. The filter is 1 for linear, plus 2 for linear between
  // levels; the low bits are normalised coordinates (1) and addressing (0 none, 2 clamp to edge, 4 clamp, 6 repeat, 8
  // mirrored repeat). Objects that no kernel uses may be missing. Reads without a sampler, and reads of multisample
  // images, use [0][0]. The border is 0; dimensions that an image does not have are clamped to the edge. Channels are
  // in memory's order; those of normalised types are read as floating-point numbers (from sRGB if the order is one of
  // sRGB), integers as integers. Arrays are layered; with unnormalised coordinates a mipmap is its first level.
  ONECLC_UINT64 textures[4][10];
  ONECLC_UINT64 surfaces[ONECLC_NVPTX_LEVELS]; // by level
  ONECLC_GLOBAL void *pixels;    // of an image1d_buffer_t, one after the other; it needs none of the above
  unsigned width, height, depth; // in pixels; 1 where there is no such dimension
  unsigned array_size;
  unsigned num_mip_levels;
  unsigned num_samples;
  unsigned channel_order;     // cl_channel_order: CL_RGBA …, of one, two or four channels
  unsigned channel_data_type; // cl_channel_type: CL_UNORM_INT8 …; packed types are not supported
};
#undef ONECLC_UINT64
#undef ONECLC_GLOBAL
#endif
