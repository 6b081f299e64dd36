// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the builtin's file once, for sgentype and vec_width, and undefines what belongs to that width.
#include "gentype.h"
#if defined stored && vec_width > 1 && (defined ONECLC_SCALARIZED || exceeds_registers || vec_width == 3)
#include "second_result.h"
#elif defined ONECLC_SCALARIZED && vec_width > 1 && (defined unary || defined binary || defined ternary)
#include "scalarized.h"
#elif (exceeds_registers || vec_width == 3) && (defined unary || defined binary || defined ternary)
#include "in_parts.h"
#else
#include BUILTIN
#endif
#include "undef_width.h"
