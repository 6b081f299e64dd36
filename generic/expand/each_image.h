// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for each image type and access qualifier. Each time these are defined:
//
//   gimage                 the type, such as read_only image2d_array_t
//   image_dims             the number of dimensions that are filtered: 1, 2 or 3
//   is_array, is_depth, is_msaa, is_buffer    1 or 0
//   reads, writes          1 if the image can be read, be written, else 0
//   samples                1 if it can be read through a sampler, which read_only images can, else 0
//   has_mipmaps            whether the functions of cl_khr_mipmap_image take it
//   icoord, fcoord         the types of coordinates as in the specification: int, int2 (an array's layer last) or int4
//   gradient               the type of a gradient: float, float2 or float4
//   texel(T)               the type of a pixel with channels of type T: T for depth images, else T4
//   as_texel(v)            v, a T4, as a texel(T)
//
// The last one, read_write image3d_t, stays defined: the rest of the file is its expansion.
#ifndef gimage
#define image_type image1d_t
#define image_dims 1
#include "image_pass.h"
#define image_type image1d_buffer_t
#define image_dims 1
#define is_buffer 1
#include "image_pass.h"
#define image_type image1d_array_t
#define image_dims 1
#define is_array 1
#include "image_pass.h"
#define image_type image2d_t
#define image_dims 2
#include "image_pass.h"
#define image_type image2d_array_t
#define image_dims 2
#define is_array 1
#include "image_pass.h"
#define image_type image2d_depth_t
#define image_dims 2
#define is_depth 1
#include "image_pass.h"
#define image_type image2d_array_depth_t
#define image_dims 2
#define is_array 1
#define is_depth 1
#include "image_pass.h"
#define image_type image2d_msaa_t
#define image_dims 2
#define is_msaa 1
#include "image_pass.h"
#define image_type image2d_array_msaa_t
#define image_dims 2
#define is_array 1
#define is_msaa 1
#include "image_pass.h"
#define image_type image2d_msaa_depth_t
#define image_dims 2
#define is_depth 1
#define is_msaa 1
#include "image_pass.h"
#define image_type image2d_array_msaa_depth_t
#define image_dims 2
#define is_array 1
#define is_depth 1
#define is_msaa 1
#include "image_pass.h"
#define image_type image3d_t
#define image_dims 3
#define LAST_IMAGE
#include "image_pass.h"
#endif
