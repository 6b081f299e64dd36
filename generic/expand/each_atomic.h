// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for each type and address space of an atomic builtin's object. Before that, the
// file says which types it takes beside int and uint, by `#define longs`, `#define floats` (float and double) and
// `#define halves`, and by `#define legacy` that the builtin has no overload for the generic address space. In language
// modes without that address space a pointer that names none is a pointer to private memory, for which Clang declares
// overloads, too: of half and, for a file that says `#define private_floats`, of all floating-point types. Each time
// these are defined:
//
//   gentype, space      the value's type and the object's address space (global, local, generic, private)
//   access              the header of the accesses
//   atomic, word        the object's type (atomic_int …); the integer of the same size
//   is_float, is_signed, is_generic, is_local, is_private, elem_bits
//
// Global int comes last: the rest of the file is its expansion.
#ifndef gentype
#ifdef halves
#define gentype half
#define atomic atomic_half
#define word short
#define elem_bits 16
#define is_float 1
#define is_signed 1
#include "atomic_pass.h"
#endif
#ifdef floats
#define gentype float
#define atomic atomic_float
#define word int
#define elem_bits 32
#define is_float 1
#define is_signed 1
#include "atomic_pass.h"
#define gentype double
#define atomic atomic_double
#define word long
#define elem_bits 64
#define is_float 1
#define is_signed 1
#include "atomic_pass.h"
#endif
#ifdef longs
#define gentype long
#define atomic atomic_long
#define word long
#define elem_bits 64
#define is_float 0
#define is_signed 1
#include "atomic_pass.h"
#define gentype ulong
#define atomic atomic_ulong
#define word ulong
#define elem_bits 64
#define is_float 0
#define is_signed 0
#include "atomic_pass.h"
#endif
#define gentype uint
#define atomic atomic_uint
#define word uint
#define elem_bits 32
#define is_float 0
#define is_signed 0
#include "atomic_pass.h"
#define gentype int
#define atomic atomic_int
#define word int
#define elem_bits 32
#define is_float 0
#define is_signed 1
#define LAST_TYPE
#include "atomic_pass.h"
#endif
