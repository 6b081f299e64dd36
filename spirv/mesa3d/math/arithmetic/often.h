// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where rare arguments end (generic/math/arithmetic/often.h)
#undef fma_usual
#undef fma_exact
#undef fma_sure
#undef fma_chain_start
#undef fma_chain_step
#undef fma_chain_last
