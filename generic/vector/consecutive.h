// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// load_consecutive and store_consecutive access the object of type `vector` whose elements stand at p + at and after it,
// where `at` is a multiple of their number and `alignment` is what p is known to have, in bytes. It may alias what the
// elements are in the kernel's eyes.
#ifndef ONECLC_VECTOR_CONSECUTIVE_H
#define ONECLC_VECTOR_CONSECUTIVE_H
#define load_consecutive(vector, p, at, alignment) \
  ({ \
    typedef vector consecutive __attribute__((aligned(alignment), may_alias)); \
    *(const space consecutive *)((p) + (at)); \
  })
#define store_consecutive(vector, p, at, alignment, data) \
  ({ \
    typedef vector consecutive __attribute__((aligned(alignment), may_alias)); \
    *(space consecutive *)((p) + (at)) = (data); \
  })
#endif
