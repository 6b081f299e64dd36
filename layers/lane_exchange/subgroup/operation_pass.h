// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Includes the builtin's file once for one operation of each_operation.h.
#ifdef is_logical
#define operand(x) (!!(x))
#define applies ((takes) && elem_bits == 32 && is_signed && !is_float)
#elif defined is_bitwise
#define operand(x) (x)
#define applies ((takes) && !is_float)
#else
#define operand(x) (x)
#define applies (takes)
#endif
#define neutral identity
#if defined is_extremum && is_float
#define by_keys
#endif
#include BUILTIN
#include <subgroup/undef_operation.h>
