// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lazy_select(condition, a, b) is condition ? a : b, for expressions a and b that both take a while. Where work-items
// are scalar it is a branch, as neighbouring work-items mostly take the same side; elsewhere both sides are evaluated,
// so that loops over scalars can become vector code. To be included after each_float.h.
#ifndef lazy_select_pass
#define lazy_select_pass
#define end_of_pass "math/end_of_pass.h"
#ifdef ONECLC_SCALARIZED
#undef lazy_select
#define lazy_select(condition, a, b) ((condition) ? (a) : (b))
#elif elem_bits > 16
static inline gentype lazy_select(relation condition, gentype a, gentype b) { return condition ? a : b; }
#endif
#endif
