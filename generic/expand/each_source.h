// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it once more for each width, 2, 4, 8 and 16, of an argument whose width is not that of
// gentype: `source` is its type, usource the unsigned integer of the same size, source_width its width, and
// source_vec(T) is T with that width. To be included after each_type.h and its like.
#ifndef source_width
#define source_width 2
#define source_vec(T) T##2
#include "source_pass.h"
#define source_width 4
#define source_vec(T) T##4
#include "source_pass.h"
#define source_width 8
#define source_vec(T) T##8
#include "source_pass.h"
#define source_width 16
#define source_vec(T) T##16
#define JOIN_SOURCE_(T) source_vec(T)
#define source JOIN_SOURCE_(sgentype)
#define usource JOIN_SOURCE_(unsigned_elem)
#endif
