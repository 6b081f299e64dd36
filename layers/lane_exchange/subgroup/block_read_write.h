// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Block reads and writes of sub-groups (cl_intel_subgroups and its kin): the lanes' elements lie side by side, and
// element i of a lane's vector lies i times the sub-group's size behind its element 0. This header expands the file
// that includes it for local and global pointers to unsigned integers; there are no blocks of three elements, and
// blocks of 16 of the shorter types only. Targets that can address an image's bytes have image/row_bytes.h: for images
// element i comes from the row i below.
//
// Each time these are defined: sized(name), the name of a builtin for this element size and vector width; block_type
// and row_type, whether there are such builtins of memory and of images; read_block, write_block, read_rows and
// write_rows with the width as suffix, which do the work.
#ifndef space
#define space local
#include "space_pass.h"
#define space global
#if __has_include(<image/row_bytes.h>)
#include <image/row_bytes.h>
#define has_rows true // for global only, so that builtins of images are defined once, not for each space
#endif
#endif
#include "each_integer.h"

// The name of a builtin for elements of this size, and this number of them.
#undef sized
#if elem_bits == 8
#define sized(name) vec(name##_uc)
#elif elem_bits == 16
#define sized(name) vec(name##_us)
#elif elem_bits == 32
#define sized(name) vec(name##_ui)
#else
#define sized(name) vec(name##_ul)
#endif

#undef block_type
#define block_type (!is_signed && vec_width != 3 && (elem_bits <= 16 || vec_width <= 8))
#if block_type
static inline gentype vec(read_block)(const space sgentype *p) {
  const uint size = get_max_sub_group_size(), lane = get_sub_group_local_id();
#if vec_width == 1
  (void)size;
  return p[lane];
#else
  gentype result;
  for (uint i = 0; i < vec_width; i++)
    result[i] = p[i * size + lane];
  return result;
#endif
}

static inline void vec(write_block)(space sgentype *p, gentype x) {
  const uint size = get_max_sub_group_size(), lane = get_sub_group_local_id();
#if vec_width == 1
  (void)size;
  p[lane] = x;
#else
  for (uint i = 0; i < vec_width; i++)
    p[i * size + lane] = x[i];
#endif
}
#endif

#undef row_type
#define row_type (has_rows && !is_signed && vec_width != 3 && (elem_bits != 32 || vec_width <= 8))
#if row_type
static inline gentype vec(read_rows)(image_pointer image, int2 at,
                             gentype result) { // only the type of this argument matters
  at.x += get_sub_group_local_id() * sizeof(sgentype);
#if vec_width == 1
  result = load_bytes(image, at, sizeof(sgentype));
#else
  for (int i = 0; i < vec_width; i++)
    result[i] = load_bytes(image, at + (int2)(0, i), sizeof(sgentype));
#endif
  return result;
}

static inline void vec(write_rows)(image_pointer image, int2 at, gentype x) {
  at.x += get_sub_group_local_id() * sizeof(sgentype);
#if vec_width == 1
  store_bytes(image, at, sizeof(sgentype), x);
#else
  for (int i = 0; i < vec_width; i++)
    store_bytes(image, at + (int2)(0, i), sizeof(sgentype), x[i]);
#endif
}
#endif
