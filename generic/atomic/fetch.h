// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The overloads of atomic_fetch_OPERATION (6.15.12.7.5): with order and scope, with order, with neither. The file
// defines fetch and fetch_explicit, its names, and fetch_body, which uses object, operand, order and scope. Clang
// declares operands of the opposite sign for the integers of a pointer's size: one_mixed (uintptr_t with ptrdiff_t) or
// both_mixed, not in the generic address space.
#define operand_type gentype
#include <atomic/fetch_forms.h>
#undef operand_type
#if !is_float && elem_bits == __SIZEOF_POINTER__ * 8
#if !is_signed && defined one_mixed || !is_signed && defined both_mixed && !is_generic
#define operand_type ptrdiff_t
#include <atomic/fetch_forms.h>
#undef operand_type
#elif is_signed && defined both_mixed && !is_generic
#define operand_type size_t
#include <atomic/fetch_forms.h>
#undef operand_type
#endif
#endif
