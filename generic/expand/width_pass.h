// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the builtin's file once, for sgentype and vec_width. Headers of chapters that are to be included once in each
// pass have their guards undefined by the header that they name as end_of_pass.
#if defined stored && vec_width > 1 && (defined ONECLC_SCALARIZED || exceeds_registers || vec_width == 3)
#include "second_result.h"
#elif defined ONECLC_SCALARIZED && vec_width > 1 && (defined unary || defined binary || defined ternary)
#include "scalarized.h"
#elif (exceeds_registers || vec_width == 3) && (defined unary || defined binary || defined ternary)
#include "in_parts.h"
#else
#include BUILTIN
#endif
#ifdef end_of_pass
#include end_of_pass
#endif
#undef vec_width
#undef source_width
