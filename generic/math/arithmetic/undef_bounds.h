// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What bounds.h defines, for the next type's definitions
#undef bounds
#undef bounded_words
#undef fma_early
#undef fma_loose
#undef fma_about
#undef fma_about_tiny
#undef fma_between
#undef fma_among
#undef fma_any_among
#undef fma_onto
#undef fma_cancelled
#undef fma_scaled
#undef plus_bounds
#undef times_bounds
#undef minus_bounds
#undef chosen_bounds
#undef known_bounds
#undef bounds_within
#undef bounds_if_sure
#undef bounds_unless_small
#undef either_bound
#undef settled
#undef settled_bounds
