// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it once more for each width, 2, 4, 8 and 16, of an argument whose width is not that of
// gentype: `source` is its type, usource the unsigned integer of the same size, source_width its width, and
// source_vec(T) is T with that width. To be included after each_type.h and its like.
#ifndef source_width
#define source_vec(T) VEC_OF(source_width, T)
#define source source_vec(sgentype)
#define usource source_vec(unsigned_elem)
#define source_width 2
#include BUILTIN
#undef source_width
#define source_width 4
#include BUILTIN
#undef source_width
#define source_width 8
#include BUILTIN
#undef source_width
#define source_width 16
#endif
