// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// saturate(x, source), as generic/'s header of this name describes it, where instructions clamp several at a time.
#if elem_bits == 32 && is_signed && dst_bits < 32
static inline dstn saturate(gentype x, gentype source) {
  (void)source;
  return packed(x);
}
#else
#include <generic/convert/clamp.h>
#endif
