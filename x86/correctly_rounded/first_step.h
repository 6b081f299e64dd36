// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A scalar is as fast in double; of doubles a vector has half as many.
#define floats_first (vec_width > 1)
#define pieces_first false
