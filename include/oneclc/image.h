// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The contract between this library and a driver on targets that have no texture units (processors): an image argument
// of a kernel (image2d_t and its like) is the address of a struct oneclc_image, which the library only reads; a sampler
// argument is a number of pointer size.
#ifndef ONECLC_IMAGE_H
#define ONECLC_IMAGE_H
#ifndef __OPENCL_C_VERSION__
#include <stddef.h>
#include <stdint.h>
#endif

// Where the pixels of one mipmap level are. The pixel (x, y, z) lies at data + x * element_size + y * row_pitch + z *
// slice_pitch; in arrays, also in those of 1D images, the layer takes the place of z. `data` and the pitches are
// multiples of the size of a channel, or of the whole element if the data type is a packed one. In rows of raw pixels
// (cl_ext_image_raw10_raw12) the pixels lie as that extension says.
struct oneclc_image_level {
  void *data;
  size_t row_pitch, slice_pitch; // in bytes
};

struct oneclc_image {
  unsigned size;                 // of the structure in the driver's version; fields are only ever added at the end
  unsigned channel_order;        // cl_channel_order: CL_RGBA …
  unsigned channel_data_type;    // cl_channel_type: CL_UNORM_INT8 …
  unsigned element_size;         // in bytes, from one pixel to the next: CL_IMAGE_ELEMENT_SIZE (0: raw pixels)
  unsigned width, height, depth; // in pixels, of the base level; 1 where the image has no such dimension
  unsigned array_size;           // 1 in images that are no arrays
  unsigned num_mip_levels;       // including the base level; 0 or 1 in images without mipmaps
  unsigned num_samples;          // 0 or 1 in images of one sample
  size_t sample_pitch;           // in bytes, from one sample of a pixel to the next
  struct oneclc_image_level base;
  const struct oneclc_image_level *levels; // those above the base level, of half, a quarter … its size
};

// A sampler. The low bits are those of a sampler_t literal in a kernel (CLK_ADDRESS_REPEAT …). The others
// belong to cl_khr_mipmap_image; a literal gets ONECLC_SAMPLER_LODS(0, ONECLC_SAMPLER_LOD_LIMIT) and the
// nearest level.
enum oneclc_sampler {
  ONECLC_SAMPLER_NORMALIZED = 1, // CL_SAMPLER_NORMALIZED_COORDS
  ONECLC_SAMPLER_NONE = 0,       // CL_SAMPLER_ADDRESSING_MODE
  ONECLC_SAMPLER_CLAMP_TO_EDGE = 2,
  ONECLC_SAMPLER_CLAMP = 4,
  ONECLC_SAMPLER_REPEAT = 6,
  ONECLC_SAMPLER_MIRRORED_REPEAT = 8,
  ONECLC_SAMPLER_ADDRESSING = 14, // all bits of the addressing mode
  ONECLC_SAMPLER_NEAREST = 0x10,  // CL_SAMPLER_FILTER_MODE
  ONECLC_SAMPLER_LINEAR = 0x20,
  ONECLC_SAMPLER_MIP_LINEAR = 0x40, // CL_SAMPLER_MIP_FILTER_MODE: the two nearest levels, not the nearest one
};
// CL_SAMPLER_LOD_MIN and CL_SAMPLER_LOD_MAX in steps of 1/256, from 0 to ONECLC_SAMPLER_LOD_LIMIT, which stands for all
// values above it, too.
#define ONECLC_SAMPLER_LOD_LIMIT 65535
#ifdef __OPENCL_C_VERSION__
#define ONECLC_SAMPLER_LODS(MIN, MAX) ((ulong)(MIN) << 32 | (ulong)(MAX) << 48)
#else
#define ONECLC_SAMPLER_LODS(MIN, MAX) ((uint64_t)(MIN) << 32 | (uint64_t)(MAX) << 48)
#endif
#endif
