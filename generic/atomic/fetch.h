// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The overloads of atomic_fetch_add and its like (6.15.12.7.5): with order and scope, with order alone, with neither.
// The file that includes this defines its names, fetch and fetch_explicit, and the function's body, fetch_body, which
// uses object, operand, order and scope. For integers of a pointer's size Clang also declares operands of the opposite
// sign. The file says which by `#define one_mixed`, for unsigned objects with a ptrdiff_t, or by `#define both_mixed`,
// for these and for signed objects with a size_t, outside of the generic address space.
#define operand_type gentype
#include <atomic/fetch_forms.h>
#undef operand_type
#if !is_float && elem_bits == __SIZEOF_POINTER__ * 8
#if !is_signed && defined one_mixed || !is_signed && defined both_mixed && !is_generic
#define operand_type ptrdiff_t
#define is_mixed
#include <atomic/fetch_forms.h>
#undef operand_type
#undef is_mixed
#elif is_signed && defined both_mixed && !is_generic
#define operand_type size_t
#define is_mixed
#include <atomic/fetch_forms.h>
#undef operand_type
#undef is_mixed
#endif
#endif
