// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Includes the builtin's file for the vectors of 2, 3, 4, 8 and 16 elements and for the scalar. With LAST_TYPE the pass
// for the scalar is the one that is already under way.
#define vec_width 2
#define vec(T) T##2
#include "width_pass.h"
#define vec_width 3
#define vec(T) T##3
#include "width_pass.h"
#define vec_width 4
#define vec(T) T##4
#include "width_pass.h"
#define vec_width 8
#define vec(T) T##8
#include "width_pass.h"
#define vec_width 16
#define vec(T) T##16
#include "width_pass.h"
#define vec_width 1
#define vec(T) T
#ifdef LAST_TYPE
#include "gentype.h"
#else
#include "width_pass.h"
#include "undef_type.h"
#endif
