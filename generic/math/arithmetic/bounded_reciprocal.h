// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// nearly_reciprocal (reciprocal.h, which includes this) as bounds (bounds.h), of a number or of bounds
static inline gentype bounded_reciprocal(gentype d) { return nearly_reciprocal(d); }
