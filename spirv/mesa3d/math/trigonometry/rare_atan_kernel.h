// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan_kernel.h a second time in float, with calls of one fma (generic/math/trigonometry/rare_atan_kernel.h). To be
// included after atan_kernel.h.
#if elem_bits == 32
#define rare_arguments
#include <math/arithmetic/vocabulary.h>
#define angle rare_words
#define half_turns rare_half_turns
#define atan_polynomial rare_atan_polynomial
#define atan_words_of_quotient rare_atan_words_of_quotient
#define atan_of_quotient rare_atan_of_quotient
#define atan_of_magnitude rare_atan_of_magnitude
#define half_turns_of_magnitude rare_half_turns_of_magnitude
#define scale_quotient rare_scale_quotient
#define of_scaled_quotient rare_of_scaled_quotient
#define atan_of_any_quotient rare_atan_of_any_quotient
#define atan2_parts rare_atan2_parts
#define atan2_words rare_atan2_words
#undef QUOTIENT_
#define QUOTIENT_(T) rare_quotient_##T
#include <math/trigonometry/atan_kernel.h>
#undef angle
#undef half_turns
#undef atan_polynomial
#undef atan_words_of_quotient
#undef atan_of_quotient
#undef atan_of_magnitude
#undef half_turns_of_magnitude
#undef scale_quotient
#undef of_scaled_quotient
#undef atan_of_any_quotient
#undef atan2_parts
#undef atan2_words
#undef QUOTIENT_
#undef rare_arguments
#include <math/arithmetic/vocabulary.h>
#endif
