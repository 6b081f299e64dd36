// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// async_work_group_strided_copy (6.15.11). The work-items share the copy: consecutive work-items take consecutive
// elements. It is complete once they have passed wait_group_events, which is a barrier, so the event is only handed on.
// Elements of three components are copied like those of four, as the specification says. The functions are always
// inlined, because the optimiser removes arguments from functions that it does not inline, and LLVM's SPIR-V backend
// then reads past the last one, going by what the mangled name says.
#include "each_type.h"
#include <async/work_items.h>

#undef element
#if vec_width == 3
#define element __typeof__(((gentype)0).xyzz)
#else
#define element gentype
#endif

__attribute__((always_inline)) event_t async_work_group_strided_copy(local gentype *dst, const global gentype *src,
                                                                     size_t num, size_t stride, event_t event) {
  const uint items = item_count();
  for (size_t i = item_number(); i < num; i += items)
    ((local element *)dst)[i] = ((const global element *)src)[i * stride];
  return event;
}

__attribute__((always_inline)) event_t async_work_group_strided_copy(global gentype *dst, const local gentype *src,
                                                                     size_t num, size_t stride, event_t event) {
  const uint items = item_count();
  for (size_t i = item_number(); i < num; i += items)
    ((global element *)dst)[i * stride] = ((const local element *)src)[i];
  return event;
}
