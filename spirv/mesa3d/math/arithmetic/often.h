// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where rare arguments end (generic/math/arithmetic/often.h)
#undef fma_usual
#undef fma_exact
#undef fma_sure
#undef rare_arguments
