// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A scalar is as fast in double; of doubles a vector has half as many.
#ifndef ONECLC_CORRECTLY_ROUNDED_FIRST_STEP_H
#define ONECLC_CORRECTLY_ROUNDED_FIRST_STEP_H
#define floats_first (vec_width > 1)
// AVX-512 permutes a register, or two, by the indices in another.
#ifdef __AVX512F__
#define pieces_first (vec_width > 1)
#else
#define pieces_first false
#endif
#endif
