// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where rare arguments end (generic/math/arithmetic/often.h)
#undef fma_usual
#undef fma_tiny
#undef fma_small
#undef fma_less
#undef fma_near
#undef fma_exact
#undef fma_close
#undef fma_mostly
#undef rare_arguments
