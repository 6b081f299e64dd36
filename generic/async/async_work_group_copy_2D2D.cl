// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// async_work_group_copy_2D2D (cl_khr_extended_async_copies) is async_work_group_copy_3D3D of one plane. It is complete
// as async_work_group_strided_copy is, and always inlined for the same reason.
#include <async/copy_of_planes.h>

__attribute__((always_inline)) event_t async_work_group_copy_2D2D(local void *dst, size_t dst_offset,
                                                                  const global void *src, size_t src_offset,
                                                                  size_t bytes, size_t elements, size_t lines,
                                                                  size_t src_line, size_t dst_line, event_t event) {
  copy_planes(dst, (box){dst_offset, dst_line, 0}, src, (box){src_offset, src_line, 0}, bytes, elements, lines, 1);
  return event;
}

__attribute__((always_inline)) event_t async_work_group_copy_2D2D(global void *dst, size_t dst_offset,
                                                                  const local void *src, size_t src_offset,
                                                                  size_t bytes, size_t elements, size_t lines,
                                                                  size_t src_line, size_t dst_line, event_t event) {
  copy_planes(dst, (box){dst_offset, dst_line, 0}, src, (box){src_offset, src_line, 0}, bytes, elements, lines, 1);
  return event;
}
