// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Block reads and writes of sub-groups (cl_intel_subgroups and its kin): element i of a lane's vector lies i times the sub-group's size
// behind its element 0, and the lanes' elements lie side by side. Expands the file that includes it for local and global pointers to unsigned
// integers; there are blocks of no three elements, and of 16 of the shorter types only.
#ifndef space
#define space local
#include "space.h"
#define space global
#endif
#include "each_integer.h"

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
