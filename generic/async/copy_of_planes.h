// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// copy_planes, for async_work_group_copy_2D2D and _3D3D: copies `planes` times `lines` lines of `elements` elements of
// `bytes` bytes. Elements of a side lie as its `box` says, whose members count elements. The work-items share the copy:
// consecutive ones take consecutive words, or bytes where a side or an element is no whole number of words. Local
// memory holds one side, so that its bytes can be counted by 32 bits.
#ifndef ONECLC_ASYNC_COPY_OF_PLANES_H
#define ONECLC_ASYNC_COPY_OF_PLANES_H
#include <async/work_items.h>
typedef struct {
  size_t offset, line, plane;
} box;

#define copy_units(unit, dst_space, src_space) \
  { \
    const uint in_line = elements * bytes / sizeof(unit), all = in_line * (uint)(lines * planes); \
    for (uint i = me; i < all; i += items) { \
      const uint line = i / in_line, plane = line / (uint)lines, row = line % (uint)lines; \
      const size_t at = (to.offset + plane * to.plane + row * to.line) * bytes + i % in_line * sizeof(unit), \
                   from_at = \
                       (from.offset + plane * from.plane + row * from.line) * bytes + i % in_line * sizeof(unit); \
      *(dst_space unit *)((dst_space uchar *)dst + at) = \
          *(const src_space unit *)((const src_space uchar *)src + from_at); \
    } \
  }
#define copy_planes(dst_space, src_space) \
  static inline void copy_planes(dst_space void *dst, box to, const src_space void *src, box from, size_t bytes, \
                                 size_t elements, size_t lines, size_t planes) { \
    const uint items = item_count(), me = item_number(); \
    if ((((size_t)dst | (size_t)src | bytes) & (sizeof(uint) - 1)) == 0) \
      copy_units(uint, dst_space, src_space) else copy_units(uchar, dst_space, src_space) \
  }
copy_planes(local, global) copy_planes(global, local)
#undef copy_planes
#undef copy_units
#endif
