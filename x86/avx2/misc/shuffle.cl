// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// shuffle (6.15.13) by the processor's permutations with a variable mask, as AVX2 and AVX-512 have them: by the
// narrowest one that holds both the source and the result. A result that is wider than the widest permutation is put
// together from two halves; from a source that is wider, each half gives a result, between which a bit of the mask
// selects. Only bits move, so all types of a size have the same body.
#include "each_type.h"

#if vec_width != 1 && vec_width != 3
#include <misc/permute.h>
#include "each_source.h"

#if is_float || is_signed
gentype shuffle(source x, ugentype mask) { return as_gentype(shuffle(__builtin_astype(x, usource), mask)); }
#elif source_width > widest_permute
gentype shuffle(source x, ugentype mask) {
  igentype high = (mask & (ugentype)(source_width / 2)) != (ugentype)0;
  return select(shuffle(x.lo, mask), shuffle(x.hi, mask), high);
}
#elif vec_width > widest_permute
gentype shuffle(source x, ugentype mask) { return (gentype)(shuffle(x, mask.lo), shuffle(x, mask.hi)); }
#else
gentype shuffle(source x, ugentype mask) {
  enum { wider = source_width > vec_width ? source_width : vec_width, least = 128 / elem_bits };
  typedef sgentype permuted __attribute__((ext_vector_type(wider > least ? wider : least)));
  permuted from,
      index; // repeated, as LLVM 22 mistakes an index of which only the low 128 of 512 bits count for a broadcast
#pragma unroll
  for (int i = 0; i < (int)__builtin_vectorelements(permuted); i++) {
    from[i] = x[i % source_width];
    index[i] = mask[i % vec_width] & (source_width - 1);
  }
  from = permute(from, index);
  gentype result;
#pragma unroll
  for (int i = 0; i < vec_width; i++)
    result[i] = from[i];
  return result;
}
#endif
#endif
