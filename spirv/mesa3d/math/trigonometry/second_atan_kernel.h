// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan_kernel.h a second time in float (generic/math/trigonometry/second_atan_kernel.h), with calls of one fma or, with
// fma_by_mad, which it undefines, with mad (vocabulary.h). To be included after atan_kernel.h.
#if elem_bits == 32
#define rare_arguments
#include <math/arithmetic/vocabulary.h>
#define angle second_words
#define half_turns second_half_turns
#define atan_polynomial second_atan_polynomial
#define atan_words_of_quotient second_atan_words_of_quotient
#define atan_of_quotient second_atan_of_quotient
#define atan_of_magnitude second_atan_of_magnitude
#define half_turns_of_magnitude second_half_turns_of_magnitude
#define scale_quotient second_scale_quotient
#define of_scaled_quotient second_of_scaled_quotient
#define atan_of_any_quotient second_atan_of_any_quotient
#define atan2_parts second_atan2_parts
#define atan2_words second_atan2_words
#undef QUOTIENT_
#define QUOTIENT_(T) second_quotient_##T
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
#undef fma_by_mad
#include <math/arithmetic/vocabulary.h>
#endif
