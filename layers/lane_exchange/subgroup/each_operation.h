// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for each operation of the collectives. To be included after each_type.h. Before
// that, the file says by `#define takes` for which types its builtins are there (an expression for #if, about scalars),
// and by `#define arithmetic_only` that they are add, min and max alone. Each time these are defined:
//
//   named(builtin)   the builtin's name with the operation's: named(sub_group_reduce) is sub_group_reduce_add
//   operation        the function (operations.h)
//   identity         what an exclusive scan gives the first one
//   neutral          the value that changes no other; that of sums is -0
//   operand(x)       the value that stands for x in the operation: for logical ones 0 or 1
//   applies          whether the builtin exists for this operation and this type
//   by_keys          defined for minima and maxima of floating-point numbers, which are those of integers
//   (operations.h)
#ifndef operation
#if vec_width == 1
#ifndef arithmetic_only
#define operation_name mul
#define operation times
#define identity 1
#include <subgroup/operation_pass.h>
#define operation_name and
#define operation bits_and
#define identity -1
#define is_bitwise
#include <subgroup/operation_pass.h>
#define operation_name or
#define operation bits_or
#define identity 0
#define is_bitwise
#include <subgroup/operation_pass.h>
#define operation_name xor
#define operation bits_xor
#define identity 0
#define is_bitwise
#include <subgroup/operation_pass.h>
#define operation_name logical_and
#define operation logical_and
#define identity 1
#define is_logical
#include <subgroup/operation_pass.h>
#define operation_name logical_or
#define operation logical_or
#define identity 0
#define is_logical
#include <subgroup/operation_pass.h>
#define operation_name logical_xor
#define operation logical_xor
#define identity 0
#define is_logical
#include <subgroup/operation_pass.h>
#endif
#define operation_name min
#define operation lesser
#define identity greatest_value
#define is_extremum
#include <subgroup/operation_pass.h>
#define operation_name max
#define operation greater
#define identity least_value
#define is_extremum
#include <subgroup/operation_pass.h>
#define operation_name add
#define operation plus
#define identity 0
#define neutral -0.0f
#define operand(x) (x)
#define applies (takes)
#else
#define operation
#define applies 0
#endif
#endif
#define end_of_pass "subgroup/end_of_pass.h"
