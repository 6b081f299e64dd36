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
#ifndef vec_width
#include "gentype.h"
#define vec_width 1
#ifdef halves
#define sgentype half
#define atomic atomic_half
#define word short
#include "atomic_pass.h"
#endif
#ifdef floats
#define sgentype float
#define atomic atomic_float
#define word int
#include "atomic_pass.h"
#define sgentype double
#define atomic atomic_double
#define word long
#include "atomic_pass.h"
#endif
#ifdef longs
#define sgentype long
#define atomic atomic_long
#define word long
#include "atomic_pass.h"
#define sgentype ulong
#define atomic atomic_ulong
#define word ulong
#include "atomic_pass.h"
#endif
#define sgentype uint
#define atomic atomic_uint
#define word uint
#include "atomic_pass.h"
#define sgentype int
#define atomic atomic_int
#define word int
#define LAST_TYPE
#include "atomic_pass.h"
#endif
