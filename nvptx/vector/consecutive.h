// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// load_consecutive and store_consecutive, as generic/'s header of this name describes them. An instruction accesses 2,
// 4, 8 or 16 bytes at such a multiple of its size, and LLVM makes one of each element where nothing is known of the
// address. Most kernels' vectors are aligned: where the address turns out to be, few instructions do it; the test
// costs two more, and in a warp all threads mostly agree. Pointers that can be private are not tested, because a
// variable whose address is a number cannot be in registers.
#ifndef ONECLC_VECTOR_CONSECUTIVE_H
#define ONECLC_VECTOR_CONSECUTIVE_H
#define tests_(space) tests_##space
#define tests(space) tests_(space)
#define tests_global 1
#define tests_local 1
#define tests_constant 1
#define tests_private 0
#define whole_bytes(vector) (sizeof(vector) < 16 ? sizeof(vector) : 16)
#define is_whole(vector, p, alignment) \
  (alignment >= whole_bytes(vector) || (tests(space) && !((size_t)(p) & (whole_bytes(vector) - 1))))

// The two halves of the vector: of two accesses that differ in nothing but the alignment LLVM would make one, with the
// lesser.
#define load_consecutive(vector, p, alignment) \
  ({ \
    typedef vector whole __attribute__((aligned(whole_bytes(vector)), may_alias)); \
    typedef __typeof__(((vector)0).lo) part __attribute__((aligned(alignment), may_alias)); \
    is_whole(vector, p, alignment) ? *(const space whole *)(p) \
                                   : (vector)(((const space part *)(p))[0], ((const space part *)(p))[1]); \
  })
#define store_consecutive(vector, p, alignment, data) \
  ({ \
    typedef vector whole __attribute__((aligned(whole_bytes(vector)), may_alias)); \
    typedef __typeof__(((vector)0).lo) part __attribute__((aligned(alignment), may_alias)); \
    const vector stored = (data); \
    if (is_whole(vector, p, alignment)) \
      *(space whole *)(p) = stored; \
    else \
      ((space part *)(p))[0] = stored.lo, ((space part *)(p))[1] = stored.hi; \
  })
#endif
