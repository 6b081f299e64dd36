// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A scalar is as fast in double; of doubles a vector has half as many.
#ifndef ONECLC_CORRECTLY_ROUNDED_FIRST_STEP_H
#define ONECLC_CORRECTLY_ROUNDED_FIRST_STEP_H
#define floats_first (vec_width > 1)
#endif
