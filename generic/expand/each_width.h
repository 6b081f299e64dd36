// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Includes the builtin's file for the vectors of 2, 3, 4, 8 and 16 elements of sgentype and for the scalar, one pass
// for each. With LAST_TYPE the pass for the scalar is the one that is already under way.
#ifndef vec_width
#include "gentype.h"
#define vec_width 2
#include "each_width.h"
#define vec_width 3
#include "each_width.h"
#define vec_width 4
#include "each_width.h"
#define vec_width 8
#include "each_width.h"
#define vec_width 16
#include "each_width.h"
#define vec_width 1
#ifndef LAST_TYPE
#include "each_width.h"
#undef sgentype
#endif

#else // one pass
#if defined stored && vec_width > 1 && (defined ONECLC_SCALARIZED || exceeds_registers || vec_width == 3)
#include "second_result.h"
#elif defined ONECLC_SCALARIZED && vec_width > 1 && (defined unary || defined binary || defined ternary)
#include "scalarized.h"
#elif (exceeds_registers || vec_width == 3) && (defined unary || defined binary || defined ternary)
#include "in_parts.h"
#else
#include BUILTIN
#endif
#ifdef end_of_pass // undefines the guards of a chapter's headers (gentype.h)
#include end_of_pass
#endif
#undef vec_width
#undef source_width
#endif
