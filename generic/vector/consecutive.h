// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// consecutive(vector, p, alignment) is the object of type `vector` whose elements stand at p and after it, where
// `alignment` is what p is known to have, in bytes: load_consecutive and store_consecutive access it. It may alias what
// the elements are in the kernel's eyes.
#ifndef ONECLC_VECTOR_CONSECUTIVE_H
#define ONECLC_VECTOR_CONSECUTIVE_H
#define load_consecutive(vector, p, alignment) \
  ({ \
    typedef vector consecutive __attribute__((aligned(alignment), may_alias)); \
    *(const space consecutive *)(p); \
  })
#define store_consecutive(vector, p, alignment, data) \
  ({ \
    typedef vector consecutive __attribute__((aligned(alignment), may_alias)); \
    *(space consecutive *)(p) = (data); \
  })
#endif
