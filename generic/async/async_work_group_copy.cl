// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// async_work_group_copy (6.15.11): async_work_group_strided_copy with a stride of 1.
#include "each_type.h"

__attribute__((always_inline)) event_t async_work_group_copy(local gentype *dst, const global gentype *src, size_t num,
                                                             event_t event) {
  return async_work_group_strided_copy(dst, src, num, 1, event);
}

__attribute__((always_inline)) event_t async_work_group_copy(global gentype *dst, const local gentype *src, size_t num,
                                                             event_t event) {
  return async_work_group_strided_copy(dst, src, num, 1, event);
}
