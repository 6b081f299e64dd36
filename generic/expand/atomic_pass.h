// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Includes the builtin's file for one type of each_atomic.h in each address space.
#if defined ONECLC_GENERIC_SPACE && is_float && (elem_bits == 16 || defined private_floats)
#define space private
#define access "atomic/private_access.h"
#define is_local 0
#define is_generic 0
#define is_private 1
#include BUILTIN
#undef space
#undef access
#undef is_generic
#undef is_local
#undef is_private
#endif
#define is_private 0
#define access "atomic/access.h"
#define space local
#define is_local 1
#define is_generic 0
#include BUILTIN
#undef space
#undef is_generic
#undef is_local
#ifndef legacy
#define space generic
#define is_local 0
#define is_generic 1
#include BUILTIN
#undef space
#undef is_generic
#undef is_local
#endif
#define space global
#define is_local 0
#define is_generic 0
#ifndef LAST_TYPE
#include BUILTIN
#undef access
#undef is_private
#undef space
#undef is_generic
#undef is_local
#undef sgentype
#undef atomic
#undef word
#endif
