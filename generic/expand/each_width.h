// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Includes the builtin's file for the vectors of 2, 3, 4, 8 and 16 elements of sgentype and for the scalar. With
// LAST_TYPE the pass for the scalar is the one that is already under way.
#include "gentype.h"
#define vec_width 2
#include "width_pass.h"
#define vec_width 3
#include "width_pass.h"
#define vec_width 4
#include "width_pass.h"
#define vec_width 8
#include "width_pass.h"
#define vec_width 16
#include "width_pass.h"
#define vec_width 1
#ifndef LAST_TYPE
#include "width_pass.h"
#undef sgentype
#endif
